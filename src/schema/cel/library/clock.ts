import { quote } from '../../../meta/quote.js';
import { DURATION, INT, STRING, TIMESTAMP } from '../cel-type.js';
import { celFunction, member, type CelFunction, type Implementation, type Overload } from '../functions.js';
import { wallTime, type WallTime, type ZonePrinters } from '../times.js';
import type { Duration, Timestamp } from '../values.js';
import { CelError } from '../values.js';
import type { Work } from '../work.js';

/** The work of making and of using a zone's formatter, in the units of `MatchWork`. */
const WORK = { made: 800, used: 50 } as const;

const DAY = 86_400_000;

/** Each getter with the suffix of its overloads and what it reads from the local time. */
const GETTERS: readonly (readonly [string, string, (wall: WallTime) => number])[] = [
  ['getFullYear', 'year', ({ date }) => date.getUTCFullYear()],
  ['getMonth', 'month', ({ date }) => date.getUTCMonth()],
  ['getDayOfYear', 'day_of_year', ({ date }) => dayOfYear(date)],
  ['getDayOfMonth', 'day_of_month', ({ date }) => date.getUTCDate() - 1],
  ['getDate', 'day_of_month_1_based', ({ date }) => date.getUTCDate()],
  ['getDayOfWeek', 'day_of_week', ({ date }) => date.getUTCDay()],
  ['getHours', 'hours', ({ date }) => date.getUTCHours()],
  ['getMinutes', 'minutes', ({ date }) => date.getUTCMinutes()],
  ['getSeconds', 'seconds', ({ date }) => date.getUTCSeconds()],
  ['getMilliseconds', 'milliseconds', ({ milliseconds }) => milliseconds],
];

/** Nanoseconds of the unit that the getter of a duration counts in. */
const DURATION_UNITS: Readonly<Record<string, bigint>> = {
  getHours: 3_600_000_000_000n,
  getMinutes: 60_000_000_000n,
  getSeconds: 1_000_000_000n,
};

function dayOfYear(date: Date): number {
  const start = new Date(date);
  start.setUTCMonth(0, 1);
  start.setUTCHours(0, 0, 0, 0);
  return Math.floor((date.getTime() - start.getTime()) / DAY);
}

function timestampGetter(read: (wall: WallTime) => number, printers: ZonePrinters): Implementation {
  return (timestamp, zone) => {
    const wall = wallTime(timestamp as Timestamp, zone === undefined ? 'UTC' : (zone as string), printers);
    return wall === undefined ? new CelError(zoneFault(String(zone))) : BigInt(read(wall));
  };
}

/** Why a text is no time zone, in the words of Go's library, which Kubernetes' messages contain. */
function zoneFault(zone: string): string {
  const colon = zone.indexOf(':');
  if (colon >= 0) {
    const odd = [zone.slice(0, colon), zone.slice(colon + 1)].find((part) => !/^[+-]?\d{1,4}$/.test(part)) ?? '';
    return `strconv.Atoi: parsing ${quote(odd)}: ${/^[+-]?\d+$/.test(odd) ? 'value out of range' : 'invalid syntax'}`;
  }
  return /^[/\\]|\.\./.test(zone) ? 'time: invalid location name' : `unknown time zone ${zone}`;
}

function durationGetter(name: string): readonly Overload[] {
  const unit = DURATION_UNITS[name];
  const id = `duration_to_${name.slice(3).toLowerCase()}`;
  if (unit !== undefined) return [member(id, [DURATION], INT, (length) => (length as Duration).nanos / unit)];
  if (name !== 'getMilliseconds') return [];
  return [member(id, [DURATION], INT, (length) => (length as Duration).nanos / 1_000_000n)];
}

/** The getters of timestamps, with and without a time zone, and of durations. */
export function clock(work: Work): readonly CelFunction[] {
  const printers: ZonePrinters = { known: new Map(), spend: (what) => work.spend(WORK[what]) };
  return GETTERS.map(([name, end, read]) =>
    celFunction(
      name,
      member(`timestamp_to_${end}`, [TIMESTAMP], INT, timestampGetter(read, printers)),
      member(`timestamp_to_${end}_with_tz`, [TIMESTAMP, STRING], INT, timestampGetter(read, printers)),
      ...durationGetter(name),
    ),
  );
}
