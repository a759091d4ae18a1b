import type { NamingProfile } from './profile.js';
import { namingProfile } from './profile.js';

const CLUSTER = namingProfile('cluster');

/** Rewrites identifiers of the cluster column into those of a profile. Made once at start (design §2.3). */
export interface Renamer {
  /** An API group: `rbac.authorization.cluster.io`. Groups without the domain stay. */
  group(group: string): string;
  /** An apiVersion or `group/version Kind`: only the group changes. */
  apiVersion(apiVersion: string): string;
  /** A dotted OpenAPI name: `io.cluster.api.core.v1.Pod`. */
  model(name: string): string;
  /** A value from a schema (a default, an enum entry): label domains, signers and namespaces in its texts. */
  value<Value>(value: Value): Value;
  /** A whole document: groups, labels, media types, signers, namespaces and OpenAPI names, each by its context. */
  text(text: string): string;
}

/** The renamer of a profile. `groups` are all API groups in cluster naming; only documents need them. */
export function createRenamer(profile: NamingProfile, groups: readonly string[]): Renamer {
  if (profile.name === CLUSTER.name) return UNCHANGED;
  const group = (name: string): string => withDomain(name, CLUSTER.groupDomain, profile.groupDomain);
  const words = wordsOf(profile);
  const rename = documentRenamer(profile, groups, group, words);
  const value = <Value>(given: Value): Value => renameValue(given, rename) as Value;
  return {
    group,
    apiVersion: (apiVersion) => {
      const cut = apiVersion.indexOf('/');
      return cut < 0 ? apiVersion : group(apiVersion.slice(0, cut)) + apiVersion.slice(cut);
    },
    model: (name) =>
      name.startsWith(CLUSTER.openapiPrefix) ? profile.openapiPrefix + name.slice(CLUSTER.openapiPrefix.length) : name,
    value,
    text: rename,
  };
}

/** The group in cluster naming, whichever of the two domains it has. */
export function clusterGroup(group: string): string {
  return withDomain(group, namingProfile('kubernetes').groupDomain, CLUSTER.groupDomain);
}

const UNCHANGED: Renamer = {
  group: (name) => name,
  apiVersion: (name) => name,
  model: (name) => name,
  value: (value) => value,
  text: (text) => text,
};

function withDomain(name: string, from: string, to: string): string {
  return name.endsWith(`.${from}`) ? name.slice(0, -from.length) + to : name;
}

/** Identifiers replaced as whole words, in any context. */
function wordsOf(profile: NamingProfile): ReadonlyMap<string, string> {
  const words = new Map([[CLUSTER.binaryMediaType, profile.binaryMediaType]]);
  for (const key of Object.keys(CLUSTER.signers) as (keyof NamingProfile['signers'])[]) {
    words.set(CLUSTER.signers[key], profile.signers[key]);
  }
  for (const key of Object.keys(CLUSTER.namespaces) as (keyof NamingProfile['namespaces'])[]) {
    if (CLUSTER.namespaces[key] !== profile.namespaces[key]) {
      words.set(CLUSTER.namespaces[key], profile.namespaces[key]);
    }
  }
  return words;
}

/**
 * One pass over a text. A name that ends in the domain is a group when it is one of the groups and no label name
 * follows it: `rbac.authorization.cluster.io/v1` and `"rbac.authorization.cluster.io"` are, and
 * `rbac.authorization.cluster.io/autoupdate` is a label.
 */
function documentRenamer(
  profile: NamingProfile,
  groups: readonly string[],
  group: (name: string) => string,
  words: ReadonlyMap<string, string>,
): (text: string) => string {
  const known = new Set([...groups, CLUSTER.metaGroup]);
  const domain = escape(CLUSTER.labelDomain);
  const longestFirst = [...words.keys()].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(
    `(?<![\\w.-])(?:(?<word>${longestFirst.map(escape).join('|')})(?![\\w.-]*\\w)` +
      `|(?<model>${escape(CLUSTER.openapiPrefix)})(?=[a-z])` +
      `|(?<name>(?:[a-z0-9-]+\\.)*)${domain}(?![\\w-])(?<label>/(?!v\\d+(?:(?:alpha|beta)\\d+)?(?![\\w.-]))[\\w.-])?)`,
    'g',
  );
  return (text) =>
    text.replace(pattern, (...found: unknown[]) => {
      const parts = found.at(-1) as Readonly<Record<string, string | undefined>>;
      const whole = found[0] as string;
      if (parts['word'] !== undefined) return words.get(parts['word'])!;
      if (parts['model'] !== undefined) return profile.openapiPrefix;
      const name = parts['name'] ?? '';
      const full = name + CLUSTER.labelDomain;
      if (full === CLUSTER.metaGroup) return profile.metaGroup + (parts['label'] ?? '');
      if (parts['label'] === undefined && known.has(full)) return group(full);
      return name + profile.labelDomain + whole.slice(full.length);
    });
}

function renameValue(value: unknown, rename: (text: string) => string): unknown {
  if (typeof value === 'string') return rename(value);
  if (Array.isArray(value)) return value.map((item: unknown) => renameValue(item, rename));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [rename(key), renameValue(member, rename)]));
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
}
