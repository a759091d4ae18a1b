import { describe, expect, test } from '@jest/globals';
import fc from '../support/property.js';

import { equalJson } from '../../src/json/equal.js';
import { parseExactly } from '../../src/json/exact-parser.js';
import { parseJson, parseStored } from '../../src/json/parse.js';
import { printJson, printStorageBytes } from '../../src/json/print.js';
import { scanJson } from '../../src/json/scan.js';
import type { JsonObject, JsonValue } from '../../src/json/types.js';

/** Any JSON with JavaScript's reserved names and 64-bit integers. */
const anyJson: fc.Arbitrary<JsonValue> = fc.letrec<{ value: JsonValue }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 5 },
    fc.constantFrom<JsonValue>(null, true, false, 0, -1.5, 1e21, ''),
    fc.integer(),
    fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).filter((value) => !Number.isSafeInteger(Number(value))),
    fc.string({ unit: 'grapheme' }),
    fc.array(tie('value'), { maxLength: 4 }),
    fc
      .array(
        fc.tuple(
          fc.oneof(fc.string({ maxLength: 4 }), fc.constantFrom('__proto__', 'constructor', 'a', 'b', 'metadata')),
          tie('value'),
        ),
        { maxLength: 4 },
      )
      .map((entries): JsonValue => Object.fromEntries(entries)),
  ),
})).value;

/** JSON text whose objects may repeat a member, with unusual white space. */
const anyText: fc.Arbitrary<string> = fc.letrec<{ text: string }>((tie) => ({
  text: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom('null', ' 1', '"x"', '"\\u0061"', '9007199254740993', '1.5e3 ', '"\\""', '"a,{:"'),
    fc.array(tie('text'), { maxLength: 3 }).map((items) => `[${items.join(' ,')}]`),
    fc
      .array(fc.tuple(fc.constantFrom('"a"', '"b" ', '"\\u0061"', '"__proto__"', '"{"'), tie('text')), { maxLength: 4 })
      .map((members) => `{ ${members.map(([key, value]) => `${key}:${value}`).join(',\n')}}`),
  ),
})).text;

describe('JSON text', () => {
  test('printing and parsing preserves a value', () => {
    fc.assert(
      fc.property(anyJson, (value) => {
        const bytes = Buffer.from(printJson(value));
        const { value: back, duplicateFields } = parseJson(bytes);
        expect(duplicateFields).toEqual([]);
        expect(equalJson(back, value)).toBe(true);
        expect(equalJson(parseStored(bytes), value)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('the fast path and the exact parser agree, and the scan misses nothing', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const exact = parseExactly(text);
        const parsed = parseJson(Buffer.from(text));
        expect(parsed.duplicateFields).toEqual(exact.duplicateFields);
        expect(equalJson(parsed.value, exact.value)).toBe(true);
        const found = scanJson(Buffer.from(text));
        if (exact.duplicateFields.length > 0) expect(found.duplicateKeys).toBe(true);
        expect(found.unbalanced).toBe(false);
        if (!text.includes('9007199254740993'))
          expect(equalJson(JSON.parse(text) as JsonValue, exact.value)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('any bytes are parsed as by JSON.parse, or rejected with a JsonSyntaxError', () => {
    fc.assert(
      fc.property(
        fc.oneof(anyText, fc.string(), fc.string({ unit: fc.constantFrom(...'{}[]":,\\u0d81e-. tn') })),
        fc.nat(),
        (text, cut) => {
          const broken = text.slice(0, cut % (text.length + 1));
          let expected: unknown = 'refused';
          let actual: unknown = 'refused';
          try {
            expected = JSON.parse(broken);
          } catch {
            // Still rejected.
          }
          try {
            actual = parseJson(Buffer.from(broken)).value;
          } catch (error) {
            expect((error as Error).name).toBe('JsonSyntaxError');
          }
          expect(actual === 'refused').toBe(expected === 'refused');
        },
      ),
      { numRuns: 1_000 },
    );
  });

  test('stored bytes contain the object without its resourceVersion', () => {
    fc.assert(
      fc.property(anyJson, anyJson, (extra, spec) => {
        const object: JsonObject = { spec, metadata: { name: 'x', resourceVersion: '1', extra }, kind: 'K' };
        const back = parseStored(printStorageBytes(object));
        expect(equalJson(back, { kind: 'K', metadata: { name: 'x', extra }, spec })).toBe(true);
      }),
    );
  });
});
