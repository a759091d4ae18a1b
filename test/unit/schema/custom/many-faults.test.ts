import { expect, test } from '@jest/globals';
import { FieldPath } from '../../../../src/meta/field-path.js';
import { atOnce } from '../../../../src/meta/steps.js';
import { completenessErrors } from '../../../../src/schema/custom/completeness.js';
import type { JsonSchema } from '../../../../src/schema/custom/json-schema.js';
import { schemaErrors } from '../../../../src/schema/custom/schema-checks.js';
import { structuralErrors } from '../../../../src/schema/custom/structural-checks.js';

/** More than can be passed as arguments of one call. */
const VERY_MANY = 200_000;
const choices = Array.from({ length: VERY_MANY }, (): JsonSchema => ({ type: 'null', title: 't' }));
const schema: JsonSchema = { type: 'object', not: { allOf: choices } };

test('faults of a schema are found, however many there are', () => {
  // The type is unknown, and null besides.
  expect(schemaErrors(schema, FieldPath.root)).toHaveLength(2 * VERY_MANY);
  // Type and title may not stand inside.
  const found = atOnce(structuralErrors(schema, FieldPath.root, { patternFault: () => undefined }));
  expect(found).toHaveLength(2 * VERY_MANY);
});

test('members that only choices speak of are found, however many there are', () => {
  const properties = Object.fromEntries(choices.map((_choice, at) => [`p${at}`, {}]));
  expect(completenessErrors({ type: 'object', allOf: [{ properties }] }, FieldPath.root)).toHaveLength(VERY_MANY);
});
