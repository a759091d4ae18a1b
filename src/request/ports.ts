import type { KubeObject } from '../meta/object.js';
import type { RequestContext } from './context.js';
import type { RequestInfo } from './info.js';
import type { User } from './user.js';

/** What a handler knows of a caller's proof. */
export interface Credentials {
  /** The client certificate in DER, verified by TLS against the client CA; absent without one. */
  readonly certificate?: Buffer;
  /** Why a certificate that was shown is not trusted; the caller is then refused (401). */
  readonly certificateError?: string;
  readonly authorization?: string;
}

/** Finds out who is calling. undefined: this method has no opinion. @throws StatusError 401 on bad credentials */
export interface Authenticator {
  authenticate(credentials: Credentials): Promise<User | undefined>;
}

/** May they? `no-opinion` lets the next authorizer decide; the end of the line is a refusal. */
export interface Authorizer {
  authorize(
    user: User,
    info: RequestInfo,
  ): Promise<{ readonly decision: 'allow' | 'deny' | 'no-opinion'; readonly reason: string }>;
}

/** What admission sees of a write. */
export interface AdmissionAttributes {
  readonly operation: 'CREATE' | 'UPDATE' | 'DELETE' | 'CONNECT';
  readonly group: string;
  readonly version: string;
  readonly resource: string;
  readonly subresource: string;
  readonly kind: string;
  readonly namespace: string;
  readonly name: string;
  /** undefined for DELETE. */
  readonly object: KubeObject | undefined;
  /** undefined for CREATE. */
  readonly oldObject: KubeObject | undefined;
  readonly dryRun: boolean;
}

/** The admission chain, called by the registry's write path. */
export interface Admission {
  /** May return a changed object. @throws StatusError to refuse */
  mutate(context: RequestContext, attributes: AdmissionAttributes): Promise<KubeObject | undefined>;
  /** @throws StatusError to refuse */
  validate(context: RequestContext, attributes: AdmissionAttributes): Promise<void>;
}
