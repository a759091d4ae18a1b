import { describe, expect, test } from '@jest/globals';
import type { JsonObject } from '../../../../../src/json/types.js';
import { atOnce } from '../../../../../src/meta/steps.js';
import { versionsErrors } from '../../../../../src/resources/strategies/apiextensions/custom-resource-definition-rules/version-validation.js';

/** A version whose schema has this rule. */
function version(name: string, rule: string, storage = false): JsonObject {
  const spec = { type: 'object', properties: { a: { type: 'string' } }, 'x-kubernetes-validations': [{ rule }] };
  return { name, served: true, storage, schema: { openAPIV3Schema: { type: 'object', properties: { spec } } } };
}

const fieldsOf = (spec: JsonObject, stored?: JsonObject): string[] =>
  atOnce(versionsErrors(spec, {}, stored)).map(({ field }) => field);

describe('stored rules of schemas', () => {
  // Stored by an earlier release that did not check this.
  const stored = { versions: [version('v1', 'self.b == 1', true), version('v2', 'self.c == 1')] };

  test('unchanged ones are not rejected, whichever version has them', () => {
    expect(fieldsOf(stored)).toHaveLength(2);
    expect(fieldsOf(stored, stored)).toEqual([]);
    expect(fieldsOf({ versions: [version('v3', 'self.c == 1', true), version('v2', 'self.b == 1')] }, stored)).toEqual(
      [],
    );
  });

  test('changed ones are validated again', () => {
    const changed = { versions: [version('v1', 'self.b == 1', true), version('v2', 'self.d == 1')] };
    expect(fieldsOf(changed, stored)).toEqual([
      'spec.versions[1].schema.openAPIV3Schema.properties[spec].x-kubernetes-validations[0].rule',
    ]);
  });

  test('those of thousands of versions are compared in bounded time', () => {
    const many = (shift: number): JsonObject => ({
      versions: Array.from({ length: 3_000 }, (_, at) =>
        version(`v${at + 1}`, `self.a != 'x${(at + shift) % 3_000}'`, at === 0),
      ),
    });
    // Every schema moved to another version: comparing all pairs takes minutes.
    expect(fieldsOf(many(1), many(0))).toEqual([]);
  }, 30_000);
});

/** The faults of one version with this schema for `spec`. */
function faultsOf(spec: JsonObject): string[] {
  const schema = { openAPIV3Schema: { type: 'object', properties: { spec } } };
  return atOnce(versionsErrors({ versions: [{ name: 'v1', served: true, storage: true, schema }] }, {})).map(
    ({ field, message }) => `${field.replace('spec.validation.openAPIV3Schema.properties[spec]', 'SPEC')}: ${message}`,
  );
}

describe('faults of a schema and of its rules', () => {
  const rules = (...texts: string[]): JsonObject => ({ 'x-kubernetes-validations': texts.map((rule) => ({ rule })) });
  const UNKNOWN_TYPE =
    'Unsupported value: "text": supported values: "array", "boolean", "integer", "number", "object", "string"';

  test('they are reported together, unless the rule encloses the fault', () => {
    const bad = { type: 'object', ...rules('self.missing') };
    expect(faultsOf({ type: 'object', properties: { a: { type: 'text' }, b: bad } })).toEqual([
      `SPEC.properties[a].type: ${UNKNOWN_TYPE}`,
      expect.stringMatching(/^SPEC\.properties\[b\]\.x-kubernetes-validations\[0\]\.rule: .*undefined field 'missing'/),
    ]);
    expect(faultsOf({ type: 'object', properties: { a: { type: 'text' } }, ...rules('self.missing') })).toEqual([
      `SPEC.properties[a].type: ${UNKNOWN_TYPE}`,
    ]);
  });

  test('a rule below another one is not compiled when a type between them is invalid', () => {
    const inner = { type: 'object', ...rules('true') };
    const between = { type: 'text', properties: { inner } };
    expect(faultsOf({ type: 'object', properties: { between }, ...rules('true') })).toEqual([
      `SPEC.properties[between].type: ${UNKNOWN_TYPE}`,
      'SPEC.properties[between].properties[inner].x-kubernetes-validations: Internal error: internal error: failed to construct type information for x-kubernetes-validations rules: unable to convert structural schema to CEL declarations',
    ]);
    expect(faultsOf({ type: 'object', properties: { between } })).toEqual([
      `SPEC.properties[between].type: ${UNKNOWN_TYPE}`,
    ]);
  });

  test.each([
    ['id', { id: 'x' }],
    ['definitions', { definitions: { a: { type: 'string' } } }],
    ['x-kubernetes-preserve-unknown-fields', { 'x-kubernetes-preserve-unknown-fields': false }],
  ])('where a field path leads is not reported of a schema with %s at or below it', (keyword, unsupported) => {
    const misled = { 'x-kubernetes-validations': [{ rule: 'true', fieldPath: '.missing' }] };
    const part = { type: 'object', properties: { a: { type: 'object', ...unsupported } }, ...misled };
    const reported = (spec: JsonObject): string[] => faultsOf(spec).map((fault) => fault.split(': ')[0]!);
    expect(reported(part)).toEqual([`SPEC.properties[a].${keyword}`]);
    expect(reported({ type: 'object', ...unsupported, properties: { b: { type: 'object', ...misled } } })).toContain(
      'SPEC.properties[b].x-kubernetes-validations[0].fieldPath',
    );
  });

  test('a list whose items are an empty list has no items schema', () => {
    expect(faultsOf({ type: 'array', items: [] })).toEqual(['SPEC.items: Required value: must be specified']);
  });
});

describe('the top-level schema for all versions', () => {
  const whole = { openAPIV3Schema: { type: 'object', properties: { a: { type: 'string' } } } };
  const other = { openAPIV3Schema: { type: 'object', properties: { a: { type: 'string' }, b: { type: 'string' } } } };
  const fields = { selectableFields: [{ jsonPath: '.a' }] };
  const reported = (...versions: JsonObject[]): string[] =>
    atOnce(versionsErrors({ versions }, {})).map(({ field, message }) => `${field}: ${message}`);

  test('a missing name is reported for the version only', () => {
    expect(fieldsOf({ versions: [{ name: '', served: true, storage: true, schema: whole }] })).toEqual([
      'spec.versions[0].name',
    ]);
  });

  test('selectable fields need a schema, at the top level or in the version', () => {
    const above = 'spec.selectableFields: Invalid value: "": may only be set when validations.schema is included';
    expect(reported({ name: 'v1', storage: true, ...fields })).toContain(above);
    expect(reported({ name: 'v1', storage: true, schema: whole, ...fields })).toEqual([]);
    expect(
      reported({ name: 'v1', storage: true, schema: whole, ...fields }, { name: 'v2', schema: other, ...fields }),
    ).toEqual([above]);
    expect(reported({ name: 'v1', storage: true, schema: whole, ...fields }, { name: 'v2', schema: whole })).toEqual([
      'spec.versions[0].selectableFields: Invalid value: "": may only be set when `version.schema.openAPIV3Schema` is not included',
    ]);
  });
});

describe('the checks of a definition yield', () => {
  /** How often others could have had a turn. */
  function pauses(spec: JsonObject): number {
    const schema = { openAPIV3Schema: { type: 'object', properties: { spec } } };
    const steps = versionsErrors({ versions: [{ name: 'v1', served: true, storage: true, schema }] }, {});
    let count = 0;
    while (steps.next().done !== true) count += 1;
    return count;
  }

  test('they yield between its rules, and between the parts of each', () => {
    const rules = Array.from({ length: 50 }, (_, at) => ({ rule: `self.a != 'x${at}'` }));
    const schema = { type: 'object', properties: { a: { type: 'string', maxLength: 9 } } };
    expect(pauses({ ...schema, 'x-kubernetes-validations': rules }) - pauses(schema)).toBeGreaterThanOrEqual(4 * 50);
  });

  test('they yield between its members', () => {
    const members = (length: number, member: JsonObject): JsonObject =>
      Object.fromEntries(Array.from({ length }, (_, at) => [`p${at}`, member]));
    const looked = { type: 'string', default: 'x', maxLength: 9 };
    expect(pauses({ type: 'object', properties: members(500, looked) })).toBeGreaterThanOrEqual(2 * 500);
    const plain = { type: 'string', default: 'x' };
    expect(pauses({ type: 'object', properties: members(20_000, plain) })).toBeGreaterThanOrEqual(20);
  });
});

describe('misplaced keywords of schemas', () => {
  const STRUCTURAL = 'Forbidden: must be undefined to be structural';

  test('inside a choice they are rejected also when empty', () => {
    const choice = {
      'x-kubernetes-list-type': '',
      'x-kubernetes-map-type': '',
      default: [],
      nullable: false,
      title: '',
    };
    const faults = faultsOf({ type: 'string', allOf: [choice], not: { 'x-kubernetes-list-type': '' } });
    expect(faults.filter((fault) => fault.endsWith(STRUCTURAL))).toEqual([
      `SPEC.allOf[0].default: ${STRUCTURAL}`,
      `SPEC.allOf[0].x-kubernetes-list-type: ${STRUCTURAL}`,
      `SPEC.allOf[0].x-kubernetes-map-type: ${STRUCTURAL}`,
      `SPEC.not.x-kubernetes-list-type: ${STRUCTURAL}`,
    ]);
  });

  test('beside the names in metadata they are accepted when they mean nothing', () => {
    const metadata = { type: 'object', title: '', format: '', items: [], required: [] };
    const schema = (more: JsonObject): JsonObject => ({
      openAPIV3Schema: { type: 'object', properties: { metadata: { ...metadata, ...more } } },
    });
    const of = (more: JsonObject): string[] =>
      fieldsOf({ versions: [{ name: 'v1', served: true, storage: true, schema: schema(more) }] });
    expect(of({})).toEqual([]);
    expect(of({ maxProperties: 1 })).toEqual(['spec.validation.openAPIV3Schema.properties[metadata]']);
  });
});
