import { backoff, type BackoffLimits } from './backoff.js';
import { timerDelay } from '../meta/timer.js';

/**
 * Keys that wait to be worked on. A key is there once, however often it is added; a key that is added while somebody
 * works on it comes again afterwards, so no change is lost and no two workers hold the same key.
 *
 * Keys of different lanes take turns, so that a lane with very many keys does not hold up those of another; within a lane
 * they come in the order in which they were added.
 *
 * Example: add a, add a, take → a; add a (while held); done a; take → a; done a; now empty.
 */
export interface WorkQueue {
  add(key: string, lane?: string): void;
  /** Adds the key after that many milliseconds, unless it is added earlier. */
  addLater(key: string, milliseconds: number): void;
  /** Adds the key after a pause that doubles with each failure since the last `forget`. */
  addAfterFailure(key: string): void;
  /** The key is well again: its next failure counts as the first. */
  forget(key: string): void;
  /** The next key; undefined once the queue is closed. */
  take(): Promise<string | undefined>;
  /** The worker is through with a key that it took. */
  done(key: string): void;
  /** Nothing is added any more; waiting workers get undefined. */
  close(): void;
}

const DEFAULT_BACKOFF: BackoffLimits = { first: 50, longest: 30_000 };

/** Makes an empty queue. It is as large as the number of distinct keys in it. */
export function createWorkQueue(limits: BackoffLimits = DEFAULT_BACKOFF): WorkQueue {
  /** By lane, in the order of their turns; a lane without keys is not there. */
  const lanes = new Map<string, Set<string>>();
  /** The lane in which a key waits. */
  const waiting = new Map<string, string>();
  const held = new Set<string>();
  const again = new Map<string, string>();
  const failures = new Map<string, number>();
  const timers = new Map<string, NodeJS.Timeout>();
  const takers: ((key: string | undefined) => void)[] = [];
  let closed = false;

  const cancelTimer = (key: string): void => {
    clearTimeout(timers.get(key));
    timers.delete(key);
  };
  const next = (): string | undefined => {
    for (const [lane, keys] of lanes) {
      lanes.delete(lane);
      for (const key of keys) {
        keys.delete(key);
        waiting.delete(key);
        // Its next key comes when all others had their turn.
        if (keys.size > 0) lanes.set(lane, keys);
        return key;
      }
    }
    return undefined;
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
      const keys = lanes.get(lane);
      if (keys === undefined) lanes.set(lane, new Set([key]));
      else keys.add(key);
      return;
    }
    held.add(key);
    taker(key);
  };
  const addLater = (key: string, milliseconds: number): void => {
    if (closed || timers.has(key)) return;
    const timer = setTimeout(() => add(key), timerDelay(milliseconds));
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
      const key = next();
      if (key === undefined) return new Promise((resolve) => takers.push(resolve));
      held.add(key);
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
