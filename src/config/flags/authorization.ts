import { ConfigError, type FlagGroup, parseChoice, parseList } from '../flag.js';
import { AUTHORIZATION_MODES, type ServeOptions } from '../options.js';

/** What callers may do. */
export const authorizationFlags: FlagGroup<ServeOptions> = {
  title: 'Authorization',
  flags: [
    {
      name: 'authorization-mode',
      hint: 'mode,...',
      help: `Who decides, in this order: ${AUTHORIZATION_MODES.join(', ')}.`,
      shownDefault: 'RBAC',
      apply: (o, v) => {
        const modes = parseList('authorization-mode', v).map((mode) =>
          parseChoice('authorization-mode', mode, AUTHORIZATION_MODES),
        );
        if (modes.length === 0) throw new ConfigError('--authorization-mode: at least one mode is needed');
        if (new Set(modes).size < modes.length) throw new ConfigError(`--authorization-mode: "${v}" has a mode twice`);
        o.authorizationModes = modes;
      },
    },
  ],
};
