import { SIMPLE_ESCAPES } from '../meta/simple-escapes.js';

/** The text is not a path that columns may use. */
export class JsonPathError extends Error {}

/** One step of a path; `jsonpath.ts` evaluates them. */
export type Step =
  | { readonly kind: 'field'; readonly name: string }
  | { readonly kind: 'wildcard' }
  | { readonly kind: 'recursive' }
  /** `[from:to:step]`; `[n]` is the slice from n to the next item, marked by `single`. */
  | {
      readonly kind: 'slice';
      readonly from: number | undefined;
      readonly to: number | undefined;
      readonly step: number | undefined;
      readonly single: boolean;
    }
  | { readonly kind: 'union'; readonly of: readonly (readonly Step[])[] }
  /** Without an operator: whether the left side has a result. */
  | { readonly kind: 'filter'; readonly left: Steps; readonly operator: string; readonly right: Steps }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly value: number; readonly whole: boolean }
  | { readonly kind: 'truth'; readonly value: boolean }
  /** A bare word, which is meaningless in a column. */
  | { readonly kind: 'word'; readonly word: string };

/** Successive steps. */
export type Steps = readonly Step[];

const ESCAPES: Readonly<Record<string, string>> = { ...SIMPLE_ESCAPES, '\\': '\\' };

/**
 * Parses a path into the steps of each of its blocks: a path is one block, or several where it closes and opens braces.
 *
 * @throws JsonPathError
 */
export function parseJsonPath(path: string): readonly Steps[] {
  return new Reader(`{${path}}`).blocks();
}

/** Parses one action, as inside brackets and filters. */
function action(text: string): Steps {
  return parseJsonPath(text)[0] ?? [];
}

/** Reads the text of a path from left to right. */
class Reader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  blocks(): Steps[] {
    const blocks: Steps[] = [];
    for (;;) {
      const open = this.#text.indexOf('{', this.#at);
      if (open < 0) return blocks;
      this.#at = open + 1;
      blocks.push(this.#block());
    }
  }

  #block(): Step[] {
    const steps: Step[] = [];
    while (!this.#eat('}')) this.#step(steps);
    return steps;
  }

  #step(steps: Step[]): void {
    if (this.#eat('[?(')) return void steps.push(this.#filter());
    if (this.#eat('..')) return this.#recursive(steps);
    const char = this.#character();
    if (char === ' ' || char === '@' || char === '$') this.#at += char.length;
    else if (char === '[') this.#bracket(steps);
    else if (char === '"' || char === "'") steps.push({ kind: 'text', text: this.#quoted(char) });
    else if (char === '.') {
      this.#at += 1;
      steps.push(this.#field());
    } else if (/^[+\-\p{Nd}]/u.test(char)) steps.push(this.#number());
    else if (/^[\p{L}_]/u.test(char)) steps.push(this.#word());
    else throw new JsonPathError(`unexpected ${JSON.stringify(char)}`);
  }

  #recursive(steps: Step[]): void {
    if (steps.at(-1)?.kind === 'recursive') throw new JsonPathError('recursive descent twice');
    steps.push({ kind: 'recursive' });
    if (/^[\p{L}\p{Nd}_]/u.test(this.#character())) steps.push(this.#field());
  }

  /** A name up to its end; backslashes are dropped and escape the next character (`app\.example`). */
  #field(): Step {
    const name = this.#name();
    return name === '*' ? { kind: 'wildcard' } : { kind: 'field', name: name.replaceAll('\\', '') };
  }

  #word(): Step {
    const from = this.#at;
    while (!this.#ends()) this.#at += 1;
    const word = this.#text.slice(from, this.#at);
    return word === 'true' || word === 'false' ? { kind: 'truth', value: word === 'true' } : { kind: 'word', word };
  }

  #name(): string {
    const from = this.#at;
    while (!this.#ends()) this.#at += this.#text[this.#at] === '\\' ? 2 : 1;
    this.#at = Math.min(this.#at, this.#text.length);
    return this.#text.slice(from, this.#at);
  }

  #number(): Step {
    const text = /^[+-]?[.\p{Nd}]*/u.exec(this.#text.slice(this.#at))![0];
    this.#at += text.length;
    const whole = /^[+-]?[0-9]+$/.test(text) && Number.isSafeInteger(Number(text));
    if (!whole && !/^[+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)$/.test(text))
      throw new JsonPathError(`not a number: ${text}`);
    return { kind: 'number', value: Number(text), whole };
  }

  #bracket(steps: Step[]): void {
    const end = this.#text.slice(this.#at).search(/[\]\n]/) + this.#at;
    if (end < this.#at || this.#text[end] === '\n') throw new JsonPathError('a bracket is not closed');
    const inside = this.#text.slice(this.#at + 1, end);
    this.#at = end + 1;
    const parts = inside.split(',');
    if (parts.length > 1) {
      steps.push({ kind: 'union', of: parts.map((part) => action(`[${withoutBlanks(part)}]`)) });
      return;
    }
    const key = /^'([^']*)'$/.exec(inside);
    if (key !== null) steps.push(...action(`.${key[1]!}`));
    else steps.push(sliceStep(inside === '*' ? ':' : inside));
  }

  #filter(): Step {
    const inside = this.#filterText();
    if (!this.#eat(']')) throw new JsonPathError('a filter is not closed');
    const sides = /^([^!<>=]+)([!<>=]+)([^\n]+)$/.exec(inside);
    if (sides === null) return { kind: 'filter', left: action(inside), operator: '', right: [] };
    return { kind: 'filter', left: action(sides[1]!), operator: sides[2]!, right: action(sides[3]!) };
  }

  /** The text before the first unquoted closing parenthesis. */
  #filterText(): string {
    const from = this.#at;
    let quote: string | undefined;
    let closed = false;
    for (;;) {
      const char = this.#text[this.#at];
      if (char === undefined || char === '\n') throw new JsonPathError('a filter is not closed');
      this.#at += 1;
      if (char === '"' || char === "'") {
        if (quote === undefined) quote = char;
        else if (char === quote && this.#text[this.#at - 2] !== '\\') closed = true;
      } else if (char === ')' && (quote !== undefined) === closed) return this.#text.slice(from, this.#at - 1);
    }
  }

  #quoted(quote: string): string {
    const from = ++this.#at;
    for (;;) {
      const char = this.#text[this.#at];
      if (char === undefined || char === '\n') throw new JsonPathError('a quote is not closed');
      this.#at += 1;
      if (char === quote && this.#text[this.#at - 2] !== '\\') break;
    }
    return unescaped(this.#text.slice(from, this.#at - 1), quote);
  }

  /** Whether a name ends here. */
  #ends(): boolean {
    return this.#at >= this.#text.length || ' \t\r\n.,[]$@{}'.includes(this.#text[this.#at]!);
  }

  #character(): string {
    const code = this.#text.codePointAt(this.#at);
    if (code === undefined) throw new JsonPathError('the path ends too soon');
    return String.fromCodePoint(code);
  }

  #eat(token: string): boolean {
    if (!this.#text.startsWith(token, this.#at)) return false;
    this.#at += token.length;
    return true;
  }
}

/** A text without surrounding blanks. A regular expression for the trailing ones would restart at each inner blank. */
function withoutBlanks(text: string): string {
  let end = text.length;
  while (text[end - 1] === ' ') end -= 1;
  return text.slice(0, end).replace(/^ +/, '');
}

function sliceStep(text: string): Step {
  const parts = /^(-?\d*)(:-?\d*)?(:-?\d*)?$/.exec(text);
  if (parts === null) throw new JsonPathError(`not an index: ${text}`);
  const from = bound(parts[1] ?? '');
  const step = bound(parts[3]?.slice(1) ?? '');
  if (parts[2] === undefined) return { kind: 'slice', from, to: (from ?? 0) + 1, step, single: true };
  return { kind: 'slice', from, to: bound(parts[2].slice(1)), step, single: false };
}

function bound(text: string): number | undefined {
  if (text === '') return undefined;
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new JsonPathError(`not an index: ${text}`);
  return value;
}

/** The text in quotes, unescaped. */
function unescaped(text: string, quote: string): string {
  if (!text.includes('\\')) return text;
  let out = '';
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at]!;
    if (char === quote) throw new JsonPathError('a quote inside a quoted text');
    if (char !== '\\') {
      out += char;
      continue;
    }
    const next = text[at + 1] ?? '';
    const simple = next === quote ? quote : ESCAPES[next];
    if (simple !== undefined) {
      out += simple;
      at += 1;
      continue;
    }
    const coded = /^(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([0-7]{3}))/.exec(text.slice(at + 1));
    const code = coded === null ? NaN : parseInt(coded[1] ?? coded[2] ?? coded[3] ?? coded[4]!, coded[4] ? 8 : 16);
    const byte = coded?.[4] !== undefined && code > 255;
    if (coded === null || byte || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) {
      throw new JsonPathError('an escape of a quoted text is none');
    }
    out += String.fromCodePoint(code);
    at += coded[0].length;
  }
  return out;
}
