import { configureTextEncoding, getTextEncoding } from '@bufbuild/protobuf/wire';
import { utf8Text } from '../meta/utf8-text.js';

/**
 * Makes the library refuse binary messages with texts that are not UTF-8, as over HTTP. Otherwise it puts replacement
 * characters into messages of `proto2`, and drops byte order marks.
 */
export function refuseInvalidTexts(): void {
  configureTextEncoding({ ...getTextEncoding(), decodeUtf8: textOf });
}

/** Decodes messages in JSON. */
export const jsonMessages = {
  /**
   * The JSON of a message. The library parses numbers as doubles, so that it would store other integers than those
   * beyond 2^53; the JSON form of protobuf has them in quotes.
   *
   * @throws TypeError for bytes that are not UTF-8, or such an integer without quotes
   */
  decode(bytes: Uint8Array): string {
    const text = textOf(bytes);
    const rounded = LONG_NUMBER.test(text) ? roundedInteger(text) : undefined;
    if (rounded !== undefined) throw new TypeError(`the integer ${rounded} must be in quotes, as it is beyond 2^53`);
    return text;
  },
};

const LONG_NUMBER = /\d{16}/;
const INTEGER = /^-?\d{16,300}$/;
const [QUOTE, MINUS, ZERO, NINE, BACKSLASH] = [0x22, 0x2d, 0x30, 0x39, 0x5c];

/**
 * The first integer outside the strings of a JSON text that a double cannot hold. A loop, as a pattern would take
 * quadratic time to find that a string has no end.
 */
function roundedInteger(text: string): string | undefined {
  const number = /-?\d[\d.eE+-]*/y;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at);
    if (code !== MINUS && (code < ZERO || code > NINE)) continue;
    number.lastIndex = at;
    const [token = '-'] = number.exec(text) ?? [];
    if (INTEGER.test(token) && !Number.isSafeInteger(Number(token))) return token;
    at += token.length - 1;
  }
  return undefined;
}

/** Where the string that begins at `start` has its closing quote, or the end of the text. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) return at;
    if (code === BACKSLASH) at += 1;
  }
  return text.length;
}

function textOf(bytes: Uint8Array): string {
  const text = utf8Text(bytes);
  if (text === undefined) throw new TypeError('a string is not valid UTF-8');
  return text;
}
