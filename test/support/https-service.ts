import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:https';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { issueCertificate } from '../../src/credentials/issue.js';
import { newAuthority } from './client-certificate.js';

const HOUR = 3_600_000;

/** An HTTPS service of another party on this machine. */
export interface HttpsService {
  /** Without a slash at the end. */
  readonly url: string;
  readonly port: number;
  /** PEM authority of its certificate. */
  readonly ca: string;
  /** Its certificate in PEM. */
  readonly certificate: string;
  close(): Promise<void>;
}

/**
 * Starts a service with a certificate of its own authority for 127.0.0.1.
 *
 * @param names additional DNS names of the certificate
 * @param clientCa PEM authority whose client certificates are required
 */
export async function startHttpsService(
  listener: RequestListener,
  options: {
    readonly clientCa?: string;
    readonly names?: readonly string[];
    readonly authority?: ReturnType<typeof newAuthority>;
  } = {},
): Promise<HttpsService> {
  const authority = options.authority ?? newAuthority('service authority');
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const cert = issueCertificate(
    {
      subject: { commonName: 'service', organizations: [] },
      publicKey,
      use: 'server',
      notBefore: Date.now() - HOUR,
      notAfter: Date.now() + HOUR,
      serial: randomBytes(16),
      alternativeNames: ['127.0.0.1', ...(options.names ?? [])],
    },
    { subject: { commonName: authority.commonName, organizations: [] }, privateKey: authority.privateKey },
  );
  const server = createServer(
    {
      cert,
      key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
      ...(options.clientCa !== undefined && { ca: options.clientCa, requestCert: true, rejectUnauthorized: true }),
    },
    listener,
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `https://127.0.0.1:${port}`,
    port,
    ca: authority.certificate,
    certificate: cert,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
