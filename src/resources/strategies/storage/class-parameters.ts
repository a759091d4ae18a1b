import type { JsonObject } from '../../../json/types.js';
import { type FieldError, invalidValue, tooLong } from '../../../meta/field-errors.js';
import { mapAt } from '../members.js';

/** Most parameters of a class. */
const MOST = 512;
/** Most bytes of all names and values together: 256 KiB. */
const MOST_BYTES = 256 * 1024;

/** Faults of the driver parameters of a storage class or volume attributes class. */
export function parameterFaults(object: JsonObject): readonly FieldError[] {
  const parameters = Object.entries(mapAt(object, 'parameters')) as [string, string][];
  if (parameters.length > MOST) return [tooLong('parameters', MOST)];
  const faults: FieldError[] = [];
  let bytes = 0;
  for (const [name, value] of parameters) {
    if (name === '') faults.push(invalidValue('parameters', name, 'field can not be empty.'));
    bytes += Buffer.byteLength(name) + Buffer.byteLength(value);
  }
  if (bytes > MOST_BYTES) faults.push(tooLong('parameters', MOST_BYTES));
  return faults;
}
