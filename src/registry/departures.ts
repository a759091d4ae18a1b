import { printStorageBytes } from '../json/print.js';
import { StoredObject } from '../meta/stored-object.js';
import type { StoreEvent } from '../meta/watch-event.js';

/** Last states of objects that left a selection, at the revision of the change; shared by the watchers of an event. */
export interface Departures {
  /** @param previous the state before the event */
  of(event: StoreEvent, previous: StoredObject): StoredObject;
}

/**
 * Makes an empty cache. Weak, as events stay for minutes, and these states would take as much memory again, which the
 * window of the changes does not count.
 */
export function createDepartures(): Departures {
  const made = new WeakMap<StoreEvent, WeakRef<StoredObject>>();
  return {
    of(event, previous) {
      const known = made.get(event)?.deref();
      if (known !== undefined) return known;
      const { namespace, name, uid } = previous;
      const bytes = printStorageBytes(previous.parsed);
      const object = StoredObject.fromStorage(namespace, name, uid, event.revision, bytes);
      made.set(event, new WeakRef(object));
      return object;
    },
  };
}
