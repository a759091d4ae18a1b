import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createWebhookCaller } from '../../../src/webhook/call.js';
import type { WebhookTarget } from '../../../src/webhook/target.js';
import { type HttpsService, startHttpsService } from '../../support/https-service.js';

const BOUNDS = { timeoutMs: 30_000, maxBytes: 1_000 };
const caller = createWebhookCaller();
let service: HttpsService;
let release: () => void = () => undefined;

beforeAll(async () => {
  service = await startHttpsService((request, response) => {
    if (request.url === '/slow') release = () => response.end('slow');
    else response.end('quick');
  });
});
afterAll(async () => {
  caller.close();
  await service.close();
});

function target(serverName: string, path: string): WebhookTarget {
  return { host: '127.0.0.1', port: service.port, path, serverName, insecure: true };
}

test('a call is not cut off by calls of many other targets', async () => {
  const slow = caller.get(target('first.example', '/slow'), BOUNDS);
  for (let at = 0; at < 70; at += 1) await caller.get(target(`other-${at}.example`, '/'), BOUNDS);
  release();
  expect((await slow).toString()).toBe('slow');
});

test('a call that was given up before it began is not made', async () => {
  const over = AbortSignal.abort();
  await expect(caller.get(target('first.example', '/'), { ...BOUNDS, signal: over })).rejects.toMatchObject({
    name: 'WebhookCallError',
    message: expect.stringContaining('given up'),
  });
});
