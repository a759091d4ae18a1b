import { legacyLine, printEvent } from '../event.js';
import type { AuditDelegate, LossReport } from './delegate.js';
import { lossReporter } from './delegate.js';

/** Where lines go. */
export interface LineWriter {
  /** Writes whole lines. @throws Error when they cannot be written */
  write(lines: string): Promise<void>;
  close(): Promise<void>;
}

/** Forms of lines. */
export const AUDIT_LOG_FORMATS = ['legacy', 'json'] as const;

/** One of them. */
export type AuditLogFormat = (typeof AUDIT_LOG_FORMATS)[number];

/** Most characters of lines that wait for a file that does not take them. */
const MOST_WAITING = 64 * 1024 * 1024;

/** Events as lines. One write is under way at a time; what comes meanwhile waits, within a bound. */
export function logDelegate(writer: LineWriter, format: AuditLogFormat, report: LossReport): AuditDelegate {
  const lost = lossReporter('log', report);
  const print = format === 'json' ? printEvent : legacyLine;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return {
    name: 'log',
    async store(events) {
      const lines = events.map((event) => `${print(event)}\n`).join('');
      if (waiting > 0 && waiting + lines.length > MOST_WAITING) {
        lost(events.length, 'the log does not keep up');
        return false;
      }
      waiting += lines.length;
      const writing = last.then(() => writer.write(lines));
      last = writing.catch(() => undefined);
      try {
        await writing;
        return true;
      } catch (error) {
        lost(events.length, error);
        return false;
      } finally {
        waiting -= lines.length;
      }
    },
    async close() {
      await last;
      await writer.close();
    },
  };
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
