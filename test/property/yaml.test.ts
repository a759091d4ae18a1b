import { describe, expect, test } from '@jest/globals';
import fc from '../support/property.js';
import { parse, stringify } from 'yaml';
import { yamlPieces, yamlText } from '../../src/codec/yaml.js';
import type { JsonValue } from '../../src/json/types.js';

/** The output of the package `yaml` without line folding. */
function ofThePackage(value: JsonValue): string {
  return stringify(value, { aliasDuplicateObjects: false, lineWidth: 0, version: '1.1' });
}

function read(text: string, version: '1.1' | '1.2'): unknown {
  return parse(text, { version, intAsBigInt: false, maxAliasCount: 0 });
}

/** Strings that are hard to write: each character has a meaning somewhere. */
const hard = fc.oneof(
  fc.string({
    unit: fc.constantFrom(
      ...' \n\t:#-?[]{},&*!|>%@`"\'\\~=<.0123456789abexyntrue_+TZ\u0000\u0007\u001b\u0085\u00a0\u2028é',
    ),
  }),
  fc.string({ unit: fc.constantFrom(' ', '\n', 'a', '\t', '-', '#', "'", '"'), maxLength: 60 }),
  fc.string({ unit: fc.constantFrom('a ', '\n', ' b', '\u0001', '"'), minLength: 10, maxLength: 60 }),
  fc.constantFrom(
    ...[
      '',
      'null',
      'Null',
      '~',
      'y',
      'No',
      'ON',
      'off',
      '1_000',
      '0x1F',
      '0b1',
      '017',
      '1e3',
      '.5',
      '1.',
      '.',
      '+.inf',
    ],
    ...['.nan', '190:20:30', '190:20:30.15', '2001-12-14', '2001-12-14t21:59:43.10-05:00', '2001-12-14 21:59:43 Z'],
    ...['<<', '=', '---', '--- a', '...', '%YAML', 'a\n--- b', '-', '- a', '?', '? a', 'a: b', 'a:b', 'a #b', 'a#b'],
    ...[
      '-0',
      '1e400',
      '0o7',
      '\ud800',
      'a\ud800b',
      '😀',
      'x'.repeat(1100),
      'x y '.repeat(300),
      '\n',
      '\n\n',
      'a\n\n',
      ' a\nb',
    ],
  ),
);
const value = fc.letrec<{ value: JsonValue }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    hard,
    fc.constantFrom<JsonValue>(null, true, false, 0, -0, 1.5, -12, 1e21, 1e-7, 2n ** 63n),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(hard, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
})).value;

describe('the YAML writer', () => {
  test('the output equals that of the package byte for byte, wherever that is read back correctly', () => {
    fc.assert(
      fc.property(value, (given) => {
        const ours = yamlText(given);
        const theirs = ofThePackage(given);
        if (ours === theirs) return;
        // They differ only where the package loses information, even if only for YAML 1.2 readers.
        const lossless = isSame(theirs, given) && isSame(theirs, given, '1.2');
        expect({ text: theirs, lossless }).toEqual({ text: theirs, lossless: false });
      }),
      { numRuns: 3_000 },
    );
  });

  test('the output is read back as the same value', () => {
    fc.assert(
      fc.property(value, (given) => {
        const text = yamlText(given);
        expect({ text, lossless: isSame(text, given) }).toEqual({ text, lossless: true });
      }),
      { numRuns: 3_000 },
    );
  });

  test('strings that are numbers in YAML 1.2 or in Go are quoted', () => {
    const numbers = ['0o7', '-0o17', '0o1_7', '0O7', '0X1F', '+0Xa_b', '0B101'];
    for (const text of numbers) expect(yamlText({ [text]: text })).toBe(`"${text}": "${text}"\n`);
    for (const text of ['0o8', '0o', '0Xg', '0B2', 'o7', 'X1F']) expect(yamlText({ a: text })).toBe(`a: ${text}\n`);
  });

  test('YAML takes about as long as JSON, not a hundred times', () => {
    const data = Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`key-${at}`, `value: ${at} "of" many`]));
    const timeOf = (work: () => unknown): number => {
      const times = [1, 2, 3].map(() => {
        const started = process.cpuUsage();
        work();
        const { user, system } = process.cpuUsage(started);
        return user + system;
      });
      return Math.min(...times);
    };
    const json = timeOf(() => JSON.parse(JSON.stringify({ data })));
    // With the package it was about 40 times.
    expect(timeOf(() => yamlText({ data }))).toBeLessThan(20 * json + 20_000);
  });

  test('output in chunks is the same', () => {
    const given = { items: Array.from({ length: 5_000 }, (_, at) => ({ name: `item-${at}`, more: ['a b', at, {}] })) };
    const pieces = [...yamlPieces(given)];
    expect(pieces.length).toBeGreaterThan(2);
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(70_000);
    expect(Buffer.concat(pieces).toString('utf8')).toBe(ofThePackage(given));
  });
});

function isSame(text: string, given: JsonValue, version: '1.1' | '1.2' = '1.1'): boolean {
  const asText = (one: unknown): string =>
    JSON.stringify(one, (_key, member: unknown) => (typeof member === 'bigint' ? Number(member) : member));
  try {
    return asText(read(text, version)) === asText(given);
  } catch {
    return false;
  }
}
