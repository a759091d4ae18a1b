import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { DEFINITIONS, serve } from '../compare/definitions/kind-under-test.js';
import { definitionOf } from '../compare/definitions/operator.js';
import { kind, list, object, rules, set, text } from '../compare/definitions/schema-words.js';
import type { JsonObject, JsonValue } from '../../src/json/types.js';
import { Api, type ApiResponse, freshNamespace } from '../support/api.js';
import { expectCode } from '../support/expect-status.js';
import { type ServerProcess, startServer } from '../support/server-process.js';
import { waitFor } from '../support/wait-for.js';

let server: ServerProcess;
let api: Api;
let namespace: string;
// A separate server: the definitions change discovery, which other tests must not see.
beforeAll(async () => {
  server = await startServer({ flags: ['--naming=kubernetes'] });
  api = new Api(server.kubeconfig);
  namespace = await freshNamespace(api);
});
afterAll(async () => {
  await server?.stop();
});
let count = 0;

/** A definition in its own group, whose spec has this schema. */
function definition(spec: JsonValue): JsonObject {
  const group = `hostile${(count += 1)}.example.com`;
  return definitionOf({ group, plural: 'gears', kind: 'Gear', versions: [{ name: 'v1', schema: kind({ spec }) }] });
}

/** The causes of an error: each as field, reason and message. */
function causesOf(answer: ApiResponse): string[] {
  expectCode(answer, 422);
  const { details } = answer.json as { details: { causes: { field: string; reason: string; message: string }[] } };
  return details.causes.map(({ field, reason, message }) => `${field} ${reason}: ${message}`);
}

const PLACE = 'spec.validation.openAPIV3Schema.properties[spec]';

/** Objects nested to this depth. */
function nested(levels: number): JsonObject {
  let schema = text();
  for (let level = 0; level < levels; level += 1) schema = object({ a: schema });
  return schema;
}

/** Creates the kind and one object of it. */
async function made(spec: JsonObject, value: JsonValue): Promise<ApiResponse> {
  const whole = definition(spec);
  expectCode(await api.post(DEFINITIONS, whole), 201);
  await serve(api, whole, namespace);
  const { group } = whole['spec'] as { group: string };
  const path = `/apis/${group}/v1/namespaces/${namespace}/gears`;
  return api.post(path, { apiVersion: `${group}/v1`, kind: 'Gear', metadata: { name: 'a' }, spec: value });
}

describe('a definition is rejected with its causes', () => {
  test.each<[string, JsonValue, readonly RegExp[]]>([
    [
      'that is not structural',
      { properties: { a: {} } },
      [/properties\[spec\]\.type FieldValueRequired/, /\[a\]\.type FieldValueRequired/],
    ],
    [
      'that refers to itself',
      { type: 'object', properties: { a: { $ref: '#/properties/spec' } } },
      [/\[a\]\.\$ref FieldValueForbidden: Forbidden: \$ref is not supported/],
    ],
    [
      'whose default does not validate',
      object({ a: text({ default: 'b', enum: ['c'] }) }),
      [/\[a\]\.default FieldValueNotSupported: Unsupported value: "b"/],
    ],
    [
      'whose default is of another type',
      object({ a: text({ default: 5 }) }),
      [/\[a\]\.default FieldValueTypeInvalid: Invalid value: "integer"/],
    ],
    ['whose pattern is invalid', object({ a: text({ pattern: '([' }) }), [/\[a\]\.pattern FieldValueInvalid: /]],
    [
      'whose pattern repeats too much',
      object({ a: text({ pattern: '((a{100}){100}){100}' }) }),
      [/\[a\]\.pattern FieldValueInvalid: /],
    ],
    [
      'whose expression costs too much',
      object({ l: list(text()) }, rules({ rule: 'self.l.all(a, self.l.all(b, self.l.all(c, a == b || b == c)))' })),
      [
        /x-kubernetes-validations\[0\]\.rule FieldValueForbidden: Forbidden: estimated rule cost exceeds budget by factor of more than 100x/,
      ],
    ],
    [
      'whose expression nests too deep',
      object({}, rules({ rule: `${'('.repeat(300)}true${')'.repeat(300)}` })),
      [/x-kubernetes-validations\[0\]\.rule FieldValueInvalid: /],
    ],
  ])('%s', async (_what, spec, expected) => {
    const causes = causesOf(await api.post(DEFINITIONS, definition(spec)));
    for (const pattern of expected) {
      expect(causes).toContainEqual(expect.stringMatching(pattern));
      expect(causes.find((cause) => pattern.test(cause))).toContain(PLACE);
    }
  });

  test('patterns that together take too long to compile are rejected', async () => {
    const members = Object.fromEntries(
      Array.from({ length: 2_000 }, (_, at) => [`p${at}`, text({ pattern: `(a{1,900}|b${at})` })]),
    );
    const causes = causesOf(await api.post(DEFINITIONS, definition(object(members))));
    expect(causes[0]).toMatch(/pattern FieldValueInvalid: .*all patterns of a definition together/);
  });

  test('versions with too many rules together are rejected', async () => {
    const version = (at: number) => {
      const rule = { rule: `self.a != '${'x'.repeat(5_000)}${at}'` };
      return {
        name: `v${at + 1}`,
        storage: at === 0,
        schema: kind({ spec: object({ a: text({ maxLength: 9 }) }, rules(rule)) }),
      };
    };
    const versions = Array.from({ length: 30 }, (_, at) => version(at));
    const whole = definitionOf({
      group: `hostile${(count += 1)}.example.com`,
      plural: 'gears',
      kind: 'Gear',
      versions,
    });
    const causes = causesOf(await api.post(DEFINITIONS, whole));
    expect(causes).toEqual([
      expect.stringMatching(/^spec\.versions\[\d+\]\.schema\.openAPIV3Schema FieldValueForbidden: /),
    ]);
  });

  test('of ten thousand faults at most a hundred are reported', async () => {
    const members = Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`p${at}`, {}]));
    const causes = causesOf(await api.post(DEFINITIONS, definition({ type: 'object', properties: members })));
    expect(causes.length).toBeGreaterThan(10);
    expect(causes.length).toBeLessThanOrEqual(101);
  });

  test('a definition nested too deeply to decode is rejected, and the server keeps running', async () => {
    const answer = await api.post(DEFINITIONS, definition(nested(1_000)));
    expect([answer.status, answer.json['kind']]).toEqual([400, 'Status']);
    expectCode(await api.get(`/api/v1/namespaces/${namespace}`), 200);
  });
});

describe('a large definition is served', () => {
  test('a definition with 10,000 properties is served', async () => {
    const members = Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`p${at}`, text()]));
    const answer = await made(object(members), { p9999: 'x', q: 1 });
    expect([answer.status, answer.json['spec']]).toEqual([201, { p9999: 'x' }]);
  });

  test('a definition with 100 levels is served', async () => {
    let value: JsonValue = 'x';
    for (let level = 0; level < 100; level += 1) value = { a: value };
    const answer = await made(nested(100), value);
    expect([answer.status, answer.json['spec']]).toEqual([201, value]);
  });
});

describe('an object is checked in bounded time', () => {
  test('a pattern that backtracks in other engines', async () => {
    const causes = causesOf(await made(object({ a: text({ pattern: '^(a+)+$' }) }), { a: `${'a'.repeat(50_000)}!` }));
    expect(causes).toHaveLength(1);
    expect(causes[0]).toMatch(/^spec\.a FieldValueInvalid: Invalid value: "a+/);
  });

  test('alternatives that multiply with the items', async () => {
    const all = Array.from({ length: 1_000 }, () => ({ maxLength: 10 }));
    const items = Array.from({ length: 50_000 }, () => 'abc');
    const causes = causesOf(await made(object({ l: list(text({ allOf: all })) }), { l: items }));
    expect(causes).toEqual([expect.stringMatching(/^<nil> FieldValueForbidden: .*takes more than 500000 checks/)]);
  });

  test('an enumeration of 10,000 words', async () => {
    const words = Array.from({ length: 10_000 }, (_, at) => `word-${at}`);
    const items = Array.from({ length: 50_000 }, () => 'word-9999');
    expectCode(await made(object({ l: list(text({ enum: words })) }), { l: items }), 201);
  });

  test('defaults that would make it a thousand times as large', async () => {
    const members = Object.fromEntries(
      Array.from({ length: 1_000 }, (_, at) => [`p${at}`, text({ default: 'x'.repeat(50) })]),
    );
    const answer = await made(object({ l: list(object(members)) }), { l: Array.from({ length: 20_000 }, () => ({})) });
    expect([answer.status, answer.json['reason']]).toEqual([413, 'RequestEntityTooLarge']);
  });

  test('a set with as many items as a list with owned items may have', async () => {
    const items = [...Array.from({ length: 11_999 }, (_, at) => String(at)), '5'];
    const causes = causesOf(await made(object({ l: set(text()) }), { l: items }));
    expect(causes).toEqual(['spec.l[11999] FieldValueDuplicate: Duplicate value: "5"']);
  });

  test('a set of 100,000 items is rejected', async () => {
    const items = Array.from({ length: 100_000 }, (_, at) => String(at));
    const answer = await made(object({ l: set(text()) }), { l: items });
    expect([answer.status, answer.json['reason']]).toEqual([413, 'RequestEntityTooLarge']);
    expectCode(await api.get(`/api/v1/namespaces/${namespace}`), 200);
  });
});

describe('a definition with the name of a built-in kind', () => {
  test.each(['v1', 'v9'])('in version %s it can be deleted without touching the built-in objects', async (version) => {
    const group = 'networking.k8s.io';
    const path = `/apis/${group}/v1/namespaces/${namespace}/networkpolicies`;
    const policy = { apiVersion: `${group}/v1`, kind: 'NetworkPolicy', metadata: { name: version }, spec: {} };
    expectCode(await api.post(path, { ...policy, spec: { podSelector: {} } }), 201);
    const whole = definitionOf({
      group,
      plural: 'networkpolicies',
      kind: 'NetworkPolicy',
      versions: [{ name: version, schema: kind({ spec: object({}) }) }],
    });
    const metadata = {
      ...(whole['metadata'] as JsonObject),
      annotations: { 'api-approved.kubernetes.io': 'unapproved' },
    };
    expectCode(await api.post(DEFINITIONS, { ...whole, metadata }), 201);
    const own = `${DEFINITIONS}/networkpolicies.${group}`;
    await waitFor('it to be established', async () => {
      const { conditions = [] } = (await api.get(own)).json.status as {
        conditions?: { type: string; status: string }[];
      };
      return conditions.some((one) => one.type === 'Established' && one.status === 'True');
    });
    if (version === 'v9') expectCode(await api.get(`/apis/${group}/v9/networkpolicies`), 404);
    expectCode(await api.delete(own), 200);
    await waitFor('it to go', async () => (await api.get(own)).status === 404);
    expectCode(await api.get(`${path}/${version}`), 200);
  });
});
