import pg from 'pg';
import type { Log } from '../../telemetry/log.js';
import { messageOf, unavailable } from './errors.js';
import { SESSION_SETTINGS } from './statements.js';
import { timerDelay } from '../../meta/timer.js';

/** Waits between attempts to connect, in ms; the last one repeats. */
const BACKOFF = [20, 50, 100, 200, 400, 800, 1000];
/** An attempt to connect that takes longer is given up. */
const CONNECT_TIMEOUT = 3000;
/** A server that does not react to our goodbye within this is left, in ms. */
const GOODBYE = 1000;

/** How a kept connection is made. */
export interface ConnectionOptions {
  /** For the log. */
  readonly name: string;
  readonly config: pg.ClientConfig;
  readonly log: Log;
  /** Extra settings, as SQL. */
  readonly settings?: string;
  /** Runs on each new connection before it counts as ready; throwing makes another attempt. */
  readonly prepare?: (client: pg.Client) => Promise<void>;
  /** The connection is usable. */
  readonly onReady?: (client: pg.Client) => void;
  /** A usable connection ended. */
  readonly onLost?: () => void;
}

/** The configuration of every connection that we make. */
export function clientConfig(config: pg.ClientConfig): pg.ClientConfig {
  return {
    application_name: 'cluster-apiserver',
    ...config,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
  };
}

/**
 * One connection that comes back by itself after each loss. Who needs it more than once keeps no `pg.Client` but asks
 * here. Nothing is queued on a busy client: callers take turns.
 */
export class KeptConnection {
  readonly #options: ConnectionOptions;
  #client: pg.Client | undefined;
  /** The client of the attempt under way. */
  #trying: pg.Client | undefined;
  #attempt = 0;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;
  #lastError: unknown;
  readonly #waiting = new Set<() => void>();

  constructor(options: ConnectionOptions) {
    this.#options = options;
  }

  /** The usable client, or undefined while there is none. */
  get client(): pg.Client | undefined {
    return this.#client;
  }

  /** Why there is no client. */
  get lastError(): unknown {
    return this.#lastError;
  }

  /** Begins to connect. */
  start(): void {
    void this.#connect();
  }

  /** The client once there is one. @throws StorageError `unavailable` after `withinMs` */
  async ready(withinMs: number): Promise<pg.Client> {
    if (this.#client !== undefined) return this.#client;
    await new Promise<void>((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.#waiting.delete(done);
        resolve();
      };
      const timer = setTimeout(done, timerDelay(withinMs));
      this.#waiting.add(done);
    });
    if (this.#client === undefined) throw unavailable('the database cannot be reached', this.#lastError);
    return this.#client;
  }

  /** Gives up a client that does not behave (no answer in time); another one is made. */
  drop(client: pg.Client, why: string): void {
    if (client !== this.#client) return;
    this.#lost(client, new Error(why));
    destroy(client);
  }

  /** Ends the connection for good. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    for (const done of [...this.#waiting]) done();
    const client = this.#client;
    this.#client = undefined;
    if (this.#trying !== undefined) destroy(this.#trying);
    if (client !== undefined) await endClient(client);
  }

  async #connect(): Promise<void> {
    const { config, settings, prepare, name, log } = this.#options;
    const client = new pg.Client(clientConfig(config));
    this.#trying = client;
    let broken: unknown;
    client.on('error', (error) => {
      broken = error;
      this.#lost(client, error);
    });
    client.on('end', () => {
      broken ??= new Error('the connection ended');
      this.#lost(client, broken);
    });
    try {
      await client.connect();
      await client.query(settings === undefined ? SESSION_SETTINGS : `${SESSION_SETTINGS}; ${settings}`);
      await prepare?.(client);
      if (broken !== undefined) throw broken;
    } catch (error) {
      this.#trying = undefined;
      destroy(client);
      this.#retry(error);
      return;
    }
    this.#trying = undefined;
    if (this.#closed) {
      await endClient(client);
      return;
    }
    if (this.#attempt > 1) log.info({ connection: name, attempts: this.#attempt }, 'database connection is back');
    this.#attempt = 0;
    this.#client = client;
    for (const done of [...this.#waiting]) done();
    this.#options.onReady?.(client);
  }

  #lost(client: pg.Client, error: unknown): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    if (!this.#closed) {
      this.#options.log.warn({ connection: this.#options.name, reason: messageOf(error) }, 'database connection lost');
    }
    this.#options.onLost?.();
    this.#retry(error);
  }

  #retry(error: unknown): void {
    this.#lastError = error;
    if (this.#closed) return;
    const wait = BACKOFF[Math.min(this.#attempt, BACKOFF.length - 1)]!;
    this.#attempt += 1;
    if (this.#attempt === BACKOFF.length) {
      const { name, log } = this.#options;
      log.error({ connection: name, reason: messageOf(error) }, 'the database cannot be reached; trying on');
    }
    this.#timer = setTimeout(() => void this.#connect(), timerDelay(wait));
  }
}

/** Ends a client in order, or at once when the server does not react within a second. */
export async function endClient(client: pg.Client): Promise<void> {
  const timer = setTimeout(() => destroy(client), GOODBYE);
  await client.end().catch(() => undefined);
  clearTimeout(timer);
}

/** Cuts the socket. `pg` has no public call for this; `end` would wait for the running query. */
export function destroy(client: pg.Client): void {
  const { connection } = client as unknown as { connection: { stream: { destroy(): void } } };
  connection.stream.destroy();
}

/** Runs a query with a bound on the time; past it the promise rejects and the caller must drop the client. */
export async function within<T>(ms: number, what: string, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${what}: no answer from the database within ${ms} ms`)), timerDelay(ms));
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    // The loser of the race may fail later; nobody waits for it any more.
    work.catch(() => undefined);
  }
}
