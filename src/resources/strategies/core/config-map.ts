import type { ConfigMap } from '../../../../generated/types/api__v1.js';
import { ageOf } from '../../../meta/duration.js';
import { type FieldError, invalidValue, MAX_FIELD_ERRORS } from '../../../meta/field-errors.js';
import type { Strategy, Typed } from '../../strategy.js';
import { sizeOf } from '../cells.js';
import { mapAt, textAt } from '../members.js';
import { base64Length, dataKeyFaults, frozenFaults, sizeFaults, textLength } from './data-entries.js';

function validate(object: Typed<ConfigMap>): readonly FieldError[] {
  const faults: FieldError[] = [];
  const data = mapAt(object, 'data');
  const binary = mapAt(object, 'binaryData');
  let size = 0;
  for (const key of Object.keys(data)) {
    dataKeyFaults(key, 'data', faults);
    if (Object.hasOwn(binary, key) && faults.length <= MAX_FIELD_ERRORS) {
      faults.push(invalidValue(`data[${key}]`, key, 'duplicate of key present in binaryData'));
    }
    size += textLength(data[key]);
  }
  for (const key of Object.keys(binary)) {
    dataKeyFaults(key, 'binaryData', faults);
    size += base64Length(binary[key]);
  }
  // The fault is of the whole object, whose path the public API prints as [].
  sizeFaults(size, '[]', faults);
  return faults;
}

/** ConfigMap: keys that can be file names, 1 MiB in all, and no change once it is immutable. */
export const strategy: Strategy<ConfigMap> = {
  validate,
  validateUpdate: (object, stored) => frozenFaults(object, stored, ['data', 'binaryData']),
  cells: (object, now) => [
    sizeOf(object['data']) + sizeOf(object['binaryData']),
    ageOf(textAt(object.metadata, 'creationTimestamp'), now),
  ],
};
