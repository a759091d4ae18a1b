import { quoteCharacter } from './go-char.js';
import { MAX_DEPTH, MAX_REPORTED_DUPLICATES } from './limits.js';
import { setOwn, type MutableJsonObject } from './own-property.js';
import { JsonSyntaxError } from './syntax-error.js';
import type { JsonValue } from './types.js';
import { type MutableWrittenNumbers, noteWritten, type WrittenNumbers } from './written-numbers.js';

/** A parsed text and the paths of repeated members (`spec.replicas`, `spec.containers[0].name`). */
export interface ExactResult {
  readonly value: JsonValue;
  readonly duplicateFields: readonly string[];
  /**
   * Positions of members in the text: those of `first` by their first place, those of `second` by their second one.
   * Absent without repeated members. Reads the text again.
   */
  readonly placesOf?: PlacesOf;
  /** Numbers whose text differs from their printed form; absent without any. */
  readonly written?: WrittenNumbers;
}

/** Positions in a text by path; see `ExactResult.placesOf`. */
export type PlacesOf = (first: ReadonlySet<string>, second: ReadonlySet<string>) => ReadonlyMap<string, number>;

/** Faults in the middle of a literal, a number or an escape. */
const INSIDE_TOKEN = /^(?:in literal|in numeric|in string escape|in \\u|in exponent|after decimal)/;

const INT64_MIN = -(2n ** 63n);
const INT64_MAX = 2n ** 63n - 1n;
/** Depth limit of recorded positions and number texts. */
const MAX_NOTED_DEPTH = 64;
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const SIMPLE_ESCAPES: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};

function isDigit(char: string | undefined): boolean {
  return char !== undefined && char >= '0' && char <= '9';
}

/**
 * The slow parser: integers beyond 2^53 become bigint, the last of several equal keys wins and is reported, lone
 * surrogates become U+FFFD (as in Go), and errors have the words of Go's decoder.
 *
 * @throws JsonSyntaxError
 */
export function parseExactly(text: string, maxDepth: number = MAX_DEPTH): ExactResult {
  return new Reader(text, maxDepth).document();
}

/** A path as printed in messages: `spec.containers[0].name`. */
function pathText(path: readonly (string | number)[]): string {
  return path.map((step, index) => (typeof step === 'number' ? `[${step}]` : index === 0 ? step : `.${step}`)).join('');
}

class Reader {
  readonly #text: string;
  readonly #maxDepth: number;
  #at = 0;
  #depth = 0;
  /** Keys of objects and indexes of lists. */
  readonly #path: (string | number)[] = [];
  #written: MutableWrittenNumbers | undefined;
  /**
   * The part of `#written` for the innermost open object or list, so that a long list is not looked up for each number.
   */
  #writtenHere: MutableWrittenNumbers | undefined;
  readonly #duplicates = new Set<string>();
  /** Paths whose positions are requested, and the positions. */
  #wanted: { readonly first: ReadonlySet<string>; readonly second: ReadonlySet<string> } | undefined;
  readonly #places = new Map<string, number>();

  constructor(text: string, maxDepth: number) {
    this.#text = text;
    this.#maxDepth = maxDepth;
  }

  document(): ExactResult {
    const value = this.#value();
    this.#space();
    if (this.#at < this.#text.length) this.#unexpected('after top-level value');
    const written = this.#written === undefined ? {} : { written: this.#written };
    if (this.#duplicates.size === 0) return { value, duplicateFields: [], ...written };
    const text = this.#text;
    const maxDepth = this.#maxDepth;
    const placesOf: PlacesOf = (first, second) => {
      const again = new Reader(text, maxDepth);
      again.#wanted = { first, second };
      again.#value();
      return again.#places;
    };
    return { value, duplicateFields: [...this.#duplicates], placesOf, ...written };
  }

  #notePlace(again: boolean): void {
    // Unknown members are searched near the root; deep ones are not worth a joined path each.
    if (this.#path.length > MAX_NOTED_DEPTH) return;
    const path = pathText(this.#path);
    const wanted = again ? this.#wanted?.second : this.#wanted?.first;
    if (wanted?.has(path) === true && !this.#places.has(path)) this.#places.set(path, this.#at);
  }

  #unexpected(where: string): never {
    const code = this.#text.codePointAt(this.#at);
    if (code === undefined) {
      // Go's decoder closes the text with a space, which ends any token but a string in the middle.
      const open = INSIDE_TOKEN.test(where);
      throw new JsonSyntaxError(open ? `invalid character ' ' ${where}` : 'unexpected end of JSON input', this.#at);
    }
    throw new JsonSyntaxError(`invalid character ${quoteCharacter(code)} ${where}`, this.#at);
  }

  #space(): void {
    const text = this.#text;
    for (;;) {
      const code = text.charCodeAt(this.#at);
      if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return;
      this.#at++;
    }
  }

  #value(): JsonValue {
    this.#space();
    const char = this.#text[this.#at];
    switch (char) {
      case '{':
        return this.#object();
      case '[':
        return this.#array();
      case '"':
        return this.#string();
      case 't':
        return this.#literal('true', true);
      case 'f':
        return this.#literal('false', false);
      case 'n':
        return this.#literal('null', null);
      case undefined:
      default:
        if (char === '-' || isDigit(char)) return this.#number();
        return this.#unexpected('looking for beginning of value');
    }
  }

  #enter(): void {
    if (++this.#depth > this.#maxDepth) {
      throw new JsonSyntaxError(`exceeded max depth of ${this.#maxDepth} levels`, this.#at);
    }
    this.#writtenHere = undefined;
    this.#at++;
  }

  #leave(): void {
    this.#depth--;
    this.#writtenHere = undefined;
    this.#at++;
  }

  #object(): JsonValue {
    this.#enter();
    const object: MutableJsonObject = {};
    let reported: Set<string> | undefined;
    this.#space();
    if (this.#text[this.#at] === '}') {
      this.#leave();
      return object;
    }
    for (;;) {
      this.#space();
      if (this.#text[this.#at] !== '"') this.#unexpected('looking for beginning of object key string');
      const key = this.#string();
      this.#space();
      if (this.#text[this.#at] !== ':') this.#unexpected('after object key');
      this.#at++;
      this.#path.push(key);
      if (this.#wanted !== undefined) this.#notePlace(Object.hasOwn(object, key));
      // One path per key of one object, so that a key repeated a million times costs no million joined paths.
      if (Object.hasOwn(object, key) && !reported?.has(key) && this.#duplicates.size < MAX_REPORTED_DUPLICATES) {
        (reported ??= new Set()).add(key);
        this.#duplicates.add(pathText(this.#path));
      }
      setOwn(object, key, this.#value());
      this.#path.pop();
      this.#space();
      const next = this.#text[this.#at];
      if (next === ',') {
        this.#at++;
      } else if (next === '}') {
        this.#leave();
        return object;
      } else {
        this.#unexpected('after object key:value pair');
      }
    }
  }

  #array(): JsonValue {
    this.#enter();
    const items: JsonValue[] = [];
    this.#space();
    if (this.#text[this.#at] === ']') {
      this.#leave();
      return items;
    }
    for (;;) {
      this.#path.push(items.length);
      items.push(this.#value());
      this.#path.pop();
      this.#space();
      const next = this.#text[this.#at];
      if (next === ',') {
        this.#at++;
      } else if (next === ']') {
        this.#leave();
        return items;
      } else {
        this.#unexpected('after array element');
      }
    }
  }

  #string(): string {
    const text = this.#text;
    let from = ++this.#at;
    let built = '';
    for (;;) {
      const code = text.charCodeAt(this.#at);
      if (code === 0x22) {
        built += text.slice(from, this.#at++);
        return built.replace(LONE_SURROGATE, '\ufffd');
      }
      if (code === 0x5c) {
        built += text.slice(from, this.#at++) + this.#escape();
        from = this.#at;
      } else if (code < 0x20) {
        this.#unexpected('in string literal');
      } else if (Number.isNaN(code)) {
        this.#unexpected('in string literal');
      } else {
        this.#at++;
      }
    }
  }

  /** After the backslash; leaves the position after the escape. */
  #escape(): string {
    const char = this.#text[this.#at];
    const simple = char === undefined ? undefined : SIMPLE_ESCAPES[char];
    if (simple !== undefined) {
      this.#at++;
      return simple;
    }
    if (char !== 'u') this.#unexpected('in string escape code');
    this.#at++;
    let unit = 0;
    for (let i = 0; i < 4; i++) {
      const digit = Number.parseInt(this.#text[this.#at] ?? '', 16);
      if (Number.isNaN(digit)) this.#unexpected('in \\u hexadecimal character escape');
      unit = unit * 16 + digit;
      this.#at++;
    }
    return String.fromCharCode(unit);
  }

  #literal<Value extends boolean | null>(word: string, value: Value): Value {
    for (let i = 1; i < word.length; i++) {
      if (this.#text[this.#at + i] !== word[i]) {
        this.#at += i;
        const expected = word.charCodeAt(i);
        this.#unexpected(`in literal ${word} (expecting ${quoteCharacter(expected)})`);
      }
    }
    this.#at += word.length;
    return value;
  }

  #number(): number | bigint {
    const text = this.#text;
    const from = this.#at;
    let integer = true;
    if (text[this.#at] === '-') {
      this.#at++;
      if (!isDigit(text[this.#at])) this.#unexpected('in numeric literal');
    }
    if (text[this.#at] === '0') this.#at++;
    else this.#digits();
    if (text[this.#at] === '.') {
      integer = false;
      this.#at++;
      if (!isDigit(text[this.#at])) this.#unexpected('after decimal point in numeric literal');
      this.#digits();
    }
    if (text[this.#at] === 'e' || text[this.#at] === 'E') {
      integer = false;
      this.#at++;
      if (text[this.#at] === '+' || text[this.#at] === '-') this.#at++;
      if (!isDigit(text[this.#at])) this.#unexpected('in exponent of numeric literal');
      this.#digits();
    }
    const literal = text.slice(from, this.#at);
    const value = Number(literal);
    if (!Number.isFinite(value)) {
      const shown = literal.length > 40 ? `${literal.slice(0, 40)}...` : literal;
      throw new JsonSyntaxError(`json: cannot unmarshal number ${shown} into Go value of type float64`, from);
    }
    // 20 characters hold every int64 with its sign; longer integers are doubles, as in the public API.
    if (integer && literal.length <= 20) {
      if (Number.isSafeInteger(value)) return value;
      const exact = BigInt(literal);
      if (exact >= INT64_MIN && exact <= INT64_MAX) return exact;
    }
    const isNoted = this.#path.length > 0 && this.#path.length <= MAX_NOTED_DEPTH;
    if (isNoted && literal !== String(value)) {
      if (this.#writtenHere !== undefined) this.#writtenHere.set(this.#path.at(-1)!, literal);
      else this.#writtenHere = noteWritten((this.#written ??= new Map()), this.#path, literal);
    }
    return value;
  }

  #digits(): void {
    while (isDigit(this.#text[this.#at])) this.#at++;
  }
}
