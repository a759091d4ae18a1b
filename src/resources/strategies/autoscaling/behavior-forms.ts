import { isJsonArray, isJsonObject } from '../../../json/own-property.js';
import type { JsonObject, JsonValue } from '../../../json/types.js';
import { capital } from '../../../meta/capital.js';
import { objectsAt } from '../members.js';

const DIRECTIONS = ['scaleUp', 'scaleDown'] as const;
const NUMBERS = new Set(['stabilizationWindowSeconds', 'value', 'periodSeconds']);
const RULES = ['stabilizationWindowSeconds', 'selectPolicy', 'policies', 'tolerance'] as const;
const POLICY = ['type', 'value', 'periodSeconds'] as const;

/** The behavior in version 1's annotation: member names are capitalised, and absent ones are null. */
export function oldBehavior(behavior: JsonObject): JsonObject {
  return capitals(behavior, DIRECTIONS, (_name, rules) =>
    isJsonObject(rules)
      ? capitals(rules, RULES, (name, value) =>
          name === 'policies' ? objectsAt(rules, 'policies').map((policy) => capitals(policy, POLICY)) : value,
        )
      : null,
  );
}

function capitals(
  object: JsonObject,
  names: readonly string[],
  change: (name: string, value: JsonValue) => JsonValue = (_name, value) => value,
): JsonObject {
  return Object.fromEntries(
    names.map((name) => {
      const value = object[name];
      return [capital(name), value === undefined ? null : change(name, value)];
    }),
  );
}

/** The behavior in an annotation, with case-insensitive names; undefined when invalid. */
export function freshBehavior(value: JsonValue | undefined): JsonObject | undefined {
  const behavior = known(value, DIRECTIONS, (_direction, rules) =>
    known(rules, RULES, (name, rule) => {
      if (name !== 'policies') return scalar(name, rule);
      const policies = isJsonArray(rule) ? rule.map((policy) => known(policy, POLICY, scalar)) : undefined;
      return policies?.every((policy) => policy !== undefined) === true ? policies : undefined;
    }),
  );
  return behavior === undefined || Object.keys(behavior).length === 0 ? undefined : behavior;
}

function scalar(name: string, value: JsonValue): JsonValue | undefined {
  if (NUMBERS.has(name)) return Number.isInteger(value) ? value : undefined;
  return typeof value === 'string' || (name === 'tolerance' && typeof value === 'number') ? value : undefined;
}

/** The named members other than null; undefined when one of them is invalid. */
function known(
  value: JsonValue | undefined,
  names: readonly string[],
  change: (name: string, value: JsonValue) => JsonValue | undefined,
): JsonObject | undefined {
  if (!isJsonObject(value)) return undefined;
  const made: { [name: string]: JsonValue } = {};
  for (const [given, member] of Object.entries(value) as [string, JsonValue][]) {
    const name = names.find((each) => each.toLowerCase() === given.toLowerCase());
    if (name === undefined || member === null) continue;
    const after = change(name, member);
    if (after === undefined) return undefined;
    made[name] = after;
  }
  return made;
}
