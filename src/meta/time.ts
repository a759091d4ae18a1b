/** An instant as the API reads it: milliseconds since the epoch, and the microseconds below the millisecond (0-999). */
export interface Instant {
  readonly milliseconds: number;
  readonly microseconds: number;
}

/** Go's zero time; the public API prints it as null, which here is an absent member. */
export const ZERO_TIME = '0001-01-01T00:00:00Z';

const RFC3339 = /^(\d{4})-(\d\d)-(\d\d)[Tt](\d\d?):(\d\d):(\d\d)(?:[.,](\d+))?(?:([Zz])|([+-])(\d\d):(\d\d))$/;
const MINUTE = 60_000;

function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/**
 * Reads any RFC 3339 form: lower-case letters, offsets, and any number of fraction digits, truncated to microseconds
 * (known fault BL-105); and what Go accepts besides: an hour of one digit, a comma before the fraction, offsets of up
 * to 24:60. Undefined when the text is not such a time: a missing zone, a day that the month does not have, a leap
 * second (Go has none), or a time outside the years 0000 to 9999 in UTC.
 */
export function parseTime(text: string): Instant | undefined {
  // 64 characters leave room for more fraction digits than any clock has.
  const match = text.length > 64 ? null : RFC3339.exec(text);
  if (match === null) return undefined;
  const field = (group: number): number => Number(match[group] ?? 0);
  const [year, month, day, hour, minute, second] = [field(1), field(2), field(3), field(4), field(5), field(6)];
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return undefined;
  if (hour > 23 || minute > 59 || second > 59 || field(10) > 24 || field(11) > 60) return undefined;
  const micro = Number((match[7] ?? '').slice(0, 6).padEnd(6, '0'));
  const offset = (field(10) * 60 + field(11)) * (match[9] === '-' ? -1 : 1);
  // Date.UTC would read the years 0 to 99 as 1900 to 1999.
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  date.setUTCHours(hour, minute, second, Math.floor(micro / 1000));
  const milliseconds = date.getTime() - offset * MINUTE;
  const utcYear = new Date(milliseconds).getUTCFullYear();
  if (utcYear < 0 || utcYear > 9999) return undefined;
  return { milliseconds, microseconds: micro % 1000 };
}

/** The text of a Time: UTC, whole seconds, truncated: `2024-05-01T10:00:00Z`. */
export function formatTime(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const days = Math.floor(seconds / 86_400);
  // Every written object has such times, and Date takes a microsecond for each.
  if (!(days >= FIRST_DAY && days < LAST_DAY)) return `${new Date(milliseconds).toISOString().slice(0, 19)}Z`;
  const rest = seconds - days * 86_400;
  const hour = Math.floor(rest / 3600);
  const minute = Math.floor(rest / 60) % 60;
  return `${dateText(days)}T${twoDigits(hour)}:${twoDigits(minute)}:${twoDigits(rest % 60)}Z`;
}

/** Days since the epoch, of the years 1970 to 2099, in which every fourth year has a leap day. */
const FIRST_DAY = 0;
const LAST_DAY = 47_482;
const FOUR_YEARS = 1461;
/** Days of a year before each month, and of a leap year. */
const BEFORE_MONTH = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];
const BEFORE_LEAP_MONTH = BEFORE_MONTH.map((days, month) => (month < 2 ? days : days + 1));

/** The date of a day between the two above; of four years from 1970 the third one is a leap year. */
function dateText(days: number): string {
  const inFour = days % FOUR_YEARS;
  const year = inFour < 365 ? 0 : inFour < 730 ? 1 : inFour < 1096 ? 2 : 3;
  const day = inFour - year * 365 - (year === 3 ? 1 : 0);
  const before = year === 2 ? BEFORE_LEAP_MONTH : BEFORE_MONTH;
  let month = 11;
  while (before[month]! > day) month -= 1;
  const shown = 1970 + Math.floor(days / FOUR_YEARS) * 4 + year;
  return `${shown}-${twoDigits(month + 1)}-${twoDigits(day - before[month]! + 1)}`;
}

function twoDigits(number: number): string {
  return number < 10 ? `0${number}` : String(number);
}

/** The text of a MicroTime: UTC with six digits: `2024-05-01T10:00:00.000000Z`. */
export function formatMicroTime(instant: Instant): string {
  const text = new Date(instant.milliseconds).toISOString().slice(0, 23);
  return `${text}${String(instant.microseconds).padStart(3, '0')}Z`;
}

/** The Time form of any RFC 3339 text; undefined when invalid. */
export function canonicalTime(text: string): string | undefined {
  if (text.length === 20 && text[19] === 'Z' && text[10] === 'T' && parseTime(text) !== undefined) return text;
  const instant = parseTime(text);
  return instant === undefined ? undefined : formatTime(instant.milliseconds);
}

/** The MicroTime form of any RFC 3339 text; undefined when invalid. */
export function canonicalMicroTime(text: string): string | undefined {
  const instant = parseTime(text);
  return instant === undefined ? undefined : formatMicroTime(instant);
}
