import { startOf } from '../meta/sorted.js';
import { compareVersions } from '../meta/version-order.js';
import type { NamingProfile } from '../naming/profile.js';
import type { Catalogue, CompiledResource, ServedGroup, ServedResource } from './catalogue.js';
import { compileResource } from './compile.js';
import { type ResourceDefinition, storageGroupOf } from './definition.js';
import type { ObjectForms } from './forms.js';
import { createRetirement, type RetirementSource } from './retirement.js';
import type { Strategy } from './strategy.js';

/** A definition with its strategy. */
export interface CatalogueEntry {
  readonly definition: ResourceDefinition;
  readonly strategy: Strategy;
}

/** A custom kind with its engines. */
export interface CustomEntry extends CatalogueEntry {
  readonly compiled: CompiledResource;
  readonly forms: ObjectForms;
}

/** A catalogue whose custom kinds come and go, in one step each time. */
export interface ChangeableCatalogue extends Catalogue {
  /**
   * Replaces the custom kinds of an owner (the name of their definition); none removes them. Unchanged entries (the
   * same objects) stay; the others are retired. An entry is left out when another owner holds its place, when it is in
   * a version of a group with built-in kinds, or when it has the name of one in any version: a right to define kinds
   * must not extend what the server itself serves, nor reach its stored objects.
   *
   * @param discoveryChanged whether discovery changes for unchanged entries
   */
  put(owner: string, entries: readonly CustomEntry[], discoveryChanged?: boolean): void;
}

/** A served resource and the function that retires it. */
interface Served extends ServedResource {
  readonly retirement: RetirementSource;
}

/** A custom kind and its served resource. */
interface Owned {
  readonly entry: CustomEntry;
  readonly resource: Served;
}

/** The resources of one version of a group. Looked up several times per request, so it joins no texts. */
class VersionTable {
  readonly byResource = new Map<string, Served>();
  readonly byKind = new Map<string, Served>();
  #listed: readonly Served[] | undefined;

  get listed(): readonly Served[] {
    return (this.#listed ??= [...this.byResource.values()].sort(inDiscovery));
  }

  add(resource: Served): void {
    const { definition } = resource;
    this.byResource.set(definition.resource, resource);
    // A kind is found by its first resource.
    if (!this.byKind.has(definition.kind)) this.byKind.set(definition.kind, resource);
    this.#listed = undefined;
  }

  remove({ definition }: Served): void {
    this.byResource.delete(definition.resource);
    this.byKind.delete(definition.kind);
    this.#listed = undefined;
  }
}

/** Built-in kinds stay in their order, custom ones follow by name. */
function inDiscovery({ definition: left }: Served, { definition: right }: Served): number {
  if (!left.custom && !right.custom) return 0;
  if (left.custom !== right.custom) return left.custom ? 1 : -1;
  return left.resource < right.resource ? -1 : 1;
}

/** One group: built-in versions in their order, then others in the order that clients prefer. */
class GroupTable {
  readonly #fixed = new Set<string>();
  readonly tables = new Map<string, VersionTable>();

  table(version: string, fixed: boolean): VersionTable {
    let table = this.tables.get(version);
    if (table === undefined) this.tables.set(version, (table = new VersionTable()));
    if (fixed) this.#fixed.add(version);
    return table;
  }

  get versions(): readonly string[] {
    const others = [...this.tables.keys()].filter((version) => !this.#fixed.has(version));
    return [...this.#fixed, ...others.sort(compareVersions)];
  }
}

/**
 * Makes the catalogue of one server. A lookup sees one consistent state, before or after a change: changes are made in
 * one turn of the event loop, and lists are built on demand.
 *
 * @throws Error when two built-in kinds claim the same resource, which is a programming error
 */
export function createCatalogue(
  entries: readonly CatalogueEntry[],
  naming: NamingProfile,
  turnedOff: TurnedOff = {},
): ChangeableCatalogue {
  return new RunningCatalogue(entries, naming, turnedOff);
}

/** Kinds disabled by the operator. */
export interface TurnedOff {
  /** Disabled feature gates: members behind them are dropped. */
  readonly gatesOff?: ReadonlySet<string>;
  /** Built-in kinds hidden from clients: their versions are free for custom kinds. */
  readonly hidden?: ReadonlySet<ResourceDefinition>;
}

class RunningCatalogue implements ChangeableCatalogue {
  readonly #listeners = new Set<(changed: readonly ServedResource[]) => void>();
  readonly #tables = new Map<string, GroupTable>();
  /** Built-in groups in their order; all others follow by name. */
  readonly #fixed = new Set<string>();
  /** `<group>/<version>` of the built-in kinds that clients see. */
  readonly #builtin = new Set<string>();
  /** Where built-in kinds are stored. */
  readonly #builtinStores = new Set<string>();
  readonly #owned = new Map<string, readonly Owned[]>();
  /** In listing order; built on demand. */
  readonly #byName = new Map<string, ServedGroup>();
  /** Names of the groups of custom kinds alone, in order. */
  #others: readonly string[] = [];
  #groups: readonly ServedGroup[] | undefined;
  #resources: readonly ServedResource[] | undefined;
  #revision = 1;

  constructor(
    entries: readonly CatalogueEntry[],
    naming: NamingProfile,
    { gatesOff = new Set(), hidden = new Set() }: TurnedOff,
  ) {
    for (const entry of entries) {
      const { definition, strategy } = entry;
      this.#fixed.add(definition.group);
      if (!hidden.has(definition)) this.#builtin.add(`${definition.group}/${definition.version}`);
      const compiled = compileResource(definition, { strategy, naming, gatesOff });
      if (!this.#add(entry, compiled, undefined, true)) {
        throw new Error(`${definition.resource}.${definition.version}.${definition.group} is defined twice`);
      }
    }
  }

  get revision(): number {
    return this.#revision;
  }

  get groups(): readonly ServedGroup[] {
    return (this.#groups ??= [...this.#fixed, ...this.#others].flatMap((name) => this.group(name) ?? []));
  }

  group(name: string): ServedGroup | undefined {
    const known = this.#byName.get(name);
    if (known !== undefined) return known;
    const versions = this.#tables.get(name)?.versions ?? [];
    if (versions.length === 0) return undefined;
    const group = { group: name, versions, preferredVersion: versions[0]! };
    this.#byName.set(name, group);
    return group;
  }

  get resources(): readonly ServedResource[] {
    return (this.#resources ??= this.groups.flatMap(({ group, versions }) =>
      versions.flatMap((version) => this.resourcesOf(group, version)),
    ));
  }

  find(group: string, version: string, resource: string): ServedResource | undefined {
    return this.#tables.get(group)?.tables.get(version)?.byResource.get(resource);
  }

  findKind(group: string, version: string, kind: string): ServedResource | undefined {
    return this.#tables.get(group)?.tables.get(version)?.byKind.get(kind);
  }

  resourcesOf(group: string, version: string): readonly ServedResource[] {
    return this.#tables.get(group)?.tables.get(version)?.listed ?? [];
  }

  onChange(listener: (changed: readonly ServedResource[]) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  put(owner: string, entries: readonly CustomEntry[], discoveryChanged = false): void {
    const before = this.#owned.get(owner) ?? [];
    const after: Owned[] = [];
    const retired: Served[] = [];
    const wanted = new Set(entries);
    for (const owned of before) {
      if (wanted.delete(owned.entry)) after.push(owned);
      else {
        this.#remove(owned.resource);
        retired.push(owned.resource);
      }
    }
    const changed = [...retired];
    for (const entry of wanted) {
      const resource = this.#add(entry, entry.compiled, entry.forms, false);
      if (resource === undefined) continue;
      after.push({ entry, resource });
      changed.push(resource);
    }
    if (after.length === 0) this.#owned.delete(owner);
    else this.#owned.set(owner, after);
    const described = discoveryChanged ? after.map(({ resource }) => resource) : changed;
    if (described.length === 0 && changed.length === 0) return;
    this.#revision += 1;
    for (const { definition } of [...changed, ...described]) this.#groupChanged(definition.group);
    this.#groups = undefined;
    this.#resources = undefined;
    if (changed.length === 0) return;
    for (const resource of retired) resource.retirement.retire();
    for (const listener of [...this.#listeners]) listener(changed);
  }

  #groupChanged(name: string): void {
    this.#byName.delete(name);
    if (this.#fixed.has(name)) return;
    const place = startOf(this.#others, (other) => other < name);
    const listed = this.#others[place] === name;
    if (listed === this.#tables.has(name)) return;
    this.#others = this.#others.toSpliced(place, listed ? 1 : 0, ...(listed ? [] : [name]));
  }

  /** Undefined when the place is taken. */
  #add(
    { definition, strategy }: CatalogueEntry,
    compiled: CompiledResource,
    forms: ObjectForms | undefined,
    fixed: boolean,
  ): Served | undefined {
    const { group, version, resource } = definition;
    let tables = this.#tables.get(group);
    const storageResource = `${storageGroupOf(definition)}/${definition.storageResource ?? resource}`;
    if (fixed) this.#builtinStores.add(storageResource);
    else if (this.#builtin.has(`${group}/${version}`) || this.#builtinStores.has(storageResource)) return undefined;
    if (tables?.tables.get(version)?.byResource.has(resource) === true) return undefined;
    if (tables === undefined) this.#tables.set(group, (tables = new GroupTable()));
    const served: Served = {
      definition,
      strategy,
      compiled,
      storageResource,
      ...(forms === undefined ? {} : { forms }),
      retirement: createRetirement(),
    };
    tables.table(version, fixed).add(served);
    return served;
  }

  #remove(resource: Served): void {
    const { group, version } = resource.definition;
    const tables = this.#tables.get(group);
    const table = tables?.tables.get(version);
    if (tables === undefined || table === undefined) return;
    table.remove(resource);
    if (table.byResource.size > 0) return;
    tables.tables.delete(version);
    if (tables.tables.size === 0) this.#tables.delete(group);
  }
}
