import { SIMPLE_ESCAPES } from '../../meta/simple-escapes.js';
import { Uint } from './values.js';

const MAX_INT = 2n ** 63n - 1n;
const MIN_INT = -(2n ** 63n);
const MAX_UINT = 2n ** 64n - 1n;

const ESCAPE = /\\(?:([abfnrtv])|(["'\\?`])|([0-3][0-7]{2})|[xX]([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8}))/g;
const QUOTED = /^([bB]?)([rR]?)("""|'''|"|')([\s\S]*)\3$/;

/** An integer literal with its sign; undefined when it does not fit. */
export function intLiteral(text: string, negative: boolean): bigint | undefined {
  const value = negative ? -BigInt(text) : BigInt(text);
  return value > MAX_INT || value < MIN_INT ? undefined : value;
}

/** A literal such as `12u`; undefined when it does not fit. */
export function uintLiteral(text: string): Uint | undefined {
  const value = BigInt(text.slice(0, -1));
  return value > MAX_UINT ? undefined : new Uint(value);
}

function body(text: string): { readonly raw: boolean; readonly content: string } {
  const match = QUOTED.exec(text);
  return { raw: match?.[2] !== '', content: (match?.[4] ?? '').replace(/\r\n?/g, '\n') };
}

function codePoint(digits: string, base: number): string | undefined {
  const code = parseInt(digits, base);
  return code > 0x10ffff || (code >= 0xd800 && code < 0xe000) ? undefined : String.fromCodePoint(code);
}

/** The text of a literal that the lexer accepted. @returns undefined for a code point that does not exist */
export function stringLiteral(token: string): string | undefined {
  const { raw, content } = body(token);
  if (raw) return content;
  let valid = true;
  const text = content.replace(
    ESCAPE,
    (_all, simple?: string, same?: string, octal?: string, x?: string, u?: string, long?: string) => {
      if (simple !== undefined) return SIMPLE_ESCAPES[simple] ?? '';
      if (same !== undefined) return same;
      const char = octal === undefined ? codePoint(x ?? u ?? long ?? '', 16) : codePoint(octal, 8);
      valid &&= char !== undefined;
      return char ?? '';
    },
  );
  return valid ? text : undefined;
}

/** The bytes of a literal such as `b'\xff'`. @returns undefined when it has escapes of code points */
export function bytesLiteral(token: string): Uint8Array | undefined {
  const { raw, content } = body(token);
  if (raw) return new Uint8Array(Buffer.from(content, 'utf8'));
  const parts: Buffer[] = [];
  let end = 0;
  for (const match of content.matchAll(ESCAPE)) {
    parts.push(Buffer.from(content.slice(end, match.index), 'utf8'));
    end = match.index + match[0].length;
    const [, simple, same, octal, hex] = match;
    if (simple !== undefined) parts.push(Buffer.from(SIMPLE_ESCAPES[simple] ?? '', 'latin1'));
    else if (same !== undefined) parts.push(Buffer.from(same, 'latin1'));
    else if (octal !== undefined) parts.push(Buffer.from([parseInt(octal, 8)]));
    else if (hex !== undefined) parts.push(Buffer.from([parseInt(hex, 16)]));
    else return undefined;
  }
  parts.push(Buffer.from(content.slice(end), 'utf8'));
  return new Uint8Array(Buffer.concat(parts));
}
