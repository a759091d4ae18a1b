import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Fleet } from '../../../generated/types/custom/example.com__v1.js';
import { emitCustomTypes } from '../../../codegen/emit/custom-types.js';
import { loadDefinitions } from '../../../codegen/load/definitions.js';
import type { Draft } from '../../../src/client/remote/typed-client.js';

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'definitions-'));
  await mkdir(join(root, 'schemas/definitions'), { recursive: true });
});
afterEach(() => rm(root, { recursive: true, force: true }));

interface Names {
  readonly group?: string;
  readonly kind?: string;
  readonly file?: string;
}

async function define(
  schemas: Record<string, string>,
  { group = 'a.b', kind = 'Thing', file = 'a.yaml' }: Names = {},
): Promise<void> {
  const versions = Object.entries(schemas).map(
    ([name, schema]) => `{name: ${name}, schema: {openAPIV3Schema: ${schema}}}`,
  );
  await writeFile(
    join(root, 'schemas/definitions', file),
    'apiVersion: apiextensions.k8s.io/v1\nkind: CustomResourceDefinition\n' +
      `spec: {group: ${group}, names: {kind: ${JSON.stringify(kind)}}, versions: [${versions.join(',')}]}\n`,
  );
}

async function typesOf(schemas: Record<string, string>, names?: Names): Promise<ReadonlyMap<string, string>> {
  await define(schemas, names);
  const output = new Map<string, string>();
  await emitCustomTypes(await loadDefinitions(root), output);
  return output;
}

describe('types of custom kinds', () => {
  test('every version has its own file', async () => {
    const output = await typesOf({ v1: '{type: object}', v2: '{type: object}' });
    expect([...output.keys()]).toEqual(['generated/types/custom/a.b__v1.ts', 'generated/types/custom/a.b__v2.ts']);
  });

  test('schema extensions are translated into types', async () => {
    const schema = `{type: object, properties: {metadata: {type: object}, port: {x-kubernetes-int-or-string: true},
      open: {type: object, x-kubernetes-preserve-unknown-fields: true}, any: {x-kubernetes-preserve-unknown-fields: true}}}`;
    const text = (await typesOf({ v1: schema })).get('generated/types/custom/a.b__v1.ts')!;
    expect(text).toContain('readonly port?: number | string;');
    expect(text).toMatch(/readonly open\?: \{\s+readonly \[key: string\]: unknown;/);
    expect(text).toContain('readonly any?: unknown;');
    expect(text).not.toContain('metadata');
    expect(text).toContain("type Custom_Thing = components['schemas']['Thing'] & KubeObject;");
  });

  test('files may be JSON, or have the other ending of YAML', async () => {
    for (const [at, name] of ['a.json', 'b.yml', 'c.txt'].entries()) {
      const spec = {
        group: 'a.b',
        names: { kind: `Thing${at}` },
        versions: [{ name: 'v1', schema: { openAPIV3Schema: {} } }],
      };
      const text = JSON.stringify({ apiVersion: 'apiextensions.k8s.io/v1', kind: 'CustomResourceDefinition', spec });
      await writeFile(join(root, 'schemas/definitions', name), text);
    }
    expect((await loadDefinitions(root)).map(({ source }) => source)).toEqual([
      'schemas/definitions/a.json',
      'schemas/definitions/b.yml',
    ]);
  });

  test('a file of another kind is rejected by name', async () => {
    await writeFile(join(root, 'schemas/definitions/b.yaml'), 'kind: ConfigMap\napiVersion: v1\n');
    await expect(loadDefinitions(root)).rejects.toThrow(
      'schemas/definitions/b.yaml: is no CustomResourceDefinition of version v1',
    );
  });

  test('an embedded object has the members of every object', async () => {
    const schema = `{type: object, properties: {template: {type: object, x-kubernetes-embedded-resource: true,
      properties: {spec: {type: string}}}}}`;
    const text = (await typesOf({ v1: schema })).get('generated/types/custom/a.b__v1.ts')!;
    expect(text).toMatch(
      /template\?: \{\s+readonly apiVersion: string;\s+readonly kind: string;\s+readonly metadata\?: \{[^}]+\};\s+readonly spec\?: string;/,
    );
  });

  test('conditions on values change no types', async () => {
    const members = 'type: object, properties: {a: {type: string}, b: {type: string}}';
    const conditions =
      'oneOf: [{required: [a]}, {required: [b]}], anyOf: [{properties: {a: {minLength: 1}}}], not: {required: [a, b]}';
    const [plain, conditional] = [
      await typesOf({ v1: `{${members}}` }),
      await typesOf({ v1: `{${members}, ${conditions}}` }),
    ];
    expect(conditional).toEqual(plain);
  });

  test.each([
    ['hides a type that the file uses', 'Record', 'Record'],
    ['is the name of a part of the file', 'components', 'Components'],
    ['is a word of the language', 'string', 'String'],
    ['has hyphens', 'My-Thing', 'MyThing'],
  ])('a kind whose name %s has a type', async (_what, kind, name) => {
    const text = (await typesOf({ v1: '{type: object}' }, { kind })).get('generated/types/custom/a.b__v1.ts')!;
    expect(text).toContain(`export type { Custom_${name} as ${name} };`);
    expect(text).toContain(`readonly ${name}: `);
    expect(text).toContain(`client.resource<${name}>('a.b/v1', '${kind}')`);
  });

  const cyclic = '&x {type: object, properties: {a: *x}}';
  const deep = '{items: '.repeat(300) + '{}' + '}'.repeat(300);
  const long = Array.from({ length: 4 }, () => 'a'.repeat(62)).join('.');
  const schemaAt = 'spec.versions[0].schema.openAPIV3Schema';
  test.each<[string, string, Names, string, string]>([
    [
      'a group that leads out of the folder',
      '{}',
      { group: '../../a' },
      'spec.group',
      'a lowercase RFC 1123 subdomain',
    ],
    ['a group without a file name', '{}', { group: long }, 'spec.versions[0]', 'group and version are too long'],
    ['code in the kind', '{}', { kind: 'X = 1; export type Y' }, 'spec.names.kind', 'a DNS-1035 label'],
    ['a reference to a file', '{$ref: /etc/hostname}', {}, schemaAt, '$ref is not allowed'],
    ['a reference to a server', '{items: {$ref: "http://a/b"}}', {}, `${schemaAt}.items`, '$ref is not allowed'],
    ['an unknown type', '{properties: {a: {type: text}}}', {}, `${schemaAt}.properties.a`, 'type must be one of'],
    ['a schema that is no object', '{properties: {a: null}}', {}, `${schemaAt}.properties.a`, 'must be an object'],
    ['members that are no object', '{properties: 5}', {}, `${schemaAt}.properties`, 'must be an object'],
    ['a schema that contains itself', cyclic, {}, `${schemaAt}.properties.a`, 'contains itself'],
    ['a schema without end', deep, {}, `${schemaAt}${'.items'.repeat(201)}`, 'nests deeper'],
    ['required members that are no list', '{required: a}', {}, schemaAt, 'required must be a list'],
    ['a list of choices that is none', '{enum: a}', {}, schemaAt, 'enum must be a list'],
  ])('a file with %s is rejected in one line', async (_what, schema, names, place, fault) => {
    await define({ v1: schema }, names);
    const message = await loadDefinitions(root).catch((error: unknown) => (error as Error).message);
    expect(message).toContain(`schemas/definitions/a.yaml ${place}: ${fault}`);
    expect(message).not.toContain('\n');
  });

  test('a type is defined once, in whatever files', async () => {
    await define({ v1: '{}' }, { kind: 'My-Thing' });
    await define({ v1: '{}' }, { kind: 'MyThing', file: 'b.yaml' });
    await expect(loadDefinitions(root)).rejects.toThrow(
      'schemas/definitions/b.yaml: defines the type MyThing of a.b/v1 again, as schemas/definitions/a.yaml does',
    );
  });

  test("the sample's type has the members of its definition", () => {
    const fleet: Draft<Fleet> = { metadata: { name: 'a' }, spec: { model: 'van', limit: '10%', replicas: 3 } };
    expect(fleet.spec?.replicas).toBe(3);
  });
});
