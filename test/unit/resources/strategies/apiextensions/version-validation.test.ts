import { describe, expect, test } from '@jest/globals';
import type { JsonObject } from '../../../../../src/json/types.js';
import { versionsErrors } from '../../../../../src/resources/strategies/apiextensions/custom-resource-definition-rules/version-validation.js';

/** A version whose schema has this rule. */
function version(name: string, rule: string, storage = false): JsonObject {
  const spec = { type: 'object', properties: { a: { type: 'string' } }, 'x-kubernetes-validations': [{ rule }] };
  return { name, served: true, storage, schema: { openAPIV3Schema: { type: 'object', properties: { spec } } } };
}

const fieldsOf = (spec: JsonObject, stored?: JsonObject): string[] =>
  versionsErrors(spec, stored).map(({ field }) => field);

describe('rules of schemas that are stored already', () => {
  // Stored by a server of an earlier release, which knew no such fault.
  const stored = { versions: [version('v1', 'self.b == 1', true), version('v2', 'self.c == 1')] };

  test('are not held against who keeps them, in whichever version', () => {
    expect(fieldsOf(stored)).toHaveLength(2);
    expect(fieldsOf(stored, stored)).toEqual([]);
    expect(fieldsOf({ versions: [version('v3', 'self.c == 1', true), version('v2', 'self.b == 1')] }, stored)).toEqual(
      [],
    );
  });

  test('are checked again when they change', () => {
    const changed = { versions: [version('v1', 'self.b == 1', true), version('v2', 'self.d == 1')] };
    expect(fieldsOf(changed, stored)).toEqual([
      'spec.versions[1].schema.openAPIV3Schema.properties[spec].x-kubernetes-validations[0].rule',
    ]);
  });

  test('of thousands of versions are compared in bounded time', () => {
    const many = (shift: number): JsonObject => ({
      versions: Array.from({ length: 3_000 }, (_, at) =>
        version(`v${at + 1}`, `self.a != 'x${(at + shift) % 3_000}'`, at === 0),
      ),
    });
    // Every schema is another version's now: comparing each with each takes minutes.
    expect(fieldsOf(many(1), many(0))).toEqual([]);
  }, 30_000);
});
