import { legacyLine, printEvent } from '../event.js';
import type { AuditDelegate, LossReport } from './delegate.js';
import { lossReporter } from './delegate.js';

/** The destination of lines. */
export interface LineWriter {
  /** Writes whole lines. @throws Error when they cannot be written */
  write(lines: string): Promise<void>;
  close(): Promise<void>;
}

/** Forms of lines. */
export const AUDIT_LOG_FORMATS = ['legacy', 'json'] as const;

/** One of them. */
export type AuditLogFormat = (typeof AUDIT_LOG_FORMATS)[number];

/** Most characters of lines that wait for a blocked file. */
const MOST_WAITING = 64 * 1024 * 1024;

/** Most characters of one write, unless one event has more. */
const MOST_AT_ONCE = 256 * 1024;

/** Lines that wait for their write. */
interface Waiting {
  readonly lines: string;
  readonly events: number;
  readonly done: (stored: boolean) => void;
}

/**
 * Events as lines. One write is in progress at a time; lines that come meanwhile wait, up to a limit, and are written
 * together.
 */
export function logDelegate(writer: LineWriter, format: AuditLogFormat, report: LossReport): AuditDelegate {
  const lost = lossReporter('log', report);
  const print = format === 'json' ? printEvent : legacyLine;
  const queue: Waiting[] = [];
  let length = 0;
  let draining: Promise<void> | undefined;

  async function drain(): Promise<void> {
    while (queue.length > 0) {
      const taken = nextOf(queue);
      const lines = taken.map((each) => each.lines).join('');
      let stored = true;
      try {
        await writer.write(lines);
      } catch (error) {
        stored = false;
        lost(
          taken.reduce((sum, { events }) => sum + events, 0),
          error,
        );
      }
      length -= lines.length;
      for (const { done } of taken) done(stored);
    }
    draining = undefined;
  }

  return {
    name: 'log',
    store(events) {
      const lines = events.map((event) => `${print(event)}\n`).join('');
      if (length > 0 && length + lines.length > MOST_WAITING) {
        lost(events.length, 'the log does not keep up');
        return Promise.resolve(false);
      }
      length += lines.length;
      return new Promise((done) => {
        queue.push({ lines, events: events.length, done });
        draining ??= drain();
      });
    },
    async close() {
      await draining;
      await writer.close();
    },
  };
}

/** Removes the lines of one write from the queue. */
function nextOf(queue: Waiting[]): Waiting[] {
  let size = 0;
  const end = queue.findIndex(({ lines }, at) => at > 0 && (size += lines.length) > MOST_AT_ONCE);
  return queue.splice(0, end < 0 ? queue.length : end);
}

/** Lines on standard output. */
export function stdoutWriter(stdout: NodeJS.WritableStream): LineWriter {
  return {
    write: (lines) =>
      new Promise((resolve, reject) => {
        stdout.write(lines, (error) => (error === undefined || error === null ? resolve() : reject(error)));
      }),
    close: () => Promise.resolve(),
  };
}
