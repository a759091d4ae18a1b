import { StorageError } from '../errors.js';
import type { CallLimits, Freshness as ReadFreshness } from '../store.js';
import { timerDelay } from '../../meta/timer.js';

/** How long a read waits for the cache to reach its revision, in ms (as in Kubernetes). */
const REACH = 3000;
/** When a wait takes longer, the backing store is asked to look again, in ms. */
const POKE_AFTER = 5;

/** A caller that waits until the cache has reached a revision. */
interface Waiter {
  readonly revision: number;
  readonly wake: () => void;
}

/**
 * How new the cache is, and who waits for it to be newer.
 *
 * Consistent reads ask the database for its newest revision. All that arrive in one turn of the event loop share a
 * question, and those that arrive while one is in progress share the next: the one in progress may have been answered
 * before they came.
 */
export class Freshness {
  readonly #askDatabase: () => Promise<number>;
  readonly #poke: () => void;
  #poking: NodeJS.Timeout | undefined;
  #revision = 0;
  #waiters = new Set<Waiter>();
  /** The question in progress. */
  #asking: Promise<number> | undefined;
  /** The one after it, not sent yet. */
  #next: Promise<number> | undefined;
  /** When the question in progress was sent, on the monotonic clock in ms. */
  #askedAt = 0;
  /** Why the last question failed; undefined when it was answered. */
  #failure: unknown;

  /**
   * @param askDatabase the newest committed revision
   * @param poke makes the backing store look for changes; called when a caller has to wait for them
   */
  constructor(askDatabase: () => Promise<number>, poke: () => void) {
    this.#askDatabase = askDatabase;
    this.#poke = poke;
  }

  /** The revision up to which the cache holds everything. */
  get revision(): number {
    return this.#revision;
  }

  /** The cache now has everything up to this revision. */
  advance(revision: number): void {
    this.#revision = revision;
    if (this.#waiters.size === 0) return;
    for (const waiter of this.#waiters) if (waiter.revision <= revision) waiter.wake();
  }

  /** The newest committed revision at some moment after this call began. @throws StorageError `unavailable` */
  ask(): Promise<number> {
    return (this.#next ??= this.#asking === undefined ? this.#questionOfThisTurn() : this.#questionAfter(this.#asking));
  }

  #questionOfThisTurn(): Promise<number> {
    return new Promise((resolve) => setImmediate(() => resolve(this.#question())));
  }

  async #questionAfter(asking: Promise<number>): Promise<number> {
    try {
      await asking;
    } catch (error) {
      // When the question in progress fails, asking again at once would only double the wait.
      this.#next = undefined;
      throw error;
    }
    return this.#questionOfThisTurn();
  }

  /**
   * Resolves when the cache is as new as a read asks for; undefined: it is.
   *
   * @throws StorageError `too-new`, `unavailable`, `aborted`
   */
  until(at: ReadFreshness, limits: CallLimits): Promise<void> | undefined {
    if (at.kind === 'any') return undefined;
    if (at.kind === 'latest') return this.#latest(limits);
    return this.#revision >= at.revision ? undefined : this.atLeast(at.revision, limits);
  }

  async #latest(limits: CallLimits): Promise<void> {
    throwIfAborted(limits);
    const newest = await this.ask();
    if (this.#revision >= newest || (await this.reach(newest, REACH, limits))) return;
    throw new StorageError('unavailable', 'the cache does not keep up with the database; try again', {
      asked: newest,
      current: this.#revision,
    });
  }

  /** Resolves when the cache has reached the revision. @throws StorageError `too-new`, `aborted` */
  async atLeast(revision: number, limits: CallLimits): Promise<void> {
    if (await this.reach(revision, REACH, limits)) return;
    const current = this.#revision;
    throw new StorageError('too-new', `revision ${revision} has not been reached`, { asked: revision, current });
  }

  /**
   * Resolves to true when the cache has reached the revision, to false when it did not within the time.
   *
   * @throws StorageError `aborted`
   */
  async reach(revision: number, withinMs: number, limits: CallLimits = {}): Promise<boolean> {
    if (this.#revision >= revision) return true;
    throwIfAborted(limits);
    const { signal } = limits;
    this.#poking ??= setTimeout(() => {
      this.#poking = undefined;
      this.#poke();
    }, POKE_AFTER);
    await new Promise<void>((resolve) => {
      const wake = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', wake);
        this.#waiters.delete(waiter);
        resolve();
      };
      const waiter: Waiter = { revision, wake };
      const timer = setTimeout(wake, timerDelay(withinMs));
      signal?.addEventListener('abort', wake);
      this.#waiters.add(waiter);
    });
    if (this.#revision >= revision) return true;
    throwIfAborted(limits);
    return false;
  }

  /**
   * What is wrong with consistent reads, in words: the question in progress is older than `mostMs`, or the last one
   * failed. In the second case it is asked again, for the next call.
   */
  trouble(mostMs: number): string | undefined {
    const age = performance.now() - this.#askedAt;
    if (this.#asking !== undefined && age > mostMs) {
      return `the newest revision has been asked for ${Math.round(age / 1000)} s ago`;
    }
    if (this.#failure === undefined) return undefined;
    if (this.#asking === undefined) this.#question().catch(() => undefined);
    return 'the database did not return its newest revision';
  }

  /** Wakes all waiters, as the store closes. */
  close(): void {
    clearTimeout(this.#poking);
    for (const waiter of [...this.#waiters]) waiter.wake();
  }

  #question(): Promise<number> {
    this.#next = undefined;
    this.#askedAt = performance.now();
    const question = this.#askDatabase().then(
      (revision) => {
        this.#failure = undefined;
        this.#answered(question);
        return revision;
      },
      (error: unknown) => {
        this.#failure = error;
        this.#answered(question);
        throw error;
      },
    );
    this.#asking = question;
    return question;
  }

  #answered(question: Promise<number>): void {
    if (this.#asking === question) this.#asking = undefined;
  }
}

/** @throws StorageError `aborted` when the caller has gone away */
export function throwIfAborted(limits: CallLimits): void {
  if (limits.aborted ?? limits.signal?.aborted === true) throw new StorageError('aborted', 'the caller went away');
}
