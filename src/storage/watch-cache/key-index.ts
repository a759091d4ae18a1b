import BTreeModule from 'sorted-btree';
import type { StoredObject } from '../../meta/stored-object.js';

// The package is CommonJS: seen from an ES module its class is one `default` further down.
const BTree = ((BTreeModule as unknown as { default?: unknown }).default ?? BTreeModule) as typeof BTreeModule.default;

/** A range of keys: everything, one namespace, after a key. */
export interface KeyRange {
  /** Absent or empty: all namespaces. */
  readonly namespace?: string;
  /** Start after this key. */
  readonly after?: { readonly namespace: string; readonly name: string };
}

/** Code units that UTF-16 sorts differently from UTF-8: surrogates, and those above them. */
const OUT_OF_ORDER = /[\ud800-\uffff]/g;

/**
 * The sort key of an object: JavaScript's order of these strings equals the database's (bytes of UTF-8, namespace
 * before name). NUL separates, as no part contains one. UTF-16 sorts surrogates (code points from U+10000) before
 * U+E000 to U+FFFF, UTF-8 after: they are swapped.
 *
 * Example: namespace `a`, name `b` is `a\0b`; it comes before `a-x\0a`, as `\0` is below `-`.
 */
export function sortKey(namespace: string, name: string): string {
  const key = `${namespace}\0${name}`;
  if (key.search(OUT_OF_ORDER) < 0) return key;
  return key.replace(OUT_OF_ORDER, (unit) => {
    const code = unit.charCodeAt(0);
    return String.fromCharCode(code >= 0xe000 ? code - 0x800 : code + 0x2000);
  });
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * The objects of one resource in key order: a B+ tree. `snapshot()` costs nothing; afterwards each change of either copy
 * makes new nodes on the path to the changed leaf only.
 */
export class KeyIndex {
  readonly #tree: InstanceType<typeof BTree<string, StoredObject>>;
  /**
   * Arrays returned by `objects`, by namespace. Weak, as they can be rebuilt: a snapshot lives long and may never be
   * read.
   */
  #lists: Map<string, WeakRef<readonly StoredObject[]>>;
  /** Whether a copy shares the map: an array made for one serves both, until one changes. */
  #listsShared: boolean;

  constructor(copied?: {
    readonly tree: InstanceType<typeof BTree<string, StoredObject>>;
    readonly lists: Map<string, WeakRef<readonly StoredObject[]>>;
  }) {
    this.#tree = copied?.tree ?? new BTree<string, StoredObject>(undefined, compare);
    this.#lists = copied?.lists ?? new Map<string, WeakRef<readonly StoredObject[]>>();
    this.#listsShared = copied !== undefined;
  }

  get size(): number {
    return this.#tree.size;
  }

  get(namespace: string, name: string): StoredObject | undefined {
    return this.#tree.get(sortKey(namespace, name));
  }

  set(object: StoredObject): void {
    this.#tree.set(sortKey(object.namespace, object.name), object);
    this.#forget(object.namespace);
  }

  delete(namespace: string, name: string): void {
    this.#tree.delete(sortKey(namespace, name));
    this.#forget(namespace);
  }

  #forget(namespace: string): void {
    if (this.#listsShared) {
      this.#lists = new Map(this.#lists);
      this.#listsShared = false;
    }
    if (this.#lists.size === 0) return;
    this.#lists.delete('');
    this.#lists.delete(namespace);
  }

  /** A copy that never changes. */
  snapshot(): KeyIndex {
    this.#listsShared = true;
    return new KeyIndex({ tree: this.#tree.clone(), lists: this.#lists });
  }

  /** The objects of a namespace, or all ('') of them, in order; the same array as long as it is in use. */
  objects(namespace: string): readonly StoredObject[] {
    const known = this.#lists.get(namespace)?.deref();
    if (known !== undefined) return known;
    const objects = namespace === '' ? this.#tree.valuesArray() : this.#range(namespace);
    // Missing namespaces are not cached, so that made-up ones cost nothing.
    if (objects.length > 0) this.#lists.set(namespace, new WeakRef(objects));
    return objects;
  }

  #range(namespace: string): StoredObject[] {
    const objects: StoredObject[] = [];
    const { low, high } = bounds({ namespace });
    this.#tree.forRange(low, high, false, (_key, object) => void objects.push(object));
    return objects;
  }

  /** How many objects a range holds; visits nodes, not objects. */
  count(range: KeyRange): number {
    const { low, exclusive, high } = bounds(range);
    if (low > high) return 0;
    const count = this.#tree.forRange(low, high, false);
    return exclusive && this.#tree.has(low) && low < high ? count - 1 : count;
  }

  /** Walks a range in order until `visit` returns false. */
  walk(range: KeyRange, visit: (object: StoredObject) => boolean): void {
    const { low, exclusive, high } = bounds(range);
    if (low > high) return;
    this.#tree.forRange(low, high, false, (key, object) => {
      if (exclusive && key === low) return undefined;
      return visit(object) ? undefined : STOP;
    });
  }

  /** Walks a range in order; the index must not change meanwhile (take a snapshot). */
  *iterate(range: KeyRange): Generator<StoredObject, undefined> {
    const { low, exclusive, high } = bounds(range);
    for (const [key, object] of this.#tree.entries(low)) {
      if (key >= high) return;
      if (!exclusive || key !== low) yield object;
    }
  }
}

const STOP = { break: true } as const;
/** Above every key: `sortKey` leaves no code unit above U+F7FF in the low places and keys never start with this one. */
const END = '\uffff\uffff';

function bounds({ namespace, after }: KeyRange): { low: string; exclusive: boolean; high: string } {
  const one = namespace !== undefined && namespace !== '';
  const from = one ? sortKey(namespace, '') : '';
  const high = one ? `${from.slice(0, -1)}\u0001` : END;
  if (after === undefined) return { low: from, exclusive: false, high };
  const start = sortKey(after.namespace, after.name);
  return start < from ? { low: from, exclusive: false, high } : { low: start, exclusive: true, high };
}
