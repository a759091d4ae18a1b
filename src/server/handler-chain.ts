import type { NamingProfile } from '../naming/profile.js';
import { impersonationStage } from '../pipeline/authentication/impersonation.js';
import { authenticationStage } from '../pipeline/authentication/stage.js';
import { scopeStage } from '../pipeline/authorization/scope.js';
import { auditStage, type AuditParts, unknownCallerStage } from '../pipeline/audit/stage.js';
import { authorizationStage } from '../pipeline/authorization/stage.js';
import { createChain, type Chain } from '../pipeline/chain.js';
import { freshKindsStage, type KindsRefresh } from '../pipeline/fresh-kinds.js';
import type { Authenticator, Authorizer } from '../request/ports.js';
import type { Catalogue } from '../resources/catalogue.js';
import type { Log } from '../telemetry/log.js';
import { refusedCallers } from './refused-callers.js';

/** The stages of every request, in order. */
export function createHandlerChain(parts: {
  readonly authenticator: Authenticator;
  readonly anonymousAt: (path: string) => boolean;
  readonly authorizer: Authorizer;
  readonly log: Log;
  readonly naming: NamingProfile;
  readonly catalogue: Catalogue;
  /** Absent: nothing is recorded, and the audit stages are omitted. */
  readonly audit?: AuditParts | undefined;
  readonly kinds: KindsRefresh & { readonly definitionType: { readonly group: string; readonly resource: string } };
}): Chain {
  const { audit } = parts;
  return createChain([
    ...(audit === undefined ? [] : [unknownCallerStage(audit)]),
    authenticationStage(parts.authenticator, parts.anonymousAt, refusedCallers(parts.log)),
    ...(audit === undefined ? [] : [auditStage(audit)]),
    impersonationStage(parts.authorizer, `authentication.${parts.naming.groupDomain}`),
    freshKindsStage(parts.catalogue, parts.kinds, parts.kinds.definitionType),
    scopeStage(parts.catalogue),
    authorizationStage(parts.authorizer),
  ]);
}
