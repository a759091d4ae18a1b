import type { StoredObject } from '../../meta/stored-object.js';
import type { StoreListOptions, StoreListResult } from '../store.js';
import type { KeyIndex, KeyRange } from './key-index.js';

/** The items of one list or one page of it, from a state. */
export function selectPage(state: KeyIndex, options: StoreListOptions, revision: number): StoreListResult {
  const { namespace, name, after, filter, limit } = options;
  if (name !== undefined && namespace !== undefined && namespace !== '') {
    const object = after === undefined ? state.get(namespace, name) : undefined;
    const kept = object !== undefined && (filter === undefined || filter(object));
    return { items: kept ? [object] : [], revision, more: false, remaining: 0 };
  }
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
  const remaining = more && last !== undefined ? state.count({ ...range, after: last }) : 0;
  return { items, revision, more, remaining };
}
