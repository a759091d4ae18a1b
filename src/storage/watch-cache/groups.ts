import type { StoredObject } from '../../meta/stored-object.js';
import { startOf } from '../../meta/sorted.js';
import type { FilterKey } from '../store.js';
import { sortKey } from './key-index.js';

/**
 * Limit of groupings of one resource, each by one field, in one namespace or in all; then the least recently used one is
 * evicted.
 */
const MOST_GROUPINGS = 4;
/** Roughly the memory of one object in a group, and of one group, in bytes. */
const PER_OBJECT = 8;
const PER_GROUP = 120;
/** The same of one character of a value. */
const PER_CHARACTER = 2;

type List = readonly StoredObject[];

/** The objects of a list by the value of a field. */
export type GroupedObjects = ReadonlyMap<string, List>;

/** A key that changed: its object before and after. */
export interface GroupedChange {
  readonly namespace: string;
  readonly name: string;
  readonly object: StoredObject | undefined;
  readonly previous: StoredObject | undefined;
}

interface Grouping {
  readonly key: FilterKey;
  /** How many changes it has seen. */
  seen: number;
  /** In order. The lists are never modified. */
  readonly byValue: Map<string, List>;
  readonly bytes: number;
}

/**
 * The objects of one resource by the value of a field: thousands of node agents each ask for the pods of their own
 * node, and testing all pods for each of them would take the time of a full list.
 */
export class Groups {
  readonly #known = new Map<string, Grouping>();

  /** Roughly, in bytes. */
  get bytes(): number {
    let bytes = 0;
    for (const grouping of this.#known.values()) bytes += grouping.bytes;
    return bytes;
  }

  /**
   * The objects with the key's value, brought up to date with the changes since; undefined when they are not grouped,
   * when so much has changed that grouping all of them again costs no more, or when a state in between cannot be read.
   */
  of(namespace: string, key: FilterKey, length: number, changes: readonly GroupedChange[]): List | undefined {
    const place = placeOf(namespace, key);
    const known = this.#known.get(place);
    if (known?.key.owner !== key.owner || changes.length - known.seen > length / 8) return undefined;
    this.#known.delete(place);
    this.#known.set(place, known);
    const editing = new Editing(known.byValue);
    for (; known.seen < changes.length; known.seen += 1) {
      const change = changes[known.seen]!;
      if ((namespace === '' || change.namespace === namespace) && !editing.apply(key, change)) return undefined;
    }
    return known.byValue.get(key.value) ?? [];
  }

  /** Keeps a copy of the groups of a list. @param seen how many changes the list shows */
  keep(namespace: string, key: FilterKey, groups: GroupedObjects, length: number, seen: number): void {
    const place = placeOf(namespace, key);
    let bytes = length * PER_OBJECT + groups.size * PER_GROUP;
    for (const value of groups.keys()) bytes += value.length * PER_CHARACTER;
    this.#known.delete(place);
    this.#known.set(place, { key, seen, byValue: new Map(groups), bytes });
    if (this.#known.size > MOST_GROUPINGS) this.#known.delete(this.#known.keys().next().value!);
  }

  get empty(): boolean {
    return this.#known.size === 0;
  }

  forget(): void {
    this.#known.clear();
  }
}

/** Adds an object to the group of its value. Objects come in order. */
export function addToGroup(byValue: Map<string, StoredObject[]>, key: FilterKey, object: StoredObject): void {
  const value = key.of(object);
  const group = byValue.get(value);
  if (group === undefined) byValue.set(value, [object]);
  else group.push(object);
}

function placeOf(namespace: string, { field }: FilterKey): string {
  return `${namespace}\n${field}`;
}

/** The value of an object; undefined when it cannot be read. */
export function valueOf(object: StoredObject, key: FilterKey): string | undefined {
  try {
    return key.of(object);
  } catch {
    return undefined;
  }
}

/** One update of groups: lists that were returned before stay as they are, so each list that changes is copied once. */
class Editing {
  readonly #byValue: Map<string, List>;
  readonly #copied = new Map<string, StoredObject[]>();

  constructor(byValue: Map<string, List>) {
    this.#byValue = byValue;
  }

  /** @returns false, having changed nothing, when a state cannot be read, so that its group is unknown */
  apply(key: FilterKey, { object, previous }: GroupedChange): boolean {
    const value = object && valueOf(object, key);
    const before = previous && valueOf(previous, key);
    if ((object !== undefined && value === undefined) || (previous !== undefined && before === undefined)) return false;
    if (previous !== undefined && before !== undefined && before !== value) this.#put(before, previous, []);
    if (object !== undefined && value !== undefined) this.#put(value, object, [object]);
    return true;
  }

  /** Replaces what a group has at the object's key. */
  #put(value: string, at: StoredObject, by: readonly StoredObject[]): void {
    const group = this.#byValue.get(value) ?? [];
    const key = sortKey(at.namespace, at.name);
    const place = startOf(group, ({ namespace, name }) => sortKey(namespace, name) < key);
    const there = group[place];
    const replaced = there !== undefined && sortKey(there.namespace, there.name) === key ? 1 : 0;
    if (replaced === 0 && by.length === 0) return;
    let list = this.#copied.get(value);
    if (list === undefined) this.#copied.set(value, (list = [...group]));
    list.splice(place, replaced, ...by);
    if (list.length > 0) this.#byValue.set(value, list);
    else {
      this.#byValue.delete(value);
      this.#copied.delete(value);
    }
  }
}
