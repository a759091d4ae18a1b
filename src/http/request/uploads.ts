import { tooManyRequests, type StatusError } from '../../meta/errors.js';

/** Bytes of all bodies that are being read. */
const MOST_BYTES = 64 * 1024 * 1024;
/** Smaller bodies are not counted: what they take is bounded by the number of connections. */
const COUNTED = 32 * 1024;
/** Who has sent nothing for so long makes room for others, in ms. */
const STALLED = 1_000;

/** One body that is being read. */
interface Upload {
  /** So many bytes came. False: there is no room for them, and the body is not read on. */
  add(bytes: number): boolean;
  /** It is read to its end, or given up. Idempotent. */
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
 * One bound for all bodies that are on their way, over all connections: what has come of a body lies in memory until its
 * last byte. When it is reached, the body that has been silent longest is given up (429, to be sent again), and only if
 * none is silent the one that asks for more. So clients that begin and do not go on take no room from those who do.
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

  /** Bytes that are counted now. */
  get bytes(): number {
    return this.#bytes;
  }

  /** @param giveUp told when room is made for others; the body ends with it */
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
