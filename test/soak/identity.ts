import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { FuzzServer } from './fuzz.js';

/** The server and the user of a kubeconfig. */
export function identityOf(kubeconfig: string): FuzzServer {
  const config = parse(readFileSync(kubeconfig, 'utf8')) as {
    clusters: { cluster: { server: string; 'certificate-authority-data': string } }[];
    users: { user: { 'client-certificate-data': string; 'client-key-data': string } }[];
  };
  const decode = (text: string): Buffer => Buffer.from(text, 'base64');
  const { cluster } = config.clusters[0]!;
  const { user } = config.users[0]!;
  return {
    url: cluster.server,
    ca: decode(cluster['certificate-authority-data']),
    cert: decode(user['client-certificate-data']),
    key: decode(user['client-key-data']),
  };
}
