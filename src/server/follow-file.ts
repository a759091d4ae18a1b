import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Log } from '../telemetry/log.js';
import type { AccessConfiguration, AccessMetrics } from '../telemetry/metrics.js';

/** Told of what becomes of a file. */
export interface FollowCounts {
  reloaded(status: 'success' | 'failure'): void;
  /** The hash of what counts from now on. */
  configured(hash: string): void;
}

/** How often a file is looked at, in ms. */
const PERIOD = 2_000;

/**
 * Looks at a file from time to time. `changed` takes over another content; one that it throws at is tried again, said
 * once, and what was read before goes on counting.
 *
 * @returns stops it
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

/** Counts what becomes of a file of access control. */
export function countsOf(metrics: AccessMetrics, file: AccessConfiguration): FollowCounts {
  return {
    reloaded: (status) => metrics.reloaded(file, status),
    configured: (hash) => metrics.configured(file, hash),
  };
}
