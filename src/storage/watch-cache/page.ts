import { startOf } from '../../meta/sorted.js';
import type { StoredObject } from '../../meta/stored-object.js';
import type { Freshness, StoreListOptions, StoreListResult, StoreWatchOptions } from '../store.js';
import { filterInTurns } from './filter-in-turns.js';
import { type KeyIndex, type KeyRange, sortKey } from './key-index.js';
import type { Pages } from './pages.js';

/** A page, or a promise of one. */
export type ListedPage = StoreListResult | Promise<StoreListResult>;

/** The list of the objects that a watch with a key may need at its start; undefined for a watch without one. */
export function keyedList(
  { resource, namespace, name, filterKey: key, signal }: StoreWatchOptions,
  at: Freshness,
): StoreListOptions | undefined {
  if (key === undefined) return undefined;
  return {
    resource,
    at,
    ...(namespace === undefined ? {} : { namespace }),
    ...(name === undefined ? {} : { name }),
    ...(signal === undefined ? {} : { signal }),
    filter: (object) => key.of(object) === key.value,
    filterName: { owner: key.owner, text: `the key ${key.field}=${key.value}` },
    filterKey: key,
  };
}

/**
 * The items of one list or one page of it, from a state.
 *
 * @param pages caches pages of lists that are returned again
 * @param turn awaited where many objects are tested and others should have a turn
 */
export function selectPage(
  state: KeyIndex,
  options: StoreListOptions,
  revision: number,
  { pages, turn }: { readonly pages: Pages; readonly turn: () => Promise<void> },
): ListedPage {
  const { namespace, name, after, filter, limit = Infinity } = options;
  if (name !== undefined && namespace !== undefined && namespace !== '') {
    const passed = after !== undefined && sortKey(namespace, name) <= sortKey(after.namespace, after.name);
    const object = passed ? undefined : state.get(namespace, name);
    const kept = object !== undefined && (filter === undefined || filter(object));
    return { items: kept ? [object] : [], revision, more: false, remaining: 0 };
  }
  if (name === undefined && filter === undefined) {
    return pageOf(state.objects(namespace ?? ''), options, revision, pages);
  }
  const range: KeyRange = {
    ...(namespace === undefined ? {} : { namespace }),
    ...(after === undefined ? {} : { after }),
  };
  const pageOfFound = (found: readonly StoredObject[]): StoreListResult => {
    const more = found.length > limit;
    const items = more ? found.slice(0, limit) : found;
    const last = items.at(-1);
    const counts = more && filter === undefined && last !== undefined;
    return { items, revision, more, remaining: counts ? state.count({ ...range, after: last }) : 0 };
  };
  const passes = (object: StoredObject): boolean =>
    (name === undefined || object.name === name) && (filter === undefined || filter(object));
  // The present state changes during the turns of others.
  const candidates = state.snapshot().iterate(range);
  // Looking for one more match spares the client an empty last page.
  const found = filterInTurns(candidates, passes, { turn, most: limit + 1 });
  return found instanceof Promise ? found.then(pageOfFound) : pageOfFound(found);
}

/** A page of objects that all match, in order: how many follow is known without testing them. */
export function pageOf(
  objects: readonly StoredObject[],
  { after, limit }: StoreListOptions,
  revision: number,
  pages: Pages,
): StoreListResult {
  const key = after && sortKey(after.namespace, after.name);
  // No object needs to have that key.
  const from = key === undefined ? 0 : startOf(objects, ({ namespace, name }) => sortKey(namespace, name) <= key);
  const items = pages.of(objects, from, limit ?? objects.length);
  const remaining = objects.length - from - items.length;
  return { items, revision, more: remaining > 0, remaining };
}
