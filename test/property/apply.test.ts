import { describe, expect, test } from '@jest/globals';
import fc from '../support/property.js';
import type { JsonObject, JsonValue } from '../../src/json/types.js';
import { fieldSetOf } from '../../src/patch/apply/compare.js';
import { difference, intersection, NO_FIELDS, parseFieldSet, union } from '../../src/patch/apply/field-set.js';
import type { KindVersions } from '../../src/patch/apply/kind-versions.js';
import { type Managers, NO_MANAGERS } from '../../src/patch/apply/managed-fields.js';
import { applyIntent, type OwnedWrite } from '../../src/patch/apply/updater.js';
import type { StructuralSchema } from '../../src/schema/structural.js';

const SCHEMA: StructuralSchema = {
  type: 'object',
  properties: {
    spec: {
      type: 'object',
      properties: {
        count: { type: 'integer' },
        labels: { type: 'object', additionalProperties: { type: 'string' } },
        whole: { type: 'object', mapType: 'atomic', additionalProperties: { type: 'string' } },
        tags: { type: 'array', listType: 'set', items: { type: 'string' } },
        ports: {
          type: 'array',
          listType: 'map',
          listMapKeys: ['port', 'protocol'],
          items: {
            type: 'object',
            properties: {
              port: { type: 'integer' },
              protocol: { type: 'string', default: 'TCP' },
              name: { type: 'string' },
            },
          },
        },
        order: { type: 'array', items: { type: 'string' } },
        free: { type: 'object', preserveUnknownFields: true },
      },
    },
  },
};

const KIND: KindVersions = {
  changeable: true,
  schemaOf: (apiVersion) => (apiVersion === 'example.com/v1' ? SCHEMA : undefined),
  resetsOf: () => NO_FIELDS,
  convert: (object) => Promise.resolve(object),
};

function write(manager: string, managers: Managers, time = '2024-05-01T10:00:00Z'): OwnedWrite {
  return {
    kind: KIND,
    manager: { manager, operation: 'Apply', apiVersion: 'example.com/v1', subresource: '' },
    managers,
    time,
    lastApplied: 'last',
  };
}

async function apply(
  manager: string,
  state: { object: JsonObject; managers: Managers },
  intent: JsonObject,
): Promise<{ object: JsonObject; managers: Managers; changed: boolean }> {
  const { object, managers } = await applyIntent(write(manager, state.managers), state.object, intent, true);
  return { object: object ?? state.object, managers, changed: object !== undefined };
}

const text = fc.constantFrom('x', 'y');
const part = <T extends JsonValue>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.option(value, { nil: undefined });

/** Apply configurations over some keys and ports; `alone` are members that two disjoint ones may not share. */
function intentsOf(
  names: readonly string[],
  numbers: readonly number[],
  alone: Readonly<Record<string, fc.Arbitrary<JsonValue>>>,
): fc.Arbitrary<JsonObject> {
  const key = fc.constantFrom(...names);
  const port = fc.record({ port: fc.constantFrom(...numbers), protocol: fc.constantFrom('TCP', 'UDP'), name: text });
  const ports = fc.uniqueArray(port, { selector: (one) => `${one.port}/${one.protocol}`, maxLength: 3, minLength: 1 });
  const map = fc.dictionary(key, text, { minKeys: 1 });
  const single = Object.fromEntries(Object.entries(alone).map(([name, value]) => [name, part(value)]));
  return fc
    .record({
      labels: part(map),
      tags: part(fc.uniqueArray(key, { minLength: 1 })),
      ports: part(ports),
      free: part(fc.dictionary(key, fc.oneof(text, map, fc.array(text, { maxLength: 2 })), { minKeys: 1 })),
      ...single,
    })
    .map((spec) => ({ spec: JSON.parse(JSON.stringify(spec)) as JsonObject }));
}

const map = fc.dictionary(fc.constantFrom('a', 'b'), text);
const left = intentsOf(['a', 'b'], [1], { count: fc.nat(3) });
const right = intentsOf(['c', 'd'], [2], { whole: map, order: fc.array(text, { maxLength: 3 }) });
const intents = intentsOf(['a', 'b', 'c'], [1, 2], { count: fc.nat(3), whole: map, order: fc.array(text) });

const BLANK = { object: { spec: {} }, managers: NO_MANAGERS };

function owned(managers: Managers): Record<string, unknown> {
  return Object.fromEntries([...managers].map(([id, { fields }]) => [id, fields]));
}

describe('server-side apply', () => {
  test('applying twice equals applying once', async () => {
    await fc.assert(
      fc.asyncProperty(intents, intents, async (first, second) => {
        const start = await apply('other', BLANK, first);
        const once = await apply('one', start, second);
        const twice = await apply('one', once, second);
        expect(twice.object).toEqual(once.object);
        expect(twice.changed).toBe(false);
        expect(owned(twice.managers)).toEqual(owned(once.managers));
      }),
      { numRuns: 100 },
    );
  });

  test('adding fields and giving them up again restores the object', async () => {
    await fc.assert(
      fc.asyncProperty(left, right, async (base, more) => {
        const start = await apply('base', BLANK, base);
        const added = await apply('guest', start, more);
        const after = await apply('guest', added, { spec: {} });
        expect(withoutEmpty(after.object)).toEqual(withoutEmpty(start.object));
        expect(owned(after.managers)).toMatchObject(owned(start.managers));
      }),
      { numRuns: 100 },
    );
  });

  test('disjoint applies commute', async () => {
    await fc.assert(
      fc.asyncProperty(left, right, async (one, other) => {
        const ab = await apply('b', await apply('a', BLANK, one), other);
        const ba = await apply('a', await apply('b', BLANK, other), one);
        expect(sortedLists(withoutEmpty(ab.object))).toEqual(sortedLists(withoutEmpty(ba.object)));
        expect(owned(ab.managers)).toEqual(owned(ba.managers));
      }),
      { numRuns: 100 },
    );
  });
});

/** Empty and null parts equal absent ones, as in normal form. */
function withoutEmpty(value: JsonValue): JsonValue | undefined {
  if (typeof value !== 'object' || value === null) return value ?? undefined;
  if (Array.isArray(value)) return value.length === 0 ? undefined : (value as JsonValue[]);
  const members = Object.entries(value as JsonObject)
    .map(([name, member]) => [name, withoutEmpty(member ?? null)] as const)
    .filter(([, member]) => member !== undefined);
  return members.length === 0 ? undefined : (Object.fromEntries(members) as JsonObject);
}

/** Items of two managers are in the order of their creation. */
function sortedLists(value: JsonValue | undefined): unknown {
  if (Array.isArray(value)) return value.map((item: JsonValue) => JSON.stringify(item)).sort();
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, sortedLists(member)]));
}

describe('field sets', () => {
  const sets = intents.map((intent) => fieldSetOf(intent, SCHEMA));

  test('removing fields and adding them again restores the set', () => {
    fc.assert(
      fc.property(sets, sets, (one, other) => {
        expect(union(difference(one, other), intersection(one, other))).toEqual(one);
        expect(difference(union(one, other), other)).toEqual(difference(one, other));
        expect(intersection(difference(one, other), other)).toEqual(NO_FIELDS);
      }),
    );
  });

  test('an encoded and decoded set is the same, with its members in the same order', () => {
    fc.assert(
      fc.property(sets, (set) => {
        expect(JSON.stringify(parseFieldSet(JSON.parse(JSON.stringify(set)) as JsonValue))).toBe(JSON.stringify(set));
      }),
    );
  });
});
