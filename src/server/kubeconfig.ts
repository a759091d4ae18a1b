import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { stringify, parse } from 'yaml';
import { replaceFile, type CertifiedKey } from './credentials.js';

/** What an admin.kubeconfig says. */
export interface KubeconfigContent {
  readonly serverUrl: string;
  /** What the serving certificate calls the server, when that is not the host of the URL. */
  readonly serverName?: string | undefined;
  /** PEM authority of the serving certificate. */
  readonly authority: string;
  /** PEM authority of our client certificates. */
  readonly clientAuthority: string;
}

interface KubeconfigFile {
  readonly clusters?: readonly {
    readonly cluster?: {
      readonly server?: string;
      readonly 'tls-server-name'?: string;
      readonly 'certificate-authority-data'?: string;
    };
  }[];
  readonly users?: readonly { readonly user?: { readonly 'client-certificate-data'?: string } }[];
}

/**
 * Writes the kubeconfig (mode 0600, everything embedded) unless the file there already says the same and its client
 * certificate is good for another 60 days. Returns whether it was written.
 */
export function writeKubeconfig(
  path: string,
  content: KubeconfigContent,
  issue: () => CertifiedKey,
  now: number,
): boolean {
  if (isCurrent(path, content, now)) return false;
  const admin = issue();
  const file = {
    apiVersion: 'v1',
    kind: 'Config',
    clusters: [
      {
        name: 'cluster',
        cluster: {
          server: content.serverUrl,
          ...(content.serverName === undefined ? {} : { 'tls-server-name': content.serverName }),
          'certificate-authority-data': base64(content.authority),
        },
      },
    ],
    users: [
      {
        name: 'admin',
        user: {
          'client-certificate-data': base64(admin.certificate),
          'client-key-data': base64(admin.privateKey),
        },
      },
    ],
    contexts: [{ name: 'admin@cluster', context: { cluster: 'cluster', user: 'admin' } }],
    'current-context': 'admin@cluster',
  };
  replaceFile(path, stringify(file, { lineWidth: 0 }), 0o600);
  return true;
}

function isCurrent(path: string, content: KubeconfigContent, now: number): boolean {
  try {
    const file = parse(readFileSync(path, 'utf8')) as KubeconfigFile;
    const cluster = file.clusters?.[0]?.cluster;
    const certificate = new X509Certificate(
      Buffer.from(file.users?.[0]?.user?.['client-certificate-data'] ?? '', 'base64'),
    );
    return (
      cluster?.server === content.serverUrl &&
      cluster['tls-server-name'] === content.serverName &&
      cluster['certificate-authority-data'] === base64(content.authority) &&
      certificate.verify(new X509Certificate(content.clientAuthority).publicKey) &&
      Date.parse(certificate.validTo) > now + 60 * 24 * 3600 * 1000
    );
  } catch {
    return false;
  }
}

function base64(text: string): string {
  return Buffer.from(text, 'utf8').toString('base64');
}
