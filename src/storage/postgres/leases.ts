import type pg from 'pg';
import type { Log } from '../../telemetry/log.js';
import { KeptConnection, within } from './connection.js';
import { messageOf } from './errors.js';
import { LOCK_CLASS, leaseKey } from './locks.js';
import { STATEMENTS, bound, rowOf } from './statements.js';

/** How often a lease that another server holds is tried again, and a held one is checked, in ms. */
const RETRY = 1000;
/** A check without an answer for so long ends the connection and with it every lease on it, in ms. */
const CHECK_TIMEOUT = 3000;

/** Told when a lease comes and goes. Calls alternate, starting with `acquired`. */
export interface LeaseHolder {
  acquired(): void;
  /** The lease may be with another server from now on. */
  lost(): void;
}

/** A wish for a lease that goes on until it is released. */
export interface Lease {
  /** Gives the lease (or the wish for it) up; `lost` is called when it was held. Idempotent. */
  release(): Promise<void>;
}

interface Entry {
  readonly name: string;
  readonly holder: LeaseHolder;
  held: boolean;
}

/**
 * Leases for work that one server at a time may do, such as controllers. A lease is an advisory lock of one connection
 * that all leases of this server share: when the server or the connection dies, the database frees them at once.
 *
 * Between the death of a connection and the moment when this server notices it, two servers may believe they hold a
 * lease. Controllers write with expected revisions, so this costs work but breaks nothing.
 */
export class Leases {
  readonly #connection: KeptConnection;
  readonly #log: Log;
  readonly #entries = new Set<Entry>();
  #timer: NodeJS.Timeout | undefined;
  #turn: Promise<void> = Promise.resolve();
  #started = false;

  constructor(config: pg.ClientConfig, log: Log) {
    this.#log = log;
    this.#connection = new KeptConnection({
      name: 'leases',
      config,
      log,
      onReady: () => this.#tryAll(),
      onLost: () => this.#loseAll(),
    });
  }

  /** Wishes for a lease. The connection is made with the first wish. */
  contend(name: string, holder: LeaseHolder): Lease {
    const entry: Entry = { name, holder, held: false };
    this.#entries.add(entry);
    if (!this.#started) {
      this.#started = true;
      this.#connection.start();
      this.#timer = setInterval(() => this.#tryAll(), RETRY);
    } else {
      this.#tryAll();
    }
    return { release: () => this.#release(entry) };
  }

  /** Gives up everything. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#loseAll();
    this.#entries.clear();
    await this.#connection.close();
  }

  #tryAll(): void {
    this.#turn = this.#turn.then(async () => {
      const client = this.#connection.client;
      if (client === undefined) return;
      try {
        let asked = false;
        for (const entry of [...this.#entries]) {
          if (entry.held) continue;
          asked = true;
          if ((await ask(client, 'tryLease', entry.name)) !== 't') continue;
          if (!this.#entries.has(entry)) await ask(client, 'releaseLease', entry.name);
          else if (this.#connection.client === client) this.#acquire(entry);
        }
        // Held leases live as long as the connection; a silent death is found by asking.
        if (!asked) await within(CHECK_TIMEOUT, 'lease check', client.query('select 1'));
      } catch (error) {
        this.#connection.drop(client, messageOf(error));
      }
    });
  }

  #acquire(entry: Entry): void {
    entry.held = true;
    this.#log.debug({ lease: entry.name }, 'lease acquired');
    entry.holder.acquired();
  }

  #loseAll(): void {
    for (const entry of [...this.#entries]) {
      if (!entry.held) continue;
      entry.held = false;
      entry.holder.lost();
    }
  }

  async #release(entry: Entry): Promise<void> {
    if (!this.#entries.delete(entry)) return;
    const held = entry.held;
    entry.held = false;
    if (held) entry.holder.lost();
    this.#turn = this.#turn.then(async () => {
      const client = this.#connection.client;
      if (!held || client === undefined) return;
      await ask(client, 'releaseLease', entry.name).catch((error: unknown) =>
        this.#connection.drop(client, messageOf(error)),
      );
    });
    await this.#turn;
  }
}

async function ask(client: pg.Client, statement: 'tryLease' | 'releaseLease', name: string): Promise<string | null> {
  const query = client.query(bound(STATEMENTS[statement], [LOCK_CLASS, leaseKey(name)]));
  return rowOf(await within(CHECK_TIMEOUT, statement, query))[0] ?? null;
}
