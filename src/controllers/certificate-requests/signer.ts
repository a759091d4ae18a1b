import { randomBytes } from 'node:crypto';
import { issueRequested } from '../../credentials/issue.js';
import { parseSigningRequest } from '../../credentials/signing-request.js';
import { certificateUsages } from '../../credentials/usages.js';
import type { Controller, ControllerParts } from '../controller.js';
import { certificateRequestController, requestType } from './controller.js';
import { signerFault, validity } from './policy.js';
import { certificateOf, hasCondition, requestPem, specOf, withCondition } from './state.js';

/** Signs approved requests for the built-in signers; one that violates a signer's rules gets the condition `Failed`. */
export function createCertificateSigner(parts: ControllerParts): Controller {
  const { client, naming, clock, signing } = parts;
  return certificateRequestController(parts, 'certificate-signer', async (request, signal) => {
    const waits =
      hasCondition(request, 'Approved') && !hasCondition(request, 'Failed') && certificateOf(request) === '';
    if (!waits) return { kind: 'settled' };
    const { signerName, usages = [], expirationSeconds } = specOf(request);
    const authority = signing.authorityOf(signerName);
    if (authority === undefined) return { kind: 'settled' };
    const parsed = parseSigningRequest(requestPem(request));
    const fault = signerFault(signerName, parsed, usages, naming.signers);
    const address = { type: requestType(parts), name: request.metadata.name ?? '', subresource: 'status' };
    if (fault !== undefined) {
      const failed = { type: 'Failed', status: 'True', reason: 'SignerValidationFailure', message: fault };
      await client.update(address, withCondition(request, failed), { signal });
      return { kind: 'settled' };
    }
    const certificate = issueRequested(
      {
        request: parsed,
        usages: certificateUsages(usages),
        serial: randomBytes(16),
        ...validity(clock(), expirationSeconds, signing.duration, authority.notAfter),
      },
      authority,
    );
    const status = { ...(request['status'] as object), certificate: Buffer.from(certificate).toString('base64') };
    await client.update(address, { ...request, status }, { signal });
    return { kind: 'settled' };
  });
}
