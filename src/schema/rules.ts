import { equalJson } from '../json/equal.js';
import { getOwn, isJsonObject } from '../json/own-property.js';
import type { JsonObject, JsonValue } from '../json/types.js';
import { forbiddenValue, invalidValue, required, type FieldError } from '../meta/field-errors.js';
import type { FieldPath } from '../meta/field-path.js';
import { conditionHolds, describeCondition, isPresent } from './rule-conditions.js';
import type { FieldRule, StructuralSchema } from './structural.js';

/** The words of the public API for a member that may not change. */
const IMMUTABLE = 'field is immutable';

const NONE: readonly FieldError[] = Object.freeze([]);

/** Whether a node carries rules that are checked (not only defaults). */
export function hasCheckedRules(schema: StructuralSchema): boolean {
  return schema.rules?.some(({ rule }) => rule !== 'default-when' && rule !== 'default-from') ?? false;
}

/**
 * Checks the declarative rules of one node against a value in normal form. `stored` is the value before the update;
 * `immutable` says nothing on a create, nor where the parent is new.
 */
export function ruleErrors(
  schema: StructuralSchema,
  value: JsonValue,
  stored: JsonValue | undefined,
  path: FieldPath,
): readonly FieldError[] {
  if (!isJsonObject(value) || schema.rules === undefined) return NONE;
  const before = isJsonObject(stored) ? stored : undefined;
  let errors: FieldError[] | undefined;
  // Nearly always there is nothing to tell, so no list is made before there is.
  for (const rule of schema.rules) {
    const found = errorsOfRule(rule, value, before, path);
    if (found.length > 0) (errors ??= []).push(...found);
  }
  return errors ?? NONE;
}

function errorsOfRule(
  rule: FieldRule,
  object: JsonObject,
  stored: JsonObject | undefined,
  path: FieldPath,
): readonly FieldError[] {
  switch (rule.rule) {
    case 'immutable': {
      if (stored === undefined) return NONE;
      const before = getOwn(stored, rule.field);
      const after = getOwn(object, rule.field);
      if (rule.onceSet === true && !isPresent(before)) return NONE;
      return equalJson(before ?? null, after ?? null)
        ? NONE
        : [invalidValue(path.child(rule.field), after ?? null, IMMUTABLE)];
    }
    case 'required-when':
      return !isPresent(getOwn(object, rule.field)) && conditionHolds(rule.when, object)
        ? [required(path.child(rule.field), rule.message ?? `must be specified when ${describeCondition(rule.when)}`)]
        : NONE;
    case 'forbidden-when':
      return isPresent(getOwn(object, rule.field)) && conditionHolds(rule.when, object)
        ? [
            forbiddenValue(
              path.child(rule.field),
              rule.message ?? `may not be specified when ${describeCondition(rule.when)}`,
            ),
          ]
        : NONE;
    case 'one-of':
      return oneOfErrors(rule.fields, rule.required === true, object, path);
    case 'default-when':
    case 'default-from':
      return NONE;
  }
}

function oneOfErrors(
  fields: readonly string[],
  needed: boolean,
  object: JsonObject,
  path: FieldPath,
): readonly FieldError[] {
  const given = fields.filter((field) => isPresent(getOwn(object, field)));
  const [first, ...extra] = given;
  if (first === undefined) {
    return needed ? [required(path, `must specify one of: ${fields.map((field) => `\`${field}\``).join(', ')}`)] : NONE;
  }
  return extra.map((field) => forbiddenValue(path.child(field), `may not be specified together with \`${first}\``));
}
