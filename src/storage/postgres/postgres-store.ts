import type pg from 'pg';
import type { NamingProfileName } from '../../naming/profile.js';
import type { Log } from '../../telemetry/log.js';
import type { BackingStore } from '../backing-store.js';
import { endClient, within } from './deadline.js';
import { migrateOver } from './migrate.js';
import { openingFault, unavailable } from './errors.js';
import { GroupCommit } from './group-commit.js';
import { Leases } from './leases.js';
import { DatabaseRefusal, openingError } from './opening-errors.js';
import { NewestRevision } from './newest-revision.js';
import { NotPrimary, PrimaryHosts } from './primary.js';
import { checkNamingProfile } from './profile-lock.js';
import { Reader } from './reader.js';
import { Retention } from './retention.js';
import { continueTokenKey } from './continue-token-key.js';
import { Tail } from './tail.js';

/** What a store on PostgreSQL needs. */
export interface PostgresStoreOptions {
  readonly connection: pg.ClientConfig;
  readonly namingProfile: NamingProfileName;
  readonly log: Log;
  /** How long history is kept, in ms; 5 minutes by default. */
  readonly historyRetentionMs?: number;
  /** How long a write may wait for the database, in ms; 5 seconds by default. */
  readonly writeTimeoutMs?: number;
  /** Connections for reading; 8 by default, at least 2. */
  readonly readConnections?: number;
  /** How long a read may wait for the database, in ms; 4 seconds by default. */
  readonly readTimeoutMs?: number;
  /** How long the database may take to answer at the start, in ms; 10 seconds by default. */
  readonly connectTimeoutMs?: number;
}

/** The backing store, and the other services of the database. */
export interface PostgresStore extends BackingStore {
  readonly leases: Leases;
  /** Signs continue tokens; the same for all servers on the database. */
  readonly continueTokenKey: Buffer;
  /** Removes expired history now, and makes partitions ahead. Also runs periodically. */
  removeOldHistory(): Promise<void>;
}

/** A write that waits longer, or a tail that is silent for longer, makes the store unhealthy, in ms. */
const MOST_WAIT = 3000;
/** Deadline for each of the first questions, in ms. */
const QUESTION_TIMEOUT = 10_000;

/** Pause between connection attempts at the start, in ms. */
const CONNECT_PAUSE = 100;

/**
 * Opens the store: waits for the database, migrates it, checks the naming profile, connects.
 *
 * @throws Error with one line when the database cannot be reached or used
 */
export async function openPostgresStore(options: PostgresStoreOptions): Promise<PostgresStore> {
  const { connection: config, log } = options;
  const connectWithin = options.connectTimeoutMs ?? 10_000;
  const hosts = new PrimaryHosts(config);
  const { newestRevision, tokenKey } = await prepareDatabase(
    await waitForDatabase(hosts, connectWithin, log),
    hosts,
    options,
  );
  const retention = new Retention({ hosts, log, retentionMs: options.historyRetentionMs ?? 300_000 });
  const tail = new Tail({ hosts, log, isOwnWriter: (backend) => backend === writer.backend });
  const writer = new GroupCommit({
    hosts,
    log,
    newestRevision,
    writeTimeoutMs: options.writeTimeoutMs ?? 5000,
    onCommitted: (events) => {
      tail.offer(events);
      retention.reached(events.at(-1)?.revision ?? 0);
    },
    onSession: () => tail.sessionBegan(),
    addPartitions: () => retention.addPartitions(),
  });
  const { readTimeoutMs = 4000, readConnections = 8 } = options;
  const newest = new NewestRevision({ hosts, log, readTimeoutMs });
  const reader = new Reader({ hosts, log, readTimeoutMs, connections: Math.max(1, readConnections - 1) });
  const leases = new Leases(hosts, log);

  let closing: Promise<void> | undefined;
  const close = (): Promise<void> =>
    (closing ??= (async () => {
      await leases.close();
      await writer.close();
      await tail.close();
      await retention.close();
      await reader.close();
      await newest.close();
    })());
  newest.start();
  try {
    await Promise.all([retention.start(), writer.start(connectWithin), tail.start(connectWithin)]);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    leases,
    continueTokenKey: tokenKey,
    load: (onObject, packed) => reader.load(onObject, packed),
    follow: (after, follower) => tail.follow(after, follower),
    writeGroup: (operations, preconditions) => writer.write(operations, preconditions),
    outcomesKnown: () => writer.outcomesKnown(),
    currentRevision: () => newest.ask(),
    retainedFrom: () => tail.floor,
    poke: () => tail.poke(),
    changes: (resource, after, upTo, limits) => reader.changes(resource, after, upTo, limits),
    statesAt: (resource, revision, upTo, limits) => reader.statesAt(resource, revision, upTo, limits),
    health: async () => {
      if (!writer.connected) return { ok: false, reason: 'no database connection to write with' };
      const { oldestWait } = writer;
      if (oldestWait > MOST_WAIT) return { ok: false, reason: `a write has waited for ${seconds(oldestWait)}` };
      if (tail.silence > MOST_WAIT) {
        return { ok: false, reason: `the database has sent no changes for ${seconds(tail.silence)}` };
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

function seconds(ms: number): string {
  return `${Math.round(ms / 1000)} s`;
}

async function waitForDatabase(hosts: PrimaryHosts, withinMs: number, log: Log): Promise<pg.Client> {
  const deadline = performance.now() + withinMs;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await hosts.connect();
    } catch (error) {
      const fault = openingFailure(hosts, error);
      if (fault instanceof DatabaseRefusal || performance.now() + CONNECT_PAUSE > deadline) throw fault;
      if (attempt === 1) log.warn({ reason: fault.message, withinMs }, 'waiting for the database');
    }
    await new Promise((resolve) => setTimeout(resolve, CONNECT_PAUSE));
  }
}

/** Waiting does not turn a lone standby into a primary; of several hosts one may be about to be promoted. */
function openingFailure(hosts: PrimaryHosts, error: unknown): Error {
  if (error instanceof NotPrimary && hosts.all.length === 1) {
    const text = 'the database server is a standby, which takes no writes; give the primary';
    return new DatabaseRefusal(text, { cause: error });
  }
  return openingError(hosts.all, error);
}

/** Migrates, claims the database for this naming profile, and ends the connection. */
async function prepareDatabase(
  client: pg.Client,
  hosts: PrimaryHosts,
  options: PostgresStoreOptions,
): Promise<{ readonly newestRevision: number; readonly tokenKey: Buffer }> {
  const { namingProfile, log } = options;
  try {
    await migrateOver(client, hosts, log);
    await within(QUESTION_TIMEOUT, 'the naming profile', checkNamingProfile(client, namingProfile));
    const tokenKey = await within(QUESTION_TIMEOUT, 'the key of continue tokens', continueTokenKey(client));
    const asked = client.query<{ rev: string }>('select rev from revision where id = 1');
    const { rows } = await within(QUESTION_TIMEOUT, 'the newest revision', asked);
    if (rows[0] === undefined) throw unavailable('the database has lost its revision');
    return { newestRevision: Number(rows[0].rev), tokenKey };
  } catch (error) {
    throw openingFault(error) === undefined ? error : openingError(hosts.all, error);
  } finally {
    await endClient(client);
  }
}
