import { startOf } from '../../meta/sorted.js';
import type { StoredObject } from '../../meta/stored-object.js';
import type { StoreListOptions, StoreListResult } from '../store.js';
import { type KeyIndex, type KeyRange, sortKey } from './key-index.js';
import type { Pages } from './pages.js';

/**
 * The items of one list or one page of it, from a state.
 *
 * @param pages remembers pages of lists that are given out again
 */
export function selectPage(
  state: KeyIndex,
  options: StoreListOptions,
  revision: number,
  pages: Pages,
): StoreListResult {
  const { namespace, name, after, filter, limit } = options;
  if (name !== undefined && namespace !== undefined && namespace !== '') {
    const passed = after !== undefined && sortKey(namespace, name) <= sortKey(after.namespace, after.name);
    const object = passed ? undefined : state.get(namespace, name);
    const kept = object !== undefined && (filter === undefined || filter(object));
    return { items: kept ? [object] : [], revision, more: false, remaining: 0 };
  }
  if (name === undefined && filter === undefined)
    return pageOf(state.objects(namespace ?? ''), options, revision, pages);
  const range: KeyRange = {
    ...(namespace === undefined ? {} : { namespace }),
    ...(after === undefined ? {} : { after }),
  };
  const items: StoredObject[] = [];
  let more = false;
  state.walk(range, (object) => {
    if (name !== undefined && object.name !== name) return true;
    if (filter !== undefined && !filter(object)) return true;
    if (items.length === limit) {
      // Looking until the next match spares the client an empty last page.
      more = true;
      return false;
    }
    items.push(object);
    return true;
  });
  const last = items.at(-1);
  const counts = more && filter === undefined && last !== undefined;
  return { items, revision, more, remaining: counts ? state.count({ ...range, after: last }) : 0 };
}

/** A page of objects that all belong to the list, in order: how many follow is known without looking at them. */
export function pageOf(
  objects: readonly StoredObject[],
  { after, limit }: StoreListOptions,
  revision: number,
  pages: Pages,
): StoreListResult {
  const key = after && sortKey(after.namespace, after.name);
  // There need not be an object with that key.
  const from = key === undefined ? 0 : startOf(objects, ({ namespace, name }) => sortKey(namespace, name) <= key);
  const items = pages.of(objects, from, limit ?? objects.length);
  const remaining = objects.length - from - items.length;
  return { items, revision, more: remaining > 0, remaining };
}
