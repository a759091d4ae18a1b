import type { NamingProfile } from '../naming/profile.js';
import { anonymousAuthenticator } from '../pipeline/authentication/anonymous.js';
import { clientCertificateAuthenticator } from '../pipeline/authentication/client-certificate.js';
import { impersonationRefusal } from '../pipeline/authentication/impersonation-refusal.js';
import { authenticationStage } from '../pipeline/authentication/stage.js';
import { unionAuthenticator } from '../pipeline/authentication/union.js';
import { alwaysAllowPaths } from '../pipeline/authorization/always.js';
import { mastersAuthorizer } from '../pipeline/authorization/masters.js';
import { scopeStage } from '../pipeline/authorization/scope.js';
import { authorizationStage } from '../pipeline/authorization/stage.js';
import { unionAuthorizer } from '../pipeline/authorization/union.js';
import { createChain, type Chain } from '../pipeline/chain.js';
import type { Catalogue } from '../resources/catalogue.js';

/** The stages that every request passes, in order. Audit and flow control have their places between the two. */
export function createHandlerChain(parts: {
  readonly anonymousAuth: boolean;
  readonly naming: NamingProfile;
  readonly catalogue: Catalogue;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
}): Chain {
  const methods = [clientCertificateAuthenticator({ now: parts.clock, labelDomain: parts.naming.labelDomain })];
  if (parts.anonymousAuth) methods.push(anonymousAuthenticator());
  return createChain([
    authenticationStage(unionAuthenticator(methods)),
    impersonationRefusal(),
    scopeStage(parts.catalogue),
    authorizationStage(unionAuthorizer([mastersAuthorizer(), alwaysAllowPaths()])),
  ]);
}
