import { connect, type ClientHttp2Session } from 'node:http2';
import { Agent, request } from 'node:https';
import { createRequire } from 'node:module';
import { identityOf } from '../../soak/identity.js';

/** How a watch is transported. */
export type Transport = 'http1' | 'http2' | 'websocket';

/** One watch request, the same for both servers. */
export interface StreamRequest {
  readonly transport: Transport;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A complete answer of a watch. */
export interface StreamAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** All bytes of a body; the messages of a WebSocket. */
  readonly pieces: readonly Buffer[];
  /** Whether every message of a WebSocket was binary, text, or both; `none` elsewhere. */
  readonly messages: string;
  /** How it ended: `complete`, `cut`, `reset` with the code of HTTP/2, or the code of a WebSocket. */
  readonly end: string;
}

/** A watch that has begun. */
export interface OpenStream {
  /** Resolves at the head of the answer, or at an earlier end. Never rejects. */
  readonly begun: Promise<void>;
  /** Resolves when the stream has ended; never rejects. */
  readonly over: Promise<StreamAnswer>;
  close(): void;
}

/** The used parts of the package `ws`, which has no types. */
interface Socket {
  on(event: string, listener: (...values: never[]) => void): void;
  terminate(): void;
}

const { WebSocket } = createRequire(import.meta.url)('ws') as {
  WebSocket: new (url: string, protocols: string[], options: object) => Socket;
};

/** Half of what this server allows by default. */
const STREAMS_PER_CONNECTION = 50;

interface Head {
  readonly statusCode?: number;
  readonly headers: Record<string, string | string[] | undefined>;
}

/** Opens watches with the certificate of a kubeconfig over three transports. */
export class Streams {
  readonly #url: URL;
  readonly #identity: Omit<ReturnType<typeof identityOf>, 'url'>;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  readonly #sessions = new Map<ClientHttp2Session, number>();

  constructor(kubeconfig: string) {
    const { url, ...identity } = identityOf(kubeconfig);
    this.#url = new URL(url);
    this.#identity = identity;
  }

  open(asked: StreamRequest): OpenStream {
    switch (asked.transport) {
      case 'http1':
        return this.#http1(asked);
      case 'http2':
        return this.#http2(asked);
      case 'websocket':
        return this.#webSocket(asked);
    }
  }

  close(): void {
    for (const session of this.#sessions.keys()) session.destroy();
    this.#agent.destroy();
  }

  #http1({ path, headers }: StreamRequest): OpenStream {
    const { begun, over, begin, finish } = promises();
    const pieces: Buffer[] = [];
    const outgoing = request({
      ...this.#identity,
      agent: this.#agent,
      host: this.#url.hostname,
      port: this.#url.port,
      path,
      headers: { ...headers },
    });
    const failed = (error: Error): void => finish({ ...NOTHING, end: error.message });
    outgoing.once('error', failed).once('response', (message) => {
      begin();
      const end = (how: string): void =>
        finish({ status: message.statusCode!, headers: message.headers, pieces, messages: 'none', end: how });
      message.on('data', (piece: Buffer) => pieces.push(piece));
      message.once('end', () => end('complete'));
      message.once('error', () => end('cut'));
      message.once('close', () => end('cut'));
    });
    outgoing.end();
    return { begun, over, close: () => outgoing.destroy() };
  }

  #http2({ path, headers }: StreamRequest): OpenStream {
    const { begun, over, begin, finish } = promises();
    const session = this.#session();
    const stream = session.request({ ':path': path, ...headers });
    const pieces: Buffer[] = [];
    let status = 0;
    let answered: StreamAnswer['headers'] = {};
    stream.once('response', (head) => {
      begin();
      status = Number(head[':status']);
      answered = Object.fromEntries(Object.entries(head).filter(([name]) => !name.startsWith(':')));
    });
    let ended = false;
    stream.on('data', (piece: Buffer) => pieces.push(piece));
    stream.once('end', () => (ended = true));
    // `close` follows.
    stream.once('error', () => undefined);
    stream.once('close', () => {
      const { rstCode } = stream;
      const how = rstCode !== 0 ? `reset ${rstCode}` : ended ? 'complete' : 'cut';
      finish({ status, headers: answered, pieces, messages: 'none', end: how });
      const streams = this.#sessions.get(session);
      if (streams !== undefined) this.#sessions.set(session, streams - 1);
    });
    stream.end();
    return { begun, over, close: () => stream.destroy() };
  }

  /** A connection with room for another stream. */
  #session(): ClientHttp2Session {
    for (const [session, streams] of this.#sessions) {
      if (streams >= STREAMS_PER_CONNECTION || session.closed) continue;
      this.#sessions.set(session, streams + 1);
      return session;
    }
    const session = connect(this.#url.origin, { ...this.#identity, ALPNProtocols: ['h2'] });
    this.#sessions.set(session, 1);
    session.once('close', () => this.#sessions.delete(session));
    session.on('error', () => session.destroy());
    return session;
  }

  #webSocket({ path, headers }: StreamRequest): OpenStream {
    const { begun, over, begin, finish } = promises();
    const client = new WebSocket(`wss://${this.#url.host}${path}`, [], {
      ...this.#identity,
      // The reference requires one.
      headers: { ...headers, origin: 'http://localhost' },
    });
    const pieces: Buffer[] = [];
    const forms = new Set<string>();
    let answered: StreamAnswer['headers'] = {};
    client.on('upgrade', ({ headers: head }: Head) => {
      answered = head;
      begin();
    });
    client.on('unexpected-response', (_request: unknown, message: Head & NodeJS.ReadableStream) => {
      begin();
      message.on('data', (piece: Buffer) => pieces.push(piece));
      message.on('end', () =>
        finish({ status: message.statusCode!, headers: message.headers, pieces, messages: 'none', end: 'complete' }),
      );
    });
    client.on('message', (data: Buffer, binary: boolean) => {
      pieces.push(Buffer.from(data));
      forms.add(binary ? 'binary' : 'text');
    });
    const end = (how: string): void =>
      finish({ status: 101, headers: answered, pieces, messages: [...forms].sort().join(' and '), end: how });
    client.on('close', (code: number) => end(String(code)));
    client.on('error', (error: Error) => end(error.message));
    return { begun, over, close: () => client.terminate() };
  }
}

const NOTHING: StreamAnswer = { status: 0, headers: {}, pieces: [], messages: 'none', end: '' };

function promises(): {
  readonly begun: Promise<void>;
  readonly over: Promise<StreamAnswer>;
  begin(): void;
  finish(answer: StreamAnswer): void;
} {
  let begin!: () => void;
  let settle!: (answer: StreamAnswer) => void;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const over = new Promise<StreamAnswer>((resolve) => (settle = resolve));
  return {
    begun,
    over,
    begin,
    finish: (answer) => {
      begin();
      settle(answer);
    },
  };
}
