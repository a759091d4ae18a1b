import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The tables of the store (design §5). Order argument: this is the first migration; within it, a table comes before those
 * that refer to it.
 *
 * - `revision`: one row, the newest committed revision. Every batch locks it first and holds the lock to the commit; this
 *   alone makes revision order equal commit order.
 * - `objects`: the current state. Values are not compressed (`external`): they are read far more often than written, and
 *   compressing each row costs more than the disk it saves. `fillfactor` leaves room for updates in place.
 * - `history`: the change of each revision, with the state before it, in range partitions that retention drops.
 * - `history_floor`: one row; every change after that revision is still in `history`.
 * - `settings`: persistent properties of the database, such as its naming profile.
 */
export class ObjectsAndHistory1732700000000 implements MigrationInterface {
  readonly name = 'ObjectsAndHistory1732700000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table revision (
      id integer primary key check (id = 1),
      rev bigint not null
    ) with (fillfactor = 10)`);
    await runner.query(`insert into revision (id, rev) values (1, 1)`);
    await runner.query(`create table history_floor (
      id integer primary key check (id = 1),
      floor bigint not null
    )`);
    await runner.query(`insert into history_floor (id, floor) values (1, 1)`);
    await runner.query(`create table settings (
      key text collate "C" primary key,
      value text not null
    )`);
    await runner.query(`create table objects (
      resource text collate "C" not null,
      namespace text collate "C" not null,
      name text collate "C" not null,
      revision bigint not null,
      uid uuid not null,
      value bytea not null,
      primary key (resource, namespace, name)
    ) with (fillfactor = 60, toast_tuple_target = 8160)`);
    await runner.query(`alter table objects alter column value set storage external`);
    await runner.query(`create table history (
      revision bigint not null,
      batch bigint not null,
      at timestamptz not null,
      op smallint not null,
      resource text collate "C" not null,
      namespace text collate "C" not null,
      name text collate "C" not null,
      uid uuid not null,
      prev_revision bigint,
      value bytea not null,
      prev_value bytea,
      primary key (revision)
    ) partition by range (revision)`);
    await runner.query(`alter table history alter column value set storage external`);
    await runner.query(`alter table history alter column prev_value set storage external`);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
