import { timerDelay } from '../../../meta/timer.js';
import { printEvent } from '../event.js';
import type { AuditDelegate, LossReport } from './delegate.js';
import { lossReporter } from './delegate.js';

/** Sends one body and waits for the answer. @throws Error when it was not accepted */
export type PostEvents = (body: Buffer) => Promise<unknown>;

/** Attempts for one batch, and the back-off between them. */
const ATTEMPTS = 5;
const GROWTH = 1.5;
const JITTER = 0.2;

/**
 * Events as an EventList to a webhook. Every failure is retried.
 *
 * @param version of the list
 * @param initialBackoff milliseconds before the second attempt
 */
export function webhookDelegate(
  post: PostEvents,
  version: string,
  initialBackoff: number,
  report: LossReport & { readonly random: () => number },
): AuditDelegate {
  const lost = lossReporter('webhook', report);
  const waits = new Set<() => void>();
  let closed = false;

  const pause = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        waits.delete(done);
        resolve();
      };
      const timer = setTimeout(done, timerDelay(milliseconds));
      waits.add(done);
    });

  return {
    name: 'webhook',
    async store(events) {
      const items = events.map((event) => printEvent(event)).join(',');
      const body = Buffer.from(`{"kind":"EventList","apiVersion":"${version}","metadata":{},"items":[${items}]}`);
      let wait = initialBackoff;
      for (let attempt = 1; ; attempt += 1) {
        try {
          await post(body);
          return true;
        } catch (error) {
          if (attempt === ATTEMPTS || closed) {
            lost(events.length, error);
            return false;
          }
        }
        await pause(wait * (1 + JITTER * report.random()));
        wait *= GROWTH;
      }
    },
    close() {
      closed = true;
      for (const done of [...waits]) done();
      return Promise.resolve();
    },
  };
}
