import { badRequest, type StatusError } from '../meta/errors.js';
import { utf8Text } from '../meta/utf8-text.js';

/** Wire type of whole numbers and booleans. */
export const VARINT = 0;

/** Wire type of values of 8 bytes. */
export const FIXED64 = 1;

/** Wire type of texts, bytes and messages: a length, then the value. */
export const DELIMITED = 2;

/** Wire types of the start and the end of a group, a legacy form of messages. */
const GROUP = 3;
const GROUP_END = 4;

/** Wire type of values of 4 bytes. */
export const FIXED32 = 5;

const TWO_TO_32 = 0x1_0000_0000;

/** Limit of the buffer that a writer keeps for its next message, in bytes. */
const MOST_KEPT = 64 * 1024;

/**
 * Writes a message back to front, so that the length of an embedded message is known when it is written before it.
 * Fields are therefore given in descending order.
 *
 * Example: for field 1 = "ab", `string("ab")`, then `length`, then `tag(1, DELIMITED)` leave 0a 02 61 62.
 */
export class BackwardWriter {
  #buffer: Buffer;
  /** Position of the first byte written so far. */
  #at: number;

  constructor(capacity = 1024) {
    this.#buffer = Buffer.allocUnsafe(capacity);
    this.#at = capacity;
  }

  /** Bytes written so far. */
  get size(): number {
    return this.#buffer.length - this.#at;
  }

  /** The message; the writer must not be used afterwards. */
  finish(): Buffer {
    return this.#buffer.subarray(this.#at);
  }

  /** A copy of the message, without the unused rest of the buffer; the writer is empty afterwards. */
  take(): Buffer {
    const message = Buffer.allocUnsafe(this.size);
    this.#buffer.copy(message, 0, this.#at);
    this.clear();
    return message;
  }

  /** Drops what was written, and a buffer that grew large. */
  clear(): void {
    if (this.#buffer.length > MOST_KEPT) this.#buffer = Buffer.allocUnsafeSlow(MOST_KEPT);
    this.#at = this.#buffer.length;
  }

  #room(bytes: number): void {
    if (this.#at >= bytes) return;
    const size = this.size;
    const larger = Buffer.allocUnsafe(Math.max(this.#buffer.length * 2, size + bytes));
    this.#buffer.copy(larger, larger.length - size, this.#at);
    this.#buffer = larger;
    this.#at = larger.length - size;
  }

  tag(number: number, wireType: number): void {
    this.varint32(((number << 3) | wireType) >>> 0);
  }

  /** A whole number from 0 to 2^32 - 1. */
  varint32(value: number): void {
    this.#room(5);
    if (value < 0x80) {
      this.#buffer[--this.#at] = value;
      return;
    }
    const size = value < 0x4000 ? 2 : value < 0x20_0000 ? 3 : value < 0x1000_0000 ? 4 : 5;
    this.#at -= size;
    let rest = value;
    for (let at = this.#at; ; at++) {
      if (rest < 0x80) {
        this.#buffer[at] = rest;
        return;
      }
      this.#buffer[at] = (rest & 0x7f) | 0x80;
      rest >>>= 7;
    }
  }

  /** A whole number of 64 bits, negative ones in two's complement. */
  varint64(value: number | bigint): void {
    if (typeof value === 'number' && value >= 0 && value < TWO_TO_32) {
      this.varint32(value);
      return;
    }
    let rest = BigInt.asUintN(64, BigInt(value));
    const bytes: number[] = [];
    while (rest >= 0x80n) {
      bytes.push(Number(rest & 0x7fn) | 0x80);
      rest >>= 7n;
    }
    bytes.push(Number(rest));
    this.bytes(bytes);
  }

  double(value: number): void {
    this.#room(8);
    this.#at -= 8;
    this.#buffer.writeDoubleLE(value, this.#at);
  }

  float(value: number): void {
    this.#room(4);
    this.#at -= 4;
    this.#buffer.writeFloatLE(value, this.#at);
  }

  fixed32(value: number): void {
    this.#room(4);
    this.#at -= 4;
    this.#buffer.writeUInt32LE(value >>> 0, this.#at);
  }

  fixed64(value: number | bigint): void {
    this.#room(8);
    this.#at -= 8;
    this.#buffer.writeBigUInt64LE(BigInt.asUintN(64, BigInt(value)), this.#at);
  }

  /** The bytes of a text, without a length. */
  string(text: string): void {
    const size = Buffer.byteLength(text, 'utf8');
    this.#room(size);
    this.#at -= size;
    this.#buffer.write(text, this.#at, size, 'utf8');
  }

  bytes(bytes: Uint8Array | readonly number[]): void {
    this.#room(bytes.length);
    this.#at -= bytes.length;
    this.#buffer.set(bytes, this.#at);
  }
}

/** Reads a message front to back within bounds. @throws StatusError 400 whenever the bytes are not a message */
export class Reader {
  readonly #bytes: Buffer;
  #at: number;
  #end: number;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    this.#at = 0;
    this.#end = bytes.length;
  }

  get position(): number {
    return this.#at;
  }

  get done(): boolean {
    return this.#at >= this.#end;
  }

  /** Narrows the reader to the delimited value that starts here; `leave` with the returned value widens it again. */
  enter(): number {
    const size = this.#size();
    const outer = this.#end;
    this.#end = this.#at + size;
    return outer;
  }

  leave(outer: number): void {
    this.#at = this.#end;
    this.#end = outer;
  }

  #size(): number {
    const size = this.varint32();
    if (size > this.#end - this.#at) throw malformed(ENDS_EARLY);
    return size;
  }

  /** A tag as one number: field number × 8 + wire type. */
  tag(): number {
    const tag = this.varint32();
    if (tag >>> 3 === 0) throw malformed('a field has the number 0');
    return tag;
  }

  /** The low 32 bits of a varint, unsigned. */
  varint32(): number {
    const bytes = this.#bytes;
    let result = 0;
    for (let shift = 0; shift < 70; shift += 7) {
      if (this.#at >= this.#end) throw malformed(ENDS_EARLY);
      const byte = bytes[this.#at++]!;
      if (shift < 32) result |= (byte & 0x7f) << shift;
      if (byte < 0x80) return result >>> 0;
    }
    throw malformed('a number is longer than 10 bytes');
  }

  /** A varint of 64 bits in two's complement; bigint beyond 2^53. */
  varint64(): number | bigint {
    const start = this.#at;
    let result = 0;
    let scale = 1;
    for (let count = 0; count < 7; count++) {
      if (this.#at >= this.#end) throw malformed(ENDS_EARLY);
      const byte = this.#bytes[this.#at++]!;
      result += (byte & 0x7f) * scale;
      if (byte < 0x80) return result;
      scale *= 128;
    }
    this.#at = start;
    return this.#bigVarint();
  }

  #bigVarint(): number | bigint {
    let result = 0n;
    for (let shift = 0n; shift < 70n; shift += 7n) {
      if (this.#at >= this.#end) throw malformed(ENDS_EARLY);
      const byte = this.#bytes[this.#at++]!;
      result |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return integerOf(BigInt.asIntN(64, result));
    }
    throw malformed('a number is longer than 10 bytes');
  }

  #fixed(size: number): number {
    if (size > this.#end - this.#at) throw malformed(ENDS_EARLY);
    this.#at += size;
    return this.#at - size;
  }

  double(): number {
    return this.#bytes.readDoubleLE(this.#fixed(8));
  }

  float(): number {
    return this.#bytes.readFloatLE(this.#fixed(4));
  }

  fixed32(): number {
    return this.#bytes.readUInt32LE(this.#fixed(4));
  }

  fixed64(): number | bigint {
    return integerOf(this.#bytes.readBigUInt64LE(this.#fixed(8)));
  }

  /** A text with its length. @throws StatusError 400 when it is not UTF-8 */
  string(): string {
    const text = utf8Text(this.bytes());
    if (text === undefined) throw malformed('a string is not valid UTF-8');
    return text;
  }

  /** A view on the bytes with their length. */
  bytes(): Buffer {
    const size = this.#size();
    this.#at += size;
    return this.#bytes.subarray(this.#at - size, this.#at);
  }

  /** Skips the value of an unknown field. */
  skip(wireType: number): void {
    if (wireType === VARINT) this.varint32();
    else if (wireType === FIXED64) this.#fixed(8);
    else if (wireType === FIXED32) this.#fixed(4);
    else if (wireType === DELIMITED) this.bytes();
    else if (wireType === GROUP) this.#skipGroup();
    else throw malformed(`wire type ${wireType} is not in use`);
  }

  /** Skips the fields of a group up to its end; groups may be nested. */
  #skipGroup(): void {
    for (let open = 1; open > 0;) {
      const wireType = this.tag() & 7;
      if (wireType === GROUP) open += 1;
      else if (wireType === GROUP_END) open -= 1;
      else this.skip(wireType);
    }
  }
}

function integerOf(value: bigint): number | bigint {
  return value >= Number.MIN_SAFE_INTEGER && value <= Number.MAX_SAFE_INTEGER ? Number(value) : value;
}

/** The error of Go's decoder for truncated bytes. */
const ENDS_EARLY = 'unexpected EOF';

/** 400 for bytes that are not a message. */
export function malformed(why: string): StatusError {
  return badRequest(why === ENDS_EARLY ? why : `proto: ${why}`);
}
