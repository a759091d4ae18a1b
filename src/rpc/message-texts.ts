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
/** Escaped characters, quotes, and numbers. Not whole strings: to find that one has no end would take quadratic time. */
const TOKENS = /\\.|"|-?\d[\d.eE+-]*/gs;
const INTEGER = /^-?\d{16,300}$/;

/** The first integer outside the strings of a JSON text that a double cannot hold. */
function roundedInteger(text: string): string | undefined {
  let quoted = false;
  for (const [token] of text.matchAll(TOKENS)) {
    if (token === '"') quoted = !quoted;
    else if (!quoted && INTEGER.test(token) && !Number.isSafeInteger(Number(token))) return token;
  }
  return undefined;
}

function textOf(bytes: Uint8Array): string {
  const text = utf8Text(bytes);
  if (text === undefined) throw new TypeError('a string is not valid UTF-8');
  return text;
}
