import type { BackingStore } from '../backing-store.js';
import type { CallLimits } from '../store.js';
import type { KeyIndex } from './key-index.js';
import type { ResourceCache } from './resource-cache.js';

/**
 * The state of a resource at a past revision: the present state with every later change undone, newest first; first
 * from the window, then, where that does not reach far enough, from the history in the database.
 *
 * Example: now 9, asked 4, window floor 6 with events 7 (b updated) and 9 (c created): c is removed, b is reset, and
 * the database says what the keys that changed at 5 and 6 held at 4.
 *
 * @returns the state, and roughly how many bytes only it keeps alive
 * @throws StorageError `expired`, `unavailable`, `aborted`
 */
export async function stateAt(
  cache: ResourceCache,
  backing: BackingStore,
  resource: string,
  revision: number,
  limits: CallLimits,
): Promise<{ readonly state: KeyIndex; readonly bytes: number }> {
  let bytes = 0;
  const state = cache.index.snapshot();
  const { floor } = cache.window;
  const later = cache.window.after(Math.max(revision, floor));
  for (let at = later.length - 1; at >= 0; at -= 1) {
    const { object, previous } = later[at]!.event;
    if (previous === undefined) state.delete(object.namespace, object.name);
    else {
      state.set(previous);
      bytes += previous.memory;
    }
  }
  if (revision >= floor) return { state, bytes };
  for (const { namespace, name, object } of await backing.statesAt(resource, revision, floor, limits)) {
    if (object === undefined) state.delete(namespace, name);
    else {
      state.set(object);
      bytes += object.memory;
    }
  }
  return { state, bytes };
}
