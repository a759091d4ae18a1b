import { describe, expect, test } from '@jest/globals';
import fc from '../../support/property.js';
import { type LeftOut, textWithout, valueWithout } from '../../../src/json/outline.js';
import { parseStored } from '../../../src/json/parse.js';
import type { JsonValue } from '../../../src/json/types.js';

const without = (value: unknown, leftOut: LeftOut): unknown =>
  parseStored(textWithout(Buffer.from(JSON.stringify(value)), leftOut));

describe('parsing without some parts', () => {
  test.each<[string, unknown, LeftOut, unknown]>([
    [
      'leaves out members of each item',
      { a: [{ b: { c: 1 }, d: 2 }, { d: 3 }] },
      { a: { b: 'whole' } },
      { a: [{ b: null, d: 2 }, { d: 3 }] },
    ],
    [
      'leaves out several',
      { a: { x: 1, y: 2 }, b: 3, c: [] },
      { a: { x: 'whole' }, b: 'whole' },
      { a: { x: null, y: 2 }, b: null, c: [] },
    ],
    [
      'is not misled by string contents',
      { t: '"a":{"x":1}', a: { t: '\\"}', x: '"}]' } },
      { a: { x: 'whole' } },
      { t: '"a":{"x":1}', a: { t: '\\"}', x: null } },
    ],
    [
      'ignores missing parts',
      { a: 1, b: [], c: {} },
      { a: { x: 'whole' }, b: { x: 'whole' }, c: { x: 'whole' }, d: 'whole' },
      { a: 1, b: [], c: {} },
    ],
    ['handles nested lists', { a: [[{ b: 1 }], 2] }, { a: { b: 'whole' } }, { a: [[{ b: null }], 2] }],
    ['omits everything', { a: 1 }, 'whole', null],
  ])('%s', (_what, value, leftOut, expected) => {
    expect(without(value, leftOut)).toEqual(expected);
    const before = structuredClone(value);
    expect(valueWithout(value as JsonValue, leftOut)).toEqual(expected);
    expect(value).toEqual(before);
  });

  test('without matching parts it is plain parsing', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.jsonValue()), (value) => {
        const leftOut: LeftOut = { a: { absent: 'whole' }, b: { absent: { absent: 'whole' } } };
        expect(without(value, leftOut)).toEqual(parseStored(Buffer.from(JSON.stringify(value))));
      }),
    );
  });
});
