import type { Renamer } from '../naming/renamer.js';
import type { NamingProfile } from '../naming/profile.js';
import type { Catalogue } from '../resources/catalogue.js';
import { AggregatedDiscovery } from './aggregated-discovery.js';
import { RevisionCache, publish, publishBytes, type PublishedDocument } from './cached.js';
import { groupDocument, groupList, legacyVersions, resourceList } from './discovery.js';
import { createOpenApi, type OpenApi, type ReadGenerated } from './openapi.js';

/** Every discovery document, as bytes made once per catalogue revision. */
export interface Publisher {
  readonly openapi: OpenApi;
  version(): PublishedDocument;
  /** `/api`. */
  legacyVersions(): PublishedDocument;
  /** `/apis`. */
  groupList(): PublishedDocument;
  /** `/apis/{group}`; undefined: 404. */
  group(name: string): PublishedDocument | undefined;
  /** `/api/{version}` (group '') and `/apis/{group}/{version}`; undefined: 404. */
  resourceList(group: string, version: string): PublishedDocument | undefined;
  /** Aggregated form of `/api` (`legacy`) and `/apis` (`named`); `discoveryGroup` as in the client's `Accept`. */
  aggregated(part: 'legacy' | 'named', discoveryGroup: string): PublishedDocument;
}

/**
 * Makes the publisher of a catalogue. `serverAddress` gives host:port as clients see it; it is known once the server
 * listens. `discoveryGroup` of `aggregated` must come from a closed set, as documents are cached by it.
 */
export function createPublisher(parts: {
  readonly catalogue: Catalogue;
  readonly naming: NamingProfile;
  readonly renamer: Renamer;
  readonly readGenerated: ReadGenerated;
  readonly version: object;
  readonly serverAddress: () => string;
}): Publisher {
  const { catalogue } = parts;
  const kept = new RevisionCache<PublishedDocument | undefined>(catalogue);
  const discovery = new AggregatedDiscovery(catalogue);
  const version = publish(parts.version);
  const always = (key: string, make: () => object): PublishedDocument => kept.get(key, () => publish(make()))!;
  const perhaps = (key: string, make: () => object | undefined): PublishedDocument | undefined =>
    kept.get(key, () => {
      const document = make();
      return document === undefined ? undefined : publish(document);
    });
  return {
    openapi: createOpenApi({ catalogue, naming: parts.naming, renamer: parts.renamer, read: parts.readGenerated }),
    version: () => version,
    legacyVersions: () => always('legacy', () => legacyVersions(catalogue, parts.serverAddress())),
    groupList: () => always('groups', () => groupList(catalogue)),
    group: (name) =>
      catalogue.group(name) !== undefined ? perhaps(`group ${name}`, () => groupDocument(catalogue, name)) : undefined,
    resourceList: (group, wanted) =>
      catalogue.group(group)?.versions.includes(wanted) === true
        ? perhaps(`version ${group}/${wanted}`, () => resourceList(catalogue, group, wanted))
        : undefined,
    aggregated: (part, discoveryGroup) =>
      kept.get(`aggregated ${part} ${discoveryGroup}`, () => publishBytes(discovery.bytes(part, discoveryGroup)))!,
  };
}
