import type { JsonValue } from '../../../../src/json/types.js';
import { FieldPath } from '../../../../src/meta/field-path.js';
import { createBaseEnvironment } from '../../../../src/schema/cel/environment.js';
import { atOnce } from '../../../../src/meta/steps.js';
import { checkRules, MOST_COMPILED_CHARACTERS } from '../../../../src/schema/cel/rule-checks.js';
import { objectRules } from '../../../../src/schema/cel/rules.js';
import type { RuleSchema, RuleText } from '../../../../src/schema/cel/types.js';

/** Options for checking and evaluating rules. */
export const ENVIRONMENT = createBaseEnvironment();
/** An integer. */
export const INT: RuleSchema = { type: 'integer' };
/** A string of bounded length. */
export const text = (maxLength = 20): RuleSchema => ({ type: 'string', maxLength });
/** Rules of a schema. */
export const rules = (...all: (string | RuleText)[]) => ({
  'x-kubernetes-validations': all.map((rule) => (typeof rule === 'string' ? { rule } : rule)),
});
/** An object with these members and rules. */
export const object = (properties: Record<string, RuleSchema>, ...all: (string | RuleText)[]): RuleSchema => ({
  type: 'object',
  properties,
  ...rules(...all),
});
/** A list of at most ten items. */
export const list = (items: RuleSchema, more: RuleSchema = {}): RuleSchema => ({
  type: 'array',
  items,
  maxItems: 10,
  ...more,
});

/** The faults of a value at `spec` of an object. */
export function faults(schema: RuleSchema, value: JsonValue, old?: JsonValue): readonly string[] {
  const ready = objectRules({ type: 'object', properties: { spec: schema } }, ENVIRONMENT);
  const { errors } = atOnce(ready!.evaluate({ spec: value }, old === undefined ? undefined : { spec: old }));
  return errors.map(({ field, message }) => `${field}: ${message}`);
}

/** The faults of the rules of a schema at `spec`. */
export function definitionFaults(schema: RuleSchema): readonly string[] {
  const root = { type: 'object', properties: { spec: schema } };
  const steps = checkRules(root, {
    path: FieldPath.of('schema'),
    environment: ENVIRONMENT,
    allowance: { ruleCharacters: MOST_COMPILED_CHARACTERS },
  });
  return atOnce(steps).map(({ field, message }) => `${field}: ${message}`);
}
