import { DYN, INT, STRING, listType } from '../cel-type.js';
import { celFunction, member, overload, type CelFunction, type Implementation } from '../functions.js';
import type { ListValue } from '../values.js';
import { ArrayList, CelError, type Value } from '../values.js';
import { CostExceeded, type Spend, type Work } from '../work.js';
import { formatText } from './format-text.js';

/** Length limit of a function's result, in characters; a text of this length costs as much as an evaluation may. */
const MAX_RESULT = 10_000_000;
const STRINGS = listType(STRING);
/** What Go counts as white space. */
const SPACES: ReadonlySet<string> = new Set(
  '\t\n\v\f\r \u0085\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000',
);

/** Trimmed at both ends; a pattern for the end would try each inner run of spaces as well. */
function trimmed(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && SPACES.has(text[start]!)) start += 1;
  while (end > start && SPACES.has(text[end - 1]!)) end -= 1;
  return text.slice(start, end);
}

function bounded(length: number): void {
  if (length > MAX_RESULT) throw new CostExceeded();
}

function outOfRange(index: bigint): CelError {
  return new CelError(`index out of range: ${index}`);
}

/** Characters skipped in the time of visiting one value. */
const CHARACTERS = 16;

function charAt(text: string, index: bigint, spend: Spend): Value {
  if (index < 0n || index > text.length) return outOfRange(index);
  spend(1 + text.length / CHARACTERS);
  let at = 0;
  for (let left = Number(index); left > 0; left -= 1) {
    if (at >= text.length) return outOfRange(index);
    at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
  }
  return at < text.length ? String.fromCodePoint(text.codePointAt(at)!) : '';
}

/** Whether the part occurs at a position. Equal characters are compared again at each position. */
function found(text: readonly string[], part: readonly string[], at: number, spend: Spend): boolean {
  let offset = 0;
  while (offset < part.length && text[at + offset] === part[offset]) offset += 1;
  if (offset > 1) spend(offset / CHARACTERS);
  return offset === part.length;
}

function indexOf(text: string, part: string, offset: bigint, spend: Spend): Value {
  if (part === '') return offset;
  if (offset < 0n) return outOfRange(offset);
  const [chars, sought] = [Array.from(text), Array.from(part)];
  for (let at = Number(offset); at <= chars.length - sought.length; at++)
    if (found(chars, sought, at, spend)) return BigInt(at);
  return -1n;
}

function lastIndexOf(text: string, part: string, offset: bigint | undefined, spend: Spend): Value {
  const [chars, sought] = [Array.from(text), Array.from(part)];
  if (part === '') return offset ?? BigInt(chars.length);
  if (offset !== undefined && offset < 0n) return outOfRange(offset);
  if (offset === undefined && chars.length < sought.length) return -1n;
  const from = offset ?? BigInt(chars.length - 1);
  if (from >= chars.length) return -1n;
  for (let at = Math.min(Number(from), chars.length - sought.length); at >= 0; at--) {
    if (found(chars, sought, at, spend)) return BigInt(at);
  }
  return -1n;
}

/** The pieces between separators, at most `limit` of them; an empty separator splits into characters. */
function split(text: string, separator: string, limit: number): readonly string[] {
  if (limit === 0) return [];
  const pieces = separator === '' ? Array.from(text) : text.split(separator);
  if (limit < 0 || pieces.length <= limit) return pieces;
  return [...pieces.slice(0, limit - 1), pieces.slice(limit - 1).join(separator)];
}

function replace(text: string, from: string, to: string, limit: number): string {
  const count = from === '' ? text.length + 1 : Math.floor(text.length / from.length);
  bounded(text.length + Math.min(count, limit < 0 ? count : limit) * to.length);
  if (from !== '') {
    const pieces = split(text, from, limit < 0 ? -1 : limit + 1);
    return limit === 0 ? text : pieces.join(to);
  }
  const chars = Array.from(text);
  const places = limit < 0 ? chars.length + 1 : Math.min(limit, chars.length + 1);
  const marked = chars.map((char, index) => (index < places ? to + char : char)).join('');
  return places > chars.length ? marked + to : marked;
}

function substring(text: string, start: bigint, end: bigint | undefined): Value {
  const chars = Array.from(text);
  if (end !== undefined && start > end) {
    return new CelError(`invalid substring range. start: ${start}, end: ${end}`);
  }
  if (start < 0n || start > chars.length) return outOfRange(start);
  if (end !== undefined && end > chars.length) return outOfRange(end);
  return chars.slice(Number(start), end === undefined ? undefined : Number(end)).join('');
}

function join(list: ListValue, separator: string, spend: Spend): Value {
  const pieces: string[] = [];
  let length = 0;
  spend(list.length);
  for (const piece of list) {
    if (typeof piece !== 'string') return new CelError('join: invalid input');
    length += piece.length + separator.length;
    bounded(length);
    pieces.push(piece);
  }
  return pieces.join(separator);
}

const ESCAPES: Readonly<Record<string, string>> = {
  '\u0007': '\\a',
  '\b': '\\b',
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\v': '\\v',
  '\\': '\\\\',
  '"': '\\"',
};

function quoted(text: string): string {
  return `"${text.replace(/[\u0007\b\f\n\r\t\v\\"]/g, (char) => ESCAPES[char] ?? char)}"`;
}

function ascii(text: string, letters: RegExp, change: (letters: string) => string): string {
  return text.replace(letters, change);
}

/** A limit that may be absent or negative, meaning all. */
function count(limit: Value | undefined): number {
  return limit === undefined ? -1 : Number(limit as bigint);
}

const OF_TEXT = [STRING] as const;
const TWO_TEXTS = [STRING, STRING] as const;
const TWO_TEXTS_INT = [STRING, STRING, INT] as const;

/** cel-go's string extensions, version 2. */
export function strings({ values: spend }: Work): readonly CelFunction[] {
  const index: Implementation = (text, part, offset) =>
    indexOf(text as string, part as string, (offset as bigint | undefined) ?? 0n, spend);
  const lastIndex: Implementation = (text, part, offset) =>
    lastIndexOf(text as string, part as string, offset as bigint | undefined, spend);
  const splits: Implementation = (text, separator, limit) =>
    new ArrayList(split(text as string, separator as string, count(limit)));
  const replaces: Implementation = (text, from, to, limit) =>
    replace(text as string, from as string, to as string, count(limit));
  const part: Implementation = (text, start, end) =>
    substring(text as string, start as bigint, end as bigint | undefined);
  const joins: Implementation = (list, separator) =>
    join(list as ListValue, (separator as string | undefined) ?? '', spend);
  return [
    celFunction(
      'charAt',
      member('string_char_at_int', [STRING, INT], STRING, (text, at) => charAt(text as string, at as bigint, spend)),
    ),
    celFunction(
      'indexOf',
      member('string_index_of_string', TWO_TEXTS, INT, index),
      member('string_index_of_string_int', TWO_TEXTS_INT, INT, index),
    ),
    celFunction(
      'lastIndexOf',
      member('string_last_index_of_string', TWO_TEXTS, INT, lastIndex),
      member('string_last_index_of_string_int', TWO_TEXTS_INT, INT, lastIndex),
    ),
    celFunction(
      'lowerAscii',
      member('string_lower_ascii', OF_TEXT, STRING, (text) =>
        ascii(text as string, /[A-Z]+/g, (letters) => letters.toLowerCase()),
      ),
    ),
    celFunction(
      'upperAscii',
      member('string_upper_ascii', OF_TEXT, STRING, (text) =>
        ascii(text as string, /[a-z]+/g, (letters) => letters.toUpperCase()),
      ),
    ),
    celFunction(
      'replace',
      member('string_replace_string_string', [STRING, STRING, STRING], STRING, replaces),
      member('string_replace_string_string_int', [STRING, STRING, STRING, INT], STRING, replaces),
    ),
    celFunction(
      'split',
      member('string_split_string', TWO_TEXTS, STRINGS, splits),
      member('string_split_string_int', TWO_TEXTS_INT, STRINGS, splits),
    ),
    celFunction(
      'substring',
      member('string_substring_int', [STRING, INT], STRING, part),
      member('string_substring_int_int', [STRING, INT, INT], STRING, part),
    ),
    celFunction(
      'trim',
      member('string_trim', OF_TEXT, STRING, (text) => trimmed(text as string)),
    ),
    celFunction(
      'format',
      member('string_format', [STRING, listType(DYN)], STRING, (text, args) => {
        return formatText(text as string, args as ListValue, { longest: MAX_RESULT, spend });
      }),
    ),
    celFunction(
      'strings.quote',
      overload('strings_quote', OF_TEXT, STRING, (text) => quoted(text as string)),
    ),
    celFunction(
      'join',
      member('list_join', [STRINGS], STRING, joins),
      member('list_join_string', [STRINGS, STRING], STRING, joins),
    ),
  ];
}
