import { isJsonObject } from '../../json/own-property.js';
import { printStorageBytes } from '../../json/print.js';
import type { JsonObject } from '../../json/types.js';
import { formatTime } from '../../meta/time.js';
import type { StoredObject } from '../../meta/stored-object.js';
import type { Store, WriteOperation } from '../../storage/store.js';

/** The owner of a value. */
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
  /** In canonical form. */
  readonly value: string;
}

/** What reservations need. */
export interface ReservationParts {
  readonly store: Store;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  readonly randomUid: () => string;
}

/** The write of a reservation. Of several, the store lets one win. */
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

/** The owner named in the reservation; undefined when it names none. */
export function ownerOf(found: StoredObject): ClaimOwner | undefined {
  const owner = (found.parsed as JsonObject)['owner'];
  if (!isJsonObject(owner)) return undefined;
  const { resource, namespace, name, uid } = owner;
  const complete = [resource, namespace, name, uid].every((member) => typeof member === 'string');
  return complete ? ({ resource, namespace, name, uid } as ClaimOwner & JsonObject) : undefined;
}

/** The removal of a reservation, if it is unchanged. */
export function withdrawal(resource: string, found: StoredObject): WriteOperation {
  const key = { resource, namespace: '', name: found.name };
  return { kind: 'delete', key, expectedRevision: found.revision, value: printStorageBytes(found.parsed) };
}
