import { equalJson } from '../../../json/equal.js';
import type { JsonValue } from '../../../json/types.js';
import {
  type FieldError,
  forbiddenValue,
  invalidValue,
  MAX_FIELD_ERRORS,
  tooLong,
} from '../../../meta/field-errors.js';
import { configKeyFaults } from '../../../meta/names.js';
import type { KubeObject } from '../../../meta/object.js';
import { flagAt, mapAt } from '../members.js';

/** Size limit of a ConfigMap or a Secret: 1 MiB over all values, in bytes. */
const DATA_MAX_BYTES = 1024 * 1024;

const FROZEN = 'field is immutable when `immutable` is set';

/** Bytes of a text value in UTF-8. */
export function textLength(value: JsonValue | undefined): number {
  return typeof value === 'string' ? Buffer.byteLength(value) : 0;
}

/** The decoded size of a base64 value, computed without decoding. */
export function base64Length(value: JsonValue | undefined): number {
  return typeof value === 'string' ? Buffer.byteLength(value, 'base64') : 0;
}

/** Checks one key of the map `bag`. */
export function dataKeyFaults(key: string, bag: string, faults: FieldError[]): void {
  if (faults.length > MAX_FIELD_ERRORS) return;
  for (const fault of configKeyFaults(key)) faults.push(invalidValue(`${bag}[${key}]`, key, fault));
}

/** Checks the size of all values together. */
export function sizeFaults(bytes: number, path: string, faults: FieldError[]): void {
  if (bytes > DATA_MAX_BYTES) faults.push(tooLong(path, DATA_MAX_BYTES));
}

/** What an update of an object with `immutable: true` must not change: that member, or one of these maps. */
export function frozenFaults(object: KubeObject, stored: KubeObject, bags: readonly string[]): readonly FieldError[] {
  if (!flagAt(stored, 'immutable')) return [];
  const faults: FieldError[] = [];
  if (!flagAt(object, 'immutable')) faults.push(forbiddenValue('immutable', FROZEN));
  for (const bag of bags) {
    if (!equalJson(mapAt(object, bag), mapAt(stored, bag))) faults.push(forbiddenValue(bag, FROZEN));
  }
  return faults;
}
