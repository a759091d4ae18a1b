import { backoff, type BackoffLimits } from './backoff.js';
import { RoundRobin } from '../meta/round-robin.js';
import { timerDelay } from '../meta/timer.js';

/**
 * A queue of keys. A key is in it once, however often it is added; a key added while a worker holds it is queued again
 * afterwards, so no change is lost and no two workers hold the same key.
 *
 * Keys of different lanes take turns, so that a lane with very many keys does not delay those of another; within a lane
 * they come in the order in which they were added.
 *
 * Example: add a, add a, take → a; add a (while held); done a; take → a; done a; now empty.
 */
export interface WorkQueue {
  add(key: string, lane?: string): void;
  /** Adds the key after that many milliseconds, unless it is added earlier; one that is held, to its lane. */
  addLater(key: string, milliseconds: number): void;
  /** Adds the key after a delay that doubles with each failure since the last `forget`. */
  addAfterFailure(key: string): void;
  /** Resets the failures of the key. */
  forget(key: string): void;
  /** The next key; undefined once the queue is closed. */
  take(): Promise<string | undefined>;
  /** The worker has finished a key that it took. */
  done(key: string): void;
  /** Nothing is added any more; waiting workers get undefined. */
  close(): void;
}

const DEFAULT_BACKOFF: BackoffLimits = { first: 50, longest: 30_000 };

/** Makes an empty queue. Its size is the number of distinct keys in it. */
export function createWorkQueue(limits: BackoffLimits = DEFAULT_BACKOFF): WorkQueue {
  const lanes = new RoundRobin<string, string>();
  /** The lanes of keys that wait in them. */
  const waiting = new Map<string, string>();
  /** The lanes of keys that workers have. */
  const held = new Map<string, string>();
  const again = new Map<string, string>();
  const failures = new Map<string, number>();
  const timers = new Map<string, NodeJS.Timeout>();
  const takers: ((key: string | undefined) => void)[] = [];
  let closed = false;

  const cancelTimer = (key: string): void => {
    clearTimeout(timers.get(key));
    timers.delete(key);
  };
  const add = (key: string, lane = ''): void => {
    if (closed) return;
    cancelTimer(key);
    if (waiting.has(key)) return;
    if (held.has(key)) {
      again.set(key, lane);
      return;
    }
    const taker = takers.shift();
    if (taker === undefined) {
      waiting.set(key, lane);
      lanes.add(lane, key);
      return;
    }
    held.set(key, lane);
    taker(key);
  };
  const addLater = (key: string, milliseconds: number): void => {
    if (closed || timers.has(key)) return;
    const lane = held.get(key);
    const timer = setTimeout(() => add(key, lane), timerDelay(milliseconds));
    timer.unref();
    timers.set(key, timer);
  };
  return {
    add,
    addLater,
    addAfterFailure(key) {
      const count = (failures.get(key) ?? 0) + 1;
      failures.set(key, count);
      addLater(key, backoff(count, limits));
    },
    forget: (key) => void failures.delete(key),
    take() {
      if (closed) return Promise.resolve(undefined);
      const key = lanes.next();
      if (key === undefined) return new Promise((resolve) => takers.push(resolve));
      held.set(key, waiting.get(key) ?? '');
      waiting.delete(key);
      return Promise.resolve(key);
    },
    done(key) {
      held.delete(key);
      const lane = again.get(key);
      again.delete(key);
      if (lane !== undefined) add(key, lane);
    },
    close() {
      closed = true;
      for (const key of [...timers.keys()]) cancelTimer(key);
      waiting.clear();
      lanes.clear();
      for (const taker of takers.splice(0)) taker(undefined);
    },
  };
}
