import { isJsonObject } from '../../json/own-property.js';
import { printStorageBytes } from '../../json/print.js';
import type { JsonObject } from '../../json/types.js';
import { formatTime } from '../../meta/time.js';
import type { StoredObject } from '../../meta/stored-object.js';
import type { Store, WriteOperation } from '../../storage/store.js';

/** The object that holds a value. */
export interface ClaimOwner {
  /** `resource` of its store key. */
  readonly resource: string;
  readonly namespace: string;
  readonly name: string;
  readonly uid: string;
}

/** A value of a pool. */
export interface PoolValue {
  /** `Pool.resource` */
  readonly resource: string;
  /** In its one form. */
  readonly value: string;
}

/** What reservations are made with. */
export interface ReservationParts {
  readonly store: Store;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  readonly randomUid: () => string;
}

/** The write of a reservation. The store lets one of several win. */
export function reservation(
  parts: Pick<ReservationParts, 'clock' | 'randomUid'>,
  { resource, value }: PoolValue,
  owner: ClaimOwner,
): WriteOperation {
  const uid = parts.randomUid();
  const object = {
    kind: 'Reservation',
    apiVersion: 'internal/v1',
    metadata: { name: value, uid, creationTimestamp: formatTime(parts.clock()) },
    owner: { ...owner },
  };
  return { kind: 'create', key: { resource, namespace: '', name: value }, uid, value: printStorageBytes(object) };
}

/** Who holds the value, as the reservation says; undefined when it does not say. */
export function ownerOf(found: StoredObject): ClaimOwner | undefined {
  const owner = (found.parsed as JsonObject)['owner'];
  if (!isJsonObject(owner)) return undefined;
  const { resource, namespace, name, uid } = owner;
  const complete = [resource, namespace, name, uid].every((member) => typeof member === 'string');
  return complete ? ({ resource, namespace, name, uid } as ClaimOwner & JsonObject) : undefined;
}

/** The write that takes a reservation away, if it is still the one that was read. */
export function withdrawal(resource: string, found: StoredObject): WriteOperation {
  const key = { resource, namespace: '', name: found.name };
  return { kind: 'delete', key, expectedRevision: found.revision, value: printStorageBytes(found.parsed) };
}
