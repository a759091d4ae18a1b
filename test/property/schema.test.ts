import { describe, expect, test } from '@jest/globals';
import fc from '../support/property.js';

import { equalJson } from '../../src/json/equal.js';
import { printJson } from '../../src/json/print.js';
import type { JsonObject, JsonValue } from '../../src/json/types.js';
import { StatusError } from '../../src/meta/errors.js';
import { customNormaliser } from '../../src/schema/custom/normalise.js';
import { compileNormaliser, type NormaliserOptions } from '../../src/schema/normalise.js';
import type { SpecialForm, StructuralSchema } from '../../src/schema/structural.js';

const MEMBERS = ['a', 'b', 'c'] as const;

const scalar: fc.Arbitrary<StructuralSchema> = fc.constantFrom<StructuralSchema>(
  { type: 'string' },
  { type: 'string', default: 'd' },
  { type: 'integer', format: 'int64', presence: 'explicit' },
  { type: 'boolean', default: true, presence: 'explicit' },
  { special: 'quantity' },
  { special: 'quantity', default: '1000m' },
  { special: 'int-or-string' },
  { type: 'string', special: 'time' },
  { special: 'json' },
);

const anySchema: fc.Arbitrary<StructuralSchema> = fc.letrec<{ node: StructuralSchema }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 3 },
    scalar,
    tie('node').map((items): StructuralSchema => ({ type: 'array', items })),
    tie('node').map((additionalProperties): StructuralSchema => ({ type: 'object', additionalProperties })),
    fc
      .tuple(
        fc.dictionary(fc.constantFrom(...MEMBERS), tie('node')),
        fc.constantFrom('explicit', 'always', 'zero-absent'),
      )
      .map(([properties, presence]): StructuralSchema => ({
        type: 'object',
        properties,
        presence,
        // The generator of definitions only lets a rule name known members, with values of their types.
        ...(properties['a']?.type === 'string' && properties['a'].special === undefined
          ? { rules: [{ rule: 'default-when', field: 'a', value: 'x', when: { field: 'b', present: true } }] }
          : {}),
      })),
  ),
})).node;

const SPECIAL_VALUES: Partial<Record<SpecialForm, readonly JsonValue[]>> = {
  quantity: ['1000m', '1Ki', 0.5, 2],
  'int-or-string': [0, 80, 'web', ''],
  time: ['2024-05-01T10:00:05.5+02:00', '0001-01-01T00:00:00Z'],
  json: [{ x: null }, [0], ''],
};

/** A value that mostly fits the schema, with some unknown members. */
function valueOf(schema: StructuralSchema): fc.Arbitrary<JsonValue> {
  const known = (): fc.Arbitrary<JsonValue> => {
    const special = schema.special === undefined ? undefined : SPECIAL_VALUES[schema.special];
    if (special !== undefined) return fc.constantFrom(...special);
    if (schema.items !== undefined) return fc.array(valueOf(schema.items), { maxLength: 3 });
    if (schema.additionalProperties !== undefined) {
      return fc
        .array(fc.tuple(fc.constantFrom('k', '__proto__', 'l'), valueOf(schema.additionalProperties)), { maxLength: 3 })
        .map((entries): JsonValue => Object.fromEntries(entries));
    }
    if (schema.type === 'object') {
      const members = Object.entries(schema.properties ?? {}).map(([name, child]) =>
        fc.option(
          valueOf(child).map((value): [string, JsonValue] => [name, value]),
          { nil: undefined },
        ),
      );
      const unknown = fc.constantFrom<[string, JsonValue] | undefined>(undefined, ['zz', 1], ['__proto__', { x: 1 }]);
      return fc
        .tuple(unknown, ...members)
        .map((entries): JsonValue => Object.fromEntries(entries.filter((entry) => entry !== undefined)));
    }
    if (schema.type === 'integer') return fc.constantFrom<JsonValue>(0, 5, 9007199254740993n);
    return schema.type === 'boolean' ? fc.boolean() : fc.constantFrom<JsonValue>('', 'x');
  };
  return fc.oneof({ weight: 9, arbitrary: known() }, { weight: 1, arbitrary: fc.constant(null) });
}

const pair = anySchema.chain((node) => {
  const schema: StructuralSchema = { type: 'object', properties: { spec: node } };
  return fc.tuple(
    fc.constant(schema),
    valueOf(node).map((spec): JsonObject => ({ spec })),
  );
});

describe('the normaliser', () => {
  test.each([
    ['built-in kinds', compileNormaliser],
    [
      'custom kinds',
      (schema: StructuralSchema, options: NormaliserOptions) =>
        customNormaliser(schema, { ...options, metadata: { type: 'object', properties: {} } }),
    ],
  ])('normalising twice equals once, for %s', (_, make) => {
    fc.assert(
      fc.property(pair, ([schema, object]) => {
        const run = make(schema, { kind: 'K', version: 'v1' });
        const before = printJson(object);
        const once = run(object);
        expect(printJson(object)).toBe(before);
        const reported: string[] = [];
        const twice = run(once, { unknownField: (path) => reported.push(path) });
        expect(equalJson(twice, once)).toBe(true);
        expect(reported).toEqual([]);
        expect(twice).toBe(once);
      }),
      { numRuns: 1_000 },
    );
  });

  test('any JSON gives an object or a 400', () => {
    fc.assert(
      fc.property(anySchema, fc.jsonValue(), (node, value) => {
        const run = compileNormaliser({ type: 'object', properties: { spec: node } }, { kind: 'K', version: 'v1' });
        try {
          run({ spec: value as JsonValue });
        } catch (error) {
          expect(error).toBeInstanceOf(StatusError);
          expect((error as StatusError).code).toBe(400);
        }
      }),
      { numRuns: 500 },
    );
  });
});
