import { parseTime, ZERO_TIME } from './time.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** What a table shows for a time that is not set. */
const UNKNOWN_AGE = '<unknown>';

/** `5m` when the smaller part is 0, else `5m3s`. */
function twoParts(large: number, largeUnit: string, small: number, smallUnit: string): string {
  return small === 0 ? `${large}${largeUnit}` : `${large}${largeUnit}${small}${smallUnit}`;
}

/**
 * A span of milliseconds as tables show ages: never more than two units, coarser the longer it is (`119s`, `3m5s`,
 * `179m`, `7h20m`, `47h`, `7d3h`, `700d`, `2y5d`, `9y`). A year counts 365 days. Up to a second into the future is
 * `0s` (clocks differ); anything further is `<invalid>`.
 */
export function humanDuration(milliseconds: number): string {
  if (!Number.isFinite(milliseconds)) return '<invalid>';
  const seconds = Math.trunc(milliseconds / SECOND);
  if (seconds < -1) return '<invalid>';
  if (seconds < 0) return '0s';
  if (seconds < 120) return `${seconds}s`;
  const minutes = Math.trunc(milliseconds / MINUTE);
  if (minutes < 10) return twoParts(minutes, 'm', seconds % 60, 's');
  if (minutes < 180) return `${minutes}m`;
  const hours = Math.trunc(milliseconds / HOUR);
  if (hours < 8) return twoParts(hours, 'h', minutes % 60, 'm');
  if (hours < 48) return `${hours}h`;
  const days = Math.trunc(hours / 24);
  if (days < 8) return twoParts(days, 'd', hours % 24, 'h');
  if (days < 2 * 365) return `${days}d`;
  const years = Math.trunc(days / 365);
  if (years < 8) return twoParts(years, 'y', days % 365, 'd');
  return `${years}y`;
}

/**
 * How long ago a timestamp was, seen at `now` (milliseconds since the epoch); `<unknown>` when it is not set and
 * `<invalid>` when it is not RFC 3339.
 */
export function ageOf(timestamp: string | undefined, now: number): string {
  if (timestamp === undefined || timestamp === '') return UNKNOWN_AGE;
  if (timestamp === ZERO_TIME) return UNKNOWN_AGE;
  return humanDuration(now - (parseTime(timestamp)?.milliseconds ?? NaN));
}
