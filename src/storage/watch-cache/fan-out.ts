import type { FilterKey } from '../store.js';
import { valueOf } from './groups.js';
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
  /** A set, from which a delivery may remove one without skipping another. */
  readonly #byKey = new Set<KeyedWatchers>();
  readonly #every = new Set<Watcher>();

  get size(): number {
    return this.#every.size;
  }

  watchers(): Iterable<Watcher> {
    return this.#every;
  }

  add(watcher: Watcher): void {
    this.#every.add(watcher);
    const { namespace, name, key } = watcher.scope;
    if (name !== undefined) addTo(this.#byName, name, watcher);
    else if (key !== undefined) this.#addByKey(key, watcher);
    else if (namespace !== undefined) addTo(this.#byNamespace, namespace, watcher);
    else this.#all.add(watcher);
  }

  remove(watcher: Watcher): void {
    if (!this.#every.delete(watcher)) return;
    const { namespace, name, key } = watcher.scope;
    if (name !== undefined) removeFrom(this.#byName, name, watcher);
    else if (key !== undefined) this.#removeByKey(key, watcher);
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
    for (const keyed of this.#byKey) deliverByKey(keyed, items, revision);
  }

  #addByKey(key: FilterKey, watcher: Watcher): void {
    let keyed = this.#keyedBy(key);
    if (keyed === undefined) this.#byKey.add((keyed = { key, watchers: new Map() }));
    addTo(keyed.watchers, placeOf(watcher.scope.namespace, key.value), watcher);
  }

  #removeByKey(key: FilterKey, watcher: Watcher): void {
    const keyed = this.#keyedBy(key);
    if (keyed === undefined) return;
    removeFrom(keyed.watchers, placeOf(watcher.scope.namespace, key.value), watcher);
    if (keyed.watchers.size === 0) this.#byKey.delete(keyed);
  }

  #keyedBy({ owner, field }: FilterKey): KeyedWatchers | undefined {
    for (const keyed of this.#byKey) if (keyed.key.owner === owner && keyed.key.field === field) return keyed;
    return undefined;
  }
}

/** Watchers that need only objects with a certain value in one field, by namespace and value. */
interface KeyedWatchers {
  readonly key: FilterKey;
  readonly watchers: Map<string, Set<Watcher>>;
}

function placeOf(namespace: string | undefined, value: string): string {
  return `${namespace ?? ''}\n${value}`;
}

/** A change concerns the watchers of the value before and after it. All watchers of one place share one array. */
function deliverByKey({ key, watchers }: KeyedWatchers, items: readonly EventItem[], revision: number): void {
  const wanted = new Map<string, EventItem[]>();
  for (const item of items) {
    for (const place of placesOf(item, key) ?? watchers.keys()) {
      if (!watchers.has(place)) continue;
      const group = wanted.get(place);
      if (group === undefined) wanted.set(place, [item]);
      else group.push(item);
    }
  }
  for (const [place, group] of wanted) {
    for (const watcher of watchers.get(place) ?? []) watcher.deliver(group, revision);
  }
}

/** Where the watchers are that a change concerns; undefined for everywhere. */
function placesOf({ event: { object, previous } }: EventItem, key: FilterKey): ReadonlySet<string> | undefined {
  const places = new Set<string>();
  for (const state of previous === undefined ? [object] : [object, previous]) {
    const value = valueOf(state, key);
    // Each receiver reports by itself that the object cannot be read.
    if (value === undefined) return undefined;
    places.add(placeOf(undefined, value)).add(placeOf(state.namespace, value));
  }
  return places;
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
