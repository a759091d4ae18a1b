import { describe, expect, test } from '@jest/globals';

import { parseJson, parseStored } from '../../../src/json/parse.js';
import { JsonSyntaxError } from '../../../src/json/syntax-error.js';
import { writtenAt } from '../../../src/json/written-numbers.js';

function parse(text: string, maxDepth?: number): ReturnType<typeof parseJson> {
  return parseJson(Buffer.from(text, 'utf8'), maxDepth);
}

describe('parsing', () => {
  test.each([
    ['plain values', '{"a":[1,-2.5,true,false,null,"x"]}', { a: [1, -2.5, true, false, null, 'x'] }],
    ['white space everywhere', ' { "a" :\t[ 1 ,\n2 ] }\r\n', { a: [1, 2] }],
    ['an integer of 2^53 - 1 as a number', '9007199254740991', 9007199254740991],
    ['an integer of 2^53 + 1 exactly', '9007199254740993', 9007199254740993n],
    ['the largest int64 exactly', '{"a":9223372036854775807}', { a: 9223372036854775807n }],
    ['the smallest int64 exactly', '-9223372036854775808', -9223372036854775808n],
    ['an integer beyond int64 as a double', '9223372036854775808', 9223372036854775808],
    ['negative zero', '[-0,-0.5]', [-0, -0.5]],
    ['a long fraction as a double', '0.1234567890123456789', 0.12345678901234568],
    ['an exponent', '1.5e300', 1.5e300],
    ['escapes', '"\\u0041\\n\\/\\"\\\\"', 'A\n/"\\'],
    ['a surrogate pair', '"\\ud83d\\ude00"', '😀'],
    ['half of a surrogate pair as U+FFFD, as Go reads it', '["\\ud83d","\\ude00x"]', ['\ufffd', '\ufffdx']],
    ['text beyond ASCII', '"größe 😀"', 'größe 😀'],
  ])('%s', (_, text, expected) => {
    expect(parse(text)).toEqual({ value: expected, duplicateFields: [] });
  });

  test('__proto__ is an ordinary member, not the prototype', () => {
    for (const text of ['{"__proto__":{"x":1}}', '{"__proto__":{"x":9007199254740993},"a":1}']) {
      const object = parse(text).value as Record<string, unknown>;
      expect(Object.keys(object)).toContain('__proto__');
      expect(Object.getPrototypeOf(object)).toBe(Object.prototype);
      expect((object as { x?: unknown }).x).toBeUndefined();
    }
  });
});

describe('numbers in another notation than printed', () => {
  test.each<[string, string, [string | number, string][]]>([
    [
      'a fraction of nothing',
      '[3.0,-2.00]',
      [
        [0, '3.0'],
        [1, '-2.00'],
      ],
    ],
    ['a zero at the end of a fraction', '[0.50]', [[0, '0.50']]],
    [
      'exponents',
      '[1e2,3E+0,30e-1]',
      [
        [0, '1e2'],
        [1, '3E+0'],
        [2, '30e-1'],
      ],
    ],
    ['integers beyond 64 bits', '{"a":9223372036854775808}', [['a', '9223372036854775808']]],
    ['not those in printed notation', '[0.5,1e+21,7,9007199254740993,-0]', []],
  ])('%s', (_, text, expected) => {
    const { written } = parse(text);
    expect([...(written ?? [])]).toEqual(expected);
  });

  test('they are found beside and below one another', () => {
    const { written } = parse('{"a":1.0,"b":{"c":2.0},"d":[3.0,[],{},4.0],"e":5.0,"f":{"g":6.0}}');
    expect(written).toEqual(
      new Map<string, unknown>([
        ['a', '1.0'],
        ['b', new Map([['c', '2.0']])],
        [
          'd',
          new Map([
            [0, '3.0'],
            [3, '4.0'],
          ]),
        ],
        ['e', '5.0'],
        ['f', new Map([['g', '6.0']])],
      ]),
    );
  });

  test('they are found below the members that contain them', () => {
    const { written } = parse('{"spec":{"ports":[{"port":80},{"port":80.0}],"a.b":{"c":1e1}},"x":[[2.0]]}');
    expect(writtenAt(written, 'spec', 'ports', 1, 'port')).toBe('80.0');
    expect(writtenAt(written, 'spec', 'ports', 0, 'port')).toBeUndefined();
    expect(writtenAt(written, 'spec', 'a.b', 'c')).toBe('1e1');
    expect(writtenAt(written, 'x', 0, 0)).toBe('2.0');
    expect(writtenAt(written, 'x', 0, 0, 'further')).toBeUndefined();
  });

  test('they are not recorded below the depth of objects', () => {
    const deep = `${'['.repeat(300)}1.0${']'.repeat(300)}`;
    expect(parse(deep).written).toBeUndefined();
  });
});

describe('duplicate members', () => {
  test.each([
    ['at the top', '{"a":1,"a":2}', { a: 2 }, ['a']],
    ['inside', '{"spec":{"replicas":1,"replicas":3}}', { spec: { replicas: 3 } }, ['spec.replicas']],
    ['in an item', '{"c":[{"n":1},{"n":1,"n":2}]}', { c: [{ n: 1 }, { n: 2 }] }, ['c[1].n']],
    ['reported once, however often it comes', '{"a":1,"a":2,"a":3}', { a: 3 }, ['a']],
    ['written with an escape', '{"a":1,"\\u0061":2}', { a: 2 }, ['a']],
    ['__proto__', '{"__proto__":1,"__proto__":2}', undefined, ['__proto__']],
    ['the same key in two objects is none', '{"a":{"x":1},"b":{"x":1},"x":1}', undefined, []],
    ['a string value that equals a key is none', '{"a":"a","b":["a","a"]}', undefined, []],
  ])('%s', (_, text, value, duplicateFields) => {
    const parsed = parse(text);
    if (value !== undefined) expect(parsed.value).toEqual(value);
    expect(parsed.duplicateFields).toEqual(duplicateFields);
  });

  test('they are found in an object of many members', () => {
    const members = Array.from({ length: 500 }, (_, i) => `"k${i}":${i}`);
    expect(parse(`{${members.join(',')}}`).duplicateFields).toEqual([]);
    expect(parse(`{${[...members, '"k137":0'].join(',')}}`).duplicateFields).toEqual(['k137']);
  });

  test('at most a hundred are reported', () => {
    const members = Array.from({ length: 300 }, (_, i) => `"k${i}":1,"k${i}":2`);
    expect(parse(`{${members.join(',')}}`).duplicateFields).toHaveLength(100);
  });
});

describe("syntax errors have Go's messages", () => {
  test.each([
    ['', 'unexpected end of JSON input'],
    ['{"a":', 'unexpected end of JSON input'],
    ['{"a', 'unexpected end of JSON input'],
    ['{"a":1', 'unexpected end of JSON input'],
    ['x', "invalid character 'x' looking for beginning of value"],
    ['{"a":}', "invalid character '}' looking for beginning of value"],
    ['{a:1}', "invalid character 'a' looking for beginning of object key string"],
    ['{"a" 1}', "invalid character '1' after object key"],
    ['{"a":1 "b":2}', "invalid character '\"' after object key:value pair"],
    ['{"a":1,}', "invalid character '}' looking for beginning of object key string"],
    ['[1 2]', "invalid character '2' after array element"],
    ['[1,]', "invalid character ']' looking for beginning of value"],
    ['{} {}', "invalid character '{' after top-level value"],
    ['{}}', "invalid character '}' after top-level value"],
    ['tru', "invalid character ' ' in literal true (expecting 'e')"],
    ['trux', "invalid character 'x' in literal true (expecting 'e')"],
    ['01', "invalid character '1' after top-level value"],
    ['-x', "invalid character 'x' in numeric literal"],
    ['1.x', "invalid character 'x' after decimal point in numeric literal"],
    ['1ex', "invalid character 'x' in exponent of numeric literal"],
    ['"a\nb"', "invalid character '\\n' in string literal"],
    ['"\\q"', "invalid character 'q' in string escape code"],
    ['"\\u00g0"', "invalid character 'g' in \\u hexadecimal character escape"],
    ["'a'", "invalid character '\\'' looking for beginning of value"],
    ['é', "invalid character 'Ã' looking for beginning of value"],
    ['\ufeff{}', "invalid character 'ï' looking for beginning of value"],
    ['1e400', 'json: cannot unmarshal number 1e400 into Go value of type float64'],
    ['[[[[1]]]]', 'exceeded max depth of 3 levels'],
    ['{"a":{"b":{"c":{}}}}', 'exceeded max depth of 3 levels'],
  ])('%j', (text, message) => {
    expect(() => parse(text, 3)).toThrow(new JsonSyntaxError(message, 0));
  });

  test('bytes that are not UTF-8 are rejected with the position of the first', () => {
    const bytes = Buffer.concat([Buffer.from('{"a":"ü'), Buffer.from([0xff]), Buffer.from('"}')]);
    let caught: unknown;
    try {
      parseJson(bytes);
    } catch (error) {
      caught = error;
    }
    expect(caught).toBeInstanceOf(JsonSyntaxError);
    expect((caught as JsonSyntaxError).message).toBe('the body is not valid UTF-8');
    expect((caught as JsonSyntaxError).offset).toBe(8);
  });

  test.each(['[', '{"a":'])('a hundred thousand levels of %s are rejected without overflowing the stack', (opening) => {
    expect(() => parse(opening.repeat(100_000))).toThrow('exceeded max depth of 1000 levels');
  });
});

describe('stored bytes', () => {
  test('stored bytes keep big integers and do not mistake other digits for them', () => {
    const text = '{"a":9007199254740993,"b":"12345678901234567890","c":1.5}';
    expect(parseStored(Buffer.from(text))).toEqual({ a: 9007199254740993n, b: '12345678901234567890', c: 1.5 });
    expect(parseStored(Buffer.from('{"a":1}'))).toEqual({ a: 1 });
  });
});
