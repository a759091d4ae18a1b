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
    if (LONG_NUMBER.test(text)) {
      for (const [token] of text.matchAll(TOKENS)) {
        if (INTEGER.test(token) && !Number.isSafeInteger(Number(token))) {
          throw new TypeError(`the integer ${token} must be in quotes, as it is beyond 2^53`);
        }
      }
    }
    return text;
  },
};

const LONG_NUMBER = /\d{16}/;
/** Strings, of which an unfinished one ends with the text, and numbers. */
const TOKENS = /"[^"\\]*(?:\\.[^"\\]*)*(?:"|$)|-?\d[\d.eE+-]*/gs;
const INTEGER = /^-?\d{16,300}$/;

function textOf(bytes: Uint8Array): string {
  const text = utf8Text(bytes);
  if (text === undefined) throw new TypeError('a string is not valid UTF-8');
  return text;
}
