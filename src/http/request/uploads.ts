import { tooManyRequests, type StatusError } from '../../meta/errors.js';

/** Bytes of all bodies that are being read; more when a single one may have more. */
const MOST_BYTES = 64 * 1024 * 1024;
/** Smaller bodies are not counted: the number of connections bounds them. */
const COUNTED = 32 * 1024;
/** A body silent for this long makes room for others, in ms. */
const STALLED = 1_000;

/** The bytes of all bodies that are being read, when one may have `largest`: on an idle server it fits. */
export function mostUploads(largest: number): number {
  return Math.max(MOST_BYTES, largest);
}

/** One body that is being read. */
interface Upload {
  /** Counts received bytes. False: there is no room for them, and the body is not read further. */
  add(bytes: number): boolean;
  /** It has been read completely, or given up. Idempotent. */
  end(): void;
}

interface Reading {
  bytes: number;
  counted: number;
  /** When bytes came last. */
  last: number;
  readonly giveUp: (error: StatusError) => void;
}

/**
 * One limit for all bodies in transit, over all connections: received bytes stay in memory until the last one. When it
 * is reached, the body that has been silent longest is given up (429, to be retried), and only if none is silent the
 * one that needs more. So clients that stall take no room from those that send.
 */
export class Uploads {
  readonly #most: number;
  readonly #now: () => number;
  readonly #reading = new Set<Reading>();
  #bytes = 0;

  /** @param now milliseconds of a clock that only goes forward */
  constructor(most: number = MOST_BYTES, now: () => number = () => performance.now()) {
    this.#most = most;
    this.#now = now;
  }

  /** Bytes currently counted. */
  get bytes(): number {
    return this.#bytes;
  }

  /** @param giveUp called when room is made for others; the body ends with it */
  begin(giveUp: (error: StatusError) => void): Upload {
    const one: Reading = { bytes: 0, counted: 0, last: this.#now(), giveUp };
    return {
      add: (bytes) => this.#add(one, bytes),
      end: () => this.#end(one),
    };
  }

  #add(one: Reading, bytes: number): boolean {
    one.bytes += bytes;
    one.last = this.#now();
    if (one.bytes <= COUNTED) return true;
    this.#reading.add(one);
    const more = one.bytes - one.counted;
    while (this.#bytes + more > this.#most) {
      const stalled = this.#longestSilent(one);
      if (stalled === undefined) {
        this.#end(one);
        return false;
      }
      this.#end(stalled);
      stalled.giveUp(tooManyRequests());
    }
    one.counted += more;
    this.#bytes += more;
    return true;
  }

  #longestSilent(but: Reading): Reading | undefined {
    let found: Reading | undefined;
    for (const one of this.#reading) {
      if (one !== but && (found === undefined || one.last < found.last)) found = one;
    }
    return found !== undefined && this.#now() - found.last >= STALLED ? found : undefined;
  }

  #end(one: Reading): void {
    this.#reading.delete(one);
    this.#bytes -= one.counted;
    one.counted = 0;
  }
}
