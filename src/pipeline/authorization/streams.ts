import { forbidden, internalError, type StatusError } from '../../meta/errors.js';
import type { RequestInfo } from '../../request/info.js';
import type { Authorizer } from '../../request/ports.js';
import { attributesOf } from '../../request/refusal.js';
import type { User } from '../../request/user.js';

/** Streams into pods. WebSocket starts with GET, so the right to read would be enough to run commands. */
const STREAMS: ReadonlySet<string> = new Set(['pods/attach', 'pods/exec', 'pods/portforward']);

/**
 * Why a user who may `get` a stream into a pod may not open it: that takes the right to `create` it, too. Synchronous
 * for all other requests.
 */
export function streamRefusal(
  authorizer: Authorizer,
  user: User,
  info: RequestInfo,
): Promise<StatusError | undefined> | undefined {
  if (info.kind !== 'resource' || info.subresource === '' || info.verb !== 'get' || info.group !== '') return undefined;
  return STREAMS.has(`${info.resource}/${info.subresource}`) ? refusalToOpen(authorizer, user, info) : undefined;
}

async function refusalToOpen(
  authorizer: Authorizer,
  user: User,
  info: Extract<RequestInfo, { kind: 'resource' }>,
): Promise<StatusError | undefined> {
  const attributes = attributesOf(user, { ...info, verb: 'create' });
  const { decision, reason, evaluationError } = await authorizer.authorize(attributes);
  if (decision === 'allow') return undefined;
  // As for the request itself: an unknown decision is no denial.
  return evaluationError === undefined ? forbidden(info, info.name, reason) : internalError(evaluationError);
}
