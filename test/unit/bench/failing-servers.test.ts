import { mkdirSync, writeFileSync } from 'node:fs';
import { connect, createServer, type ServerHttp2Stream } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { httpRequest, load, openConnection } from '../../../bench/http-load.js';
import { loadSession } from '../../../bench/http2-load.js';
import { oneLine } from '../../../bench/report.js';
import { startOurs } from '../../../bench/server-process.js';
import { startHttpsService } from '../../support/https-service.js';
import { makeScratch, removeScratch } from '../../support/scratch.js';
import { waitFor } from '../../support/wait-for.js';

let folder: string;
const closing: (() => unknown)[] = [];

beforeEach(() => {
  folder = makeScratch('bench');
});

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  await removeScratch(folder);
});

describe('a benchmark fails, in one line, when a server', () => {
  test('refuses a request', async () => {
    let asked = 0;
    const service = await startHttpsService(
      (_request, response) => {
        asked += 1;
        response.writeHead(asked > 3 ? 503 : 200).end(asked > 3 ? 'too busy' : 'good');
      },
      { names: ['localhost'] },
    );
    closing.push(() => service.close());
    const target = { host: '127.0.0.1', port: service.port, ca: Buffer.from(service.ca) };
    const options = { connections: 2, milliseconds: 60_000, request: () => httpRequest('GET', '/') };
    await expect(load(target, { ...options, count: 10 })).rejects.toThrow(
      /^a request of the benchmark was answered 503: too busy$/,
    );
  });

  test('closes a connection instead of answering', async () => {
    const service = await startHttpsService((request) => request.socket.destroy(), { names: ['localhost'] });
    closing.push(() => service.close());
    const none = Buffer.alloc(0);
    const target = { host: '127.0.0.1', port: service.port, ca: Buffer.from(service.ca) };
    const options = { connections: 1, milliseconds: 60_000, request: () => httpRequest('GET', '/') };
    await expect(load(target, options)).rejects.toThrow(/closed a connection|ECONNRESET/);
    const connection = await openConnection({ ...target, cert: none, key: none }).catch(() => undefined);
    if (connection === undefined) return;
    await expect(connection.send(httpRequest('GET', '/'))).rejects.toThrow(/closed a connection|ECONNRESET/);
  });

  test.each([
    ['leaves without answering over HTTP/2', (stream: ServerHttp2Stream) => stream.close()],
    [
      'breaks off in an answer over HTTP/2',
      (stream: ServerHttp2Stream) => {
        stream.respond({ ':status': 200, 'content-type': 'application/json' });
        stream.write('{', () => stream.session?.destroy());
      },
    ],
  ])('%s', async (_what, answer) => {
    const server = createServer();
    server.on('stream', answer);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const session = connect(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    closing.push(
      () => session.destroy(),
      () => server.close(),
    );
    const requests = { path: '/', accept: 'application/json', streams: 1, count: 1 };
    await expect(loadSession(session, requests)).rejects.toThrow('the answer of / was broken off');
  });

  test('has ended by itself when it is to be stopped', async () => {
    const text = Buffer.from('x').toString('base64');
    const kubeconfig = join(folder, 'kubeconfig');
    writeFileSync(
      kubeconfig,
      JSON.stringify({
        clusters: [{ cluster: { server: 'https://127.0.0.1:1', 'certificate-authority-data': text } }],
        users: [{ user: { 'client-certificate-data': text, 'client-key-data': text } }],
      }),
    );
    mkdirSync(join(folder, 'dist/bundle'), { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    writeFileSync(
      join(folder, 'dist/bundle/main.js'),
      `process.stdout.write('https://\\nexport KUBECONFIG=${kubeconfig}\\nhttps://\\n', () => process.exit(3));`,
    );
    const server = await startOurs(folder, { root: folder });
    await waitFor('its end', () => isGone(server.pid));
    await server.stop();
  });
});

function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch {
    return true;
  }
}

test.each<[string, unknown, string]>([
  ['of an error', new Error('two\n  lines'), 'two lines'],
  [
    'of a connection to several addresses',
    new AggregateError([new Error('connect ECONNREFUSED ::1:1')]),
    'connect ECONNREFUSED ::1:1',
  ],
  ['of anything else', 'text', 'text'],
])('the line %s', (_what, error, line) => {
  expect(oneLine(error)).toBe(line);
});
