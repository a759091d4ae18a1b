import { StorageError } from '../errors.js';
import type { CallLimits } from '../store.js';
import { timerDelay } from '../../meta/timer.js';

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
  readonly #onWaiting: () => void;
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
   * @param onWaiting called when a caller has to wait for a revision
   */
  constructor(askDatabase: () => Promise<number>, onWaiting: () => void) {
    this.#askDatabase = askDatabase;
    this.#onWaiting = onWaiting;
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
    return (this.#next ??= this.#questionOfThisTurn());
  }

  async #questionOfThisTurn(): Promise<number> {
    try {
      await this.#asking;
    } catch (error) {
      // When the question in progress fails, asking again at once would only double the wait.
      this.#next = undefined;
      throw error;
    }
    await new Promise<void>((resolve) => setImmediate(resolve));
    return this.#question();
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
    this.#onWaiting();
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

  /** Wakes all waiters; used when the store closes. */
  wakeAll(): void {
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
