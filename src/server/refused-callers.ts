import type { Credentials } from '../request/ports.js';
import type { Log } from '../telemetry/log.js';
import { Repeats } from '../telemetry/repeats.js';

/** Anybody may be refused as often as they like, so that few are told of, in ms. */
const EVERY = 1_000;
/** Characters of a reason that are told. */
const LONGEST_REASON = 500;

/**
 * Tells operators why callers are refused, which the callers themselves do not learn: at most one in a second, with how
 * many were left out before it.
 */
export function refusedCallers(
  log: Log,
  now: () => number = () => performance.now(),
): (why: string, credentials: Credentials) => void {
  const repeats = new Repeats(EVERY, now);
  return (why, { peer }) => {
    const leftOut = repeats.next('refused');
    if (leftOut === undefined) return;
    const fields = { reason: why.slice(0, LONGEST_REASON), ...(peer !== undefined && { peer }) };
    log.warn({ ...fields, ...(leftOut > 0 && { leftOut }) }, 'a caller was refused for its credentials (401)');
  };
}
