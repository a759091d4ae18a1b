/** One field of a schedule: its bounds, and the names that stand for its values. */
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
/** Longest schedule that is looked at: a list of every minute has 168 characters. */
const LONGEST = 1000;

/**
 * Why a text is no schedule of a cron job, in the words of the public API; undefined when it is one. Five fields with
 * lists, ranges and steps, or a descriptor such as `@daily` or `@every 1h`.
 */
export function scheduleFault(schedule: string): string | undefined {
  let text = schedule.slice(0, LONGEST);
  const zone = /^(?:CRON_)?TZ=(\S*)(?:\s|$)/.exec(text);
  if (zone !== null) {
    if (!isTimeZone(zone[1]!)) return `provided bad location ${zone[1]}: unknown time zone ${zone[1]}`;
    text = text.slice(zone[0].length).trim();
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
  const duration = text.slice('@every '.length);
  if (/^[-+]?(\d+(\.\d*)?|\.\d+)(h|m|s|ms|us|µs|ns)((\d+(\.\d*)?|\.\d+)(h|m|s|ms|us|µs|ns))*$/.test(duration)) {
    return undefined;
  }
  return `failed to parse duration ${text}: time: invalid duration "${duration}"`;
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
  // A step from one value goes on to the end.
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

/** The number, or why the text is none. */
function integerOf(text: string): number | string {
  if (!/^[-+]?\d{1,15}$/.test(text)) {
    return `failed to parse int from ${text}: strconv.Atoi: parsing ${JSON.stringify(text)}: invalid syntax`;
  }
  const value = Number(text);
  return value < 0 ? `negative number (${value}) not allowed: ${text}` : value;
}

/** Whether the text names a time zone of the IANA data base. */
function isTimeZone(name: string): boolean {
  // `Intl` also takes offsets, which are no names.
  if (/^[-+\d]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Why a text is no time zone of a cron job; undefined when it is one. */
export function timeZoneFault(zone: string): string | undefined {
  if (zone === '') return 'timeZone must be nil or non-empty string';
  const parts = zone.split('/');
  const spelt = parts.every((part) => part !== '.' && part !== '..' && /^(?!-)[A-Za-z0-9._+-]{1,14}$/.test(part));
  if (spelt && /^local$/i.test(zone)) {
    return 'timeZone must be an explicit time zone as defined in https://www.iana.org/time-zones';
  }
  return spelt && isTimeZone(zone) ? undefined : `unknown time zone ${zone}`;
}
