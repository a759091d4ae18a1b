import type pg from 'pg';
import { StoredObject } from '../../meta/stored-object.js';
import type { Log } from '../../telemetry/log.js';
import { Repeats } from '../../telemetry/repeats.js';
import type { BackingEvent } from '../backing-store.js';
import { StorageError } from '../errors.js';
import type { StoreKey, WriteOperation, WriteResult } from '../store.js';
import { failureOf, messageOf, unavailable } from './errors.js';
import { batchOutcome } from './outcome.js';
import { checkStorable } from './storable.js';
import { WriteQueue } from './write-queue.js';
import type { PendingWrite } from './write-queue.js';
import { WriteSession, randomId } from './write-session.js';
import { timerDelay } from '../../meta/timer.js';

/** Waiting writes: more than 1,000 connections with 10 requests each. Beyond, writes fail at once as `unavailable`. */
const MOST_WAITING = { writes: 10_000, bytes: 128 * 1024 * 1024 };
/** One batch: enough that 256 writers never wait for a second one; small enough to stay in a few milliseconds. */
const MOST_IN_BATCH = { writes: 512, bytes: 8 * 1024 * 1024 };
/** How often waiting writes are checked for their deadline, in ms. */
const SWEEP = 100;
/** Pause before a batch that failed for a passing reason is sent again, in ms. */
const RETRY_PAUSE = 20;
/** A failure of the same kind is logged again after this time, in ms. */
const REMIND = 5000;

const EVENT_KIND = { create: 'created', update: 'updated', delete: 'deleted' } as const satisfies Record<
  WriteOperation['kind'],
  BackingEvent['kind']
>;

/** A batch whose answer was lost. */
interface LostBatch {
  readonly id: string;
  readonly writes: readonly PendingWrite[];
  readonly knownRevision: number;
}

/**
 * Joins writes that arrive together into one transaction (design §5). One batch is in flight; what arrives meanwhile is
 * the next one. So one writer waits for nobody, and many share each commit.
 *
 * Example: a arrives and is sent alone; b, c and d arrive while a commits; then b, c and d go as one batch. If the
 * connection breaks now, the new connection first looks up what that batch did, answers what committed and sends the
 * rest again, until each write's deadline.
 */
export class GroupCommit {
  readonly #log: Log;
  readonly #session: WriteSession;
  readonly #repeats = new Repeats(REMIND, () => performance.now());
  readonly #queue = new WriteQueue(MOST_WAITING);
  readonly #writeTimeout: number;
  readonly #onCommitted: (events: readonly BackingEvent[]) => void;
  readonly #addPartitions: () => Promise<void>;
  #inFlight = false;
  #scheduled = false;
  #lost: LostBatch | undefined;
  #newest: number;
  #sweep: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(options: {
    readonly config: pg.ClientConfig;
    readonly log: Log;
    /** The newest revision known now. */
    readonly newestRevision: number;
    /** How long a write may take in all, in ms. */
    readonly writeTimeoutMs: number;
    /** Called with each batch's changes in revision order, before its writes are answered. Must not throw. */
    readonly onCommitted: (events: readonly BackingEvent[]) => void;
    /** Called when the next history partition is missing. */
    readonly addPartitions: () => Promise<void>;
  }) {
    this.#log = options.log;
    this.#newest = options.newestRevision;
    this.#writeTimeout = options.writeTimeoutMs;
    this.#onCommitted = options.onCommitted;
    this.#addPartitions = options.addPartitions;
    this.#session = new WriteSession({
      config: options.config,
      log: options.log,
      onReady: () => this.#schedule(),
    });
  }

  /** The newest revision that this process committed or was told. */
  get newestRevision(): number {
    return this.#newest;
  }

  /** Whether the connection stands. */
  get connected(): boolean {
    return this.#session.client !== undefined;
  }

  /** The database process that writes for us; its notices need no reaction. */
  get backend(): number {
    return this.#session.backend;
  }

  /** Connects. @throws StorageError `unavailable` */
  async start(withinMs: number): Promise<void> {
    await this.#session.start(withinMs);
  }

  /** As `Store.write`. @throws StorageError `unavailable`, `unknown-outcome`; RangeError for a key or value that can't be stored */
  write(operation: WriteOperation): Promise<WriteResult> {
    checkStorable(operation);
    if (this.#closed) return Promise.reject(new StorageError('unavailable', 'the store is closing'));
    if (!this.#queue.accepts(operation.value.length)) {
      return Promise.reject(new StorageError('unavailable', 'too many writes are waiting; try again later'));
    }
    return new Promise((resolve, reject) => {
      const deadline = performance.now() + this.#writeTimeout;
      this.#queue.push({ operation, deadline, resolve, reject, settled: false, alone: false });
      this.#sweep ??= setInterval(() => this.#rejectLate(), SWEEP);
      this.#schedule();
    });
  }

  /** Lets the batch in flight finish, fails what waits, disconnects. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const write of this.#queue.clear()) reject(write, new StorageError('unavailable', 'the store is closing'));
    const until = performance.now() + this.#writeTimeout;
    while (this.#inFlight && performance.now() < until) await pause(5);
    for (const write of this.#lost?.writes ?? []) reject(write, outcomeUnknown(undefined));
    clearInterval(this.#sweep);
    await this.#session.close();
  }

  #schedule(): void {
    if (this.#scheduled || this.#inFlight) return;
    this.#scheduled = true;
    // Writes that arrive in the same turn of the event loop share the batch.
    queueMicrotask(() => {
      this.#scheduled = false;
      if (!this.#inFlight) void this.#run();
    });
  }

  async #run(): Promise<void> {
    this.#inFlight = true;
    try {
      for (;;) {
        const client = this.#session.client;
        if (client === undefined) return;
        if (this.#lost !== undefined) {
          await this.#findOutcome(client, this.#lost);
          continue;
        }
        const writes = this.#queue.take(MOST_IN_BATCH);
        if (writes.length === 0) return;
        await this.#send(client, writes);
      }
    } finally {
      this.#inFlight = false;
      if (this.#queue.length === 0 && this.#lost === undefined) {
        clearInterval(this.#sweep);
        this.#sweep = undefined;
      }
      // A connection may have come while the last step of the loop was ending.
      if (this.#session.client !== undefined && (this.#queue.length > 0 || this.#lost !== undefined)) this.#schedule();
    }
  }

  async #send(client: pg.Client, writes: readonly PendingWrite[]): Promise<void> {
    const id = randomId();
    const knownRevision = this.#newest;
    try {
      const operations = writes.map((write) => write.operation);
      const { results, uids } = await this.#session.execute(client, id, operations);
      this.#answer(writes, results, uids);
    } catch (error) {
      await this.#failed(client, { id, writes, knownRevision }, error);
    }
  }

  #answer(writes: readonly PendingWrite[], results: readonly number[], uids: readonly string[]): void {
    const events: BackingEvent[] = [];
    const answers = writes.map((write, index): WriteResult => {
      const result = results[index]!;
      if (result <= 0) return refusal(write.operation, -result);
      const event = committedEvent(write.operation, result, uids[index]!);
      events.push(event);
      return { kind: 'committed', object: event.object };
    });
    this.#committed(events);
    writes.forEach((write, index) => resolve(write, answers[index]!));
  }

  #committed(events: readonly BackingEvent[]): void {
    const last = events.at(-1);
    if (last === undefined) return;
    this.#newest = Math.max(this.#newest, last.revision);
    this.#onCommitted(events);
  }

  async #failed(client: pg.Client, batch: LostBatch, error: unknown): Promise<void> {
    const failure = failureOf(error);
    const { writes } = batch;
    if (failure === 'lost') {
      this.#lost = batch;
      this.#session.drop(client, messageOf(error));
      return;
    }
    // A full disk fails each attempt for as long as it is full.
    const leftOut = this.#repeats.next(failure);
    if (leftOut !== undefined) {
      const fields = { reason: messageOf(error), writes: writes.length, failure, leftOut };
      this.#log.warn(fields, 'a batch of writes failed');
    }
    if (failure === 'refused') {
      if (writes.length === 1)
        reject(writes[0]!, new Error(`the database refused a write: ${messageOf(error)}`, { cause: error }));
      else this.#queue.pushFront(writes.map((write) => ({ ...write, alone: true })));
      return;
    }
    this.#queue.pushFront(writes);
    if (failure === 'no-partition') await this.#addPartitions().catch(() => pause(RETRY_PAUSE));
    else await pause(RETRY_PAUSE);
    this.#rejectLate(error);
  }

  /** Answers what committed of a batch whose answer was lost; the rest did nothing and waits in front again. */
  async #findOutcome(client: pg.Client, batch: LostBatch): Promise<void> {
    let committed;
    try {
      committed = await batchOutcome(client, batch.id, batch.knownRevision);
    } catch (error) {
      if (failureOf(error) === 'lost') this.#session.drop(client, messageOf(error));
      else await pause(RETRY_PAUSE);
      this.#rejectLate(error);
      return;
    }
    this.#lost = undefined;
    const byKey = new Map(committed.map((row) => [keyText(row), row]));
    const events: BackingEvent[] = [];
    const again: PendingWrite[] = [];
    const answers: (() => void)[] = [];
    for (const write of batch.writes) {
      const row = byKey.get(keyText(write.operation.key));
      if (row === undefined) {
        if (!write.settled) again.push(write);
        continue;
      }
      const event = committedEvent(write.operation, row.revision, row.uid);
      events.push(event);
      answers.push(() => resolve(write, { kind: 'committed', object: event.object }));
    }
    this.#log.info(
      { committed: events.length, repeated: again.length },
      'found the outcome of a batch that lost its answer',
    );
    this.#committed(events.sort((a, b) => a.revision - b.revision));
    for (const answer of answers) answer();
    if (this.#closed) for (const write of again) reject(write, new StorageError('unavailable', 'the store is closing'));
    else this.#queue.pushFront(again);
    this.#rejectLate();
  }

  #rejectLate(cause?: unknown): void {
    const now = performance.now();
    const why = cause ?? this.#session.lastError;
    for (const write of this.#queue.takeExpired(now)) reject(write, unavailable('nothing was written', why));
    for (const write of this.#lost?.writes ?? []) if (write.deadline <= now) reject(write, outcomeUnknown(why));
  }
}

function outcomeUnknown(cause: unknown): StorageError {
  const message = `the database was lost during a commit: ${messageOf(cause)}`;
  return new StorageError('unknown-outcome', message, cause === undefined ? {} : { cause });
}

function committedEvent(operation: WriteOperation, revision: number, uid: string): BackingEvent {
  const { resource, namespace, name } = operation.key;
  return {
    resource,
    kind: EVENT_KIND[operation.kind],
    revision,
    object: StoredObject.fromStorage(namespace, name, uid, revision, operation.value),
  };
}

function refusal(operation: WriteOperation, currentRevision: number): WriteResult {
  if (operation.kind === 'create') return { kind: 'exists' };
  return currentRevision === 0 ? { kind: 'missing' } : { kind: 'conflict', currentRevision };
}

function keyText(key: StoreKey): string {
  return `${key.resource}\0${key.namespace}\0${key.name}`;
}

function resolve(write: PendingWrite, result: WriteResult): void {
  if (write.settled) return;
  write.settled = true;
  write.resolve(result);
}

function reject(write: PendingWrite, error: Error): void {
  if (write.settled) return;
  write.settled = true;
  write.reject(error);
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, timerDelay(ms)));
}
