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

async function typesOf(schemas: Record<string, string>): Promise<ReadonlyMap<string, string>> {
  const versions = Object.entries(schemas).map(
    ([name, schema]) => `{name: ${name}, schema: {openAPIV3Schema: ${schema}}}`,
  );
  await writeFile(
    join(root, 'schemas/definitions/a.yaml'),
    'apiVersion: apiextensions.k8s.io/v1\nkind: CustomResourceDefinition\n' +
      `spec: {group: a.b, names: {kind: Thing}, versions: [${versions.join(',')}]}\n`,
  );
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
    expect(text).toContain("export type Thing = components['schemas']['Thing'] & KubeObject;");
  });

  test('files may be JSON, or have the other ending of YAML', async () => {
    const spec = {
      group: 'a.b',
      names: { kind: 'Thing' },
      versions: [{ name: 'v1', schema: { openAPIV3Schema: {} } }],
    };
    const text = JSON.stringify({ apiVersion: 'apiextensions.k8s.io/v1', kind: 'CustomResourceDefinition', spec });
    for (const name of ['a.json', 'b.yml', 'c.txt']) await writeFile(join(root, 'schemas/definitions', name), text);
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

  test("the sample's type has the members of its definition", () => {
    const fleet: Draft<Fleet> = { metadata: { name: 'a' }, spec: { model: 'van', limit: '10%', replicas: 3 } };
    expect(fleet.spec?.replicas).toBe(3);
  });
});
