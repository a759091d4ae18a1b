import { getOwn } from '../../json/own-property.js';
import type { JsonObject } from '../../json/types.js';
import type { AuthorizationAttributes, Authorizer, Decision } from '../../request/ports.js';
import type { WebhookCaller } from '../../webhook/call.js';
import { callReview } from '../../webhook/review.js';
import type { WebhookTarget } from '../../webhook/target.js';
import { BoundedCache } from '../bounded-cache.js';
import { reviewedSelectors } from './selectors.js';
import type { MatchConditions } from './match-conditions.js';

/** A remote authorizer. */
export interface WebhookAuthorizerParts {
  readonly caller: WebhookCaller;
  readonly target: WebhookTarget;
  /** Group of the review, such as `authorization.k8s.io`. */
  readonly group: string;
  readonly version: 'v1' | 'v1beta1';
  /** How long positive and negative answers are cached, in milliseconds. */
  readonly authorizedTtl: number;
  readonly unauthorizedTtl: number;
  /** Deadline of one request, in milliseconds; absent: half a minute. */
  readonly timeoutMs?: number;
  /** Decides which requests are sent; absent: all. */
  readonly conditions?: MatchConditions | undefined;
  /** The decision when it fails; absent: no opinion. */
  readonly failurePolicy?: 'NoOpinion' | 'Deny';
  /** Milliseconds of a clock that only goes forward; absent: that of the process. */
  readonly monotonic?: () => number;
}

/** Default deadline of one request, in ms. */
const TIMEOUT = 30_000;
/** Cached answers, in bytes. */
const MEMORY = 4 * 1024 * 1024;
/** Longer questions are not cached, in characters. */
const LONGEST_REMEMBERED = 10_000;
/** Concurrent requests; more are rejected. */
const MOST_PENDING = 1000;

const NO_OPINION: Decision = { decision: 'no-opinion', reason: '' };

/** Another server decides, asked with a SubjectAccessReview. When it fails, there is no opinion, with the reason. */
export function webhookAuthorizer(parts: WebhookAuthorizerParts): Authorizer {
  const { caller, target, conditions, timeoutMs = TIMEOUT } = parts;
  const failed = (evaluationError: string): Decision => {
    const decision = parts.failurePolicy === 'Deny' ? 'deny' : 'no-opinion';
    return { decision, reason: '', evaluationError };
  };
  const known = new BoundedCache<Decision>(MEMORY, parts.monotonic);
  const pending = new Map<string, Promise<Decision>>();

  const ask = async (key: string, spec: JsonObject): Promise<Decision> => {
    try {
      const apiVersion = `${parts.group}/${parts.version}`;
      const kind = 'SubjectAccessReview';
      const decision = decisionOf(await callReview({ caller, target, apiVersion, kind, spec, timeoutMs }));
      const ttl = decision.decision === 'allow' ? parts.authorizedTtl : parts.unauthorizedTtl;
      if (ttl > 0 && key.length <= LONGEST_REMEMBERED) {
        known.set(key, decision, key.length + 2 * decision.reason.length, ttl);
      }
      return decision;
    } catch (error) {
      return failed((error as Error).message);
    }
  };

  return {
    authorize(asked) {
      const matches = conditions?.(asked) ?? true;
      if (matches === false) return NO_OPINION;
      if (matches !== true) return failed(matches.error);
      const spec = specOf(asked, parts.version);
      const key = JSON.stringify(spec);
      const found = known.get(key) ?? pending.get(key);
      if (found !== undefined) return found;
      if (pending.size >= MOST_PENDING) {
        return failed('too many questions wait for the webhook');
      }
      const asking = ask(key, spec).finally(() => pending.delete(key));
      pending.set(key, asking);
      return asking;
    },
  };
}

/** @throws Error for a member of another type, which must not pass for an absent one */
function decisionOf(status: JsonObject): Decision {
  const member = <Type extends boolean | string>(name: string, absent: Type): Type => {
    const value = getOwn(status, name) ?? absent;
    if (typeof value !== typeof absent)
      throw new Error(`the webhook answered with a status.${name} that is no ${typeof absent}`);
    return value as Type;
  };
  const [allowed, denied] = [member('allowed', false as boolean), member('denied', false as boolean)];
  const reason = member('reason', '' as string).slice(0, 4096);
  member('evaluationError', '' as string);
  if (denied && allowed) {
    const evaluationError = 'webhook subject access review returned both allow and deny response';
    return { decision: 'deny', reason, evaluationError };
  }
  return { decision: denied ? 'deny' : allowed ? 'allow' : 'no-opinion', reason };
}

/** The review; empty members are left out. In v1beta1 the groups are called `group`. */
function specOf(asked: AuthorizationAttributes, version: 'v1' | 'v1beta1'): JsonObject {
  const { name, uid, groups, extra } = asked.user;
  const subject = {
    user: name,
    [version === 'v1' ? 'groups' : 'group']: [...groups],
    extra: Object.fromEntries(Object.entries(extra).map(([key, values]) => [key, [...values]])),
    uid,
  };
  const act: JsonObject =
    asked.kind === 'resource'
      ? { resourceAttributes: present(resourceOf(asked)) }
      : { nonResourceAttributes: present({ path: asked.path, verb: asked.verb }) };
  return { ...act, ...present(subject) };
}

function resourceOf(asked: Extract<AuthorizationAttributes, { kind: 'resource' }>): JsonObject {
  const { namespace, verb, group, version, resource, subresource, name } = asked;
  return { namespace, verb, group, version, resource, subresource, name, ...reviewedSelectors(asked) };
}

function present(members: JsonObject): JsonObject {
  const empty = (value: unknown): boolean =>
    value === '' ||
    (Array.isArray(value) && value.length === 0) ||
    (typeof value === 'object' && Object.keys(value!).length === 0);
  return Object.fromEntries(Object.entries(members).filter(([, value]) => !empty(value)));
}
