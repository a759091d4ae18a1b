import type { ClientHttp2Stream } from 'node:http2';
import { afterEach, describe, expect, test } from '@jest/globals';
import type { WatchReceiver } from '../../../src/registry/registry.js';
import { expired } from '../../../src/meta/errors.js';
import { type Edge, type EdgeOptions, startEdgeWithDefault } from '../../support/edge.js';
import { waitFor } from '../../support/wait-for.js';

const MAPS = '/api/v1/namespaces/default/configmaps';
let edge: Edge | undefined;

afterEach(async () => {
  expect(edge?.faults ?? []).toEqual([]);
  await edge?.close();
  edge = undefined;
});

async function start(options: EdgeOptions = {}): Promise<Edge> {
  edge = await startEdgeWithDefault(options);
  return edge;
}

function create(on: Edge, name: string): Promise<unknown> {
  return on.call('POST', MAPS, { body: { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name }, data: { x: 'y' } } });
}

interface Seen {
  readonly stream: ClientHttp2Stream;
  readonly head: Promise<Record<string, unknown>>;
  readonly over: Promise<void>;
  bytes: Buffer;
  text: string;
  events(): any[]; // eslint-disable-line @typescript-eslint/no-explicit-any -- tests read freely
  until(count: number): Promise<void>;
}

function watch(on: Edge, path: string, headers: Record<string, string> = {}): Seen {
  const stream = on.http2().request({ ':path': path, ...headers });
  const seen: Seen = {
    stream,
    head: new Promise((resolve) => stream.once('response', resolve as never)),
    over: new Promise((resolve) => stream.once('close', resolve)),
    bytes: Buffer.alloc(0),
    text: '',
    events: () =>
      seen.text
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line)),
    async until(count) {
      const enough = (): boolean => seen.text.split('\n').length - 1 >= count;
      await waitFor(`${count} lines`, enough, { lastSeen: () => seen.text });
    },
  };
  stream.on('data', (chunk: Buffer) => {
    seen.bytes = Buffer.concat([seen.bytes, chunk]);
    seen.text += chunk.toString();
  });
  stream.on('error', () => {});
  return seen;
}

describe('a watch over HTTP', () => {
  test('it sends the current state, then each change, one line each', async () => {
    const on = await start();
    await create(on, 'a');
    const seen = watch(on, `${MAPS}?watch=1`);
    expect(await seen.head).toMatchObject({ ':status': 200, 'content-type': 'application/json' });
    await seen.until(1);
    await create(on, 'b');
    await on.call('DELETE', `${MAPS}/a`);
    await seen.until(3);
    expect(seen.events().map(({ type, object }) => `${type} ${object.kind} ${object.metadata.name}`)).toEqual([
      'ADDED ConfigMap a',
      'ADDED ConfigMap b',
      'DELETED ConfigMap a',
    ]);
  });

  test('a watch that starts after its client disconnected is closed at once', async () => {
    let [begun, closed] = [false, false];
    const on = await start({
      registry: (registry) => ({
        ...registry,
        async watch(context) {
          begun = true;
          await waitFor('the client to be gone', () => context.aborted);
          return { resume() {}, sendProgress() {}, close: () => void (closed = true) };
        },
      }),
    });
    const seen = watch(on, `${MAPS}?watch=1`);
    await waitFor('the registry', () => begun);
    seen.stream.close(8);
    await waitFor('the end of the watch', () => closed);
  });

  test.each([
    'metadata.namespace=default',
    'metadata.name!=b',
    'metadata.name=b',
    'metadata.namespace=default,metadata.name!=a',
  ])('a watch of one object by its path selects no other (%s)', async (selector) => {
    const on = await start();
    await create(on, 'a');
    await create(on, 'b');
    for (const path of [`${MAPS}/a?watch=1`, `${MAPS.replace('/v1/', '/v1/watch/')}/a?`]) {
      const answer = await on.call('GET', `${path}&timeoutSeconds=1&fieldSelector=${encodeURIComponent(selector)}`);
      expect([answer.status, answer.json.message]).toEqual([
        400,
        "fieldSelector metadata.name doesn't match requested name",
      ]);
    }
  });

  test('a watch of one object by its path may have a field selector', async () => {
    const on = await start();
    await create(on, 'a');
    await create(on, 'b');
    const seen = watch(on, `${MAPS}/a?watch=1&fieldSelector=metadata.namespace%3Ddefault%2Cmetadata.name%3Da`);
    await seen.until(1);
    await on.call('DELETE', `${MAPS}/b`);
    await on.call('DELETE', `${MAPS}/a`);
    await seen.until(2);
    expect(seen.events().map(({ type, object }) => `${type} ${object.metadata.name}`)).toEqual([
      'ADDED a',
      'DELETED a',
    ]);
  });

  test.each(['json', 'vnd.kubernetes.protobuf;stream=watch'])(
    'a watch whose timeout passes before its version exists has a complete head (%s)',
    async (type) => {
      const on = await start();
      const seen = watch(on, `${MAPS}?watch=1&resourceVersion=999999&timeoutSeconds=-1`, {
        accept: `application/${type.split(';')[0]!}`,
      });
      expect(await seen.head).toMatchObject({
        ':status': 200,
        'content-type': `application/${type}`,
        'audit-id': expect.any(String),
      });
      await seen.over;
      expect(seen.text).toBe('');
    },
  );

  test('the head is sent at once, though nothing has happened', async () => {
    const on = await start();
    expect(await watch(on, `${MAPS}?watch=1`).head).toMatchObject({ ':status': 200 });
  });

  test('timeoutSeconds ends it cleanly', async () => {
    const on = await start();
    const started = performance.now();
    const seen = watch(on, `${MAPS}?watch=1&timeoutSeconds=1`);
    await seen.over;
    expect(performance.now() - started).toBeGreaterThanOrEqual(900);
    expect(seen.stream.rstCode).toBe(0);
  });

  test('a stopping server ends it cleanly', async () => {
    const on = await start();
    const seen = watch(on, `${MAPS}?watch=1`);
    await seen.head;
    await on.close();
    await seen.over;
    expect(seen.stream.rstCode).toBe(0);
  });

  test('a path with a name watches one object, also in the deprecated form', async () => {
    const on = await start();
    const one = watch(on, `${MAPS}/b?watch=1`);
    const old = watch(on, '/api/v1/watch/namespaces/default/configmaps/b');
    await Promise.all([one.head, old.head]);
    await create(on, 'a');
    await create(on, 'b');
    await Promise.all([one.until(1), old.until(1)]);
    expect([...one.events(), ...old.events()].map(({ object }) => object.metadata.name)).toEqual(['b', 'b']);
  });

  test('a table watch sends the columns once', async () => {
    const on = await start();
    await create(on, 'a');
    const accept = 'application/json;as=Table;g=meta.k8s.io;v=v1';
    const seen = watch(
      on,
      `${MAPS}?watch=1&includeObject=None&allowWatchBookmarks=true&sendInitialEvents=true&resourceVersionMatch=NotOlderThan`,
      { accept },
    );
    await seen.until(2);
    await create(on, 'b');
    await seen.until(3);
    const [first, mark, second] = seen.events();
    expect(first).toMatchObject({ type: 'ADDED', object: { kind: 'Table', apiVersion: 'meta.k8s.io/v1' } });
    expect(first.object.columnDefinitions.length).toBeGreaterThan(0);
    expect(first.object.rows).toEqual([{ cells: ['a', 1, expect.any(String)], object: null }]);
    expect(mark).toMatchObject({
      type: 'BOOKMARK',
      object: { metadata: { resourceVersion: expect.any(String) }, columnDefinitions: null },
    });
    const annotations = { 'k8s.io/initial-events-end': 'true' };
    expect(mark.object.rows[0].object).toMatchObject({ kind: 'PartialObjectMetadata', metadata: { annotations } });
    expect(second.object.columnDefinitions).toBeNull();
    expect(second.object.rows[0].cells[0]).toBe('b');
  });

  test('it supports metadata and binary formats', async () => {
    const on = await start();
    await create(on, 'a');
    const partial = watch(on, `${MAPS}?watch=1`, {
      accept: 'application/json;as=PartialObjectMetadata;g=meta.k8s.io;v=v1',
    });
    await partial.until(1);
    expect(partial.events()[0].object).toMatchObject({ kind: 'PartialObjectMetadata', metadata: { name: 'a' } });
    expect(partial.events()[0].object.data).toBeUndefined();
    const binary = watch(on, `${MAPS}?watch=1`, { accept: 'application/vnd.kubernetes.protobuf' });
    expect(await binary.head).toMatchObject({ 'content-type': 'application/vnd.kubernetes.protobuf;stream=watch' });
    await waitFor(
      'a whole event',
      () => binary.bytes.length > 4 && binary.bytes.length >= 4 + binary.bytes.readUInt32BE(0),
    );
    expect(binary.bytes.length).toBe(4 + binary.bytes.readUInt32BE(0));
    expect(binary.bytes.toString('latin1')).toContain('ADDED');
  });

  test.each([
    ['application/yaml', 'application/json;stream=watch, application/vnd.kubernetes.protobuf;stream=watch'],
    ['application/yaml, application/yaml;as=Table;v=v1;g=meta.k8s.io', 'application/json;stream=watch, '],
    ['text/plain', 'application/json, application/yaml, application/vnd.kubernetes.protobuf'],
  ])('the format %s is rejected with the supported ones', async (accept, named) => {
    const on = await start();
    const reply = await on.call('GET', `${MAPS}?watch=1`, { headers: { accept } });
    expect(reply.status).toBe(406);
    const text = accept.startsWith('text') ? reply.json.message : reply.text;
    expect(text).toContain(`only the following media types are accepted: ${named}`);
    const either = { headers: { accept: `${accept}, */*` } };
    expect((await on.call('GET', `${MAPS}?watch=1&timeoutSeconds=1`, either)).status).toBe(200);
  });

  test('it ends with a bookmark of the current version when the client allows bookmarks', async () => {
    const on = await start();
    const other = MAPS.replace('/default/', '/kube-system/');
    const both = [
      watch(on, `${other}?watch=1&timeoutSeconds=4&allowWatchBookmarks=true`),
      watch(on, `${other}?watch=1&timeoutSeconds=4`),
    ];
    await Promise.all(both.map(({ head }) => head));
    await create(on, 'a');
    const { json } = await on.call('GET', `${MAPS}/a`);
    await Promise.all(both.map(({ over }) => over));
    expect(both.map((seen) => seen.events().at(-1))).toEqual([
      {
        type: 'BOOKMARK',
        object: { kind: 'ConfigMap', apiVersion: 'v1', metadata: { resourceVersion: json.metadata.resourceVersion } },
      },
      undefined,
    ]);
  });

  test('the mark at the end of the initial state is an annotation', async () => {
    const on = await start();
    const seen = watch(
      on,
      `${MAPS}?watch=1&sendInitialEvents=true&allowWatchBookmarks=true&resourceVersionMatch=NotOlderThan`,
    );
    await seen.until(1);
    expect(seen.events()[0]).toMatchObject({
      type: 'BOOKMARK',
      object: {
        kind: 'ConfigMap',
        apiVersion: 'v1',
        metadata: { annotations: { 'k8s.io/initial-events-end': 'true' } },
      },
    });
  });
});

describe('a watch that ends early', () => {
  /** A server whose registry passes its receivers to the test. */
  async function scripted(
    limits: EdgeOptions['limits'] = {},
  ): Promise<{ on: Edge; receivers: WatchReceiver[]; calls: string[] }> {
    const receivers: WatchReceiver[] = [];
    const calls: string[] = [];
    const on = await start({
      limits,
      registry: (registry) => ({
        ...registry,
        watch: (_context, _target, _options, receiver) => {
          receivers.push(receiver);
          return Promise.resolve({
            resume: () => void calls.push('resume'),
            sendProgress() {},
            close: () => void calls.push('close'),
          });
        },
      }),
    });
    return { on, receivers, calls };
  }

  test('the reason is the last event', async () => {
    const { on, receivers } = await scripted();
    const seen = watch(on, `${MAPS}?watch=1`);
    await seen.head;
    receivers[0]!.events([{ type: 'ERROR', error: expired('too old resource version: 1 (5)') }]);
    receivers[0]!.ended();
    await seen.over;
    expect(seen.events()).toEqual([
      {
        type: 'ERROR',
        object: {
          kind: 'Status',
          apiVersion: 'v1',
          metadata: {},
          status: 'Failure',
          message: 'too old resource version: 1 (5)',
          reason: 'Expired',
          code: 410,
        },
      },
    ]);
  });

  test('a client that disconnects closes the watch', async () => {
    const { on, calls } = await scripted();
    const seen = watch(on, `${MAPS}?watch=1`);
    await seen.head;
    seen.stream.close(8);
    await seen.over;
    await waitFor('the close', () => calls.includes('close'));
  });

  test('a slow client causes backpressure and is waited for', async () => {
    const { on, receivers, calls } = await scripted();
    const seen = watch(on, `${MAPS}?watch=1`);
    await seen.head;
    seen.stream.pause();
    const bytes = Buffer.from(`{"x":"${'y'.repeat(60_000)}"}`);
    const object = {
      namespace: '',
      name: '',
      revision: 1,
      bytes,
      size: bytes.length,
      parsed: {} as never,
      encoded: (_form: string, make: () => Buffer) => make(),
    };
    let sent = 0;
    while (receivers[0]!.events([{ type: 'MODIFIED', object: { ...object } }]) && sent < 1000) sent += 1;
    expect(sent).toBeLessThan(1000);
    seen.stream.resume();
    await seen.until(sent + 1);
    await waitFor('the news', () => calls.length > 0);
    expect(calls).toEqual(['resume']);
  });

  test('a client that never reads again is disconnected after its deadline', async () => {
    const { on, receivers } = await scripted({ patience: 300 });
    const seen = watch(on, `${MAPS}?watch=1`);
    await seen.head;
    seen.stream.pause();
    const bytes = Buffer.alloc(2_000_000, 0x20);
    const object = {
      namespace: '',
      name: '',
      revision: 1,
      bytes,
      size: bytes.length,
      parsed: {} as never,
      encoded: (_form: string, make: () => Buffer) => make(),
    };
    receivers[0]!.events([{ type: 'MODIFIED', object }]);
    receivers[0]!.ended();
    await seen.over;
    expect(seen.stream.rstCode).not.toBe(0);
  });
});
