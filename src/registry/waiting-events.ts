import type { WatchItem } from '../storage/store.js';

/** A stage that the items of a watch pass before delivery. */
export interface WaitingEvents {
  /** Takes items as the store gives them; false asks the store to pause. */
  push(items: readonly WatchItem[]): boolean;
  /** The receiver is ready for more. */
  resume(): void;
  /** Nothing is delivered any more. */
  close(): void;
}

/** Its source and receiver. */
export interface WaitingEventsParts {
  /** Prepares what `deliver` needs; a promise when it is asynchronous. */
  readonly prepare: (items: readonly WatchItem[]) => Promise<unknown> | undefined;
  /** Passes items to the receiver; false: it wants a pause. */
  readonly deliver: (items: readonly WatchItem[]) => boolean;
  /** Asks the store to continue. */
  readonly goOn: () => void;
  /** Called once when a pending batch cannot be prepared or delivered. Must not throw. */
  readonly failed: (error: unknown) => void;
}

/**
 * Lets a watch wait for the conversion of a batch: the store is asked to pause, which costs nothing but the place in
 * its window, and continues when the batch has been delivered and the receiver is ready for more. The store delivers
 * the end of a watch even when it is paused; that then waits for the batch as well.
 */
export function createWaitingEvents(parts: WaitingEventsParts): WaitingEvents {
  /** What came while a batch was being converted: at most the end of the watch. */
  let behind: readonly WatchItem[] = [];
  let waiting = false;
  let closed = false;
  /** Whether the receiver is being called, and asked for more meanwhile. */
  let delivering = false;
  let asked = false;

  /** Returns whether the store may continue. */
  const deliver = (items: readonly WatchItem[]): boolean => {
    delivering = true;
    asked = false;
    const more = parts.deliver(items);
    delivering = false;
    return more || asked;
  };
  const pass = (items: readonly WatchItem[]): boolean => {
    const ready = parts.prepare(items);
    if (ready === undefined) return deliver(items);
    waiting = true;
    // Errors of this delivery have no other caller that catches them.
    ready.then(() => settle(items)).catch(fail);
    return false;
  };
  const fail = (error: unknown): void => {
    waiting = delivering = false;
    behind = [];
    if (closed) return;
    closed = true;
    parts.failed(error);
  };
  const settle = (items: readonly WatchItem[]): void => {
    waiting = false;
    if (closed) return;
    let more = deliver(items);
    const rest = behind;
    behind = [];
    if (rest.length > 0) more = pass(rest) && more;
    if (more) parts.goOn();
  };

  return {
    push(items) {
      if (closed) return true;
      if (!waiting) return pass(items);
      behind = [...behind, ...items];
      return false;
    },
    resume() {
      asked = true;
      // During a conversion the store continues afterwards, if the receiver can still take more.
      if (!waiting && !delivering && !closed) parts.goOn();
    },
    close() {
      closed = true;
      behind = [];
    },
  };
}
