import { X509Certificate } from 'node:crypto';
import { readPem } from '../../credentials/pem.js';
import type { KubeObject } from '../../meta/object.js';
import { certificateOf, conditionsOf } from './state.js';

const HOUR = 3600_000;
/** How long requests are kept, in ms (spec 3, "Limits"). */
const DECIDED = HOUR;
const WAITING = 24 * HOUR;

/** When a request is to be deleted, in milliseconds since the epoch; undefined: never. */
export function endOf(request: KubeObject): number | undefined {
  const ends: number[] = [];
  const conditions = conditionsOf(request);
  const certificate = certificateOf(request);
  const created = Date.parse(request.metadata.creationTimestamp ?? '') || 0;
  const add = (time: string | undefined, after: number): void => {
    const from = Date.parse(time ?? '');
    // A decision never predates its request, whatever the times say.
    if (!Number.isNaN(from)) ends.push(Math.max(from, created) + after);
  };
  if (conditions.length === 0) add(request.metadata.creationTimestamp, WAITING);
  for (const { type, lastUpdateTime } of conditions) {
    if (type === 'Denied' || type === 'Failed') add(lastUpdateTime, DECIDED);
    if (type === 'Approved') add(lastUpdateTime, certificate === '' ? WAITING : DECIDED);
  }
  const expires = expiryOf(certificate);
  if (expires !== undefined && conditions.some(({ type }) => type === 'Approved')) ends.push(expires);
  return ends.length === 0 ? undefined : Math.min(...ends);
}

function expiryOf(pem: string): number | undefined {
  const block = readPem(pem).find(({ label }) => label === 'CERTIFICATE');
  return block === undefined ? undefined : Date.parse(new X509Certificate(block.der).validTo);
}
