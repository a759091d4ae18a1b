import { describe, expect, test } from '@jest/globals';
import { indentJson, JsonLayout } from '../../../src/codec/json.js';

describe('pretty-printed JSON', () => {
  test.each([
    '{}',
    '[]',
    '{"a":{},"b":[],"c":[1,{"d":"x,y:{\\"[]"}]}',
    '{"text":"line\\nbreak \\\\","u":"ä€𝄞","n":-1.5e+10,"t":true,"f":false,"z":null}',
  ])('%s is laid out like JSON.stringify does', (compact) => {
    const expected = `${JSON.stringify(JSON.parse(compact), null, 2)}\n`;
    expect(indentJson(Buffer.from(JSON.stringify(JSON.parse(compact)))).toString()).toBe(expected);
  });

  test('a text in two chunks is laid out as one, wherever it is cut outside of strings', () => {
    const text = Buffer.from('{"a":{},"b":[],"c":[1,{"d":"x,y:{\\"[]","e":[[],{}]}],"f":-12}');
    let inString = false;
    for (let cut = 0; cut <= text.length; cut += 1) {
      if (!inString) {
        const layout = new JsonLayout();
        const pieces = [layout.add(text.subarray(0, cut)), layout.add(text.subarray(cut)), layout.end()];
        expect(Buffer.concat(pieces).toString()).toBe(indentJson(text).toString());
      }
      if (text[cut] === 0x22 && text[cut - 1] !== 0x5c) inString = !inString;
    }
  });

  test('digits beyond 2^53 are kept', () => {
    expect(indentJson(Buffer.from('{"n":9007199254740993}')).toString()).toBe('{\n  "n": 9007199254740993\n}\n');
  });

  test('deep nesting grows the text by a bounded factor', () => {
    const deep = '['.repeat(1000) + ']'.repeat(1000);
    expect(indentJson(Buffer.from(deep)).length).toBeLessThan(deep.length * 220);
  });
});
