import pg from 'pg';
import { SharedRoom } from '../../meta/shared-room.js';
import { StoredObject } from '../../meta/stored-object.js';
import type { StoreEvent } from '../../meta/watch-event.js';
import type { Log } from '../../telemetry/log.js';
import type { PackedResources, PastState } from '../backing-store.js';
import { StorageError } from '../errors.js';
import type { CallLimits } from '../store.js';
import { clientConfig, destroy, endClient, within } from './deadline.js';
import { failureOf, messageOf, unavailable } from './errors.js';
import type { PrimaryHosts } from './primary.js';
import { STATEMENTS, bound, rowOf, rowsOf } from './statements.js';
import type { Row, Statement } from './statements.js';
import { eventKind } from './tail.js';

/** Deadline for one attempt of a small read, in ms. */
const READ_TIMEOUT = 3000;
/** Deadline for a connection from the pool, in ms. */
const POOL_TIMEOUT = 3000;
/** How long closing waits for connections to end gracefully, in ms. */
const CLOSE_TIMEOUT = 2000;
/** Deadline for one attempt of a read of history, in ms. */
const HISTORY_TIMEOUT = 20_000;
/**
 * A read that nobody waits for any more ends in the database as well; else each attempt at a locked table would leave a
 * backend behind. A lock is waited for as long as for the shortest attempt.
 */
const SETTINGS = `set statement_timeout = ${HISTORY_TIMEOUT}; set lock_timeout = ${READ_TIMEOUT}`;
/** Deadline for loading all objects; 100k take 0.5 s. In ms. */
const LOAD_TIMEOUT = 300_000;
/** As `SETTINGS`, for loading. */
const LOAD_SETTINGS = `set statement_timeout = ${LOAD_TIMEOUT}; set lock_timeout = ${READ_TIMEOUT}`;
/** Fits the texts of most objects; it grows for longer ones. */
const ROW_BUFFER = 256 * 1024;
/** Most bytes of UTF-8 for each UTF-16 code unit. */
const MOST_BYTES_PER_UNIT = 3;
/** Pause between attempts, in ms. */
const RETRY_PAUSE = 50;
/** Limit of one read of history, about what a window holds. Beyond it clients do better to list again. */
const MOST_CHANGES = 10_000;
const MOST_CHANGE_BYTES = 64 * 1024 * 1024;

/** Reads outside the order of writes. All are repeated on a new connection until the deadline. */
export class Reader {
  readonly #pool: pg.Pool;
  readonly #hosts: PrimaryHosts;
  readonly #clients = new Set<pg.Client>();
  readonly #timeout: number;

  /** @param options `connections`: the most at a time, opened when they are needed */
  constructor(options: {
    readonly hosts: PrimaryHosts;
    readonly log: Log;
    readonly readTimeoutMs: number;
    readonly connections: number;
  }) {
    const { hosts } = options;
    this.#hosts = hosts;
    this.#timeout = options.readTimeoutMs;
    this.#pool = new pg.Pool({
      connectionTimeoutMillis: POOL_TIMEOUT,
      max: options.connections,
      idleTimeoutMillis: 30_000,
      // The primary may change: it is looked up for each connection, not for the pool.
      Client: class extends pg.Client {
        constructor() {
          super(clientConfig(hosts.config));
        }
      },
      // The pool awaits the promise, though its typings do not say so.
      onConnect: this.#admit.bind(this) as (client: pg.ClientBase) => void,
    });
    this.#pool.on('remove', (client) => this.#clients.delete(client as pg.Client));
    hosts.onMoved(() => {
      for (const client of this.#clients) if (hosts.isOutdated(client)) destroy(client);
    });
    this.#pool.on('error', (error) => options.log.debug({ reason: messageOf(error) }, 'an idle read connection ended'));
  }

  /** Every change after this revision is kept. @throws StorageError `unavailable` */
  async floor(): Promise<number> {
    const rows = await this.#rows(STATEMENTS.standing, [], READ_TIMEOUT);
    return Number(rows[0]![1]);
  }

  /**
   * Calls back with each object of one snapshot as it arrives; returns the snapshot's revision.
   *
   * @throws StorageError
   */
  async load(onObject: (resource: string, object: StoredObject) => void, packed: PackedResources): Promise<number> {
    let client: pg.Client | undefined;
    try {
      client = await this.#hosts.connect();
      await within(READ_TIMEOUT, 'the settings of a loader', client.query(LOAD_SETTINGS));
      await within(READ_TIMEOUT, 'begin', client.query('begin isolation level repeatable read read only'));
      const revision = await within(READ_TIMEOUT, 'revision', client.query(bound(STATEMENTS.currentRevision)));
      await within(LOAD_TIMEOUT, 'loading all objects', streamObjects(client, onObject, packed));
      await within(READ_TIMEOUT, 'commit', client.query('commit'));
      return Number(rowOf(revision)[0]);
    } catch (error) {
      if (client !== undefined) destroy(client);
      throw unavailable('the objects cannot be loaded', error);
    } finally {
      if (client !== undefined) await endClient(client);
    }
  }

  /** As `BackingStore.changes`. @throws StorageError */
  async changes(
    resource: string,
    after: number,
    upTo: number,
    limits: CallLimits = {},
  ): Promise<readonly StoreEvent[]> {
    const range = [resource, after, upTo];
    const size = await this.#rows(STATEMENTS.changesSize, range, HISTORY_TIMEOUT, limits);
    const [count, bytes] = size[0]!.map(Number) as [number, number];
    if (count > MOST_CHANGES || bytes > MOST_CHANGE_BYTES) throw expired(after, upTo);
    const rows = count === 0 ? [] : await this.#rows(STATEMENTS.changesOf, range, HISTORY_TIMEOUT, limits);
    await this.#stillKept(after);
    return rows.map(readChange);
  }

  /** As `BackingStore.statesAt`. @throws StorageError */
  async statesAt(
    resource: string,
    revision: number,
    upTo: number,
    limits: CallLimits = {},
  ): Promise<readonly PastState[]> {
    const range = [resource, revision, upTo];
    const size = await this.#rows(STATEMENTS.statesSize, range, HISTORY_TIMEOUT, limits);
    if (Number(size[0]![0]) > MOST_CHANGE_BYTES) throw expired(revision, upTo);
    const rows = await this.#rows(STATEMENTS.statesAt, range, HISTORY_TIMEOUT, limits);
    await this.#stillKept(revision);
    return rows.map((row) => {
      const [namespace, name, uid, previousRevision, value] = row;
      const object = pastObject(namespace!, name!, uid!, previousRevision!, value!);
      return { namespace: namespace!, name: name!, object };
    });
  }

  async close(): Promise<void> {
    // A connection that does not close in time is abandoned.
    await within(CLOSE_TIMEOUT, 'goodbye', this.#pool.end()).catch(() => {
      for (const client of this.#clients) destroy(client);
    });
  }

  async #admit(given: pg.ClientBase): Promise<void> {
    const client = given as pg.Client;
    this.#clients.add(client);
    try {
      await this.#hosts.admit(client);
      await within(READ_TIMEOUT, 'the settings of a reader', client.query(SETTINGS));
    } catch (error) {
      this.#clients.delete(client);
      this.#hosts.suspect();
      destroy(client);
      throw error;
    }
  }

  /** Checked after reading: retention raises the floor before it removes anything. */
  async #stillKept(revision: number): Promise<void> {
    const floor = await this.floor();
    if (revision < floor) throw expired(revision, floor);
  }

  async #rows(
    statement: Statement,
    values: readonly unknown[],
    attemptMs: number,
    limits: CallLimits = {},
  ): Promise<readonly Row[]> {
    const deadline = performance.now() + Math.max(this.#timeout, attemptMs === READ_TIMEOUT ? 0 : attemptMs);
    for (;;) {
      if (limits.aborted ?? limits.signal?.aborted === true) throw new StorageError('aborted', 'the caller went away');
      try {
        const query = { ...bound(statement, values), query_timeout: attemptMs };
        return rowsOf(await this.#pool.query(query));
      } catch (error) {
        if (failureOf(error) === 'refused') throw error;
        if (failureOf(error) === 'lost') this.#hosts.suspect();
        if (performance.now() + RETRY_PAUSE >= deadline) throw unavailable('the database cannot be read', error);
      }
      await new Promise((resolve) => setTimeout(resolve, RETRY_PAUSE));
    }
  }
}

function expired(asked: number, oldest: number): StorageError {
  return new StorageError('expired', `revision ${asked} is no longer kept`, { asked, current: oldest });
}

function streamObjects(
  client: pg.Client,
  onObject: (resource: string, object: StoredObject) => void,
  packed: PackedResources,
): Promise<void> {
  // Few resources and namespaces, many objects: share the strings.
  const known = new Map<string, string>();
  const shared = (text: string): string => {
    const found = known.get(text);
    if (found !== undefined) return found;
    known.set(text, text);
    return text;
  };
  const room = new SharedRoom();
  // Each text is copied before it is kept, so one buffer serves all rows.
  let buffer = Buffer.allocUnsafe(ROW_BUFFER);
  const bytesOf = (text: string): Buffer => {
    if (text.length * MOST_BYTES_PER_UNIT > buffer.length)
      buffer = Buffer.allocUnsafe(text.length * MOST_BYTES_PER_UNIT);
    return buffer.subarray(0, buffer.write(text, 'utf8'));
  };
  return new Promise((resolve, reject) => {
    const query = new pg.Query(bound(STATEMENTS.allObjects));
    query.on('row', (row: unknown) => {
      try {
        const [resource, namespace, name, revision, uid, value] = row as readonly string[];
        const leftOut = packed.get(resource!);
        const of = [shared(namespace!), name!, uid!, Number(revision), bytesOf(value!)] as const;
        const object =
          leftOut === undefined
            ? StoredObject.fromStorage(...of, room)
            : StoredObject.packedFromStorage(...of, { room, leftOut });
        onObject(shared(resource!), object);
      } catch (error) {
        reject(error as Error);
      }
    });
    query.on('error', reject);
    query.on('end', () => resolve());
    client.query(query);
  });
}

function readChange(row: Row): StoreEvent {
  const [revision, namespace, name, op, uid, value, previousRevision, previousValue] = row;
  const at = Number(revision);
  return {
    kind: eventKind(op ?? null),
    revision: at,
    object: StoredObject.fromStorage(namespace!, name!, uid!, at, Buffer.from(value!, 'utf8')),
    previous: pastObject(namespace!, name!, uid!, previousRevision ?? null, previousValue ?? null),
  };
}

function pastObject(
  namespace: string,
  name: string,
  uid: string,
  revision: string | null,
  value: string | null,
): StoredObject | undefined {
  if (revision === null || value === null) return undefined;
  return StoredObject.fromStorage(namespace, name, uid, Number(revision), Buffer.from(value, 'utf8'));
}
