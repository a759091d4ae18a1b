import { printStorageBytes } from '../json/print.js';
import type { JsonObject } from '../json/types.js';
import { objectTooLarge } from '../meta/errors.js';
import type { KubeObject } from '../meta/object.js';
import { valueSize } from '../patch/value-size.js';
import type { RegistryServices } from './parts.js';

/** The bytes of an object as it is stored. @throws StatusError 413 when they are more than the store takes */
export function storageBytes({ maxObjectBytes }: Pick<RegistryServices, 'maxObjectBytes'>, object: JsonObject): Buffer {
  const bytes = printStorageBytes(object);
  if (bytes.length > maxObjectBytes) throw objectTooLarge();
  return bytes;
}

/**
 * The object as it may be stored, found out before it is looked at any further. One that is too large only with its
 * records of field owners goes without them, as in kube-apiserver.
 *
 * @throws StatusError 413
 */
export function fitToSize(services: Pick<RegistryServices, 'maxObjectBytes'>, object: KubeObject): KubeObject {
  // The estimate may be too high by much for short numbers: only the bytes themselves decide.
  const { maxObjectBytes } = services;
  if (valueSize(object, maxObjectBytes) <= maxObjectBytes) return object;
  if (printStorageBytes(object).length <= maxObjectBytes) return object;
  const { managedFields, ...metadata } = object.metadata;
  if (managedFields === undefined) throw objectTooLarge();
  return fitToSize(services, { ...object, metadata });
}
