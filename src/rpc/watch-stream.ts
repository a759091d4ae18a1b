import type { ServedEvent, ServedWatch, WatchReceiver } from '../registry/registry.js';
import { timerDelay } from '../meta/timer.js';

/** Buffered events for a slow client, and their bytes, before the watch is asked to pause. */
const MOST_WAITING = { events: 256, bytes: 256 * 1024 };

/**
 * The events of a watch as an async iterable, for a server stream. For a slow client the watch pauses, and the store
 * ends it when it falls too far behind. The iterable ends when the watch ends, when `lifetime` milliseconds have passed
 * or the server is `stopping`, or when `signal` is aborted; leaving it closes the watch.
 */
export async function* watchEvents(
  open: (receiver: WatchReceiver) => Promise<ServedWatch>,
  lifetime: number,
  signal: AbortSignal,
  stopping: AbortSignal,
): AsyncGenerator<ServedEvent> {
  let waiting: ServedEvent[] = [];
  let bytes = 0;
  let over = false;
  let wake: (() => void) | undefined;
  const notify = (): void => {
    wake?.();
    wake = undefined;
  };
  const finish = (): void => {
    over = true;
    notify();
  };
  const receiver: WatchReceiver = {
    events(batch) {
      waiting.push(...batch);
      for (const event of batch) if ('object' in event) bytes += event.object.size;
      notify();
      return waiting.length < MOST_WAITING.events && bytes < MOST_WAITING.bytes;
    },
    ended: finish,
  };
  const watch = await open(receiver);
  const conclude = (): void => {
    // A later watch then begins where this one ends.
    watch.sendProgress();
    finish();
  };
  const timer = setTimeout(conclude, timerDelay(lifetime));
  stopping.addEventListener('abort', conclude, { once: true });
  if (stopping.aborted) conclude();
  signal.addEventListener('abort', finish, { once: true });
  if (signal.aborted) finish();
  try {
    for (;;) {
      if (waiting.length === 0) {
        if (over) return;
        await new Promise<void>((resolve) => (wake = resolve));
        continue;
      }
      const batch = waiting;
      waiting = [];
      bytes = 0;
      watch.resume();
      for (const event of batch) yield event;
    }
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', finish);
    stopping.removeEventListener('abort', conclude);
    watch.close();
  }
}
