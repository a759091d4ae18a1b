import { setTimeout as delay } from 'node:timers/promises';
import { connect, type TLSSocket } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Edge, startEdgeWithDefault } from '../../../support/edge.js';
import { waitFor } from '../../../support/wait-for.js';

const COLLECTION = '/api/v1/namespaces/default/configmaps';
const WATCH = `${COLLECTION}?watch=1&timeoutSeconds=1`;
const WEBSOCKET =
  'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n';

function head(method: string, path: string, more = ''): string {
  return `${method} ${path} HTTP/1.1\r\nHost: h\r\n${more}\r\n`;
}

let edge: Edge;

beforeAll(async () => {
  edge = await startEdgeWithDefault();
});

afterAll(() => edge.close());

/** An HTTP/1.1 connection and the statuses of its answers, in order. */
function connection(identity: object): { readonly socket: TLSSocket; statuses(): string[]; received(): number } {
  const { hostname, port } = new URL(edge.url);
  const options = { host: hostname, port: Number(port), ca: edge.ca, ...identity, ALPNProtocols: ['http/1.1'] };
  const socket = connect(options);
  socket.on('error', () => undefined);
  let text = '';
  let length = 0;
  socket.on('data', (chunk: Buffer) => {
    // A status line may span two chunks.
    text = (text + chunk.toString('latin1')).replace(/x{100,}/g, '');
    length += chunk.length;
  });
  return { socket, statuses: () => text.match(/HTTP\/1\.1 \d+/g) ?? [], received: () => length };
}

describe('a request behind an unanswered one', () => {
  test.each([
    ['asks for WebSocket', head('GET', WATCH, WEBSOCKET), 'HTTP/1.1 101'],
    ['asks for an unknown protocol', head('GET', '/version', WEBSOCKET), 'HTTP/1.1 200'],
    ['asks for a tunnel', head('CONNECT', 'h:1'), 'HTTP/1.1 405'],
  ])('a request that %s is answered after it', async (_what, second, answered) => {
    const { socket, statuses } = connection(edge.admin);
    socket.write(head('GET', '/version') + second);
    await waitFor('both answers, or the end', () => statuses().length > 1 || socket.closed);
    socket.destroy();
    expect(statuses()).toEqual(['HTTP/1.1 200', answered]);
    expect(edge.faults).toEqual([]);
  });

  // Node answers this on its own, without a request event.
  test.each([
    ['asks for WebSocket', head('GET', WATCH, WEBSOCKET)],
    ['asks for a tunnel', head('CONNECT', 'h:1')],
  ])('an unmet expectation that %s closes only its own connection', async (_what, second) => {
    const { socket, statuses } = connection(edge.admin);
    socket.write(head('GET', '/version', 'Expect: nonsense\r\n') + second);
    await waitFor('the end', () => socket.closed);
    expect(statuses()).toEqual(['HTTP/1.1 417']);
    expect((await edge.call('GET', '/version')).status).toBe(200);
    expect(edge.faults).toEqual([]);
  });

  test('a WebSocket request without a certificate closes only its own connection', async () => {
    const { socket, statuses } = connection({});
    socket.write(head('GET', '/version') + head('GET', WATCH, WEBSOCKET));
    await waitFor('both answers, or the end', () => statuses().length > 1 || socket.closed);
    socket.destroy();
    expect(statuses()[1]).toMatch(/ 40[13]$/);
    expect((await edge.call('GET', '/version')).status).toBe(200);
  });

  test('its answer does not interrupt an answer that is still being sent, even to a slow reader', async () => {
    // A list of 16 MB, which exceeds the buffers between the two ends.
    for (let count = 0; count < 20; count += 1) {
      const body = { metadata: { name: `large-${count}` }, data: { text: 'x'.repeat(800_000) } };
      await edge.call('POST', COLLECTION, { body });
    }
    const { socket, statuses, received } = connection(edge.admin);
    socket.once('data', () => socket.pause());
    socket.write(head('GET', COLLECTION));
    await waitFor('the beginning of the list', () => received() > 0);
    socket.write(head('GET', `${WATCH}&fieldSelector=metadata.name%3Dnone`, WEBSOCKET));
    await delay(100);
    socket.resume();
    await waitFor('both answers, or the end', () => statuses().length > 1 || socket.closed);
    socket.destroy();
    expect(statuses()).toEqual(['HTTP/1.1 200', 'HTTP/1.1 101']);
    expect(received()).toBeGreaterThan(16_000_000);
    expect(edge.faults).toEqual([]);
  });
});
