import { X509Certificate } from 'node:crypto';
import { readPem } from '../../credentials/pem.js';
import type { KubeObject } from '../../meta/object.js';
import type { Controller, ControllerParts } from '../controller.js';
import { certificateRequestController, requestType } from './controller.js';
import { certificateOf, conditionsOf } from './state.js';

const HOUR = 3600_000;
/** How long requests stay, in ms (spec 3, "Limits"). */
const DECIDED = HOUR;
const WAITING = 24 * HOUR;
/** Longest wait until a request is looked at again, in ms. */
const LONGEST_WAIT = HOUR;

/** Deletes certificate requests that are done with, that nobody decided about, and whose certificate has expired. */
export function createCertificateCleaner(parts: ControllerParts): Controller {
  const { client, clock } = parts;
  return certificateRequestController(parts, 'certificate-cleaner', async (request, signal) => {
    const end = endOf(request);
    if (end === undefined) return { kind: 'settled' };
    const left = end - clock();
    if (left > 0) return { kind: 'wait', milliseconds: Math.min(left + 1, LONGEST_WAIT) };
    const { name = '', uid = '' } = request.metadata;
    await client.delete({ type: requestType(parts), name }, { uid, signal });
    return { kind: 'settled' };
  });
}

/** When a request is to go, in milliseconds since the epoch; undefined: never. */
export function endOf(request: KubeObject): number | undefined {
  const ends: number[] = [];
  const conditions = conditionsOf(request);
  const certificate = certificateOf(request);
  const created = Date.parse(request.metadata.creationTimestamp ?? '') || 0;
  const add = (time: string | undefined, after: number): void => {
    const from = Date.parse(time ?? '');
    // Nothing was decided before it was asked for, whatever the times say.
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
