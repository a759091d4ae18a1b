import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import { type AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { stringify } from 'yaml';
import { readKubeconfig } from '../../../src/client/remote/kubeconfig.js';
import { createTransport, type Transport } from '../../../src/client/remote/transport.js';
import { issueCertificate } from '../../../src/credentials/issue.js';
import { type Authority, newAuthority } from '../../support/client-certificate.js';

/** A certificate of its own authority, or of another one. */
function serving(authority?: Authority): { readonly cert: string; readonly key: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const subject = { commonName: 'somewhere.example.com', organizations: [] };
  const validity = { notBefore: Date.now() - 60_000, notAfter: Date.now() + 3_600_000 };
  const template = { subject, publicKey, use: 'server' as const, ...validity, serial: randomBytes(16) };
  const alternativeNames = ['127.0.0.1'];
  const issuer = authority && {
    subject: { ...subject, commonName: authority.commonName },
    privateKey: authority.privateKey,
  };
  const cert = issueCertificate({ ...template, alternativeNames }, issuer ?? { subject, privateKey });
  return { cert, key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() };
}

let server: Server;
let folder: string;
const seen: (string | undefined)[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cluster-apiserver-client-'));
  seen.length = 0;
  server = createServer(serving(), (request, response) => {
    seen.push(request.headers.authorization);
    response.end('{}');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});

afterEach(() => {
  jest.restoreAllMocks();
  server.close();
  rmSync(folder, { recursive: true });
});

/** A transport as a user of a kubeconfig. */
function transportOf(cluster: object, user: object, longest?: number): Transport {
  const file = join(folder, 'kubeconfig');
  const { port } = server.address() as AddressInfo;
  const clusters = [{ name: 'a', cluster: { server: `https://127.0.0.1:${port}`, ...cluster } }];
  const contexts = [{ name: 'a', context: { cluster: 'a', user: 'a' } }];
  writeFileSync(file, stringify({ clusters, contexts, users: [{ name: 'a', user }], 'current-context': 'a' }));
  return createTransport(readKubeconfig(file), 'test', longest);
}

/** Sends one request. */
async function send(cluster: object, user: object, times = 1, between: () => void = () => undefined): Promise<void> {
  const transport = transportOf(cluster, user);
  try {
    for (let count = 0; count < times; count += 1) {
      if (count > 0) between();
      await transport.send({ method: 'GET', path: '/' });
    }
  } finally {
    transport.close();
  }
}

test('an untrusted certificate is accepted only when the kubeconfig says so', async () => {
  await send({ 'insecure-skip-tls-verify': true }, {});
  await expect(send({}, {})).rejects.toMatchObject({ code: 'DEPTH_ZERO_SELF_SIGNED_CERT' });
  expect(seen).toEqual([undefined]);
});

test('a server is trusted by its own certificate or by an intermediate authority', async () => {
  const authority = newAuthority('below', newAuthority('above'));
  const own = serving(authority);
  server.setSecureContext(own);
  for (const known of [own.cert, authority.certificate]) {
    await send({ 'certificate-authority-data': Buffer.from(known).toString('base64') }, {});
  }
  const other = Buffer.from(newAuthority('other').certificate).toString('base64');
  await expect(send({ 'certificate-authority-data': other }, {})).rejects.toThrow(/certificate/);
  expect(seen).toHaveLength(2);
});

test('a user name and a password are sent as such', async () => {
  await send({ 'insecure-skip-tls-verify': true }, { username: 'jane', password: 'doe:1' });
  expect(seen).toEqual([`Basic ${Buffer.from('jane:doe:1').toString('base64')}`]);
});

test('a token file takes precedence over an inline token, and is read again after a minute', async () => {
  writeFileSync(join(folder, 'token'), 'first\n');
  const now = jest.spyOn(performance, 'now');
  let at = 0;
  now.mockImplementation(() => at);
  await send({ 'insecure-skip-tls-verify': true }, { token: 'other', tokenFile: 'token' }, 3, () => {
    writeFileSync(join(folder, 'token'), 'second');
    at += 45_000;
  });
  expect(seen).toEqual(['Bearer first', 'Bearer first', 'Bearer second']);
});

test('an idle stream is probed with pings', async () => {
  const kept = jest.spyOn(Socket.prototype, 'setKeepAlive');
  const transport = transportOf({ 'insecure-skip-tls-verify': true }, {});
  for await (const line of transport.stream({ method: 'GET', path: '/' })) expect(line).toEqual({});
  transport.close();
  expect(kept).toHaveBeenCalledWith(true, 30_000);
});

test('a read on a kept connection that the server has closed is retried; a write is not', async () => {
  const asked: string[] = [];
  // Each connection answers once and breaks at the next request.
  server.removeAllListeners('request').on('request', (request, response) => {
    asked.push(request.method ?? '');
    const socket = request.socket as Socket & { answered?: boolean };
    if (socket.answered === true) return void socket.destroy();
    socket.answered = true;
    response.end('{}');
  });
  const transport = transportOf({ 'insecure-skip-tls-verify': true }, {});
  const get = { method: 'GET', path: '/' } as const;
  await transport.send(get);
  expect(await transport.send(get)).toEqual({});
  expect(asked).toEqual(['GET', 'GET', 'GET']);
  await transport.send(get);
  await expect(transport.send({ method: 'POST', path: '/', body: {} })).rejects.toMatchObject({ code: 'ECONNRESET' });
  transport.close();
});

test('a list may have more values than a request body', async () => {
  const items = Array.from({ length: 140_000 }, (_none, index) => ({ index }));
  server.removeAllListeners('request').on('request', (_request, response) => response.end(JSON.stringify({ items })));
  const transport = transportOf({ 'insecure-skip-tls-verify': true }, {});
  expect((await transport.send({ method: 'GET', path: '/' }))['items']).toHaveLength(140_000);
  transport.close();
});

test('an endless answer is read up to a limit, and the connection is closed', async () => {
  let closed: Promise<unknown> | undefined;
  const endless = (code: number, start: string): void => {
    server.removeAllListeners('request').on('request', (_request, response) => {
      response.writeHead(code);
      response.write(start);
      const more = (): void => void response.write(' '.repeat(64 * 1024), (error) => error || setImmediate(more));
      more();
      closed = new Promise((resolve) => response.once('close', resolve));
    });
  };
  const transport = transportOf({ 'insecure-skip-tls-verify': true }, {}, 1_000_000);
  const get = { method: 'GET', path: '/' } as const;
  endless(200, '{"a":');
  await expect(transport.send(get)).rejects.toThrow('the server sent an answer of more than 1000000 bytes');
  await closed;
  endless(503, 'not now');
  await expect(transport.send(get)).rejects.toMatchObject({ code: 503, message: 'not now' });
  await closed;
  await expect(transport.stream(get).next()).rejects.toMatchObject({ code: 503, message: 'not now' });
  await closed;
  transport.close();
});
