import type { ServedWatch } from '../../registry/registry.js';
import { collectEarly } from './early-events.js';
import { EventWriter, type WatchParts } from './event-writer.js';
import type { Exchange } from '../response/exchange.js';
import type { Outcome } from '../outcome.js';
import type { Presentation } from '../response/views.js';
import { timerDelay } from '../../meta/timer.js';

/** A watch that is being written. */
export interface RunningStream {
  /** Ends it properly: the client has complete events and asks again. Idempotent. */
  end(): void;
  /** Resolves when the stream is over, for whatever reason. */
  readonly over: Promise<void>;
}

/**
 * Written bytes that may be unread before the watch pauses. A batch of changes is one buffer for all watchers, so they
 * cost little; pausing at the first full buffer would make each watcher read them again by itself.
 */
export const MOST_UNREAD = 256 * 1024;

/**
 * Streams events to a client. The head is sent as soon as the watch has started, so that a client knows it is
 * listening. For a slow client the receiver pauses the store, up to its limit.
 *
 * @param lifetime milliseconds after which the stream ends properly
 * @throws StatusError when the watch cannot start; nothing has been written then
 */
export async function streamWatch(
  parts: WatchParts,
  exchange: Exchange,
  outcome: Extract<Outcome, { kind: 'watch' }>,
  how: Presentation,
  lifetime: number,
): Promise<RunningStream> {
  const writer = new EventWriter(parts, outcome.resource, how);
  const { response } = exchange;
  let watch: ServedWatch | undefined;
  let finished = false;
  let begun = false;
  let resolveOver!: () => void;
  const over = new Promise<void>((resolve) => (resolveOver = resolve));

  const begin = (): void => {
    begun = true;
    const { codec } = how;
    exchange.head(200, codec.name === 'json' ? codec.mediaType : `${codec.mediaType};stream=watch`);
  };
  const end = (): void => {
    if (finished) return;
    // A later watch then begins where this one ends. Sending the bookmark may end the watch itself.
    if (!exchange.gone) watch?.sendProgress();
    if (finished) return;
    finished = true;
    clearTimeout(timer);
    watch?.close();
    response.off('drain', resume);
    if (exchange.gone) {
      resolveOver();
      return;
    }
    // A watch that times out before its version is reached has been accepted all the same.
    if (!begun) begin();
    // A client that does not read the rest is cut off eventually.
    const cut = setTimeout(() => exchange.cut(), timerDelay(exchange.patience));
    response.once('close', () => {
      clearTimeout(cut);
      resolveOver();
    });
    response.end();
  };
  const resume = (): void => watch?.resume();
  const timer = setTimeout(end, timerDelay(lifetime));

  const events = collectEarly((batch) => {
    if (finished || exchange.gone) return false;
    return exchange.push(writer.batch(batch)) || response.writableLength < MOST_UNREAD;
  }, end);

  try {
    watch = await outcome.open(events);
  } catch (error) {
    clearTimeout(timer);
    finished = true;
    throw error;
  }
  if (exchange.gone || finished) {
    finished = true;
    clearTimeout(timer);
    watch.close();
    resolveOver();
    return { end, over };
  }
  response.on('drain', resume);
  response.once('close', () => {
    finished = true;
    clearTimeout(timer);
    watch?.close();
    resolveOver();
  });
  begin();
  if (!events.any) exchange.flushHead();
  events.release(watch);
  return { end, over };
}
