import type { AuditEvent } from '../event.js';
import type { AuditCounts } from '../sink.js';

/** What really stores events, several at a time. */
export interface AuditDelegate {
  /** As metrics name it. */
  readonly name: string;
  /** Whether all were stored. Never throws: faults are counted and logged here. */
  store(events: readonly AuditEvent[]): Promise<boolean>;
  close(): Promise<void>;
}

/** Told about lost events. */
export interface LossReport {
  readonly counts: AuditCounts;
  readonly warn: (fields: object, message: string) => void;
  /** Milliseconds, monotonic. */
  readonly now: () => number;
}

/** Least milliseconds between two lines of the log about the same kind of loss. */
const QUIET = 10_000;

/** Counts lost events and says so in the log, without their content and not for each of them. */
export function lossReporter(plugin: string, report: LossReport): (events: number, why: unknown) => void {
  let lastSaid = -Infinity;
  let unsaid = 0;
  return (events, why) => {
    report.counts.lost(plugin, events);
    unsaid += events;
    if (report.now() - lastSaid < QUIET) return;
    lastSaid = report.now();
    report.warn({ plugin, events: unsaid, why: why instanceof Error ? why.message : why }, 'audit events were lost');
    unsaid = 0;
  };
}
