import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Agent, request, type RequestOptions } from 'node:https';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { parse } from 'yaml';
import { LONGEST_WAIT } from './wait-for.js';

/** One complete answer. */
export interface ApiResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly bytes: Buffer;
  /** The body as JSON; throws when it is not JSON. */
  readonly json: Record<string, any>; // eslint-disable-line @typescript-eslint/no-explicit-any -- tests read freely
}

/** Parts of a request. An object body is sent as JSON. */
export interface ApiRequest {
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

/** One event of a watch. */
export interface ApiWatchEvent {
  readonly type: string;
  readonly object: Record<string, any>; // eslint-disable-line @typescript-eslint/no-explicit-any -- tests read freely
}

/** An open watch. */
export interface ApiWatch {
  readonly events: readonly ApiWatchEvent[];
  /**
   * Resolves when `condition` holds for the events so far; rejects after `LONGEST_WAIT` or at the end, with the events.
   */
  until(condition: (events: readonly ApiWatchEvent[]) => boolean, what: string): Promise<void>;
  /** Stops reading from the connection, like a stuck client. */
  pause(): void;
  resume(): void;
  /** Resolves when the server ends the stream. */
  readonly ended: Promise<void>;
  close(): void;
}

/** A plain HTTPS client with the certificate of a kubeconfig: sends exactly the given bytes. */
export class Api {
  readonly url: string;
  readonly #options: RequestOptions;

  constructor(kubeconfig: string, options: { readonly anonymous?: boolean } = {}) {
    const config = parse(readFileSync(kubeconfig, 'utf8')) as {
      clusters: { cluster: { server: string; 'certificate-authority-data': string } }[];
      users: { user: { 'client-certificate-data': string; 'client-key-data': string } }[];
    };
    const decode = (text: string): Buffer => Buffer.from(text, 'base64');
    const user = config.users[0]!.user;
    this.url = config.clusters[0]!.cluster.server;
    this.#options = {
      // An idle connection is closed before the server closes it, which could coincide with the next request.
      agent: new Agent({ keepAlive: true, maxSockets: 64, timeout: 60_000 }),
      ca: decode(config.clusters[0]!.cluster['certificate-authority-data']),
      ...(options.anonymous === true
        ? {}
        : { cert: decode(user['client-certificate-data']), key: decode(user['client-key-data']) }),
    };
  }

  /** Sends one request and reads the whole answer. */
  async send(method: string, path: string, options: ApiRequest = {}): Promise<ApiResponse> {
    const message = await this.#open(method, path, options);
    const chunks: Buffer[] = [];
    for await (const chunk of message) chunks.push(chunk as Buffer);
    return answered(message, chunks);
  }

  /**
   * Begins a GET whose answer may be endless, like a watch, and reads until there is enough. Waits however slow the
   * server is.
   *
   * @throws Error after `LONGEST_WAIT`, or when the answer ends before
   */
  async begin(
    path: string,
    enough: (bytes: Buffer) => boolean,
    headers: Record<string, string> = {},
  ): Promise<ApiResponse> {
    const message = await this.#open('GET', path, { headers });
    const late = setTimeout(() => message.destroy(new Error(`${path}: too little came in time`)), LONGEST_WAIT);
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of message) {
        chunks.push(chunk as Buffer);
        if (enough(Buffer.concat(chunks))) return answered(message, chunks);
      }
    } finally {
      clearTimeout(late);
      message.destroy();
    }
    throw new Error(`${path} was answered ${message.statusCode} and ended early: ${Buffer.concat(chunks).toString()}`);
  }

  get(path: string, headers: Record<string, string> = {}): Promise<ApiResponse> {
    return this.send('GET', path, { headers });
  }

  post(path: string, body: unknown): Promise<ApiResponse> {
    return this.send('POST', path, { body });
  }

  put(path: string, body: unknown): Promise<ApiResponse> {
    return this.send('PUT', path, { body });
  }

  patch(path: string, type: 'merge' | 'json' | 'strategic', body: unknown): Promise<ApiResponse> {
    const contentType = {
      merge: 'application/merge-patch+json',
      json: 'application/json-patch+json',
      strategic: 'application/strategic-merge-patch+json',
    }[type];
    return this.send('PATCH', path, { body, headers: { 'content-type': contentType } });
  }

  delete(path: string, body?: unknown): Promise<ApiResponse> {
    return this.send('DELETE', path, body === undefined ? {} : { body });
  }

  /** Opens an answer that is read as it arrives. */
  stream(path: string): Promise<IncomingMessage> {
    return this.#open('GET', path, {});
  }

  /** Opens a watch and collects its events. @throws Error when the answer is not 200 */
  async watch(path: string, headers: Record<string, string> = {}): Promise<ApiWatch> {
    const message = await this.#open('GET', path, { headers });
    if (message.statusCode !== 200) throw new Error(`watch ${path}: ${message.statusCode}`);
    const events: ApiWatchEvent[] = [];
    let wake = (): void => {};
    let rest = '';
    message.setEncoding('utf8').on('data', (text: string) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop()!;
      for (const line of lines) if (line !== '') events.push(JSON.parse(line) as ApiWatchEvent);
      wake();
    });
    let over = false;
    const ended = new Promise<void>((resolve) => {
      const end = (): void => {
        over = true;
        wake();
        resolve();
      };
      message.once('close', end);
      message.once('error', end);
    });
    return {
      events,
      ended,
      close: () => message.destroy(),
      pause: () => void message.pause(),
      resume: () => void message.resume(),
      async until(condition, what) {
        const deadline = performance.now() + LONGEST_WAIT;
        while (!condition(events)) {
          const left = deadline - performance.now();
          if (over || left <= 0) {
            const seen = events.map((event) => `${event.type} ${event.object.metadata?.name}`).join(', ');
            throw new Error(`${what} was not seen ${over ? 'before the end' : 'in time'}; seen: ${seen.slice(-1000)}`);
          }
          await new Promise<void>((resolve) => {
            const timer = setTimeout(resolve, left);
            wake = () => {
              clearTimeout(timer);
              resolve();
            };
          });
        }
      },
    };
  }

  #open(method: string, path: string, { body, headers }: ApiRequest): Promise<IncomingMessage> {
    const bytes = body === undefined || Buffer.isBuffer(body) || typeof body === 'string' ? body : JSON.stringify(body);
    return new Promise((resolve, reject) => {
      const outgoing = request(
        {
          ...this.#options,
          host: new URL(this.url).hostname.replace(/^\[|\]$/g, ''),
          port: new URL(this.url).port,
          // unchanged: a URL object would resolve dot segments before the server gets them
          path,
          method,
          headers: {
            ...(bytes === undefined
              ? {}
              : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(bytes)) }),
            ...headers,
          },
        },
        resolve,
      );
      outgoing.once('error', reject);
      outgoing.end(bytes);
    });
  }
}

function answered(message: IncomingMessage, chunks: readonly Buffer[]): ApiResponse {
  const bytes = Buffer.concat(chunks);
  const text = bytes.toString('utf8');
  return {
    status: message.statusCode!,
    headers: message.headers,
    text,
    bytes,
    get json() {
      return JSON.parse(text) as Record<string, unknown>;
    },
  };
}

/** The shared server of this test run with the given naming. */
export function sharedApi(naming: 'cluster' | 'kubernetes', options: { readonly anonymous?: boolean } = {}): Api {
  return new Api(sharedKubeconfig(naming), options);
}

/** The admin.kubeconfig of the shared server. */
export function sharedKubeconfig(naming: 'cluster' | 'kubernetes'): string {
  const path = process.env[`TEST_KUBECONFIG_${naming.toUpperCase()}`];
  if (path === undefined) throw new Error('no shared server runs; start the tests with npm test');
  return path;
}

/** A unique name. */
export function freshName(prefix: string): string {
  return `${prefix}-${randomBytes(5).toString('hex')}`;
}

/** Creates a separate namespace for one test and returns its name. */
export async function freshNamespace(api: Api, prefix = 'test'): Promise<string> {
  const name = freshName(prefix);
  const answer = await api.post('/api/v1/namespaces', { apiVersion: 'v1', kind: 'Namespace', metadata: { name } });
  if (answer.status !== 201) throw new Error(`namespace ${name}: ${answer.status} ${answer.text}`);
  return name;
}
