import { parseTime } from '../meta/time.js';

/** Whether a text has a format. Every check is linear in the text. */
export type FormatCheck = (text: string) => boolean;

const HOSTNAME_LABEL = /^[A-Za-z0-9_]([-A-Za-z0-9_]{0,61}[A-Za-z0-9_])?$/;
const MAC =
  /^([0-9A-Fa-f]{2}[:-]){5}[0-9A-Fa-f]{2}$|^([0-9A-Fa-f]{2}[:-]){7}[0-9A-Fa-f]{2}$|^([0-9A-Fa-f]{2}[:-]){19}[0-9A-Fa-f]{2}$|^([0-9A-Fa-f]{4}\.){2,3}[0-9A-Fa-f]{4}$|^([0-9A-Fa-f]{4}\.){9}[0-9A-Fa-f]{4}$/;
const BYTE = '(0|[1-9]\\d?|1\\d\\d|2[0-4]\\d|25[0-5])';
const IPV4 = new RegExp(`^${BYTE}(\\.${BYTE}){3}$`);
const RGB = new RegExp(`^rgb\\(\\s{0,20}${BYTE}\\s{0,20},\\s{0,20}${BYTE}\\s{0,20},\\s{0,20}${BYTE}\\s{0,20}\\)$`);
const URI_WITH_SCHEME = /^[A-Za-z][A-Za-z0-9+.-]*:[^\s\u0000-\u001f\u007f]*$/;
const URI_PATH = /^\/[^\s\u0000-\u001f\u007f]*$/;
const CARD =
  /^(4\d{12}(\d{3})?|5[1-5]\d{14}|(222[1-9]|22[3-9]\d|2[3-6]\d\d|27[01]\d|2720)\d{12}|6(011|5\d\d)\d{12}|3[47]\d{13}|3(0[0-5]|[68]\d)\d{11}|(2131|1800|35\d{3})\d{11})$/;
const DURATION_UNITS =
  'ns|nanos?|nanoseconds?|us|µs|μs|micros?|microseconds?|ms|millis?|milliseconds?|s|secs?|seconds?|m|mins?|minutes?|h|hrs?|hours?|d|days?|w|wks?|weeks?';
const DURATION = new RegExp(
  `^[-+]?(0|(\\d+(\\.\\d*)?|\\.\\d+) ?(${DURATION_UNITS})( ?(\\d+(\\.\\d*)?|\\.\\d+) ?(${DURATION_UNITS}))*)$`,
);

function isUuid(version: string, variant: string): FormatCheck {
  const pattern = new RegExp(
    `^[0-9a-f]{8}-?[0-9a-f]{4}-?${version}[0-9a-f]{3}-?${variant}[0-9a-f]{3}-?[0-9a-f]{12}$`,
    'i',
  );
  return (text) => pattern.test(text);
}

function matching(pattern: RegExp): FormatCheck {
  return (text) => pattern.test(text);
}

function isIpv4(text: string): boolean {
  return IPV4.test(text);
}

/** RFC 4291 §2.2: eight groups, one `::` for one or more groups of zeros, the last two groups also as an IPv4 address. */
function isIpv6(text: string): boolean {
  if (text.length > 45) return false;
  const halves = text.split('::');
  if (halves.length > 2) return false;
  let groups = 0;
  for (const [at, half] of halves.entries()) {
    if (half === '') continue;
    const parts = half.split(':');
    for (const [position, part] of parts.entries()) {
      const last = at === halves.length - 1 && position === parts.length - 1;
      if (/^[0-9A-Fa-f]{1,4}$/.test(part)) groups += 1;
      else if (last && isIpv4(part)) groups += 2;
      else return false;
    }
  }
  return halves.length === 2 ? groups < 8 : groups === 8;
}

function isHostname(text: string): boolean {
  return text.length > 0 && text.length <= 255 && text.split('.').every((label) => HOSTNAME_LABEL.test(label));
}

function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at);
  return (
    at > 0 &&
    local.length <= 64 &&
    /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/.test(local) &&
    isHostname(text.slice(at + 1))
  );
}

function isCidr(text: string): boolean {
  const slash = text.indexOf('/');
  const address = text.slice(0, slash);
  const prefix = text.slice(slash + 1);
  if (slash < 0 || !/^(0|[1-9]\d{0,2})$/.test(prefix)) return false;
  return (isIpv4(address) && Number(prefix) <= 32) || (isIpv6(address) && Number(prefix) <= 128);
}

function digitsOf(text: string): string {
  return text.replace(/[\s-]/g, '');
}

function isIsbn10(text: string): boolean {
  const digits = digitsOf(text);
  if (!/^\d{9}[\dX]$/.test(digits)) return false;
  const sum = [...digits].reduce((total, digit, at) => total + (digit === 'X' ? 10 : Number(digit)) * (10 - at), 0);
  return sum % 11 === 0;
}

function isIsbn13(text: string): boolean {
  const digits = digitsOf(text);
  if (!/^\d{13}$/.test(digits)) return false;
  return [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0) % 10 === 0;
}

function isCreditCard(text: string): boolean {
  const digits = digitsOf(text);
  if (!CARD.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const doubled = Number(digit) * (at % 2 === 1 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

function isBase64(text: string): boolean {
  const plain = text.replace(/[\r\n]/g, '');
  return plain.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(plain);
}

function isDateTime(text: string): boolean {
  return parseTime(text) !== undefined;
}

/**
 * The formats that are validated (spec 2, "Validated format values"); all others say something to readers only.
 * `int32`, `int64`, `float` and `double` are ranges of numbers and not here.
 */
export const FORMATS: ReadonlyMap<string, FormatCheck> = new Map<string, FormatCheck>([
  ['bsonobjectid', matching(/^[0-9a-fA-F]{24}$/)],
  ['uri', (text) => URI_WITH_SCHEME.test(text) || URI_PATH.test(text)],
  ['email', isEmail],
  ['hostname', isHostname],
  ['ipv4', isIpv4],
  ['ipv6', isIpv6],
  ['cidr', isCidr],
  ['mac', matching(MAC)],
  ['uuid', isUuid('[0-9a-f]', '[0-9a-f]')],
  ['uuid3', isUuid('3', '[0-9a-f]')],
  ['uuid4', isUuid('4', '[89ab]')],
  ['uuid5', isUuid('5', '[89ab]')],
  ['isbn', (text) => isIsbn10(text) || isIsbn13(text)],
  ['isbn10', isIsbn10],
  ['isbn13', isIsbn13],
  ['creditcard', isCreditCard],
  ['ssn', matching(/^\d{3}[- ]?\d{2}[- ]?\d{4}$/)],
  ['hexcolor', matching(/^#?([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/)],
  ['rgbcolor', matching(RGB)],
  ['byte', isBase64],
  ['password', () => true],
  ['date', (text) => /^\d{4}-\d\d-\d\d$/.test(text) && isDateTime(`${text}T00:00:00Z`)],
  ['duration', (text) => text.length <= 1_000 && DURATION.test(text)],
  ['datetime', isDateTime],
  ['date-time', isDateTime],
]);
