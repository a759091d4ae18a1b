import pg from 'pg';
import type { NamingProfileName } from '../../naming/profile.js';
import type { Log } from '../../telemetry/log.js';
import type { BackingStore } from '../backing-store.js';
import { clientConfig, endClient } from './connection.js';
import { migrateOver } from './data-source.js';
import { openingFault, unavailable } from './errors.js';
import { GroupCommit } from './group-commit.js';
import { Leases } from './leases.js';
import { DatabaseRefusal, openingError } from './opening-errors.js';
import { checkNamingProfile } from './profile-lock.js';
import { Reader } from './reader.js';
import { Retention } from './retention.js';
import { Tail } from './tail.js';

/** What a store on PostgreSQL needs to know. */
export interface PostgresStoreOptions {
  readonly connection: pg.ClientConfig;
  readonly namingProfile: NamingProfileName;
  readonly log: Log;
  /** How long history is kept, in ms; 5 minutes unless said. */
  readonly historyRetentionMs?: number;
  /** How long a write may wait for the database, in ms; 5 seconds unless said. */
  readonly writeTimeoutMs?: number;
  /** Connections for reading; 8 unless said. */
  readonly readConnections?: number;
  /** How long a read may wait for the database, in ms; 4 seconds unless said. */
  readonly readTimeoutMs?: number;
  /** How long the database may take to answer at the start, in ms; 10 seconds unless said. */
  readonly connectTimeoutMs?: number;
}

/** The backing store together with what else the database gives. */
export interface PostgresStore extends BackingStore {
  readonly leases: Leases;
  /** Removes history past its retention now, and makes partitions ahead. Runs by itself too. */
  removeOldHistory(): Promise<void>;
}

/** The silence after which the store counts as unhealthy: some polls of the tail, in ms. */
const MOST_SILENCE = 5000;

/** Pause between two attempts to connect at the start, in ms. */
const CONNECT_PAUSE = 100;

/**
 * Opens the store: waits for the database, migrates it, checks the naming profile, connects.
 *
 * @throws Error with one line when the database cannot be reached or used
 */
export async function openPostgresStore(options: PostgresStoreOptions): Promise<PostgresStore> {
  const { connection: config, log } = options;
  const connectWithin = options.connectTimeoutMs ?? 10_000;
  const newestRevision = await prepareDatabase(await waitForDatabase(config, connectWithin, log), options);
  const retention = new Retention({ config, log, retentionMs: options.historyRetentionMs ?? 300_000 });
  const tail = new Tail({ config, log, isOwnWriter: (backend) => backend === writer.backend });
  const writer = new GroupCommit({
    config,
    log,
    newestRevision,
    writeTimeoutMs: options.writeTimeoutMs ?? 5000,
    onCommitted: (events) => {
      tail.offer(events);
      retention.reached(events.at(-1)?.revision ?? 0);
    },
    addPartitions: () => retention.addPartitions(),
  });
  const reader = new Reader({
    config,
    log,
    readTimeoutMs: options.readTimeoutMs ?? 4000,
    connections: options.readConnections ?? 8,
  });
  const leases = new Leases(config, log);

  let closing: Promise<void> | undefined;
  const close = (): Promise<void> =>
    (closing ??= (async () => {
      await leases.close();
      await writer.close();
      await tail.close();
      await retention.close();
      await reader.close();
    })());
  try {
    await Promise.all([retention.start(), writer.start(connectWithin), tail.start(connectWithin)]);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    leases,
    load: (onObject) => reader.load(onObject),
    follow: (after, follower) => tail.follow(after, follower),
    write: (operation) => writer.write(operation),
    currentRevision: () => reader.currentRevision(),
    retainedFrom: () => tail.floor,
    poke: () => tail.poke(),
    changes: (resource, after, upTo, limits) => reader.changes(resource, after, upTo, limits),
    statesAt: (resource, revision, upTo, limits) => reader.statesAt(resource, revision, upTo, limits),
    health: async () => {
      if (!writer.connected) return { ok: false, reason: 'no database connection to write with' };
      if (tail.silence > MOST_SILENCE) {
        return { ok: false, reason: `the database has not answered for ${Math.round(tail.silence / 1000)} s` };
      }
      return { ok: true };
    },
    removeOldHistory: async () => {
      await retention.addPartitions();
      await retention.removeOld();
    },
    close,
  };
}

async function waitForDatabase(config: pg.ClientConfig, withinMs: number, log: Log): Promise<pg.Client> {
  const deadline = performance.now() + withinMs;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await firstConnection(config);
    } catch (error) {
      const fault = openingError(config, error);
      if (fault instanceof DatabaseRefusal || performance.now() + CONNECT_PAUSE > deadline) throw fault;
      if (attempt === 1) log.warn({ reason: fault.message, withinMs }, 'waiting for the database');
    }
    await new Promise((resolve) => setTimeout(resolve, CONNECT_PAUSE));
  }
}

async function firstConnection(config: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(clientConfig(config));
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    await endClient(client);
    throw error;
  }
}

/** Migrates, takes the database for this naming profile, and ends the connection. @returns the newest revision */
async function prepareDatabase(client: pg.Client, options: PostgresStoreOptions): Promise<number> {
  const { connection: config, namingProfile, log } = options;
  try {
    await migrateOver(client, config, log);
    await checkNamingProfile(client, namingProfile);
    const { rows } = await client.query<{ rev: string }>('select rev from revision where id = 1');
    if (rows[0] === undefined) throw unavailable('the database has lost its revision');
    return Number(rows[0].rev);
  } catch (error) {
    throw openingFault(error) === undefined ? error : openingError(config, error);
  } finally {
    await endClient(client);
  }
}
