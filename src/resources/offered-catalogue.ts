import type { Catalogue, ServedGroup, ServedResource } from './catalogue.js';
import type { ResourceDefinition } from './definition.js';

/**
 * The part of a catalogue that clients see. Kinds disabled by operators are hidden from clients, while the server
 * itself goes on working with them: stored objects still have owners, belong to namespaces and grant rights.
 *
 * Example: with `rbac.authorization.k8s.io/v1=false` nobody can read or write roles, and stored ones stay effective.
 *
 * @param hidden which kinds are hidden; custom kinds are always shown
 */
export function offeredCatalogue(catalogue: Catalogue, hidden: ReadonlySet<ResourceDefinition>): Catalogue {
  return new OfferedCatalogue(catalogue, hidden);
}

class OfferedCatalogue implements Catalogue {
  readonly #all: Catalogue;
  readonly #hidden: ReadonlySet<ResourceDefinition>;
  /** The visible part, built on demand after a change. */
  #groups: readonly ServedGroup[] | undefined;
  #resources: readonly ServedResource[] | undefined;
  #madeAt = 0;
  /** The visible part of a group, and of a version's resources: a change replaces those that it concerns. */
  readonly #shownGroups = new WeakMap<ServedGroup, ServedGroup | 'none'>();
  readonly #shownResources = new WeakMap<readonly ServedResource[], readonly ServedResource[]>();

  constructor(catalogue: Catalogue, hidden: ReadonlySet<ResourceDefinition>) {
    this.#all = catalogue;
    this.#hidden = hidden;
  }

  get revision(): number {
    return this.#all.revision;
  }

  get groups(): readonly ServedGroup[] {
    this.#forgetOld();
    return (this.#groups ??= this.#all.groups.flatMap((group) => this.#shownGroup(group) ?? []));
  }

  group(name: string): ServedGroup | undefined {
    const group = this.#all.group(name);
    return group === undefined ? undefined : this.#shownGroup(group);
  }

  get resources(): readonly ServedResource[] {
    this.#forgetOld();
    return (this.#resources ??= this.#all.resources.filter((resource) => this.#isShown(resource)));
  }

  find(group: string, version: string, resource: string): ServedResource | undefined {
    return this.#shown(this.#all.find(group, version, resource));
  }

  findKind(group: string, version: string, kind: string): ServedResource | undefined {
    return this.#shown(this.#all.findKind(group, version, kind));
  }

  resourcesOf(group: string, version: string): readonly ServedResource[] {
    const all = this.#all.resourcesOf(group, version);
    const made = this.#shownResources.get(all);
    if (made !== undefined) return made;
    const shown = all.every((resource) => this.#isShown(resource))
      ? all
      : all.filter((resource) => this.#isShown(resource));
    this.#shownResources.set(all, shown);
    return shown;
  }

  onChange(listener: (changed: readonly ServedResource[]) => void): () => void {
    return this.#all.onChange(listener);
  }

  #shown(resource: ServedResource | undefined): ServedResource | undefined {
    return resource === undefined || !this.#isShown(resource) ? undefined : resource;
  }

  #shownGroup(group: ServedGroup): ServedGroup | undefined {
    let shown = this.#shownGroups.get(group);
    if (shown === undefined) {
      const versions = group.versions.filter((version) => this.resourcesOf(group.group, version).length > 0);
      if (versions.length === group.versions.length) shown = group;
      else shown = versions.length === 0 ? 'none' : { group: group.group, versions, preferredVersion: versions[0]! };
      this.#shownGroups.set(group, shown);
    }
    return shown === 'none' ? undefined : shown;
  }

  #isShown({ definition }: ServedResource): boolean {
    return !this.#hidden.has(definition);
  }

  #forgetOld(): void {
    if (this.#madeAt === this.#all.revision) return;
    this.#madeAt = this.#all.revision;
    this.#groups = undefined;
    this.#resources = undefined;
  }
}
