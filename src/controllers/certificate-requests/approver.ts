import { parseSigningRequest } from '../../credentials/signing-request.js';
import type { KubeObject } from '../../meta/object.js';
import type { Controller, ControllerParts } from '../controller.js';
import { certificateRequestController, requestType } from './controller.js';
import { nodeClientFault } from './policy.js';
import { certificateOf, hasCondition, requestPem, specOf, withCondition } from './state.js';

/**
 * Approves node agents' requests for their client certificate, when the requester may: for its own certificate
 * (`selfnodeclient`, to renew it), or that of any node (`nodeclient`, with a bootstrap token).
 */
export function createCertificateApprover(parts: ControllerParts): Controller {
  const { client, naming } = parts;
  const type = requestType(parts);
  const may = async (request: KubeObject, subresource: string, signal: AbortSignal): Promise<boolean> => {
    const { username = '', uid = '', groups = [], extra = {} } = specOf(request);
    const group = `authorization.${naming.groupDomain}`;
    const review = {
      apiVersion: `${group}/v1`,
      kind: 'SubjectAccessReview',
      metadata: {},
      spec: {
        user: username,
        uid,
        groups,
        extra,
        resourceAttributes: { group: type.group, resource: type.resource, verb: 'create', subresource, version: '*' },
      },
    };
    const address = { type: { group, version: 'v1', resource: 'subjectaccessreviews' } };
    const { status } = await client.create(address, review as unknown as KubeObject, { signal });
    return (status as { readonly allowed?: boolean }).allowed === true;
  };
  return certificateRequestController(parts, 'certificate-approver', async (request, signal) => {
    const decided = hasCondition(request, 'Approved') || hasCondition(request, 'Denied');
    const { signerName, usages = [], username } = specOf(request);
    if (decided || certificateOf(request) !== '' || signerName !== naming.signers.apiserverClientNodeAgent) {
      return { kind: 'settled' };
    }
    const parsed = parseSigningRequest(requestPem(request));
    if (nodeClientFault(parsed, usages) !== undefined) return { kind: 'settled' };
    const own = username === parsed.subject.commonName;
    const message =
      own && (await may(request, 'selfnodeclient', signal))
        ? 'Auto approving self kubelet client certificate after SubjectAccessReview.'
        : (await may(request, 'nodeclient', signal))
          ? 'Auto approving kubelet client certificate after SubjectAccessReview.'
          : undefined;
    if (message === undefined) return { kind: 'settled' };
    const approved = withCondition(request, { type: 'Approved', status: 'True', reason: 'AutoApproved', message });
    const address = { type, name: request.metadata.name ?? '', subresource: 'approval' };
    await client.update(address, approved, { signal });
    return { kind: 'settled' };
  });
}
