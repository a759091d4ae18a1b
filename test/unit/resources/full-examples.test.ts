import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { Ajv, type ValidateFunction } from 'ajv';
import { createProtobufCodec } from '../../../src/codec/protobuf.js';
import { createTableRenderer } from '../../../src/codec/table.js';
import type { JsonObject } from '../../../src/json/types.js';
import { apiVersionOf } from '../../../src/meta/gvk.js';
import type { KubeObject } from '../../../src/meta/object.js';
import { namingProfile } from '../../../src/naming/profile.js';
import { builtinResources } from '../../../src/resources/builtin.js';
import { compileResource } from '../../../src/resources/compile.js';
import { fullExample } from '../../support/full-example.js';

const NAMING = namingProfile('cluster');
const RESOURCES = builtinResources(NAMING);
const codec = createProtobufCodec();

interface Document {
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

const documents = new Map<string, Ajv>();

/** The published document of a group version, as ajv reads it. */
function documentOf(group: string, version: string): Ajv {
  const name = group === '' ? `api__${version}` : `apis__${group}__${version}`;
  let ajv = documents.get(name);
  if (ajv === undefined) {
    const path = fileURLToPath(new URL(`../../../generated/openapi/v3/${name}.json`, import.meta.url));
    const { components } = JSON.parse(readFileSync(join(path), 'utf8')) as Document;
    ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
    ajv.addSchema({ $id: 'doc', components });
    documents.set(name, ajv);
  }
  return ajv;
}

describe.each(
  RESOURCES.map((resource) => {
    const { group, version, kind } = resource.definition;
    return [`${apiVersionOf(group, version)} ${kind}`, resource] as const;
  }),
)('%s with every member', (_title, { definition, strategy }) => {
  const { group, version, kind } = definition;
  const example = (): JsonObject => ({
    ...fullExample(definition.schema),
    apiVersion: apiVersionOf(group, version),
    kind,
  });

  test('no member is dropped by the schema', () => {
    const dropped: string[] = [];
    const compiled = compileResource(definition, { strategy: {}, naming: NAMING });
    const normal = compiled.normalise(example(), { unknownField: (path) => dropped.push(path) });
    expect(dropped).toEqual([]);
    expect(normal).toEqual(example());
  });

  test('it survives a protobuf round trip', () => {
    const { apiVersion: _apiVersion, kind: _kind, ...members } = example();
    const bytes = codec.encodeMessage(members, definition.protoMessage!);
    expect(codec.decodeMessage(bytes, definition.protoMessage!)).toEqual(withoutNestedKinds(members));
  });

  test('the published OpenAPI document accepts it', () => {
    const reference = `doc#/components/schemas/${definition.schema.model!}`;
    const validate: ValidateFunction = documentOf(group, version).compile({ $ref: reference });
    expect(
      validate(example()) ? [] : validate.errors!.map((error) => `${error.instancePath} ${error.keyword}`),
    ).toEqual([]);
  });

  test('it fills a row of its table', () => {
    const object = example() as KubeObject;
    const table = createTableRenderer({
      columns: definition.columns,
      schema: definition.schema,
      absentText: '',
      cells: (shown, now) => strategy.cells?.(shown, now, NAMING) ?? [],
    });
    const bytes = Buffer.from(JSON.stringify(object));
    const row = JSON.parse(
      table
        .row({ parsed: object, bytes } as never, 'None', 'meta.cluster.io/v1', Date.parse('2024-05-02T12:00:00Z'))
        .toString(),
    ) as { readonly cells: readonly unknown[] };
    expect(row.cells).not.toContain(null);
  });
});

/** Claims inside a stateful set have no apiVersion and kind in protobuf. */
function withoutNestedKinds(members: JsonObject): JsonObject {
  return JSON.parse(JSON.stringify(members), (_key, value: unknown) => {
    if (typeof value !== 'object' || value === null || !('metadata' in value) || !('spec' in value)) return value;
    const { apiVersion: _apiVersion, kind: _kind, ...rest } = value as JsonObject;
    return rest;
  }) as JsonObject;
}
