import { setTimeout as delay } from 'node:timers/promises';
import { connect } from 'node:tls';
import { expect, test } from '@jest/globals';
import { startEdgeWithDefault } from '../../../support/edge.js';
import { waitFor } from '../../../support/wait-for.js';

const COLLECTION = '/api/v1/namespaces/default/configmaps';

function request(method: string, path: string, body = ''): string {
  return (
    `${method} ${path} HTTP/1.1\r\nHost: h\r\nContent-Type: application/json\r\n` +
    `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
  );
}

function mapOf(name: string, bytes: number): string {
  return JSON.stringify({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name }, data: { text: 'x'.repeat(bytes) } });
}

test.each([
  ['a request', 1],
  ['several requests, read at once,', 3],
])('a body that arrives while the answer to %s is being sent is read completely', async (_what, before) => {
  const edge = await startEdgeWithDefault();
  // A list of 16 MB, which exceeds the buffers between the two ends.
  for (let count = 0; count < 20; count += 1) {
    await edge.call('POST', COLLECTION, { body: JSON.parse(mapOf(`large-${count}`, 800_000)) as object });
  }
  const { hostname, port } = new URL(edge.url);
  const options = { host: hostname, port: Number(port), ca: edge.ca, ...edge.admin, ALPNProtocols: ['http/1.1'] };
  const socket = connect(options);
  socket.on('error', () => undefined);
  let text = '';
  let length = 0;
  const statuses = (): string[] => text.match(/HTTP\/1\.1 \d+/g) ?? [];
  socket.on('data', (chunk: Buffer) => {
    // A status line may span two chunks.
    text = (text + chunk.toString('latin1')).replace(/x{100,}/g, '');
    length += chunk.length;
    if (length === chunk.length) socket.pause();
  });
  socket.write(request('GET', COLLECTION).repeat(before));
  await waitFor('the beginning of the list', () => length > 0);
  await delay(100);
  socket.write(request('POST', COLLECTION, mapOf('next', 200_000)));
  await delay(100);
  socket.resume();
  await waitFor('all answers, or the end', () => statuses().length > before || socket.closed);
  socket.destroy();
  expect(statuses()).toEqual([...Array<string>(before).fill('HTTP/1.1 200'), 'HTTP/1.1 201']);
  expect(edge.faults).toEqual([]);
  await edge.close();
});
