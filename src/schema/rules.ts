import { equalJson } from '../json/equal.js';
import { getOwn, isJsonObject } from '../json/own-property.js';
import type { JsonObject, JsonValue } from '../json/types.js';
import { forbiddenValue, invalidValue, required, type FieldError } from '../meta/field-errors.js';
import type { FieldPath } from '../meta/field-path.js';
import { conditionHolds, describeCondition, isPresent } from './rule-conditions.js';
import type { FieldRule, StructuralSchema } from './structural.js';

/** The words of the public API for a member that may not change. */
export const IMMUTABLE = 'field is immutable';

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
): FieldError[] {
  if (!isJsonObject(value)) return [];
  const before = isJsonObject(stored) ? stored : undefined;
  return (schema.rules ?? []).flatMap((rule) => errorsOfRule(rule, value, before, path));
}

function errorsOfRule(
  rule: FieldRule,
  object: JsonObject,
  stored: JsonObject | undefined,
  path: FieldPath,
): FieldError[] {
  switch (rule.rule) {
    case 'immutable': {
      if (stored === undefined) return [];
      const before = getOwn(stored, rule.field);
      const after = getOwn(object, rule.field);
      if (rule.onceSet === true && !isPresent(before)) return [];
      return equalJson(before ?? null, after ?? null)
        ? []
        : [invalidValue(path.child(rule.field), after ?? null, IMMUTABLE)];
    }
    case 'required-when':
      return !isPresent(getOwn(object, rule.field)) && conditionHolds(rule.when, object)
        ? [required(path.child(rule.field), rule.message ?? `must be specified when ${describeCondition(rule.when)}`)]
        : [];
    case 'forbidden-when':
      return isPresent(getOwn(object, rule.field)) && conditionHolds(rule.when, object)
        ? [
            forbiddenValue(
              path.child(rule.field),
              rule.message ?? `may not be specified when ${describeCondition(rule.when)}`,
            ),
          ]
        : [];
    case 'one-of':
      return oneOfErrors(rule.fields, rule.required === true, object, path);
    case 'default-when':
    case 'default-from':
      return [];
  }
}

function oneOfErrors(fields: readonly string[], needed: boolean, object: JsonObject, path: FieldPath): FieldError[] {
  const given = fields.filter((field) => isPresent(getOwn(object, field)));
  const [first, ...extra] = given;
  if (first === undefined) {
    return needed ? [required(path, `must specify one of: ${fields.map((field) => `\`${field}\``).join(', ')}`)] : [];
  }
  return extra.map((field) => forbiddenValue(path.child(field), `may not be specified together with \`${first}\``));
}
