import { describe, expect, test } from '@jest/globals';

import { getIn, memberPath, putIn, setIn } from '../../../src/json/path-update.js';
import type { JsonObject } from '../../../src/json/types.js';

const OBJECT: JsonObject = Object.freeze({ a: Object.freeze({ b: 1, c: Object.freeze([1]) }), d: 'x' });

describe('changes by path', () => {
  test.each<[string, JsonObject, JsonObject]>([
    ['sets a member', setIn(OBJECT, ['a', 'b'], 2), { a: { b: 2, c: [1] }, d: 'x' }],
    ['creates missing parents', setIn({}, memberPath('a.b.c'), 1), { a: { b: { c: 1 } } }],
    ['replaces a scalar on the way', setIn(OBJECT, ['d', 'e'], 1), { a: { b: 1, c: [1] }, d: { e: 1 } }],
    ['deletes a member', putIn(OBJECT, ['a', 'b'], undefined), { a: { c: [1] }, d: 'x' }],
    ['keeps emptied parents', putIn({ a: { b: 1 } }, ['a', 'b'], undefined), { a: {} }],
    ['sets a value', putIn({ a: 1 }, ['a'], 2), { a: 2 }],
    ['setting nothing deletes', putIn({ a: 1 }, ['a'], undefined), {}],
  ])('%s', (_, result, expected) => {
    expect(result).toEqual(expected);
  });

  test('unchanged parts are shared, and an unchanged object is returned itself', () => {
    expect(setIn(OBJECT, ['d'], 'y')['a']).toBe(OBJECT['a']);
    expect(setIn(OBJECT, ['a', 'b'], 1)).toBe(OBJECT);
    expect(putIn(OBJECT, ['a', 'x'], undefined)).toBe(OBJECT);
    expect(putIn(OBJECT, ['d', 'x'], undefined)).toBe(OBJECT);
  });

  test('only own members are visible', () => {
    expect(getIn({}, ['constructor', 'name'])).toBeUndefined();
    expect(getIn([1], ['0'])).toBeUndefined();
    const changed = setIn({}, ['__proto__', 'polluted'], 1);
    expect(Object.getOwnPropertyNames(changed)).toEqual(['__proto__']);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });
});
