import { Readable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { fromBinary, toJson } from '@bufbuild/protobuf';
import { describe, expect, test } from '@jest/globals';
import { type ConfigMapList, ConfigMapListSchema } from '../../../generated/proto/cluster/api/core/v1/core_pb.js';
import { createProtobufCodec } from '../../../src/codec/protobuf.js';
import type { KubeObject } from '../../../src/meta/object.js';
import { Slices } from '../../../src/registry/slices.js';
import { transientObject } from '../../../src/registry/versions.js';
import { withList } from '../../../src/rpc/list-answer.js';
import { type ListForm, listPieces, recordedList } from '../../../src/rpc/list-pieces.js';
import { createMessageForms } from '../../../src/rpc/messages.js';

const codec = createProtobufCodec();
const forms = createMessageForms(codec);

/** A clock that advances 4 ms on each read, and slices that count waits for a turn. */
function counted(): { readonly slices: Slices; readonly turns: () => number } {
  let now = 0;
  let turns = 0;
  class CountedSlices extends Slices {
    override turn(): Promise<void> {
      turns += 1;
      return Promise.resolve();
    }
  }
  return { slices: new CountedSlices({ now: () => (now += 4), worked: () => 0 }), turns: () => turns };
}

const mapOf = (name: string, bytes: number): KubeObject =>
  ({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name }, data: { text: 'x'.repeat(bytes) } }) as never;

const listOf = (count: number, bytes: number) =>
  Array.from({ length: count }, (_none, at) => transientObject(mapOf(`map-${at}`, bytes), at + 1));

const metadata = { resourceVersion: '7', continue: 'next' };

const BINARY: ListForm = { text: false, lengthFirst: false };
const TEXT: ListForm = { text: true, lengthFirst: false };

const bytesOf = async (body: AsyncIterable<Uint8Array> | undefined): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of body ?? []) chunks.push(chunk);
  return Buffer.concat(chunks);
};

describe('a list in chunks', () => {
  const made = async (
    count: number,
    bytes: number,
    form: ListForm,
    { own = metadata as object, gone = (): boolean => false } = {},
  ) => {
    const { slices, turns } = counted();
    const answer = { metadata: own as typeof metadata, items: listOf(count, bytes), gone };
    const { message, length, pieces } = await listPieces({ codec, forms, slices }, ConfigMapListSchema, answer, form);
    return { message: message as ConfigMapList, length, whole: await bytesOf(pieces), turns: turns() };
  };

  test.each([
    [0, metadata],
    [1, metadata],
    [3, metadata],
    [0, {}],
    [2, {}],
  ])('a list of %d items with %j is the same in both encodings', async (count, own) => {
    const binary = fromBinary(ConfigMapListSchema, (await made(count, 10, BINARY, { own })).whole);
    expect(binary.items.map(({ metadata: item, data }) => [item?.name, data])).toEqual(
      Array.from({ length: count }, (_none, at) => [`map-${at}`, { text: 'x'.repeat(10) }]),
    );
    expect(binary.metadata?.continue).toBe(Object.keys(own).length > 0 ? 'next' : '');
    const text = (await made(count, 10, TEXT, { own })).whole.toString();
    const expected = toJson(ConfigMapListSchema, binary) as object;
    expect(JSON.parse(text)).toEqual(count === 0 ? { ...expected, items: [] } : expected);
  });

  test.each([BINARY, TEXT])('its length is known first when requested: %j', async (form) => {
    for (const count of [0, 3, 1_000]) {
      const { length, whole } = await made(count, 1_000, { ...form, lengthFirst: true });
      expect(length).toBe(whole.length);
      expect((await made(count, 1_000, form)).length).toBeUndefined();
    }
  });

  test.each([BINARY, TEXT])('it replaces a message without items and is encoded in turns: %j', async (form) => {
    expect((await made(10, 10, form)).turns).toBeLessThan((await made(10, 300_000, form)).turns);
    const { message, turns } = await made(100, 10, form);
    expect(message.items).toEqual([]);
    expect(turns).toBeGreaterThan(40);
  });

  test('a cancelled one is not encoded to its end', async () => {
    let looks = 0;
    const { whole } = await made(10, 10, BINARY, { gone: () => ++looks > 4 });
    expect(fromBinary(ConfigMapListSchema, whole).items).toHaveLength(4);
  });

  test.each([BINARY, TEXT])('it is encoded while it is read, chunk by chunk: %j', async (form) => {
    const { slices } = counted();
    let written = 0;
    const items = listOf(40, 100_000).map(({ namespace, name, revision, bytes, size, parsed }) => ({
      ...{ namespace, name, revision, bytes, size },
      get parsed() {
        written += 1;
        return parsed;
      },
      encoded: (_form: string, make: () => Buffer) => make(),
    }));
    const answer = { metadata, items, gone: () => false };
    const { pieces } = await listPieces({ codec, forms, slices }, ConfigMapListSchema, answer, form);
    expect(written).toBeLessThan(6);
    await bytesOf(pieces);
    expect(written).toBe(40);
  });

  test.each([BINARY, TEXT])('one whose first objects cannot be encoded has no answer: %j', async (form) => {
    const { slices } = counted();
    const items = [transientObject({ ...mapOf('bad', 1), data: { text: 7 } } as never, 1)];
    const answer = { metadata, items, gone: () => false };
    const making = listPieces({ codec, forms, slices }, ConfigMapListSchema, answer, form);
    await expect(making).rejects.toMatchObject({ code: 500 });
  });
});

test('the audit event of a list contains its objects, unless they exceed 4 MiB', () => {
  const items = listOf(2, 10);
  expect(JSON.parse(recordedList(metadata, items)!.toString())).toEqual({
    metadata,
    items: items.map(({ parsed }) => parsed),
  });
  expect(recordedList(metadata, listOf(5, 1_000_000))).toBeUndefined();
  expect(JSON.parse(recordedList(metadata, [])!.toString())).toEqual({ metadata, items: [] });
});

/** The same as passed by creators of lists. */
async function* piecesOf(buffers: readonly Buffer[]): AsyncGenerator<Buffer> {
  for (const buffer of buffers) yield await Promise.resolve(buffer);
}

describe('a list', () => {
  test('it replaces the message in a successful answer', async () => {
    const text = [Buffer.from('{"items":['), Buffer.alloc(700_000, '{},'), Buffer.from('{}]}')];
    const list = () => ({ length: undefined, pieces: piecesOf(text) });
    const answer = (status: number) => ({
      status,
      header: new Headers({ 'content-length': '2', 'content-type': 'application/json' }),
      body: [Buffer.from('{}')] as unknown as AsyncIterable<Uint8Array>,
    });
    const plain = withList(answer(200), list(), 'br');
    expect([...plain.header!]).toEqual([['content-type', 'application/json']]);
    expect(await bytesOf(plain.body)).toEqual(Buffer.concat(text));
    const packed = withList(answer(200), list(), 'br, gzip');
    expect(packed.header!.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(await bytesOf(packed.body))).toEqual(Buffer.concat(text));
    for (const [status, of] of [
      [500, list()],
      [200, undefined],
    ] as const) {
      expect((await bytesOf(withList(answer(status), of, undefined).body)).toString()).toBe('{}');
    }
  });

  describe('it replaces the message in its envelope', () => {
    const text = [Buffer.from('{"items":['), Buffer.from('{}'), Buffer.from(']}')];
    const envelope = (flags: number, bytes: Buffer): Buffer => {
      const head = Buffer.from([flags, 0, 0, 0, 0]);
      head.writeUInt32BE(bytes.length, 1);
      return Buffer.concat([head, bytes]);
    };
    const trailers = envelope(0x80, Buffer.from('grpc-status: 0\r\n'));
    const replaced = async (contentType: string, chunks: readonly Buffer[]): Promise<Buffer> => {
      const header = new Headers({ 'content-type': contentType });
      const body = Readable.from(chunks, { objectMode: true }) as AsyncIterable<Uint8Array>;
      const length = Buffer.concat(text).length;
      const answer = withList({ status: 200, header, body }, { length, pieces: piecesOf(text) }, 'gzip');
      expect([...answer.header!]).toEqual([['content-type', contentType]]);
      return bytesOf(answer.body);
    };
    const expected = envelope(0, Buffer.from('{"items":[{}]}'));

    test.each([
      ['application/grpc+json', Buffer.alloc(0)],
      ['application/grpc-web+json', trailers],
    ])('for %s, however the chunks are split', async (type, end) => {
      const stand = Buffer.concat([envelope(1, Buffer.from('packed')), end]);
      for (let cut = 0; cut <= stand.length; cut += 1) {
        const chunks = [stand.subarray(0, cut), stand.subarray(cut)];
        expect(await replaced(type, chunks)).toEqual(Buffer.concat([expected, end]));
      }
    });

    test('an error is unchanged', async () => {
      expect(await replaced('application/grpc-web+json', [trailers])).toEqual(trailers);
      expect(await replaced('application/grpc+json', [])).toEqual(Buffer.alloc(0));
    });
  });
});
