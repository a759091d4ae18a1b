import type pg from 'pg';
import type { Log } from '../../telemetry/log.js';
import { destroy, endClient, within } from './deadline.js';
import { messageOf, unavailable } from './errors.js';
import type { PrimaryHosts } from './primary.js';
import { timerDelay } from '../../meta/timer.js';

/** Delays between connection attempts, in ms; the last one repeats. */
const BACKOFF = [20, 50, 100, 200, 400, 800, 1000];
/** A connection shorter than this counts as a failed attempt, so the next delay is longer. In ms. */
const LASTING = 5000;
/** Deadline for the setup of a new connection, in ms. */
const PREPARE_TIMEOUT = 8000;

/** How a kept connection is made. */
export interface ConnectionOptions {
  /** For the log. */
  readonly name: string;
  readonly hosts: PrimaryHosts;
  readonly log: Log;
  /** Extra settings, as SQL. */
  readonly settings?: string;
  /** Runs on each new connection before it counts as ready; throwing makes another attempt. */
  readonly prepare?: (client: pg.Client) => Promise<void>;
  /** The connection is ready. */
  readonly onReady?: (client: pg.Client) => void;
  /** A ready connection ended. */
  readonly onLost?: () => void;
}

/**
 * One connection that reconnects after each loss. A caller that needs it repeatedly asks here each time and keeps no
 * `pg.Client`. Nothing is queued on a busy client: callers take turns.
 */
export class KeptConnection {
  readonly #options: ConnectionOptions;
  #client: pg.Client | undefined;
  /** The client of the attempt in progress. */
  #trying: pg.Client | undefined;
  #attempt = 0;
  /** When the client became ready, on the monotonic clock in ms. */
  #since = 0;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;
  #lastError: unknown;
  readonly #waiting = new Set<() => void>();

  constructor(options: ConnectionOptions) {
    this.#options = options;
    options.hosts.onMoved(() => {
      const client = this.#client;
      if (client !== undefined && options.hosts.isOutdated(client)) this.drop(client, 'another primary was found');
    });
  }

  /** The ready client, or undefined while disconnected. */
  get client(): pg.Client | undefined {
    return this.#client;
  }

  /** Why there is no connection. */
  get lastError(): unknown {
    return this.#lastError;
  }

  /** Begins to connect. */
  start(): void {
    void this.#connect();
  }

  /** The client once connected. @throws StorageError `unavailable` after `withinMs` */
  async ready(withinMs: number): Promise<pg.Client> {
    if (this.#client === undefined && !this.#closed) await this.#changed(withinMs);
    if (this.#client === undefined) throw unavailable('the database cannot be reached', this.#lastError);
    return this.#client;
  }

  /** Resolves when there is a client, when this is closed, or when the time is over. */
  #changed(withinMs: number): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.#waiting.delete(done);
        resolve();
      };
      const timer = setTimeout(done, timerDelay(withinMs));
      this.#waiting.add(done);
    });
  }

  /** Drops a client that misbehaves (no answer in time) and reconnects, to another host where possible. */
  drop(client: pg.Client, why: string): void {
    if (client !== this.#client) return;
    if (!this.#options.hosts.isOutdated(client)) this.#options.hosts.suspect();
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
    const { hosts, settings, prepare, name, log } = this.#options;
    let client: pg.Client;
    try {
      client = await hosts.connect();
    } catch (error) {
      this.#retry(error);
      return;
    }
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
      await within(PREPARE_TIMEOUT, `preparing the ${name} connection`, this.#prepare(client, settings, prepare));
      if (broken !== undefined) throw broken;
    } catch (error) {
      this.#trying = undefined;
      destroy(client);
      hosts.suspect();
      this.#retry(error);
      return;
    }
    this.#trying = undefined;
    if (this.#closed) {
      await endClient(client);
      return;
    }
    if (this.#attempt > 1) log.info({ connection: name, attempts: this.#attempt }, 'database connection is back');
    this.#since = performance.now();
    this.#client = client;
    for (const done of [...this.#waiting]) done();
    this.#options.onReady?.(client);
  }

  async #prepare(
    client: pg.Client,
    settings: string | undefined,
    prepare: ConnectionOptions['prepare'],
  ): Promise<void> {
    if (settings !== undefined) await client.query(settings);
    await prepare?.(client);
  }

  #lost(client: pg.Client, error: unknown): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    if (performance.now() - this.#since > LASTING) this.#attempt = 0;
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
