import { printStorageBytes } from '../json/print.js';
import type { JsonObject } from '../json/types.js';
import { objectTooLarge } from '../meta/errors.js';
import { valueSize } from '../patch/value-size.js';
import type { RegistryServices } from './parts.js';

/** The bytes of an object as it is stored. @throws StatusError 413 when they are more than the store takes */
export function storageBytes({ maxObjectBytes }: Pick<RegistryServices, 'maxObjectBytes'>, object: JsonObject): Buffer {
  const bytes = printStorageBytes(object);
  if (bytes.length > maxObjectBytes) throw objectTooLarge();
  return bytes;
}

/**
 * Refuses an object that is too large to be stored before it is looked at any further.
 *
 * @throws StatusError 413
 */
export function refuseTooLarge(services: Pick<RegistryServices, 'maxObjectBytes'>, object: JsonObject): void {
  // The estimate may be too high by much for short numbers: only the bytes themselves decide.
  if (valueSize(object, services.maxObjectBytes) > services.maxObjectBytes) storageBytes(services, object);
}
