import { printJson } from '../json/print.js';
import type { Codec } from './codec.js';

/** `application/json`: available bytes are the answer. */
export const jsonCodec: Codec = {
  name: 'json',
  mediaType: 'application/json',
  framing: 'concatenated',
  encode(object, json) {
    return json ?? Buffer.from(printJson(object), 'utf8');
  },
};

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;
const NEWLINE = 0x0a;
const SPACE = 0x20;
const LAST_LINE = Buffer.from('\n');
/** Deeper levels are not indented further, so that hostile nesting cannot blow up the output. */
const DEEPEST_INDENT = 100;

/**
 * Indents compact JSON by two spaces a level, without parsing it: numbers keep their digits. `{"a":[1]}` becomes three
 * indented lines; empty objects and arrays stay `{}` and `[]`.
 */
export function indentJson(compact: Buffer): Buffer {
  const layout = new JsonLayout();
  return Buffer.concat([layout.add(compact), layout.end()]);
}

/** `indentJson` for a text in pieces, none of which ends within a string. */
export class JsonLayout {
  #depth = 0;
  /** The last opened bracket, as long as nothing followed it. */
  #opened: number | undefined;

  /** The next piece, indented. */
  add(compact: Buffer): Buffer {
    const out = new ByteList(compact.length * 2);
    let at = 0;
    while (at < compact.length) {
      const byte = compact[at]!;
      if (this.#opened !== undefined) {
        const isEmpty = byte === this.#opened + 2;
        this.#opened = undefined;
        if (isEmpty) {
          out.push(byte);
          at += 1;
          continue;
        }
        this.#depth += 1;
        out.newline(this.#depth);
      }
      if (byte === QUOTE) {
        const end = endOfString(compact, at);
        out.copy(compact, at, end);
        at = end;
        continue;
      }
      at += 1;
      if (isOpening(byte)) {
        out.push(byte);
        this.#opened = byte;
      } else if (isClosing(byte)) {
        this.#depth -= 1;
        out.newline(this.#depth);
        out.push(byte);
      } else if (byte === COMMA) {
        out.push(byte);
        out.newline(this.#depth);
      } else if (byte === COLON) {
        out.push(byte);
        out.push(SPACE);
      } else {
        out.push(byte);
      }
    }
    return out.bytes();
  }

  /** The end of the text. */
  end(): Buffer {
    return LAST_LINE;
  }
}

// `{` and `}`, `[` and `]` are two apart in ASCII.
function isOpening(byte: number): boolean {
  return byte === 0x7b || byte === 0x5b;
}

function isClosing(byte: number): boolean {
  return byte === 0x7d || byte === 0x5d;
}

function endOfString(bytes: Buffer, start: number): number {
  let at = start + 1;
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
  return Math.min(at + 1, bytes.length);
}

/** A growing buffer of bytes. */
class ByteList {
  #buffer: Buffer;
  #length = 0;

  constructor(capacity: number) {
    this.#buffer = Buffer.allocUnsafe(Math.max(capacity, 64));
  }

  push(byte: number): void {
    this.#reserve(1);
    this.#buffer[this.#length++] = byte;
  }

  copy(source: Buffer, start: number, end: number): void {
    this.#reserve(end - start);
    source.copy(this.#buffer, this.#length, start, end);
    this.#length += end - start;
  }

  newline(depth: number): void {
    const width = 2 * Math.min(depth, DEEPEST_INDENT);
    this.#reserve(width + 1);
    this.#buffer[this.#length++] = NEWLINE;
    this.#buffer.fill(SPACE, this.#length, this.#length + width);
    this.#length += width;
  }

  bytes(): Buffer {
    return this.#buffer.subarray(0, this.#length);
  }

  #reserve(more: number): void {
    if (this.#length + more <= this.#buffer.length) return;
    const grown = Buffer.allocUnsafe(Math.max(this.#buffer.length * 2, this.#length + more));
    this.#buffer.copy(grown, 0, 0, this.#length);
    this.#buffer = grown;
  }
}
