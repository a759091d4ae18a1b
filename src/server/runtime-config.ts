import { servedDefinitions } from '../config/api-enablement.js';
import type { ServeOptions } from '../config/options.js';
import { namingProfile } from '../naming/profile.js';
import { builtinResources } from '../resources/builtin.js';

/** Looks whether `--runtime-config` names only what there is. @throws ConfigError */
export function checkRuntimeConfig(options: Pick<ServeOptions, 'naming' | 'runtimeConfig'>): void {
  const definitions = builtinResources(namingProfile(options.naming)).map(({ definition }) => definition);
  servedDefinitions(definitions, options.runtimeConfig);
}
