import { readFileSync } from 'node:fs';
import { BinaryReader, WireType } from '@bufbuild/protobuf/wire';
import { expect, test } from '@jest/globals';
import { atOnce } from '../../../src/meta/steps.js';
import { encodeOpenApiV2 } from '../../../src/publishing/openapi-v2-binary.js';

/** Field numbers with their values; nested messages stay bytes. */
function fields(bytes: Uint8Array): [number, Uint8Array][] {
  const reader = new BinaryReader(bytes);
  const found: [number, Uint8Array][] = [];
  while (reader.pos < reader.len) {
    const [number, type] = reader.tag();
    if (type === WireType.LengthDelimited) found.push([number, reader.bytes()]);
    else {
      reader.skip(type);
      found.push([number, new Uint8Array()]);
    }
  }
  return found;
}

/** The values of one field, in order. */
function all(bytes: Uint8Array, number: number): Uint8Array[] {
  return fields(bytes)
    .filter(([one]) => one === number)
    .map(([, value]) => value);
}

const text = (bytes: Uint8Array | undefined): string => Buffer.from(bytes ?? []).toString('utf8');
const source = readFileSync('generated/openapi/v2.json', 'utf8');
const document = JSON.parse(source);
const binary = atOnce(encodeOpenApiV2(source));

test('every path and operation is encoded', () => {
  const items = all(all(binary, 8)[0]!, 2);
  expect(items.map((item) => text(all(item, 1)[0]))).toEqual(Object.keys(document.paths));
  const numbers: Record<string, number> = { get: 2, put: 3, post: 4, delete: 5, patch: 8 };
  for (const item of items) {
    const [path, value] = [text(all(item, 1)[0]), all(item, 2)[0]!];
    for (const [method, number] of Object.entries(numbers)) {
      const operation = document.paths[path][method];
      const encoded = all(value, number)[0];
      expect(encoded === undefined).toBe(operation === undefined);
      if (encoded === undefined) continue;
      expect(text(all(encoded, 5)[0])).toBe(operation.operationId);
      expect(all(encoded, 8).length).toBe(operation.parameters?.length ?? 0);
      expect(all(all(encoded, 9)[0]!, 1).map((one) => text(all(one, 1)[0]))).toEqual(Object.keys(operation.responses));
    }
  }
});

test('every definition has its properties, types and extensions', () => {
  const definitions = all(all(binary, 9)[0]!, 1);
  expect(definitions.map((one) => text(all(one, 1)[0]))).toEqual(Object.keys(document.definitions));
  for (const one of definitions) {
    const schema = document.definitions[text(all(one, 1)[0])];
    const encoded = all(one, 2)[0]!;
    expect(text(all(encoded, 4)[0])).toBe(schema.description ?? '');
    const properties = all(encoded, 25)[0];
    const names = properties === undefined ? [] : all(properties, 1).map((each) => text(all(each, 1)[0]));
    expect(names).toEqual(Object.keys(schema.properties ?? {}));
    const extensions = all(encoded, 31).map((each) => text(all(each, 1)[0]));
    expect(extensions).toEqual(Object.keys(schema).filter((name) => name.startsWith('x-')));
  }
});

test('a member without an encoding is an error', () => {
  expect(() => atOnce(encodeOpenApiV2('{"swagger":"2.0","surprise":1}'))).toThrow('surprise');
});
