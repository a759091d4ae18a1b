import type { AuditEvent } from '../event.js';
import type { AuditCounts } from '../sink.js';

/** Stores events, several at a time. */
export interface AuditDelegate {
  /** Its name in metrics. */
  readonly name: string;
  /** Whether all were stored. Never throws: failures are counted and logged here. */
  store(events: readonly AuditEvent[]): Promise<boolean>;
  close(): Promise<void>;
}

/** Called for lost events. */
export interface LossReport {
  readonly counts: AuditCounts;
  readonly warn: (fields: object, message: string) => void;
  /** Milliseconds, monotonic. */
  readonly now: () => number;
}

/** Minimum interval between two log lines about the same kind of loss, in milliseconds. */
const QUIET = 10_000;

/** Counts lost events and logs them, without their content and not each one. */
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
