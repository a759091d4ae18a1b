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

/**
 * Checks early whether an object can be stored: not too large, and such that a client may send it back. One that is too
 * large only because of its managedFields loses them, as in kube-apiserver.
 *
 * @param turn awaited between the steps on a large object
 * @throws StatusError 413
 */
export async function fitToSize(
  services: SizeServices,
  object: KubeObject,
  turn: (() => Promise<void>) | undefined,
): Promise<KubeObject> {
  const { maxObjectBytes } = services;
  // Printing a large object is quicker than visiting each of its values, and its bytes are needed anyway.
  const enough = Math.min(ESTIMATED, maxObjectBytes / 3);
  if (valueSize(object, enough) <= enough) return object;
  const bytes = printStorageBytes(object);
  await turn?.();
  const fault = bytes.length > maxObjectBytes ? objectTooLarge() : tooManyValues(bytes);
  if (fault === undefined) {
    services.printed.set(object, bytes);
    return object;
  }
  const { managedFields, ...metadata } = object.metadata;
  if (managedFields === undefined) throw fault;
  return fitToSize(services, { ...object, metadata }, turn);
}

function tooManyValues(bytes: Buffer): StatusError | undefined {
  const fault = sizeFault(bytes);
  return fault && requestEntityTooLarge(fault.message);
}
