import type { Controller, ControllerParts } from '../controller.js';
import { certificateRequestController, requestType } from './controller.js';
import { endOf } from './end.js';

/** Longest wait until a request is checked again, in ms. */
const LONGEST_WAIT = 3600_000;

/** Deletes certificate requests that are finished, that were never decided, or whose certificate has expired. */
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
