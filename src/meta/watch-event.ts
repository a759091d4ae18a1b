import type { StoredObject } from './stored-object.js';

/** One change in the store. `previous` is the object before it; absent for a creation. */
export interface StoreEvent {
  readonly kind: 'created' | 'updated' | 'deleted';
  readonly revision: number;
  /** After the change; for a deletion its last state, with the revision of the deletion. */
  readonly object: StoredObject;
  readonly previous: StoredObject | undefined;
}

/** The types of watch events on the wire. */
export type WatchEventType = 'ADDED' | 'MODIFIED' | 'DELETED' | 'BOOKMARK' | 'ERROR';
