import { equalJson } from '../../json/equal.js';
import type { FieldError } from '../../meta/field-errors.js';
import type { ObjectUpdate } from '../strategy.js';

/** Whether a fault is passed over, since the stored object was as wrong. */
export type PassingRule = (fault: FieldError, update: ObjectUpdate) => boolean;

/** The faults that none of the rules passes over. */
export function passingOver(...rules: readonly PassingRule[]) {
  return (faults: readonly FieldError[], update: ObjectUpdate): readonly FieldError[] =>
    faults.filter((fault) => !rules.some((rule) => rule(fault, update)));
}

/** What stands below a member of the object that the update did not touch. */
export function belowUnchanged(member: string): PassingRule {
  return ({ field }, { object, stored }) =>
    (field === member || field.startsWith(`${member}.`) || field.startsWith(`${member}[`)) &&
    equalJson(object[member] ?? null, stored[member] ?? null);
}

/** Faults at places that were wrong in the stored object, however many of them there are now. */
export function whereWrongBefore(places: RegExp, reason?: FieldError['reason']): PassingRule {
  const isThere = (fault: FieldError): boolean =>
    places.test(fault.field) && (reason === undefined || fault.reason === reason);
  return (fault, { before }) => isThere(fault) && before().some(isThere);
}

/** Where a selector's values are told to be wrong. */
export const SELECTOR_VALUE = /\.matchExpressions\[\d+\]\.values\[\d+\]$/;

/** Values in selectors that are no label values, when a selector of the stored object had such. */
export const selectorValues: PassingRule = whereWrongBefore(SELECTOR_VALUE);
