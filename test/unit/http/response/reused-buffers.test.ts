import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Edge, startEdgeWithDefault } from '../../../support/edge.js';

const COLLECTION = '/api/v1/namespaces/default/configmaps';
const GROUPS = ['a', 'b', 'c', 'd'];
/** In each group; together about 100 KB, which are copied into a reused buffer. */
const OBJECTS = 50;

let edge: Edge;

const textOf = (group: string): string => group.repeat(2_000);

beforeAll(async () => {
  edge = await startEdgeWithDefault();
  for (const group of GROUPS) {
    for (let index = 0; index < OBJECTS; index += 1) {
      const metadata = { name: `${group}-${index}`, labels: { group } };
      const body = { apiVersion: 'v1', kind: 'ConfigMap', metadata, data: { text: textOf(group) } };
      expect((await edge.call('POST', COLLECTION, { body })).status).toBe(201);
    }
  }
});

afterAll(async () => {
  expect(edge.faults).toEqual([]);
  await edge.close();
});

test('slowly read lists are unchanged while their buffers are reused for others', async () => {
  const session = edge.http2();
  const read = async (group: string): Promise<string> => {
    const stream = session.request({ ':path': `${COLLECTION}?labelSelector=group%3D${group}` });
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      stream.pause();
      void delay(1).then(() => stream.resume());
    });
    await once(stream, 'end');
    return Buffer.concat(chunks).toString();
  };
  const asked = Array.from({ length: 24 }, (_, index) => GROUPS[index % GROUPS.length]!);
  const lists = await Promise.all(asked.map(async (group) => ({ group, text: await read(group) })));
  session.close();
  const seen = lists.map(({ text }) =>
    (JSON.parse(text) as { items: { data: { text: string } }[] }).items.map(({ data }) => data.text),
  );
  expect(seen).toEqual(lists.map(({ group }) => Array.from({ length: OBJECTS }, () => textOf(group))));
});
