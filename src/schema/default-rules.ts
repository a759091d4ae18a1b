import { getOwn } from '../json/own-property.js';
import type { JsonObject, JsonValue } from '../json/types.js';
import { conditionHolds, isPresent } from './rule-conditions.js';
import type { StructuralSchema } from './structural.js';

/** A default that depends on siblings: the value to set, or undefined. */
export type DefaultRule = (object: JsonObject) => { readonly field: string; readonly value: JsonValue } | undefined;

/**
 * The `default-when` and `default-from` rules of a node, in their order. They run after the plain defaults; each sees
 * the results of earlier ones. `normal` normalises a default.
 */
export function compileDefaultRules(
  schema: StructuralSchema,
  normal: (field: string, value: JsonValue) => JsonValue | undefined,
): DefaultRule[] {
  const rules: DefaultRule[] = [];
  for (const rule of schema.rules ?? []) {
    if (rule.rule === 'default-when') {
      rules.push((object) => {
        if (isPresent(getOwn(object, rule.field)) || !conditionHolds(rule.when, object)) return undefined;
        return { field: rule.field, value: normal(rule.field, rule.value) ?? rule.value };
      });
    } else if (rule.rule === 'default-from') {
      rules.push((object) => {
        if (isPresent(getOwn(object, rule.field))) return undefined;
        const value = getOwn(object, rule.from);
        return value === undefined || value === null ? undefined : { field: rule.field, value };
      });
    }
  }
  return rules;
}
