import { X509Certificate } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:tls';
import { expect, test } from '@jest/globals';
import { Connections } from '../../../../src/http/connection/connections.js';
import { createAnswerOrder } from '../../../../src/http/connection/answer-order.js';
import { createTlsServer } from '../../../../src/http/connection/tls-server.js';
import { DEFAULT_LIMITS } from '../../../../src/http/limits.js';
import { servingCertificate } from '../../../support/edge.js';

/** The negotiated cipher with a client that prefers another one. */
function cipherAt(port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const ciphers = 'TLS_AES_256_GCM_SHA384:TLS_CHACHA20_POLY1305_SHA256:TLS_AES_128_GCM_SHA256';
    const socket = connect({
      host: '127.0.0.1',
      port,
      rejectUnauthorized: false,
      ciphers,
      ALPNProtocols: ['http/1.1'],
    });
    socket.once('error', reject);
    socket.once('secureConnect', () => {
      resolve(socket.getCipher().name);
      socket.destroy();
    });
  });
}

const HANDLERS = {
  listener: () => undefined,
  onUpgrade: { wants: () => false, take: () => undefined },
  order: createAnswerOrder(),
};

test('new client authorities change nothing else of a connection', async () => {
  const { key, cert } = servingCertificate();
  const connections = new Connections({ most: 100, patience: 60_000 });
  const tls = createTlsServer(
    { key, cert, clientCa: cert },
    { ...DEFAULT_LIMITS, headersTimeout: 60_000 },
    connections,
    HANDLERS,
  );
  await new Promise<void>((resolve) => tls.server.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = tls.server.address() as AddressInfo;
    expect(await cipherAt(port)).toBe('TLS_AES_128_GCM_SHA256');
    tls.trustClients([cert]);
    expect(await cipherAt(port)).toBe('TLS_AES_128_GCM_SHA256');
  } finally {
    tls.destroyConnections();
    connections.close();
    await new Promise((resolve) => tls.server.close(resolve));
  }
});

test('later connections get another certificate', async () => {
  const [first, second] = [servingCertificate(), servingCertificate()];
  const connections = new Connections({ most: 100, patience: 60_000 });
  const tls = createTlsServer(
    { ...first, clientCa: first.cert },
    { ...DEFAULT_LIMITS, headersTimeout: 60_000 },
    connections,
    HANDLERS,
  );
  await new Promise<void>((resolve) => tls.server.listen(0, '127.0.0.1', resolve));
  const { port } = tls.server.address() as AddressInfo;
  const shown = (): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = connect({ host: '127.0.0.1', port, rejectUnauthorized: false, ALPNProtocols: ['http/1.1'] });
      socket.once('error', reject);
      socket.once('secureConnect', () => {
        resolve(socket.getPeerX509Certificate()!.fingerprint256);
        socket.destroy();
      });
    });
  const fingerprint = (pem: string): string => new X509Certificate(pem).fingerprint256;
  try {
    expect(await shown()).toBe(fingerprint(first.cert));
    tls.show(second);
    expect(await shown()).toBe(fingerprint(second.cert));
    tls.trustClients([first.cert]);
    expect(await shown()).toBe(fingerprint(second.cert));
  } finally {
    tls.destroyConnections();
    connections.close();
    await new Promise((resolve) => tls.server.close(resolve));
  }
});

test('a connection that cannot be accepted does not end the server', () => {
  const { key, cert } = servingCertificate();
  const connections = new Connections({ most: 100, patience: 60_000 });
  const { server } = createTlsServer(
    { key, cert, clientCa: cert },
    { ...DEFAULT_LIMITS, headersTimeout: 60_000 },
    connections,
    HANDLERS,
  );
  connections.close();
  // Node's error when the system has no descriptor left; without a listener it would be thrown.
  expect(server.emit('error', new Error('accept EMFILE'))).toBe(true);
});
