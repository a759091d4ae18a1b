import { sizeFault } from '../json/parse.js';
import { printStorageBytes } from '../json/print.js';
import type { JsonObject } from '../json/types.js';
import { objectTooLarge, requestEntityTooLarge, type StatusError } from '../meta/errors.js';
import type { KubeObject } from '../meta/object.js';
import { valueSize } from '../patch/value-size.js';
import type { RegistryServices } from './parts.js';

/** Objects whose size is estimated. An estimate is never less than a third of the size. */
const ESTIMATED = 64 * 1024;

/** What the size limit of an object depends on. */
type SizeServices = Pick<RegistryServices, 'maxObjectBytes' | 'printed'>;

/** The bytes of an object as it is stored. @throws StatusError 413 when they are more than the store takes */
export function storageBytes({ maxObjectBytes, printed }: SizeServices, object: JsonObject): Buffer {
  const bytes = printed.get(object) ?? printStorageBytes(object);
  if (bytes.length > maxObjectBytes) throw objectTooLarge();
  return bytes;
}

/** How many times the size limit an object may exceed and still be validated, so that its own faults are reported. */
const STILL_VALIDATED = 3;

/** An object whose size was checked. */
export interface FittedObject {
  readonly object: KubeObject;
  /** To be thrown unless validation finds a fault, which says what to shorten. */
  readonly tooLarge: StatusError | undefined;
}

/**
 * Checks early whether an object can be stored: not too large, and such that a client may send it back. One that is too
 * large only because of its managedFields loses them, as in kube-apiserver.
 *
 * @param turn awaited between the steps on a large object
 * @throws StatusError 413 for an object that is too large to be validated
 */
export async function fitToSize(
  services: SizeServices,
  object: KubeObject,
  turn: (() => Promise<void>) | undefined,
): Promise<FittedObject> {
  const { maxObjectBytes } = services;
  // Printing a large object is quicker than visiting each of its values, and its bytes are needed anyway.
  const enough = Math.min(ESTIMATED, maxObjectBytes / 3);
  if (valueSize(object, enough) <= enough) return { object, tooLarge: undefined };
  const bytes = printStorageBytes(object);
  await turn?.();
  const tooLarge = bytes.length > maxObjectBytes ? objectTooLarge() : undefined;
  const hopeless = bytes.length > STILL_VALIDATED * maxObjectBytes ? tooLarge : tooManyValues(bytes);
  if (tooLarge === undefined && hopeless === undefined) {
    services.printed.set(object, bytes);
    return { object, tooLarge };
  }
  const { managedFields, ...metadata } = object.metadata;
  if (managedFields !== undefined) return fitToSize(services, { ...object, metadata }, turn);
  if (hopeless !== undefined) throw hopeless;
  return { object, tooLarge };
}

function tooManyValues(bytes: Buffer): StatusError | undefined {
  const fault = sizeFault(bytes);
  return fault && requestEntityTooLarge(fault.message);
}
