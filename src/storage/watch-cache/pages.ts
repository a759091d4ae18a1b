import type { StoredObject } from '../../meta/stored-object.js';

type List = readonly StoredObject[];

/** The pages made of one list. */
interface PagesOfList {
  /** By start and length, oldest first. */
  readonly pages: Map<string, List>;
  /** Objects in all of them. */
  size: number;
}

/**
 * Cached pages of unchanged lists: clients that page through the same list get the same arrays, so that what is derived
 * from a page (its joined bytes) serves the next client. They are dropped with their list, and together are no longer
 * than it.
 */
export class Pages {
  readonly #lists = new WeakMap<List, PagesOfList>();

  /** At most `limit` objects from a place on. */
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
