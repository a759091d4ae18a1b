import { expect, test } from '@jest/globals';
import { createCodecs } from '../../../../src/codec/codecs.js';
import { HeldBytes } from '../../../../src/http/response/held-bytes.js';
import { JoinedLists } from '../../../../src/http/response/joined-lists.js';
import { CHUNK, respond } from '../../../../src/http/response/respond.js';
import { SpareBuffers } from '../../../../src/http/response/spare-buffers.js';
import { createTableRenderers, type Presentation } from '../../../../src/http/response/views.js';
import { StoredObject } from '../../../../src/meta/stored-object.js';
import { namingProfile } from '../../../../src/naming/profile.js';
import { Slices } from '../../../../src/registry/slices.js';
import { inProcess } from '../../../support/in-process.js';

const naming = namingProfile('kubernetes');
const codecs = createCodecs(naming);
const resource = inProcess({ naming: 'kubernetes' }).catalogue.findKind('', 'v1', 'ConfigMap')!;
const how = { codec: codecs.json, view: 'object', viewVersion: 'meta.k8s.io/v1', includeObject: 'Metadata' };

const listOf = (bytes: number, count: number): readonly StoredObject[] =>
  Array.from({ length: count }, (_, at) => {
    const value = {
      kind: 'ConfigMap',
      apiVersion: 'v1',
      metadata: { name: `m-${at}` },
      data: { text: 'x'.repeat(bytes) },
    };
    return StoredObject.fromStorage('default', `m-${at}`, 'uid', at + 1, Buffer.from(JSON.stringify(value)));
  });

/** Answers the list three times: to know it, to join it, and from its joined bytes. Returns the writes of each. */
async function answered(items: readonly StoredObject[], held: HeldBytes) {
  const parts = {
    ...{ codecs, tables: createTableRenderers(naming), clock: () => 0, held, slices: new Slices() },
    ...{ joined: new JoinedLists(), joinedBinary: new JoinedLists(), spare: new SpareBuffers(CHUNK) },
  };
  const list = { items, revision: 100, continueToken: '', remainingItemCount: undefined };
  const answers = [];
  for (let time = 0; time < 3; time += 1) {
    const writes: { readonly length: number; readonly portions: number; readonly held: number }[] = [];
    let text = '';
    const exchange = {
      request: { method: 'GET', url: '/maps' },
      response: { end: () => undefined },
      gone: false,
      header: () => undefined,
      head: () => undefined,
      pushApart: (first: Buffer) => void (text += first.toString()),
      write(chunk: Buffer, portions: number) {
        text += chunk.toString();
        writes.push({ length: chunk.length, portions, held: held.bytes });
        return Promise.resolve(true);
      },
    };
    await respond(parts, exchange as never, { kind: 'list', resource, list }, how as never as Presentation);
    answers.push({ writes, count: (JSON.parse(text) as { items: unknown[] }).items.length, heldAfter: held.bytes });
  }
  return answers;
}

test('a joined page is written at once, for which the client has more time', async () => {
  const [known, joining, joined] = await answered(listOf(1000, 700), new HeldBytes());
  expect(known!.writes.map(({ length, portions }) => [length <= CHUNK, portions])).toEqual(Array(3).fill([true, 1]));
  const length = known!.writes.reduce((sum, write) => sum + write.length, 0);
  for (const { writes } of [joining!, joined!]) expect(writes).toEqual([{ length, portions: 3, held: length }]);
  for (const { count, heldAfter } of [known!, joining!, joined!]) expect([count, heldAfter]).toEqual([700, 0]);
});

test.each([
  ['a page is written in chunks while others hold too much', listOf(1000, 700), new HeldBytes(500_000)],
  ['a list of more than 1 MiB is written in chunks', listOf(1000, 1400), new HeldBytes()],
])('%s', async (_what, items, held) => {
  for (const { writes, count } of await answered(items, held)) {
    expect(writes.length).toBeGreaterThan(2);
    for (const write of writes) {
      expect(write.length).toBeLessThanOrEqual(CHUNK);
      expect([write.portions, write.held]).toEqual([1, 0]);
    }
    expect(count).toBe(items.length);
  }
});
