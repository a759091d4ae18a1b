import { describe, expect, test } from '@jest/globals';
import fc from '../../support/property.js';
import { findMember } from '../../../src/json/member.js';

const find = (text: string, name: string): string | undefined => {
  const bytes = Buffer.from(text);
  const range = findMember(bytes, 0, Buffer.from(name));
  return range && bytes.toString('utf8', range.start, range.end);
};

describe('findMember', () => {
  test.each([
    ['a member behind others', '{"a":{"labels":1},"labels":{"x":"y"}}', '{"x":"y"}'],
    ['braces and quotes inside texts', '{"a":"}\\"{,\\\\","labels":"\\"}"}', '"\\"}"'],
    ['a name with a common prefix', '{"labelsX":1,"label":2}', undefined],
    ['an empty object', '{}', undefined],
    ['the last member', '{"a":[1,[2,{"labels":3}]],"labels":4}', '4'],
  ])('%s', (_what, text, expected) => {
    expect(find(text, 'labels')).toBe(expected);
  });

  test('the result equals that of a parser, for any object', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.jsonValue(), (object, value) => {
        const whole = { ...object, wanted: value };
        expect(find(JSON.stringify(whole), 'wanted')).toBe(JSON.stringify(JSON.parse(JSON.stringify(value))));
      }),
    );
  });
});
