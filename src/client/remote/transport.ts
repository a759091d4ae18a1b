import type { IncomingMessage } from 'node:http';
import { Agent, request as httpsRequest } from 'node:https';
import { isJsonObject } from '../../json/own-property.js';
import { parseStored } from '../../json/parse.js';
import { printJson } from '../../json/print.js';
import type { JsonObject, JsonValue } from '../../json/types.js';
import { internalError, StatusError, type StatusDetails, type StatusReason } from '../../meta/errors.js';
import { authorizationOf } from './authorization.js';
import type { Connection } from './kubeconfig.js';

/** One request. Members of `query` that are undefined or empty are left out. */
export interface WireRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: JsonValue;
  /** `application/json` when absent. */
  readonly contentType?: string;
  readonly signal?: AbortSignal | undefined;
}

/** Requests to one server over keep-alive connections. */
export interface Transport {
  /** The whole answer. @throws StatusError for every error answer, Error when the server cannot be reached */
  send(request: WireRequest): Promise<JsonObject>;
  /** A streamed answer: one JSON document per line. Throws like `send` before the first. */
  stream(request: WireRequest): AsyncGenerator<JsonObject>;
  /** Closes idle connections. */
  close(): void;
}

/** Longest wait for the head of an answer, and between two parts of one other than a stream, in milliseconds. */
const PATIENCE = 70_000;
/** After this idle time of a stream, TCP keep-alive probes the peer, in milliseconds. */
const QUIET = 30_000;
/** Longest line of a stream, in bytes: several times the largest object. */
const LONGEST_LINE = 64 * 1024 * 1024;

/** Longest answer other than a stream, in bytes: the list of a few hundred thousand objects. */
const LONGEST_ANSWER = 512 * 1024 * 1024;
/** Bytes that are read of an error answer. */
const READ_OF_REFUSAL = 4 * 1024 * 1024;

/** A kept connection that the server closed while the next request was in transit. */
class ClosedConnection extends Error {
  constructor(cause: Error) {
    super(cause.message, { cause });
  }
}

/**
 * Makes a transport; nothing is opened before the first request.
 *
 * @param longest answer other than a stream, in bytes; a longer one is an error
 */
export function createTransport(connection: Connection, userAgent: string, longest = LONGEST_ANSWER): Transport {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const authorization = authorizationOf(connection);
  const attempt = (request: WireRequest, connections: Agent | false): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const body = request.body === undefined ? undefined : printJson(request.body);
      const sent = httpsRequest(
        connection.server + request.path + queryOf(request.query),
        {
          method: request.method,
          agent: connections,
          ...(connection.ca && { ca: connection.ca, allowPartialTrustChain: true }),
          ...(connection.certificate && { cert: connection.certificate }),
          ...(connection.key && { key: connection.key }),
          ...(connection.serverName && { servername: connection.serverName }),
          ...(connection.insecure === true && { rejectUnauthorized: false }),
          ...(request.signal && { signal: request.signal }),
          headers: {
            accept: 'application/json',
            'user-agent': userAgent,
            ...authorization(),
            // Node does not set the length of a DELETE body.
            ...(body !== undefined && {
              'content-type': request.contentType ?? 'application/json',
              'content-length': Buffer.byteLength(body),
            }),
          },
        },
        resolve,
      );
      sent.setTimeout(PATIENCE, () => sent.destroy(new Error(`no answer from ${connection.server} in ${PATIENCE} ms`)));
      sent.on('error', (error: NodeJS.ErrnoException) => {
        const closed = sent.reusedSocket && (error.code === 'ECONNRESET' || error.code === 'EPIPE');
        reject(closed ? new ClosedConnection(error) : error);
      });
      sent.end(body);
    });
  const open = async (request: WireRequest): Promise<IncomingMessage> => {
    try {
      return await attempt(request, agent);
    } catch (error) {
      if (!(error instanceof ClosedConnection)) throw error;
      // Whether the server has done it is unknown, so only reads are retried.
      if (request.method !== 'GET') throw error.cause;
      return attempt(request, false);
    }
  };

  return {
    async send(request) {
      const answer = await open(request);
      if ((answer.statusCode ?? 500) >= 400) throw await refusalIn(answer);
      const read = await upTo(longest, answer);
      if (read.length > longest) throw new Error(`the server sent an answer of more than ${longest} bytes`);
      return objectIn(read);
    },
    async *stream(request) {
      const answer = await open(request);
      if ((answer.statusCode ?? 500) >= 400) throw await refusalIn(answer);
      answer.setTimeout(0);
      answer.socket.setTimeout(0);
      // Without probes, a server that vanished would be waited for for ever; its machine answers the probes.
      answer.socket.setKeepAlive(true, QUIET);
      try {
        for await (const line of lines(answer)) yield objectIn(line);
      } finally {
        answer.destroy();
      }
    },
    close: () => agent.destroy(),
  };
}

function queryOf(query: WireRequest['query']): string {
  const pairs = Object.entries(query ?? {}).flatMap(([name, value]): [string, string][] =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`;
}

/** The body; of a longer one only the beginning, with more bytes than that. */
async function upTo(bytes: number, answer: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of answer) {
    chunks.push(chunk as Buffer);
    length += (chunk as Buffer).length;
    // Leaving the loop closes the connection.
    if (length > bytes) break;
  }
  return Buffer.concat(chunks);
}

async function* lines(answer: IncomingMessage): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let length = 0;
  for await (const chunk of answer) {
    let rest = chunk as Buffer;
    for (let cut = rest.indexOf(0x0a); cut >= 0; cut = rest.indexOf(0x0a)) {
      const line = Buffer.concat([...parts, rest.subarray(0, cut)]);
      parts = [];
      length = 0;
      rest = rest.subarray(cut + 1);
      if (line.length > 0) yield line;
    }
    if (rest.length === 0) continue;
    parts.push(rest);
    length += rest.length;
    if (length > LONGEST_LINE) throw new Error(`the server sent a line of more than ${LONGEST_LINE} bytes`);
  }
}

function objectIn(bytes: Buffer): JsonObject {
  const value = parseStored(bytes);
  if (!isJsonObject(value)) throw new Error('the server answered something that is no object');
  return value;
}

/** The Status of an error answer; one of our own when the body is none. */
async function refusalIn(answer: IncomingMessage): Promise<StatusError> {
  const code = answer.statusCode ?? 500;
  const body = await upTo(READ_OF_REFUSAL, answer);
  try {
    return statusErrorOf(objectIn(body));
  } catch {
    return new StatusError(code, 'InternalError', body.toString('utf8').slice(0, 1000).trim() || `HTTP ${code}`);
  }
}

/** A Status object as an error. */
export function statusErrorOf(status: JsonObject): StatusError {
  const { code, reason, message, details } = status;
  if (typeof code !== 'number') return internalError('the server sent an error without a code');
  return new StatusError(code, (reason as StatusReason | undefined) ?? 'InternalError', String(message ?? ''), {
    ...(isJsonObject(details) && { details: details as StatusDetails }),
  });
}
