import type { ResourceDefinition } from '../resources/definition.js';
import { ConfigError, truthOf } from './flag.js';

/** Settings of all versions of a stage, or of all. `api/legacy` is obsolete. */
const LEVELS: readonly string[] = ['api/all', 'api/ga', 'api/beta', 'api/alpha', 'api/legacy'];

/**
 * Splits one `--runtime-config` value: comma-separated `key[=true|false]`, a missing value meaning true (spec 1,
 * "Groups").
 */
export function parseApiEnablement(value: string): [string, boolean][] {
  return value
    .split(',')
    .filter((entry) => entry !== '')
    .map((entry) => {
      const cut = entry.indexOf('=');
      const given = (cut < 0 ? entry : entry.slice(0, cut)).trim();
      const on = cut < 0 ? true : truthOf(entry.slice(cut + 1).trim() || 'true');
      if (on === undefined) throw new ConfigError(`--runtime-config: "${entry}" must end in =true or =false`);
      // The core group has no name.
      const key = given.replace(/^\/v1(?=\/|$)/, 'v1');
      if (key !== 'v1' && !/^[a-z0-9.-]+\/[a-z0-9]+(\/[a-z0-9]+)?$/.test(key)) {
        throw new ConfigError(
          `--runtime-config: "${given}" is not a key; use group/version, group/version/resource, v1, api/all, api/ga, api/beta or api/alpha`,
        );
      }
      return [key, on];
    });
}

/** Versions of earlier Kubernetes releases, by the first word of their group: settings may still contain them. */
const EARLIER: Readonly<Record<string, string>> = {
  apiextensions: 'v1beta1',
  apiregistration: 'v1beta1',
  apps: 'v1beta1 v1beta2',
  authorization: 'v1beta1',
  autoscaling: 'v2beta1 v2beta2',
  batch: 'v1beta1 v2alpha1',
  coordination: 'v1alpha1',
  discovery: 'v1alpha1 v1beta1',
  events: 'v1beta1',
  extensions: 'v1beta1',
  flowcontrol: 'v1alpha1 v1beta1 v1beta2',
  networking: 'v1alpha1',
  node: 'v1alpha1 v1beta1',
  policy: 'v1beta1',
  rbac: 'v1alpha1 v1beta1',
  resource: 'v1alpha1 v1alpha2',
  scheduling: 'v1alpha1 v1beta1',
  storagemigration: 'v1alpha1',
};

/**
 * Checks that the settings name present or former versions, and leave something to serve.
 *
 * @param versions group versions by key (`v1`, `apps/v1`), also those without resources of their own
 * @returns keys that match nothing here: versions and resources of other releases
 * @throws ConfigError for a key of an unknown version, and when everything would be disabled
 */
export function checkEnablement(
  definitions: readonly ResourceDefinition[],
  versions: readonly string[],
  settings: ReadonlyMap<string, boolean>,
): readonly string[] {
  if (settings.size === 1 && settings.get('api/all') === false) {
    throw new ConfigError('--runtime-config: only api/all=false leaves nothing to serve; turn something on besides');
  }
  const known = new Set([...LEVELS, ...versions]);
  for (const definition of definitions) known.add(`${versionKey(definition)}/${definition.resource}`);
  const present = new Set(versions);
  const unknown = [...settings.keys()].filter((key) => !known.has(key));
  for (const key of unknown) {
    if (!present.has(versionOf(key)) && !isEarlier(key, versions)) {
      throw new ConfigError(`--runtime-config: "${key}" names no group version here`);
    }
  }
  return unknown;
}

/** The version in a key: `apps/v1` of `apps/v1/deployments`. */
function versionOf(key: string): string {
  const parts = key.split('/');
  return parts.slice(0, key.startsWith('v1/') ? 1 : 2).join('/');
}

/** Whether the key is a version of earlier releases, in a group that still exists unless the group is gone, too. */
function isEarlier(key: string, versions: readonly string[]): boolean {
  const [group = '', version = ''] = key.split('/');
  const word = group.split('.')[0]!;
  const earlier = Object.hasOwn(EARLIER, word) ? EARLIER[word]!.split(' ') : [];
  return earlier.includes(version) && (group === 'extensions' || versions.some((each) => each.startsWith(`${group}/`)));
}

/** Whether the kind does not exist because its feature gate is off, whatever the settings. */
export function isBehindGate({ gate }: ResourceDefinition, gatesOff: ReadonlySet<string>): boolean {
  return gate !== undefined && gatesOff.has(gate);
}

/**
 * The definitions hidden from clients under these settings. More specific keys win: resource, then version, then
 * `api/ga|beta|alpha`, then `api/all`, then the default of the version.
 */
export function hiddenDefinitions(
  definitions: readonly ResourceDefinition[],
  settings: ReadonlyMap<string, boolean>,
): ReadonlySet<ResourceDefinition> {
  const isOffered = (definition: ResourceDefinition): boolean => {
    const version = versionKey(definition);
    return (
      settings.get(`${version}/${definition.resource}`) ??
      settings.get(version) ??
      settings.get(`api/${stability(definition.version)}`) ??
      settings.get('api/all') ??
      definition.enabledByDefault
    );
  };
  return new Set(definitions.filter((definition) => !isOffered(definition)));
}

function versionKey(definition: ResourceDefinition): string {
  return definition.group === '' ? definition.version : `${definition.group}/${definition.version}`;
}

function stability(version: string): 'alpha' | 'beta' | 'ga' {
  if (version.includes('alpha')) return 'alpha';
  return version.includes('beta') ? 'beta' : 'ga';
}
