import { equalJson } from '../json/equal.js';
import { getOwn } from '../json/own-property.js';
import type { JsonObject, JsonValue } from '../json/types.js';
import type { RuleCondition } from './structural.js';

/** Whether a member is present: neither absent nor null. */
export function isPresent(value: JsonValue | undefined): boolean {
  return value !== undefined && value !== null;
}

/** Whether a condition on a sibling holds in this object. An absent sibling counts as null. */
export function conditionHolds(condition: RuleCondition, object: JsonObject): boolean {
  const value = getOwn(object, condition.field);
  if ('present' in condition) return isPresent(value) === condition.present;
  return condition.in.some((one) => equalJson(one, value ?? null));
}

/** The condition in words, for messages: "`type` is 'Localhost'". */
export function describeCondition(condition: RuleCondition): string {
  if ('present' in condition) return `\`${condition.field}\` is ${condition.present ? 'set' : 'not set'}`;
  const values = condition.in.map((one) =>
    one === null ? 'not set' : typeof one === 'string' ? `'${one}'` : String(one),
  );
  return `\`${condition.field}\` is ${values.join(' or ')}`;
}
