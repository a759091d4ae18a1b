import type pg from 'pg';

/** A range partition of `history`. */
export interface Partition {
  readonly table: string;
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
}

/** All partitions of `history`, oldest first. */
export async function listPartitions(client: pg.Client): Promise<Partition[]> {
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
 * Makes a partition. ATTACH of a ready table locks the parent so that readers and writers go on; CREATE ... PARTITION
 * OF would not. It is sent as one message, which the database executes up to the commit: a server that is stopped in
 * between leaves no lock behind.
 */
export async function addPartition(client: pg.Client, from: number, to: number): Promise<void> {
  const table = `history_${from}_${to}`;
  try {
    await client.query(`begin;
      create table ${table} (like history including defaults including storage including constraints)
        with (toast_tuple_target = 8160);
      alter table ${table} add primary key (revision);
      alter table history attach partition ${table} for values from (${from}) to (${to});
      commit`);
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
