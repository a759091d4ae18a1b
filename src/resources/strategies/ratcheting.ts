import { equalJson } from '../../json/equal.js';
import type { FieldError } from '../../meta/field-errors.js';
import { isPlace } from '../../meta/field-path.js';
import { lazily } from '../../meta/lazily.js';
import type { KubeObject } from '../../meta/object.js';
import type { ObjectUpdate } from '../strategy.js';

/**
 * For one update: whether a fault is ignored, since the stored object had it as well. An update may have very many
 * faults, so each rule computes its facts once.
 */
export type PassingRule = (update: ObjectUpdate) => (fault: FieldError) => boolean;

/** The faults that no rule ignores. */
export function passingOver(...rules: readonly PassingRule[]) {
  return (faults: readonly FieldError[], update: ObjectUpdate): readonly FieldError[] => {
    const tests = rules.map((rule) => rule(update));
    return faults.filter((fault) => !tests.some((passes) => passes(fault)));
  };
}

/** Faults below an unchanged member. */
export function belowUnchanged(member: string): PassingRule {
  return ({ object, stored }) => {
    const isUnchanged = lazily(() => equalJson(object[member] ?? null, stored[member] ?? null));
    return ({ field }) =>
      (field === member || field.startsWith(`${member}.`) || field.startsWith(`${member}[`)) && isUnchanged();
  };
}

/** Faults about the form of texts that the stored object has as well; `faultOf` is the fault of a text's form. */
export function knownTexts(
  textsOf: (stored: KubeObject) => readonly string[],
  faultOf: (text: string) => string | undefined,
): PassingRule {
  return ({ stored }) => {
    const known = lazily(() => new Set(textsOf(stored)));
    return ({ message }) => {
      const given = /^Invalid value: "([^"]*)": /.exec(message)?.[1];
      if (given === undefined) return false;
      const fault = faultOf(given);
      return fault !== undefined && message.endsWith(fault) && known().has(given);
    };
  };
}

/** Faults at paths that were faulty in the stored object. */
export function whereWrongBefore(places: RegExp, reason?: FieldError['reason']): PassingRule {
  const isThere = (fault: FieldError): boolean =>
    isPlace(fault.field, places) && (reason === undefined || fault.reason === reason);
  return ({ before }) => {
    const wasWrong = lazily(() => before().some(isThere));
    return (fault) => isThere(fault) && wasWrong();
  };
}

/** Paths of invalid selector values. */
export const SELECTOR_VALUE = /\.matchExpressions\[\d+\]\.values\[\d+\]$/;

/** Invalid label values in selectors, when a selector of the stored object had such. */
export const selectorValues: PassingRule = whereWrongBefore(SELECTOR_VALUE);
