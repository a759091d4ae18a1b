import type { JsonObject } from '../../../json/types.js';
import { type FieldError, invalidValue, tooMany } from '../../../meta/field-errors.js';
import { dnsLabelFaults } from '../../../meta/names.js';
import { mapAt, textAt } from '../members.js';

/** Limit of counters of a set, and of a device's consumption of one. */
const MOST_COUNTERS = 32;

/** Faults of a set of counters at `path`, named by the member; the schema reports missing ones. */
export function counterFaults(set: JsonObject, member: string, path: string, faults: FieldError[]): void {
  const name = textAt(set, member);
  for (const fault of name === '' ? [] : dnsLabelFaults(name)) {
    faults.push(invalidValue(`${path}.${member}`, name, fault));
  }
  const counters = Object.keys(mapAt(set, 'counters'));
  if (counters.length > MOST_COUNTERS) faults.push(tooMany(`${path}.counters`, counters.length, MOST_COUNTERS));
  else {
    for (const counter of counters) {
      for (const fault of dnsLabelFaults(counter)) faults.push(invalidValue(`${path}.counters`, counter, fault));
    }
  }
}
