import { connect, type ClientHttp2Session, type SecureClientSessionOptions } from 'node:http2';
import type { FuzzRequest } from './fuzz-requests.js';
import type { PipelinedAnswer } from './pipelined-client.js';

const LONGEST_SILENCE = 90_000;
/** How often a request is repeated when its connection closes before the answer. */
const MOST_REPEATS = 3;

/** HTTP/2 on one reused connection with several concurrent requests. */
export class Http2Client {
  readonly #url: string;
  readonly #options: SecureClientSessionOptions;
  #session: ClientHttp2Session | undefined;

  constructor(url: string, options: SecureClientSessionOptions) {
    this.#url = url;
    this.#options = options;
  }

  send(requests: readonly FuzzRequest[]): Promise<readonly PipelinedAnswer[]> {
    return Promise.all(requests.map((request) => this.#one(request, MOST_REPEATS)));
  }

  close(): void {
    this.#session?.destroy();
    this.#session = undefined;
  }

  #connected(): ClientHttp2Session {
    if (this.#session !== undefined && !this.#session.closed && !this.#session.destroyed) return this.#session;
    const session = connect(this.#url, this.#options);
    session.on('error', () => undefined);
    return (this.#session = session);
  }

  async #one(request: FuzzRequest, again: number): Promise<PipelinedAnswer> {
    const answer = await this.#ask(request);
    // The connection was closed before this answer, possibly because of another request.
    return answer.status === 0 && again > 0 ? this.#one(request, again - 1) : answer;
  }

  #ask({ method, path, headers, body, lasting }: FuzzRequest): Promise<PipelinedAnswer> {
    return new Promise((resolve) => {
      const stream = this.#connected().request(
        { ':method': method, ':path': path, ...headers },
        { endStream: body.length === 0 },
      );
      let status = 0;
      let retryAfter = false;
      let text = '';
      const timer = setTimeout(() => {
        status = -1;
        stream.close();
      }, LONGEST_SILENCE);
      stream.on('response', (head) => {
        status = Number(head[':status']);
        retryAfter = head['retry-after'] !== undefined;
        if (lasting && status === 200) stream.close(CANCEL);
      });
      stream.on('data', (chunk: Buffer) => {
        if (text.length < 2000) text += chunk.toString('latin1');
      });
      stream.on('error', () => undefined);
      stream.on('close', () => {
        clearTimeout(timer);
        resolve({ status, retryAfter, body: text });
      });
      if (body.length > 0) stream.end(body);
    });
  }
}

/** HTTP/2 error code (RFC 9113 §7). */
const CANCEL = 8;
