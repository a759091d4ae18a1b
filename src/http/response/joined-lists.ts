import type { ByteBudget } from '../../meta/byte-budget.js';
import { StoredObject } from '../../meta/stored-object.js';
import type { ServedObject } from '../../registry/registry.js';

/** Objects in sending order; the identity of the array identifies a repeated list. */
type Items = readonly ServedObject[];

/** Byte limit of all cached joined lists: 10,000 objects of usual size as one list, and once more in pages. */
const MOST_BYTES = 40 * 1024 * 1024;
/** A joined list that is unused for this long is evicted, in ms. */
const IDLE = 10_000;
/**
 * A joined list used within this time is not evicted for another one, in ms: a client that cycles through more pages
 * than fit would otherwise have each joined and none reused.
 */
const FRESH = 2_000;
const COMMA = 0x2c;
const QUOTE = 0x22;
const LETTER_M = 0x6d;
const OPEN = 0x7b;

/**
 * The length of the items joined by commas; undefined when some are not bytes yet, or do not begin as expected.
 *
 * @param nameless bytes omitted from each
 */
function joinedLength(items: Items, nameless: number): number | undefined {
  let length = Math.max(0, items.length - 1) - items.length * nameless;
  for (const item of items) {
    if (!(item instanceof StoredObject) || !canLeaveOut(item.head, nameless)) return undefined;
    length += item.size;
  }
  return length;
}

/** Bytes of an item that a list omits: its kind and apiVersion, up to the comma, which the brace replaces. */
export function namelessFrom(kind: string, apiVersion: string): number {
  return Buffer.byteLength(`{"kind":${JSON.stringify(kind)},"apiVersion":${JSON.stringify(apiVersion)}`);
}

/** Whether metadata follows, as in stored objects. */
export function canLeaveOut(bytes: Buffer, nameless: number): boolean {
  return (
    nameless === 0 || (bytes[nameless] === COMMA && bytes[nameless + 1] === QUOTE && bytes[nameless + 2] === LETTER_M)
  );
}

/** Copies a list into one buffer after the other. */
export interface Filler {
  /** Fills the buffer as far as data is left; returns how many bytes it wrote. */
  fill(target: Buffer): number;
}

/**
 * Copies items, joined by commas, and a tail into one buffer after the other. It keeps only its position, so that a list
 * of any length needs the memory of one buffer.
 */
export class ListFiller implements Filler {
  readonly #items: Items;
  readonly #nameless: number;
  /** What of the tail is left. */
  #tail: Buffer;
  #next = 0;
  /** How much of the next item was copied before. */
  #copied = 0;
  #commaDue = false;

  /**
   * @param nameless bytes omitted from each item (`namelessFrom`); 0: none
   * @param tail what follows the items
   */
  constructor(
    items: Items,
    { nameless = 0, tail = Buffer.alloc(0) }: { readonly nameless?: number; readonly tail?: Buffer } = {},
  ) {
    this.#items = items;
    this.#nameless = nameless;
    this.#tail = tail;
  }

  fill(target: Buffer): number {
    const items = this.#items;
    let at = 0;
    if (this.#commaDue && target.length > 0) {
      target[at++] = COMMA;
      this.#commaDue = false;
    }
    while (this.#next < items.length) {
      const { bytes } = items[this.#next]!;
      const room = target.length - at;
      const from = this.#nameless + this.#copied;
      const begins = this.#copied === 0 && this.#nameless > 0 && room > 0;
      if (bytes.length - from > room) {
        target.set(bytes.subarray(from, from + room), at);
        if (begins) target[at] = OPEN;
        this.#copied += room;
        return target.length;
      }
      const rest = from === 0 ? bytes : bytes.subarray(from);
      target.set(rest, at);
      if (begins) target[at] = OPEN;
      at += rest.length;
      this.#next += 1;
      this.#copied = 0;
      if (this.#next === items.length) break;
      if (at === target.length) {
        this.#commaDue = true;
        return at;
      }
      target[at++] = COMMA;
    }
    const last = this.#tail.copy(target, at);
    this.#tail = this.#tail.subarray(last);
    return at + last;
  }
}

/** Copies pieces unchanged; each is requested when the ones before it are copied. */
export class PieceFiller implements Filler {
  readonly #pieces: Iterator<Buffer>;
  #piece: Buffer | undefined;
  #copied = 0;

  constructor(pieces: Iterable<Buffer>) {
    this.#pieces = pieces[Symbol.iterator]();
  }

  fill(target: Buffer): number {
    let at = 0;
    while (at < target.length) {
      if (this.#piece === undefined) {
        const next = this.#pieces.next();
        if (next.done === true) break;
        this.#piece = next.value;
        this.#copied = 0;
      }
      const copied = this.#piece.copy(target, at, this.#copied);
      at += copied;
      this.#copied += copied;
      if (this.#copied === this.#piece.length) this.#piece = undefined;
    }
    return at;
  }
}

/**
 * Caches the joined bytes of lists, with what follows them, that are requested more than once while unchanged, so that
 * the next answer costs no copy.
 */
export class JoinedLists {
  readonly #budget: ByteBudget | undefined;
  readonly #now: () => number;
  /** Lists that were requested before. */
  readonly #asked = new WeakSet<Items>();
  /** Known lengths; visiting each item again would take milliseconds. */
  readonly #lengths = new WeakMap<Items, { readonly length: number | undefined }>();
  /** Least recently used first. */
  readonly #kept = new Map<Items, { readonly bytes: Buffer; readonly question: string; used: number }>();
  /** What is cached, by request. */
  readonly #answers = new Map<string, Items>();
  #size = 0;
  #joining = false;
  #timer: NodeJS.Timeout | undefined;

  /** @param now milliseconds of a clock that only goes forward */
  constructor(budget?: ByteBudget, now: () => number = () => performance.now()) {
    this.#budget = budget;
    this.#now = now;
    budget?.join(this);
  }

  /** Bytes currently cached. */
  get bytes(): number {
    return this.#size;
  }

  /**
   * The length of the items joined by commas; undefined when some are not bytes yet, or do not begin as expected.
   *
   * @param nameless bytes omitted from each; always the same for the same items
   */
  lengthOf(items: Items, nameless = 0): number | undefined {
    let known = this.#lengths.get(items);
    if (known === undefined) this.#lengths.set(items, (known = { length: joinedLength(items, nameless) }));
    return known.length;
  }

  /** Evicts the least recently used lists, roughly that many bytes. */
  shrink(bytes: number): void {
    const target = this.#size - bytes;
    for (const oldest of this.#kept.keys()) {
      if (this.#size <= target) return;
      this.#drop(oldest);
    }
  }

  /** The joined bytes, if cached. */
  get(items: Items): Buffer | undefined {
    const found = this.#kept.get(items);
    if (found === undefined) return undefined;
    found.used = this.#now();
    this.#kept.delete(items);
    this.#kept.set(items, found);
    return found.bytes;
  }

  /**
   * Room to join a list while it is sent, if it is worth caching: not at its first request, not longer than the cache,
   * not in place of lists in use, and one at a time. A caller that gets room must call `done`.
   *
   * @param length bytes of the items with separators and tail
   * @param question the client's request; other items cached for it are outdated and evicted
   */
  begin(items: Items, length: number, question: string): Buffer | undefined {
    const earlier = this.#answers.get(question);
    if (earlier !== undefined && earlier !== items) this.#drop(earlier);
    const before = this.#asked.has(items);
    this.#asked.add(items);
    if (!before || this.#joining || length > MOST_BYTES) return undefined;
    if (this.#size + length > MOST_BYTES && this.#allInUse()) return undefined;
    this.#joining = true;
    return Buffer.allocUnsafeSlow(length);
  }

  /** The list was sent completely (`bytes`), or its client left before. */
  done(items: Items, bytes: Buffer | undefined, question: string): void {
    this.#joining = false;
    if (bytes === undefined || this.#kept.has(items)) return;
    this.#kept.set(items, { bytes, used: this.#now(), question });
    this.#answers.set(question, items);
    this.#changed(bytes.length);
    if (this.#size > MOST_BYTES) this.shrink(this.#size - MOST_BYTES);
    this.#timer ??= setTimeout(() => this.#sweep(), IDLE).unref();
  }

  /** Whether even the least recently used list is fresh. */
  #allInUse(): boolean {
    for (const { used } of this.#kept.values()) return used + FRESH > this.#now();
    return false;
  }

  #drop(items: Items): void {
    const dropped = this.#kept.get(items);
    if (dropped === undefined) return;
    this.#kept.delete(items);
    if (this.#answers.get(dropped.question) === items) this.#answers.delete(dropped.question);
    this.#changed(-dropped.bytes.length);
  }

  #changed(by: number): void {
    this.#size += by;
    this.#budget?.changed(by);
  }

  #sweep(): void {
    this.#timer = undefined;
    for (const [items, { used }] of this.#kept) if (used + IDLE <= this.#now()) this.#drop(items);
    if (this.#kept.size > 0) this.#timer = setTimeout(() => this.#sweep(), IDLE).unref();
  }
}
