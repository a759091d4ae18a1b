import { Agent, request } from 'node:https';
import type { IncomingMessage } from 'node:http';
import type { ClientResults } from './client-results.js';

/** Target of a well-behaved client; without a token it is anonymous. */
export interface PoliteTarget {
  readonly host: string;
  readonly port: number;
  readonly ca: string;
  readonly token?: string;
}

/** One answer. */
export interface PoliteAnswer {
  readonly status: number;
  readonly text: string;
}

/** A request that has no answer after this has failed, in ms. */
const LONGEST_ANSWER = 65_000;
/** How often a request with a retry time is retried, as in client-go. */
const MOST_RETRIES = 10;

/** Respects retry times, reads its answers, and records the results. */
export class PoliteClient {
  readonly #target: PoliteTarget;
  readonly #results: ClientResults;
  readonly #agent: Agent;

  constructor(target: PoliteTarget, results: ClientResults, keepAlive = true) {
    this.#target = target;
    this.#results = results;
    this.#agent = new Agent({ keepAlive, maxSockets: 2 });
  }

  /**
   * One request, with its retries; its duration includes all of them.
   *
   * @param expected the status that is not a failure
   * @returns undefined when it failed, which is then in the results
   */
  async ask(
    what: string,
    method: string,
    path: string,
    expected: number,
    body?: object,
  ): Promise<PoliteAnswer | undefined> {
    const started = performance.now();
    for (let retries = 0; ; retries += 1) {
      let status = 0;
      let text = '';
      try {
        const message = await this.open(method, path, body);
        status = message.statusCode ?? 0;
        text = await textOf(message);
        const later = Number(message.headers['retry-after'] ?? Number.NaN);
        if ((status === 429 || status >= 500) && Number.isFinite(later) && retries < MOST_RETRIES) {
          this.#results.retries += 1;
          await new Promise((resolve) => setTimeout(resolve, later * 1_000));
          continue;
        }
      } catch (error) {
        text = String(error);
      }
      const time = performance.now() - started;
      this.#results.took(what, time);
      if (status === expected) return { status, text };
      this.#results.failed(`${what}: ${method} ${path}: ${status} ${text.slice(0, 300)} after ${Math.round(time)} ms`);
      return undefined;
    }
  }

  /** Sends a request; resolves with the head of its answer. */
  open(method: string, path: string, body?: object): Promise<IncomingMessage> {
    const bytes = body === undefined ? undefined : Buffer.from(JSON.stringify(body));
    const { token, ...place } = this.#target;
    return new Promise((resolve, reject) => {
      const sent = request(
        {
          ...place,
          agent: this.#agent,
          method,
          path,
          headers: {
            ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
            ...(bytes === undefined
              ? {}
              : {
                  'content-type': method === 'PATCH' ? 'application/merge-patch+json' : 'application/json',
                  'content-length': bytes.length,
                }),
          },
        },
        (message) => {
          clearTimeout(timer);
          resolve(message);
        },
      );
      const timer = setTimeout(() => sent.destroy(new Error('no answer in time')), LONGEST_ANSWER);
      sent.on('error', (error) => {
        clearTimeout(timer);
        reject(error);
      });
      sent.end(bytes);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

async function textOf(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
