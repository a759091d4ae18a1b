import type { CelIssue } from './source.js';

/** What a token is; operators, brackets and other marks are `punct`. */
export type TokenKind = 'ident' | 'int' | 'uint' | 'float' | 'string' | 'bytes' | 'escaped-ident' | 'punct' | 'end';

/** A token of an expression. */
export interface Token {
  readonly kind: TokenKind;
  /** As written. */
  readonly text: string;
  readonly offset: number;
}

const SPACE = /(?:[\t \r\n\f]+|\/\/[^\n]*)+/y;
const NUMBER = /0x[0-9a-fA-F]+[uU]?|(?:\d+\.\d+(?:[eE][+-]?\d+)?|\d+[eE][+-]?\d+|\.\d+(?:[eE][+-]?\d+)?)|\d+[uU]?/y;
const IDENT = /[A-Za-z_][A-Za-z0-9_]*/y;
const ESCAPED_IDENT = /`[A-Za-z0-9_.\-/ ]+`/y;
const PUNCT = /==|!=|<=|>=|&&|\|\||[<>[\]{}().,\-!?:+*/%]/y;
/** The start of a text or bytes literal: prefix and opening quotes. */
const QUOTE = /([bB]?)([rR]?)("""|'''|"|')/y;
const ESCAPE = /\\(?:[abfnrtv"'\\?`]|[0-3][0-7]{2}|[xX][0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8})/y;

/** Limit of reported invalid tokens, as in the reference. */
const MOST_ISSUES = 100;
const NO_TOKEN = 'Syntax error: token recognition error at';

function matchAt(pattern: RegExp, text: string, offset: number): RegExpExecArray | null {
  pattern.lastIndex = offset;
  return pattern.exec(text);
}

/** The end of a literal, or the position of the character that makes it invalid. */
type LiteralEnd = { readonly end: number } | { readonly odd: number };

function endOfLiteral(text: string, from: number, raw: boolean, quote: string): LiteralEnd {
  const multiline = quote.length === 3;
  let at = from;
  while (at < text.length) {
    if (text.startsWith(quote, at)) return { end: at + quote.length };
    const char = text[at];
    if (!multiline && (char === '\n' || char === '\r')) return { odd: at - 1 };
    if (char === '\\' && !raw) {
      const escape = matchAt(ESCAPE, text, at);
      if (escape === null) return { odd: at + 1 };
      at += escape[0].length;
    } else {
      at += 1;
    }
  }
  return { odd: at };
}

/** The literal at a position; a text when it is invalid. */
function literalAt(text: string, offset: number): Token | string | undefined {
  const quote = matchAt(QUOTE, text, offset);
  if (quote === null) return undefined;
  const [head, bytes, raw, mark = ''] = quote;
  const kind = bytes === '' ? 'string' : 'bytes';
  const found = endOfLiteral(text, offset + head.length, raw !== '', mark);
  if ('end' in found) return { kind, text: text.slice(offset, found.end), offset };
  // Two quotes that do not open a longer literal are an empty one.
  if (mark.length === 3) return { kind, text: text.slice(offset, offset + head.length - 1), offset };
  return text.slice(offset, found.odd + 1);
}

/** The token at a position; a text when it is invalid, which is the part examined. */
function tokenAt(text: string, offset: number): Token | string {
  const literal = literalAt(text, offset);
  if (literal !== undefined) return literal;
  const number = matchAt(NUMBER, text, offset)?.[0];
  if (number !== undefined) {
    const kind = /[uU]$/.test(number) ? 'uint' : /^0x/.test(number) || /^\d+$/.test(number) ? 'int' : 'float';
    return { kind, text: number, offset };
  }
  const ident = matchAt(IDENT, text, offset)?.[0];
  if (ident !== undefined) return { kind: 'ident', text: ident, offset };
  const escaped = matchAt(ESCAPED_IDENT, text, offset)?.[0];
  if (escaped !== undefined) return { kind: 'escaped-ident', text: escaped, offset };
  const punct = matchAt(PUNCT, text, offset)?.[0];
  return punct === undefined
    ? String.fromCodePoint(text.codePointAt(offset) ?? 0)
    : { kind: 'punct', text: punct, offset };
}

/**
 * All tokens of an expression, the last one of kind `end`. White space and comments separate them. Linear in the text.
 *
 * @param issues gets invalid tokens, which are skipped; limited in number
 */
export function tokensOf(text: string, issues: CelIssue[] = []): readonly Token[] {
  const tokens: Token[] = [];
  let offset = 0;
  for (;;) {
    offset += matchAt(SPACE, text, offset)?.[0].length ?? 0;
    if (offset >= text.length) break;
    const token = tokenAt(text, offset);
    if (typeof token === 'string') {
      if (issues.length < MOST_ISSUES) issues.push({ offset, message: `${NO_TOKEN}: '${token}'` });
      offset += token.length;
      continue;
    }
    tokens.push(token);
    offset += token.text.length;
  }
  tokens.push({ kind: 'end', text: '<EOF>', offset: text.length });
  return tokens;
}
