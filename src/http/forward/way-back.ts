import type { IncomingMessage } from 'node:http';
import { posix } from 'node:path';
import { badRequest, internalError, StatusError, type StatusReason } from '../../meta/errors.js';
import { hostPort } from '../../meta/host-port.js';
import { REFUSAL_WORDS } from '../../meta/refusal-words.js';
import type { Destination, ProxyRoot } from './destination.js';

/** Headers of an answer. */
export type Headers = Record<string, string | string[]>;

/** CORS headers of a page behind a proxy apply to that page only, not to the API. */
const OF_OTHER_ORIGINS = [
  'access-control-allow-credentials',
  'access-control-allow-headers',
  'access-control-allow-methods',
  'access-control-allow-origin',
];
/** Caches must not keep an answer: it is for the caller alone. */
const KEPT_BY_NOBODY = 'no-cache, private';

/**
 * The headers of a forwarded answer. The client sees it at another path than the destination does, so that a location
 * on the same host is rewritten to the path here. A log is plain text.
 *
 * @param headers those of the destination that are passed on
 * @param host the client's name for this server
 */
export function headersBack(headers: Headers, to: Destination, host: string): Headers {
  const own = headers['cache-control'];
  const back: Headers = {
    ...headers,
    'cache-control': own === undefined ? KEPT_BY_NOBODY : `${KEPT_BY_NOBODY}, ${String(own)}`,
  };
  if (to.asked === 'log') return { ...back, 'content-type': 'text/plain' };
  if (to.asked === 'stream') return back;
  for (const name of OF_OTHER_ORIGINS) delete back[name];
  const { location } = headers;
  if (typeof location === 'string') back['location'] = placeHere(location, to, to.asked, host);
  return back;
}

/** Scheme, host, path, and query with fragment. */
const PLACE = /^(?:([a-z][a-z0-9+.-]*):)?(?:\/\/([^/?#]*))?([^?#]*)(.*)$/is;

/**
 * Where the client finds a location named by the destination; those on other hosts and relative ones stay unchanged.
 */
function placeHere(location: string, to: Destination, { path: root }: ProxyRoot, host: string): string {
  const [, scheme = '', authority = '', path = '', rest = ''] = PLACE.exec(location) ?? [];
  const same = authority === '' || authority === host || authority === hostPort(to.host, to.port);
  if (!same || !path.startsWith('/')) return location;
  const here = authority !== '' && authority === host ? `${scheme === '' ? '' : `${scheme}:`}//${authority}` : '';
  return `${here}${path.startsWith(root) ? path : posix.join(root, path)}${rest}`;
}

/** Most bytes read of an error. */
const LONGEST_REFUSAL = 50_000;
/** Other errors of a node agent, whose own words are for operators. */
const REASONS: ReadonlyMap<number, StatusReason> = new Map([
  [401, 'Unauthorized'],
  [403, 'Forbidden'],
  [404, 'NotFound'],
  [429, 'TooManyRequests'],
  [503, 'ServiceUnavailable'],
]);
const FORBIDDEN = 'the server does not let the API server read it';

/** Whether a node agent answered with a log. */
export function isLog(status: number): boolean {
  return status >= 200 && status <= 206;
}

/** Why there is no log, from the node agent's error. Reads the answer to its end or limit. */
export async function logRefusal(answer: IncomingMessage, pod: string): Promise<StatusError> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      length += chunk.length;
      if (length >= LONGEST_REFUSAL) break;
    }
  } catch (error) {
    return internalError(`the node agent broke off its answer: ${(error as Error).message}`);
  }
  const text = Buffer.concat(chunks).subarray(0, LONGEST_REFUSAL).toString();
  const { statusCode: status = 0 } = answer;
  if (status === 400) return badRequest(text);
  const reason = REASONS.get(status);
  if (reason === undefined) return internalError(text === '' ? `the node agent answered with ${status}` : text);
  const message = REFUSAL_WORDS.get(status) ?? FORBIDDEN;
  return new StatusError(status, reason, `${message} ( pods ${pod})`, { details: { name: pod, kind: 'pods' } });
}
