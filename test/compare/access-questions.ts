import type { Api, ApiResponse } from '../support/api.js';
import type { Question, RequestAs } from './access-sets.js';

/** Concurrent questions. */
const AT_ONCE = 8;
const REVIEWS = '/apis/authorization.k8s.io/v1/subjectaccessreviews';

/** Compares both servers' answers, and counts. */
export interface Comparison {
  readonly reference: Api;
  readonly ours: Api;
  /** Normalises the two answers of one request, which must then be equal. */
  note(title: string, reference: unknown, ours: unknown): void;
}

/** The result of a review; which of several rules allows it is up to the server. */
export async function review(api: Api, spec: Question): Promise<{ allowed: boolean; reason: string }> {
  const { status } = (await api.post(REVIEWS, { spec })).json as {
    status: { allowed: boolean; denied?: boolean; reason?: string; evaluationError?: string };
  };
  const { allowed, denied = false, reason = '', evaluationError = '' } = status;
  const words = allowed ? (reason === '' ? '' : 'a reason') : inOrder(reason);
  return { allowed, ...(denied && { denied }), reason: words, ...(evaluationError && { evaluationError }) };
}

/** Sorts the parts of a bracketed list: the reference's order is that of a hash table. */
export function inOrder(text: string): string {
  return text.replace(/\[([^[\]]*)\]/g, (_all, inner: string) => `[${inner.split(', ').sort().join(', ')}]`);
}

/** For a refusal the whole message; for everything else that it was authorized. */
export async function answerTo(api: Api, { user, groups, method, path, body }: RequestAs): Promise<unknown> {
  const answer = await api.send(method, path, {
    ...(body !== undefined && { body }),
    headers: acting(user, groups),
  });
  return outcomeOf(answer);
}

/** The same for an existing answer. */
export function outcomeOf(answer: ApiResponse): unknown {
  if (answer.status !== 403 && answer.status !== 401) return { status: answer.status };
  const { message, reason, details } = answer.json as { message: string; reason: string; details: unknown };
  return { status: answer.status, reason, message: inOrder(message), details };
}

/** Headers of an impersonated user. */
export function acting(user: string, groups: readonly string[]): Record<string, string> {
  // Node's client sends a list as several headers.
  return { 'impersonate-user': user, ...(groups.length > 0 && { 'impersonate-group': [...groups] as never }) };
}

/** The same request on both servers, concurrently. */
export async function both<T>({ reference, ours }: Comparison, work: (api: Api) => Promise<T>): Promise<[T, T]> {
  return Promise.all([work(reference), work(ours)]);
}

/** Processes the items, several concurrently. */
export async function inTurns<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let item = items[next++]; item !== undefined; item = items[next++]) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
