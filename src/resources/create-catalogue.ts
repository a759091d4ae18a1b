import type { NamingProfile } from '../naming/profile.js';
import type { ValidateFunction } from '../schema/validator-errors.js';
import type { Catalogue, ServedGroup, ServedResource } from './catalogue.js';
import { compileResource } from './compile.js';
import { type ResourceDefinition, storageGroupOf } from './definition.js';
import type { Strategy } from './strategy.js';

/** A definition with what no schema can say about its kind. */
export interface CatalogueEntry {
  readonly definition: ResourceDefinition;
  readonly strategy: Strategy;
  /** The check of a kind that has no generated one (custom kinds). */
  readonly validator?: ValidateFunction;
}

/** A catalogue whose content can be changed, in one step each time. */
export interface ChangeableCatalogue extends Catalogue {
  /**
   * Serves these kinds from now on, in this (discovery) order; versions of a group are preferred in the order in which
   * they come. Entries that are the same objects as before keep their compiled engines.
   */
  replace(entries: readonly CatalogueEntry[]): void;
}

/** What one state of the catalogue answers from. */
interface ServedTable {
  readonly groups: readonly ServedGroup[];
  readonly resources: readonly ServedResource[];
  readonly byResource: Directory;
  readonly byKind: Directory;
}

/** Resources by group, version and a name. Asked several times by every request, so it joins no texts. */
class Directory {
  readonly #groups = new Map<string, Map<string, Map<string, ServedResource>>>();

  find(group: string, version: string, name: string): ServedResource | undefined {
    return this.#groups.get(group)?.get(version)?.get(name);
  }

  add(name: string, resource: ServedResource): void {
    const { group, version } = resource.definition;
    let versions = this.#groups.get(group);
    if (versions === undefined) this.#groups.set(group, (versions = new Map<string, Map<string, ServedResource>>()));
    let names = versions.get(version);
    if (names === undefined) versions.set(version, (names = new Map<string, ServedResource>()));
    names.set(name, resource);
  }
}

function served({ definition, strategy, validator }: CatalogueEntry, naming: NamingProfile): ServedResource {
  return {
    definition,
    strategy,
    compiled: compileResource(definition, { strategy, naming, ...(validator === undefined ? {} : { validator }) }),
    storageResource: `${storageGroupOf(definition)}/${definition.resource}`,
  };
}

function groupsOf(resources: readonly ServedResource[]): readonly ServedGroup[] {
  const versions = new Map<string, string[]>();
  for (const { definition } of resources) {
    const known = versions.get(definition.group) ?? [];
    if (!known.includes(definition.version)) known.push(definition.version);
    versions.set(definition.group, known);
  }
  return [...versions].map(([group, known]) => ({ group, versions: known, preferredVersion: known[0]! }));
}

function tabulate(resources: readonly ServedResource[]): ServedTable {
  const byResource = new Directory();
  const byKind = new Directory();
  for (const resource of resources) {
    const { group, version, resource: plural, kind } = resource.definition;
    if (byResource.find(group, version, plural) !== undefined) {
      throw new Error(`${plural}.${version}.${group} is defined twice`);
    }
    byResource.add(plural, resource);
    byKind.add(kind, resource);
  }
  return { groups: groupsOf(resources), resources, byResource, byKind };
}

/**
 * Makes the catalogue of one server. A lookup sees one whole state, before or after a change, never a mixture.
 *
 * @throws Error when two entries claim the same resource; that is a fault of whoever filled it
 */
export function createCatalogue(entries: readonly CatalogueEntry[], naming: NamingProfile): ChangeableCatalogue {
  const listeners = new Set<() => void>();
  const compiled = new Map<ResourceDefinition, ServedResource>();
  const serveAll = (wanted: readonly CatalogueEntry[]): ServedTable => {
    const resources = wanted.map((entry) => {
      const known = compiled.get(entry.definition);
      return known?.strategy === entry.strategy ? known : served(entry, naming);
    });
    const table = tabulate(resources);
    compiled.clear();
    for (const resource of resources) compiled.set(resource.definition, resource);
    return table;
  };
  let table = serveAll(entries);
  let revision = 1;
  return {
    get revision() {
      return revision;
    },
    get groups() {
      return table.groups;
    },
    get resources() {
      return table.resources;
    },
    find: (group, version, resource) => table.byResource.find(group, version, resource),
    findKind: (group, version, kind) => table.byKind.find(group, version, kind),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    replace(wanted) {
      table = serveAll(wanted);
      revision += 1;
      for (const listener of [...listeners]) listener();
    },
  };
}
