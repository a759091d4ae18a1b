import { CelSyntaxError } from './source.js';

/** What a token is; operators, brackets and other marks are `punct`. */
export type TokenKind = 'ident' | 'int' | 'uint' | 'float' | 'string' | 'bytes' | 'escaped-ident' | 'punct' | 'end';

/** A piece of an expression that the grammar does not take apart. */
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

function matchAt(pattern: RegExp, text: string, offset: number): RegExpExecArray | null {
  pattern.lastIndex = offset;
  return pattern.exec(text);
}

/** Whether a token that starts with a prefix like `b` is a literal; the end of it, or undefined. */
function endOfLiteral(text: string, from: number, raw: boolean, quote: string): number | undefined {
  const multiline = quote.length === 3;
  let at = from;
  while (at < text.length) {
    if (text.startsWith(quote, at)) return at + quote.length;
    const char = text[at];
    if (!multiline && (char === '\n' || char === '\r')) return undefined;
    if (char === '\\' && !raw) {
      const escape = matchAt(ESCAPE, text, at);
      if (escape === null) return undefined;
      at += escape[0].length;
    } else {
      at += 1;
    }
  }
  return undefined;
}

function literalAt(text: string, offset: number): Token | undefined {
  const quote = matchAt(QUOTE, text, offset);
  if (quote === null) return undefined;
  const [head, bytes, raw, mark = ''] = quote;
  const kind = bytes === '' ? 'string' : 'bytes';
  const end = endOfLiteral(text, offset + head.length, raw !== '', mark);
  if (end !== undefined) return { kind, text: text.slice(offset, end), offset };
  // Two quotes that do not open a longer literal are an empty one.
  if (mark.length === 3) return { kind, text: text.slice(offset, offset + head.length - 1), offset };
  return undefined;
}

function tokenAt(text: string, offset: number): Token {
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
  if (punct !== undefined) return { kind: 'punct', text: punct, offset };
  throw new CelSyntaxError(offset, `Syntax error: token recognition error at: '${unreadable(text, offset)}'`);
}

/** What a message shows of a text that is no token: an open literal up to the end of its line, else one character. */
function unreadable(text: string, offset: number): string {
  const quote = matchAt(QUOTE, text, offset);
  if (quote === null) return String.fromCodePoint(text.codePointAt(offset) ?? 0);
  return /^[^\n\r]*/.exec(text.slice(offset))?.[0].replaceAll("'", "\\'") ?? '';
}

/**
 * All tokens of an expression, the last one of kind `end`. White space and comments separate them. Linear in the text.
 * @throws CelSyntaxError
 */
export function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let offset = 0;
  for (;;) {
    offset += matchAt(SPACE, text, offset)?.[0].length ?? 0;
    if (offset >= text.length) break;
    const token = tokenAt(text, offset);
    tokens.push(token);
    offset += token.text.length;
  }
  tokens.push({ kind: 'end', text: '<EOF>', offset: text.length });
  return tokens;
}
