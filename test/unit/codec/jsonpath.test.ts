import { describe, expect, test } from '@jest/globals';
import { compileJsonPath } from '../../../src/codec/jsonpath.js';
import { JsonPathError } from '../../../src/codec/jsonpath-parser.js';
import type { JsonValue } from '../../../src/json/types.js';
import { cpuTimeOf } from '../../support/cpu-time.js';

const OBJECT = {
  metadata: { name: 'a', annotations: { 'app.example/x': 'dotted', plain: 'p' } },
  spec: {
    replicas: 3,
    ports: [
      { name: 'http', port: 80 },
      { name: 'https', port: 443 },
    ],
    none: null,
  },
  status: {
    conditions: [
      { type: 'Ready', status: 'True', n: 1 },
      { type: 'Old', status: 'False', n: 5 },
    ],
  },
  matrix: [
    [1, 2],
    [3, 4],
  ],
};

describe('paths of printer columns', () => {
  test.each([
    ['.metadata.name', ['a']],
    ['$.metadata.name', ['a']],
    ['.metadata.annotations.app\\.example/x', ['dotted']],
    [".metadata.annotations['app\\.example/x']", ['dotted']],
    [".metadata.annotations['app.example/x']", []],
    ['.spec.replicas', [3]],
    ['.spec .replicas', [3]],
    ['.spec.replicas@', [3]],
    ['.spec.replicas}', [3]],
    ['.spec.replicas}{.metadata.name', [3]],
    ['.spec.replicas}{.spec.ports[7]', []],
    ['.spec.replicas "x"', ['x']],
    ['.spec.replicas true', [true]],
    ['.spec.replicas range', []],
    ['.spec.none', [null]],
    ['.spec.none[0]', []],
    ['.spec.absent.deeper', []],
    ['.spec.ports[0].name', ['http']],
    ['.spec.ports[-1].name', ['https']],
    ['.spec.ports[5].name', []],
    ['.spec.ports[].name', ['http']],
    ['.spec.ports[*].port', [80, 443]],
    ['.spec.ports[0:1].port', [80]],
    ['.spec.ports[:].port', [80, 443]],
    ['.spec.ports[0:5].port', []],
    ['.spec.ports[1:0].port', []],
    ['.spec.ports[:-1].port', [80]],
    ['.spec.ports[::2].port', [80]],
    ['.spec.ports[::0].port', []],
    ['.spec.ports.*.port', [80, 443]],
    ['.spec.ports.[0].name', []],
    ['.spec[0]', []],
    ['.spec[*]', []],
    ['.status.conditions[?(@.type=="Ready")].status', ['True']],
    [".status.conditions[?(@.type == 'Old')].status", ['False']],
    ['.status.conditions[?(@.n>2)].type', ['Old']],
    ['.status.conditions[?(@.n<=1)].type', ['Ready']],
    ['.status.conditions[?(@.n==1.0)].type', []],
    ['.status.conditions[?(@.n=="1")].type', []],
    ['.status.conditions[?(@.n=>1)].type', []],
    ['.status.conditions[?(@.type!="Ready")].type', ['Old']],
    ['.status.conditions[?(@.absent)].type', []],
    ['.status.conditions[?(@.absent==1)].type', []],
    ['.status.conditions[?(@[0])].type', ['Ready', 'Old']],
    ['.status.conditions[?(@.status)].type', ['Ready', 'Old']],
    ['.status.conditions[?()].type', ['Ready', 'Old']],
    ['.status[?(@.type)]', []],
    ['.matrix[*][*]', [1, 2, 3, 4]],
    ['.matrix[1][0]', [3]],
    ['.matrix[*][5]', []],
    ['..port', [80, 443]],
    ['.spec.ports..', [OBJECT.spec.ports, OBJECT.spec.ports[0], 'http', OBJECT.spec.ports[1], 'https']],
    ['.spec.ports..[0]', []],
    ['.spec.ports[1,0].name', ['https', 'http']],
    [".spec.ports[0]['port','name']", [80, 'http']],
    ['.spec.ports[-1,7].name', []],
    ['.spec.ports[1,].name', ['https', 'http']],
    ['.', []],
    ['.metadata.__proto__', []],
    ['.metadata.constructor', []],
  ])('%s finds %j', (path, found) => {
    expect(compileJsonPath(path).find(OBJECT)).toEqual(found);
  });

  test.each([
    '.a[',
    '.a[?(@.b',
    '.a[?(@.b[?(@.c)])]',
    '.a[?(!@.b)]',
    '.a[?(@.b=="c" && @.d=="e")]',
    '.a[x]',
    '.a["x"]',
    '.a[ 0]',
    '.a[1:2:3:4]',
    '.a[?(@.b=="c]',
    '.a[0',
    '.a[0]]',
    '.a{',
    '.a,.b',
    '.a..*',
    '.a....b',
    '.a\t',
    '.a 1.2.3',
    '.a "\\q"',
  ])('%s is rejected', (path) => {
    expect(() => compileJsonPath(path)).toThrow(JsonPathError);
  });

  test('endlessly nested filters are rejected', () => {
    expect(() => compileJsonPath(`.a${'[?(@.b'.repeat(2000)}`)).toThrow(JsonPathError);
  });

  test('only part of a very long list is visited', () => {
    const wide = Array.from({ length: 500_000 }, (_, index) => index);
    expect(compileJsonPath('..a').find(wide)).toEqual([]);
  });

  test('a wide object takes bounded time', async () => {
    const wide = Array.from({ length: 300 }, () => Array.from({ length: 300 }, (_, index) => index));
    let found = 0;
    const spent = await cpuTimeOf(() => (found = compileJsonPath('...*...*').find(wide).length));
    expect(found).toBeLessThanOrEqual(1000);
    expect(spent).toBeLessThan(10_000);
  });

  test.each([
    ['in one step', `.a[${'*,'.repeat(50_000)}0]`, 1000],
    ['before its items', `['a'${",'a'".repeat(999)}][*]`, 1000],
    ['before its items as children', `['a'${",'a'".repeat(999)}].*`, 1000],
    ['before a filter', `['a'${",'a'".repeat(999)}][?(@.b)]`, 0],
  ])('a list that is referenced very often %s is visited a few times', (_place, text, found) => {
    let reads = 0;
    const items = Array.from({ length: 12_000 }, (_, index) => index);
    const counted = new Proxy(items, {
      get(list, member, receiver): unknown {
        reads += 1;
        return Reflect.get(list, member, receiver);
      },
    });
    expect(compileJsonPath(text).find({ a: counted })).toHaveLength(found);
    expect(reads).toBeLessThan(20 * items.length);
  });

  test.each([
    ['a part with many blanks inside', `.a[0,x${' '.repeat(200_000)}x]`],
    ['a long number with two points', `.a ${'1'.repeat(200_000)}..`],
  ])('%s is rejected in bounded time', async (_what, path) => {
    const spent = await cpuTimeOf(() => expect(() => compileJsonPath(path)).toThrow(JsonPathError));
    expect(spent).toBeLessThan(10_000);
  });

  test('filters visit no more values than one path may', async () => {
    let deep: JsonValue = { last: true };
    for (let depth = 0; depth < 300; depth += 1) deep = { next: [deep] };
    const spent = await cpuTimeOf(() => {
      expect(compileJsonPath('...next[?(@..last)]').find(deep).length).toBeLessThan(300);
    });
    expect(spent).toBeLessThan(10_000);
    expect(
      compileJsonPath('.a[?(@..last)].name').find({ a: [{ name: 'x', b: { c: { last: true } } }, { n: 1 }] }),
    ).toEqual(['x']);
  });
});
