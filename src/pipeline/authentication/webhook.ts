import { createHash } from 'node:crypto';
import { getOwn, isJsonObject } from '../../json/own-property.js';
import type { JsonObject, JsonValue } from '../../json/types.js';
import type { TokenAuthenticator, TokenIdentity } from '../../request/ports.js';
import type { User } from '../../request/user.js';
import type { WebhookCaller } from '../../webhook/call.js';
import { callReview } from '../../webhook/review.js';
import type { WebhookTarget } from '../../webhook/target.js';
import { BoundedCache } from '../bounded-cache.js';
import { fittingAudiences } from './audiences.js';

/** A remote token authenticator. */
export interface WebhookTokenParts {
  readonly caller: WebhookCaller;
  readonly target: WebhookTarget;
  /** Group and version of the review, such as `authentication.k8s.io/v1`. */
  readonly apiVersion: string;
  /** How long answers are cached, in milliseconds; 0: each token is sent each time. */
  readonly cacheTtl: number;
  /** Audiences of this server, for tokens without any. */
  readonly audiences: readonly string[];
  /** Milliseconds of a clock that only goes forward; absent: that of the process. */
  readonly monotonic?: () => number;
}

/** Deadline for one token, in ms. */
const TIMEOUT = 10_000;
/** Cached answers, in bytes. */
const MEMORY = 4 * 1024 * 1024;
/** Concurrent token reviews; more are rejected. */
const MOST_PENDING = 1000;

const MALFORMED = 'the answer to the token review is malformed';

type Answer = TokenIdentity | 'unknown';

/**
 * Tokens known to another server, asked with a TokenReview. Answers, also negative ones, are cached; failures are not.
 * Concurrent reviews of the same token are merged.
 */
export function webhookTokenAuthenticator(parts: WebhookTokenParts): TokenAuthenticator {
  const known = new BoundedCache<Answer>(MEMORY, parts.monotonic);
  const pending = new Map<string, Promise<Answer>>();

  const ask = async (key: string, token: string, wanted: readonly string[]): Promise<Answer> => {
    const spec = { token, ...(wanted.length > 0 && { audiences: [...wanted] }) };
    const answer = answerOf(await callReview({ ...parts, kind: 'TokenReview', spec, timeoutMs: TIMEOUT }), {
      wanted,
      own: parts.audiences,
    });
    const bytes = 200 + 2 * JSON.stringify(answer).length;
    if (parts.cacheTtl > 0) known.set(key, answer, bytes, parts.cacheTtl);
    return answer;
  };

  return {
    async authenticate(token, wanted) {
      const key = createHash('sha256')
        .update(JSON.stringify([token, wanted]))
        .digest('base64');
      const found = known.get(key);
      if (found !== undefined) return found === 'unknown' ? undefined : found;
      let asked = pending.get(key);
      if (asked === undefined) {
        if (pending.size >= MOST_PENDING) throw new Error('too many tokens are being reviewed');
        asked = ask(key, token, wanted).finally(() => pending.delete(key));
        pending.set(key, asked);
      }
      const answer = await asked;
      return answer === 'unknown' ? undefined : answer;
    },
  };
}

/** @throws Error when the other server gives a reason for its rejection */
function answerOf(
  status: JsonObject,
  { wanted, own }: { readonly wanted: readonly string[]; readonly own: readonly string[] },
): Answer {
  const named = textsOf(getOwn(status, 'audiences'));
  const audiences = fittingAudiences(named.length > 0 ? named : own, wanted);
  if (audiences.length === 0) return 'unknown';
  const why = textOf(getOwn(status, 'error'));
  if (getOwn(status, 'authenticated') !== true) {
    if (why !== '') throw new Error(why.slice(0, 1024));
    return 'unknown';
  }
  return { user: userOf(getOwn(status, 'user')), audiences };
}

function userOf(value: JsonValue | undefined): User {
  const user = objectOf(value);
  const extra = objectOf(getOwn(user, 'extra'));
  return {
    name: textOf(getOwn(user, 'username')),
    uid: textOf(getOwn(user, 'uid')),
    groups: textsOf(getOwn(user, 'groups')),
    extra: Object.fromEntries(Object.entries(extra).map(([key, values]) => [key, textsOf(values)])),
  };
}

function objectOf(value: JsonValue | undefined): JsonObject {
  if (value === undefined || value === null) return {};
  if (!isJsonObject(value)) throw new Error(MALFORMED);
  return value;
}

function textOf(value: JsonValue | undefined): string {
  if (value === undefined || value === null) return '';
  if (typeof value !== 'string') throw new Error(MALFORMED);
  return value;
}

function textsOf(value: JsonValue | undefined): readonly string[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw new Error(MALFORMED);
  return value.map((each: JsonValue) => textOf(each));
}
