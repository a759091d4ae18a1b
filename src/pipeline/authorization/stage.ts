import type { Authorizer } from '../../request/ports.js';
import { attributesOf, refusal } from '../../request/refusal.js';
import type { Stage } from '../chain.js';

/** Lets only those through who may do it. @throws StatusError 403 on refusal, and when nobody has an opinion */
export function authorizationStage(authorizer: Authorizer): Stage {
  return {
    name: 'authorization',
    async run(call, next) {
      const attributes = attributesOf(call.user, call.info);
      const { decision, reason } = await authorizer.authorize(attributes);
      if (decision !== 'allow') throw refusal(attributes, reason);
      return next(call);
    },
  };
}
