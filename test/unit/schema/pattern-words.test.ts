import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { Ajv } from 'ajv';
import { visits } from '../../../codegen/check/visit.js';
import { loadModel } from '../../../codegen/load/load.js';
import { wordsOf } from '../../../src/schema/pattern-words.js';
import type { StructuralSchema } from '../../../src/schema/structural.js';
import { compileValidation } from '../../../src/schema/validation.js';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');

const LABEL = '^[a-z0-9]([-a-z0-9]*[a-z0-9])?$';
const CONFIG_KEY = '^(?!\\.\\.)(?!\\.$)[-._a-zA-Z0-9]+$';
const PORT_NAME = '^(?=.*[a-z])(?!.*--)[a-z0-9]([-a-z0-9]*[a-z0-9])?$';
const LABEL_TEXT =
  "a lowercase RFC 1123 label must consist of lower case alphanumeric characters or '-', and must start and end with " +
  "an alphanumeric character (e.g. 'my-name',  or '123-abc', regex used for validation is '[a-z0-9]([-a-z0-9]*[a-z0-9])?')";

/** Faults of an object with one member, as `field: message`. */
function faults(member: StructuralSchema, value: string | Record<string, string>): string[] {
  const { keys, ...rest } = member;
  const json = { properties: { m: keys === undefined ? rest : { ...rest, propertyNames: keys } } };
  const validator = new Ajv({ allErrors: true, strict: false }).compile(json);
  const schema: StructuralSchema = { type: 'object', properties: { m: member } };
  return compileValidation(schema, validator)({ m: value }, undefined).map(
    ({ field, message }) => `${field}: ${message}`,
  );
}

describe('strings that do not match a well-known pattern', () => {
  const label: StructuralSchema = { type: 'string', pattern: LABEL, maxLength: 63, minLength: 1 };
  const long = 'a'.repeat(64);
  test.each<[string, string[], string[]]>([
    ['a bad label is refused in the words for labels', faults(label, 'A'), [`m: Invalid value: "A": ${LABEL_TEXT}`]],
    [
      'a label that is only too long has one error',
      faults(label, long),
      [`m: Invalid value: "${long}": must be no more than 63 characters`],
    ],
    ['an empty required label is missing, and nothing else', faults(label, ''), ['m: Required value']],
    [
      'each fault of a port name is a separate error',
      faults({ type: 'string', pattern: PORT_NAME, maxLength: 15 }, 'A--'),
      [
        'm: Invalid value: "A--": must contain only alpha-numeric characters (a-z, 0-9), and hyphens (-)',
        'm: Invalid value: "A--": must contain at least one letter (a-z)',
        'm: Invalid value: "A--": must not contain consecutive hyphens',
        'm: Invalid value: "A--": must not begin or end with a hyphen',
      ],
    ],
    [
      'a path may not leave its folder',
      faults({ type: 'string', pattern: '^(?!/)(?!\\.\\.)(?!(.*/)?\\.\\.(/|$))' }, '/a/../b'),
      ['m: Invalid value: "/a/../b": must be a relative path', 'm: Invalid value: "/a/../b": must not contain \'..\''],
    ],
    [
      'words without a length leave it to maxLength',
      faults({ type: 'string', pattern: '^[-A-Za-z0-9]+$', maxLength: 2 }, 'a b'),
      [
        'm: Too long: may not be more than 2 bytes',
        "m: Invalid value: \"a b\": a valid HTTP header must consist of alphanumeric characters or '-' (e.g. 'X-Header-Name', regex used for validation is '[-A-Za-z0-9]+')",
      ],
    ],
    [
      'another pattern is shown as it is',
      faults({ type: 'string', pattern: '^x+$' }, 'y'),
      ['m: Invalid value: "y": must match the regular expression \'^x+$\''],
    ],
  ])('%s', (_, found, expected) => {
    expect(found.sort()).toEqual(expected.sort());
  });
});

describe('keys of maps', () => {
  const map: StructuralSchema = {
    type: 'object',
    additionalProperties: { type: 'string' },
    keys: { pattern: CONFIG_KEY, maxLength: 253 },
  };
  test('a bad key is rejected once, at the key, with a message', () => {
    expect(faults(map, { good: '', 'bad key': '' })).toEqual([
      "m[bad key]: Invalid value: \"bad key\": a valid config key must consist of alphanumeric characters, '-', '_' or '.' " +
        "(e.g. 'key.name',  or 'KEY_NAME',  or 'key-name', regex used for validation is '[-._a-zA-Z0-9]+')",
    ]);
  });

  test('a key that is bad and too long has both faults, each once', () => {
    const key = `..${'a'.repeat(252)}`;
    expect(faults(map, { [key]: '' })).toEqual([
      `m[${key}]: Invalid value: "${key}": must be no more than 253 characters`,
      `m[${key}]: Invalid value: "${key}": must not start with '..'`,
    ]);
  });

  test('keys with their own pattern are checked too', () => {
    expect(faults({ ...map, keys: { pattern: '^x$' } }, { y: '' })).toEqual([
      'm[y]: Invalid value: "y": is not allowed as a key here',
    ]);
  });
});

test('every pattern in schemas/openapi has a message; for a new one, add it to src/schema/pattern-words.ts', async () => {
  const patterns = new Set<string>();
  for (const { schema } of visits(await loadModel(root))) {
    for (const pattern of [schema.pattern, schema.keys?.pattern]) if (pattern !== undefined) patterns.add(pattern);
  }
  expect([...patterns].filter((pattern) => wordsOf(pattern) === undefined)).toEqual([]);
  expect(patterns.size).toBeGreaterThan(5);
});
