import { parseGoDuration } from '../../meta/go-duration.js';
import { isTimeZone } from '../../meta/time-zones.js';
import { Duration, Timestamp } from './values.js';

const RFC3339 = /^(\d{4})-(\d\d)-(\d\d)[Tt](\d\d):(\d\d):(\d\d)(?:[.,](\d+))?(?:([Zz])|([+-])(\d\d):(\d\d))$/;
const DATE = /^(\d{4})-(\d\d)-(\d\d)$/;
/** Any numbers of hours and minutes, as Go's `Atoi` reads them. */
const OFFSET = /^([+-]?\d{1,4}):([+-]?\d{1,4})$/;

const SECOND = 1_000_000_000n;
const MILLISECOND = 1_000_000n;
const MAX_INT64 = 2n ** 63n - 1n;
/** 0001-01-01T00:00:00Z and the last nanosecond of the year 9999. */
const MIN_TIME = -62_135_596_800n * SECOND;
const MAX_TIME = 253_402_300_800n * SECOND - 1n;

/** Units of durations in schemas, case-insensitive, each by its names; the last name also matches as a prefix. */
const UNITS: readonly (readonly [readonly string[], bigint])[] = [
  [['ns', 'nano'], 1n],
  [['us', '\u00b5s', 'micro'], 1_000n],
  [['ms', 'milli'], MILLISECOND],
  [['s', 'sec'], SECOND],
  [['m', 'min'], 60n * SECOND],
  [['h', 'hr', 'hour'], 3600n * SECOND],
  [['d', 'day'], 86_400n * SECOND],
  [['w', 'week'], 604_800n * SECOND],
];
/** The word may be absent, which makes each character a candidate. */
const AMOUNT = /(\d+)[\t\n\f\r ]*([A-Za-z\u00b5]*)/g;
/** Longest text read as a time. */
const MAX_TEXT = 128;
/** Length limit of a sum of durations. */
const MAX_WORDS = 100_000;

function utcMillis(year: number, month: number, day: number, hour = 0, minute = 0, second = 0): number {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  date.setUTCHours(hour, minute, second);
  return date.getTime();
}

function validDate(year: number, month: number, day: number): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();
}

/** The argument of `timestamp()`, as Go reads it: capital letters only, and the hour may have one digit. */
export function parseTimestampText(text: string): Timestamp | undefined {
  return /[tz]/.test(text) ? undefined : parseTimestamp(text.replace(/T(\d:)/, 'T0$1'));
}

/** Reads RFC 3339 with up to nine fractional digits; undefined when invalid. */
export function parseTimestamp(text: string): Timestamp | undefined {
  const match = text.length > MAX_TEXT ? null : RFC3339.exec(text);
  if (match === null) return undefined;
  const field = (group: number): number => Number(match[group] ?? 0);
  const [year, month, day, hour, minute, second] = [field(1), field(2), field(3), field(4), field(5), field(6)];
  if (!validDate(year, month, day) || hour > 23 || minute > 59 || second > 59) return undefined;
  // Some write offsets of 24 hours or 60 minutes, which Go reads.
  if (field(10) > 24 || field(11) > 60) return undefined;
  const offset = (field(10) * 60 + field(11)) * 60_000 * (match[9] === '-' ? -1 : 1);
  const millis = utcMillis(year, month, day, hour, minute, second) - offset;
  const fraction = BigInt((match[7] ?? '').slice(0, 9).padEnd(9, '0'));
  return timestampOf(BigInt(millis) * MILLISECOND + fraction, offset / 60_000);
}

/** A date in schemas (`2024-05-01`); undefined when invalid. */
export function parseDay(text: string): Timestamp | undefined {
  const match = DATE.exec(text);
  if (match === null) return undefined;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return validDate(year, month, day) ? new Timestamp(BigInt(utcMillis(year, month, day)) * MILLISECOND) : undefined;
}

/** The moment, when it lies in the years 1 to 9999. @param zone minutes from UTC in which it is printed */
export function timestampOf(nanos: bigint, zone = 0): Timestamp | undefined {
  return nanos < MIN_TIME || nanos > MAX_TIME ? undefined : new Timestamp(nanos, zone);
}

/** The length of time, when it fits into 64 bits of nanoseconds. */
export function durationOf(nanos: bigint): Duration | undefined {
  return nanos > MAX_INT64 || nanos < -MAX_INT64 - 1n ? undefined : new Duration(nanos);
}

/** Go's form: `1h30m`, `-1.5s`, `0`; undefined when invalid. */
export function parseDuration(text: string): Duration | undefined {
  const nanos = text.length > MAX_TEXT ? '' : parseGoDuration(text);
  return typeof nanos === 'string' ? undefined : new Duration(nanos);
}

/**
 * A text of the format `duration`: Go's form, or else the sum of all integers followed by a unit, whatever is in
 * between (`1 hour and 5 minutes`, `P1D`); undefined without any.
 */
export function parseSchemaDuration(text: string): Duration | undefined {
  const plain = parseDuration(text);
  if (plain !== undefined) return plain;
  let nanos = 0n;
  let found = false;
  for (const [, amount = '', word = ''] of text.slice(0, MAX_WORDS).matchAll(AMOUNT)) {
    if (word === '') continue;
    const factor = amount.length > 64 ? MAX_INT64 + 1n : BigInt(amount);
    if (factor > MAX_INT64) return undefined;
    const unit = word.toLowerCase();
    for (const [names, size] of UNITS) {
      if (!names.includes(unit) && !unit.startsWith(names.at(-1)!)) continue;
      nanos += factor * size;
      found = true;
    }
  }
  return found ? new Duration(BigInt.asIntN(64, nanos)) : undefined;
}

/** Nanoseconds as decimal seconds without trailing zeros: `1.5`; with the digits of a double. */
export function secondsText(nanos: bigint): string {
  const size = nanos < 0n ? -nanos : nanos;
  const seconds = Number(size / SECOND) + Number(size % SECOND) / 1e9;
  const text = seconds < 1e-6 ? seconds.toFixed(9).replace(/\.?0+$/, '') : String(seconds);
  return `${nanos < 0n ? '-' : ''}${text}`;
}

function floorDiv(value: bigint, by: bigint): bigint {
  const quotient = value / by;
  return value % by < 0n ? quotient - 1n : quotient;
}

/** Whole seconds since 1970, rounded down. */
export function unixSeconds({ nanos }: Timestamp): bigint {
  return floorDiv(nanos, SECOND);
}

/** RFC 3339 in the zone in which the timestamp was written, with as many digits as needed. */
export function printTimestamp({ nanos, zone }: Timestamp): string {
  const seconds = floorDiv(nanos, SECOND);
  const fraction = nanos - seconds * SECOND;
  const head = new Date((Number(seconds) + zone * 60) * 1000).toISOString().replace(/^\+00/, '').slice(0, 19);
  const digits = fraction.toString().padStart(9, '0').replace(/0+$/, '');
  return `${head}${digits === '' ? '' : `.${digits}`}${zoneText(zone)}`;
}

/** `Z`, or the offset from UTC as `+05:30`. */
function zoneText(minutes: number): string {
  if (minutes === 0) return 'Z';
  const size = Math.abs(minutes);
  const digits = [Math.floor(size / 60), size % 60].map((part) => String(part).padStart(2, '0'));
  return `${minutes < 0 ? '-' : '+'}${digits.join(':')}`;
}

/** The parts of a local date and time. */
export interface WallTime {
  readonly date: Date;
  readonly milliseconds: number;
}

/** Formatters by time zone. Making one takes far longer than any other call of an expression. */
export interface ZonePrinters {
  readonly known: Map<string, Intl.DateTimeFormat>;
  /** Called before one is made or used; may throw. */
  readonly spend: (what: 'made' | 'used') => void;
}

/** Limit of cached formatters; beyond, all are dropped. */
const MOST_ZONES = 16;

/**
 * A timestamp in a time zone, as a date whose UTC fields are the local ones; undefined for an unknown zone.
 * @param zone an IANA name such as `America/New_York`, or an offset such as `-08:00`
 * @param printers kept from call to call
 */
export function wallTime(timestamp: Timestamp, zone: string, printers: ZonePrinters): WallTime | undefined {
  const millis = Number(floorDiv(timestamp.nanos, MILLISECOND));
  const offset = offsetOf(millis, zone, printers);
  if (offset === undefined) return undefined;
  return { date: new Date(millis + offset), milliseconds: ((millis % 1000) + 1000) % 1000 };
}

function offsetOf(millis: number, zone: string, printers: ZonePrinters): number | undefined {
  const fixed = OFFSET.exec(zone);
  if (fixed !== null) {
    const [hours, minutes] = [Number(fixed[1]), Number(fixed[2])];
    return (hours * 60 + (zone.startsWith('-') ? -minutes : minutes)) * 60_000;
  }
  // Servers have no local zone.
  if (zone === 'UTC' || zone === '' || zone === 'Local') return 0;
  return namedOffset(millis, zone, printers);
}

function printerOf(zone: string, printers: ZonePrinters): Intl.DateTimeFormat {
  const { known } = printers;
  let printer = known.get(zone);
  if (printer === undefined) {
    printers.spend('made');
    printer = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      era: 'short',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    if (known.size >= MOST_ZONES) known.clear();
    known.set(zone, printer);
  }
  return printer;
}

function namedOffset(millis: number, zone: string, printers: ZonePrinters): number | undefined {
  if (!isTimeZone(zone)) return undefined;
  try {
    const format = printerOf(zone, printers);
    printers.spend('used');
    const parts = new Map(format.formatToParts(millis).map(({ type, value }) => [type, value]));
    const part = (type: Intl.DateTimeFormatPartTypes): number => Number(parts.get(type) ?? 0);
    const wall = utcMillis(
      parts.get('era') === 'BC' ? 1 - part('year') : part('year'),
      part('month'),
      part('day'),
      part('hour'),
      part('minute'),
      part('second'),
    );
    return wall - (millis - (((millis % 1000) + 1000) % 1000));
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
