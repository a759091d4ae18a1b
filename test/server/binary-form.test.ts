import { beforeAll, describe, expect, test } from '@jest/globals';
import { createProtobufCodec } from '../../src/codec/protobuf.js';
import { type ApiResponse, freshNamespace, sharedApi } from '../support/api.js';
import { expectCode, expectStatus } from '../support/expect-status.js';
import { configMap, deployment, pod, type Members } from '../support/objects.js';

const api = sharedApi('cluster');
const codec = createProtobufCodec();
const BINARY = 'application/vnd.cluster.protobuf';
let namespace = '';
let maps = '';

beforeAll(async () => {
  namespace = await freshNamespace(api);
  maps = `/api/v1/namespaces/${namespace}/configmaps`;
  await api.post(maps, configMap('a', { data: { text: 'yes', 'multi.line': 'one\ntwo\n' } }, { labels: { a: 'b' } }));
});

describe('the binary form', () => {
  const samples: [string, Members, string?][] = [
    ['configmaps', configMap('binary', { data: { a: 'ü' }, binaryData: { b: 'AP8=' } })],
    ['secrets', { apiVersion: 'v1', kind: 'Secret', metadata: { name: 'binary' }, data: { a: 'AAEC' } }],
    [
      'pods',
      pod('binary', {
        containers: [
          {
            name: 'c',
            image: 'i',
            resources: { limits: { cpu: '250m', memory: '64Mi' } },
            livenessProbe: { httpGet: { port: 'http' } },
            ports: [{ name: 'http', containerPort: 80 }],
          },
        ],
      }),
    ],
    [
      'deployments',
      deployment('binary', { replicas: 0, strategy: { rollingUpdate: { maxSurge: 1 } } }),
      'apis/apps/v1',
    ],
    [
      'leases',
      {
        apiVersion: 'coordination.cluster.io/v1',
        kind: 'Lease',
        metadata: { name: 'binary' },
        spec: { holderIdentity: 'me', renewTime: '2024-05-01T10:00:00.123456Z' },
      },
      'apis/coordination.cluster.io/v1',
    ],
  ];

  test.each(samples)(
    '%s are the same object in both directions, in JSON and in binary',
    async (resource, body, prefix = 'api/v1') => {
      const own = await freshNamespace(api);
      const path = `/${prefix}/namespaces/${own}/${resource}`;
      const json = (await api.post(path, body)).json;
      const binary = await api.get(`${path}/binary`, { accept: BINARY });
      expect(binary.bytes.subarray(0, 4)).toEqual(Buffer.from([0x6b, 0x38, 0x73, 0x00]));
      const { object, kind, apiVersion } = codec.decodeProtobuf(binary.bytes);
      expect({ kind, apiVersion }).toEqual({ kind: json.kind, apiVersion: json.apiVersion });
      expect(withoutStatus(object)).toEqual(withoutStatus(json));

      await api.delete(`${path}/binary?gracePeriodSeconds=0`);
      const encoded = codec.encodeProtobuf(body as never, codec.messageFor(json.apiVersion, json.kind)!);
      const again = await api.send('POST', path, { body: encoded, headers: { 'content-type': BINARY } });
      expectCode(again, 201);
      expect(withoutIdentity(again.json)).toEqual(withoutIdentity(json));
    },
  );

  test('a body without apiVersion and kind has those of the path', async () => {
    const whole = codec.encodeProtobuf(configMap('untyped') as never, codec.messageFor('v1', 'ConfigMap')!);
    const raw = codec.encodeMessage(configMap('untyped') as never, codec.messageFor('v1', 'ConfigMap')!);
    const untyped = Buffer.concat([whole.subarray(0, 4), Buffer.from([0x12, raw.length]), raw]);
    const path = `/api/v1/namespaces/${await freshNamespace(api)}/configmaps`;
    const send = (body: Buffer): Promise<ApiResponse> =>
      api.send('POST', path, { body, headers: { 'content-type': BINARY } });
    expect((await send(untyped)).json).toMatchObject({
      apiVersion: 'v1',
      kind: 'ConfigMap',
      metadata: { name: 'untyped' },
    });
    const unreadable = 'the object provided is unrecognized (must be of type ConfigMap): ';
    for (const [body, message] of [
      [Buffer.alloc(0), `${unreadable}empty data (<empty>)`],
      [
        Buffer.from([0x6b]),
        `${unreadable}provided data does not appear to be a protobuf message, expected prefix [107 56 115 0] (6b)`,
      ],
      [whole.subarray(0, 4), `${unreadable}empty body (6b387300)`],
      [whole.subarray(0, 9), `${unreadable}unexpected EOF (${whole.toString('hex', 0, 9)})`],
      [
        Buffer.concat([whole.subarray(0, 4), Buffer.from([0x12, 2, 0x0a, 5])]),
        'ConfigMap in version "v1" cannot be handled as a ConfigMap: unexpected EOF',
      ],
    ] as const) {
      const answer = await send(body);
      expectStatus(answer, 400, 'BadRequest');
      expect(answer.json['message']).toBe(message);
    }
  });

  /** An empty status is `{}` in JSON and absent in binary. */
  function withoutStatus({ status: _status, ...rest }: Members): Members {
    return rest;
  }

  function withoutIdentity(object: Members): Members {
    const {
      uid: _uid,
      resourceVersion: _version,
      creationTimestamp: _created,
      managedFields,
      ...metadata
    } = object['metadata'] as Members;
    const owners = (managedFields as Members[]).map(({ time: _time, ...owner }) => owner);
    return { ...object, metadata: { ...metadata, managedFields: owners } };
  }

  test('lists, deletions and watches have the binary form as well', async () => {
    const list = codec.decodeProtobuf((await api.get(maps, { accept: BINARY })).bytes).object as never as Members;
    const json = (await api.get(maps)).json;
    expect(list).toMatchObject({ kind: 'ConfigMapList', apiVersion: 'v1' });
    const items = list['items'] as Members[];
    expect(items.map(({ metadata, data }) => ({ metadata, data }))).toEqual(
      json.items.map(({ metadata, data }: Members) => ({ metadata, data })),
    );

    const whole = (bytes: Buffer): boolean => bytes.length >= 4 && bytes.length >= 4 + bytes.readUInt32BE(0);
    const watch = await api.begin(`${maps}?watch=1`, whole, { accept: BINARY });
    expect(watch.headers['content-type']).toBe(`${BINARY};stream=watch`);
    const length = watch.bytes.readUInt32BE(0);
    const event = watch.bytes.subarray(4, 4 + length);
    // field 1: the type, as text
    expect(event.subarray(0, 7)).toEqual(Buffer.from([0x0a, 5, ...Buffer.from('ADDED')]));
    expect(event.includes(Buffer.from([0x6b, 0x38, 0x73, 0x00]))).toBe(true);

    await api.post(maps, configMap('gone'));
    const deleted = await api.send('DELETE', `${maps}/gone`, { headers: { accept: BINARY } });
    expect(codec.decodeProtobuf(deleted.bytes).object).toMatchObject({ kind: 'Status', status: 'Success' });
  });

  test('a binary body may be answered in JSON, and a JSON body in binary', async () => {
    const encoded = codec.encodeProtobuf(configMap('mixed') as never, codec.messageFor('v1', 'ConfigMap')!);
    const headers = { 'content-type': BINARY, accept: 'application/json' };
    const answer = await api.send('PUT', `${maps}/a`, {
      body: codec.encodeProtobuf(
        configMap('a', { data: { text: 'yes', 'multi.line': 'one\ntwo\n' } }, { labels: { a: 'b' } }) as never,
        codec.messageFor('v1', 'ConfigMap')!,
      ),
      headers,
    });
    expectCode(answer, 200);
    expect(answer.json.kind).toBe('ConfigMap');
    const made = await api.send('POST', `${maps}?dryRun=All`, { body: encoded, headers });
    expect(made.json.metadata.name).toBe('mixed');
    const out = await api.send('POST', `${maps}?dryRun=All`, { body: configMap('mixed'), headers: { accept: BINARY } });
    expect(codec.decodeProtobuf(out.bytes).object).toMatchObject({ kind: 'ConfigMap', metadata: { name: 'mixed' } });
  });

  test.each([
    ['another prefix', Buffer.from([0x6b, 0x38, 0x73, 0x01, 0x0a, 0x00])],
    ['nothing but the prefix', Buffer.from([0x6b, 0x38, 0x73, 0x00])],
    ['a cut message', Buffer.from([0x6b, 0x38, 0x73, 0x00, 0x0a, 0x7f, 0x01])],
    ['JSON', Buffer.from('{"kind":"ConfigMap"}')],
  ])('%s is refused', async (_what, body) => {
    expectStatus(await api.send('POST', maps, { body, headers: { 'content-type': BINARY } }), 400, 'BadRequest');
  });

  test('each naming profile has its own media type', async () => {
    const kubernetes = sharedApi('kubernetes');
    const answer = await kubernetes.get('/api/v1/namespaces/default', {
      accept: 'application/vnd.kubernetes.protobuf',
    });
    expect(answer.headers['content-type']).toBe('application/vnd.kubernetes.protobuf');
    expect(codec.decodeProtobuf(answer.bytes).object).toMatchObject({
      kind: 'Namespace',
      metadata: { name: 'default' },
    });
  });
});
