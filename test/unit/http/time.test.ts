import { request } from 'node:https';
import { afterEach, expect, test } from '@jest/globals';
import { type Edge, startEdge } from '../../support/edge.js';

const MAPS = '/api/v1/namespaces/default/configmaps';
let edge: Edge;
afterEach(() => edge.close());

test('a request over its timeout is answered 504 and cancelled', async () => {
  let stopped = false;
  edge = await startEdge({
    limits: { requestTimeout: 300 },
    registry: (registry) => ({
      ...registry,
      list: (context) =>
        new Promise((_resolve, reject) => {
          context.signal.addEventListener('abort', () => {
            stopped = true;
            reject(context.signal.reason as Error);
          });
        }),
    }),
  });
  const reply = await edge.call('GET', MAPS);
  expect(reply.json).toMatchObject({ kind: 'Status', reason: 'Timeout', code: 504 });
  expect(stopped).toBe(true);
  expect(edge.faults).toEqual([]);
});

test('the client may request a shorter timeout', async () => {
  edge = await startEdge({ registry: (registry) => ({ ...registry, list: () => new Promise(() => {}) }) });
  expect((await edge.call('GET', `${MAPS}?timeout=200ms`)).status).toBe(504);
  expect((await edge.call('GET', `${MAPS}?timeout=soon`)).status).toBe(400);
});

test('a client that sends its body too slowly is not waited for', async () => {
  edge = await startEdge({ limits: { requestTimeout: 300 } });
  const { hostname, port } = new URL(edge.url);
  const status = await new Promise<number>((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': '1000' };
    const sent = request(
      { hostname, port, path: MAPS, method: 'POST', ca: edge.ca, ...edge.admin, agent: false, headers },
      (response) => {
        resolve(response.statusCode ?? 0);
        sent.destroy();
      },
    );
    sent.on('error', reject);
    sent.write('{"a":');
  });
  expect([408, 504]).toContain(status);
});

test('requests in flight finish when the server stops', async () => {
  let finish: (() => void) | undefined;
  edge = await startEdge({
    registry: (registry) => ({
      ...registry,
      list: () =>
        new Promise((resolve) => {
          finish = () => resolve({ items: [], revision: 7, continueToken: '', remainingItemCount: undefined });
        }),
    }),
  });
  const reply = edge.call('GET', MAPS);
  while (finish === undefined) await new Promise((resolve) => setTimeout(resolve, 5));
  const closed = edge.close();
  finish();
  expect((await reply).json.metadata.resourceVersion).toBe('7');
  await closed;
  await expect(edge.call('GET', '/version')).rejects.toThrow();
});

test('an unclassified error is logged and answered without details', async () => {
  edge = await startEdge({
    registry: (registry) => ({ ...registry, list: () => Promise.reject(new Error('secret of the house')) }),
  });
  const reply = await edge.call('GET', MAPS);
  expect(reply.json).toMatchObject({ kind: 'Status', reason: 'InternalError', code: 500 });
  expect(reply.text).not.toContain('secret');
  expect(edge.faults.join()).toContain('secret of the house');
});
