import type { JsonValue } from '../../json/types.js';
import { duplicate, type FieldError } from '../../meta/field-errors.js';

/** Reports each repeated value of a list by its path: `path[2]`. */
export function repeatedFaults(values: readonly JsonValue[], path: string, faults: FieldError[]): void {
  const seen = new Set<JsonValue>();
  for (const [index, value] of values.entries()) {
    if (seen.has(value)) faults.push(duplicate(`${path}[${index}]`, value));
    seen.add(value);
  }
}
