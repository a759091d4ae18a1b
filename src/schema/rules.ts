import { equalJson } from '../json/equal.js';
import { getOwn, isJsonObject } from '../json/own-property.js';
import type { JsonObject, JsonValue } from '../json/types.js';
import { forbiddenMember, forbiddenValue, invalidValue, required, type FieldError } from '../meta/field-errors.js';
import type { FieldPath } from '../meta/field-path.js';
import { conditionHolds, describeCondition, isPresent } from './rule-conditions.js';
import type { FieldRule, StructuralSchema } from './structural.js';

/** The words of the public API for an immutable member. */
const IMMUTABLE = 'field is immutable';

const NONE: readonly FieldError[] = Object.freeze([]);

/** Whether a node has rules to validate (not only defaults). */
export function hasCheckedRules(schema: StructuralSchema): boolean {
  return schema.rules?.some(({ rule }) => rule !== 'default-when' && rule !== 'default-from') ?? false;
}

/**
 * Validates the declarative rules of one node against a value in normal form. `stored` is the value before the update;
 * `immutable` does not apply to a create, nor where the parent is new.
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
  // Faults are rare, so the list is made on demand.
  for (const rule of schema.rules) {
    const found = errorsOfRule(rule, schema, value, before, path);
    if (found.length > 0) (errors ??= []).push(...found);
  }
  return errors ?? NONE;
}

function errorsOfRule(
  rule: FieldRule,
  schema: StructuralSchema,
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
      if (equalJson(before ?? null, after ?? null)) return NONE;
      if (rule.forbidden !== undefined) return [forbiddenValue(path.child(rule.field), rule.forbidden)];
      return [invalidValue(path.child(rule.field), after ?? zeroOf(schema.properties?.[rule.field]), IMMUTABLE)];
    }
    case 'required-when':
      return !isPresent(getOwn(object, rule.field)) && conditionHolds(rule.when, object)
        ? [required(path.child(rule.field), rule.message ?? `must be specified when ${describeCondition(rule.when)}`)]
        : NONE;
    case 'forbidden-when':
      return isPresent(getOwn(object, rule.field)) && conditionHolds(rule.when, object)
        ? [
            forbiddenMember(
              path.child(rule.field),
              rule.message ?? `may not be specified when ${describeCondition(rule.when)}`,
            ),
          ]
        : NONE;
    case 'one-of':
      return oneOfErrors(rule, object, path);
    case 'default-when':
    case 'default-from':
      return NONE;
  }
}

/** An absent member in messages: the zero for a scalar that is dropped when zero, null for everything else. */
function zeroOf(member: StructuralSchema | undefined): JsonValue {
  if (member?.presence !== 'zero-absent') return null;
  if (member.type === 'string') return '';
  if (member.type === 'integer' || member.type === 'number') return 0;
  return member.type === 'boolean' ? false : null;
}

function oneOfErrors(
  rule: Extract<FieldRule, { rule: 'one-of' }>,
  object: JsonObject,
  path: FieldPath,
): readonly FieldError[] {
  const { fields } = rule;
  const given = fields.filter((field) => isPresent(getOwn(object, field)));
  const [first, ...extra] = given;
  if (first === undefined) {
    if (rule.required !== true) return NONE;
    if (rule.invalid !== undefined) return [invalidValue(path, '', rule.invalid)];
    return [required(path, rule.message ?? `must specify one of: ${fields.map((field) => `\`${field}\``).join(', ')}`)];
  }
  if (extra.length > 0 && rule.several !== undefined) {
    return [invalidValue(path, rule.named === true ? `{${given.join(', ')}}` : '', rule.several)];
  }
  if (extra.length > 0 && rule.forbidden !== undefined) return [forbiddenValue(path, rule.forbidden)];
  if (rule.extra === undefined) {
    return extra.map((field) => forbiddenValue(path.child(field), `may not be specified together with \`${first}\``));
  }
  const why = rule.extra;
  return extra.map((field) => forbiddenMember(path.child(field), why));
}
