import type { EventItem } from './window.js';
import type { Watcher } from './watcher.js';

/**
 * The live watchers of one resource, indexed by scope, so that a change costs only those that see it. Watchers of the
 * whole resource share one array of items.
 */
export class FanOut {
  readonly #all = new Set<Watcher>();
  readonly #byNamespace = new Map<string, Set<Watcher>>();
  readonly #byName = new Map<string, Set<Watcher>>();

  readonly #every = new Set<Watcher>();

  get size(): number {
    return this.#every.size;
  }

  watchers(): Iterable<Watcher> {
    return this.#every;
  }

  add(watcher: Watcher): void {
    this.#every.add(watcher);
    const { namespace, name } = watcher.scope;
    if (name !== undefined) addTo(this.#byName, name, watcher);
    else if (namespace !== undefined) addTo(this.#byNamespace, namespace, watcher);
    else this.#all.add(watcher);
  }

  remove(watcher: Watcher): void {
    if (!this.#every.delete(watcher)) return;
    const { namespace, name } = watcher.scope;
    if (name !== undefined) removeFrom(this.#byName, name, watcher);
    else if (namespace !== undefined) removeFrom(this.#byNamespace, namespace, watcher);
    else this.#all.delete(watcher);
  }

  /** Delivers a batch of changes, which reaches up to `revision`. Watchers may come and go meanwhile. */
  deliver(items: readonly EventItem[], revision: number): void {
    for (const watcher of this.#all) watcher.deliver(items, revision);
    if (this.#byNamespace.size > 0) {
      for (const [namespace, group] of groupBy(items, (item) => item.event.object.namespace)) {
        for (const watcher of this.#byNamespace.get(namespace) ?? []) watcher.deliver(group, revision);
      }
    }
    if (this.#byName.size > 0) {
      for (const [name, group] of groupBy(items, (item) => item.event.object.name)) {
        for (const watcher of this.#byName.get(name) ?? []) {
          const wanted = group.filter((item) => watcher.wants(item));
          if (wanted.length > 0) watcher.deliver(wanted, revision);
        }
      }
    }
  }
}

function addTo(sets: Map<string, Set<Watcher>>, key: string, watcher: Watcher): void {
  const set = sets.get(key);
  if (set === undefined) sets.set(key, new Set([watcher]));
  else set.add(watcher);
}

function removeFrom(sets: Map<string, Set<Watcher>>, key: string, watcher: Watcher): void {
  const set = sets.get(key);
  if (set?.delete(watcher) === true && set.size === 0) sets.delete(key);
}

function groupBy(items: readonly EventItem[], keyOf: (item: EventItem) => string): Map<string, EventItem[]> {
  const groups = new Map<string, EventItem[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}
