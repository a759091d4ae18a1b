import type { JsonValue } from '../../json/types.js';
import { type FieldError, invalidValue } from '../../meta/field-errors.js';

/** A `*` in a list covers every value, so no other value may be in it; `what` names the values in the message. */
export function wildcardFaults(values: readonly JsonValue[], path: string, what: string, faults: FieldError[]): void {
  if (values.length > 1 && values.includes('*')) {
    faults.push(invalidValue(path, values, `if '*' is present, must not specify other ${what}`));
  }
}
