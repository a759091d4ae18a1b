/**
 * Writes one scalar in YAML 1.1 block style: plain where it reads as the same text, else as a block when it has several
 * lines, else in quotes. The output equals that of the package `yaml` without line folding, byte for byte, except for
 * texts that other readers take for numbers.
 *
 * All functions take the indentation of the scalar's content, as spaces; at the root it is empty.
 */

/** Indentation of one level. */
export const STEP = '  ';

/** The start of a line that would end or begin a document. */
const DOCUMENT_MARK = /^(?:%|---|\.\.\.)/m;
/** First characters of what may read as something other than text. */
const MAYBE_OTHER = /^(?:[-+.0-9~eEfFnNoOtTyY]|$)/;
/**
 * Null, booleans, integers, floats, base-60 numbers and times of YAML 1.1; integers of YAML 1.2 (`0o7`) and with capital
 * prefixes (`0X1F`), too, which readers of Go take for numbers.
 */
const OTHER = new RegExp(
  [
    '~?|[Nn]ull|NULL',
    'Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON|N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF',
    '[-+]?(?:0[bB][01_]+|0[oO][0-7_]+|0[xX][0-9a-fA-F_]+|[0-9][0-9_]*)',
    '[-+]?\\.(?:inf|Inf|INF)|\\.nan|\\.NaN|\\.NAN',
    '[-+]?(?:[0-9][0-9_]*)?(?:\\.[0-9_]*)?[eE][-+]?[0-9]+',
    '[-+]?(?:[0-9][0-9_]*)?\\.[0-9_]*',
    '[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+(?:\\.[0-9_]*)?',
    '[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}(?:(?:[tT]|[ \\t]+)[0-9]{1,2}:[0-9]{1,2}:[0-9]{1,2}(?:\\.[0-9]+)?' +
      '(?:[ \\t]*(?:Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?',
  ]
    .map((form) => `^(?:${form})$`)
    .join('|'),
);
/** Only blanks, a space first: as a block, it would read as indentation. */
const BLANK = /^\n* [ \t\n]*$/;
/** Double-quoted texts of at least this length in JSON are split at their line ends. */
const SHORTEST_BROKEN = 40;

/** A text as a value. */
export function yamlString(text: string, indent: string): string {
  const looks = lookOf(text);
  if (looks === UNPRINTABLE) return doubleQuoted(text, indent, false);
  const lines = (looks & LINES) !== 0;
  if ((looks & NOT_PLAIN) !== 0) return lines ? block(text, indent) : quoted(text, indent, false);
  if (lines || (indent === '' && DOCUMENT_MARK.test(text))) return block(text, indent);
  return readsAsOther(text) ? quoted(text, indent, false) : text;
}

/** A text as a key on one line. `indent` is that of its value. */
export function yamlKey(text: string, indent: string): string {
  const looks = lookOf(text);
  if (looks === UNPRINTABLE) return doubleQuoted(text, indent, true);
  const notPlain =
    looks !== 0 || (indent === STEP && DOCUMENT_MARK.test(text)) || readsAsOther(text) || text === MERGE_KEY;
  return notPlain ? quoted(text, indent, true) : text;
}

/** What a text looks like: some of these. */
const LINES = 1;
const NOT_PLAIN = 2;
/** This alone: it contains characters that must be escaped, controls or half a surrogate pair. */
const UNPRINTABLE = 4;

/** Cannot be the start of a plain text. */
const INDICATORS = new Set([...'\n\t ,[]{}#&*!|>\'"%@`'].map((character) => character.charCodeAt(0)));
/** A merge key, for which maps are merged. */
const MERGE_KEY = '<<';
const TAB = 0x09;
const NEWLINE = 0x0a;
const SPACE = 0x20;
const HASH = 0x23;
const DASH = 0x2d;
const COLON = 0x3a;
const QUESTION = 0x3f;

/**
 * In one pass, as regular expressions take several: a text is not plain when it begins with an indicator, or with `-` or
 * `?` that stands alone, when blanks follow a colon or are at either end of a line, or a `#` follows a blank.
 */
function lookOf(text: string): number {
  const { length } = text;
  const first = text.charCodeAt(0);
  let looks = INDICATORS.has(first) ? NOT_PLAIN : 0;
  if (first === DASH || first === QUESTION) {
    const second = length === 1 ? SPACE : text.charCodeAt(1);
    if (second === SPACE || second === TAB) looks = NOT_PLAIN;
  }
  let before = 0;
  for (let at = 0; at < length; at += 1) {
    const code = text.charCodeAt(at);
    if (code > HASH && code < 0x7f) {
      before = code;
      continue;
    }
    if (code === SPACE || code === TAB) {
      if (before === COLON || before === NEWLINE) looks |= NOT_PLAIN;
    } else if (code === NEWLINE) {
      looks |= LINES;
      if (before === SPACE || before === TAB) looks |= NOT_PLAIN;
    } else if (code === HASH) {
      if (isBlank(before)) looks |= NOT_PLAIN;
    } else if (code < SPACE || (code >= 0x7f && code <= 0x9f) || code >= 0xfffe) return UNPRINTABLE;
    else if (code >= 0xd800 && code <= 0xdfff) {
      const next = text.charCodeAt(at + 1);
      if (code > 0xdbff || !(next >= 0xdc00 && next <= 0xdfff)) return UNPRINTABLE;
      at += 1;
    }
    before = code;
  }
  return before === COLON || isBlank(before) ? looks | NOT_PLAIN : looks;
}

/** A JSON number, -0 included. */
export function yamlNumber(value: number | bigint): string {
  if (typeof value === 'bigint') return value.toString();
  if (Object.is(value, -0)) return '-0';
  if (Number.isFinite(value)) return String(value);
  return Number.isNaN(value) ? '.nan' : value < 0 ? '-.inf' : '.inf';
}

function readsAsOther(text: string): boolean {
  return MAYBE_OTHER.test(text) && OTHER.test(text);
}

/** Single quotes only for a text with double quotes and without single ones. */
function quoted(text: string, indent: string, key: boolean): string {
  const single = text.includes('"') && !text.includes("'") && !text.includes('\n');
  return single ? `'${text}'` : doubleQuoted(text, indent, key);
}

const NAMED_ESCAPES: Readonly<Record<string, string>> = { '0000': '\\0', '0007': '\\a', '000b': '\\v', '001b': '\\e' };

/** Controls that JSON allows unescaped, and YAML does not. */
const CONTROLS = /[\x7f-\x84\x86-\x9f\ufffe\uffff]/g;

function inHexadecimal(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

function doubleQuoted(text: string, indent: string, key: boolean): string {
  const json = JSON.stringify(text).replace(CONTROLS, inHexadecimal);
  if (!json.includes('\\')) return json;
  const broken = !key && json.length >= SHORTEST_BROKEN;
  const margin = indent === '' && DOCUMENT_MARK.test(text) ? STEP : indent;
  let result = '';
  for (let at = 0; at < json.length;) {
    const next = nextEscape(json, at);
    result += json.slice(at, next.at);
    at = next.at;
    if (at === json.length) break;
    if (next.space) {
      // A space before the end of a line would be folded away.
      result += '\\ ';
      at += 1;
    }
    const letter = json[at + 1];
    if (letter === 'u') {
      const code = json.slice(at + 2, at + 6);
      result += NAMED_ESCAPES[code] ?? (code.startsWith('00') ? `\\x${code.slice(2)}` : `\\u${code}`);
      at += 6;
    } else if (letter === 'n' && broken && json[at + 2] !== '"') {
      result += '\n\n';
      at += 2;
      while (json.startsWith('\\n', at) && json[at + 2] !== '"') {
        result += '\n';
        at += 2;
      }
      result += margin;
      // And so would one after it.
      if (json[at] === ' ') {
        result += '\\ ';
        at += 1;
      }
    } else {
      result += `\\${letter ?? ''}`;
      at += 2;
    }
  }
  return result;
}

/** Where the next escape is, or the space before an escaped line end. */
function nextEscape(json: string, from: number): { readonly at: number; readonly space: boolean } {
  const at = json.indexOf('\\', from);
  if (at < 0) return { at: json.length, space: false };
  const space = at > from && json[at - 1] === ' ' && json[at + 1] === 'n';
  return { at: space ? at - 1 : at, space };
}

/** Some lines unchanged, after a `|`. */
function block(text: string, indent: string): string {
  if (/\n[\t ]+$/.test(text) || BLANK.test(text)) return quoted(text, indent, false);
  const margin = indent === '' && DOCUMENT_MARK.test(text) ? STEP : indent;
  let bodyEnd = text.length;
  while (bodyEnd > 0 && isBlank(text.charCodeAt(bodyEnd - 1))) bodyEnd -= 1;
  const ending = text.slice(bodyEnd);
  const firstEnd = ending.indexOf('\n');
  const chomp = firstEnd < 0 ? '-' : bodyEnd === 0 || firstEnd !== ending.length - 1 ? '+' : '';
  let leading = 0;
  while (leading < bodyEnd && (text[leading] === ' ' || text[leading] === '\n')) leading += 1;
  // Where the first line starts with spaces, the indentation needs an explicit indicator.
  const hinted = text.slice(0, leading).includes(' ');
  // The root has no indentation to indicate.
  if (hinted && margin === '') return quoted(text, indent, false);
  const rest = ending.endsWith('\n') ? ending.slice(0, -1) : ending;
  return `|${hinted ? '2' : ''}${chomp}\n${margin}${indented(text.slice(0, bodyEnd), margin)}${indented(rest, margin)}`;
}

/** With the margin before all lines but the first and empty ones. */
function indented(text: string, margin: string): string {
  let result = '';
  let from = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
    if (at + 1 === text.length || text.charCodeAt(at + 1) === NEWLINE) continue;
    result += text.slice(from, at + 1) + margin;
    from = at + 1;
  }
  return result + text.slice(from);
}

function isBlank(code: number): boolean {
  return code === NEWLINE || code === TAB || code === SPACE;
}
