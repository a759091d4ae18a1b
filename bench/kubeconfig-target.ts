import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { LoadTarget } from './http-load.js';

/** The server and user of a kubeconfig. @throws Error when it has no client certificate */
export function kubeconfigTarget(file: string): LoadTarget {
  const kubeconfig = parse(readFileSync(file, 'utf8')) as {
    clusters?: { cluster?: Record<string, string> }[];
    users?: { user?: Record<string, string> }[];
  };
  const cluster = kubeconfig.clusters?.[0]?.cluster ?? {};
  const user = kubeconfig.users?.[0]?.user ?? {};
  const decode = (from: Readonly<Record<string, string>>, name: string): Buffer => {
    const text = from[name];
    if (text === undefined) throw new Error(`${file} has no ${name}`);
    return Buffer.from(text, 'base64');
  };
  const url = new URL(cluster['server'] ?? '');
  return {
    host: url.hostname,
    port: Number(url.port),
    ca: decode(cluster, 'certificate-authority-data'),
    cert: decode(user, 'client-certificate-data'),
    key: decode(user, 'client-key-data'),
  };
}
