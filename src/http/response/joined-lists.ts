import type { ByteBudget } from '../../meta/byte-budget.js';
import { StoredObject } from '../../meta/stored-object.js';
import type { ServedObject } from '../../registry/registry.js';

/** Objects in the order in which they are sent; an array that is asked for again is known by its identity. */
type Items = readonly ServedObject[];

/** Bytes of all joined lists that are kept: 10,000 objects of usual size as one list, and once more in pages. */
const MOST_BYTES = 40 * 1024 * 1024;
/** A joined list that nobody asked for in this time is let go, in ms. */
const IDLE = 10_000;
/**
 * A joined list that was asked for in this time is not let go for another one, in ms: who goes through more pages than may
 * be kept, again and again, would have each of them joined and none found.
 */
const FRESH = 2_000;
const COMMA = 0x2c;
const QUOTE = 0x22;
const LETTER_M = 0x6d;
const OPEN = 0x7b;

/**
 * How many bytes the items take, joined by commas; undefined when some of them are not bytes yet, or do not begin as
 * they should.
 *
 * @param nameless bytes that are left out of each
 */
function joinedLength(items: Items, nameless: number): number | undefined {
  let length = Math.max(0, items.length - 1) - items.length * nameless;
  for (const item of items) {
    if (!(item instanceof StoredObject) || !canLeaveOut(item.head, nameless)) return undefined;
    length += item.size;
  }
  return length;
}

/** Bytes of an item that a list leaves out: its kind and apiVersion, up to the comma, whose place the brace takes. */
export function namelessFrom(kind: string, apiVersion: string): number {
  return Buffer.byteLength(`{"kind":${JSON.stringify(kind)},"apiVersion":${JSON.stringify(apiVersion)}`);
}

/** Whether metadata follows there, as objects are stored. */
export function canLeaveOut(bytes: Buffer, nameless: number): boolean {
  return (
    nameless === 0 || (bytes[nameless] === COMMA && bytes[nameless + 1] === QUOTE && bytes[nameless + 2] === LETTER_M)
  );
}

/** Copies a list into one buffer after the other. */
export interface Filler {
  /** Fills the buffer as far as something is left; returns how many bytes it wrote. */
  fill(target: Buffer): number;
}

/**
 * Copies items, joined by commas, into one buffer after the other. It holds no more than its place in the list, so that
 * a list of any length takes the memory of one buffer.
 */
export class ListFiller implements Filler {
  readonly #items: Items;
  readonly #nameless: number;
  #next = 0;
  /** How much of the next item was copied before. */
  #copied = 0;
  #commaDue = false;

  /** @param nameless bytes that are left out of each item (`namelessFrom`); 0: none */
  constructor(items: Items, nameless = 0) {
    this.#items = items;
    this.#nameless = nameless;
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
    return at;
  }
}

/** Copies pieces as they are; each is asked for when the ones before it are copied. */
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

/** Lists that were asked for more than once while nothing in them changed, joined, so that the next one costs no copy. */
export class JoinedLists {
  readonly #budget: ByteBudget | undefined;
  readonly #now: () => number;
  /** Lists that were asked for before. */
  readonly #asked = new WeakSet<Items>();
  /** Lengths that are known; looking at each item again would take milliseconds. */
  readonly #lengths = new WeakMap<Items, { readonly length: number | undefined }>();
  /** In order of last use. */
  readonly #kept = new Map<Items, { readonly bytes: Buffer; readonly question: string; used: number }>();
  /** What is kept, by what was asked for. */
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

  /** Bytes that are kept now. */
  get bytes(): number {
    return this.#size;
  }

  /**
   * How many bytes the items take, joined by commas; undefined when some of them are not bytes yet, or do not begin as
   * they should.
   *
   * @param nameless bytes that are left out of each; always the same for the same items
   */
  lengthOf(items: Items, nameless = 0): number | undefined {
    let known = this.#lengths.get(items);
    if (known === undefined) this.#lengths.set(items, (known = { length: joinedLength(items, nameless) }));
    return known.length;
  }

  /** Lets go of the lists used longest ago, about that many bytes. */
  shrink(bytes: number): void {
    const target = this.#size - bytes;
    for (const oldest of this.#kept.keys()) {
      if (this.#size <= target) return;
      this.#drop(oldest);
    }
  }

  /** The joined bytes, when they are kept. */
  get(items: Items): Buffer | undefined {
    const found = this.#kept.get(items);
    if (found === undefined) return undefined;
    found.used = this.#now();
    this.#kept.delete(items);
    this.#kept.set(items, found);
    return found.bytes;
  }

  /**
   * Room to join a list in while it is sent, if it is worth keeping: not at its first time, not longer than all that may
   * be kept, not in place of lists that are in use, and one at a time. Whoever gets room must say `done`.
   *
   * @param length bytes of the items with what stands between them
   * @param question what the client asked for; other items that were kept as the answer to it are outdated and let go
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

  /** The list was sent to its end (`bytes`), or its client left before. */
  done(items: Items, bytes: Buffer | undefined, question: string): void {
    this.#joining = false;
    if (bytes === undefined || this.#kept.has(items)) return;
    this.#kept.set(items, { bytes, used: this.#now(), question });
    this.#answers.set(question, items);
    this.#changed(bytes.length);
    if (this.#size > MOST_BYTES) this.shrink(this.#size - MOST_BYTES);
    this.#timer ??= setTimeout(() => this.#sweep(), IDLE).unref();
  }

  /** Whether even the list that was asked for longest ago is fresh. */
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
