import { describe, expect, test } from '@jest/globals';
import { indentJson } from '../../../src/codec/json.js';

describe('JSON laid out for people', () => {
  test.each([
    '{}',
    '[]',
    '{"a":{},"b":[],"c":[1,{"d":"x,y:{\\"[]"}]}',
    '{"text":"line\\nbreak \\\\","u":"ä€𝄞","n":-1.5e+10,"t":true,"f":false,"z":null}',
  ])('%s means the same and looks as JSON.stringify lays it out', (compact) => {
    const expected = `${JSON.stringify(JSON.parse(compact), null, 2)}\n`;
    expect(indentJson(Buffer.from(JSON.stringify(JSON.parse(compact)))).toString()).toBe(expected);
  });

  test('digits beyond 2^53 stay', () => {
    expect(indentJson(Buffer.from('{"n":9007199254740993}')).toString()).toBe('{\n  "n": 9007199254740993\n}\n');
  });

  test('deep nesting grows the text by a bounded factor', () => {
    const deep = '['.repeat(1000) + ']'.repeat(1000);
    expect(indentJson(Buffer.from(deep)).length).toBeLessThan(deep.length * 220);
  });
});
