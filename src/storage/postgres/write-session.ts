import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { Log } from '../../telemetry/log.js';
import type { WriteOperation } from '../store.js';
import { byteaArray, int2Array, int8Array, textArray, uuidArray } from './array-encoding.js';
import { KeptConnection, within } from './connection.js';
import { HOT_PATH_SETTINGS, STATEMENTS, bound, rowOf } from './statements.js';

/** A batch without an answer for so long is given up; its outcome is then found out on a new connection. In ms. */
const BATCH_TIMEOUT = 11_000;
/** The question for the session's lock is answered within this, in ms. */
const SESSION_TIMEOUT = 5000;
/** How long a new connection waits for the backend of the old one to be gone, in ms. */
const TAKE_OVER = 15_000;

/** Between two attempts at it, in ms. */
const TAKE_OVER_PAUSE = 20;

const OP = { create: 1, update: 2, delete: 3 } as const satisfies Record<WriteOperation['kind'], number>;

/** The database's answer per operation; see the migration of `write_batch`. */
export interface BatchAnswer {
  readonly results: readonly number[];
  readonly uids: readonly string[];
}

/**
 * The one connection that writes. It holds an advisory lock under a number of its own: a new connection of the same
 * session takes the lock before anything else, and so proves that the old backend is gone. Without this, a batch that was
 * stuck on its way could commit after it was looked for and not found.
 */
export class WriteSession {
  readonly #id: string;
  readonly #connection: KeptConnection;
  #backend = 0;

  constructor(options: {
    readonly config: pg.ClientConfig;
    readonly log: Log;
    readonly onReady: (client: pg.Client) => void;
  }) {
    this.#id = randomId();
    this.#connection = new KeptConnection({
      name: 'writer',
      config: options.config,
      log: options.log,
      settings: HOT_PATH_SETTINGS,
      prepare: async (client) => {
        this.#backend = await takeOver(client, this.#id);
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

  /** The process id of the database backend that writes for us. */
  get backend(): number {
    return this.#backend;
  }

  /** Connects. @throws StorageError `unavailable` */
  async start(withinMs: number): Promise<void> {
    this.#connection.start();
    await this.#connection.ready(withinMs);
  }

  /** Sends one batch as one transaction of one round trip. @throws what `pg` throws; see `failureOf` */
  async execute(client: pg.Client, batch: string, operations: readonly WriteOperation[]): Promise<BatchAnswer> {
    const query = client.query(
      bound(STATEMENTS.writeBatch, [
        batch,
        textArray(operations.map((operation) => operation.key.resource)),
        textArray(operations.map((operation) => operation.key.namespace)),
        textArray(operations.map((operation) => operation.key.name)),
        int2Array(operations.map((operation) => OP[operation.kind])),
        int8Array(operations.map((operation) => (operation.kind === 'create' ? 0 : operation.expectedRevision))),
        uuidArray(operations.map((operation) => (operation.kind === 'create' ? operation.uid : undefined))),
        byteaArray(operations.map((operation) => operation.value)),
      ]),
    );
    const result = await within(BATCH_TIMEOUT, 'write', query);
    const [results, uids] = rowOf(result) as readonly [string, string];
    return { results: results.slice(1, -1).split(',').map(Number), uids: uids.slice(1, -1).split(',') };
  }

  /** Gives up the connection, for example because a batch got no answer. */
  drop(client: pg.Client, why: string): void {
    this.#connection.drop(client, why);
  }

  async close(): Promise<void> {
    await this.#connection.close();
  }
}

/** A positive random number below 2^62, in decimal, for a batch or a session. */
export function randomId(): string {
  return (randomBytes(8).readBigUInt64BE() >> 2n).toString();
}

async function takeOver(client: pg.Client, id: string): Promise<number> {
  const deadline = performance.now() + TAKE_OVER;
  for (;;) {
    const answer = await within(SESSION_TIMEOUT, 'write session', client.query(bound(STATEMENTS.trySession, [id])));
    const [granted, backend] = rowOf(answer);
    if (granted === 't') return Number(backend);
    if (performance.now() > deadline) throw new Error('the previous database session of this server does not end');
    await client.query(bound(STATEMENTS.endSession, [id]));
    await new Promise((resolve) => setTimeout(resolve, TAKE_OVER_PAUSE));
  }
}
