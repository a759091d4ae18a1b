import { ConfigError } from '../config/flag.js';
import type { ServeOptions } from '../config/options.js';
import { DatabaseRefusal } from '../storage/postgres/opening-errors.js';
import { openPostgresStore, type PostgresStore } from '../storage/postgres/postgres-store.js';
import { NamingProfileMismatch } from '../storage/postgres/profile-lock.js';
import type { Log } from '../telemetry/log.js';

/** Where the database is. */
export type Connection = Parameters<typeof openPostgresStore>[0]['connection'];

/**
 * Opens the store. A separate file, so that its code loads while the database starts.
 *
 * @throws ConfigError for what the operator can fix; Error with one line for the rest
 */
export async function openStore(options: ServeOptions, connection: Connection, log: Log): Promise<PostgresStore> {
  try {
    return await openPostgresStore({
      connection,
      namingProfile: options.naming,
      log,
      historyRetentionMs: options.historyRetention,
      readConnections: options.databaseConnections,
    });
  } catch (error) {
    if (error instanceof NamingProfileMismatch) throw new ConfigError(`--naming: ${error.message}`);
    if (error instanceof DatabaseRefusal && options.databaseUrl !== undefined) {
      throw new ConfigError(`--database-url: ${error.message}`);
    }
    throw error;
  }
}
