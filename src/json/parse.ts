import { isUtf8 } from 'node:buffer';

import { parseExactly, type ExactResult } from './exact-parser.js';
import { MAX_DEPTH, MAX_MEMBERS } from './limits.js';
import { scanJson } from './scan.js';
import { JsonSizeError } from './size-error.js';
import { JsonSyntaxError } from './syntax-error.js';
import type { JsonValue } from './types.js';

/** A parsed body. */
export type ParsedJson = ExactResult;

const NO_DUPLICATES: readonly string[] = Object.freeze([]);

function view(bytes: Uint8Array): Buffer {
  return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/**
 * Parses a client's body (design §4): `JSON.parse` when one scan finds nothing that it would parse wrongly, else the
 * exact parser. `__proto__` is an ordinary own member of the result.
 *
 * @throws JsonSyntaxError malformed, not UTF-8, or nested deeper than `maxDepth`
 * @throws JsonSizeError more values than `mostValues`, by default the limit for clients
 */
export function parseJson(bytes: Uint8Array, maxDepth: number = MAX_DEPTH, mostValues?: number): ParsedJson {
  return read(judge(bytes, maxDepth, mostValues), maxDepth);
}

/** As `parseJson` for long bodies, with `turn` awaited between its two steps and after them. */
export async function parseJsonInSteps(
  bytes: Uint8Array,
  turn: () => Promise<void>,
  maxDepth: number = MAX_DEPTH,
): Promise<ParsedJson> {
  const judged = judge(bytes, maxDepth);
  await turn();
  const parsed = read(judged, maxDepth);
  await turn();
  return parsed;
}

/** A text, and whether `JSON.parse` parses it correctly. */
interface Judged {
  readonly text: string;
  readonly plain: boolean;
}

/** @throws as `parseJson` */
function judge(bytes: Uint8Array, maxDepth: number, mostValues?: number): Judged {
  if (!isUtf8(bytes)) throw new JsonSyntaxError('the body is not valid UTF-8', firstInvalidByte(bytes));
  const found = scanJson(bytes, maxDepth, mostValues);
  if (found.tooMany !== undefined) throw new JsonSizeError(found.tooMany);
  const { duplicateKeys, bigNumbers, oddNumbers, tooDeep, surrogateEscapes, unbalanced } = found;
  const plain = !(duplicateKeys || bigNumbers || oddNumbers || tooDeep || surrogateEscapes || unbalanced);
  return { text: view(bytes).toString('utf8'), plain };
}

/** Why JSON exceeds a client's limits, whatever its origin; undefined when it does not. */
export function sizeFault(bytes: Uint8Array): JsonSizeError | undefined {
  if (bytes.length < SMALL) return undefined;
  const { tooMany } = scanJson(bytes);
  return tooMany === undefined ? undefined : new JsonSizeError(tooMany);
}

/** Shorter texts cannot have so many members (`"a":1,`). */
const SMALL = MAX_MEMBERS * 6;

/** @throws as `parseJson` */
function read({ text, plain }: Judged, maxDepth: number): ParsedJson {
  if (plain) {
    try {
      return { value: JSON.parse(text) as JsonValue, duplicateFields: NO_DUPLICATES };
    } catch {
      // The exact parser below reports the error in familiar words.
    }
  }
  return parseExactly(text, maxDepth);
}

const MAYBE_BIG = /\d{16}/;

/**
 * Parses bytes printed by an API server, whatever their size: the same value as `parseJson`, without checks for what
 * the printer never writes.
 *
 * @throws JsonSyntaxError when the bytes were damaged
 */
export function parseStored(bytes: Uint8Array): JsonValue {
  const text = view(bytes).toString('utf8');
  return MAYBE_BIG.test(text) ? parseExactly(text).value : (JSON.parse(text) as JsonValue);
}

/** The first invalid byte of UTF-8. */
function firstInvalidByte(bytes: Uint8Array): number {
  const decoded = Buffer.from(view(bytes).toString('utf8'), 'utf8');
  let at = 0;
  while (at < bytes.length && bytes[at] === decoded[at]) at++;
  return at;
}
