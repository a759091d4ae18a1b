import { expect, test } from '@jest/globals';
import fc from '../support/property.js';
import { FieldPath } from '../../src/meta/field-path.js';
import { atOnce } from '../../src/meta/steps.js';
import { namingProfile } from '../../src/naming/profile.js';
import { builtinResources } from '../../src/resources/builtin.js';
import { defaultErrors } from '../../src/schema/custom/default-checks.js';
import { definitionAllowance } from '../../src/schema/custom/definition-allowance.js';
import { hasRules, type JsonSchema } from '../../src/schema/custom/json-schema.js';
import { type PlainSchemas, plainSchemas } from '../../src/schema/custom/plain-schemas.js';
import { schemaErrors } from '../../src/schema/custom/schema-checks.js';
import { structuralErrors } from '../../src/schema/custom/structural-checks.js';

const METADATA = builtinResources(namingProfile('kubernetes')).find(
  ({ definition }) => definition.kind === 'Namespace',
)!.definition.schema.properties!['metadata']!;

const PRESERVE = 'x-kubernetes-preserve-unknown-fields';
const LIST_TYPE = 'x-kubernetes-list-type';

/** Keywords that need no other schema, each in valid and invalid forms. */
const KEYWORDS = {
  default: fc.constantFrom<unknown>('x', 0, 1.5, 2 ** 60, true, null, {}, { a: 'x' }, ['x'], { unknown: 1 }),
  format: fc.constantFrom('date', 'int32', 'unknown'),
  minimum: fc.constantFrom(-1, 1),
  maxLength: fc.constant(0),
  required: fc.constantFrom(['a'], []),
  enum: fc.constantFrom<unknown>(['x'], [1]),
  nullable: fc.boolean(),
  description: fc.constantFrom('', 'what it is'),
  uniqueItems: fc.boolean(),
  pattern: fc.constantFrom('', '[', 'x+'),
  additionalProperties: fc.boolean(),
  anyOf: fc.constantFrom<unknown>(
    [],
    [{ required: ['a'] }],
    [{ type: 'string' }],
    [{ type: 'integer' }, { type: 'string' }],
  ),
  not: fc.constant({ properties: { a: { enum: ['x'] } } }),
  $ref: fc.constantFrom('', '#/a'),
  [PRESERVE]: fc.boolean(),
  [LIST_TYPE]: fc.constantFrom('atomic', 'set', 'map', 'list'),
  'x-kubernetes-list-map-keys': fc.constantFrom([], ['a']),
  'x-kubernetes-map-type': fc.constantFrom('atomic', 'granular', 'map'),
  'x-kubernetes-embedded-resource': fc.boolean(),
  'x-kubernetes-int-or-string': fc.boolean(),
  'x-kubernetes-validations': fc.constantFrom([], [{ rule: 'self == self' }], [{ rule: '' }]),
};

/** At most a few of the keywords. */
const few = fc
  .subarray(Object.keys(KEYWORDS) as (keyof typeof KEYWORDS)[], { minLength: 1, maxLength: 2 })
  .chain((names) =>
    fc.record(Object.fromEntries(names.map((name) => [name, KEYWORDS[name] as fc.Arbitrary<unknown>]))),
  );

const leaf = fc
  .constantFrom('string', 'string', 'integer', 'boolean', 'number', 'null', 'text', '')
  .map((type) => ({ type }));

/** Schemas of this depth, many of them plain, others with a few faults. */
function schemasOf(depth: number): fc.Arbitrary<JsonSchema> {
  const own = fc.oneof(fc.constant({}), few);
  if (depth === 0) return fc.tuple(leaf, own).map(([type, more]) => ({ ...type, ...more }) as JsonSchema);
  const child = schemasOf(depth - 1);
  const names = fc.constantFrom('a', 'b', 'c', 'd', 'metadata', 'kind', 'name', '__proto__');
  const shape = fc.oneof(
    fc.dictionary(names, child, { maxKeys: 4 }).map((properties) => ({ type: 'object', properties })),
    child.map((items) => ({ type: 'array', items })),
    child.map((items) => ({ type: 'array', items: [items] })),
    child.map((additionalProperties) => ({ type: 'object', additionalProperties })),
    leaf,
  );
  return fc.tuple(shape, own).map(([known, more]) => ({ ...known, ...more }) as JsonSchema);
}

function faults(schema: JsonSchema, plain: PlainSchemas): readonly string[] {
  const path = FieldPath.of('schema');
  const allowance = definitionAllowance(METADATA);
  const structure = atOnce(structuralErrors(schema, path, allowance, plain));
  return [
    ...structure,
    ...(structure.length > 0 ? [] : atOnce(defaultErrors(schema, path, allowance, plain))),
    ...schemaErrors(schema, path, plain),
  ].map(({ field, message }) => `${field}: ${message}`);
}

const NONE: PlainSchemas = new Set();

test('plain parts of a schema have no faults and no rules: the checks find the same without them', () => {
  fc.assert(
    fc.property(schemasOf(3), (schema) => {
      const plain = atOnce(plainSchemas(schema));
      expect(faults(schema, plain)).toEqual(faults(schema, NONE));
      expect(hasRules(schema, plain)).toBe(hasRules(schema));
    }),
    { numRuns: 2000 },
  );
});

test('the parts of an ordinary schema are plain', () => {
  const parts = {
    text: { type: 'string', description: 'd', maxLength: 3 },
    count: { type: 'integer', format: 'int32', minimum: 0 },
    flag: { type: 'boolean', default: false },
    list: { type: 'array', items: { type: 'string' }, [LIST_TYPE]: 'atomic' },
    map: { type: 'object', additionalProperties: { type: 'string' } },
    open: { type: 'object', [PRESERVE]: true },
  } as const;
  const odd: JsonSchema = { type: 'object', properties: { odd: { type: 'string', pattern: 'x' }, ...parts } };
  const root: JsonSchema = { type: 'object', properties: { spec: { type: 'object', properties: parts }, odd } };
  const { spec } = root.properties!;
  expect([...atOnce(plainSchemas(root))]).toEqual([...Object.values(parts), spec]);
});
