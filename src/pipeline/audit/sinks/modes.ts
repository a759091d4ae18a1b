import { timerDelay } from '../../../meta/timer.js';
import type { AuditEvent } from '../event.js';
import type { AuditSink } from '../sink.js';
import type { AuditDelegate, LossReport } from './delegate.js';
import { lossReporter } from './delegate.js';
import { eventSize } from './size.js';

/** When events are stored relative to their requests. */
export const AUDIT_MODES = ['batch', 'blocking', 'blocking-strict'] as const;

/** One of them. */
export type AuditMode = (typeof AUDIT_MODES)[number];

/** How events are batched in batch mode. */
export interface BatchOptions {
  /** Limit of waiting events. */
  bufferSize: number;
  /** Limit of events in a batch. */
  maxSize: number;
  /** Longest wait for more of them, in milliseconds. */
  maxWait: number;
  throttle: boolean;
  /** Batches in a second, on average. */
  throttleQps: number;
  /** Burst of batches after an idle time. */
  throttleBurst: number;
}

/** Byte limit of events waiting or in flight, whatever their number. */
const MOST_BYTES = 64 * 1024 * 1024;
/** Longest time that a response waits for its event, in milliseconds; storing the event continues. */
const LONGEST_HOLD = 10_000;
/** Longest time that a shutdown waits for events to be stored, in milliseconds. */
const LONGEST_CLOSE = 5_000;
/** Concurrent batches. */
const MOST_BATCHES = 4;

/**
 * A blocking sink. `strict`: a request whose event cannot be stored is rejected. Responses do not wait for ever, so
 * events of a hanging sink are bounded as well: when those in flight are too many bytes, new ones are lost and counted.
 */
export function blockingSink(delegate: AuditDelegate, strict: boolean, report: LossReport): AuditSink {
  const lost = lossReporter(delegate.name, report);
  const pending = new Set<Promise<boolean>>();
  let bytes = 0;
  return {
    blocking: true,
    async take(event) {
      const size = eventSize(event);
      if (bytes > 0 && bytes + size > MOST_BYTES) {
        lost(1, 'the sink does not keep up');
        return !strict;
      }
      bytes += size;
      const storing = delegate.store([event]);
      pending.add(storing);
      void storing.finally(() => {
        pending.delete(storing);
        bytes -= size;
      });
      const stored = await within(storing, LONGEST_HOLD);
      return strict ? stored === true : true;
    },
    async close() {
      await within(Promise.all([...pending]), LONGEST_CLOSE);
      await within(delegate.close(), LONGEST_CLOSE);
    },
  };
}

/**
 * A non-blocking sink: events are batched. When too many wait, by number or by bytes, new ones are lost and counted; a
 * hanging sink costs a bounded amount of memory and no request.
 */
export function batchSink(delegate: AuditDelegate, options: BatchOptions, report: LossReport): AuditSink {
  const lost = lossReporter('buffered', report);
  const waiting: AuditEvent[] = [];
  const sending = new Set<Promise<unknown>>();
  let bytes = 0;
  let timer: NodeJS.Timeout | undefined;
  let tokens = options.throttleBurst;
  let filled = report.now();
  let closing = false;

  /** Milliseconds until the next batch may go. */
  function untilAllowed(): number {
    if (!options.throttle || closing) return 0;
    const now = report.now();
    tokens = Math.min(options.throttleBurst, tokens + ((now - filled) / 1000) * options.throttleQps);
    filled = now;
    return tokens >= 1 ? 0 : ((1 - tokens) / options.throttleQps) * 1000;
  }

  function send(): void {
    clearTimeout(timer);
    timer = undefined;
    while (waiting.length > 0 && sending.size < MOST_BATCHES) {
      const wait = untilAllowed();
      if (wait > 0) return later(wait);
      tokens -= 1;
      const events = waiting.splice(0, options.maxSize);
      const size = events.reduce((sum, event) => sum + eventSize(event), 0);
      const storing = delegate.store(events).then(() => {
        sending.delete(storing);
        bytes -= size;
        if (waiting.length >= options.maxSize || closing) send();
        else if (waiting.length > 0) later(options.maxWait);
      });
      sending.add(storing);
      if (waiting.length < options.maxSize && !closing) break;
    }
    if (waiting.length > 0 && sending.size < MOST_BATCHES) later(options.maxWait);
  }

  function later(wait: number): void {
    timer ??= setTimeout(send, timerDelay(Math.ceil(wait)));
    timer.unref();
  }

  return {
    blocking: false,
    take(event) {
      const size = eventSize(event);
      if (waiting.length >= options.bufferSize || bytes + size > MOST_BYTES || closing) {
        lost(1, closing ? 'the server is stopping' : 'the buffer is full');
        return true;
      }
      bytes += size;
      waiting.push(event);
      if (waiting.length >= options.maxSize) send();
      else later(options.maxWait);
      return true;
    },
    async close() {
      closing = true;
      send();
      const until = report.now() + LONGEST_CLOSE;
      while (sending.size > 0 && report.now() < until) {
        await within(Promise.race(sending), Math.max(1, until - report.now()));
      }
      if (waiting.length > 0) lost(waiting.length, 'the server is stopping');
      await within(delegate.close(), LONGEST_CLOSE);
    },
  };
}

/** The result in time; undefined otherwise. */
async function within<T>(work: Promise<T>, milliseconds: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>(
    (resolve) => (timer = setTimeout(() => resolve(undefined), timerDelay(milliseconds))),
  );
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
