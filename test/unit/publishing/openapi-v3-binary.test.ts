import { readFileSync } from 'node:fs';
import { BinaryReader, WireType } from '@bufbuild/protobuf/wire';
import { expect, test } from '@jest/globals';
import { atOnce } from '../../../src/meta/steps.js';
import { encodeOpenApiV3 } from '../../../src/publishing/openapi-v3-binary.js';

/** The length-delimited values of one field, in order. */
function all(bytes: Uint8Array, number: number): Uint8Array[] {
  const reader = new BinaryReader(bytes);
  const found: Uint8Array[] = [];
  while (reader.pos < reader.len) {
    const [one, type] = reader.tag();
    if (type !== WireType.LengthDelimited) reader.skip(type);
    else {
      const value = reader.bytes();
      if (one === number) found.push(value);
    }
  }
  return found;
}

const text = (bytes: Uint8Array | undefined): string => Buffer.from(bytes ?? []).toString('utf8');
const names = (bytes: Uint8Array | undefined): string[] =>
  bytes === undefined ? [] : all(bytes, 1).map((one) => text(all(one, 1)[0]));

test("a small document equals gnostic's output byte for byte", () => {
  const document = {
    openapi: '3.0.0',
    info: { title: 'T', version: '1' },
    paths: { '/a/': { get: { tags: ['t'], responses: { 200: { description: 'OK', content: {} } } } } },
    components: { schemas: { S: { type: 'object', default: '' }, R: { $ref: 'S' }, D: { default: {} } } },
  };
  // Verified with kube-apiserver's answers: every field number below is one of theirs.
  expect(atOnce(encodeOpenApiV3(JSON.stringify(document))).toString('hex')).toBe(
    '0a05332e302e3012060a015432013122210a1f0a032f612f121822160a01744211120f0a0332303012080a060a024f4b1a002a310a2f0a150a015312100a0eca01066f626a6563748a02021a000a0a0a0152120512030a01530a0a0a014412050a038a0200',
  );
});

test.each(['apis__apps__v1', 'api__v1', 'apis__apiextensions.cluster.io__v1'])(
  '%s: every path, operation and type is there',
  (name) => {
    const source = readFileSync(`generated/openapi/v3/${name}.json`, 'utf8');
    const document = JSON.parse(source);
    const binary = atOnce(encodeOpenApiV3(source));
    const items = all(all(binary, 4)[0]!, 1);
    expect(items.map((item) => text(all(item, 1)[0]))).toEqual(Object.keys(document.paths));
    const numbers: Record<string, number> = { get: 4, put: 5, post: 6, delete: 7, patch: 10 };
    for (const item of items) {
      const [path, value] = [text(all(item, 1)[0]), all(item, 2)[0]!];
      for (const [method, number] of Object.entries(numbers)) {
        const operation = document.paths[path][method];
        const encoded = all(value, number)[0];
        expect(encoded === undefined).toBe(operation === undefined);
        if (encoded === undefined) continue;
        expect(text(all(encoded, 5)[0])).toBe(operation.operationId);
        expect(all(encoded, 6)).toHaveLength(operation.parameters?.length ?? 0);
        expect(all(encoded, 7)).toHaveLength(operation.requestBody === undefined ? 0 : 1);
      }
    }
    const schemas = all(all(all(binary, 5)[0]!, 1)[0]!, 1);
    expect(schemas.map((one) => text(all(one, 1)[0]))).toEqual(Object.keys(document.components.schemas));
    for (const one of schemas) {
      const schema = document.components.schemas[text(all(one, 1)[0])];
      const encoded = all(all(one, 2)[0]!, 1)[0]!;
      expect(text(all(encoded, 34)[0])).toBe(schema.description ?? '');
      expect(names(all(encoded, 31)[0])).toEqual(Object.keys(schema.properties ?? {}));
      expect(all(encoded, 23).map(text)).toEqual(schema.required ?? []);
      expect(all(encoded, 36).map((each) => text(all(each, 1)[0]))).toEqual(
        Object.keys(schema).filter((key) => key.startsWith('x-')),
      );
    }
  },
);

test('an unsupported member is a generator error', () => {
  expect(() => atOnce(encodeOpenApiV3('{"openapi":"3.0.0","webhooks":{}}'))).toThrow('no member "webhooks"');
});

test('schemas of custom kinds may have external documentation and bounds beyond any number', () => {
  const bounds = { maxItems: 9223372036854775807n, minLength: 1 };
  const schema = `{"externalDocs":{"url":"u"},"maxItems":${bounds.maxItems},"minLength":${bounds.minLength}}`;
  const binary = atOnce(encodeOpenApiV3(`{"components":{"schemas":{"S":${schema}}}}`));
  const entry = all(all(all(binary, 5)[0]!, 1)[0]!, 1)[0]!;
  const encoded = all(all(entry, 2)[0]!, 1)[0]!;
  expect(text(all(all(encoded, 6)[0]!, 2)[0])).toBe('u');
  const reader = new BinaryReader(encoded);
  const numbers: Record<number, bigint> = {};
  while (reader.pos < reader.len) {
    const [number, type] = reader.tag();
    if (type === WireType.Varint) numbers[number] = BigInt(reader.int64());
    else reader.skip(type);
  }
  expect(numbers).toEqual({ 16: 1n, 18: bounds.maxItems });
});
