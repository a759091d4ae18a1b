import type pg from 'pg';
import { endClient } from './deadline.js';
import { DatabaseRefusal } from './opening-errors.js';
import type { PrimaryHosts } from './primary.js';

/** The oldest PostgreSQL that is still maintained and that the store was tested on. */
const OLDEST = 14;

/**
 * Checks whether the store can work with a server.
 *
 * @throws DatabaseRefusal when it is too old, or not encoded in UTF8
 */
export async function checkServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: string; encoding: string }>(
    `select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding`,
  );
  const { version, encoding } = rows[0]!;
  const major = Math.floor(Number(version) / 10_000);
  if (major < OLDEST) {
    throw new DatabaseRefusal(`the database server is PostgreSQL ${major}; use PostgreSQL ${OLDEST} or newer`);
  }
  if (encoding !== 'UTF8') {
    throw new DatabaseRefusal(
      `the database is encoded in ${encoding}, not UTF8; create one with: create database cluster encoding 'UTF8' template template0`,
    );
  }
}

/**
 * Refuses a pooler in transaction mode, which hands the connections of the database from client to client. A client
 * would then use the locks, prepared statements, settings and `LISTEN` of another, and two writers could both win.
 *
 * Without a pooler, the process that answers is the one named when the connection was opened. Behind a pooler it is
 * another one. Then this connection and a second one are asked for their processes, twice each. A pool that reuses the
 * last returned connection first shows the same process on both; one that reuses the oldest first shows two processes
 * on one of them.
 *
 * @throws DatabaseRefusal when connections are shared
 */
export async function checkPooler(client: pg.Client, hosts: PrimaryHosts): Promise<void> {
  const first = await backendOf(client);
  if (first === (client as pg.Client & { readonly processID?: number }).processID) return;
  const other = await hosts.connect();
  try {
    const own = [first, await backendOf(client)];
    const others = [await backendOf(other), await backendOf(other)];
    if (own[0] === own[1] && others[0] === others[1] && own[0] !== others[0]) return;
  } finally {
    await endClient(other);
  }
  throw new DatabaseRefusal(
    'a pooler in front of the database shares its connections among clients; set it to session mode, or give the database itself',
  );
}

/** The backend process that answers. */
async function backendOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]!.pid;
}
