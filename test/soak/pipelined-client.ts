import { connect, type ConnectionOptions, type TLSSocket } from 'node:tls';
import type { FuzzRequest } from './fuzz-requests.js';

/** The answer to one request. */
export interface PipelinedAnswer {
  /** 0 when the connection ended without an answer; -1 when none came in time. */
  readonly status: number;
  readonly retryAfter: boolean;
  readonly body: string;
}

/** Longest wait for the next answer, in ms: more than the server takes for its longest request. */
const LONGEST_SILENCE = 90_000;
/** How many new connections may end without an answer to their first request, as when the server is full. */
const MOST_TRIES = 3;
const NO_ANSWER: PipelinedAnswer = { status: 0, retryAfter: false, body: '' };
const SILENCE: PipelinedAnswer = { status: -1, retryAfter: false, body: '' };

/** HTTP/1.1 on one reused connection with several pipelined requests. */
export class PipelinedClient {
  readonly #options: ConnectionOptions;
  #socket: TLSSocket | undefined;

  constructor(options: ConnectionOptions) {
    this.#options = options;
  }

  /** Sends the requests at once and returns their answers in order, repeating unanswered ones on a new connection. */
  async send(requests: readonly FuzzRequest[]): Promise<readonly PipelinedAnswer[]> {
    const answers: PipelinedAnswer[] = [];
    let fresh = this.#socket === undefined;
    let tries = 0;
    while (answers.length < requests.length) {
      const { got, silent } = await this.#once(requests.slice(answers.length));
      answers.push(...got);
      if (answers.length === requests.length) break;
      tries = got.length === 0 && fresh ? tries + 1 : 0;
      if (silent) answers.push(SILENCE);
      // A server may close between two answers; a request on a new connection gets one.
      else if (tries === MOST_TRIES) {
        answers.push(NO_ANSWER);
        tries = 0;
      }
      fresh = true;
    }
    return answers;
  }

  close(): void {
    this.#socket?.destroy();
    this.#socket = undefined;
  }

  #once(requests: readonly FuzzRequest[]): Promise<{ readonly got: PipelinedAnswer[]; readonly silent: boolean }> {
    const socket = (this.#socket ??= connect({ ...this.#options, ALPNProtocols: ['http/1.1'] }));
    return new Promise((resolve) => {
      const got: PipelinedAnswer[] = [];
      let text = '';
      /** Bytes since the last parse attempt, and the length needed for the next one. */
      let come: string[] = [];
      let length = 0;
      let wanted = 0;
      const finish = (silent: boolean, usable: boolean): void => {
        clearTimeout(timer);
        socket.removeAllListeners('data');
        socket.removeAllListeners('close');
        if (!usable) this.close();
        resolve({ got, silent });
      };
      let timer = setTimeout(() => finish(true, false), LONGEST_SILENCE);
      socket.on('error', () => undefined);
      socket.on('close', () => finish(false, false));
      socket.on('data', (chunk: Buffer) => {
        come.push(chunk.toString('latin1'));
        length += chunk.length;
        if (length < wanted) return;
        text += come.join('');
        come = [];
        for (;;) {
          const parsed = answerIn(text, requests[got.length]);
          if (typeof parsed === 'number') {
            wanted = parsed;
            return;
          }
          text = text.slice(parsed.end);
          length = text.length;
          wanted = 0;
          if (parsed.answer === undefined) continue;
          got.push(parsed.answer);
          clearTimeout(timer);
          timer = setTimeout(() => finish(true, false), LONGEST_SILENCE);
          if (parsed.last || requests[got.length - 1]!.lasting) return finish(false, false);
          if (got.length === requests.length) return finish(false, true);
        }
      });
      socket.write(Buffer.concat(requests.map(wireForm)));
    });
  }
}

function wireForm({ method, path, headers, body }: FuzzRequest): Buffer {
  const lines = [`${method} ${path} HTTP/1.1`, 'host: localhost'];
  for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
  if (body.length > 0 || (method !== 'GET' && method !== 'HEAD')) lines.push(`content-length: ${body.length}`);
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), body]);
}

interface Parsed {
  /** Undefined for an interim answer. */
  readonly answer: PipelinedAnswer | undefined;
  readonly end: number;
  /** The server closes the connection after it. */
  readonly last: boolean;
}

/** The first answer of the text; while it is incomplete, the length needed at least. */
function answerIn(text: string, request: FuzzRequest | undefined): Parsed | number {
  const headEnd = text.indexOf('\r\n\r\n');
  if (headEnd < 0) return text.length + 1;
  const head = text.slice(0, headEnd).toLowerCase();
  const status = Number(head.slice(9, 12));
  const start = headEnd + 4;
  if (status >= 100 && status < 200) return { answer: undefined, end: start, last: false };
  const last = /\r\nconnection: close/.test(head);
  const retryAfter = head.includes('\r\nretry-after:');
  const done = (end: number, body: string): Parsed => ({ answer: { status, retryAfter, body }, end, last });
  if (request?.method === 'HEAD' || status === 204 || status === 304) return done(start, '');
  const length = /\r\ncontent-length: (\d+)/.exec(head);
  if (length !== null) {
    const end = start + Number(length[1]);
    return text.length < end ? end : done(end, text.slice(start, Math.min(end, start + 2000)));
  }
  if (!head.includes('transfer-encoding: chunked')) return done(text.length, '');
  // The beginning of a stream is enough: its client then disconnects.
  if (request?.lasting === true) return done(text.length, '');
  let at = start;
  for (;;) {
    const lineEnd = text.indexOf('\r\n', at);
    if (lineEnd < 0) return text.length + 1;
    const size = parseInt(text.slice(at, lineEnd), 16);
    const next = size === 0 ? text.indexOf('\r\n\r\n', lineEnd) + 4 : lineEnd + 2 + size + 2;
    // Trailers may follow the last chunk.
    if (next < lineEnd) return text.length + 1;
    if (text.length < next) return next;
    if (size === 0) return done(next, text.slice(start, start + 2000));
    at = next;
  }
}
