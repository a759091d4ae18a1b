import { dnsLabelFaults, dnsSubdomainFaults } from '../meta/names.js';
import { parseTime } from '../meta/time.js';
import { isIpv6Text, isDottedQuad } from './addresses.js';
import { parseSchemaDuration } from './cel/times.js';
import { urlFault } from './cel/library/urls.js';
import { isMailAddress } from './mail-address.js';

/** Whether a text has a format. Every check is linear in the text. */
export type FormatCheck = (text: string) => boolean;

/** One label with at most one hyphen before its last letters, or labels that end in a word of letters. */
const HOSTNAME =
  /^(?:[a-zA-Z0-9\p{S}\p{L}](?:-?[a-zA-Z0-9\p{S}\p{L}]{0,62})?|(?:[a-zA-Z0-9\p{S}\p{L}](?:[-a-zA-Z0-9\p{S}\p{L}]{0,61}[a-zA-Z0-9\p{S}\p{L}])?\.)+[a-zA-Z\p{L}]{2,63})$/u;
/** Bytes apart by colons or by hyphens, pairs of them by dots, or all together. */
const MAC =
  /^(?:[0-9A-F]{2}(:|-)(?:[0-9A-F]{2}\1){4}(?:(?:[0-9A-F]{2}\1){2}|(?:[0-9A-F]{2}\1){14})?[0-9A-F]{2}|(?:[0-9A-F]{4}\.){2}(?:[0-9A-F]{4}\.|(?:[0-9A-F]{4}\.){7})?[0-9A-F]{4}|[0-9A-F]{12}(?:[0-9A-F]{4}|[0-9A-F]{28})?)$/i;
const BYTE = '(0|[1-9]\\d?|1\\d\\d|2[0-4]\\d|25[0-5])';
const SPACES = '[\\t\\n\\f\\r ]*';
const RGB = new RegExp(`^rgb\\(${[BYTE, BYTE, BYTE].map((byte) => SPACES + byte + SPACES).join(',')}\\)$`);
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{4})$/;
const DATE = /^\d{4}-\d\d-\d\d$/;
const CLOCK = /^([0-9]{2}):([0-9]{2}):([0-9]{2})(?:.[0-9]+)?(?:z|[+-][0-9]{2}:[0-9]{2})$/u;
const CARD =
  /^(4\d{12}(\d{3})?|5[1-5]\d{14}|6(011|5\d\d)\d{12}|3[47]\d{13}|3(0[0-5]|[68]\d)\d{11}|(2131|1800|35\d{3})\d{11})$/;
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

/** Addresses with a dot; those of IPv6 that end in one of IPv4 are such, too. */
function isIpv4(text: string): boolean {
  return isDottedQuad(text, true) || (text.includes('.') && isIpv6Text(text, true));
}

function isHostname(text: string): boolean {
  return (
    Buffer.byteLength(text) <= 255 &&
    HOSTNAME.test(text) &&
    text.split('.').every((part) => Buffer.byteLength(part) <= 63)
  );
}

function isCidr(text: string): boolean {
  const slash = text.indexOf('/');
  const address = text.slice(0, slash);
  const prefix = text.slice(slash + 1);
  if (slash < 0 || !/^\d+$/.test(prefix)) return false;
  return (isDottedQuad(address, true) && Number(prefix) <= 32) || (isIpv6Text(address, true) && Number(prefix) <= 128);
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
  const digits = text.replace(/\D/g, '');
  if (!CARD.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const doubled = Number(digit) * (at % 2 === 1 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

function isDate(text: string): boolean {
  return DATE.test(text) && parseTime(`${text}T00:00:00Z`) !== undefined;
}

/** A date, a `T` and a time of day with a fraction and a zone; the zone may say any hours and minutes. */
function isDateTime(text: string): boolean {
  const [date = '', clock] = text.toLowerCase().split('t');
  const found = clock === undefined || !isDate(date) ? null : CLOCK.exec(clock);
  return found !== null && Number(found[1]) <= 23 && Number(found[2]) <= 59 && Number(found[3]) <= 59;
}

/**
 * The validated formats (spec 2, "Validated format values"); all others are informative. `int32`, `int64`, `float` and
 * `double` are number ranges and not included.
 */
export const FORMATS: ReadonlyMap<string, FormatCheck> = new Map<string, FormatCheck>([
  ['bsonobjectid', matching(/^[0-9a-fA-F]{24}$/)],
  ['uri', (text) => urlFault(text) === undefined],
  ['email', isMailAddress],
  ['hostname', isHostname],
  ['ipv4', isIpv4],
  ['ipv6', (text) => isIpv6Text(text, false)],
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
  ['ssn', matching(/^\d{3}[- ]\d{2}[- ]\d{4}$/)],
  ['hexcolor', matching(/^#?([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/)],
  ['rgbcolor', matching(RGB)],
  ['byte', matching(BASE64)],
  ['password', () => true],
  ['date', isDate],
  ['duration', (text) => parseSchemaDuration(text) !== undefined],
  ['datetime', isDateTime],
  ['date-time', isDateTime],
  ['k8s-short-name', (text) => dnsLabelFaults(text).length === 0],
  ['k8s-long-name', (text) => dnsSubdomainFaults(text).length === 0],
]);
