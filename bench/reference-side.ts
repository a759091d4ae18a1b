import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { LoadTarget } from './http-load.js';
import type { Measured } from './rounds.js';

/** One of two servers that get the same requests. */
export interface Side extends Measured {
  readonly target: LoadTarget;
}

/**
 * The kube-apiserver to compare with: `REFERENCE` names its kubeconfig, `REFERENCE_PIDS` its processes and those of its
 * etcd, with commas between them. Undefined when neither is set.
 *
 * @throws Error when only one is set, or the kubeconfig has no client certificate
 */
export function referenceSide(): Side | undefined {
  const file = process.env['REFERENCE'];
  const pids = process.env['REFERENCE_PIDS'];
  if (file === undefined && pids === undefined) return undefined;
  if (file === undefined || pids === undefined) throw new Error('REFERENCE and REFERENCE_PIDS go together');
  return { target: targetOf(file), pid: pids.split(',').map(Number) };
}

function targetOf(file: string): LoadTarget {
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
