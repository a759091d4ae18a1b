import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createWebhookCaller } from '../../../src/webhook/call.js';
import type { WebhookTarget } from '../../../src/webhook/target.js';
import { newAuthority } from '../../support/client-certificate.js';
import { type HttpsService, startHttpsService } from '../../support/https-service.js';

const BOUNDS = { timeoutMs: 30_000, maxBytes: 1_000 };
const caller = createWebhookCaller();
let service: HttpsService;
let release: () => void = () => undefined;

beforeAll(async () => {
  service = await startHttpsService((request, response) => {
    if (request.url === '/pieces') {
      // Newer versions of Node join what is written in one turn into one chunk.
      response.socket!.write('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n');
      response.socket!.write(`${'1\r\nx\r\n'.repeat(5_000)}0\r\n\r\n`);
    } else if (request.url === '/interim') {
      for (let at = 0; at < 100; at += 1) response.writeProcessing();
      response.end('at last');
    } else if (request.url === '/two-interim') {
      for (let at = 0; at < 2; at += 1) response.writeProcessing();
      response.end('at last');
    } else if (request.url === '/switch') {
      response.socket!.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n');
    } else if (request.url === '/206') response.writeHead(206).end('accepted');
    else if (request.url === '/207') response.writeHead(207).end('many');
    else if (request.url === '/slow') release = () => response.end('slow');
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

test('a call is not aborted by calls of many other targets', async () => {
  const slow = caller.get(target('first.example', '/slow'), BOUNDS);
  for (let at = 0; at < 70; at += 1) await caller.get(target(`other-${at}.example`, '/'), BOUNDS);
  release();
  expect((await slow).toString()).toBe('slow');
});

test('a call cancelled before it began is not made', async () => {
  const over = AbortSignal.abort();
  await expect(caller.get(target('first.example', '/'), { ...BOUNDS, signal: over })).rejects.toMatchObject({
    name: 'WebhookCallError',
    message: expect.stringContaining('given up'),
  });
});

test.each([
  ['in very many chunks', '/pieces', 'the answer comes in too many pieces'],
  ['after very many interim ones', '/interim', 'too many interim answers'],
  ['that switches protocols instead', '/switch', 'the webhook switches to another protocol'],
])('an answer %s is not waited for', async (_what, path, why) => {
  const bounds = { ...BOUNDS, maxBytes: 1_000_000 };
  await expect(caller.get(target('first.example', path), bounds)).rejects.toMatchObject({
    name: 'WebhookCallError',
    message: expect.stringContaining(why),
  });
});

test('every usual status of success is one for a POST, and 200 alone for a GET', async () => {
  const at = (status: number): WebhookTarget => target('first.example', `/${status}`);
  const body = Buffer.from('{}');
  expect((await caller.post(at(206), body, BOUNDS)).toString()).toBe('accepted');
  await expect(caller.post(at(207), body, BOUNDS)).rejects.toMatchObject({ status: 207 });
  await expect(caller.get(at(206), BOUNDS)).rejects.toMatchObject({ status: 206 });
});

test('an answer may follow interim ones', async () => {
  expect((await caller.get(target('first.example', '/two-interim'), BOUNDS)).toString()).toBe('at last');
});

test.each([
  ['its own certificate, signed by another', ({ certificate }: HttpsService) => certificate],
  ['an intermediate authority', ({ ca }: HttpsService) => ca],
])('a webhook may be trusted by %s', async (_what, caOf) => {
  const authority = newAuthority('below', newAuthority('above'));
  const known = await startHttpsService((_request, response) => void response.end('known'), { authority });
  const at = { host: '127.0.0.1', port: known.port, path: '/', serverName: '127.0.0.1' };
  try {
    expect((await caller.get({ ...at, ca: caOf(known) }, BOUNDS)).toString()).toBe('known');
    await expect(caller.get({ ...at, ca: newAuthority('other').certificate }, BOUNDS)).rejects.toThrow(/certificate/);
  } finally {
    await known.close();
  }
});
