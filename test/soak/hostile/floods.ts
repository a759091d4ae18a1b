import { Agent, request } from 'node:https';
import { http2Session, pause, type Target } from './connection.js';
import type { Hostile } from './kinds.js';

/** Concurrent requests of one flood. */
const DEPTH = 50;
/** Longest wait for one answer, in ms; a flood ignores timeouts. */
const LONGEST_WAIT = 60_000;

/** Requests a path as often as answers arrive. */
export function flood(path: string): Hostile {
  return async (target, stop, note) => {
    while (!stop.aborted) {
      const session = await http2Session(target);
      if (session === undefined) {
        note('not let in');
        await pause(200, stop);
        continue;
      }
      const ask = (): Promise<void> =>
        new Promise((resolve) => {
          if (session.destroyed || session.closed) return resolve();
          const stream = session.request({ ':path': path });
          stream.on('response', (headers) => note(String(headers[':status'])));
          stream.on('error', () => undefined);
          stream.on('close', () => resolve());
          stream.resume();
        });
      const lane = async (): Promise<void> => {
        while (!stop.aborted && !session.destroyed && !session.closed) await ask();
      };
      await Promise.all(Array.from({ length: DEPTH }, lane));
      session.destroy();
    }
  };
}

/** One expensive request. */
export interface Work {
  readonly method: string;
  /** Below the namespace, e.g. `pods`. */
  readonly path: string;
  readonly contentType?: string;
  readonly accept?: string;
  /** Created once. */
  readonly body?: () => Buffer;
}

/** Repeats the same authenticated request over several connections. */
export function hog(given: Work, connections = 4): Hostile {
  return async (target, stop, note) => {
    const work = { ...given, bytes: given.body?.() ?? Buffer.alloc(0) };
    const agent = new Agent({ keepAlive: true, maxSockets: connections });
    const lane = async (): Promise<void> => {
      while (!stop.aborted) {
        const status = await once(agent, target, work, stop);
        note(String(status));
        if (status === 0 || status === 429) await pause(status === 0 ? 200 : 1_000, stop);
      }
    };
    await Promise.all(Array.from({ length: connections }, lane));
    agent.destroy();
  };
}

function once(
  agent: Agent,
  target: Target,
  work: Work & { readonly bytes: Buffer },
  stop: AbortSignal,
): Promise<number> {
  const { host, port, ca, token, namespace } = target;
  return new Promise((resolve) => {
    const sent = request(
      {
        agent,
        host,
        port,
        ca,
        method: work.method,
        path: `/api/v1/namespaces/${namespace}/${work.path}`,
        timeout: LONGEST_WAIT,
        signal: stop,
        headers: {
          authorization: `Bearer ${token}`,
          ...(work.contentType === undefined ? {} : { 'content-type': work.contentType }),
          ...(work.accept === undefined ? {} : { accept: work.accept }),
          ...(work.bytes.length === 0 ? {} : { 'content-length': work.bytes.length }),
        },
      },
      (answer) => {
        answer.resume();
        answer.on('close', () => resolve(answer.statusCode ?? 0));
      },
    );
    sent.on('timeout', () => sent.destroy());
    sent.on('error', () => resolve(0));
    sent.end(work.bytes);
  });
}
