import { StatusError, forbidden } from '../../meta/errors.js';
import type { RequestInfo } from '../../request/info.js';
import type { Authorizer } from '../../request/ports.js';
import type { User } from '../../request/user.js';
import type { Stage } from '../chain.js';

/** Lets only those through who may do it. @throws StatusError 403 on refusal, and when nobody has an opinion */
export function authorizationStage(authorizer: Authorizer): Stage {
  return {
    name: 'authorization',
    async run(call, next) {
      const { decision, reason } = await authorizer.authorize(call.user, call.info);
      if (decision !== 'allow') throw refusal(call.user, call.info, reason);
      return next(call);
    },
  };
}

/** The 403 for somebody who may not do this, in kube-apiserver's words. */
export function refusal(user: User, info: RequestInfo, reason: string): StatusError {
  const who = `User ${JSON.stringify(user.name)} cannot ${info.verb}`;
  const because = reason === '' ? '' : `: ${reason}`;
  if (info.kind === 'non-resource') {
    return new StatusError(403, 'Forbidden', `forbidden: ${who} path ${JSON.stringify(info.path)}${because}`, {
      details: {},
    });
  }
  const resource = info.subresource === '' ? info.resource : `${info.resource}/${info.subresource}`;
  const where = info.namespace === '' ? 'at the cluster scope' : `in the namespace ${JSON.stringify(info.namespace)}`;
  return forbidden(
    { group: info.group, resource: info.resource },
    info.name,
    `${who} resource ${JSON.stringify(resource)} in API group ${JSON.stringify(info.group)} ${where}${because}`,
  );
}
