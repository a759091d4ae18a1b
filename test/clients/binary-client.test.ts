import {
  create,
  type DescMessage,
  fromBinary,
  type MessageInitShape,
  type MessageShape,
  toBinary,
} from '@bufbuild/protobuf';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { type Pod, PodListSchema, PodSchema } from '../../generated/proto/cluster/api/core/v1/core_pb.js';
import { StatusSchema, WatchEventSchema } from '../../generated/proto/cluster/api/meta/v1/meta_pb.js';
import { UnknownSchema } from '../../generated/proto/cluster/api/runtime/v1/runtime_pb.js';
import { freshNamespace, sharedApi } from '../support/api.js';

const admin = sharedApi('kubernetes');
const BINARY = 'application/vnd.kubernetes.protobuf';
/** The prefix of every message. */
const PREFIX = Buffer.from([0x6b, 0x38, 0x73, 0]);

/** A message in its envelope, built with only generated code. */
function sealed<Desc extends DescMessage>(kind: string, schema: Desc, message: MessageInitShape<Desc>): Buffer {
  const raw = toBinary(schema, create(schema, message));
  const typeMeta = { apiVersion: 'v1', kind };
  return Buffer.concat([PREFIX, toBinary(UnknownSchema, create(UnknownSchema, { typeMeta, raw }))]);
}

function opened<Desc extends DescMessage>(kind: string, schema: Desc, bytes: Uint8Array): MessageShape<Desc> {
  expect(Buffer.from(bytes.subarray(0, 4))).toEqual(PREFIX);
  const { typeMeta, raw } = fromBinary(UnknownSchema, bytes.subarray(4));
  expect(typeMeta).toMatchObject({ apiVersion: 'v1', kind });
  return fromBinary(schema, raw);
}

/** The whole events of a watch: each a length of four bytes and a message, with an object in its envelope. */
function eventsIn(body: Buffer): readonly (readonly [type: string, pod: Pod])[] {
  const events: [string, Pod][] = [];
  for (let at = 0; at + 4 <= body.length;) {
    const end = at + 4 + body.readUInt32BE(at);
    if (end > body.length) break;
    const { type, object } = fromBinary(WatchEventSchema, body.subarray(at + 4, end));
    events.push([type, opened('Pod', PodSchema, object!.raw)]);
    at = end;
  }
  return events;
}

describe('a client that has only the generated protobuf messages', () => {
  let pods = '';
  beforeAll(async () => {
    pods = `/api/v1/namespaces/${await freshNamespace(admin)}/pods`;
  });

  const send = (method: string, path: string, body?: Buffer) =>
    admin.send(method, path, {
      headers: { accept: BINARY, ...(body !== undefined && { 'content-type': BINARY }) },
      ...(body !== undefined && { body }),
    });

  test('the client creates, lists, changes, deletes and watches pods', async () => {
    const before = opened('PodList', PodListSchema, (await send('GET', pods)).bytes);
    expect(before.items).toEqual([]);

    const wanted = { metadata: { name: 'a', labels: { app: 'x' } }, spec: { containers: [{ name: 'c', image: 'i' }] } };
    const answer = await send('POST', pods, sealed('Pod', PodSchema, wanted));
    expect([answer.status, answer.headers['content-type']]).toEqual([201, BINARY]);
    const made = opened('Pod', PodSchema, answer.bytes);
    expect(made.metadata).toMatchObject({ name: 'a', labels: { app: 'x' } });
    expect(made.spec).toMatchObject({
      restartPolicy: 'Always',
      containers: [{ name: 'c', imagePullPolicy: 'Always' }],
    });

    const { items } = opened('PodList', PodListSchema, (await send('GET', pods)).bytes);
    expect(items).toEqual([made]);

    made.metadata!.labels = { app: 'y' };
    const changed = await send('PUT', `${pods}/a`, sealed('Pod', PodSchema, made));
    expect(opened('Pod', PodSchema, changed.bytes).metadata!.labels).toEqual({ app: 'y' });
    expect((await send('DELETE', `${pods}/a?gracePeriodSeconds=0`)).status).toBe(200);

    const from = before.metadata!.resourceVersion;
    const watch = await admin.begin(`${pods}?watch=1&resourceVersion=${from}`, (bytes) => eventsIn(bytes).length >= 4, {
      accept: `${BINARY};stream=watch`,
    });
    expect(watch.headers['content-type']).toBe(`${BINARY};stream=watch`);
    const seen = eventsIn(watch.bytes).map(([type, { metadata }]) => [
      type,
      metadata!.labels,
      metadata!.deletionTimestamp !== undefined,
    ]);
    expect(seen).toEqual([
      ['ADDED', { app: 'x' }, false],
      ['MODIFIED', { app: 'y' }, false],
      // The deletion timestamp comes first.
      ['MODIFIED', { app: 'y' }, true],
      ['DELETED', { app: 'y' }, true],
    ]);
  });

  test('the client decodes the Status of an error', async () => {
    const answer = await send('POST', pods, sealed('Pod', PodSchema, { metadata: { name: 'b' } }));
    expect(answer.status).toBe(422);
    const { reason, details } = opened('Status', StatusSchema, answer.bytes);
    expect(reason).toBe('Invalid');
    expect(details!.causes).toEqual([
      expect.objectContaining({ field: 'spec.containers', reason: 'FieldValueRequired' }),
    ]);
  });
});
