import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Log } from '../../telemetry/log.js';
import { KeptConnection } from './connection.js';
import { within } from './deadline.js';
import { messageOf } from './errors.js';
import type { PrimaryHosts } from './primary.js';
import { STATEMENTS, bound, rowsOf } from './statements.js';
import { randomId } from './write-session.js';

/** How long a lease is valid without renewal, by the clock of the database, in ms. */
const HOLDS = 5000;
/** How often a held lease is renewed, and one held by another server is tried again, in ms. */
const EVERY = 1000;
/** When the holder gives up a lease it cannot renew, in ms: well before others may take it. */
const GIVE_UP = 3500;
/** Deadline for an answer, after which the connection is dropped, in ms. */
const ANSWER_TIMEOUT = 2000;
/** How long a statement waits for a lock of somebody else, in ms; past the deadline it would wait on, unheard. */
const LOCK_TIMEOUT = 1500;

/** Called when a lease is acquired and lost. Calls alternate, starting with `acquired`. Must not throw. */
export interface LeaseHolder {
  /**
   * @param token grows with each new holder. Writes that carry it as a precondition are refused once somebody else
   *   holds the lease, even when this server has not noticed yet.
   */
  acquired(token: number): void;
  /** From now on another server may hold the lease. */
  lost(): void;
}

/** A request for a lease that stands until it is released. */
export interface Lease {
  /** Releases the lease, or withdraws the request; `lost` is called when it was held. Idempotent. */
  release(): Promise<void>;
}

interface Entry {
  readonly name: string;
  readonly holder: LeaseHolder;
  /** Set while it is held. */
  token: number | undefined;
  /** When the last successful request was sent, on the monotonic clock in ms. */
  sureAt: number;
}

/**
 * Leases for work that one server at a time may do, such as controllers: rows with an expiry that their holder extends.
 * When the holder dies, loses its network or is stopped with a signal, another server has the lease about five seconds
 * later; after a graceful release, one second later.
 *
 * While a frozen holder resumes and has not noticed yet, two servers believe they hold the lease; also while a holder
 * reaches only an old primary after another one was promoted. The token decides: the store refuses writes under the old
 * one.
 *
 * Example: X holds `work` with token 4 and is frozen. After 5 s Y gets it with token 5. X wakes up and sends a write
 * that carries 4: refused, as the row says 5. Then X finds that it could not renew, and `lost` is called.
 */
export class Leases {
  readonly #connection: KeptConnection;
  readonly #log: Log;
  /** Distinguishes this process from earlier holders of the same lease. */
  readonly #id = randomUUID();
  /** The advisory lock of this process while it takes a lease. */
  readonly #taking = randomId();
  readonly #entries = new Set<Entry>();
  #timer: NodeJS.Timeout | undefined;
  #turn: Promise<void> = Promise.resolve();
  #busy = false;

  constructor(hosts: PrimaryHosts, log: Log) {
    this.#log = log;
    this.#connection = new KeptConnection({
      name: 'leases',
      hosts,
      log,
      settings: `set synchronous_commit = on; set lock_timeout = ${LOCK_TIMEOUT}`,
      onReady: () => this.#round(),
    });
  }

  /** Requests a lease. The first request opens the connection. */
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

  /** Releases everything. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all([...this.#entries].map((entry) => this.#release(entry)));
    await this.#connection.close();
  }

  /** One check of all leases; leases added during a check are included in the next. */
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
          ? await ask(client, 'tryLease', [name, this.#id, HOLDS, this.#taking])
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
