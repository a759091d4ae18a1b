import type { JsonObject } from '../json/types.js';
import { invalid } from '../meta/errors.js';
import { invalidValue } from '../meta/field-errors.js';
import { apiVersionOf, type GroupVersionKind } from '../meta/gvk.js';

/**
 * A write may not change the kind or version of a custom object.
 *
 * @throws StatusError 422 that names the kind which the object would have
 */
export function checkCustomKind(object: JsonObject, expected: GroupVersionKind, name: string): void {
  const { kind, apiVersion } = object;
  const expectedVersion = apiVersionOf(expected.group, expected.version);
  const faults = [
    ...(isOther(kind, expected.kind) ? [invalidValue('kind', kind, `must be ${expected.kind}`)] : []),
    ...(isOther(apiVersion, expectedVersion)
      ? [invalidValue('apiVersion', apiVersion, `must be ${expectedVersion}`)]
      : []),
  ];
  if (faults.length > 0) throw invalid(expected.group, isOther(kind, '') ? kind : expected.kind, name, faults);
}

/** Whether it is a different text. */
function isOther(value: unknown, expected: string): value is string {
  return typeof value === 'string' && value !== '' && value !== expected;
}
