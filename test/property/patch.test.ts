import { describe, expect, test } from '@jest/globals';
import fc from '../support/property.js';

import { equalJson } from '../../src/json/equal.js';
import { isJsonObject } from '../../src/json/own-property.js';
import { printJson } from '../../src/json/print.js';
import type { JsonObject, JsonValue } from '../../src/json/types.js';
import { StatusError } from '../../src/meta/errors.js';
import { jsonPatchEngine } from '../../src/patch/json-patch.js';
import { orderMerged } from '../../src/patch/list-order.js';
import { mergePatch } from '../../src/patch/merge.js';
import { strategicMergeEngine } from '../../src/patch/strategic-merge.js';
import type { StructuralSchema } from '../../src/schema/structural.js';

const json: fc.Arbitrary<JsonValue> = fc.letrec<{ value: JsonValue }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom<JsonValue>(null, true, 0, 1, 'x', ''),
    fc.array(tie('value'), { maxLength: 3 }),
    fc
      .array(fc.tuple(fc.constantFrom('a', 'b', 'c', '__proto__'), tie('value')), { maxLength: 3 })
      .map((entries): JsonValue => Object.fromEntries(entries)),
  ),
})).value;

function hasNullMember(value: JsonValue): boolean {
  if (!isJsonObject(value)) return false;
  return Object.values(value).some((member) => member === null || hasNullMember(member as JsonValue));
}

/** The merge patch from `before` to `after`; `after` has no null members. */
function difference(before: JsonValue | undefined, after: JsonValue): JsonValue {
  if (!isJsonObject(before) || !isJsonObject(after)) return after;
  const entries: [string, JsonValue][] = [];
  for (const [key, value] of Object.entries(after)) {
    const old = Object.hasOwn(before, key) ? before[key] : undefined;
    if (!equalJson(old, value)) entries.push([key, difference(old, value)]);
  }
  for (const key of Object.keys(before)) if (!Object.hasOwn(after, key)) entries.push([key, null]);
  return Object.fromEntries(entries);
}

describe('merge patch', () => {
  test('patching twice equals once, inputs are unchanged, and no null is added', () => {
    fc.assert(
      fc.property(json, json, (original, patch) => {
        const before = printJson([original, patch]);
        const once = mergePatch(original, patch);
        expect(equalJson(mergePatch(once, patch), once)).toBe(true);
        expect(printJson([original, patch])).toBe(before);
        if (!hasNullMember(original)) expect(hasNullMember(once)).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  test('the difference of two objects turns one into the other', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        fc.pre(isJsonObject(before) && isJsonObject(after) && !hasNullMember(after));
        expect(equalJson(mergePatch(before, difference(before, after)), after)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe('JSON patch', () => {
  const step = fc.constantFrom('a', 'b', '0', '1', '-', '__proto__');
  const pointer = fc.array(step, { maxLength: 3 }).map((steps) => steps.map((one) => `/${one}`).join(''));
  const operation: fc.Arbitrary<JsonValue> = fc.oneof(
    fc.record({ op: fc.constantFrom('add', 'replace', 'test'), path: pointer, value: json }),
    fc.record({ op: fc.constant('remove'), path: pointer }),
    fc.record({ op: fc.constantFrom('move', 'copy'), path: pointer, from: pointer }),
  );

  test('any operations give an object or a 4xx, leave the original unchanged and are deterministic', () => {
    fc.assert(
      fc.property(json, fc.array(operation, { maxLength: 6 }), (value, operations) => {
        const original: JsonObject = { a: value, b: [value] };
        const before = printJson(original);
        try {
          const patch = jsonPatchEngine.parse(Buffer.from(printJson(operations)));
          const result = patch.apply(original, {});
          expect(printJson(patch.apply(original, {}))).toBe(printJson(result));
        } catch (error) {
          expect(error).toBeInstanceOf(StatusError);
          expect((error as StatusError).code).toBeLessThan(500);
        }
        expect(printJson(original)).toBe(before);
        expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain('a');
      }),
      { numRuns: 500 },
    );
  });

  test('appending the items of a list one by one gives the list', () => {
    fc.assert(
      fc.property(fc.array(json), (items) => {
        const operations = items.map((value) => ({ op: 'add', path: '/l/-', value }));
        const patch = jsonPatchEngine.parse(Buffer.from(printJson(operations)));
        expect(equalJson(patch.apply({ l: [] }, {}), { l: items })).toBe(true);
      }),
    );
  });
});

describe('strategic merge patch', () => {
  const item: StructuralSchema = { type: 'object', properties: { name: { type: 'string' } } };
  const schema: StructuralSchema = {
    type: 'object',
    properties: { l: { type: 'array', items: item, patchStrategy: ['merge'], patchMergeKey: 'name' } },
  };
  const names = fc.uniqueArray(fc.constantFrom<string>('a', 'b', 'c', 'd', 'e', 'f'));
  const list = (of: readonly string[]): JsonObject => ({ l: of.map((name) => ({ name })) });
  const merge = (server: JsonObject, wanted: readonly string[]): JsonObject =>
    strategicMergeEngine.parse(Buffer.from(printJson(list(wanted)))).apply(server, schema);
  const namesOf = (object: JsonObject): string[] =>
    (object['l'] as readonly { name: string }[]).map(({ name }) => name);

  test('a merged list contains both, in the requested order', () => {
    fc.assert(
      fc.property(names, names, (server, wanted) => {
        const merged = namesOf(merge(list(server), wanted));
        expect([...merged].sort()).toEqual([...new Set([...server, ...wanted])].sort());
        expect(merged.filter((name) => wanted.includes(name))).toEqual(wanted);
        const others = server.filter((name) => !wanted.includes(name));
        expect(merged.filter((name) => others.includes(name))).toEqual(others);
      }),
      { numRuns: 500 },
    );
  });

  test('patching twice equals once', () => {
    fc.assert(
      fc.property(names, names, (server, wanted) => {
        const once = merge(list(server), wanted);
        expect(namesOf(merge(once, wanted)).sort()).toEqual(namesOf(once).sort());
      }),
    );
  });

  test('setting the existing order changes nothing', () => {
    fc.assert(
      fc.property(names, (server) => {
        const items = server.map((identity) => ({ identity, item: identity }));
        expect(orderMerged(items, server, server)).toEqual(server);
        expect(orderMerged(items, [], server)).toEqual(server);
      }),
    );
  });
});
