import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Log } from '../../telemetry/log.js';
import { KeptConnection } from './connection.js';
import { within } from './deadline.js';
import { messageOf } from './errors.js';
import type { PrimaryHosts } from './primary.js';
import { STATEMENTS, bound, rowsOf } from './statements.js';

/** How long a lease holds without being renewed, by the clock of the database, in ms. */
const HOLDS = 5000;
/** How often a held lease is renewed and one that another server holds is tried again, in ms. */
const EVERY = 1000;
/** The holder gives it up by itself when it could not renew it for so long, in ms: well before others may take it. */
const GIVE_UP = 3500;
/** A question without an answer for so long ends the connection, in ms. */
const ANSWER_TIMEOUT = 2000;

/** Told when a lease comes and goes. Calls alternate, starting with `acquired`. Must not throw. */
export interface LeaseHolder {
  /**
   * @param token grows each time the lease is given to somebody. Writes that carry it as a precondition are refused once
   *   the lease was given to somebody else, even when this server has not noticed yet.
   */
  acquired(token: number): void;
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
  /** While it is held. */
  token: number | undefined;
  /** When the question was sent that was last answered with yes, on the monotonic clock in ms. */
  sureAt: number;
}

/**
 * Leases for work that one server at a time may do, such as controllers: rows with an end that their holder moves on.
 * Whether the holder dies, loses its network or is stopped with a signal, another server has the lease about five
 * seconds later; when it is given up in order, after one.
 *
 * Between the moment when a frozen holder goes on and that when it notices, two servers believe they hold the lease. The
 * token decides: the store refuses writes under the old one.
 *
 * Example: X holds `work` with token 4 and is frozen. After 5 s Y gets it with token 5. X wakes up and sends a write that
 * carries 4: refused, as the row says 5. Then X finds that it could not renew and is told `lost`.
 */
export class Leases {
  readonly #connection: KeptConnection;
  readonly #log: Log;
  /** Tells this process from others that had the same lease before. */
  readonly #id = randomUUID();
  readonly #entries = new Set<Entry>();
  #timer: NodeJS.Timeout | undefined;
  #turn: Promise<void> = Promise.resolve();
  #busy = false;

  constructor(hosts: PrimaryHosts, log: Log) {
    this.#log = log;
    this.#connection = new KeptConnection({ name: 'leases', hosts, log, onReady: () => this.#round() });
  }

  /** Wishes for a lease. The connection is made with the first wish. */
  contend(name: string, holder: LeaseHolder): Lease {
    const entry: Entry = { name, holder, token: undefined, sureAt: 0 };
    this.#entries.add(entry);
    if (this.#timer === undefined) {
      this.#connection.start();
      this.#timer = setInterval(() => this.#round(), EVERY);
    } else {
      this.#round();
    }
    return { release: () => this.#release(entry) };
  }

  /** Gives up everything. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all([...this.#entries].map((entry) => this.#release(entry)));
    await this.#connection.close();
  }

  /** One look at all leases; a look that is under way takes new ones along the next time. */
  #round(): void {
    this.#giveUpLate();
    if (this.#busy) return;
    this.#busy = true;
    this.#turn = this.#turn
      .then(async () => {
        for (const entry of [...this.#entries]) await this.#look(entry);
      })
      .finally(() => (this.#busy = false));
  }

  async #look(entry: Entry): Promise<void> {
    const client = this.#connection.client;
    if (client === undefined) return;
    const sentAt = performance.now();
    const { name, token } = entry;
    try {
      const rows =
        token === undefined
          ? await ask(client, 'tryLease', [name, this.#id, HOLDS])
          : await ask(client, 'renewLease', [name, token, HOLDS]);
      const answer = rows[0]?.[0] ?? undefined;
      if (!this.#entries.has(entry)) {
        if (token === undefined && answer !== undefined) await ask(client, 'releaseLease', [name, Number(answer)]);
      } else if (token === undefined) {
        if (answer !== undefined) this.#acquire(entry, Number(answer), sentAt);
      } else if (answer === undefined) {
        this.#lose(entry, 'another server has it');
      } else {
        entry.sureAt = sentAt;
      }
    } catch (error) {
      this.#connection.drop(client, messageOf(error));
    }
  }

  #acquire(entry: Entry, token: number, sentAt: number): void {
    entry.token = token;
    entry.sureAt = sentAt;
    this.#log.info({ lease: entry.name, token }, 'this server has the lease now');
    entry.holder.acquired(token);
    this.#giveUpLate();
  }

  #giveUpLate(): void {
    const now = performance.now();
    for (const entry of this.#entries) {
      if (entry.token !== undefined && now - entry.sureAt > GIVE_UP) this.#lose(entry, 'it could not be renewed');
    }
  }

  #lose(entry: Entry, reason: string): void {
    if (entry.token === undefined) return;
    entry.token = undefined;
    this.#log.warn({ lease: entry.name, reason }, 'this server has lost a lease');
    entry.holder.lost();
  }

  async #release(entry: Entry): Promise<void> {
    if (!this.#entries.delete(entry)) return;
    const { token } = entry;
    entry.token = undefined;
    if (token !== undefined) entry.holder.lost();
    this.#turn = this.#turn.then(async () => {
      const client = this.#connection.client;
      if (token === undefined || client === undefined) return;
      await ask(client, 'releaseLease', [entry.name, token]).catch((error: unknown) =>
        this.#connection.drop(client, messageOf(error)),
      );
    });
    await this.#turn;
  }
}

async function ask(
  client: pg.Client,
  statement: 'tryLease' | 'renewLease' | 'releaseLease',
  values: readonly unknown[],
): Promise<ReturnType<typeof rowsOf>> {
  return rowsOf(await within(ANSWER_TIMEOUT, statement, client.query(bound(STATEMENTS[statement], values))));
}
