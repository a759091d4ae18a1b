import { MAX_DEPTH } from '../json/limits.js';
import { getOwn, isJsonObject } from '../json/own-property.js';
import { parseJson } from '../json/parse.js';
import { JsonSizeError } from '../json/size-error.js';
import type { JsonObject, JsonValue } from '../json/types.js';
import { timerDelay } from '../meta/timer.js';
import { type WebhookCaller, WebhookCallError } from './call.js';
import type { WebhookTarget } from './target.js';

/** A review sent to another server: an object with a `spec`, answered with its `status`. */
export interface ReviewCall {
  readonly caller: WebhookCaller;
  readonly target: WebhookTarget;
  readonly apiVersion: string;
  readonly kind: string;
  readonly spec: JsonObject;
  /** For all attempts together, in milliseconds. */
  readonly timeoutMs: number;
}

/** Attempts, and the growing pauses between them in ms. */
const MOST_ATTEMPTS = 5;
const FIRST_PAUSE = 500;
const GROWTH = 1.5;
/** Limits of an answer, in bytes and in values (members, items): the user is processed with every request. */
const MOST_BYTES = 1024 * 1024;
const MOST_VALUES = 32_768;

/**
 * Sends a review, and retries transient failures until the deadline.
 *
 * @throws WebhookCallError when no valid answer came
 */
export async function callReview(call: ReviewCall): Promise<JsonObject> {
  const { apiVersion, kind, spec } = call;
  const body = Buffer.from(JSON.stringify({ kind, apiVersion, metadata: { creationTimestamp: null }, spec }));
  const end = performance.now() + call.timeoutMs;
  let pause = FIRST_PAUSE;
  for (let attempt = 1; ; attempt += 1) {
    try {
      const bounds = { timeoutMs: Math.max(1, end - performance.now()), maxBytes: MOST_BYTES };
      return statusOf(await call.caller.post(call.target, body, bounds), call);
    } catch (error) {
      const left = end - performance.now();
      if (!mayPass(error) || attempt === MOST_ATTEMPTS || left <= pause) throw error;
      await new Promise((resolve) => setTimeout(resolve, timerDelay(pause)).unref());
      pause *= GROWTH;
    }
  }
}

/** Whether a failure is transient: the server is overloaded, failed, or cut the connection. */
function mayPass(error: unknown): boolean {
  if (!(error instanceof WebhookCallError)) return false;
  const { status } = error;
  if (status === undefined) return /ECONNRESET|socket hang up/.test(error.message);
  return status === 429 || (status >= 500 && status <= 504 && status !== 501);
}

function statusOf(answer: Buffer, { target, apiVersion, kind }: ReviewCall): JsonObject {
  const fail = (why: string): WebhookCallError => new WebhookCallError(`the answer of ${target.serverName} ${why}`);
  let object: JsonValue;
  try {
    object = parseJson(answer, MAX_DEPTH, MOST_VALUES).value;
  } catch (error) {
    throw fail(error instanceof JsonSizeError ? 'holds too many values' : 'is not JSON');
  }
  if (!isJsonObject(object)) throw fail('is not an object');
  // Missing members are as in the request.
  if ((getOwn(object, 'apiVersion') ?? apiVersion) !== apiVersion || (getOwn(object, 'kind') ?? kind) !== kind) {
    throw fail(`is no ${kind} of ${apiVersion}`);
  }
  const status = getOwn(object, 'status') ?? {};
  if (!isJsonObject(status)) throw fail('has a status that is no object');
  return status;
}
