import { parseApiEnablement } from '../api-enablement.js';
import { parseFeatureGates } from '../feature-gates.js';
import { parseChoice, parseInteger, type FlagGroup } from '../flag.js';
import type { ServeOptions } from '../options.js';

/** Enabled features. */
export const featureFlags: FlagGroup<ServeOptions> = {
  title: 'Features',
  flags: [
    {
      name: 'runtime-config',
      hint: 'key[=true|false],...',
      help: 'Turns API groups, versions or resources on and off: apps/v1=false, api/beta=true, group/version/resource.',
      repeatable: true,
      apply: (o, v) => {
        for (const [key, on] of parseApiEnablement(v)) o.runtimeConfig.set(key, on);
      },
    },
    {
      name: 'feature-gates',
      hint: 'Name=true|false,...',
      help: 'Turns features on and off. Gates of Kubernetes without an effect here are accepted and logged.',
      repeatable: true,
      apply: (o, v) => {
        for (const [gate, on] of parseFeatureGates(v)) o.featureGates.set(gate, on);
      },
    },
  ],
};

/** Logging. */
export const loggingFlags: FlagGroup<ServeOptions> = {
  title: 'Logging',
  flags: [
    {
      name: 'v',
      hint: '0..10',
      help: 'Log level: 0 warnings and errors, 2 also steps of the server, 4 and more also single events.',
      shownDefault: '2',
      apply: (o, v) => (o.verbosity = parseInteger('v', v, 0, 10)),
    },
    {
      name: 'logging-format',
      hint: 'auto|json|text',
      help: 'JSON or text lines; auto is text on a terminal.',
      shownDefault: 'auto',
      apply: (o, v) => (o.logFormat = parseChoice('logging-format', v, ['auto', 'json', 'text'])),
    },
  ],
};
