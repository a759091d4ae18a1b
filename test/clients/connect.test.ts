import { readFileSync } from 'node:fs';
import { create, toBinary } from '@bufbuild/protobuf';
import { type Client, Code, ConnectError, createClient, type Transport } from '@connectrpc/connect';
import { createConnectTransport, createGrpcTransport, createGrpcWebTransport } from '@connectrpc/connect-node';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { DeploymentService } from '../../generated/proto/cluster/api/apps/v1/service_pb.js';
import { ConfigMapSchema } from '../../generated/proto/cluster/api/core/v1/core_pb.js';
import { ConfigMapService, PodService } from '../../generated/proto/cluster/api/core/v1/service_pb.js';
import { StatusSchema } from '../../generated/proto/cluster/api/meta/v1/meta_pb.js';
import { freshNamespace, sharedApi, sharedKubeconfig } from '../support/api.js';
import { configMap, deployment, pod } from '../support/objects.js';

const CREATE = ConfigMapService.method.create.input;
const admin = sharedApi('cluster');
let namespace = '';

beforeAll(async () => {
  namespace = await freshNamespace(admin);
});

interface Kubeconfig {
  readonly clusters: readonly { readonly cluster: Readonly<Record<string, string>> }[];
  readonly users: readonly { readonly user: Readonly<Record<string, string>> }[];
}

function transportOf(protocol: string, anonymous = false): Transport {
  const config = parse(readFileSync(sharedKubeconfig('cluster'), 'utf8')) as Kubeconfig;
  const decode = (text: string | undefined): Buffer => Buffer.from(text ?? '', 'base64');
  const { cluster } = config.clusters[0]!;
  const { user } = config.users[0]!;
  const options = {
    baseUrl: cluster['server']!,
    nodeOptions: {
      ca: decode(cluster['certificate-authority-data']),
      ...(anonymous ? {} : { cert: decode(user['client-certificate-data']), key: decode(user['client-key-data']) }),
    },
  };
  if (protocol === 'gRPC') return createGrpcTransport(options);
  const httpVersion = protocol.endsWith('HTTP/1.1') ? '1.1' : '2';
  if (protocol.startsWith('gRPC-web')) return createGrpcWebTransport({ ...options, httpVersion });
  return createConnectTransport({ ...options, httpVersion, useBinaryFormat: !protocol.includes('JSON') });
}

async function refusalOf(call: Promise<unknown>): Promise<ConnectError> {
  try {
    await call;
  } catch (error) {
    return ConnectError.from(error);
  }
  throw new Error('the call was not refused');
}

describe.each([
  'gRPC',
  'gRPC-web over HTTP/2',
  'gRPC-web over HTTP/1.1',
  'Connect over HTTP/2',
  'Connect with JSON over HTTP/1.1',
])('every verb over %s works as over HTTP', (protocol) => {
  let maps: Client<typeof ConfigMapService>;
  const label = protocol.replace(/[^a-z0-9]/gi, '').toLowerCase();
  beforeAll(() => {
    maps = createClient(ConfigMapService, transportOf(protocol));
  });

  test('objects are created, read, updated, patched, listed and deleted', async () => {
    const metadata = { name: label, labels: { by: label } };
    const made = await maps.create({ namespace, object: { metadata, data: { color: 'blue' } } });
    expect(made.metadata!.uid).toMatch(/^[0-9a-f-]{36}$/);
    const read = await maps.get({ namespace, name: label });
    expect(read.data).toEqual({ color: 'blue' });
    expect((await admin.get(`/api/v1/namespaces/${namespace}/configmaps/${label}`)).json['data']).toEqual({
      color: 'blue',
    });

    const updated = await maps.update({ namespace, object: { ...read, data: { color: 'red' } } });
    expect(updated.data).toEqual({ color: 'red' });
    const patch = { patchType: 'application/merge-patch+json', patch: Buffer.from('{"data":{"size":"xl"}}') };
    expect((await maps.patch({ namespace, name: label, ...patch })).data).toEqual({ color: 'red', size: 'xl' });

    const listed = await maps.list({ namespace, labelSelector: `by=${label}` });
    expect(listed.items.map((item) => item.metadata!.name)).toEqual([label]);
    expect(listed.metadata!.resourceVersion).toMatch(/^\d+$/);

    const gone = await maps.delete({ namespace, name: label });
    expect(gone.status!.status).toBe('Success');
    expect((await refusalOf(maps.get({ namespace, name: label }))).code).toBe(Code.NotFound);
  });

  test('a watch sends the existing objects and each change, in order', async () => {
    const name = `${label}-watched`;
    await maps.create({ namespace, object: create(ConfigMapSchema, { metadata: { name }, data: { at: '0' } }) });
    const seen: string[] = [];
    const stop = new AbortController();
    const asked = {
      namespace,
      fieldSelector: `metadata.name=${name}`,
      sendInitialEvents: true,
      allowWatchBookmarks: true,
    };
    try {
      for await (const event of maps.watch(
        { ...asked, resourceVersionMatch: 'NotOlderThan' },
        { signal: stop.signal },
      )) {
        // The server chooses when to send later ones.
        if (event.type === 'BOOKMARK' && seen.includes('BOOKMARK')) continue;
        seen.push(event.type === 'BOOKMARK' ? 'BOOKMARK' : `${event.type} ${event.object!.data['at']}`);
        if (event.type === 'BOOKMARK') {
          await admin.patch(`/api/v1/namespaces/${namespace}/configmaps/${name}`, 'merge', { data: { at: '1' } });
          await admin.delete(`/api/v1/namespaces/${namespace}/configmaps/${name}`);
        }
        if (event.type === 'DELETED') stop.abort();
      }
    } catch (error) {
      expect(ConnectError.from(error).code).toBe(Code.Canceled);
    }
    expect(seen).toEqual(['ADDED 0', 'BOOKMARK', 'MODIFIED 1', 'DELETED 1']);
  });

  test('an error has the matching code, and the whole Status as a detail', async () => {
    const refusal = await refusalOf(maps.create({ namespace, object: { metadata: { name: 'Not_A_Name' } } }));
    expect(refusal.code).toBe(Code.InvalidArgument);
    const [status] = refusal.findDetails(StatusSchema);
    expect(status).toMatchObject({ code: 422, reason: 'Invalid', details: { kind: 'ConfigMap', name: 'Not_A_Name' } });
    expect(status!.details!.causes[0]).toMatchObject({ field: 'metadata.name' });
  });
});

test('bytes that are not a message are a client error', async () => {
  const answer = await admin.send('POST', '/cluster.api.core.v1.ConfigMapService/Get', {
    body: Buffer.from([0xff, 0xff, 0xff]),
    headers: { 'content-type': 'application/proto' },
  });
  expect([answer.status, answer.headers['content-type']]).toEqual([400, 'application/json']);
  expect(answer.json).toMatchObject({ code: 'invalid_argument' });
  expect((answer.json as { message?: string }).message).toMatch(/^parse binary: /);
});

test('texts that are not UTF-8 are a client error, and a byte order mark is kept', async () => {
  const object = { metadata: { name: 'texts' }, data: { a: '\ufeff\ufffd>' } };
  const bytes = Buffer.from(toBinary(CREATE, create(CREATE, { namespace, object })));
  const send = (body: Buffer, type: string) =>
    admin.send('POST', '/cluster.api.core.v1.ConfigMapService/Create', { body, headers: { 'content-type': type } });
  const broken = Buffer.from(bytes);
  broken[broken.indexOf('>')] = 0xff;
  expect((await send(broken, 'application/proto')).json).toMatchObject({
    code: 'invalid_argument',
    message: 'parse binary: a string is not valid UTF-8',
  });
  const json = JSON.stringify({ namespace, object });
  const brokenJson = Buffer.from(json);
  brokenJson[brokenJson.indexOf('>')] = 0xff;
  expect((await send(brokenJson, 'application/json')).json).toMatchObject({
    code: 'invalid_argument',
    message: 'a string is not valid UTF-8',
  });
  expect((await send(bytes, 'application/proto')).status).toBe(200);
  const stored = await admin.get(`/api/v1/namespaces/${namespace}/configmaps/texts`);
  expect(stored.json).toMatchObject({ data: { a: '\ufeff\ufffd>' } });
});

test('an integer that a double cannot hold is exact in quotes, and a client error without them', async () => {
  const send = (seconds: string) =>
    admin.send('POST', '/cluster.api.core.v1.PodService/Create', {
      body: Buffer.from(
        `{"namespace":"${namespace}","object":{"metadata":{"name":"large","labels":{"a":"9007199254740993"}},` +
          `"spec":{"activeDeadlineSeconds":${seconds},"containers":[{"name":"c","image":"i"}]}}}`,
      ),
      headers: { 'content-type': 'application/json' },
    });
  expect((await send('9007199254740993')).json).toMatchObject({
    code: 'invalid_argument',
    message: 'the integer 9007199254740993 must be in quotes, as it is beyond 2^53',
  });
  expect((await send('"2147483646"')).status).toBe(200);
});

describe('the manager of a write is checked as over HTTP', () => {
  const object = { metadata: { name: 'managed' }, data: { a: '1' } };
  const merge = { patchType: 'application/merge-patch+json', patch: Buffer.from('{}') };
  const intent = Buffer.from('{"apiVersion":"v1","kind":"ConfigMap","data":{"a":"1"}}');
  const apply = { patchType: 'application/apply-patch+yaml', patch: intent };
  let maps: Client<typeof ConfigMapService>;
  const created = async (): Promise<string> => {
    const { metadata } = await maps.create({ namespace, object: { metadata: { generateName: 'managed-' } } });
    return metadata!.name;
  };

  beforeAll(() => {
    maps = createClient(ConfigMapService, transportOf('gRPC'));
  });

  test.each<[string, () => Promise<unknown>, string, string]>([
    ['an apply without one', () => maps.apply({ namespace, object }), 'field_manager', 'FieldValueRequired'],
    [
      'a patch that is an apply without one',
      async () => maps.patch({ namespace, name: await created(), ...apply }),
      'field_manager',
      'FieldValueRequired',
    ],
    [
      'an unprintable one',
      () => maps.create({ namespace, object, options: { fieldManager: 'a\n' } }),
      'field_manager',
      'FieldValueInvalid',
    ],
    [
      'one of 129 bytes',
      () => maps.create({ namespace, object, options: { fieldManager: `${'ä'.repeat(64)}a` } }),
      'field_manager',
      'FieldValueTooLong',
    ],
    [
      'a forced merge patch',
      async () => maps.patch({ namespace, name: await created(), ...merge, options: { force: true } }),
      'force',
      'FieldValueForbidden',
    ],
  ])('%s is rejected', async (_what, call, field, reason) => {
    const refusal = await refusalOf(call());
    expect(refusal.code).toBe(Code.InvalidArgument);
    const [status] = refusal.findDetails(StatusSchema);
    expect(status).toMatchObject({ code: 422, details: { group: 'meta.cluster.io', causes: [{ field, reason }] } });
  });

  test('an apply and a patch that is an apply work with one', async () => {
    const name = await created();
    const options = { fieldManager: 'm', force: true };
    await maps.apply({ namespace, object: { metadata: { name }, data: { a: '1' } }, options });
    const { data } = await maps.patch({ namespace, name, ...apply, options });
    expect(data).toEqual({ a: '1' });
  });
});

test('a dry run stores nothing', async () => {
  const maps = createClient(ConfigMapService, transportOf('gRPC'));
  await maps.create({ namespace, object: { metadata: { name: 'dry' } }, options: { dryRun: true } });
  expect((await refusalOf(maps.get({ namespace, name: 'dry' }))).code).toBe(Code.NotFound);
});

test('an update of an older version is aborted', async () => {
  const maps = createClient(ConfigMapService, transportOf('gRPC'));
  const first = await maps.create({ namespace, object: { metadata: { name: 'stale' } } });
  await maps.update({ namespace, object: { ...first, data: { a: '1' } } });
  expect((await refusalOf(maps.update({ namespace, object: { ...first, data: { a: '2' } } }))).code).toBe(Code.Aborted);
});

test('special types are preserved: quantities, times, int-or-string, int64', async () => {
  const pods = createClient(PodService, transportOf('gRPC'));
  await admin.post(`/api/v1/namespaces/${namespace}/pods`, {
    ...pod('forms'),
    spec: {
      terminationGracePeriodSeconds: 5,
      containers: [
        {
          name: 'c',
          image: 'i',
          resources: { requests: { memory: '64Mi' } },
          livenessProbe: { httpGet: { port: 'web', path: '/' } },
        },
      ],
    },
  });
  const read = await pods.get({ namespace, name: 'forms' });
  const container = read.spec!.containers[0]!;
  expect(container.resources!.requests['memory']!.string).toBe('64Mi');
  expect(container.livenessProbe!.handler!.httpGet!.port!.strVal).toBe('web');
  expect(read.spec!.terminationGracePeriodSeconds).toBe(5n);
  expect(Number(read.metadata!.creationTimestamp!.seconds)).toBeGreaterThan(1_700_000_000);
});

test('a scale is read and written through the service of its kind', async () => {
  const deployments = createClient(DeploymentService, transportOf('gRPC'));
  await admin.post(`/apis/apps/v1/namespaces/${namespace}/deployments`, deployment('scaled'));
  const scale = await deployments.getScale({ namespace, name: 'scaled' });
  const written = await deployments.updateScale({
    namespace,
    name: 'scaled',
    object: { ...scale, spec: { ...scale.spec!, replicas: 7 } },
  });
  expect(written.spec!.replicas).toBe(7);
  expect((await deployments.get({ namespace, name: 'scaled' })).spec!.replicas).toBe(7);
});

test('calls pass the same handler chain: anonymous callers are refused as over HTTP', async () => {
  const maps = createClient(ConfigMapService, transportOf('gRPC', true));
  const refusal = await refusalOf(maps.list({ namespace }));
  expect(refusal.code).toBe(Code.PermissionDenied);
  expect(refusal.rawMessage).toContain(
    'configmaps is forbidden: User "system:anonymous" cannot list resource "configmaps"',
  );
});

test('deletecollection deletes what the selector selects', async () => {
  const maps = createClient(ConfigMapService, transportOf('gRPC'));
  for (const name of ['many-a', 'many-b']) {
    await admin.post(`/api/v1/namespaces/${namespace}/configmaps`, {
      ...configMap(name),
      metadata: { name, labels: { many: 'yes' } },
    });
  }
  // Without a namespace it would concern those of all namespaces, which HTTP has no path for.
  const refusal = await refusalOf(maps.deleteCollection({ labelSelector: 'many=yes' }));
  expect([refusal.code, refusal.rawMessage]).toEqual([Code.InvalidArgument, 'namespace: the request has none']);
  expect((await maps.list({ namespace, labelSelector: 'many=yes' })).items).toHaveLength(2);
  await maps.deleteCollection({ namespace, labelSelector: 'many=yes' });
  expect((await maps.list({ namespace, labelSelector: 'many=yes' })).items).toEqual([]);
});

test.each([
  ['a service that does not exist', '/cluster.api.core.v1.NothingService/Get', 404],
  ['a method that does not exist', '/cluster.api.core.v1.ConfigMapService/Nothing', 404],
  ['a package that does not exist', '/cluster.api.__proto__.v1.ConfigMapService/Get', 404],
])('%s is answered 404', async (_what, path, status) => {
  const headers = { 'content-type': 'application/json' };
  expect((await admin.send('POST', path, { body: {}, headers })).status).toBe(status);
});
