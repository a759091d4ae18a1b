import { int64Of } from '../../../meta/whole-number.js';
import { parseGoDuration } from '../../../meta/go-duration.js';
import { quote } from '../../../meta/quote.js';
import { isTimeZone } from '../../../meta/time-zones.js';

/** One field of a schedule: its bounds, and the names of its values. */
interface Field {
  readonly min: number;
  readonly max: number;
  readonly names: readonly string[];
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
/** Minute, hour, day of the month, month, day of the week. */
const FIELDS: readonly Field[] = [
  { min: 0, max: 59, names: [] },
  { min: 0, max: 23, names: [] },
  { min: 1, max: 31, names: [] },
  { min: 1, max: 12, names: MONTHS },
  { min: 0, max: 6, names: DAYS },
];
const DESCRIPTORS = ['@yearly', '@annually', '@monthly', '@weekly', '@daily', '@midnight', '@hourly'];

/**
 * Why a text is not a schedule of a cron job, in the words of the public API; undefined when it is. Five fields with
 * lists, ranges and steps, or a descriptor such as `@daily` or `@every 1h`.
 */
export function scheduleFault(schedule: string): string | undefined {
  let text = schedule;
  if (/^(?:CRON_)?TZ=/.test(text)) {
    const end = text.indexOf(' ');
    // The exact message of kube-apiserver.
    if (end < 0) return 'invalid schedule format: runtime error: slice bounds out of range [:-1]';
    const zone = text.slice(text.indexOf('=') + 1, end);
    const fault = zone === '' ? undefined : locationFault(zone);
    if (fault !== undefined) return `provided bad location ${zone}: ${fault}`;
    text = text.slice(end).trim();
  }
  if (text.startsWith('@')) return descriptorFault(text);
  const parts = text.trim().split(/\s+/).filter(Boolean);
  if (parts.length !== FIELDS.length) {
    return `expected exactly ${FIELDS.length} fields, found ${parts.length}: [${parts.join(' ')}]`;
  }
  for (const [index, part] of parts.entries()) {
    for (const entry of part.split(',').filter(Boolean)) {
      const fault = rangeFault(entry, FIELDS[index]!);
      if (fault !== undefined) return fault;
    }
  }
  return undefined;
}

function descriptorFault(text: string): string | undefined {
  if (DESCRIPTORS.includes(text)) return undefined;
  if (!text.startsWith('@every ')) return `unrecognized descriptor: ${text}`;
  const duration = parseGoDuration(text.slice('@every '.length));
  return typeof duration === 'string' ? `failed to parse duration ${text}: ${duration}` : undefined;
}

function rangeFault(entry: string, { min, max, names }: Field): string | undefined {
  const [range = '', stepText, ...more] = entry.split('/');
  const [first = '', last, ...rest] = range.split('-');
  const any = first === '*' || first === '?';
  const start = any ? min : valueOf(first, names);
  if (typeof start === 'string') return start;
  if (!any && rest.length > 0) return `too many hyphens: ${entry}`;
  let end = any ? max : last === undefined ? start : valueOf(last, names);
  if (typeof end === 'string') return end;
  if (more.length > 0) return `too many slashes: ${entry}`;
  const step = stepText === undefined ? 1 : integerOf(stepText);
  if (typeof step === 'string') return step;
  // A step from one value continues to the maximum.
  if (stepText !== undefined && last === undefined && !any) end = max;
  if (start < min) return `beginning of range (${start}) below minimum (${min}): ${entry}`;
  if (end > max) return `end of range (${end}) above maximum (${max}): ${entry}`;
  if (start > end) return `beginning of range (${start}) beyond end of range (${end}): ${entry}`;
  return step === 0 ? `step of range should be a positive number: ${entry}` : undefined;
}

function valueOf(text: string, names: readonly string[]): number | string {
  const named = names.indexOf(text.toLowerCase());
  if (named < 0) return integerOf(text);
  return names === MONTHS ? named + 1 : named;
}

/** The number, or why the text is invalid. */
function integerOf(text: string): number | string {
  const fault = (why: string): string =>
    `failed to parse int from ${text}: strconv.Atoi: parsing ${quote(text)}: ${why}`;
  if (!/^[-+]?\d+$/.test(text)) return fault('invalid syntax');
  const value = int64Of(text);
  if (value === undefined) return fault('value out of range');
  return value < 0n ? `negative number (${value}) not allowed: ${text}` : Number(value);
}

/** Why a text is not a time zone, in the words of Go. */
function locationFault(name: string): string | undefined {
  if (/\.\.|^[/\\]/.test(name)) return 'time: invalid location name';
  return name === 'Local' || isTimeZone(name) ? undefined : `unknown time zone ${name}`;
}

/** Why a text is not a time zone of a cron job. */
export function timeZoneFaults(zone: string): readonly string[] {
  if (zone === '') return ['timeZone must be nil or non-empty string'];
  const parts = zone.split('/');
  if (parts.some((part) => part === '.' || part === '..' || !/^(?!-)[A-Za-z0-9._+-]{1,14}$/.test(part))) {
    return [`unknown time zone ${zone}`];
  }
  const faults = /^local$/i.test(zone)
    ? ['timeZone must be an explicit time zone as defined in https://www.iana.org/time-zones']
    : [];
  const unknown = locationFault(zone);
  return unknown === undefined ? faults : [...faults, unknown];
}
