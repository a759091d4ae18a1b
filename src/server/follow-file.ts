import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Log } from '../telemetry/log.js';
import type { AccessConfiguration, AccessMetrics } from '../telemetry/metrics.js';

/** Called with the state of a followed file. */
export interface FollowCounts {
  reloaded(status: 'success' | 'failure'): void;
  /** The hash of the content in use. */
  configured(hash: string): void;
}

/** Polling interval of a file, in ms. */
const PERIOD = 2_000;

/**
 * Polls a file. `changed` applies new content; when it throws, this is logged once and retried, and the previous
 * content stays in use.
 *
 * @returns stops polling
 */
export function followFile(path: string, log: Log, changed: () => Promise<void>, counts: FollowCounts): () => void {
  const content = (): string | undefined => {
    try {
      return readFileSync(path, 'utf8');
    } catch {
      return undefined;
    }
  };
  let known = content();
  if (known !== undefined) counts.configured(hashOf(known));
  let busy = false;
  let fault = '';
  const look = async (): Promise<void> => {
    const found = content();
    if (busy || found === undefined || found === known) return;
    busy = true;
    try {
      await changed();
      known = found;
      fault = '';
      counts.reloaded('success');
      counts.configured(hashOf(found));
      log.info({ path }, 'a changed configuration file counts from now on');
    } catch (error) {
      const { message } = error as Error;
      counts.reloaded('failure');
      if (message !== fault)
        log.error({ path, error }, 'a changed configuration file cannot be used; the old one counts');
      fault = message;
    } finally {
      busy = false;
    }
  };
  const timer = setInterval(() => void look(), PERIOD);
  timer.unref();
  return () => clearInterval(timer);
}

function hashOf(text: string): string {
  return `sha256:${createHash('sha256').update(text).digest('hex')}`;
}

/** Metrics of followed access-control files. */
export function countsOf(metrics: AccessMetrics, file: AccessConfiguration): FollowCounts {
  return {
    reloaded: (status) => metrics.reloaded(file, status),
    configured: (hash) => metrics.configured(file, hash),
  };
}
