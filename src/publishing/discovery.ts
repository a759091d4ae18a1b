import { createHash } from 'node:crypto';
import { apiVersionOf } from '../meta/gvk.js';
import type { Catalogue, ServedGroup, ServedResource } from '../resources/catalogue.js';
import { type ResourceDefinition, storageGroupOf, type SubresourceDefinition } from '../resources/definition.js';

/** `GET /api`: the versions of the core group. `serverAddress` is host:port as clients see it. */
export function legacyVersions(catalogue: Catalogue, serverAddress: string): object {
  const core = catalogue.group('');
  return {
    kind: 'APIVersions',
    versions: core?.versions ?? [],
    serverAddressByClientCIDRs: [{ clientCIDR: '0.0.0.0/0', serverAddress }],
  };
}

/** `GET /apis`: every named group in order of priority. */
export function groupList(catalogue: Catalogue): object {
  return {
    kind: 'APIGroupList',
    apiVersion: 'v1',
    groups: catalogue.groups.filter((group) => group.group !== '').map(groupBody),
  };
}

/** `GET /apis/{group}`; undefined for a group that is not served. */
export function groupDocument(catalogue: Catalogue, name: string): object | undefined {
  const group = name === '' ? undefined : catalogue.group(name);
  return group === undefined ? undefined : { kind: 'APIGroup', apiVersion: 'v1', ...groupBody(group) };
}

/** `GET /api/v1` and `GET /apis/{group}/{version}`; undefined for a version that is not served. */
export function resourceList(catalogue: Catalogue, group: string, version: string): object | undefined {
  const resources = catalogue.resourcesOf(group, version);
  if (resources.length === 0) return undefined;
  return {
    kind: 'APIResourceList',
    // the core version's list predates apiVersion on lists; clients know it without
    ...(group === '' ? {} : { apiVersion: 'v1' }),
    groupVersion: apiVersionOf(group, version),
    resources: resources.flatMap((resource) => [mainEntry(catalogue, resource), ...subresourceEntries(resource)]),
  };
}

function groupBody(group: ServedGroup): object {
  const entry = (version: string): object => ({ groupVersion: apiVersionOf(group.group, version), version });
  return {
    name: group.group,
    versions: group.versions.map(entry),
    preferredVersion: entry(group.preferredVersion),
  };
}

function mainEntry(catalogue: Catalogue, resource: ServedResource): object {
  const { definition } = resource;
  return {
    name: definition.resource,
    singularName: definition.singular,
    namespaced: definition.namespaced,
    kind: definition.kind,
    verbs: definition.discoveryVerbs ?? definition.verbs,
    ...(definition.shortNames.length > 0 ? { shortNames: definition.shortNames } : {}),
    ...(definition.categories.length > 0 ? { categories: definition.categories } : {}),
    ...(hasStorageHash(catalogue, definition) ? { storageVersionHash: storageVersionHash(resource) } : {}),
  };
}

/** The subresources of a kind in the order of kube-apiserver's documents: by name, except for custom kinds. */
export function listedSubresources({ custom, subresources }: ResourceDefinition): readonly SubresourceDefinition[] {
  return custom ? subresources : [...subresources].sort((a, b) => (a.name < b.name ? -1 : 1));
}

function subresourceEntries({ definition }: ServedResource): object[] {
  return listedSubresources(definition).map((subresource) => {
    const body = subresource.body;
    const elsewhere = body !== undefined && (body.group !== definition.group || body.version !== definition.version);
    return {
      name: `${definition.resource}/${subresource.name}`,
      singularName: '',
      namespaced: definition.namespaced,
      ...(elsewhere ? { group: body.group, version: body.version } : {}),
      kind: body?.kind ?? definition.kind,
      verbs: subresource.verbs,
    };
  });
}

/**
 * Whether the kind has stored objects (unlike reviews, bindings and ComponentStatus), and clients can read the stored
 * version.
 */
function hasStorageHash(catalogue: Catalogue, definition: ResourceDefinition): boolean {
  const { verbs, custom, group, storageVersion, resource } = definition;
  if (!verbs.includes('create') || !verbs.includes('list')) return false;
  return !custom || catalogue.find(group, storageVersion, resource) !== undefined;
}

/**
 * The first 8 bytes of SHA-256 over `group/version/kind` of the stored form, in base64: equal hashes mean the same
 * storage.
 */
function storageVersionHash({ definition }: ServedResource): string {
  const stored = `${storageGroupOf(definition)}/${definition.storageVersion}/${definition.kind}`;
  return createHash('sha256').update(stored).digest().subarray(0, 8).toString('base64');
}
