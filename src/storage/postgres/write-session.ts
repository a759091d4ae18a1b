import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Log } from '../../telemetry/log.js';
import type { WriteOperation } from '../store.js';
import { byteaArray, int2Array, int8, int8Array, textArray, uuidArray } from './array-encoding.js';
import { KeptConnection } from './connection.js';
import { within } from './deadline.js';
import { guardsOf } from './guards.js';
import { PreparedRun, runPrepared } from './prepared-run.js';
import type { PrimaryHosts } from './primary.js';
import { HOT_PATH_SETTINGS, PREPARED_WRITE_BATCH, STATEMENTS, bound, rowOf } from './statements.js';
import type { PendingWrite } from './write-queue.js';

/** Deadline for the answer to a batch; its outcome is then looked up on a new connection. In ms. */
const BATCH_TIMEOUT = 7000;
/** Deadline for the request for the session's lock, in ms. */
const SESSION_TIMEOUT = 3000;
/** How long a new connection waits for the old connection's backend to end, in ms. */
const TAKE_OVER = 5000;

/** Pause between two such attempts, in ms. */
const TAKE_OVER_PAUSE = 20;

const OP = { create: 1, update: 2, delete: 3 } as const satisfies Record<WriteOperation['kind'], number>;

/** The database's answer; see the migration of `write_batch`. */
export interface BatchAnswer {
  /** Per operation. */
  readonly results: readonly (number | undefined)[];
  /** Per operation; meaningless for those that were not done. */
  readonly uids: readonly string[];
  /** Whether a precondition holds, by its place in the write. */
  readonly holds: (write: PendingWrite, place: number) => boolean;
}

/**
 * The one connection that writes. It holds an advisory lock under a random number: a new connection of the same session
 * takes the lock before anything else, which proves that the old backend is gone. Without this, a batch that was stuck
 * on its way could commit after it was looked for and not found.
 */
export class WriteSession {
  readonly #id: string;
  readonly #connection: KeptConnection;
  #backend = 0;

  constructor(options: {
    readonly hosts: PrimaryHosts;
    readonly log: Log;
    /**
     * Called with the newest revision when a session begins; what the last one wrote is not known yet. Earlier changes
     * of other servers may have been missed.
     */
    readonly onSession: (revision: number) => void;
    readonly onReady: (client: pg.Client) => void;
  }) {
    this.#id = randomId();
    this.#connection = new KeptConnection({
      name: 'writer',
      hosts: options.hosts,
      log: options.log,
      settings: HOT_PATH_SETTINGS,
      prepare: async (client) => {
        const { backend, revision } = await takeOver(client, this.#id);
        await within(SESSION_TIMEOUT, 'write session', client.query(bound(STATEMENTS.joinWriters)));
        await within(SESSION_TIMEOUT, 'write session', client.query(PREPARED_WRITE_BATCH.text));
        this.#backend = backend;
        options.onSession(revision);
      },
      onReady: options.onReady,
    });
  }

  get client(): pg.Client | undefined {
    return this.#connection.client;
  }

  get lastError(): unknown {
    return this.#connection.lastError;
  }

  /** The process id of the backend that writes for us. */
  get backend(): number {
    return this.#backend;
  }

  /** Connects. @throws StorageError `unavailable` */
  async start(withinMs: number): Promise<void> {
    this.#connection.start();
    await this.#connection.ready(withinMs);
  }

  /** Sends one batch as one transaction of one round trip. @throws what `pg` throws; see `failureOf` */
  async execute(client: pg.Client, batch: string, writes: readonly PendingWrite[]): Promise<BatchAnswer> {
    const operations = writes.flatMap((write) => write.operations);
    const guards = guardsOf(writes);
    const messages = runPrepared(PREPARED_WRITE_BATCH.name, [
      int8(BigInt(batch)),
      textArray(operations.map((operation) => operation.key.resource)),
      textArray(operations.map((operation) => operation.key.namespace)),
      textArray(operations.map((operation) => operation.key.name)),
      int2Array(operations.map((operation) => OP[operation.kind])),
      int8Array(operations.map((operation) => (operation.kind === 'create' ? 0 : operation.expectedRevision))),
      uuidArray(operations.map((operation) => (operation.kind === 'create' ? operation.uid : undefined))),
      byteaArray(operations.map((operation) => operation.value)),
      int8Array(writes.flatMap((write, at) => write.operations.map(() => at + 1))),
      textArray(guards.list.map((guard) => guard.resource)),
      textArray(guards.list.map((guard) => guard.namespace)),
      textArray(guards.list.map((guard) => guard.name)),
      int8Array(guards.list.map((guard) => guard.expected)),
      int8Array(guards.needs.map(([group]) => group)),
      int8Array(guards.needs.map(([, guard]) => guard)),
    ]);
    const { row } = client.query(new PreparedRun(messages));
    const [results, uids, holding] = (await within(BATCH_TIMEOUT, 'write', row)) as readonly [string, string, string];
    const held = cells(holding).map((cell) => cell === 't');
    return {
      results: cells(results).map((cell) => (cell === 'NULL' ? undefined : Number(cell))),
      uids: cells(uids),
      holds: (write, place) => held[guards.placeOf(write, place)] === true,
    };
  }

  /** Makes sure that the connection still works. @throws what `pg` throws */
  async ping(client: pg.Client): Promise<void> {
    await within(SESSION_TIMEOUT, 'a sign of life', client.query(bound(STATEMENTS.ping)));
  }

  /** Drops the connection, for example because a batch got no answer. */
  drop(client: pg.Client, why: string): void {
    this.#connection.drop(client, why);
  }

  async close(): Promise<void> {
    await this.#connection.close();
  }
}

/** A random number below 2^60, in decimal, for a batch or a session. */
export function randomId(): string {
  // Node takes the bytes of many UUIDs from the system at once, but those of `randomBytes` at each call.
  const uuid = randomUUID();
  return BigInt(`0x${uuid.slice(0, 8)}${uuid.slice(-7)}`).toString();
}

/** The elements of an array of plain words in text form. */
function cells(array: string): readonly string[] {
  return array.slice(1, -1).split(',');
}

async function takeOver(
  client: pg.Client,
  id: string,
): Promise<{ readonly backend: number; readonly revision: number }> {
  const deadline = performance.now() + TAKE_OVER;
  for (;;) {
    const answer = await within(SESSION_TIMEOUT, 'write session', client.query(bound(STATEMENTS.trySession, [id])));
    const [granted, backend, revision] = rowOf(answer);
    if (granted === 't') return { backend: Number(backend), revision: Number(revision) };
    if (performance.now() > deadline) throw new Error('the previous database session of this server does not end');
    await within(SESSION_TIMEOUT, 'write session', client.query(bound(STATEMENTS.endSession, [id])));
    await new Promise((resolve) => setTimeout(resolve, TAKE_OVER_PAUSE));
  }
}
