import type { Authenticator, Authorizer } from '../request/ports.js';
import type { Catalogue } from '../resources/catalogue.js';
import { authenticationStage } from './authentication/stage.js';
import { scopeStage } from './authorization/scope.js';
import { authorizationStage } from './authorization/stage.js';
import { type Chain, type StageTimer, createChain } from './chain.js';

/** What the corridor is made of. */
export interface PipelineParts {
  readonly authenticator: Authenticator;
  readonly authorizer: Authorizer;
  readonly catalogue: Catalogue;
  readonly timing?: { readonly timer: StageTimer; readonly now: () => number };
}

/** The corridor of this server: the one place that says in which order stages come. */
export function createPipeline(parts: PipelineParts): Chain {
  return createChain(
    [authenticationStage(parts.authenticator), scopeStage(parts.catalogue), authorizationStage(parts.authorizer)],
    parts.timing,
  );
}
