import { createServer as createHttpsServer } from 'node:https';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { expect } from '@jest/globals';
import { type Edge, servingCertificate, startEdge } from '../../../support/edge.js';

/** A request that reached the backend. */
export interface SeenRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** The namespace of all objects of the tests. */
export const NS = '/api/v1/namespaces/default';

/** Records its requests in `seen`. */
const listener =
  (seen: SeenRequest[]): RequestListener =>
  (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      seen.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
      const place = /\?to=(.*)$/.exec(url)?.[1];
      response.writeHead(url.includes('missing') ? 404 : 200, {
        'content-type': 'text/x-own',
        'x-from': 'behind',
        ...(place !== undefined && { location: place }),
      });
      response.write('first\n');
      response.end('second\n');
    });
  };

/** Echoes upgraded bytes in upper case; `!<count>` is answered with that many bytes and the end. */
function echo(_request: IncomingMessage, socket: Duplex): void {
  socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: SPDY/3.1\r\n\r\n');
  socket.on('data', (chunk: Buffer) => {
    const text = chunk.toString();
    if (text.startsWith('!')) socket.end(Buffer.alloc(Number(text.slice(1)), 'x'));
    else socket.write(text.toUpperCase());
  });
  socket.on('error', () => socket.destroy());
}

async function listening(
  closing: (() => void)[],
  server: ReturnType<typeof createServer> | ReturnType<typeof createHttpsServer>,
): Promise<number> {
  server.on('upgrade', echo);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

async function put(edge: Edge, path: string, body: object, statusPath: string, status: object): Promise<void> {
  const made = await edge.call('POST', path, { body });
  expect([made.status, made.text.slice(0, 300)]).toEqual([201, expect.anything()]);
  const patched = await edge.call('PATCH', statusPath, {
    body: JSON.stringify({ status }),
    headers: { 'content-type': 'application/merge-patch+json' },
  });
  expect([patched.status, patched.text.slice(0, 300)]).toEqual([200, expect.anything()]);
}

/** The API rejects slices with loopback addresses, and the test has no other address. */
async function moveToThisMachine(edge: Edge, name: string): Promise<void> {
  const { store, target } = edge.world;
  const key = { resource: target('endpointslices').resource.storageResource, namespace: 'default', name };
  const stored = (await store.get(key, { kind: 'latest' }))!;
  const text = stored.bytes.toString().replace(/"resourceVersion":"\d+",?/, '');
  const value = Buffer.from(text.replace('192.0.2.1', '127.0.0.1'));
  expect(await store.write({ kind: 'update', key, expectedRevision: stored.revision, value })).toMatchObject({
    kind: 'committed',
  });
}

/** A server with nodes, pods and services whose backends run in this process and are added to `closing`. */
export async function startForwarding({
  seen,
  closing,
}: {
  seen: SeenRequest[];
  closing: (() => void)[];
}): Promise<Edge> {
  const edge = await startEdge();
  const agent = await listening(closing, createHttpsServer(servingCertificate(), listener(seen)));
  const web = await listening(closing, createServer(listener(seen)));
  await edge.call('POST', '/api/v1/namespaces', { body: { metadata: { name: 'default' } } });
  await put(edge, '/api/v1/nodes', { metadata: { name: 'node' } }, '/api/v1/nodes/node/status', {
    addresses: [{ type: 'InternalIP', address: '127.0.0.1' }],
    daemonEndpoints: { kubeletEndpoint: { Port: agent } },
  });
  await put(edge, '/api/v1/nodes', { metadata: { name: 'dead' } }, '/api/v1/nodes/dead/status', {
    addresses: [{ type: 'InternalIP', address: '127.0.0.1' }],
    daemonEndpoints: { kubeletEndpoint: { Port: 1 } },
  });
  const containers = [
    { name: 'a', image: 'i', ports: [{ containerPort: web }] },
    { name: 'b', image: 'i' },
  ];
  for (const [name, spec] of [
    ['two', { nodeName: 'node', containers }],
    ['lost', { nodeName: 'dead', containers: containers.slice(0, 1) }],
    ['missing', { nodeName: 'node', containers: containers.slice(0, 1) }],
    ['unscheduled', { containers: containers.slice(0, 1) }],
  ] as const) {
    await put(edge, `${NS}/pods`, { metadata: { name }, spec }, `${NS}/pods/${name}/status`, {
      podIP: '127.0.0.1',
      podIPs: [{ ip: '127.0.0.1' }],
    });
  }
  await edge.call('POST', `${NS}/services`, {
    body: { metadata: { name: 'web' }, spec: { ports: [{ name: 'http', port: 80 }] } },
  });
  await edge.call('POST', `${NS}/services`, { body: { metadata: { name: 'empty' }, spec: { ports: [{ port: 80 }] } } });
  const slice = await edge.call('POST', '/apis/discovery.k8s.io/v1/namespaces/default/endpointslices', {
    body: {
      metadata: { name: 'web-1', labels: { 'kubernetes.io/service-name': 'web' } },
      addressType: 'IPv4',
      ports: [{ name: 'http', port: web, protocol: 'TCP' }],
      endpoints: [{ addresses: ['192.0.2.1'], conditions: { ready: true } }],
    },
  });
  expect([slice.status, slice.text.slice(0, 300)]).toEqual([201, expect.anything()]);
  await moveToThisMachine(edge, 'web-1');
  return edge;
}
