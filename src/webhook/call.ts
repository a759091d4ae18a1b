import { createHash } from 'node:crypto';
import { Agent, request } from 'node:https';
import { isIP } from 'node:net';
import { timerDelay } from '../meta/timer.js';
import { refusalText } from './refusal.js';
import { shownUrl, type WebhookTarget } from './target.js';

/** Limits of one call. */
export interface CallBounds {
  /** Deadline from the first attempt to connect to the last byte of the answer, in milliseconds. */
  readonly timeoutMs: number;
  /** Size limit of the answer, in bytes. */
  readonly maxBytes: number;
  /** Aborts the call. */
  readonly signal?: AbortSignal;
}

/** An HTTPS callback failed; the message is fit for clients. */
export class WebhookCallError extends Error {
  /** HTTP status of the answer; undefined when none came. */
  readonly status: number | undefined;
  /** The error in that answer, in the words of Kubernetes' clients; undefined when none came. */
  readonly refusal: string | undefined;

  constructor(message: string, status?: number, refusal?: string) {
    super(message);
    this.name = 'WebhookCallError';
    this.status = status;
    this.refusal = refusal;
  }
}

/** Calls webhooks: one HTTPS request, one JSON answer. */
export interface WebhookCaller {
  /** @throws WebhookCallError for no connection, no answer in time, a status beyond 206, or too long an answer */
  post(target: WebhookTarget, body: Buffer, bounds: CallBounds): Promise<Buffer>;
  /** Reads a document. @throws WebhookCallError as `post` does, and for any status but 200 */
  get(target: WebhookTarget, bounds: CallBounds): Promise<Buffer>;
  /** Closes idle connections. */
  close(): void;
}

/** Limit of targets with kept connections; beyond it, the least recently used one is dropped. */
const MOST_AGENTS = 64;
/** Concurrent connections to one target; more calls wait for a free one within their own deadline. */
const MOST_SOCKETS = 16;

/**
 * Limit of chunks of an answer, whatever its length: a chunk of one byte takes a hundred times as much memory. An
 * answer of a mebibyte in packets of the least size has fewer.
 */
const MOST_PIECES = 4_096;
/** The last status of a success, as Kubernetes' clients count. */
const MOST_SUCCESS = 206;
/** Limit of interim answers (1xx). */
const MOST_INTERIM = 16;

/** Makes a caller that keeps connections open between calls, one pool for each target and authority. */
export function createWebhookCaller(): WebhookCaller {
  const agents = new Map<string, Agent>();
  const agentOf = (target: WebhookTarget): Agent => {
    const key = identityOf(target);
    const known = agents.get(key);
    if (known !== undefined) {
      agents.delete(key);
      agents.set(key, known);
      return known;
    }
    const agent = new Agent({ keepAlive: true, maxSockets: MOST_SOCKETS, maxFreeSockets: 2, timeout: 60_000 });
    agents.set(key, agent);
    for (const [oldest, old] of agents) {
      if (agents.size <= MOST_AGENTS) break;
      agents.delete(oldest);
      retire(old);
    }
    return agent;
  };
  return {
    post: (target, body, bounds) => send(target, body, bounds, agentOf(target)),
    get: (target, bounds) => send(target, undefined, bounds, agentOf(target)),
    close() {
      for (const agent of agents.values()) agent.destroy();
      agents.clear();
    },
  };
}

/** Closes idle connections, and the others after their calls; `destroy` would abort those. */
function retire(agent: Agent): void {
  (agent as Agent & { keepAlive: boolean }).keepAlive = false;
  for (const idle of Object.values(agent.freeSockets)) for (const socket of [...(idle ?? [])]) socket.destroy();
}

/** Connections are shared by calls with the same name and settings. */
function identityOf({ serverName, ca, client, insecure }: WebhookTarget): string {
  const hash = (text: string): string => createHash('sha256').update(text).digest('base64');
  const authority = ca === undefined ? '' : hash(ca);
  const own = client === undefined ? '' : hash(client.certificate + client.privateKey);
  return `${serverName} ${authority} ${own} ${insecure === true}`;
}

/** POSTs the body; GET without one. */
function send(target: WebhookTarget, body: Buffer | undefined, bounds: CallBounds, agent: Agent): Promise<Buffer> {
  const url = shownUrl(target);
  const { client } = target;
  const fault = (why: string, status?: number, refusal?: string): WebhookCallError =>
    new WebhookCallError(`${body === undefined ? 'Get' : 'Post'} "${url}": ${why}`, status, refusal);
  return new Promise((resolve, reject) => {
    if (bounds.signal?.aborted === true) throw fault('the request was given up');
    const refuse = (why: string, status?: number, refusal?: string): void => {
      clearTimeout(timer);
      bounds.signal?.removeEventListener('abort', abort);
      call.destroy();
      reject(fault(why, status, refusal));
    };
    const call = request(
      {
        host: target.host,
        port: target.port,
        path: target.path,
        method: body === undefined ? 'GET' : 'POST',
        agent,
        servername: isIP(target.serverName) === 0 ? target.serverName : '',
        headers: {
          host: target.serverName,
          accept: 'application/json',
          ...(body !== undefined && { 'content-type': 'application/json', 'content-length': body.length }),
          ...target.headers?.(),
        },
        // Each given certificate is trusted, also an intermediate one, or the webhook's own.
        ...(target.ca === undefined ? {} : { ca: target.ca, allowPartialTrustChain: true }),
        ...(client === undefined ? {} : { cert: client.certificate, key: client.privateKey }),
        ...(target.insecure === true && { rejectUnauthorized: false }),
      },
      (response) => {
        const chunks: Buffer[] = [];
        let length = 0;
        response.on('data', (chunk: Buffer) => {
          length += chunk.length;
          if (length > bounds.maxBytes) refuse(`the answer is longer than ${bounds.maxBytes} bytes`);
          else if (chunks.push(chunk) > MOST_PIECES) refuse('the answer comes in too many pieces');
        });
        response.on('error', (error) => refuse(error.message));
        response.on('end', () => {
          const answer = Buffer.concat(chunks);
          const status = response.statusCode ?? 0;
          if (status !== 200 && (body === undefined || status < 200 || status > MOST_SUCCESS)) {
            const refusal = refusalText(status, response.headers['content-type'] ?? '', answer);
            return refuse(`the webhook answered ${status}: ${answer.toString('utf8', 0, 200)}`, status, refusal);
          }
          clearTimeout(timer);
          bounds.signal?.removeEventListener('abort', abort);
          resolve(answer);
        });
      },
    );
    const abort = (): void => refuse('the request was given up');
    const timer = setTimeout(() => refuse('context deadline exceeded'), timerDelay(bounds.timeoutMs));
    timer.unref();
    bounds.signal?.addEventListener('abort', abort, { once: true });
    let interim = 0;
    call.on('information', () => {
      interim += 1;
      if (interim > MOST_INTERIM) refuse('too many interim answers');
    });
    // The call does not ask for another protocol.
    call.on('upgrade', (_answer, socket) => {
      socket.destroy();
      refuse('the webhook switches to another protocol');
    });
    call.on('error', (error) => refuse(error.message));
    call.end(body);
  });
}
