import type { LoadTarget } from './http-load.js';
import { kubeconfigTarget } from './kubeconfig-target.js';
import type { Measured } from './rounds.js';

/** One of two servers that get the same requests. */
export interface Side extends Measured {
  readonly target: LoadTarget;
}

/**
 * The kube-apiserver to compare with: `REFERENCE` is its kubeconfig, `REFERENCE_PIDS` its process ids and those of its
 * etcd, separated by commas. Undefined when neither is set; then says that nothing is measured.
 *
 * @param what is compared
 * @throws Error when only one is set, or the kubeconfig has no client certificate
 */
export function referenceSide(what: string): Side | undefined {
  const file = process.env['REFERENCE'];
  const pids = process.env['REFERENCE_PIDS'];
  if (file === undefined && pids === undefined) {
    process.stderr.write(`bench: ${what} are compared with the server that REFERENCE and REFERENCE_PIDS name\n`);
    return undefined;
  }
  if (file === undefined || pids === undefined) throw new Error('REFERENCE and REFERENCE_PIDS go together');
  return { target: kubeconfigTarget(file), pid: pids.split(',').map(Number) };
}
