import type { components } from '../../../generated/types/apis__certificates.cluster.io__v1.js';
import type { JsonObject } from '../../json/types.js';
import type { KubeObject } from '../../meta/object.js';

type Schemas = components['schemas'];
type RequestSpec = Schemas['io.cluster.api.certificates.v1.CertificateSigningRequestSpec'];
type RequestStatus = Schemas['io.cluster.api.certificates.v1.CertificateSigningRequestStatus'];
type RequestCondition = Schemas['io.cluster.api.certificates.v1.CertificateSigningRequestCondition'];

/** `spec` of a request. */
export function specOf(request: KubeObject): RequestSpec {
  return request['spec'] as unknown as RequestSpec;
}

function statusOf(request: KubeObject): RequestStatus {
  return (request['status'] ?? {}) as RequestStatus;
}

/** Conditions of a request. */
export function conditionsOf(request: KubeObject): readonly RequestCondition[] {
  return statusOf(request).conditions ?? [];
}

/** The issued certificates in PEM; empty before. */
export function certificateOf(request: KubeObject): string {
  return Buffer.from(statusOf(request).certificate ?? '', 'base64').toString('latin1');
}

/** Whether a request has a true condition of that type. */
export function hasCondition(request: KubeObject, type: string): boolean {
  return conditionsOf(request).some((condition) => condition.type === type && condition.status === 'True');
}

/** The request with one more condition. */
export function withCondition(request: KubeObject, condition: RequestCondition): KubeObject {
  const status: RequestStatus = { ...statusOf(request), conditions: [...conditionsOf(request), condition] };
  return { ...request, status: status as JsonObject };
}

/** The PKCS #10 request in PEM. */
export function requestPem(request: KubeObject): string {
  return Buffer.from(specOf(request).request, 'base64').toString('latin1');
}
