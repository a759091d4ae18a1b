import { onceKnown } from '../../meta/awaitable.js';
import { internalError } from '../../meta/errors.js';
import type { Authorizer } from '../../request/ports.js';
import { attributesOf, refusal } from '../../request/refusal.js';
import type { Stage } from '../chain.js';
import { streamRefusal } from './streams.js';

/**
 * Lets only authorized requests pass.
 *
 * @throws StatusError 403 on denial, and when no authorizer has an opinion; 500 when one failed
 */
export function authorizationStage(authorizer: Authorizer): Stage {
  return {
    name: 'authorization',
    run(call, next) {
      const attributes = attributesOf(call.user, call.info);
      return onceKnown(authorizer.authorize(attributes), ({ decision, reason, evaluationError }) => {
        call.audit?.decided(decision === 'allow' ? 'allow' : 'forbid', reason);
        if (decision === 'allow') {
          return onceKnown(streamRefusal(authorizer, call.user, call.info), (refused) => {
            if (refused !== undefined) throw refused;
            return next(call);
          });
        }
        // The decision is unknown, so "forbidden" would be wrong.
        if (evaluationError !== undefined) throw internalError(evaluationError);
        throw refusal(attributes, reason);
      });
    },
  };
}
