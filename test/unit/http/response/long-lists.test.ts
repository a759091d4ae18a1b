import { describe, expect, test } from '@jest/globals';
import { createCodecs } from '../../../../src/codec/codecs.js';
import { createProtobufCodec } from '../../../../src/codec/protobuf.js';
import { JoinedLists } from '../../../../src/http/response/joined-lists.js';
import { HeldBytes } from '../../../../src/http/response/held-bytes.js';
import { listPieces, PAUSE, readyBinaryList, type ReadyList } from '../../../../src/http/response/list-body.js';
import { createTableRenderers, type Presentation } from '../../../../src/http/response/views.js';
import type { KubeObject } from '../../../../src/meta/object.js';
import { namingProfile } from '../../../../src/naming/profile.js';
import { transientObject } from '../../../../src/registry/versions.js';
import { inProcess } from '../../../support/in-process.js';

const naming = namingProfile('kubernetes');
const codecs = createCodecs(naming, createProtobufCodec());
const resource = inProcess({ naming: 'kubernetes' }).catalogue.findKind('', 'v1', 'ConfigMap')!;
const parts = { codecs, tables: createTableRenderers(naming), clock: () => 0 };
const yaml = codecs.all.find(({ name }) => name === 'yaml')!;

const mapOf = (name: string, bytes: number): KubeObject =>
  ({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name }, data: { text: 'x'.repeat(bytes) } }) as never;

const listOf = (count: number, bytes: number) => ({
  items: Array.from({ length: count }, (_, at) => transientObject(mapOf(`map-${at}`, bytes), at + 1)),
  revision: 100,
  continueToken: '',
  remainingItemCount: undefined,
});

const shown = (how: Partial<Presentation>): Presentation =>
  ({ codec: codecs.json, view: 'object', viewVersion: 'meta.k8s.io/v1', includeObject: 'Metadata', ...how }) as never;

describe.each([
  ['a table', shown({ view: 'Table' })],
  ['metadata alone', shown({ view: 'PartialObjectMetadataList' })],
  ['YAML', shown({ codec: yaml })],
  ['indented JSON', shown({ pretty: true })],
  ['an indented table', shown({ view: 'Table', pretty: true })],
])('ten large objects as %s', (_what, how) => {
  test('they are encoded with pauses for other requests, without a change in the answer', () => {
    const pieces = [...listPieces(parts, resource, listOf(10, 300_000), how)];
    expect(pieces.filter((piece) => piece === PAUSE)).toHaveLength(9);
    const small = [...listPieces(parts, resource, listOf(10, 300), how)];
    expect(small.filter((piece) => piece === PAUSE)).toHaveLength(0);
    const text = (list: readonly Buffer[]): string =>
      Buffer.concat(list)
        .toString()
        .replace(/x{300,}/g, 'x');
    expect(text(pieces)).toBe(text(small));
  });
});

describe('ten large objects in binary form', () => {
  const list = listOf(10, 300_000);
  const binary = shown({ codec: codecs.protobuf! as never });
  const made = async (gone: (turns: number) => boolean, held = new HeldBytes()) => {
    const holding = held.begin();
    let turns = 0;
    const turn = (): Promise<void> => {
      turns += 1;
      return Promise.resolve();
    };
    const ready = await readyBinaryList(parts, new JoinedLists(), { resource, list }, binary, {
      turn,
      gone: () => gone(turns),
      holding,
    });
    return { ready, turns, held, holding };
  };

  test('they are parsed and encoded in turns', async () => {
    const { ready, turns } = await made(() => false);
    expect(ready?.restLength).toBeGreaterThan(3_000_000);
    // Nine between the objects, and one in each between parsing and encoding.
    expect(turns).toBe(19);
  });

  const bytesOf = ({ restLength, filler }: ReadyList): Buffer => {
    const bytes = Buffer.alloc(restLength + 1);
    expect(filler().fill(bytes)).toBe(restLength);
    return bytes;
  };

  test('they are cached until sent as far as there is room, and otherwise encoded again: the bytes are equal', async () => {
    const { ready, held, holding } = await made(() => false);
    expect(held.bytes).toBeGreaterThan(3_000_000);
    const again = await made(() => false, new HeldBytes(1_000_000));
    expect(again.held.bytes).toBe(0);
    for (let sent = 0; sent < 2; sent += 1) expect(bytesOf(again.ready!).equals(bytesOf(ready!))).toBe(true);
    holding.end();
    expect(held.bytes).toBe(0);
  });

  test('encoding stops when the client is gone', async () => {
    const { ready, turns } = await made((count) => count >= 4);
    expect([ready, turns]).toEqual([undefined, 4]);
  });
});
