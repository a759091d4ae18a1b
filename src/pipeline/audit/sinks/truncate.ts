import { type AuditEvent, printEvent, shortened } from '../event.js';
import type { AuditDelegate, LossReport } from './delegate.js';
import { lossReporter } from './delegate.js';

/** Byte limits of what is sent. */
export interface TruncateOptions {
  enabled: boolean;
  maxBatchSize: number;
  maxEventSize: number;
}

/**
 * Removes the objects from events that are too long, drops those that are still too long, and splits batches that are
 * too long.
 */
export function truncating(delegate: AuditDelegate, options: TruncateOptions, report: LossReport): AuditDelegate {
  if (!options.enabled) return delegate;
  const lost = lossReporter('truncate', report);
  return {
    name: delegate.name,
    async store(events) {
      let stored = true;
      let batch: AuditEvent[] = [];
      let length = 0;
      const flush = async (): Promise<void> => {
        if (batch.length > 0) stored = (await delegate.store(batch)) && stored;
        batch = [];
        length = 0;
      };
      for (const given of events) {
        let event = given;
        let size = Buffer.byteLength(printEvent(event));
        const hasObjects = event.requestObject !== undefined || event.responseObject !== undefined;
        if (size > options.maxEventSize && hasObjects) {
          event = shortened(event);
          size = Buffer.byteLength(printEvent(event));
        }
        if (size > options.maxEventSize) {
          lost(1, 'event is too large even after truncating');
          continue;
        }
        if (length + size > options.maxBatchSize) await flush();
        batch.push(event);
        length += size;
      }
      await flush();
      return stored;
    },
    close: () => delegate.close(),
  };
}
