import pg from 'pg';
import type { Log } from '../../telemetry/log.js';
import { clientConfig, endClient } from './connection.js';
import { isLockTimeout, messageOf } from './errors.js';
import { LOCKS, LOCK_CLASS } from './locks.js';
import { SESSION_SETTINGS } from './statements.js';
import { timerDelay } from '../../meta/timer.js';

/**
 * Revisions per partition. At 1.5 KB objects one is about 65 MB; at 2,000 writes/s it lasts 8 s, so five minutes are 37
 * partitions.
 */
export const PARTITION_SIZE = 16_384;
/** Empty partitions kept ahead of the newest revision: 65,536 writes, 3 s at the highest measured rate. */
const AHEAD = 4;
/** A partition that is filled slower than this many retention times is trimmed row by row meanwhile. */
const SLOW = 2;
/** Rows deleted in one transaction. */
const TRIM_ROWS = 1000;
/** Most transactions of one round; the next round goes on. */
const MOST_STEPS = 200;
/**
 * DROP waits for readers of the parent table, and every writer would queue behind it. So it gives up soon and is tried
 * again (measured: 2.9 s of stall without). All in ms.
 */
const DROP_LOCK_TIMEOUT = 20;
const DROP_ATTEMPTS = 25;
const DROP_PAUSE = 20;

interface Partition {
  readonly table: string;
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
}

/**
 * Makes history partitions ahead and removes history that is older than the retention time.
 *
 * Example: retention 5 min, partitions [0,16384) and [16384,32768), newest revision 20,000. When the change 16,383 is
 * older than 5 min, the floor is set to it and then the first partition is dropped. On a quiet database, where a
 * partition would live for hours, old rows are deleted instead; they are few.
 *
 * The floor is committed before anything is removed. A reader that looks at the floor after it has read therefore knows
 * whether something was taken away under its eyes.
 */
export class Retention {
  readonly #config: pg.ClientConfig;
  readonly #log: Log;
  readonly #retentionMs: number;
  #timer: NodeJS.Timeout | undefined;
  #working: Promise<void> | undefined;
  #closed = false;
  /** First revision that has no partition yet, as far as known. */
  #end = 0;

  constructor(options: { readonly config: pg.ClientConfig; readonly log: Log; readonly retentionMs: number }) {
    this.#config = options.config;
    this.#log = options.log;
    this.#retentionMs = options.retentionMs;
  }

  /** Makes the partitions that are needed now, then works every tenth of the retention time (50 ms to 30 s). */
  async start(): Promise<void> {
    await this.addPartitions();
    const every = Math.min(30_000, Math.max(50, this.#retentionMs / 10));
    this.#timer = setInterval(() => this.#round(), timerDelay(every));
  }

  /** Tells the newest revision; makes partitions when the ready ones run short. */
  reached(revision: number): void {
    if (revision > this.#end - (AHEAD - 1) * PARTITION_SIZE && this.#end > 0) this.#round();
  }

  /** Makes missing partitions up to some ahead of the newest revision. Safe on several servers at once. */
  async addPartitions(): Promise<void> {
    await this.#withClient(async (client) => this.#add(client));
  }

  /** Removes what is older than the retention time, now. Does nothing while another server does it. */
  async removeOld(): Promise<void> {
    await this.#withClient(async (client) => this.#remove(client));
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#timer);
    await this.#working;
  }

  #round(): void {
    if (this.#closed || this.#working !== undefined) return;
    this.#working = this.#withClient(async (client) => {
      await this.#add(client);
      await this.#remove(client);
    })
      .catch((error: unknown) =>
        this.#log.warn({ reason: messageOf(error) }, 'history retention failed; it will be tried again'),
      )
      .finally(() => (this.#working = undefined));
  }

  async #withClient(work: (client: pg.Client) => Promise<void>): Promise<void> {
    const client = new pg.Client(clientConfig(this.#config));
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query(`${SESSION_SETTINGS}; set statement_timeout = '30s'`);
      await work(client);
    } finally {
      await endClient(client);
    }
  }

  async #add(client: pg.Client): Promise<void> {
    await client.query(`select pg_advisory_lock(${LOCK_CLASS}, ${LOCKS.retention})`);
    try {
      const { rows } = await client.query<{ rev: string }>('select rev from revision where id = 1');
      const newest = Number(rows[0]!.rev);
      const partitions = await listPartitions(client);
      let from = partitions.at(-1)?.to ?? Math.floor(newest / PARTITION_SIZE) * PARTITION_SIZE;
      while (from <= newest + AHEAD * PARTITION_SIZE) {
        await addPartition(client, from, from + PARTITION_SIZE);
        from += PARTITION_SIZE;
      }
      this.#end = from;
    } finally {
      await client.query(`select pg_advisory_unlock(${LOCK_CLASS}, ${LOCKS.retention})`);
    }
  }

  async #remove(client: pg.Client): Promise<void> {
    const lock = await client.query<{ granted: boolean }>(
      `select pg_try_advisory_lock(${LOCK_CLASS}, ${LOCKS.retention}) as granted`,
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
      await client.query(`select pg_advisory_unlock(${LOCK_CLASS}, ${LOCKS.retention})`);
    }
  }

  /** One step at the oldest partition; whether another step may find work. */
  async #removeFrom(client: pg.Client, partition: Partition): Promise<boolean> {
    const standing = await client.query<{ rev: string; last: string | null; old: boolean | null }>(
      `select r.rev, h.revision as last, h.at < now() - $1 * interval '1 millisecond' as old from revision r
        left join lateral (select revision, at from ${partition.table} order by revision desc limit 1) h on true
        where r.id = 1`,
      [this.#retentionMs],
    );
    const { rev, old } = standing.rows[0]!;
    const full = Number(rev) >= partition.to - 1;
    // A full partition without rows was trimmed to the end before.
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
      `select max(revision) filter (where at < now() - $1 * interval '1 millisecond') as upto, count(*) as rows,
          min(at) < now() - $2 * interval '1 millisecond' as slow
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
      await client.query('set lock_timeout = 0');
    }
  }
}

async function raiseFloor(client: pg.Client, floor: number): Promise<void> {
  await client.query('update history_floor set floor = $1 where id = 1 and floor < $1', [floor]);
}

async function listPartitions(client: pg.Client): Promise<Partition[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = 'history'::regclass`,
  );
  return rows
    .map(({ name }) => /^history_(\d+)_(\d+)$/.exec(name))
    .filter((match) => match !== null)
    .map((match) => ({ table: match[0], from: Number(match[1]), to: Number(match[2]) }))
    .sort((a, b) => a.from - b.from);
}

/**
 * ATTACH of a ready table locks the parent so that readers and writers go on; CREATE ... PARTITION OF would not.
 */
async function addPartition(client: pg.Client, from: number, to: number): Promise<void> {
  const table = `history_${from}_${to}`;
  await client.query('begin');
  try {
    await client.query(`create table ${table} (like history including defaults including storage including constraints)
      with (toast_tuple_target = 8160)`);
    await client.query(`alter table ${table} add primary key (revision)`);
    await client.query(`alter table history attach partition ${table} for values from (${from}) to (${to})`);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
