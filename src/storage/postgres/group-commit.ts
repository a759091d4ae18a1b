import type pg from 'pg';
import { StoredObject } from '../../meta/stored-object.js';
import type { Log } from '../../telemetry/log.js';
import { Repeats } from '../../telemetry/repeats.js';
import type { BackingEvent } from '../backing-store.js';
import { StorageError } from '../errors.js';
import type { Precondition } from '../../meta/precondition.js';
import type { GroupResult, WriteOperation, WriteRefusal } from '../store.js';
import { failureOf, messageOf, unavailable } from './errors.js';
import { batchOutcome } from './outcome.js';
import type { PrimaryHosts } from './primary.js';
import { checkGroup } from './group-checks.js';
import { WriteQueue, keyText } from './write-queue.js';
import type { PendingWrite } from './write-queue.js';
import { WriteSession, randomId } from './write-session.js';
import type { BatchAnswer } from './write-session.js';
import { timerDelay } from '../../meta/timer.js';

/**
 * Limit of waiting writes: more than 1,000 connections with 10 requests each. Beyond, writes fail at once as
 * `unavailable`.
 */
const MOST_WAITING = { writes: 10_000, bytes: 128 * 1024 * 1024 };
/**
 * Limit of one batch: large enough that 256 writers never wait for a second one; small enough to take a few
 * milliseconds.
 */
const MOST_IN_BATCH = { writes: 512, bytes: 8 * 1024 * 1024 };
/** How often waiting writes are checked for their deadline, in ms. */
const SWEEP = 100;
/** Pause before a batch is sent again after a transient failure, in ms. */
const RETRY_PAUSE = 20;
/** How often an idle connection is probed, so that a write does not run into a silent loss. In ms. */
const PING = 2000;
/** When a failure of the same kind is logged again, in ms. */
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
  /** When it was sent, on the monotonic clock in ms. */
  readonly since: number;
}

/**
 * Joins writes that arrive together into one transaction (design §5). One batch is in flight; what arrives meanwhile is
 * the next one. So a single writer never waits, and many share each commit.
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
  #running = false;
  /** The batch in flight, and when it was sent. */
  #inFlight: { readonly writes: readonly PendingWrite[]; readonly since: number } | undefined;
  #pingDue = false;
  readonly #pinging: NodeJS.Timeout;
  #scheduled = false;
  #lost: LostBatch | undefined;
  /** Called when it is known what became of the batch in flight or looked up. */
  readonly #untilKnown: (() => void)[] = [];
  #newest: number;
  #sweep: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(options: {
    readonly hosts: PrimaryHosts;
    readonly log: Log;
    /** The newest known revision. */
    readonly newestRevision: number;
    /** The deadline of a write, in ms. */
    readonly writeTimeoutMs: number;
    /** Called with each batch's changes in revision order, before its writes are answered. Must not throw. */
    readonly onCommitted: (events: readonly BackingEvent[]) => void;
    /**
     * Called when a new connection begins: from now on other servers send notifications of their changes, but not of
     * earlier ones.
     */
    readonly onSession: () => void;
    /** Called when the next history partition is missing. */
    readonly addPartitions: () => Promise<void>;
  }) {
    this.#log = options.log;
    this.#newest = options.newestRevision;
    this.#writeTimeout = options.writeTimeoutMs;
    this.#onCommitted = options.onCommitted;
    this.#addPartitions = options.addPartitions;
    this.#session = new WriteSession({
      hosts: options.hosts,
      log: options.log,
      onSession: (revision) => {
        // After a failover to a standby that lagged, the newest revision is lower than before.
        this.#newest = Math.min(this.#newest, revision);
        options.onSession();
      },
      onReady: () => this.#schedule(),
    });
    this.#pinging = setInterval(() => {
      this.#pingDue = true;
      this.#schedule();
    }, PING).unref();
  }

  /** Whether the connection is up. */
  get connected(): boolean {
    return this.#session.client !== undefined;
  }

  /** The backend process of the write connection; its notifications can be ignored. */
  get backend(): number {
    return this.#session.backend;
  }

  /** Connects. @throws StorageError `unavailable` */
  async start(withinMs: number): Promise<void> {
    await this.#session.start(withinMs);
  }

  /** Age of the oldest write that waits, is in flight or is looked up, in ms; 0 when there is none. */
  get oldestWait(): number {
    const since = [this.#queue.oldest?.since, this.#inFlight?.since, this.#lost?.since].filter(
      (at) => at !== undefined,
    );
    return since.length === 0 ? 0 : performance.now() - Math.min(...since);
  }

  /** As `Store.writeGroup`. @throws StorageError `unavailable`, `unknown-outcome`; RangeError for what can't be stored */
  write(operations: readonly WriteOperation[], preconditions: readonly Precondition[]): Promise<GroupResult> {
    checkGroup(operations, preconditions);
    if (this.#closed) return Promise.reject(new StorageError('unavailable', 'the store is closing'));
    const bytes = operations.reduce((sum, { value }) => sum + value.length, 0);
    if (!this.#queue.accepts({ writes: operations.length, bytes })) {
      return Promise.reject(new StorageError('unavailable', 'too many writes are waiting; try again later'));
    }
    return new Promise((resolve, reject) => {
      const since = performance.now();
      const deadline = since + this.#writeTimeout;
      const state = { settled: false, alone: false };
      this.#queue.push({ operations, preconditions, bytes, since, deadline, resolve, reject, ...state });
      this.#sweep ??= setInterval(() => this.#rejectLate(), SWEEP);
      this.#schedule();
    });
  }

  /** As `Store.outcomesKnown`. Late writes are answered while their batch is in flight or looked up. */
  async outcomesKnown(): Promise<void> {
    if (!this.#isUndecided) return;
    if (!this.#closed) await new Promise<void>((resolve) => this.#untilKnown.push(resolve));
    if (this.#closed) throw new StorageError('unavailable', 'the store is closing');
  }

  /** Whether it is still open what becomes of some writes. */
  get #isUndecided(): boolean {
    return this.#inFlight !== undefined || this.#lost !== undefined;
  }

  /** Resolves those who wait for outcomes, once there is no open one. */
  #nowKnown(): void {
    if (this.#isUndecided && !this.#closed) return;
    for (const resolve of this.#untilKnown.splice(0)) resolve();
  }

  /** Lets the batch in flight finish, fails what waits, disconnects. Every write is answered afterwards. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#nowKnown();
    clearInterval(this.#pinging);
    this.#rejectWaiting();
    const until = performance.now() + this.#writeTimeout;
    while (this.#running && performance.now() < until) await pause(5);
    clearInterval(this.#sweep);
    for (const write of [...(this.#inFlight?.writes ?? []), ...(this.#lost?.writes ?? [])]) {
      reject(write, outcomeUnknown(undefined));
    }
    await this.#session.close();
    this.#rejectWaiting();
  }

  #rejectWaiting(): void {
    for (const write of this.#queue.clear()) reject(write, new StorageError('unavailable', 'the store is closing'));
  }

  #schedule(): void {
    if (this.#scheduled || this.#running) return;
    this.#scheduled = true;
    // Writes that arrive in the same turn of the event loop share a batch.
    setImmediate(() => {
      this.#scheduled = false;
      if (!this.#running) void this.#run();
    });
  }

  async #run(): Promise<void> {
    this.#running = true;
    try {
      for (;;) {
        const client = this.#session.client;
        if (client === undefined) return;
        if (this.#lost !== undefined) {
          await this.#findOutcome(client, this.#lost);
          continue;
        }
        const writes = this.#queue.take(MOST_IN_BATCH);
        if (writes.length > 0) {
          await this.#send(client, writes);
          await turn();
        } else if (this.#pingDue) await this.#ping(client);
        else return;
      }
    } finally {
      this.#running = false;
      if (this.#queue.length === 0 && this.#lost === undefined) {
        clearInterval(this.#sweep);
        this.#sweep = undefined;
      }
      // A connection may have come up while the last step of the loop was ending.
      if (this.#session.client !== undefined && (this.#queue.length > 0 || this.#lost !== undefined)) this.#schedule();
    }
  }

  async #ping(client: pg.Client): Promise<void> {
    this.#pingDue = false;
    try {
      await this.#session.ping(client);
    } catch (error) {
      this.#session.drop(client, messageOf(error));
    }
  }

  async #send(client: pg.Client, writes: readonly PendingWrite[]): Promise<void> {
    this.#pingDue = false;
    const id = randomId();
    const knownRevision = this.#newest;
    const since = performance.now();
    this.#inFlight = { writes, since };
    try {
      this.#answer(writes, await this.#session.execute(client, id, writes));
    } catch (error) {
      await this.#failed(client, { id, writes, knownRevision, since }, error);
    } finally {
      this.#inFlight = undefined;
      this.#nowKnown();
    }
  }

  #answer(writes: readonly PendingWrite[], answer: BatchAnswer): void {
    const events: BackingEvent[] = [];
    let next = 0;
    const answers = writes.map((write): GroupResult => {
      const first = next;
      next += write.operations.length;
      const { results, uids } = answer;
      if ((results[first] ?? 0) <= 0) {
        const failed = write.preconditions.find((_precondition, place) => !answer.holds(write, place));
        return {
          kind: 'refused',
          reasons: write.operations.map((one, at) => refusal(one, results[first + at])),
          failed,
        };
      }
      const done = write.operations.map((one, at) => committedEvent(one, results[first + at]!, uids[first + at]!));
      events.push(...done);
      return { kind: 'committed', objects: done.map(({ object }) => object) };
    });
    this.#committed(events);
    writes.forEach((write, at) => resolve(write, answers[at]!));
  }

  #committed(events: readonly BackingEvent[]): void {
    const last = events.at(-1);
    if (last === undefined) return;
    this.#newest = last.revision;
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
    if (failure === 'not-primary') {
      this.#requeue(writes);
      this.#session.drop(client, messageOf(error));
      return;
    }
    // With a full disk every attempt fails until there is space.
    const leftOut = this.#repeats.next(failure);
    if (leftOut !== undefined) {
      const fields = { reason: messageOf(error), writes: writes.length, failure, leftOut };
      this.#log.warn(fields, 'a batch of writes failed');
    }
    if (failure === 'refused') {
      if (writes.length === 1)
        reject(writes[0]!, new Error(`the database refused a write: ${messageOf(error)}`, { cause: error }));
      else {
        for (const write of writes) write.alone = true;
        this.#requeue(writes);
      }
      return;
    }
    this.#requeue(writes);
    if (failure === 'no-partition') await this.#addPartitions().catch(() => pause(RETRY_PAUSE));
    else await pause(RETRY_PAUSE);
    this.#rejectLate(error);
  }

  /** Puts writes that were certainly not done back at the front. */
  #requeue(writes: readonly PendingWrite[]): void {
    const open = writes.filter(({ settled }) => !settled);
    if (!this.#closed) return this.#queue.pushFront(open);
    for (const write of open) reject(write, new StorageError('unavailable', 'the store is closing'));
  }

  /** Answers the committed writes of a batch whose answer was lost; the others did nothing and go back to the front. */
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
    this.#nowKnown();
    const byKey = new Map(committed.map((row) => [keyText(row), row]));
    const events: BackingEvent[] = [];
    const again: PendingWrite[] = [];
    const answers: (() => void)[] = [];
    for (const write of batch.writes) {
      const rows = write.operations.map(({ key }) => byKey.get(keyText(key))).filter((row) => row !== undefined);
      if (rows.length === 0) {
        again.push(write);
        continue;
      }
      const done = write.operations.map((one, at) => committedEvent(one, rows[at]!.revision, rows[at]!.uid));
      events.push(...done);
      answers.push(() => resolve(write, { kind: 'committed', objects: done.map(({ object }) => object) }));
    }
    this.#log.info(
      { committed: events.length, repeated: again.length },
      'found the outcome of a batch that lost its answer',
    );
    this.#committed(events.sort((a, b) => a.revision - b.revision));
    for (const answer of answers) answer();
    this.#requeue(again);
    this.#rejectLate();
  }

  #rejectLate(cause?: unknown): void {
    const now = performance.now();
    const why = cause ?? this.#session.lastError;
    for (const write of this.#queue.takeExpired(now)) reject(write, unavailable('nothing was written', why));
    for (const write of [...(this.#inFlight?.writes ?? []), ...(this.#lost?.writes ?? [])]) {
      if (write.deadline <= now) reject(write, outcomeUnknown(why));
    }
  }
}

function outcomeUnknown(cause: unknown): StorageError {
  const message = `the database was lost during a commit: ${messageOf(cause)}`;
  return new StorageError('unknown-outcome', message, cause === undefined ? {} : { cause });
}

function committedEvent(operation: WriteOperation, revision: number, uid: string): BackingEvent {
  const { resource, namespace, name } = operation.key;
  const object = StoredObject.fromStorage(namespace, name, uid, revision, operation.value);
  if (operation.parsed !== undefined) object.adoptParsed(operation.parsed);
  return { resource, kind: EVENT_KIND[operation.kind], revision, object };
}

/** Why an operation was not done, by its result; undefined when it was possible. */
function refusal(operation: WriteOperation, result: number | undefined): WriteRefusal | undefined {
  if (result === undefined) return undefined;
  if (operation.kind === 'create') return { kind: 'exists' };
  return result === 0 ? { kind: 'missing' } : { kind: 'conflict', currentRevision: -result };
}

function resolve(write: PendingWrite, result: GroupResult): void {
  if (write.settled) return;
  write.settled = true;
  write.resolve(result);
}

function reject(write: PendingWrite, error: Error): void {
  if (write.settled) return;
  write.settled = true;
  write.reject(error);
}

/** Resolves at the end of this turn of the event loop. */
function turn(): Promise<void> {
  return new Promise((done) => setImmediate(done));
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, timerDelay(ms)));
}
