import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { yamlLibrary } from '../codec/yaml.js';
import { LEAF_RENEWAL, replaceFile, type CertifiedKey } from './credentials.js';

/** The content of an admin.kubeconfig. */
export interface KubeconfigContent {
  readonly serverUrl: string;
  /** The server name in the serving certificate, when it differs from the host of the URL. */
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
 * Writes the kubeconfig (mode 0600, everything embedded) unless the existing file is equivalent and its client
 * certificate is valid for another 60 days. Returns whether it was written.
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
  replaceFile(path, yamlLibrary().stringify(file, { lineWidth: 0 }), 0o600);
  return true;
}

function isCurrent(path: string, content: KubeconfigContent, now: number): boolean {
  try {
    const said = readKubeconfig(readFileSync(path, 'utf8'), content);
    const certificate = new X509Certificate(Buffer.from(said.clientCertificate ?? '', 'base64'));
    return (
      said.server === content.serverUrl &&
      said.serverName === content.serverName &&
      said.authority === base64(content.authority) &&
      certificate.verify(new X509Certificate(content.clientAuthority).publicKey) &&
      Date.parse(certificate.validTo) > now + LEAF_RENEWAL
    );
  } catch {
    return false;
  }
}

/** The first cluster and user of a kubeconfig. */
interface Said {
  readonly server?: string | undefined;
  readonly serverName?: string | undefined;
  readonly authority?: string | undefined;
  readonly clientCertificate?: string | undefined;
}

/**
 * Our own file is recognised by its start and needs no YAML reader, which takes a tenth of the start-up time to load.
 */
function readKubeconfig(text: string, content: KubeconfigContent): Said {
  const ours = OWN_FORM.exec(text);
  if (ours !== null && content.serverName === undefined) {
    const [, server, authority, clientCertificate] = ours;
    return { server, authority, clientCertificate };
  }
  const file = yamlLibrary().parse(text) as KubeconfigFile;
  const cluster = file.clusters?.[0]?.cluster;
  return {
    server: cluster?.server,
    serverName: cluster?.['tls-server-name'],
    authority: cluster?.['certificate-authority-data'],
    clientCertificate: file.users?.[0]?.user?.['client-certificate-data'],
  };
}

/** As `writeKubeconfig` prints it, up to the client's certificate. */
const OWN_FORM = new RegExp(
  [
    '^apiVersion: v1',
    'kind: Config',
    'clusters:',
    '  - name: cluster',
    '    cluster:',
    '      server: (https://[\\w.:[\\]-]+)',
    '      certificate-authority-data: ([\\w+/=]+)',
    'users:',
    '  - name: admin',
    '    user:',
    '      client-certificate-data: ([\\w+/=]+)\n',
  ].join('\n'),
);

function base64(text: string): string {
  return Buffer.from(text, 'utf8').toString('base64');
}
