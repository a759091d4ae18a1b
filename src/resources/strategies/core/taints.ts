import { printJson } from '../../../json/print.js';
import type { JsonObject } from '../../../json/types.js';
import { type FieldError, invalidValue } from '../../../meta/field-errors.js';
import { labelValueFaults } from '../../../meta/names.js';
import { textAt } from '../members.js';

/** What taints do to pods that do not tolerate them. */
export const TAINT_EFFECTS: readonly string[] = ['NoSchedule', 'PreferNoSchedule', 'NoExecute'];

/** What distinguishes a taint from the others of a node. */
export function taintIdentity(taint: JsonObject): string {
  return printJson([textAt(taint, 'key'), textAt(taint, 'effect')]);
}

/** Faults of the value of a taint at `path`. */
export function taintValueFaults(taint: JsonObject, path: string, faults: FieldError[]): void {
  const value = textAt(taint, 'value');
  const worded = labelValueFaults(value);
  if (worded.length > 0) faults.push(invalidValue(`${path}.value`, value, worded.join(';')));
}
