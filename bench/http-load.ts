import { connect, type TLSSocket } from 'node:tls';

/** Target and user. */
export interface LoadTarget {
  readonly host: string;
  readonly port: number;
  readonly ca: Buffer;
  readonly cert: Buffer;
  readonly key: Buffer;
}

/** A target without a client certificate. */
type OpenTarget = Omit<LoadTarget, 'cert' | 'key'> & Partial<LoadTarget>;

/** A load: connections that each send the next request once the previous answer is complete. */
export interface LoadOptions {
  readonly connections: number;
  readonly milliseconds: number;
  /** Maximum number of requests; absent: as many as the time allows. */
  readonly count?: number;
  /** Called when the connections are open, before the first request. */
  readonly opened?: () => void;
  /** The bytes of the n-th request. */
  readonly request: (n: number) => Buffer;
}

/** Results of a load. */
export interface LoadResult {
  readonly perSecond: number;
  readonly latencies: readonly number[];
  readonly bytes: number;
}

/** A server that is silent for longer, while an answer is due, has failed; in ms. */
export const LONGEST_SILENCE = 120_000;

const HEAD_END = Buffer.from('\r\n\r\n');
const LINE_END = Buffer.from('\r\n');

/** An HTTP/1.1 request with an optional body, JSON by default; `token` is sent as a bearer token. */
export function httpRequest(
  method: string,
  path: string,
  body?: Buffer | string,
  { token, type = 'application/json' }: { readonly token?: string; readonly type?: string } = {},
): Buffer {
  const bytes = body === undefined ? Buffer.alloc(0) : Buffer.from(body);
  const head = [
    `${method} ${path} HTTP/1.1`,
    'host: bench',
    'accept: application/json',
    ...(token === undefined ? [] : [`authorization: Bearer ${token}`]),
    ...(body === undefined ? [] : [`content-type: ${type}`, `content-length: ${bytes.length}`]),
    '',
    '',
  ].join('\r\n');
  return Buffer.concat([Buffer.from(head), bytes]);
}

/**
 * Runs the load over TLS and HTTP/1.1. The client only finds the ends of answers, to leave the CPU to the server.
 *
 * @throws Error when an answer is not 2xx, as quick refusals would count as quick answers, or does not come
 */
export async function load(target: OpenTarget, options: LoadOptions): Promise<LoadResult> {
  const sockets = await Promise.all(Array.from({ length: options.connections }, () => open(target)));
  options.opened?.();
  const latencies: number[] = [];
  let sent = 0;
  let bytes = 0;
  const started = performance.now();
  const end = started + options.milliseconds;
  const most = options.count ?? Number.POSITIVE_INFINITY;
  const run = (socket: TLSSocket): Promise<void> =>
    new Promise((resolve, reject) => {
      let at = 0;
      const next = (): void => {
        at = performance.now();
        if (at >= end || sent >= most) return resolve();
        socket.write(options.request(sent++));
      };
      const reader: AnswerReader = new AnswerReader((status) => {
        latencies.push(performance.now() - at);
        if (status >= 200 && status <= 299) return next();
        reject(
          new Error(`a request of the benchmark was answered ${status}: ${reader.start.toString('latin1').trim()}`),
        );
      }, KEPT_OF_FAILURES);
      socket.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        reader.take(chunk);
      });
      onFailure(socket, reject);
      socket.setTimeout(LONGEST_SILENCE);
      next();
    });
  try {
    await Promise.all(sockets.map(run));
  } finally {
    for (const socket of sockets) socket.destroy();
  }
  const seconds = (performance.now() - started) / 1000;
  return { perSecond: latencies.length / seconds, latencies, bytes };
}

/** Calls back when a connection ends, or its time-out for silence passes. */
function onFailure(socket: TLSSocket, failed: (error: Error) => void): void {
  socket.on('timeout', () => {
    socket.destroy(new Error(`the server did not answer within ${LONGEST_SILENCE / 1000} s`));
  });
  socket.once('error', failed);
  socket.once('close', () => failed(new Error('the server closed a connection of the benchmark')));
}

/** The answer to one request. */
export interface Answer {
  readonly status: number;
  /** The first bytes of the body; all of it when it is short. */
  readonly start: string;
  /** Length of the body. */
  readonly length: number;
}

/** A connection with sequential requests. */
export interface Connection {
  readonly socket: TLSSocket;
  send(request: Buffer): Promise<Answer>;
  close(): void;
}

/** Bytes of a body kept in an `Answer`. */
const KEPT = 1024;
/** The same for errors: the first slice of the body, whatever its length, which costs next to nothing. */
const KEPT_OF_FAILURES = 1;

/** Opens a connection for sequential requests, whose answers keep this many bytes of their bodies. */
export async function openConnection(target: LoadTarget, kept = KEPT): Promise<Connection> {
  const socket = await open(target);
  let answered: ((answer: Answer) => void) | undefined;
  let failed: ((error: Error) => void) | undefined;
  const reader: AnswerReader = new AnswerReader((status) => {
    socket.setTimeout(0);
    answered?.({ status, start: reader.start.toString('latin1'), length: reader.length });
  }, kept);
  socket.on('data', (chunk: Buffer) => reader.take(chunk));
  onFailure(socket, (error) => failed?.(error));
  return {
    socket,
    send: (request) =>
      new Promise((resolve, reject) => {
        answered = resolve;
        failed = reject;
        socket.setTimeout(LONGEST_SILENCE);
        socket.write(request);
      }),
    close: () => void socket.destroy(),
  };
}

/** One request on a separate connection. @throws Error when it is not answered 2xx */
export async function sendOnce(target: LoadTarget, request: Buffer): Promise<void> {
  const connection = await openConnection(target);
  const { status, start } = await connection.send(request);
  connection.close();
  if (status > 299) throw new Error(`a request of the benchmark was answered ${status}: ${start}`);
}

/** Opens one TLS connection for HTTP/1.1. */
export function open(target: OpenTarget): Promise<TLSSocket> {
  return new Promise((resolve, reject) => {
    const socket = connect(
      {
        host: target.host,
        port: target.port,
        ca: target.ca,
        cert: target.cert,
        key: target.key,
        ALPNProtocols: ['http/1.1'],
        servername: 'localhost',
      },
      () => {
        socket.off('error', reject);
        socket.setNoDelay(true);
        resolve(socket);
      },
    );
    socket.once('error', reject);
  });
}

/** Finds where answers end: by content-length, or by the last chunk. */
class AnswerReader {
  readonly #done: (status: number) => void;
  #state: 'head' | 'body' | 'chunk-size' | 'chunk' | 'last' = 'head';
  #held: Buffer = Buffer.alloc(0);
  #left = 0;
  #status = 0;
  readonly #keep: number;
  #start: Buffer[] = [];
  #kept = 0;
  #length = 0;

  /** @param keep bytes of each body kept in `start` */
  constructor(done: (status: number) => void, keep = 0) {
    this.#done = done;
    this.#keep = keep;
  }

  /** Length of the body of the last answer; of a chunked one, with chunk headers. */
  get length(): number {
    return this.#length;
  }

  /** The first bytes of the body of the last answer. */
  get start(): Buffer {
    return Buffer.concat(this.#start);
  }

  take(chunk: Buffer): void {
    let data = this.#held.length === 0 ? chunk : Buffer.concat([this.#held, chunk]);
    this.#held = Buffer.alloc(0);
    for (;;) {
      if (this.#state === 'body' || this.#state === 'chunk') {
        const used = Math.min(this.#left, data.length);
        if (this.#kept < this.#keep) {
          this.#start.push(data.subarray(0, used));
          this.#kept += used;
        }
        this.#length += used;
        this.#left -= used;
        data = data.subarray(used);
        if (this.#left > 0) return;
        if (this.#state === 'chunk') {
          this.#state = 'chunk-size';
        } else {
          this.#state = 'head';
          this.#done(this.#status);
          if (data.length === 0) return;
        }
        continue;
      }
      const mark = this.#state === 'head' ? HEAD_END : LINE_END;
      const at = data.indexOf(mark);
      if (at < 0) {
        this.#held = data;
        return;
      }
      const text = data.toString('latin1', 0, at);
      data = data.subarray(at + mark.length);
      this.#line(text);
      if (this.#state === 'head' && this.#left === 0) {
        this.#done(this.#status);
        if (data.length === 0) return;
      }
    }
  }

  #line(text: string): void {
    if (this.#state === 'head') {
      this.#status = Number(text.slice(9, 12));
      this.#start = [];
      this.#kept = 0;
      this.#length = 0;
      const length = /\r\ncontent-length: *(\d+)/i.exec(text);
      this.#left = length === null ? 0 : Number(length[1]);
      this.#state =
        length !== null ? (this.#left === 0 ? 'head' : 'body') : /chunked/i.test(text) ? 'chunk-size' : 'head';
    } else if (this.#state === 'chunk-size') {
      const size = Number.parseInt(text, 16);
      this.#state = size === 0 ? 'last' : 'chunk';
      this.#left = size === 0 ? 0 : size + 2;
    } else {
      this.#state = 'head';
      this.#left = 0;
    }
  }
}
