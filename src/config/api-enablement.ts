import type { ResourceDefinition } from '../resources/definition.js';
import { ConfigError } from './flag.js';

/**
 * Splits one `--runtime-config` value: comma-separated `key[=true|false]`, a missing value meaning true
 * (spec 1, "Groups").
 */
export function parseApiEnablement(value: string): [string, boolean][] {
  return value
    .split(',')
    .filter((entry) => entry !== '')
    .map((entry) => {
      const cut = entry.indexOf('=');
      const key = cut < 0 ? entry : entry.slice(0, cut);
      const word = cut < 0 ? 'true' : entry.slice(cut + 1);
      if (word !== 'true' && word !== 'false') {
        throw new ConfigError(`--runtime-config: "${entry}" must end in =true or =false`);
      }
      if (key !== 'v1' && !/^[a-z0-9.-]+\/[a-z0-9]+(\/[a-z0-9]+)?$/.test(key)) {
        throw new ConfigError(
          `--runtime-config: "${key}" is not a key; use group/version, group/version/resource, v1, api/all, api/ga, api/beta or api/alpha`,
        );
      }
      return [key, word === 'true'];
    });
}

/**
 * Looks whether the settings name only what there is: a level, a group version, a resource.
 *
 * @param versions group versions by key (`v1`, `apps/v1`), also those without resources of their own
 * @throws ConfigError for a key that names nothing known
 */
export function checkEnablement(
  definitions: readonly ResourceDefinition[],
  versions: readonly string[],
  settings: ReadonlyMap<string, boolean>,
): void {
  const known = new Set(['api/all', 'api/ga', 'api/beta', 'api/alpha', 'api/legacy', ...versions]);
  for (const definition of definitions) known.add(`${versionKey(definition)}/${definition.resource}`);
  for (const key of settings.keys()) {
    if (!known.has(key)) throw new ConfigError(`--runtime-config: "${key}" names no group version or resource here`);
  }
}

/**
 * The definitions that are served under these settings. More exact keys win: resource, then version, then
 * `api/ga|beta|alpha`, then `api/all`, then the default of the version. What stands behind a gate that is off is not
 * served at all.
 */
export function servedDefinitions(
  definitions: readonly ResourceDefinition[],
  settings: ReadonlyMap<string, boolean>,
  gatesOff: ReadonlySet<string>,
): ResourceDefinition[] {
  return definitions.filter((definition) => {
    if (definition.gate !== undefined && gatesOff.has(definition.gate)) return false;
    const version = versionKey(definition);
    return (
      settings.get(`${version}/${definition.resource}`) ??
      settings.get(version) ??
      settings.get(`api/${stability(definition.version)}`) ??
      settings.get('api/all') ??
      definition.enabledByDefault
    );
  });
}

function versionKey(definition: ResourceDefinition): string {
  return definition.group === '' ? definition.version : `${definition.group}/${definition.version}`;
}

function stability(version: string): 'alpha' | 'beta' | 'ga' {
  if (version.includes('alpha')) return 'alpha';
  return version.includes('beta') ? 'beta' : 'ga';
}
