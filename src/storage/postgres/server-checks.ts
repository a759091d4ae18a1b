import type pg from 'pg';
import { DatabaseRefusal } from './opening-errors.js';

/** The oldest PostgreSQL that its makers still mend, and that the store was tried on. */
const OLDEST = 14;

/**
 * Looks whether a server is one that the store can work with.
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
