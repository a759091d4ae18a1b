import type pg from 'pg';
import type { Log } from '../../telemetry/log.js';
import { destroy, endClient, within } from './deadline.js';
import { failureOf, isLockTimeout, messageOf } from './errors.js';
import { LOCKS, LOCK_CLASS } from './locks.js';
import { type Partition, addPartition, listPartitions } from './partitions.js';
import type { PrimaryHosts } from './primary.js';
import { timerDelay } from '../../meta/timer.js';

/**
 * Revisions per partition. At 1.5 KB objects one is about 65 MB; at 2,000 writes/s it lasts 8 s, so five minutes are 37
 * partitions.
 */
const PARTITION_SIZE = 16_384;
/** Empty partitions kept ahead of the newest revision: 131,072 writes, 6 s at the highest measured rate. */
const AHEAD = 8;
/** New ones are made when fewer than these are left. */
const FEWEST_AHEAD = 6;
/** Deadline for a whole round, in ms; the database bounds each statement as well. */
const ROUND_TIMEOUT = 120_000;
/** Deadline for making one partition, in ms; meanwhile others that want to make one wait. */
const ADD_TIMEOUT = 5000;
/** Deadline for making all missing partitions, in ms. */
const ADD_ALL_TIMEOUT = 15_000;
/** How long closing waits for work in progress before it breaks off, in ms; the work is safe at any point. */
const CLOSE_TIMEOUT = 2000;
/** A partition that fills slower than this many retention times is trimmed row by row meanwhile. */
const SLOW = 2;
/**
 * Whether a change is older than the retention time ($1). A change dated further in the future than that was written
 * before the clock of the database was set back: without this rule it, and everything written meanwhile, would stay
 * until the clock reaches its date again.
 */
const isPast = (at: string): string =>
  `(${at} < now() - $1 * interval '1 millisecond' or ${at} > now() + $1 * interval '1 millisecond')`;
/** Rows deleted in one transaction. */
const TRIM_ROWS = 1000;
/** Limit of transactions in one round; the next round goes on. */
const MOST_STEPS = 200;
/**
 * DROP waits for readers of the parent table, and every writer would queue behind it. So it gives up early and is tried
 * again (measured without: 2.9 s of stall). All in ms.
 */
const DROP_LOCK_TIMEOUT = 20;
const DROP_ATTEMPTS = 25;
const DROP_PAUSE = 20;

/**
 * Makes history partitions ahead and removes history that is older than the retention time.
 *
 * Example: retention 5 min, partitions [0,16384) and [16384,32768), newest revision 20,000. When the change 16,383 is
 * older than 5 min, the floor is set to it and then the first partition is dropped. On a quiet database, where a
 * partition would live for hours, old rows are deleted instead; they are few.
 *
 * The floor is committed before anything is removed. A reader that checks the floor after its read therefore knows
 * whether rows were removed meanwhile.
 */
export class Retention {
  readonly #hosts: PrimaryHosts;
  readonly #log: Log;
  readonly #retentionMs: number;
  #timer: NodeJS.Timeout | undefined;
  #working: Promise<void> | undefined;
  #adding: Promise<void> | undefined;
  #closed = false;
  /** Connections of the work in progress. */
  readonly #clients = new Set<pg.Client>();
  /** The first revision without a partition, as far as known. */
  #end = 0;

  constructor(options: { readonly hosts: PrimaryHosts; readonly log: Log; readonly retentionMs: number }) {
    this.#hosts = options.hosts;
    this.#log = options.log;
    this.#retentionMs = options.retentionMs;
  }

  /** Makes the partitions that are needed now, then works every tenth of the retention time (50 ms to 30 s). */
  async start(): Promise<void> {
    await this.addPartitions();
    const every = Math.min(30_000, Math.max(50, this.#retentionMs / 10));
    this.#timer = setInterval(() => this.#round(), timerDelay(every));
  }

  /** Takes the newest revision; makes partitions when the ready ones run short. */
  reached(revision: number): void {
    if (revision > this.#end - FEWEST_AHEAD * PARTITION_SIZE && this.#end > 0) this.#addSoon();
  }

  /** Makes missing partitions up to some ahead of the newest revision. Safe on several servers at once. */
  async addPartitions(): Promise<void> {
    await this.#withClient(ADD_ALL_TIMEOUT, async (client) => this.#add(client));
  }

  /** Removes what is older than the retention time, now. Does nothing while another server does it. */
  async removeOld(): Promise<void> {
    await this.#withClient(ROUND_TIMEOUT, async (client) => this.#remove(client));
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#timer);
    const working = Promise.all([this.#working, this.#adding]);
    await within(CLOSE_TIMEOUT, 'history retention', working).catch(() => {
      for (const client of this.#clients) destroy(client);
    });
    await working;
  }

  /** Makes partitions now, independently of the rounds. */
  #addSoon(): void {
    if (this.#closed || this.#adding !== undefined) return;
    this.#adding = this.addPartitions()
      .catch((error: unknown) => this.#failed(error, 'no history partition could be added; it will be tried again'))
      .finally(() => (this.#adding = undefined));
  }

  #round(): void {
    if (this.#closed || this.#working !== undefined) return;
    this.#working = this.#withClient(ROUND_TIMEOUT, async (client) => {
      await this.#add(client);
      await this.#remove(client);
    })
      .catch((error: unknown) => this.#failed(error, 'history retention failed; it will be tried again'))
      .finally(() => (this.#working = undefined));
  }

  #failed(error: unknown, what: string): void {
    // Work that is broken off to close is not tried again.
    if (!this.#closed) this.#log.warn({ reason: messageOf(error) }, what);
  }

  async #withClient(limitMs: number, work: (client: pg.Client) => Promise<void>): Promise<void> {
    const client = await this.#hosts.connect();
    if (this.#closed) return endClient(client);
    this.#clients.add(client);
    try {
      await within(limitMs, 'history retention', this.#work(client, work));
    } catch (error) {
      destroy(client);
      throw error;
    } finally {
      this.#clients.delete(client);
      await endClient(client);
    }
  }

  async #work(client: pg.Client, work: (client: pg.Client) => Promise<void>): Promise<void> {
    // A frozen server loses its locks when the database ends its idle session.
    await client.query(`set statement_timeout = '30s'; set idle_session_timeout = '30s'; set lock_timeout = '2s'`);
    await work(client);
  }

  /** Holds no lock of its own: several servers may do it at once, and one that freezes in the middle blocks nobody. */
  async #add(client: pg.Client): Promise<void> {
    const { rows } = await client.query<{ rev: string }>('select rev from revision where id = 1');
    const newest = Number(rows[0]!.rev);
    let partitions = await listPartitions(client);
    for (;;) {
      const from = partitions.at(-1)?.to ?? Math.floor(newest / PARTITION_SIZE) * PARTITION_SIZE;
      this.#end = from;
      if (from > newest + AHEAD * PARTITION_SIZE) return;
      try {
        await within(ADD_TIMEOUT, 'adding a partition', addPartition(client, from, from + PARTITION_SIZE));
      } catch (error) {
        if (failureOf(error) === 'lost') throw error;
        // Another server may have just made the same one.
        partitions = await listPartitions(client);
        if ((partitions.at(-1)?.to ?? 0) <= from) throw error;
        continue;
      }
      partitions = await listPartitions(client);
    }
  }

  async #remove(client: pg.Client): Promise<void> {
    const lock = await client.query<{ granted: boolean }>(
      `select pg_try_advisory_lock(${LOCK_CLASS}, ${LOCKS.removal}) as granted`,
    );
    if (lock.rows[0]?.granted !== true) return;
    try {
      const partitions = await listPartitions(client);
      for (let step = 0; step < MOST_STEPS && !this.#closed; step += 1) {
        const oldest = partitions[0];
        if (oldest === undefined || !(await this.#removeFrom(client, oldest))) return;
        if ((await client.query(`select to_regclass('${oldest.table}') as found`)).rows[0]?.found === null)
          partitions.shift();
      }
    } finally {
      await client.query(`select pg_advisory_unlock(${LOCK_CLASS}, ${LOCKS.removal})`);
    }
  }

  /** One step at the oldest partition; returns whether another step may find work. */
  async #removeFrom(client: pg.Client, partition: Partition): Promise<boolean> {
    const standing = await client.query<{ rev: string; last: string | null; old: boolean | null }>(
      `select r.rev, h.revision as last, ${isPast('h.at')} as old from revision r
        left join lateral (select revision, at from ${partition.table} order by revision desc limit 1) h on true
        where r.id = 1`,
      [this.#retentionMs],
    );
    const { rev, old } = standing.rows[0]!;
    const full = Number(rev) >= partition.to - 1;
    // A full partition without rows has been trimmed completely.
    if (full && old !== false) {
      await raiseFloor(client, partition.to - 1);
      await this.#drop(client, partition);
      return true;
    }
    if (old === null) return false;
    return this.#trim(client, partition);
  }

  /** Deletes some old rows of a partition that fills slowly. */
  async #trim(client: pg.Client, partition: Partition): Promise<boolean> {
    const { rows } = await client.query<{ upto: string | null; rows: string; slow: boolean | null }>(
      `select max(revision) filter (where ${isPast('at')}) as upto, count(*) as rows,
          bool_or(at < now() - $2 * interval '1 millisecond' or at > now() + $1 * interval '1 millisecond') as slow
        from (select revision, at from ${partition.table} order by revision limit ${TRIM_ROWS}) h`,
      [this.#retentionMs, this.#retentionMs * SLOW],
    );
    const { upto, slow } = rows[0]!;
    if (upto === null) return false;
    // The floor rises at the retention time; the rows may stay a little longer.
    await raiseFloor(client, Number(upto));
    if (slow !== true) return false;
    await client.query(`delete from ${partition.table} where revision <= $1`, [upto]);
    return true;
  }

  async #drop(client: pg.Client, partition: Partition): Promise<void> {
    await client.query(`set lock_timeout = ${DROP_LOCK_TIMEOUT}`);
    try {
      for (let attempt = 1; ; attempt += 1) {
        try {
          await client.query(`drop table if exists ${partition.table}`);
          this.#log.debug({ partition: partition.table }, 'dropped a history partition');
          return;
        } catch (error) {
          if (!isLockTimeout(error) || attempt === DROP_ATTEMPTS) throw error;
        }
        await new Promise((resolve) => setTimeout(resolve, DROP_PAUSE));
      }
    } finally {
      await client.query(`set lock_timeout = '2s'`);
    }
  }
}

async function raiseFloor(client: pg.Client, floor: number): Promise<void> {
  await client.query('update history_floor set floor = $1 where id = 1 and floor < $1', [floor]);
}
