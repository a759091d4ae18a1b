import { describe, expect, test } from '@jest/globals';
import type { JsonObject } from '../../../src/json/types.js';
import { strategicMergeEngine } from '../../../src/patch/strategic-merge.js';
import { apply, names, spec } from './merged.js';

describe('members', () => {
  test.each<[string, JsonObject, JsonObject, JsonObject]>([
    ['merge', { replicas: 1 }, { replicas: 2 }, { replicas: 2 }],
    ['are removed by null', { replicas: 1 }, { replicas: null }, {}],
    [
      'lose their nulls where they replace nothing of their type',
      { tolerations: 'x' },
      { tolerations: [{ key: 'b', other: null }], strategy: { type: null, rollingUpdate: { maxSurge: null } } },
      { tolerations: [{ key: 'b' }], strategy: { rollingUpdate: {} } },
    ],
    [
      'keep their nulls, for validation to reject, where they replace others',
      { tolerations: [{ key: 'a' }], replaced: {}, strategy: { type: 'a' } },
      {
        tolerations: [{ key: 'b', other: null }],
        replaced: { c: null } as never,
        strategy: { $patch: 'replace', type: null },
      },
      { tolerations: [{ key: 'b', other: null }], replaced: { c: null } as never, strategy: { type: null } },
    ],
    [
      'with the strategy replace are replaced',
      { replaced: { a: 'b' } },
      { replaced: { c: 'd' } },
      { replaced: { c: 'd' } },
    ],
    [
      'that are plain lists are replaced',
      { tolerations: [{ key: 'a' }] },
      { tolerations: [{ key: 'b' }] },
      { tolerations: [{ key: 'b' }] },
    ],
    [
      'that change their type are replaced',
      { strategy: 'x' },
      { strategy: { type: 'y' } },
      { strategy: { type: 'y' } },
    ],
    [
      'by $patch replace',
      { strategy: { type: 'a', rollingUpdate: {} } },
      { strategy: { $patch: 'replace', type: 'b' } },
      { strategy: { type: 'b' } },
    ],
    [
      'by $patch merge',
      { strategy: { type: 'a' } },
      { strategy: { $patch: 'merge', rollingUpdate: {} } },
      { strategy: { type: 'a', rollingUpdate: {} } },
    ],
    [
      'are removed by $patch delete (BL-003)',
      { strategy: { type: 'a', rollingUpdate: { maxSurge: '1' } } },
      { strategy: { rollingUpdate: { $patch: 'delete' } } },
      { strategy: { type: 'a' } },
    ],
    [
      'are removed by null just the same (BL-003)',
      { strategy: { type: 'a', rollingUpdate: { maxSurge: '1' } } },
      { strategy: { rollingUpdate: null } },
      { strategy: { type: 'a' } },
    ],
    [
      'unknown to the schema merge as plain JSON',
      { x: { a: 1 } },
      { x: { b: [null, { c: 1 }] } },
      { x: { a: 1, b: [null, { c: 1 }] } },
    ],
    [
      'that are opaque keep what looks like a directive',
      {},
      { raw: { $patch: 'replace', a: null } },
      { raw: { $patch: 'replace', a: null } },
    ],
  ])('%s', (_, original, patch, expected) => {
    expect(spec(original, patch)).toEqual(expected);
  });

  test('null for a missing label adds nothing (BL-009)', () => {
    expect(apply({ metadata: {} }, { metadata: { labels: { X: null } } })).toEqual({ metadata: { labels: {} } });
    expect(apply({}, { metadata: { labels: { X: null, Y: 'z' } } })).toEqual({ metadata: { labels: { Y: 'z' } } });
  });

  test('a directive without an original is never stored', () => {
    expect(spec({}, { strategy: { $patch: 'replace', type: 'a', $retainKeys: ['type'] } })).toEqual({
      strategy: { type: 'a' },
    });
    expect(spec({}, { strategy: { $patch: 'delete' } })).toEqual({});
    expect(spec({}, { strategy: { $patch: 'replace' }, selector: { $patch: 'merge' } })).toEqual({});
    expect(
      spec({}, { containers: [{ name: 'a', '$setElementOrder/ports': [], env: [{ name: 'X', $patch: 'delete' }] }] }),
    ).toEqual({ containers: [{ name: 'a', env: [] }] });
  });
});

describe('lists of objects', () => {
  test('they merge by key, keep items that the patch does not name, and put new items in front', () => {
    expect(
      spec(
        { containers: [{ name: 'a', image: '1', args: ['x'] }, { name: 'b' }] },
        { containers: [{ name: 'c' }, { name: 'a', image: '2' }] },
      ),
    ).toEqual({ containers: [{ name: 'c' }, { name: 'a', image: '2', args: ['x'] }, { name: 'b' }] });
  });

  test.each<[string, string[], string[], string[] | undefined, string[]]>([
    ['a new item comes before items that only the server has', ['a', 'b', 'c'], ['x'], undefined, ['x', 'a', 'b', 'c']],
    ['predecessors of a named item stay before it', ['a', 'b', 'c'], ['c', 'x'], undefined, ['a', 'b', 'c', 'x']],
    ['named items take the order of the patch', ['a', 'b', 'c'], ['c', 'a'], undefined, ['b', 'c', 'a']],
    ['named items take the requested order', ['a', 'b', 'c'], ['x'], ['c', 'x', 'a'], ['b', 'c', 'x', 'a']],
    ['an order alone reorders', ['a', 'b', 'c'], [], ['c', 'b', 'a'], ['c', 'b', 'a']],
    ['an order may name missing items', ['a'], [], ['z', 'a'], ['a']],
    ['an order for a list that only the patch has', [], ['b'], ['b'], ['b']],
  ])('%s', (_, server, patch, order, expected) => {
    const given: JsonObject = {
      ...(patch.length === 0 ? {} : { containers: names(...patch) }),
      ...(order === undefined ? {} : { '$setElementOrder/containers': names(...order) }),
    };
    const before = server.length === 0 ? {} : { containers: names(...server) };
    expect(spec(before, given)).toEqual({ containers: names(...expected) });
  });

  test('$patch delete removes every item of its key (BL-005)', () => {
    const env = [{ name: 'X', value: '1' }, { name: 'Y' }, { name: 'X', value: '2' }];
    expect(
      spec(
        { containers: [{ name: 'a', env }] },
        { containers: [{ name: 'a', env: [{ name: 'X', $patch: 'delete' }] }] },
      ),
    ).toEqual({
      containers: [{ name: 'a', env: [{ name: 'Y' }] }],
    });
  });

  test('an item with a duplicate key changes the first', () => {
    const env = [
      { name: 'X', value: '1' },
      { name: 'X', value: '2' },
    ];
    expect(
      spec({ containers: [{ name: 'a', env }] }, { containers: [{ name: 'a', env: [{ name: 'X', value: '3' }] }] }),
    ).toEqual({
      containers: [
        {
          name: 'a',
          env: [
            { name: 'X', value: '3' },
            { name: 'X', value: '2' },
          ],
        },
      ],
    });
  });

  test('$patch replace replaces the list', () => {
    expect(spec({ containers: names('a', 'b') }, { containers: [{ $patch: 'replace' }, { name: 'c' }] })).toEqual({
      containers: names('c'),
    });
    expect(spec({ containers: names('a') }, { containers: [{ $patch: 'replace' }] })).toEqual({ containers: [] });
  });

  test('$patch replace keeps items that share a merge key apart (BL-120)', () => {
    const ports = [
      { containerPort: 443, protocol: 'TCP' },
      { containerPort: 80 },
      { containerPort: 443, protocol: 'UDP' },
    ];
    expect(
      spec(
        { containers: [{ name: 'a', ports: [{ containerPort: 443 }] }] },
        { containers: [{ name: 'a', ports: [{ $patch: 'replace' }, ...ports] }] },
      ),
    ).toEqual({ containers: [{ name: 'a', ports }] });
  });

  test('items that share a merge key survive a patch of other members', () => {
    const env = [
      { name: 'X', value: '1' },
      { name: 'X', value: '2' },
    ];
    expect(
      spec({ containers: [{ name: 'a', env }] }, { containers: [{ name: 'a', image: 'i', env: [{ name: 'Y' }] }] }),
    ).toEqual({ containers: [{ name: 'a', image: 'i', env: [{ name: 'Y' }, ...env] }] });
  });

  test('keys are compared with their types', () => {
    expect(
      spec(
        { containers: [{ name: 'a', ports: [{ containerPort: 80 }] }] },
        { containers: [{ name: 'a', ports: [{ containerPort: 80, name: 'web' }, { containerPort: 81 }] }] },
      ),
    ).toEqual({ containers: [{ name: 'a', ports: [{ containerPort: 80, name: 'web' }, { containerPort: 81 }] }] });
  });

  test('delete and order in one patch, as kubectl apply sends it', () => {
    expect(
      spec(
        { containers: [{ name: 'a', image: '1' }, { name: 'b' }, { name: 'c' }] },
        {
          '$setElementOrder/containers': names('c', 'd', 'a'),
          containers: [
            { name: 'd', image: '4' },
            { name: 'a', image: '2' },
            { name: 'b', $patch: 'delete' },
          ],
        },
      ),
    ).toEqual({ containers: [{ name: 'c' }, { name: 'd', image: '4' }, { name: 'a', image: '2' }] });
  });
});

describe('$retainKeys', () => {
  test('it clears members that it does not list', () => {
    expect(
      spec(
        { strategy: { type: 'RollingUpdate', rollingUpdate: { maxSurge: '1' } } },
        { strategy: { $retainKeys: ['type'], type: 'Recreate' } },
      ),
    ).toEqual({ strategy: { type: 'Recreate' } });
  });

  test('it works in items of a list', () => {
    expect(
      spec(
        { volumes: [{ name: 'v', emptyDir: { a: 'b' } }] },
        { volumes: [{ name: 'v', $retainKeys: ['name', 'hostPath'], hostPath: { path: '/x' } }] },
      ),
    ).toEqual({ volumes: [{ name: 'v', hostPath: { path: '/x' } }] });
  });
});

describe('lists of scalars', () => {
  const finalizers = (original: string[] | undefined, patch: JsonObject): unknown =>
    (
      apply({ metadata: original === undefined ? {} : { finalizers: original } }, { metadata: patch })[
        'metadata'
      ] as JsonObject
    )['finalizers'];

  test('they merge as sets', () => {
    expect(finalizers(['a', 'b'], { finalizers: ['c', 'a'] })).toEqual(['c', 'a', 'b']);
    expect(finalizers(['a', 'b'], { finalizers: ['b', 'c'] })).toEqual(['a', 'b', 'c']);
    expect(finalizers(undefined, { finalizers: ['c'] })).toEqual(['c']);
  });

  test('$deleteFromPrimitiveList removes its items', () => {
    expect(finalizers(['a', 'b', 'a'], { '$deleteFromPrimitiveList/finalizers': ['a'] })).toEqual(['b']);
    expect(
      finalizers(['a', 'b'], {
        '$deleteFromPrimitiveList/finalizers': ['a'],
        '$setElementOrder/finalizers': ['c', 'b'],
        finalizers: ['c'],
      }),
    ).toEqual(['c', 'b']);
  });

  test('an empty order changes nothing', () => {
    const patch = { '$setElementOrder/finalizers': [], finalizers: ['c'] };
    expect(finalizers(['a', 'b'], patch)).toEqual(['a', 'b', 'c']);
  });

  test('removing from a missing list is a repeatable no-op (BL-001)', () => {
    const patch = { metadata: { '$deleteFromPrimitiveList/finalizers': ['ex.io/a'] } };
    const once = apply({ metadata: { labels: { a: 'b' } } }, patch);
    expect(once).toEqual({ metadata: { labels: { a: 'b' } } });
    expect(apply(once, patch)).toEqual(once);
  });
});

describe('a whole patch', () => {
  test('null changes nothing', () => {
    const original = { kind: 'K', apiVersion: 'v1', metadata: {} };
    expect(strategicMergeEngine.parse(Buffer.from('null')).apply(original, {})).toEqual(original);
  });

  test('kind and apiVersion are optional', () => {
    const original = { kind: 'K', apiVersion: 'v1', metadata: {} };
    const patch = strategicMergeEngine.parse(Buffer.from('{"kind":"L","apiVersion":null,"a":1}'));
    expect(patch.apply(original, {})).toEqual({ ...original, a: 1 });
  });

  test('its formatted text is that of Go', () => {
    const patch = strategicMergeEngine.parse(Buffer.from('{"spec":{"b":[1,"x",null],"a":{"t":true}},"d":1.5}'));
    expect(patch.shown({})).toBe('map[d:1.5 spec:map[a:map[t:true] b:[1 x <nil>]]]');
  });
});
