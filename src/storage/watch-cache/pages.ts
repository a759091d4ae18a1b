import type { StoredObject } from '../../meta/stored-object.js';

type List = readonly StoredObject[];

/** Pages that were made of one list. */
interface PagesOfList {
  /** By place and length, in order of their making. */
  readonly pages: Map<string, List>;
  /** Objects in all of them. */
  size: number;
}

/**
 * Pages of lists that do not change: clients that page through the same list get the same arrays, so that what is made of
 * a page for one of them (its joined bytes) serves the next. They go with their list, and together are no longer than it.
 */
export class Pages {
  readonly #lists = new WeakMap<List, PagesOfList>();

  /** The objects from a place on, at most `limit` of them. */
  of(list: List, from: number, limit: number): List {
    if (from === 0 && limit >= list.length) return list;
    let known = this.#lists.get(list);
    if (known === undefined) this.#lists.set(list, (known = { pages: new Map(), size: 0 }));
    const key = `${from}:${limit}`;
    const kept = known.pages.get(key);
    if (kept !== undefined) return kept;
    const page = list.slice(from, from + limit);
    if (page.length === 0) return page;
    for (const [oldest, { length }] of known.pages) {
      if (known.size + page.length <= list.length) break;
      known.pages.delete(oldest);
      known.size -= length;
    }
    known.pages.set(key, page);
    known.size += page.length;
    return page;
  }
}
