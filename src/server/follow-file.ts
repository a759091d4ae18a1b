import { readFileSync } from 'node:fs';
import type { Log } from '../telemetry/log.js';

/** How often a file is looked at, in ms. */
const PERIOD = 2_000;

/**
 * Looks at a file from time to time. `changed` takes over another content; one that it throws at is tried again, said
 * once, and what was read before goes on counting.
 *
 * @returns stops it
 */
export function followFile(path: string, log: Log, changed: () => Promise<void>): () => void {
  const content = (): string | undefined => {
    try {
      return readFileSync(path, 'utf8');
    } catch {
      return undefined;
    }
  };
  let known = content();
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
      log.info({ path }, 'a changed configuration file counts from now on');
    } catch (error) {
      const { message } = error as Error;
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
