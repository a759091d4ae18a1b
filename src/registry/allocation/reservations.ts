import { isJsonObject } from '../../json/own-property.js';
import { printStorageBytes } from '../../json/print.js';
import type { JsonObject } from '../../json/types.js';
import { formatTime } from '../../meta/time.js';
import type { StoredObject } from '../../meta/stored-object.js';
import type { Store, WriteResult } from '../../storage/store.js';

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

/**
 * Writes a reservation. The store lets one of several win.
 *
 * @throws StorageError
 */
export function reserve(
  parts: ReservationParts,
  { resource, value }: PoolValue,
  owner: ClaimOwner,
): Promise<WriteResult> {
  const uid = parts.randomUid();
  const reservation = {
    kind: 'Reservation',
    apiVersion: 'internal/v1',
    metadata: { name: value, uid, creationTimestamp: formatTime(parts.clock()) },
    owner: { ...owner },
  };
  const key = { resource, namespace: '', name: value };
  return parts.store.write({ kind: 'create', key, uid, value: printStorageBytes(reservation) });
}

/** Who holds the value, as the reservation says; undefined when it does not say. */
export function ownerOf(reservation: StoredObject): ClaimOwner | undefined {
  const owner = (reservation.parsed as JsonObject)['owner'];
  if (!isJsonObject(owner)) return undefined;
  const { resource, namespace, name, uid } = owner;
  const complete = [resource, namespace, name, uid].every((member) => typeof member === 'string');
  return complete ? ({ resource, namespace, name, uid } as ClaimOwner & JsonObject) : undefined;
}

/**
 * Takes a reservation away, if it is still the one that was read.
 *
 * @throws StorageError
 */
export function unreserve(store: Store, resource: string, reservation: StoredObject): Promise<WriteResult> {
  const key = { resource, namespace: '', name: reservation.name };
  const value = printStorageBytes(reservation.parsed);
  return store.write({ kind: 'delete', key, expectedRevision: reservation.revision, value });
}
