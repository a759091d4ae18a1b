import { connect as connectHttp2 } from 'node:http2';
import { connect as connectTcp } from 'node:net';
import { connect, type TLSSocket } from 'node:tls';
import { afterEach, expect, test } from '@jest/globals';
import { alreadyExists } from '../../../src/meta/errors.js';
import type { AuditEvent } from '../../../src/pipeline/audit/event.js';
import { auditPolicy } from '../../../src/pipeline/audit/policy.js';
import { auditStage } from '../../../src/pipeline/audit/stage.js';
import { createChain } from '../../../src/pipeline/chain.js';
import type { Registry } from '../../../src/registry/registry.js';
import { type Edge, startEdgeWithDefault } from '../../support/edge.js';
import { waitFor } from '../../support/wait-for.js';

const MAPS = '/api/v1/namespaces/default/configmaps';
const POLICY = { apiVersion: 'audit.k8s.io/v1', kind: 'Policy', rules: [{ level: 'Request', verbs: ['create'] }] };
const COUNTS = { event() {}, level() {}, lost() {}, refused() {} };

let edge: Edge | undefined;

afterEach(async () => {
  await edge?.close();
  edge = undefined;
});

interface Recorded {
  readonly edge: Edge;
  readonly events: AuditEvent[];
  /** Whether a create has reached the registry. */
  readonly begun: () => boolean;
}

/** A server with audit whose creates of ConfigMaps wait until the client has disconnected, and then call `then`. */
async function start(blocking: boolean, then: (create: () => ReturnType<Registry['create']>) => unknown) {
  const events: AuditEvent[] = [];
  let begun = false;
  const sink = {
    blocking,
    take: (event: AuditEvent) => events.push(event) > 0,
    close: () => Promise.resolve(),
  };
  edge = await startEdgeWithDefault({
    parts: {
      chain: createChain([
        auditStage({
          policy: auditPolicy(POLICY, ['k8s.io']),
          sink,
          counts: COUNTS,
          domain: 'k8s.io',
          clock: () => Date.now(),
        }),
      ]),
    },
    registry: (registry) => ({
      ...registry,
      async create(context, target, ...rest) {
        const create = (): ReturnType<Registry['create']> => registry.create(context, target, ...rest);
        if (target.resource.definition.kind !== 'ConfigMap') return create();
        begun = true;
        await waitFor('the client to be gone', () => context.aborted);
        return (await then(create)) as Awaited<ReturnType<Registry['create']>>;
      },
    }),
  });
  events.length = 0;
  return { edge, events, begun: () => begun } satisfies Recorded;
}

function send(on: Edge, text: string): Promise<TLSSocket> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(on.url);
    const socket = connect({ host: '127.0.0.1', port: Number(port), ca: on.ca, ...on.admin, servername: 'localhost' });
    socket.on('error', reject);
    socket.once('secureConnect', () => {
      socket.write(text);
      resolve(socket);
    });
  });
}

/** A create whose client disconnects once the registry works on it; its last audit event. */
async function recordOf({ edge: on, events, begun }: Recorded): Promise<AuditEvent> {
  const body = JSON.stringify({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'a' } });
  const socket = await send(
    on,
    `POST ${MAPS} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  );
  await waitFor('the registry', begun);
  socket.destroy();
  await waitFor('the last event', () => events.length === 2);
  return events[1]!;
}

test.each([true, false])(
  'a request that failed after its client disconnected is recorded as failed (blocking: %s)',
  async (mode) => {
    const world = await start(mode, () => {
      throw alreadyExists({ group: '', resource: 'configmaps' }, 'a');
    });
    expect(await recordOf(world)).toMatchObject({
      stage: 'ResponseComplete',
      responseStatus: { status: 'Failure', reason: 'AlreadyExists', code: 409 },
    });
  },
);

test.each([true, false])(
  'a request that succeeded after its client disconnected is recorded as succeeded (blocking: %s)',
  async (mode) => {
    const world = await start(mode, (create) => create());
    const event = await recordOf(world);
    expect(event).toMatchObject({ stage: 'ResponseComplete', responseStatus: { code: 201 } });
    expect(event.responseStatus).not.toHaveProperty('message');
    expect((await world.edge.call('GET', `${MAPS}/a`)).status).toBe(200);
  },
);

test('a server fault after the client disconnected is recorded as one', async () => {
  const world = await start(true, () => {
    throw new TypeError('of ours');
  });
  expect(await recordOf(world)).toMatchObject({
    stage: 'Panic',
    responseStatus: { reason: 'InternalError', code: 500 },
  });
  expect(world.edge.faults).toHaveLength(1);
});

test('a client that disconnects in the middle of its body is recorded as failed', async () => {
  const { edge: on, events } = await start(true, (create) => create());
  const socket = await send(on, `POST ${MAPS} HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{"kind":`);
  await waitFor('the first event', () => events.length === 1);
  socket.destroy();
  await waitFor('the last event', () => events.length === 2);
  expect(events[1]).toMatchObject({ stage: 'ResponseComplete', responseStatus: { status: 'Failure', code: 400 } });
  expect(on.faults).toEqual([]);
});

test('watches of disconnected HTTP/2 clients end, even without events', async () => {
  let left = 0;
  edge = await startEdgeWithDefault({
    registry: (registry) => ({
      ...registry,
      async watch(...args) {
        const watch = await registry.watch(...args);
        return {
          resume: () => watch.resume(),
          sendProgress: () => watch.sendProgress(),
          close() {
            left += 1;
            watch.close();
          },
        };
      },
    }),
  });
  // Every acceptor gets some of the connections.
  await edge.app.acceptMore();
  const { ca, admin, url } = edge;
  const clients = Array.from({ length: 8 }, async () => {
    const wire = connectTcp({ host: '127.0.0.1', port: Number(new URL(url).port) });
    const socket = connect({ socket: wire, servername: 'localhost', ca, ...admin, ALPNProtocols: ['h2'] });
    const session = connectHttp2('https://localhost', { createConnection: () => socket });
    session.on('error', () => undefined);
    const asked = session.request({ ':path': `${MAPS}?watch=1` });
    asked.on('error', () => undefined);
    await new Promise((resolve) => asked.once('response', resolve));
    return { wire, session };
  });
  const open = await Promise.all(clients);
  expect(left).toBe(0);
  // As for a killed process: no HTTP/2 or TLS shutdown.
  for (const { wire } of open) wire.destroy();
  await waitFor('the watches to end', () => left >= open.length);
  for (const { session } of open) session.destroy();
});
