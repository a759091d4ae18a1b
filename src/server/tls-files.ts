import { readCertificates, readPrivateKey } from '../config/files.js';
import type { ServeOptions } from '../config/options.js';
import type { ServerCredentials } from './credentials.js';
import { certificateFaults } from './serving-names.js';

/** What TLS and the kubeconfig need, from flags or from `pki/`. All PEM. */
export interface TlsMaterial {
  readonly certificate: string;
  readonly privateKey: string;
  /** Our own authorities of client certificates, which are always valid. */
  readonly ownClientAuthorities: readonly string[];
  /** The authorities with which clients verify the serving certificate. */
  readonly authority: string;
  /** Warnings about given certificates, in sentences. */
  readonly faults: readonly string[];
}

/**
 * Combines flags and our own credentials: given serving files win, and given client authorities are added to ours, so
 * that admin.kubeconfig keeps working.
 *
 * @throws ConfigError naming flag and file
 */
export function tlsMaterial(
  options: Pick<ServeOptions, 'clientCaFile' | 'tlsCertFile' | 'tlsPrivateKeyFile'>,
  own: ServerCredentials,
  now: number,
): TlsMaterial {
  const faults: string[] = [];
  if (options.clientCaFile !== undefined) {
    const given = readCertificates('client-ca-file', options.clientCaFile);
    faults.push(...certificateFaults('client-ca-file', given, now));
  }
  const clients = { ownClientAuthorities: [own.ca.certificate, own.signingCa.certificate] };
  if (options.tlsCertFile === undefined || options.tlsPrivateKeyFile === undefined) {
    const { certificate, privateKey } = own.serving;
    return { certificate, privateKey, ...clients, authority: own.ca.certificate, faults };
  }
  const certificate = readCertificates('tls-cert-file', options.tlsCertFile);
  const privateKey = readPrivateKey('tls-private-key-file', options.tlsPrivateKeyFile, certificate);
  faults.push(...certificateFaults('tls-cert-file', certificate, now));
  return { certificate, privateKey, ...clients, authority: certificate, faults };
}
