import { setTimeout as delay } from 'node:timers/promises';
import { connect, type TLSSocket } from 'node:tls';
import { expect, test } from '@jest/globals';
import { type Edge, startEdgeWithDefault } from '../../../support/edge.js';
import { waitFor } from '../../../support/wait-for.js';

const COLLECTION = '/api/v1/namespaces/default/configmaps';

function head(method: string, path: string, length = 0, more = ''): string {
  return (
    `${method} ${path} HTTP/1.1\r\nHost: h\r\nContent-Type: application/json\r\n` +
    `${more}Content-Length: ${length}\r\n\r\n`
  );
}

function mapOf(name: string, bytes: number): string {
  return JSON.stringify({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name }, data: { text: 'x'.repeat(bytes) } });
}

/** Starts a server with a list of 16 MB, which exceeds the buffers between the two ends. */
async function edgeWithLongList(): Promise<Edge> {
  const edge = await startEdgeWithDefault();
  for (let count = 0; count < 20; count += 1) {
    await edge.call('POST', COLLECTION, { body: JSON.parse(mapOf(`large-${count}`, 800_000)) as object });
  }
  return edge;
}

/** A connection that reads nothing after the first bytes, and its text without the long values. */
function connectionTo(edge: Edge): { socket: TLSSocket; text: () => string } {
  const { hostname, port } = new URL(edge.url);
  const options = { host: hostname, port: Number(port), ca: edge.ca, ...edge.admin, ALPNProtocols: ['http/1.1'] };
  const socket = connect(options);
  socket.on('error', () => undefined);
  let text = '';
  socket.on('data', (chunk: Buffer) => {
    if (text === '') socket.pause();
    // A status line may span two chunks.
    text = (text + chunk.toString('latin1')).replace(/x{100,}/g, '');
  });
  return { socket, text: () => text };
}

const statusesIn = (text: string): string[] => text.match(/HTTP\/1\.1 \d+/g) ?? [];

const BODY = mapOf('next', 200_000);
const POST = head('POST', COLLECTION, Buffer.byteLength(BODY));

test.each<[string, number, readonly string[]]>([
  ['a request', 1, [POST + BODY]],
  ['several requests, read at once,', 3, [POST + BODY]],
  ['a request, and after its own head,', 1, [POST, BODY]],
])('a body that arrives while the answer to %s is being sent is read completely', async (_what, before, pieces) => {
  const edge = await edgeWithLongList();
  const { socket, text } = connectionTo(edge);
  socket.write(head('GET', COLLECTION).repeat(before));
  await waitFor('the beginning of the list', () => text() !== '');
  for (const piece of pieces) {
    await delay(100);
    socket.write(piece);
  }
  await delay(100);
  socket.resume();
  await waitFor('all answers, or the end', () => statusesIn(text()).length > before || socket.closed);
  socket.destroy();
  expect(statusesIn(text())).toEqual([...Array<string>(before).fill('HTTP/1.1 200'), 'HTTP/1.1 201']);
  expect(edge.faults).toEqual([]);
  await edge.close();
});

test('100 for a body that waits is sent after the answers to earlier requests, and before its own', async () => {
  const edge = await edgeWithLongList();
  const { socket, text } = connectionTo(edge);
  const body = mapOf('asked', 10);
  const post = head('POST', COLLECTION, Buffer.byteLength(body), 'Expect: 100-continue\r\n');
  socket.write(head('GET', COLLECTION) + post);
  await waitFor('the beginning of the list', () => text() !== '');
  socket.resume();
  await waitFor('100, or the end', () => statusesIn(text()).length > 1 || socket.closed);
  socket.write(body);
  await waitFor('the answer, or the end', () => statusesIn(text()).length > 2 || socket.closed);
  expect(statusesIn(text())).toEqual(['HTTP/1.1 200', 'HTTP/1.1 100', 'HTTP/1.1 201']);
  socket.destroy();
  await edge.close();
});

test('an answer that need not wait for its body any more has no 100 inside', async () => {
  const edge = await edgeWithLongList();
  const { socket, text } = connectionTo(edge);
  const body = mapOf('given', 10);
  const post = head('POST', COLLECTION, Buffer.byteLength(body), 'Expect: 100-continue\r\n');
  socket.write(head('GET', COLLECTION) + post + body + head('GET', `${COLLECTION}/none`));
  await waitFor('the beginning of the list', () => text() !== '');
  await delay(200);
  socket.resume();
  await waitFor('all answers, or the end', () => statusesIn(text()).length > 2 || socket.closed);
  expect(statusesIn(text()).filter((status) => status !== 'HTTP/1.1 100')).toEqual([
    'HTTP/1.1 200',
    'HTTP/1.1 201',
    'HTTP/1.1 404',
  ]);
  const [, ...answers] = text().split(/(?=HTTP\/1\.1 (?!100))/);
  for (const answer of answers) {
    const cut = answer.indexOf('\r\n\r\n') + 4;
    expect(answer.slice(cut)).toHaveLength(Number(/content-length: (\d+)/i.exec(answer)?.[1]));
  }
  socket.destroy();
  await edge.close();
});
