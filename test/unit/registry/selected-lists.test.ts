import { describe, expect, test } from '@jest/globals';
import { StoredObject } from '../../../src/meta/stored-object.js';
import { createSelectedLists } from '../../../src/registry/selected-lists.js';
import type { ServedResource } from '../../../src/resources/catalogue.js';

const served = (version: string): ServedResource => ({ definition: { group: '', version } }) as ServedResource;

function object(name: string): StoredObject {
  return StoredObject.fromStorage('', name, 'uid', 1, Buffer.from('{"kind":"A","apiVersion":"v1","metadata":{}}'));
}

describe('what selectors chose', () => {
  const list = [object('a'), object('b'), object('c')];
  const resource = served('v1');

  test('is chosen once from a list that stays the same, and anew from another', () => {
    const lists = createSelectedLists();
    let looks = 0;
    const matches = ({ name }: StoredObject): boolean => {
      looks += 1;
      return name !== 'b';
    };
    const first = lists.of(resource, list, 'x', matches);
    expect(first.map(({ name }) => name)).toEqual(['a', 'c']);
    expect(lists.of(resource, list, 'x', matches)).toBe(first);
    expect(looks).toBe(3);
    expect(lists.of(resource, list.slice(1), 'x', matches).map(({ name }) => name)).toEqual(['c']);
  });

  test('is told apart by selector, version and definition', () => {
    const lists = createSelectedLists();
    const of = (from: ServedResource, selectors: string, wanted: string): readonly string[] =>
      lists.of(from, list, selectors, ({ name }) => name === wanted).map(({ name }) => name);
    expect(of(resource, 'x', 'a')).toEqual(['a']);
    expect(of(resource, 'y', 'b')).toEqual(['b']);
    expect(of(served('v2'), 'x', 'c')).toEqual(['c']);
    // The same kind defined anew may give a field another value.
    expect(of(served('v1'), 'x', 'b')).toEqual(['b']);
  });

  test('is remembered for the sixteen selectors used last', () => {
    const lists = createSelectedLists();
    let looks = 0;
    const ask = (selectors: string): void => {
      lists.of(resource, list, selectors, () => {
        looks += 1;
        return true;
      });
    };
    for (let at = 0; at < 17; at += 1) ask(`s${at}`);
    looks = 0;
    ask('s16');
    ask('s1');
    expect(looks).toBe(0);
    ask('s0');
    expect(looks).toBe(3);
    ask('x'.repeat(2000));
    ask('x'.repeat(2000));
    expect(looks).toBe(9);
  });
});
