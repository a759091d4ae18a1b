import pg from 'pg';
import { checkConnection } from './connection-checks.js';
import { CONNECT_TIMEOUT, clientConfig, destroy, within } from './deadline.js';
import { configsOfHosts } from './host-list.js';
import { SESSION_SETTINGS } from './statements.js';

/** Deadline for settings and the check of the primary, in ms. */
const CHECK_TIMEOUT = 3000;

const STANDBY = 'select pg_is_in_recovery() as standby';
/** The first 8 digits of a WAL file's name are the timeline: it grows with every promotion. */
const STANDBY_AND_TIMELINE = `select pg_is_in_recovery() as standby, case when pg_is_in_recovery() then null
  else substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) end as timeline`;

/** The server answers, but is not the current primary: a standby, or a primary from before a failover. */
export class NotPrimary extends Error {}

/**
 * Where the database is: one or several hosts, one of which is the primary. Every connection of the store is made here,
 * so that none is to a standby, which lags: a read from it would not be consistent, and a write whose answer was lost
 * would look as if it had not happened.
 *
 * With several hosts the timeline of the primary is remembered. A host with an older one is a primary that a failover
 * has left behind and that may not know it; it is skipped, and connections to it are ended once a newer one is known.
 */
export class PrimaryHosts {
  readonly #configs: readonly pg.ClientConfig[];
  readonly #timelines = new WeakMap<pg.Client, number>();
  readonly #onMoved: (() => void)[] = [];
  /** The host to try first. */
  #current = 0;
  #timeline = 0;

  /** @throws DatabaseRefusal when the TLS settings cannot be used */
  constructor(config: pg.ClientConfig) {
    this.#configs = configsOfHosts(config);
    for (const one of this.#configs) checkConnection(one);
  }

  /** Of every host, in the given order. */
  get all(): readonly pg.ClientConfig[] {
    return this.#configs;
  }

  /** Of the host to try first: the primary, as far as known. */
  get config(): pg.ClientConfig {
    return this.#configs[this.#current]!;
  }

  /** Called when another primary was found: connections to the old one are useless. */
  onMoved(listener: () => void): void {
    this.#onMoved.push(listener);
  }

  /** Whether a connection is to a primary that a failover has left behind. */
  isOutdated(client: pg.Client): boolean {
    return (this.#timelines.get(client) ?? this.#timeline) < this.#timeline;
  }

  /** A connection to the current host failed or fell silent: another host is tried first next time. */
  suspect(): void {
    this.#current = (this.#current + 1) % this.#configs.length;
  }

  /**
   * A new connection to the primary, with the settings of every session. Each host is tried once.
   *
   * @throws NotPrimary when no host that answers is the primary; what `pg` throws
   */
  async connect(): Promise<pg.Client> {
    let failure: unknown;
    for (let attempt = 0; attempt < this.#configs.length; attempt += 1) {
      const client = new pg.Client(clientConfig(this.config));
      client.on('error', () => undefined);
      try {
        await within(CONNECT_TIMEOUT, 'connecting', client.connect());
        await this.admit(client);
        return client;
      } catch (error) {
        destroy(client);
        this.suspect();
        // A server's error says more than the silence of another one.
        if (failure === undefined || error instanceof NotPrimary) failure = error;
      }
    }
    throw failure;
  }

  /**
   * Applies the settings to a new connection and checks that it is to the primary.
   *
   * @throws NotPrimary; what `pg` throws
   */
  async admit(client: pg.Client): Promise<void> {
    const several = this.#configs.length > 1;
    const question = several ? STANDBY_AND_TIMELINE : STANDBY;
    const results = (await within(
      CHECK_TIMEOUT,
      'the first statements',
      client.query(`${SESSION_SETTINGS}; ${question}`),
    )) as unknown as readonly pg.QueryResult<{ standby: boolean; timeline?: string }>[];
    const row = results.at(-1)?.rows[0];
    if (row?.standby !== false) throw new NotPrimary('the database server is a standby, which takes no writes');
    if (row.timeline === undefined) return;
    const timeline = Number.parseInt(row.timeline, 16);
    if (timeline < this.#timeline) {
      throw new NotPrimary(`the database server was left behind by a failover (timeline ${timeline})`);
    }
    this.#timelines.set(client, timeline);
    if (timeline === this.#timeline) return;
    const moved = this.#timeline > 0;
    this.#timeline = timeline;
    if (moved) for (const listener of this.#onMoved) listener();
  }
}
