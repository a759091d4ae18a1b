import type { ServedEvent, ServedWatch, WatchReceiver } from '../../registry/registry.js';
import { LARGEST_SHARED_BATCH } from './event-writer.js';

/** Buffers the events of a watch until its answer has begun. */
export interface EarlyEvents extends WatchReceiver {
  /** Whether something has come already. */
  readonly any: boolean;
  /** The answer has begun: passes buffered events on, and from now on all directly. */
  release(watch: ServedWatch): void;
}

/**
 * The receiver of a watch whose head or handshake is sent after the watch has started, so that an error is a normal
 * answer. It pauses at the size of one shared batch; the rest waits in the store.
 *
 * @param deliver writes events; false when the client is slow and will resume the watch
 * @param onEnded the watch is over; never called before the release
 */
export function collectEarly(deliver: (events: readonly ServedEvent[]) => boolean, onEnded: () => void): EarlyEvents {
  let early: ServedEvent[] | undefined = [];
  let ended = false;
  return {
    get any() {
      return early !== undefined && early.length > 0;
    },
    events(batch) {
      if (early === undefined) return deliver(batch);
      early.push(...batch);
      return early.length < LARGEST_SHARED_BATCH;
    },
    ended() {
      ended = true;
      if (early === undefined) onEnded();
    },
    release(watch) {
      const first = early ?? [];
      early = undefined;
      const open = first.length > 0 && deliver(first);
      if (open && first.length >= LARGEST_SHARED_BATCH) watch.resume();
      if (ended) onEnded();
    },
  };
}
