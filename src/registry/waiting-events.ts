import type { WatchItem } from '../storage/store.js';

/** What the items of a watch go through before they are told. */
export interface WaitingEvents {
  /** Takes items as the store gives them; false asks the store to pause. */
  push(items: readonly WatchItem[]): boolean;
  /** The receiver can take more. */
  resume(): void;
  /** Nothing is told any more. */
  close(): void;
}

/** Where they come from and go to. */
export interface WaitingEventsParts {
  /** Gets ready what `deliver` needs; a promise when somebody else has to be asked. */
  readonly prepare: (items: readonly WatchItem[]) => Promise<unknown> | undefined;
  /** Tells the receiver; false: it wants a pause. */
  readonly deliver: (items: readonly WatchItem[]) => boolean;
  /** Asks the store to go on. */
  readonly goOn: () => void;
  /** Called once when a batch that was waited for cannot be prepared or delivered. Must not throw. */
  readonly failed: (error: unknown) => void;
}

/**
 * Lets a watch wait for the conversion of a batch: the store is asked to pause, which costs nothing but the place in
 * its window, and goes on when the batch has been told and the receiver is ready for more. The store tells the end of
 * a watch whether it is paused or not; it then waits for the batch as well.
 */
export function createWaitingEvents(parts: WaitingEventsParts): WaitingEvents {
  /** What came while a batch was being converted: at most the end of the watch. */
  let behind: readonly WatchItem[] = [];
  let waiting = false;
  let closed = false;
  /** Whether the receiver is being told, and asked for more meanwhile. */
  let delivering = false;
  let asked = false;

  /** Whether the store may go on. */
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
    // What delivering a batch throws here has no other caller to catch it.
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
      // During a conversion the store goes on when that is done, if the receiver can still take more then.
      if (!waiting && !delivering && !closed) parts.goOn();
    },
    close() {
      closed = true;
      behind = [];
    },
  };
}
