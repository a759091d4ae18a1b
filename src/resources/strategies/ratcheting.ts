import { equalJson } from '../../json/equal.js';
import type { FieldError } from '../../meta/field-errors.js';
import { isPlace } from '../../meta/field-path.js';
import { lazily } from '../../meta/lazily.js';
import type { ObjectUpdate } from '../strategy.js';

/**
 * For one update: whether a fault is passed over, since the stored object was as wrong. An update may have very many
 * faults, so what a rule must know about the objects it finds out once.
 */
export type PassingRule = (update: ObjectUpdate) => (fault: FieldError) => boolean;

/** The faults that none of the rules passes over. */
export function passingOver(...rules: readonly PassingRule[]) {
  return (faults: readonly FieldError[], update: ObjectUpdate): readonly FieldError[] => {
    const tests = rules.map((rule) => rule(update));
    return faults.filter((fault) => !tests.some((passes) => passes(fault)));
  };
}

/** What stands below a member of the object that the update did not touch. */
export function belowUnchanged(member: string): PassingRule {
  return ({ object, stored }) => {
    const isUnchanged = lazily(() => equalJson(object[member] ?? null, stored[member] ?? null));
    return ({ field }) =>
      (field === member || field.startsWith(`${member}.`) || field.startsWith(`${member}[`)) && isUnchanged();
  };
}

/** Faults at places that were wrong in the stored object, however many of them there are now. */
export function whereWrongBefore(places: RegExp, reason?: FieldError['reason']): PassingRule {
  const isThere = (fault: FieldError): boolean =>
    isPlace(fault.field, places) && (reason === undefined || fault.reason === reason);
  return ({ before }) => {
    const wasWrong = lazily(() => before().some(isThere));
    return (fault) => isThere(fault) && wasWrong();
  };
}

/** Where a selector's values are told to be wrong. */
export const SELECTOR_VALUE = /\.matchExpressions\[\d+\]\.values\[\d+\]$/;

/** Values in selectors that are no label values, when a selector of the stored object had such. */
export const selectorValues: PassingRule = whereWrongBefore(SELECTOR_VALUE);
