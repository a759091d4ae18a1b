import { describe, expect, test } from '@jest/globals';
import { PackedBytes } from '../../../src/meta/packed-bytes.js';
import { StoredObject } from '../../../src/meta/stored-object.js';

/** Text like a definition: long and repetitive. */
function definitionText(properties: number): Buffer {
  const schema = Object.fromEntries(
    Array.from({ length: properties }, (_, at) => [`setting${at}`, { type: 'string', description: `Größe ${at}.` }]),
  );
  const metadata = { name: 'gears.example.com', labels: { app: 'gears' } };
  return Buffer.from(JSON.stringify({ kind: 'Definition', apiVersion: 'v1', metadata, spec: schema }));
}

/** Incompressible bytes. */
function noise(length: number): Buffer {
  let state = 1;
  return Buffer.from(Array.from({ length }, () => (state = (state * 48_271) % 2_147_483_647) >>> 8));
}

/** Packs bytes with this many of them plain. */
function packedAfter(head: number, bytes: Buffer): PackedBytes | undefined {
  return PackedBytes.of(bytes.subarray(0, head), bytes.subarray(head));
}

describe('packed bytes', () => {
  test.each([4_096, 4_097, 65_535, 65_536, 1_500_000])('%i bytes are unchanged after unpacking', (length) => {
    const bytes = Buffer.alloc(length, 'abc{"x":"ä"},');
    for (const head of [1, 255, 256, 300]) {
      const packed = packedAfter(head, bytes)!;
      expect(packed.unpack().equals(bytes)).toBe(true);
      expect(packed.unpacked.equals(bytes)).toBe(true);
      expect(packed.head.equals(bytes.subarray(0, head))).toBe(true);
    }
  });

  test('they take a fraction of the memory, and know their length', () => {
    const bytes = definitionText(300);
    const packed = packedAfter(256, bytes)!;
    expect(packed.length).toBe(bytes.length);
    expect(packed.memory).toBeLessThan(bytes.length / 4);
  });

  test('incompressible bytes are not packed', () => {
    expect(packedAfter(256, noise(10_000))).toBeUndefined();
  });
});

describe('a stored object with packed bytes', () => {
  test('it reads as before', () => {
    const [plain, packed] = [1, 2].map(() => StoredObject.fromStorage('', 'a', 'u', 7, definitionText(300)));
    packed!.pack();
    packed!.pack();
    expect(packed!.memory).toBeLessThan(plain!.memory / 4);
    expect(packed!.size).toBe(plain!.bytes.length);
    expect(packed!.labels).toEqual({ app: 'gears' });
    expect(packed!.bytes.equals(plain!.bytes)).toBe(true);
    expect(packed!.parsed).toEqual(plain!.parsed);
  });

  test('it may arrive packed from the database, with its revision in place', () => {
    const plain = StoredObject.fromStorage('', 'a', 'u', 123_456, definitionText(300));
    const packed = StoredObject.packedFromStorage('', 'a', 'u', 123_456, definitionText(300));
    expect(packed.memory).toBeLessThan(plain.memory / 4);
    expect([packed.size, packed.readOnce().equals(plain.bytes)]).toEqual([plain.size, true]);
    expect(packed.head.length).toBeGreaterThanOrEqual(256);
    expect(packed.head.equals(plain.bytes.subarray(0, packed.head.length))).toBe(true);
  });

  test('short objects, and those whose metadata begins late or is empty, are not packed', () => {
    const texts = [
      '{"metadata":{"name":"a"}}',
      JSON.stringify({ kind: 'K'.repeat(400), metadata: { name: 'a' }, note: 'x'.repeat(9_000) }),
      // The brace that ends the metadata is the first byte after the plain ones.
      `${JSON.stringify({ kind: 'K'.repeat(234) }).slice(0, -1)},"metadata":{},"note":"${'x'.repeat(9_000)}"}`,
    ];
    for (const text of texts) {
      const packed = StoredObject.packedFromStorage('', 'a', 'u', 7, Buffer.from(text));
      expect(packed.bytes.equals(StoredObject.fromStorage('', 'a', 'u', 7, Buffer.from(text)).bytes)).toBe(true);
      expect(packed.parsed.metadata.resourceVersion).toBe('7');
    }
  });

  test('a short text stays unpacked', () => {
    const object = StoredObject.fromStorage('', 'a', 'u', 7, Buffer.from('{"metadata":{"name":"a"}}'));
    const { bytes } = object;
    object.pack();
    expect(object.bytes).toBe(bytes);
    expect([object.head, object.memory]).toEqual([bytes, bytes.length]);
  });
});
