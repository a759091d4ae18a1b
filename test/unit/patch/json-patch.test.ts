import { describe, expect, test } from '@jest/globals';

import type { JsonObject, JsonValue } from '../../../src/json/types.js';
import { StatusError } from '../../../src/meta/errors.js';
import { jsonPatchEngine } from '../../../src/patch/json-patch.js';
import { cpuTimeOf } from '../../support/cpu-time.js';

function apply(original: JsonObject, patch: JsonValue | string): JsonObject {
  const text = typeof patch === 'string' ? patch : JSON.stringify(patch);
  return jsonPatchEngine.parse(Buffer.from(text)).apply(original, {});
}

function refusal(original: JsonObject, patch: JsonValue | string): string {
  try {
    apply(original, patch);
  } catch (error) {
    if (error instanceof StatusError) return `${error.code} ${error.details?.causes?.[0]?.message ?? error.message}`;
    throw error;
  }
  return 'applied';
}

describe('operations', () => {
  test.each<[string, JsonObject, JsonValue, JsonObject]>([
    ['add a member', { a: 1 }, [{ op: 'add', path: '/b', value: 2 }], { a: 1, b: 2 }],
    ['add over a member', { a: 1 }, [{ op: 'add', path: '/a', value: 2 }], { a: 2 }],
    ['add null', {}, [{ op: 'add', path: '/a', value: null }], { a: null }],
    ['add in front of an item', { a: [1, 2] }, [{ op: 'add', path: '/a/1', value: 9 }], { a: [1, 9, 2] }],
    ['add at the end by position', { a: [1] }, [{ op: 'add', path: '/a/1', value: 2 }], { a: [1, 2] }],
    ['add at the end by -', { a: [1] }, [{ op: 'add', path: '/a/-', value: 2 }], { a: [1, 2] }],
    ['replace an absent member', { a: 1, b: 2 }, [{ op: 'remove', path: '/a' }], { b: 2 }],
    ['remove an item', { a: [1, 2, 3] }, [{ op: 'remove', path: '/a/1' }], { a: [1, 3] }],
    ['replace', { a: [1, { b: 2 }] }, [{ op: 'replace', path: '/a/1/b', value: 3 }], { a: [1, { b: 3 }] }],
    ['replace everything', { a: 1 }, [{ op: 'replace', path: '', value: { b: 1 } }], { b: 1 }],
    ['replace a member that is left out', { a: {} }, [{ op: 'replace', path: '/a/n', value: 3 }], { a: { n: 3 } }],
    ['add without a value, which is null', {}, [{ op: 'add', path: '/a' }], { a: null }],
    ['add before the end by -1', { a: [1, 2] }, [{ op: 'add', path: '/a/-1', value: 3 }], { a: [1, 2, 3] }],
    ['add in front by a negative position', { a: [1, 2] }, [{ op: 'add', path: '/a/-3', value: 0 }], { a: [0, 1, 2] }],
    ['remove the last item', { a: [1, 2] }, [{ op: 'remove', path: '/a/-1' }], { a: [1] }],
    ['replace the last item', { a: [1, 2] }, [{ op: 'replace', path: '/a/-1', value: 3 }], { a: [1, 3] }],
    ['go through the last item', { a: [{}, {}] }, [{ op: 'add', path: '/a/-1/b', value: 1 }], { a: [{}, { b: 1 }] }],
    ['positions with signs and zeros', { a: [1, 2] }, [{ op: 'remove', path: '/a/+01' }], { a: [1] }],
    ['test an absent member', { a: {} }, [{ op: 'test', path: '/a/b', value: null }], { a: {} }],
    ['copy an absent member', { a: {} }, [{ op: 'copy', from: '/a/b', path: '/c' }], { a: {}, c: null }],
    ['a tilde that escapes nothing', { 'a~2': 1 }, [{ op: 'remove', path: '/a~2' }], {}],
    ['what stands in front of the first slash', { a: 1, b: 2 }, [{ op: 'remove', path: 'x/a' }], { b: 2 }],
    ['move', { a: { b: 1 }, c: {} }, [{ op: 'move', from: '/a/b', path: '/c/d' }], { a: {}, c: { d: 1 } }],
    ['move within a list', { a: [1, 2, 3] }, [{ op: 'move', from: '/a/0', path: '/a/2' }], { a: [2, 3, 1] }],
    ['copy', { a: { b: [1] } }, [{ op: 'copy', from: '/a', path: '/c' }], { a: { b: [1] }, c: { b: [1] } }],
    [
      'copy, then change one of the two',
      { a: { b: [1] } },
      [
        { op: 'copy', from: '/a', path: '/c' },
        { op: 'add', path: '/c/b/-', value: 2 },
        { op: 'remove', path: '/a/b/0' },
      ],
      { a: { b: [] }, c: { b: [1, 2] } },
    ],
    [
      'test a value whatever the order of its members',
      { a: { x: 1, y: [2] } },
      [{ op: 'test', path: '/a', value: { y: [2], x: 1 } }],
      { a: { x: 1, y: [2] } },
    ],
    [
      'escapes in pointers',
      { 'a/b': 1, 'm~n': 2, 'x~1': 3 },
      [
        { op: 'remove', path: '/a~1b' },
        { op: 'remove', path: '/m~0n' },
        { op: 'test', path: '/x~01', value: 3 },
      ],
      { 'x~1': 3 },
    ],
    ['a member with an empty name', { '': 1 }, [{ op: 'replace', path: '/', value: 2 }], { '': 2 }],
    ['no operations', { a: 1 }, [], { a: 1 }],
    ['null instead of operations', { a: 1 }, null, { a: 1 }],
  ])('%s', (_, original, patch, expected) => {
    const before = JSON.stringify(original);
    expect(apply(original, patch)).toEqual(expected);
    expect(JSON.stringify(original)).toBe(before);
  });

  test('a patch can be applied again: later operations do not change its values', () => {
    const patch = jsonPatchEngine.parse(
      Buffer.from('[{"op":"add","path":"/a","value":{"l":[]}},{"op":"add","path":"/a/l/-","value":1}]'),
    );
    expect([patch.apply({}, {}), patch.apply({}, {})]).toEqual([{ a: { l: [1] } }, { a: { l: [1] } }]);
  });

  test('integers beyond 2^53 are unchanged', () => {
    expect(apply({ a: 9007199254740993n }, '[{"op":"test","path":"/a","value":9007199254740993}]')).toEqual({
      a: 9007199254740993n,
    });
  });
});

describe('a patch that cannot be applied is 422 with a cause (BL-011, BL-015)', () => {
  const object: JsonObject = { a: { l: [1] }, s: 'x' };
  test.each<[JsonValue, string]>([
    [[{ op: 'test', path: '/s', value: 'y' }], '422 testing value /s failed: test failed'],
    [[{ op: 'test', path: '/s', value: null }], '422 testing value /s failed: test failed'],
    [[{ op: 'test', path: '/none/x', value: null }], '422 testing value /none/x failed: test failed'],
    [[{ op: 'test', path: '/a/l/1', value: null }], '422 testing value /a/l/1 failed: test failed'],
    [
      [{ op: 'replace', path: '/none/x', value: [] }],
      '422 replace operation does not apply: doc is missing key: "/none/x"',
    ],
    [
      [{ op: 'replace', path: '/a/l/1', value: 1 }],
      '422 replace operation does not apply: doc is missing key: "/a/l/1"',
    ],
    [
      [{ op: 'replace', path: 'whole', value: {} }],
      '422 replace operation does not apply: doc is missing key: "whole"',
    ],
    [[{ op: 'remove', path: '/a/l/-2' }], '422 remove operation does not apply: doc is missing path: "/a/l/-2"'],
    [[{ op: 'remove', path: '/a/l/1' }], '422 remove operation does not apply: doc is missing path: "/a/l/1"'],
    [[{ op: 'remove', path: '' }], '422 remove operation does not apply: doc is missing path: ""'],
    [[{ op: 'add', path: '/a/x/y', value: 1 }], '422 add operation does not apply: doc is missing path: "/a/x/y"'],
    [[{ op: 'add', path: '/a/l/2', value: 1 }], '422 add operation does not apply: doc is missing path: "/a/l/2"'],
    [[{ op: 'add', path: '/a/l/1e0', value: 1 }], '422 add operation does not apply: doc is missing path: "/a/l/1e0"'],
    [[{ op: 'add', path: '/a/l/-3', value: 1 }], '422 add operation does not apply: doc is missing path: "/a/l/-3"'],
    [
      [{ op: 'replace', path: '/a/l/-', value: 1 }],
      '422 replace operation does not apply: doc is missing key: "/a/l/-"',
    ],
    [[{ op: 'add', path: '/s/x', value: 1 }], '422 add operation does not apply: doc is missing path: "/s/x"'],
    [
      [{ op: 'copy', from: '/none/x', path: '/b' }],
      '422 copy operation does not apply: doc is missing from path: "/none/x"',
    ],
    [[{ op: 'copy', from: '', path: '/b' }], '422 copy operation does not apply: doc is missing from path: ""'],
    [
      [{ op: 'move', from: '/a', path: '/a/b' }],
      '422 move operation does not apply: doc is missing destination path: "/a/b"',
    ],
    [
      [{ op: 'move', from: '/s', path: '/none/b' }],
      '422 move operation does not apply: doc is missing destination path: "/none/b"',
    ],
    [
      [{ op: 'remove', path: '/constructor' }],
      '422 remove operation does not apply: doc is missing path: "/constructor"',
    ],
    [
      [{ op: 'add', path: '/__proto__/x', value: 1 }],
      '422 add operation does not apply: doc is missing path: "/__proto__/x"',
    ],
    [[{ op: 'replace', path: '', value: 5 }], '422 the patched value is no object'],
    [[{ op: 'explode', path: '/a' }], '422 Unexpected kind: explode'],
    [[{ path: '/a' }], '422 Unexpected kind: unknown'],
    [[null], '422 Unexpected kind: unknown'],
    [[{ op: 'remove' }], '422 remove operation failed to decode path'],
    [[{ op: 'remove', path: 'a' }], '422 remove operation does not apply: doc is missing path: "a"'],
    [[{ op: 'copy', path: '/a' }], '422 copy operation failed to decode from'],
    [[{ op: 'move', from: '/a' }], '422 move operation failed to decode path'],
  ])('%j', (patch, expected) => {
    expect(refusal(object, patch)).toBe(expected);
  });
});

test('duplicates in the values of several operations are reported at their targets', () => {
  const operations = [
    '{"op":"add","path":"/a/b","value":{"x":1,"x":2,"y":1,"y":2}}',
    '{"op":"add","path":"/l/-","value":{"x":1,"x":2}}',
    '{"op":"replace","path":"/l/0","value":{"z":1,"z":2}}',
  ];
  const patch = jsonPatchEngine.parse(Buffer.from(`[${operations.join(',')}]`));
  expect(patch.duplicatesIn({ a: {}, l: [{}, {}] })).toEqual(['a.b.x', 'a.b.y', 'l[2].x', 'l[0].z']);
});

test('unknown and duplicate members of operations are reported in order', () => {
  const operations = [
    '{"op":"add","path":"/b","value":{"k":1,"k":2},"path":"/a"}',
    '{"op":"remove","path":"/a","why":"x","by":"y"}',
  ];
  const { duplicatesIn, formFaults } = jsonPatchEngine.parse(Buffer.from(`[${operations.join(',')}]`));
  expect(duplicatesIn({})).toEqual(['a.k']);
  expect(formFaults).toEqual([
    'json patch duplicate field "[0].value.k"',
    'json patch duplicate field "[0].path"',
    'json patch unknown field "[1].why"',
    'json patch unknown field "[1].by"',
  ]);
});

test.each([
  ['/a/b', '[{"k":1,"k":2}]', 'a.b[0].k'],
  ['/a/1', '{"k":[{"m":1,"m":2}]}', 'a[1].k[0].m'],
  ['/a', '{"k":1,"k":2}', 'a.k'],
  ['', '{"k":{"m":1,"m":2}}', 'k.m'],
  ['', '{"k":1,"k":2}', undefined],
])('duplicates in a value at %j are reported in the object', (path, value, place) => {
  const operation = `[{"op":"replace","path":"${path}","value":${value}}]`;
  const expected = place === undefined ? [] : [place];
  expect(jsonPatchEngine.parse(Buffer.from(operation)).duplicatesIn({})).toEqual(expected);
});

describe('a malformed JSON patch is 400', () => {
  test.each([
    ['{}', 'json: cannot unmarshal object into Go value of type []handlers.jsonPatchOp'],
    ['[true]', 'json: cannot unmarshal bool into Go value of type handlers.jsonPatchOp'],
    ['[{"op":1}]', 'json: cannot unmarshal number into Go struct field jsonPatchOp.op of type string'],
    [
      '[{"op":"remove","path":[]}]',
      'json: cannot unmarshal array into Go struct field jsonPatchOp.path of type string',
    ],
    ['[{"op":"copy","from":{}}]', 'json: cannot unmarshal object into Go struct field jsonPatchOp.from of type string'],
    ['[', 'unexpected end of JSON input'],
  ])('%s', (text, why) => {
    expect(refusal({}, text)).toBe(`400 error decoding patch: ${why}`);
  });
});

describe('hostile patches', () => {
  test('more than 10,000 operations are 413 (BL-013)', () => {
    const operations = Array.from({ length: 10_001 }, () => ({ op: 'remove', path: '/a' }));
    expect(refusal({}, operations)).toMatch(/^413 .*10000, got 10001$/);
    expect(refusal({}, operations.slice(1))).toMatch(/^422/);
  });

  test('copies that add too much are 422', () => {
    const double = Array.from({ length: 60 }, (_, i) => ({ op: 'copy', from: '/a', path: `/a/x${i}` }));
    expect(refusal({ a: { s: 'x'.repeat(100) } }, double)).toMatch(/^422 the copy operations/);
  });

  test('copies that double the depth are rejected without overflowing the stack', () => {
    let path = '/a';
    const operations: JsonValue[] = [];
    for (let depth = 1; depth < 4_096; depth *= 2) {
      operations.push({ op: 'copy', from: '/a', path: `${path}/a` });
      path += '/a'.repeat(depth);
    }
    expect(refusal({ a: {} }, operations)).toMatch(/^4(13|22)/);
  });

  test.each([
    ['insert at the front of a long list', { op: 'add', path: '/a/0', value: 1 }],
    ['compare with a long list', { op: 'test', path: '/a', value: [] }],
    ['copy from a long list to it', { op: 'copy', from: '/a/0', path: '/a/0' }],
  ])('10,000 times: %s, within a bounded time', async (_, operation) => {
    const original = { a: Array.from({ length: 300_000 }, () => 1) };
    const many = Array.from({ length: 10_000 }, () => operation);
    expect(await cpuTimeOf(() => refusal(original, many))).toBeLessThan(10_000);
    expect(original.a).toHaveLength(300_000);
  });

  test('__proto__ becomes a member and changes no prototype', () => {
    const patched = apply({ data: {} }, '[{"op":"add","path":"/data/__proto__","value":{"polluted":true}}]');
    expect(JSON.stringify(patched)).toBe('{"data":{"__proto__":{"polluted":true}}}');
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});
