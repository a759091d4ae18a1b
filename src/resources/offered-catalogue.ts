import type { Catalogue, ServedGroup, ServedResource } from './catalogue.js';
import type { ResourceDefinition } from './definition.js';

/**
 * The part of a catalogue that clients get to see. What operators turn off is not there for clients, while the server
 * itself goes on working with it: stored objects still have owners, belong to namespaces and grant rights.
 *
 * Example: with `rbac.authorization.k8s.io/v1=false` nobody can read or write roles, and those that are stored hold.
 *
 * @param hidden what clients do not get to see; custom kinds are always shown
 */
export function offeredCatalogue(catalogue: Catalogue, hidden: ReadonlySet<ResourceDefinition>): Catalogue {
  return new OfferedCatalogue(catalogue, hidden);
}

class OfferedCatalogue implements Catalogue {
  readonly #all: Catalogue;
  readonly #hidden: ReadonlySet<ResourceDefinition>;
  /** What is shown, put together when it is first asked for after a change. */
  #groups: readonly ServedGroup[] | undefined;
  #resources: readonly ServedResource[] | undefined;
  readonly #versions = new Map<string, readonly ServedResource[]>();
  #madeAt = 0;

  constructor(catalogue: Catalogue, hidden: ReadonlySet<ResourceDefinition>) {
    this.#all = catalogue;
    this.#hidden = hidden;
  }

  get revision(): number {
    return this.#all.revision;
  }

  get groups(): readonly ServedGroup[] {
    this.#forgetOld();
    return (this.#groups ??= this.#all.groups.flatMap((group) => {
      const versions = group.versions.filter((version) => this.resourcesOf(group.group, version).length > 0);
      return versions.length === 0 ? [] : [{ group: group.group, versions, preferredVersion: versions[0]! }];
    }));
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
    this.#forgetOld();
    const key = `${group}/${version}`;
    const made = this.#versions.get(key);
    if (made !== undefined) return made;
    const found = this.#all.resourcesOf(group, version).filter((resource) => this.#isShown(resource));
    // Only of versions that there are: clients choose the names that are asked for.
    if (found.length > 0) this.#versions.set(key, found);
    return found;
  }

  onChange(listener: () => void): () => void {
    return this.#all.onChange(listener);
  }

  #shown(resource: ServedResource | undefined): ServedResource | undefined {
    return resource === undefined || !this.#isShown(resource) ? undefined : resource;
  }

  #isShown({ definition }: ServedResource): boolean {
    return !this.#hidden.has(definition);
  }

  #forgetOld(): void {
    if (this.#madeAt === this.#all.revision) return;
    this.#madeAt = this.#all.revision;
    this.#groups = undefined;
    this.#resources = undefined;
    this.#versions.clear();
  }
}
