import type pg from 'pg';
import { StoredObject } from '../../meta/stored-object.js';
import type { Log } from '../../telemetry/log.js';
import type { BackingEvent, Follower } from '../backing-store.js';
import { KeptConnection } from './connection.js';
import { within } from './deadline.js';
import { messageOf } from './errors.js';
import type { PrimaryHosts } from './primary.js';
import { HOT_PATH_SETTINGS, STATEMENTS, bound, rowsOf } from './statements.js';
import type { Row } from './statements.js';

/** How often the newest revision is polled, so that a lost notification costs at most this much, in ms. */
const POLL = 1000;
/** Deadline for a read, after which the connection is dropped, in ms. */
const READ_TIMEOUT = 6000;
/**
 * Limit of own changes that wait for missing earlier ones, as when only the connection of the tail is gone; beyond it
 * they are read from the database instead.
 */
const MOST_PENDING = { changes: 10_000, bytes: 32 * 1024 * 1024 };

const KINDS: Readonly<Record<string, BackingEvent['kind']>> = { 1: 'created', 2: 'updated', 3: 'deleted' };

/** The meaning of an `op` number of the database. */
export function eventKind(op: string | null): BackingEvent['kind'] {
  const kind = op === null ? undefined : KINDS[op];
  if (kind === undefined) throw new Error(`history holds an unknown operation ${op}`);
  return kind;
}

/**
 * Follows `history` by revision over one LISTEN connection and merges the changes of this process, which come directly
 * from the group commit, at their place.
 *
 * Example: 7 was delivered last. A local batch committed 9 and 10: there is a gap, so they wait and 8 is read from the
 * database (another server wrote it); then 8, 9 and 10 are delivered. Had the batch been 8 and 9, it would have been
 * delivered at once.
 *
 * Notifications from our own write connection are ignored: its changes come directly. A poll each second is the
 * fallback.
 */
export class Tail {
  readonly #connection: KeptConnection;
  readonly #log: Log;
  readonly #isOwnWriter: (backend: number) => boolean;
  #follower: Follower | undefined;
  #last = 0;
  /** The last delivered change; undefined before the first. */
  #newest: BackingEvent | undefined;
  /** How many sessions have begun, and up to which of them the database is known to have the delivered changes. */
  #sessions = 0;
  #checked = 0;
  #floor = 0;
  #pending: BackingEvent[] = [];
  #pendingBytes = 0;
  #reading = false;
  #again = false;
  #poll: NodeJS.Timeout | undefined;
  #closed = false;
  /** When the database last answered the tail, on the monotonic clock in ms. */
  #heard = performance.now();

  constructor(options: {
    readonly hosts: PrimaryHosts;
    readonly log: Log;
    /** Whether the changes of that backend are offered directly, so that its notifications can be ignored. */
    readonly isOwnWriter: (backend: number) => boolean;
  }) {
    this.#log = options.log;
    this.#isOwnWriter = options.isOwnWriter;
    this.#connection = new KeptConnection({
      name: 'tail',
      hosts: options.hosts,
      log: options.log,
      settings: HOT_PATH_SETTINGS,
      prepare: async (client) => {
        client.on('notification', (notice) => {
          if (!this.#isOwnWriter(notice.processId)) this.poke();
        });
        // Listen first, read after: the read finds what commits in between.
        await client.query('listen cluster_revision');
      },
      onReady: () => this.sessionBegan(),
    });
  }

  /** The oldest revision whose later changes are all kept, as last read. */
  get floor(): number {
    return this.#floor;
  }

  /** How long ago the database last answered the tail, in ms. */
  get silence(): number {
    return performance.now() - this.#heard;
  }

  /** Begins to connect; resolves when connected. @throws StorageError `unavailable` */
  async start(withinMs: number): Promise<void> {
    this.#connection.start();
    await this.#connection.ready(withinMs);
    this.#poll = setInterval(() => this.poke(), POLL);
  }

  /** Delivers the changes after that revision to this follower from now on. */
  follow(after: number, follower: Follower): void {
    this.#last = after;
    this.#newest = undefined;
    this.#forgetPending();
    this.#follower = follower;
    this.poke();
  }

  /**
   * A connection to the database is new. It may be to a standby that lagged when it was promoted, or to a restored
   * database, where others have written since: nothing is delivered until the last delivered change has been found there.
   */
  sessionBegan(): void {
    this.#sessions += 1;
    this.poke();
  }

  /** Takes committed changes of this process, in revision order. */
  offer(events: readonly BackingEvent[]): void {
    if (this.#follower === undefined) return;
    if (this.#isChecked && this.#pending.length === 0 && events[0]?.revision === this.#last + 1) {
      this.#deliver(events);
      return;
    }
    for (const event of events) {
      if (event.revision <= this.#last) continue;
      this.#pending.push(event);
      this.#pendingBytes += event.object.size;
    }
    this.#deliverPending();
    if (this.#pending.length > 0) this.poke();
    if (this.#pending.length > MOST_PENDING.changes || this.#pendingBytes > MOST_PENDING.bytes) this.#forgetPending();
  }

  /** Reads new changes now. */
  poke(): void {
    if (this.#closed) return;
    if (this.#reading) {
      this.#again = true;
      return;
    }
    const client = this.#connection.client;
    if (client === undefined) return;
    this.#reading = true;
    void this.#read(client).finally(() => {
      this.#reading = false;
      if (this.#again) {
        this.#again = false;
        this.poke();
      }
    });
  }

  /** Stops for good. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#follower = undefined;
    clearInterval(this.#poll);
    await this.#connection.close();
  }

  async #read(client: pg.Client): Promise<void> {
    try {
      for (;;) {
        const follower = this.#follower;
        const after = this.#last;
        const standing = await this.#ask(client, STATEMENTS.standing);
        const [revision, floor] = (standing[0] ?? []).map(Number);
        if (revision === undefined || floor === undefined) throw new Error('the database has lost its revision');
        this.#floor = floor;
        if (follower === undefined || follower !== this.#follower) return;
        if (revision < after) return this.#gap(`the database went back from revision ${after} to ${revision}`);
        if (!this.#isChecked && !(await this.#check(client))) {
          return this.#gap(`the database has another change at revision ${after} than before`);
        }
        if (follower !== this.#follower) continue;
        this.#deliverPending();
        if (revision <= this.#last) return;
        const from = this.#last;
        const rows = await this.#ask(client, STATEMENTS.changesAfter, [from]);
        if (follower !== this.#follower) continue;
        const first = rows[0];
        if (first === undefined || Number(first[0]) !== from + 1) {
          return this.#gap(`the changes after revision ${from} are no longer kept`);
        }
        this.#deliver(rows.map(readEvent).filter((event) => event.revision > this.#last));
        this.#deliverPending();
      }
    } catch (error) {
      // Also for a cancelled statement: a new connection is always the right cure.
      if (!this.#closed) this.#connection.drop(client, messageOf(error));
    }
  }

  get #isChecked(): boolean {
    return this.#checked === this.#sessions;
  }

  /** Whether the database has the last delivered change; one that retention has removed cannot be compared. */
  async #check(client: pg.Client): Promise<boolean> {
    const [sessions, newest] = [this.#sessions, this.#newest];
    const [row] = newest === undefined ? [] : await this.#ask(client, STATEMENTS.changeAt, [newest.revision]);
    if (newest !== undefined && row !== undefined && !isSameChange(readEvent(row), newest)) return false;
    this.#checked = sessions;
    return true;
  }

  async #ask(
    client: pg.Client,
    statement: (typeof STATEMENTS)[keyof typeof STATEMENTS],
    values: readonly unknown[] = [],
  ): Promise<readonly Row[]> {
    const result = await within(READ_TIMEOUT, statement.name, client.query(bound(statement, values)));
    this.#heard = performance.now();
    return rowsOf(result);
  }

  #deliverPending(): void {
    if (!this.#isChecked || this.#pending.length === 0) return;
    this.#pending.sort((a, b) => a.revision - b.revision);
    const ready: BackingEvent[] = [];
    let kept = 0;
    let next = this.#last + 1;
    for (const event of this.#pending) {
      if (event.revision < next) kept += 1;
      else if (event.revision === next) {
        ready.push(event);
        next += 1;
        kept += 1;
      } else break;
    }
    for (const { object } of this.#pending.splice(0, kept)) this.#pendingBytes -= object.size;
    if (ready.length > 0) this.#deliver(ready);
  }

  #forgetPending(): void {
    this.#pending = [];
    this.#pendingBytes = 0;
  }

  #deliver(events: readonly BackingEvent[]): void {
    const last = events.at(-1);
    if (last === undefined) return;
    this.#last = last.revision;
    this.#newest = last;
    this.#follower?.onEvents(events);
  }

  #gap(why: string): void {
    this.#log.warn({ reason: why }, 'loading the objects again');
    const follower = this.#follower;
    this.#follower = undefined;
    this.#forgetPending();
    follower?.onGap();
  }
}

function isSameChange(one: BackingEvent, other: BackingEvent): boolean {
  const [a, b] = [one.object, other.object];
  return (
    one.resource === other.resource &&
    one.kind === other.kind &&
    a.namespace === b.namespace &&
    a.name === b.name &&
    a.uid === b.uid &&
    a.readOnce().equals(b.readOnce())
  );
}

function readEvent(row: Row): BackingEvent {
  const [revision, resource, namespace, name, op, uid, value] = row as readonly string[];
  return {
    resource: resource!,
    kind: eventKind(op!),
    revision: Number(revision),
    object: StoredObject.fromStorage(namespace!, name!, uid!, Number(revision), Buffer.from(value!, 'utf8')),
  };
}
