import { expect, test } from '@jest/globals';
import { FieldPath } from '../../../../src/meta/field-path.js';
import { atOnce } from '../../../../src/meta/steps.js';
import { completenessErrors } from '../../../../src/schema/custom/completeness.js';
import { definitionAllowance } from '../../../../src/schema/custom/definition-allowance.js';
import type { JsonSchema } from '../../../../src/schema/custom/json-schema.js';
import { plainSchemas } from '../../../../src/schema/custom/plain-schemas.js';
import { schemaErrors } from '../../../../src/schema/custom/schema-checks.js';
import { structuralErrors } from '../../../../src/schema/custom/structural-checks.js';
import { versionSchemaErrors } from '../../../../src/schema/custom/version-schema-checks.js';

/** More than the arguments that one call can have. */
const VERY_MANY = 200_000;
const choices = Array.from({ length: VERY_MANY }, (): JsonSchema => ({ type: 'null', title: 't' }));
const schema: JsonSchema = { type: 'object', not: { allOf: choices } };

test('of the faults of a schema some are found, however many there are', () => {
  // In each choice an unknown type, and null.
  const found = schemaErrors(schema, FieldPath.root, atOnce(plainSchemas(schema)));
  expect(found).toHaveLength(1_000);
  expect(found.at(-1)?.field).toBe('not.allOf[499].type');
  // Type and title are not allowed inside.
  expect(
    atOnce(structuralErrors(schema, FieldPath.root, { patternFault: () => undefined }, atOnce(plainSchemas(schema)))),
  ).toHaveLength(1_000);
});

test('members that only choices name are found, however many there are', () => {
  const properties = Object.fromEntries(choices.map((_choice, at) => [`p${at}`, {}]));
  expect(completenessErrors({ type: 'object', allOf: [{ properties }] }, FieldPath.root)).toHaveLength(VERY_MANY);
});

test.each([
  [500, true],
  [2_000, false],
])('with %d faults rules are checked: %s', (count, looked) => {
  const allowance = definitionAllowance({});
  const before = allowance.ruleCharacters;
  const properties = Object.fromEntries([
    ...Array.from({ length: count }, (_none, at) => [
      `l${at}`,
      { type: 'array', uniqueItems: true, items: { type: 'string' } },
    ]),
    ['ruled', { type: 'string', 'x-kubernetes-validations': [{ rule: 'no rule' }] }],
  ]) as JsonSchema['properties'];
  const options = { statusEnabled: false, rulesKnown: false, allowance };
  const found = atOnce(versionSchemaErrors({ type: 'object', properties: properties! }, FieldPath.root, options));
  expect(found).toHaveLength(looked ? count + 1 : 1_000);
  expect(allowance.ruleCharacters < before).toBe(looked);
});
