import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { migrate } from '../../src/storage/postgres/migrate.js';
import { openPostgresStore } from '../../src/storage/postgres/postgres-store.js';
import { SILENT_LOG } from '../../src/telemetry/log.js';
import { startTestDatabase } from '../support/database.js';
import type { TestDatabase } from '../support/database.js';
import { value } from '../suites/store-parts.js';

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await startTestDatabase();
  client = new pg.Client(database.connection);
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await database.stop();
});

/** The schema as text, from the catalogue. Partitions come and go, so only their parent is included. */
async function describeSchema(): Promise<string> {
  const tables = await client.query<{ name: string; kind: string; options: string[] | null }>(
    `select c.relname as name, c.relkind as kind, c.reloptions as options from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition order by 1`,
  );
  const columns = await client.query<Record<'table' | 'name' | 'type' | 'nullable' | 'collation' | 'storage', string>>(
    `select i.table_name as table, i.column_name as name, i.data_type as type, i.is_nullable as nullable,
        i.collation_name as collation, a.attstorage as storage
      from information_schema.columns i
      join pg_attribute a on a.attrelid = to_regclass(i.table_name) and a.attname = i.column_name
      where i.table_schema = 'public' order by i.table_name, i.ordinal_position`,
  );
  const constraints = await client.query<Record<'table' | 'definition', string>>(
    `select c.relname as table, pg_get_constraintdef(k.oid) as definition from pg_constraint k
      join pg_class c on c.oid = k.conrelid where k.contype in ('p', 'c', 'u', 'f') order by 1, 2`,
  );
  const functions = await client.query<{ text: string }>(
    `select pg_get_functiondef(p.oid) as text from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname = 'public' order by 1`,
  );
  const storages: Record<string, string> = { p: '', m: '', x: '', e: ' storage external' };
  const parts = tables.rows.map(({ name, kind, options }) => {
    const lines = columns.rows
      .filter((column) => column.table === name)
      .map(({ name: column, type, nullable, collation, storage }) => {
        const order = collation === null ? '' : ` collate "${collation}"`;
        return `  ${column} ${type}${order}${storages[storage]}${nullable === 'NO' ? ' not null' : ''}`;
      });
    lines.push(...constraints.rows.filter((each) => each.table === name).map(({ definition }) => `  ${definition}`));
    const tail = `${kind === 'p' ? ' partition by range (revision)' : ''}${options === null ? '' : ` with (${options.join(', ')})`}`;
    return `create table ${name} (\n${lines.join(',\n')}\n)${tail};\n`;
  });
  return [...parts, ...functions.rows.map(({ text }) => `${text.trim()};\n`)].join('\n');
}

describe('the schema', () => {
  test('the schema equals test/golden/schema.sql (UPDATE_GOLDEN=1 rewrites it)', async () => {
    const golden = new URL('../golden/schema.sql', import.meta.url);
    const schema = await describeSchema();
    if (process.env['UPDATE_GOLDEN'] === '1') await writeFile(golden, schema);
    expect(schema).toBe(await readFile(golden, 'utf8'));
  });

  test('the schema is created once when several servers start on an empty database together', async () => {
    await client.query('create database empty');
    const connection = { ...database.connection, database: 'empty' };
    await Promise.all(Array.from({ length: 4 }, () => migrate(connection, SILENT_LOG)));
    const other = new pg.Client(connection);
    await other.connect();
    const { rows } = await other.query<{ count: string }>('select count(*) from migrations');
    await other.end();
    expect(rows[0]?.count).toBe('4');
  });

  test('the schema is created in a database that is read-only by default', async () => {
    await client.query('create database strict');
    await client.query('alter database strict set default_transaction_read_only = on');
    await client.query("alter database strict set default_transaction_isolation = 'serializable'");
    const connection = { ...database.connection, database: 'strict' };
    const store = await openPostgresStore({ connection, namingProfile: 'cluster', log: SILENT_LOG });
    try {
      const key = { resource: 'r', namespace: '', name: 'a' };
      const write = { kind: 'create', key, uid: randomUUID(), value: value('a') } as const;
      expect((await store.writeGroup([write], [])).kind).toBe('committed');
    } finally {
      await store.close();
    }
  });

  test('a newer schema is refused with one line', async () => {
    await client.query('create database newer');
    const connection = { ...database.connection, database: 'newer' };
    await migrate(connection, SILENT_LOG);
    const other = new pg.Client(connection);
    await other.connect();
    await other.query(`insert into migrations (timestamp, name) values (1, 'FromTheFuture1')`);
    await other.end();
    await expect(migrate(connection, SILENT_LOG)).rejects.toThrow(
      /^the database was made by a newer version \(migration FromTheFuture1\); [^\n]*$/,
    );
  });

  test('tables of another program are refused with one line', async () => {
    await client.query('create database foreign_tables');
    const connection = { ...database.connection, database: 'foreign_tables' };
    const other = new pg.Client(connection);
    await other.connect();
    await other.query(`create table migrations (id serial, timestamp bigint, name text)`);
    await other.query(`insert into migrations (timestamp, name) values (1, 'Theirs1')`);
    await other.end();
    await expect(migrate(connection, SILENT_LOG)).rejects.toThrow(
      /^the database holds tables of another program \(migration Theirs1\); [^\n]*$/,
    );
  });

  test('a database with another encoding is refused with one line', async () => {
    await client.query(`create database latin encoding 'SQL_ASCII' template template0`);
    const connection = { ...database.connection, database: 'latin' };
    await expect(migrate(connection, SILENT_LOG)).rejects.toThrow(
      /^the database is encoded in SQL_ASCII, not UTF8; [^\n]*$/,
    );
  });
});

describe('opening a store', () => {
  test('another naming profile than before is refused with one line', async () => {
    const { connection } = database;
    await (await openPostgresStore({ connection, namingProfile: 'cluster', log: SILENT_LOG })).close();
    await (await openPostgresStore({ connection, namingProfile: 'cluster', log: SILENT_LOG })).close();
    await expect(openPostgresStore({ connection, namingProfile: 'kubernetes', log: SILENT_LOG })).rejects.toThrow(
      /^this database was made with --naming=cluster and cannot be used with --naming=kubernetes; [^\n]*$/,
    );
  });

  test('all stores on a database sign continue tokens with the same key, which no other database has', async () => {
    const keyOf = async (connection: pg.ClientConfig): Promise<Buffer> => {
      const store = await openPostgresStore({ connection, namingProfile: 'cluster', log: SILENT_LOG });
      await store.close();
      return store.continueTokenKey;
    };
    const { connection } = database;
    const keys = await Promise.all([keyOf(connection), keyOf(connection)]);
    expect(keys[0]).toHaveLength(32);
    expect(keys[1]).toEqual(keys[0]);
    expect(await keyOf(connection)).toEqual(keys[0]);
    await client.query('create database other');
    expect(await keyOf({ ...connection, database: 'other' })).not.toEqual(keys[0]);
  });

  test.each([
    [
      'no database there',
      { host: '/nowhere' },
      /^cannot use the database at \/nowhere \(port 5432\): [^\n]*ENOENT[^\n]*; start PostgreSQL there[^\n]*$/,
    ],
    [
      'an unknown database',
      { database: 'nix' },
      /: database "nix" does not exist; make it with: create database "nix" [^\n]*$/,
    ],
    [
      'no schema for tables',
      { options: '-c search_path=nowhere', database: 'template1' },
      /: no schema has been selected to create in; name one that is there, for example with: alter database "template1" [^\n]*$/,
    ],
    ['an unknown user', { user: 'nobody' }, /: role "nobody" does not exist; look at the role [^\n]*$/],
  ])('opening fails with one line when there is %s', async (_what, wrong, message) => {
    const connection = { ...database.connection, ...wrong };
    await expect(
      openPostgresStore({ connection, namingProfile: 'cluster', log: SILENT_LOG, connectTimeoutMs: 300 }),
    ).rejects.toThrow(message);
  });
});
