import type { ServedEvent, ServedWatch, WatchReceiver } from '../../registry/registry.js';
import { LARGEST_SHARED_BATCH } from './event-writer.js';

/** Takes the events of a watch while its answer has not begun, and hands them over when it has. */
export interface EarlyEvents extends WatchReceiver {
  /** Whether something came already. */
  readonly any: boolean;
  /** The answer has begun: hands over what came, and from now on all at once. */
  release(watch: ServedWatch): void;
}

/**
 * The receiver of a watch whose head or handshake is sent after the watch has started, so that a refusal is an answer.
 * It says stop at the size of one shared batch; the rest waits in the store.
 *
 * @param deliver writes events; false when the client is slow, who then resumes the watch
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
