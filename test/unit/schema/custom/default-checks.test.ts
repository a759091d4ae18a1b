import { describe, expect, test } from '@jest/globals';
import type { JsonValue } from '../../../../src/json/types.js';
import { FieldPath } from '../../../../src/meta/field-path.js';
import { atOnce } from '../../../../src/meta/steps.js';
import { namingProfile } from '../../../../src/naming/profile.js';
import { builtinResources } from '../../../../src/resources/builtin.js';
import { definitionAllowance } from '../../../../src/schema/custom/definition-allowance.js';
import { defaultErrors } from '../../../../src/schema/custom/default-checks.js';
import type { JsonSchema } from '../../../../src/schema/custom/json-schema.js';
import { plainSchemas } from '../../../../src/schema/custom/plain-schemas.js';

const METADATA = builtinResources(namingProfile('kubernetes')).find(
  ({ definition }) => definition.kind === 'Namespace',
)!.definition.schema.properties!['metadata']!;

function faults(root: JsonSchema): string[] {
  return atOnce(
    defaultErrors(root, FieldPath.of('schema'), definitionAllowance(METADATA), atOnce(plainSchemas(root))),
  ).map(({ field, message }) => `${field}: ${message}`);
}

const rules = (...all: Record<string, unknown>[]): JsonSchema => ({ 'x-kubernetes-validations': all as never });
const count: JsonSchema = { type: 'integer', default: 0, ...rules({ rule: 'self > 0', message: 'must be more' }) };

describe('a default must satisfy the rules of its schema', () => {
  test('those of its own place, wherever it is', () => {
    const fault = 'Invalid value: 0: must be more';
    expect(faults({ type: 'object', properties: { n: count } })).toEqual([`schema.properties[n].default: ${fault}`]);
    expect(faults({ type: 'object', properties: { n: { type: 'array', items: count } } })).toEqual([
      `schema.properties[n].items.default: ${fault}`,
    ]);
  });

  test('those of its type and bounds, with the path inside the default only', () => {
    const small: JsonSchema = { type: 'integer', maximum: 3 };
    expect(faults({ type: 'object', properties: { n: { ...small, default: 5 } } })).toEqual([
      'schema.properties[n].default: Invalid value: 5:  in body should be less than or equal to 3',
    ]);
    const outer: JsonSchema = { type: 'object', properties: { n: small }, default: { n: 5 } };
    expect(faults({ type: 'object', properties: { a: outer } })).toEqual([
      'schema.properties[a].default.n: Invalid value: 5: n in body should be less than or equal to 3',
    ]);
  });

  test('those inside a list are named with a dot before the index', () => {
    const item: JsonSchema = { type: 'object', properties: { t: { type: 'string', maxLength: 0 } } };
    const at = 'schema.properties[l].default.[0]';
    const faultsFor = (value: unknown): string[] =>
      faults({ type: 'object', properties: { l: { type: 'array', items: item, default: [value] as never } } });
    expect(faultsFor('text')).toEqual([`${at}: Invalid value: "string": [0] in body must be of type object: "string"`]);
    expect(faultsFor({ t: 'x' })).toEqual([`${at}.t: Too long: may not be more than 0 bytes`]);
  });

  test('those inside a map are named with a dot before the key, also where no alternative is met', () => {
    const value: JsonSchema = { type: 'string', anyOf: [{ minLength: 3 }] };
    const map: JsonSchema = { type: 'object', additionalProperties: value, default: { k: 'x' } };
    expect(faults({ type: 'object', properties: { m: map } })).toEqual([
      'schema.properties[m].default: Invalid value: "": ".k" must validate at least one schema (anyOf)',
      'schema.properties[m].default.k: Invalid value: "x": .k in body should be at least 3 chars long',
    ]);
  });

  test('a number that its type cannot hold is a fault of the default', () => {
    expect(faults({ type: 'object', properties: { n: { type: 'integer', default: 1.5 } } })).toEqual([
      'schema.properties[n].default: Invalid value: "number":  in body must be of type integer: "number"',
      'schema.properties[n].default: Invalid value: "": Checked value must be of type integer (default format) in ',
    ]);
  });

  test('those of the places inside it', () => {
    const inner: JsonSchema = { type: 'object', properties: { n: { ...count, default: 1 } } };
    expect(faults({ type: 'object', properties: { a: { ...inner, default: { n: 0 } } } })).toEqual([
      'schema.properties[a].default.n: Invalid value: 0: must be more',
    ]);
    expect(faults({ type: 'object', properties: { a: { ...inner, default: { n: 2 } } } })).toEqual([]);
  });

  test('rules with an optional old value are tried with none and with the same', () => {
    const added = rules({ rule: 'oldSelf.hasValue() || self > 5', optionalOldSelf: true });
    expect(faults({ type: 'object', properties: { n: { type: 'integer', default: 1, ...added } } })).toEqual([
      'schema.properties[n].default: Invalid value: 1: failed rule: oldSelf.hasValue() || self > 5',
    ]);
    const changed = rules({ rule: 'self > oldSelf' });
    expect(faults({ type: 'object', properties: { n: { type: 'integer', default: 1, ...changed } } })).toEqual([
      'schema.properties[n].default: Invalid value: 1: failed rule: self > oldSelf',
    ]);
  });

  test('an otherwise invalid default is not evaluated', () => {
    expect(faults({ type: 'object', properties: { n: { ...count, default: 'x' } } })).toEqual([
      'schema.properties[n].default: Invalid value: "string":  in body must be of type integer: "string"',
    ]);
  });

  test('the rules of all defaults share one budget', () => {
    const many = Array.from({ length: 1000 }, () => 'x');
    const costly: JsonSchema = {
      type: 'array',
      items: { type: 'string' },
      default: many,
      ...rules({ rule: 'self.all(a, self.all(b, a == b))' }),
    };
    const names = Array.from({ length: 30 }, (_, index) => `p${index}`);
    const found = faults({ type: 'object', properties: Object.fromEntries(names.map((name) => [name, costly])) });
    expect(found.length).toBe(1);
    expect(found[0]).toContain('no further validation rules will be run');
  });

  test('one of the whole object names a type, as every object does', () => {
    const root: JsonSchema = { type: 'object', properties: { spec: { type: 'object' } } };
    expect(faults({ ...root, default: { spec: {} } })).toEqual([
      'schema.default.apiVersion: Required value',
      'schema.default.kind: Required value',
    ]);
    expect(
      faults({ ...root, default: { apiVersion: 'example.com/v1', kind: 'Shop', metadata: {}, spec: {} } }),
    ).toEqual([]);
    expect(faults({ ...root, default: { a: 1 } })[0]).toBe(
      'schema.default: Invalid value: {"a":1}: must not have unknown fields',
    );
    expect(faults({ ...root, default: null })).toEqual([]);
  });
});

// Each as kube-apiserver 1.36.3 answers.
describe('metadata in a default', () => {
  const embedded: JsonSchema = {
    type: 'object',
    'x-kubernetes-embedded-resource': true,
    'x-kubernetes-preserve-unknown-fields': true,
  };
  const spec = (template: JsonSchema): JsonSchema => ({ type: 'object', properties: { t: template } });

  test.each<readonly [JsonValue, string | undefined]>([
    [null, undefined],
    [{ name: null }, undefined],
    [{ unknown: 1 }, undefined],
    [{ labels: { app: 'web' } }, undefined],
    ['x', 'json: cannot unmarshal string into Go value of type v1.ObjectMeta'],
    [{ labels: { a: 1 } }, 'json: cannot unmarshal number into Go struct field ObjectMeta.labels of type string'],
    [{ name: 1 }, 'json: cannot unmarshal number into Go struct field ObjectMeta.name of type string'],
    [{ creationTimestamp: 'x' }, 'parsing time "x" as "2006-01-02T15:04:05Z07:00": cannot parse "x" as "2006"'],
    [{ finalizers: 'a' }, 'json: cannot unmarshal string into Go struct field ObjectMeta.finalizers of type []string'],
  ])('of an embedded object: %j', (metadata, why) => {
    const value = { apiVersion: 'v1', kind: 'Pod', metadata };
    const printed = `Invalid value: ${JSON.stringify(metadata)}: ${why}`;
    expect(faults(spec({ ...embedded, default: value }))).toEqual(
      why === undefined ? [] : [`schema.properties[t].default.metadata: ${printed}`],
    );
    expect(faults(spec({ type: 'array', items: embedded, default: [value] }))).toEqual(
      why === undefined ? [] : [`schema.properties[t].default[0].metadata: ${printed}`],
    );
  });

  test('what cannot be decoded is the only fault', () => {
    const value = { kind: 1, metadata: { name: 'A b' } };
    expect(faults(spec({ ...embedded, default: value }))).toEqual([
      'schema.properties[t].default.kind: Invalid value: 1: must be a string',
    ]);
  });

  test.each<readonly [JsonValue, string]>([
    [
      { a: 1 },
      'must result in valid metadata: metadata: Invalid value: {"labels":{"a":1}}: json: cannot unmarshal number into ' +
        'Go struct field ObjectMeta.labels of type string',
    ],
    [
      'x',
      'must result in valid metadata: metadata: Invalid value: {"labels":"x"}: json: cannot unmarshal string into Go ' +
        'struct field ObjectMeta.labels of type map[string]string',
    ],
    [
      { 'a b': 'c' },
      'must result in valid metadata: metadata.labels: Invalid value: "a b": name part must consist of alphanumeric ' +
        "characters, '-', '_' or '.', and must start and end with an alphanumeric character (e.g. 'MyName',  or " +
        "'my.name',  or '123-abc', regex used for validation is '([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]')",
    ],
  ])('of one of its members: %j', (value, why) => {
    const labels: JsonSchema = { type: 'object', additionalProperties: { type: 'string' }, default: value };
    const template: JsonSchema = { ...embedded, properties: { metadata: { type: 'object', properties: { labels } } } };
    expect(faults(spec(template))).toEqual([
      `schema.properties[t].properties[metadata].properties[labels].default: Invalid value: ${JSON.stringify(value)}: ${why}`,
    ]);
  });

  test('a member with a null that its schema does not allow is a fault of the schema', () => {
    const labels: JsonSchema = { type: 'object', additionalProperties: { type: 'string' }, default: { a: null } };
    const template: JsonSchema = { ...embedded, properties: { metadata: { type: 'object', properties: { labels } } } };
    expect(faults(spec(template))).toEqual([
      'schema.properties[t].properties[metadata].properties[labels].default.a: Invalid value: "null": .a in body must ' +
        'be of type string: "null"',
    ]);
  });
});

describe('rules of defaults inside others', () => {
  /** Defaults at every level, a rule at the innermost one, and how often the checker looked up its operator. */
  function checked(rule: string): { readonly faults: number; readonly lookedUp: number } {
    let lookedUp = 0;
    const allowance = definitionAllowance(METADATA);
    const { functions } = allowance.environment;
    const counted = new Map(functions);
    counted.get = (name) => {
      if (name === '_>_') lookedUp += 1;
      return functions.get(name);
    };
    const environment = { ...allowance.environment, functions: counted };
    let schema: JsonSchema = { type: 'integer', default: 1, 'x-kubernetes-validations': [{ rule }] };
    let value: JsonValue = 1;
    for (let level = 0; level < 5; level += 1) {
      value = { a: value };
      schema = { type: 'object', default: value, properties: { a: schema } };
    }
    const root: JsonSchema = { type: 'object', properties: { spec: schema } };
    const { metadata, ruleCharacters } = allowance;
    const errors = atOnce(
      defaultErrors(root, FieldPath.root, { environment, metadata, ruleCharacters }, atOnce(plainSchemas(root))),
    );
    return { faults: errors.length, lookedUp };
  }

  test('are compiled once', () => {
    expect(checked('self > 0')).toEqual({ faults: 0, lookedUp: 1 });
    expect(checked('self > 1').faults).toBeGreaterThan(0);
  });

  test('are not compiled when there are more than a definition may have', () => {
    expect(checked(`self > 0 && '${'x'.repeat(140_000)}' != ''`)).toEqual({ faults: 0, lookedUp: 0 });
  });
});
