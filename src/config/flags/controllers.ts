import { type FlagGroup, parseList } from '../flag.js';
import type { ServeOptions } from '../options.js';

/** Controllers and admission plugins. */
export const controllerFlags: FlagGroup<ServeOptions> = {
  title: 'Controllers and admission',
  flags: [
    {
      name: 'controllers',
      hint: 'name,...',
      help: 'Controllers to run: * is all that are on by default, name adds one, -name removes one.',
      shownDefault: '*',
      apply: (o, v) => (o.controllers = parseList('controllers', v)),
    },
    {
      name: 'enable-admission-plugins',
      hint: 'Name,...',
      help: 'Admission plugins to run besides those that are on by default; the order makes no difference.',
      repeatable: true,
      apply: (o, v) => o.enabledAdmissionPlugins.push(...parseList('enable-admission-plugins', v)),
    },
    {
      name: 'disable-admission-plugins',
      hint: 'Name,...',
      help: 'Admission plugins not to run although they are on by default.',
      repeatable: true,
      apply: (o, v) => o.disabledAdmissionPlugins.push(...parseList('disable-admission-plugins', v)),
    },
  ],
};
