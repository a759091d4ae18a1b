import type { KubeObject } from '../../meta/object.js';

/** One condition of a certificate request. */
export interface RequestCondition {
  readonly type: string;
  readonly status: string;
  readonly reason?: string;
  readonly message?: string;
  readonly lastUpdateTime?: string;
}

/** `spec` of a certificate request. */
export interface RequestSpec {
  readonly request: string;
  readonly signerName: string;
  readonly usages: readonly string[];
  readonly expirationSeconds?: number;
  readonly username?: string;
  readonly uid?: string;
  readonly groups?: readonly string[];
  readonly extra?: { readonly [key: string]: readonly string[] };
}

/** `spec` of a request. */
export function specOf(request: KubeObject): RequestSpec {
  return request['spec'] as unknown as RequestSpec;
}

/** Conditions of a request. */
export function conditionsOf(request: KubeObject): readonly RequestCondition[] {
  return (request['status'] as { readonly conditions?: readonly RequestCondition[] } | undefined)?.conditions ?? [];
}

/** The issued certificates in PEM; empty before. */
export function certificateOf(request: KubeObject): string {
  const { certificate = '' } = (request['status'] ?? {}) as { readonly certificate?: string };
  return Buffer.from(certificate, 'base64').toString('latin1');
}

/** Whether a request has a true condition of that type. */
export function hasCondition(request: KubeObject, type: string): boolean {
  return conditionsOf(request).some((condition) => condition.type === type && condition.status === 'True');
}

/** The request with one more condition. */
export function withCondition(request: KubeObject, condition: RequestCondition): KubeObject {
  const status = (request['status'] ?? {}) as object;
  return { ...request, status: { ...status, conditions: [...conditionsOf(request), condition] as never } };
}

/** The PKCS #10 request in PEM. */
export function requestPem(request: KubeObject): string {
  return Buffer.from(specOf(request).request, 'base64').toString('latin1');
}
