import { Readable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { fromBinary, toBinary, toJson } from '@bufbuild/protobuf';
import { describe, expect, test } from '@jest/globals';
import { type ConfigMapList, ConfigMapListSchema } from '../../../generated/proto/cluster/api/core/v1/core_pb.js';
import { createProtobufCodec } from '../../../src/codec/protobuf.js';
import type { KubeObject } from '../../../src/meta/object.js';
import { Slices } from '../../../src/registry/slices.js';
import { transientObject } from '../../../src/registry/versions.js';
import { listMessage, recordedList } from '../../../src/rpc/list-message.js';
import { listText, withListText } from '../../../src/rpc/list-text.js';
import { createMessageForms } from '../../../src/rpc/messages.js';

const codec = createProtobufCodec();
const forms = createMessageForms(codec);

/** A clock on which each look is 4 ms after the last one, and slices that count who waits for a turn. */
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

describe('the message of a list', () => {
  const made = async (count: number, bytes: number, gone = (): boolean => false) => {
    const { slices, turns } = counted();
    const answer = { metadata, items: listOf(count, bytes), gone };
    const message = await listMessage({ codec, forms, slices }, ConfigMapListSchema, answer);
    return { message: message as ConfigMapList, turns: turns() };
  };

  test('holds what each object and the list say', async () => {
    const { message } = await made(3, 10);
    const read = fromBinary(ConfigMapListSchema, toBinary(ConfigMapListSchema, message));
    expect(read.metadata).toMatchObject({ resourceVersion: '7', continue: 'next' });
    expect(read.items.map(({ metadata: own, data }) => [own?.name, data])).toEqual(
      [0, 1, 2].map((at) => [`map-${at}`, { text: 'x'.repeat(10) }]),
    );
  });

  test('is made in turns when it is long, a large object in two steps', async () => {
    expect((await made(10, 10)).turns).toBeLessThan((await made(10, 300_000)).turns);
    expect((await made(100, 10)).turns).toBeGreaterThan(40);
  });

  test('is not made to its end when nobody waits for it', async () => {
    let looks = 0;
    const { message } = await made(10, 10, () => ++looks > 4);
    const read = fromBinary(ConfigMapListSchema, toBinary(ConfigMapListSchema, message));
    expect(read.items).toHaveLength(4);
  });
});

test('the record of a list has its objects, unless they are more than 4 MiB', () => {
  const items = listOf(2, 10);
  expect(JSON.parse(recordedList(metadata, items)!.toString())).toEqual({
    metadata,
    items: items.map(({ parsed }) => parsed),
  });
  expect(recordedList(metadata, listOf(5, 1_000_000))).toBeUndefined();
  expect(JSON.parse(recordedList(metadata, [])!.toString())).toEqual({ metadata, items: [] });
});

describe('a list as JSON', () => {
  const whole = async (count: number, bytes: number, own: typeof metadata | object = metadata) => {
    const answer = { metadata: own as typeof metadata, items: listOf(count, bytes), gone: () => false };
    const { slices, turns } = counted();
    const { message, text } = await listText({ codec, forms, slices }, ConfigMapListSchema, answer);
    const made = await listMessage({ codec, forms, slices }, ConfigMapListSchema, answer);
    const encoded = toBinary(ConfigMapListSchema, made as ConfigMapList);
    const expected = toJson(ConfigMapListSchema, fromBinary(ConfigMapListSchema, encoded));
    return { message, text, turns: turns(), expected };
  };

  test.each([
    [0, metadata],
    [1, metadata],
    [3, metadata],
    [0, {}],
    [2, {}],
  ])('of %d items, which says %j of itself, is that of its message', async (count, own) => {
    const { text, expected } = await whole(count, 10, own);
    expect(JSON.parse(Buffer.concat(text).toString())).toEqual(expected);
  });

  test('stands for a message without items, and is made in turns', async () => {
    const { message, turns } = await whole(100, 10);
    expect((message as ConfigMapList).items).toEqual([]);
    expect(turns).toBeGreaterThan(40);
  });

  const bytesOf = async (body: AsyncIterable<Uint8Array> | undefined): Promise<Buffer> => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of body ?? []) chunks.push(chunk);
    return Buffer.concat(chunks);
  };

  test('takes the place of the message in an answer that is none of an error', async () => {
    const text = (await whole(5, 200_000)).text;
    const answer = (status: number) => ({
      status,
      header: new Headers({ 'content-length': '2', 'content-type': 'application/json' }),
      body: [Buffer.from('{}')] as unknown as AsyncIterable<Uint8Array>,
    });
    const plain = withListText(answer(200), text, 'br');
    expect([...plain.header!]).toEqual([['content-type', 'application/json']]);
    expect(await bytesOf(plain.body)).toEqual(Buffer.concat(text));
    const packed = withListText(answer(200), text, 'br, gzip');
    expect(packed.header!.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(await bytesOf(packed.body))).toEqual(Buffer.concat(text));
    for (const [status, of] of [
      [500, text],
      [200, undefined],
    ] as const) {
      expect((await bytesOf(withListText(answer(status), of, undefined).body)).toString()).toBe('{}');
    }
  });

  describe('takes the place of the message in its envelope', () => {
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
      const answer = withListText({ status: 200, header, body }, text, 'gzip');
      expect([...answer.header!]).toEqual([['content-type', contentType]]);
      return bytesOf(answer.body);
    };
    const expected = envelope(0, Buffer.from('{"items":[{}]}'));

    test.each([
      ['application/grpc+json', Buffer.alloc(0)],
      ['application/grpc-web+json', trailers],
    ])('of %s, however that comes', async (type, end) => {
      const stand = Buffer.concat([envelope(1, Buffer.from('packed')), end]);
      for (let cut = 0; cut <= stand.length; cut += 1) {
        const chunks = [stand.subarray(0, cut), stand.subarray(cut)];
        expect(await replaced(type, chunks)).toEqual(Buffer.concat([expected, end]));
      }
    });

    test('unless there is none, as in the answer of an error', async () => {
      expect(await replaced('application/grpc-web+json', [trailers])).toEqual(trailers);
      expect(await replaced('application/grpc+json', [])).toEqual(Buffer.alloc(0));
    });
  });
});
