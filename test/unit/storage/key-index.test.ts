import { describe, expect, test } from '@jest/globals';
import fc from '../../support/property.js';
import { StoredObject } from '../../../src/meta/stored-object.js';
import { KeyIndex, sortKey } from '../../../src/storage/watch-cache/key-index.js';

const VALUE = Buffer.from('{"metadata":{}}');
const object = (namespace: string, name: string): StoredObject =>
  StoredObject.fromStorage(namespace, name, 'u', 1, VALUE);

/** The order of the database: bytes, namespace before name. */
const byBytes = (a: readonly [string, string], b: readonly [string, string]): number =>
  Buffer.compare(Buffer.from(a[0]), Buffer.from(b[0])) || Buffer.compare(Buffer.from(a[1]), Buffer.from(b[1]));

/** Characters around the points where the orders of UTF-8 and UTF-16 differ. */
const text = fc.string({
  unit: fc.constantFrom('a', 'b', '-', '\u0001', 'é', '\ud7ff', '\ue000', '\uffff', '\u{10000}', '\u{10ffff}'),
  maxLength: 4,
});

describe('keys', () => {
  test('they are ordered like in the database', () => {
    fc.assert(
      fc.property(fc.tuple(text, text), fc.tuple(text, text), (a, b) => {
        const [left, right] = [sortKey(...a), sortKey(...b)];
        expect(left < right ? -1 : left > right ? 1 : 0).toBe(Math.sign(byBytes(a, b)));
      }),
    );
  });

  test('walking, iterating and counting from any key equals a sorted list', () => {
    const key = fc.tuple(text, text);
    fc.assert(
      fc.property(fc.array(key), fc.option(text), fc.option(key), (keys, namespace, after) => {
        const index = new KeyIndex();
        for (const [ns, name] of keys) index.set(object(ns, name));
        const expected = [...new Map(keys.map((each) => [JSON.stringify(each), each])).values()]
          .sort(byBytes)
          .filter(([ns]) => namespace === null || namespace === '' || ns === namespace)
          .filter((each) => after === null || byBytes(each, after) > 0);
        const range = {
          ...(namespace === null ? {} : { namespace }),
          ...(after === null ? {} : { after: { namespace: after[0], name: after[1] } }),
        };
        const walked: [string, string][] = [];
        index.walk(range, (each) => walked.push([each.namespace, each.name]) > 0);
        expect(walked).toEqual(expected);
        expect([...index.iterate(range)].map((each) => [each.namespace, each.name])).toEqual(expected);
        expect(index.count(range)).toBe(expected.length);
      }),
    );
  });

  test('a snapshot stays while the index changes', () => {
    const index = new KeyIndex();
    for (let number = 0; number < 1000; number += 1) index.set(object('ns', `n${number}`));
    const before = index.snapshot();
    for (let number = 0; number < 1000; number += 2) index.delete('ns', `n${number}`);
    index.set(object('ns', 'new'));
    expect([before.size, index.size]).toEqual([1000, 501]);
    expect(before.get('ns', 'n0')).toBeDefined();
    expect(before.get('ns', 'new')).toBeUndefined();
  });

  test('they are listed once for an index and its snapshots, until one of them changes', () => {
    const index = new KeyIndex();
    for (const name of ['a', 'b']) index.set(object('ns', name));
    const names = (each: KeyIndex): string[] => each.objects('ns').map(({ name }) => name);
    const first = index.snapshot();
    const listed = first.objects('ns');
    expect(index.objects('ns')).toBe(listed);
    expect(index.snapshot().objects('ns')).toBe(listed);
    index.set(object('ns', 'c'));
    const second = index.snapshot();
    second.delete('ns', 'a');
    expect([names(index), names(first), names(second)]).toEqual([
      ['a', 'b', 'c'],
      ['a', 'b'],
      ['b', 'c'],
    ]);
    expect(first.objects('ns')).toBe(listed);
  });
});
