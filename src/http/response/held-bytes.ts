/** Byte limit of what is held: twice a list of 10,000 objects of usual size in binary form. */
const MOST_BYTES = 64 * 1024 * 1024;

/** The share of one answer. */
export interface Holding {
  /** Reserves so many more bytes. False: there is no room, and the answer holds nothing from now on. */
  add(bytes: number): boolean;
  /** Releases everything. Idempotent. */
  end(): void;
}

/**
 * One limit for lists that are held until they are sent, as long as their clients take to read them. One without room
 * is sent in another way: encoded again object by object, or written in chunks.
 */
export class HeldBytes {
  readonly #most: number;
  #bytes = 0;

  constructor(most: number = MOST_BYTES) {
    this.#most = most;
  }

  /** Bytes that are held now. */
  get bytes(): number {
    return this.#bytes;
  }

  /** An answer that holds nothing yet. */
  begin(): Holding {
    let own = 0;
    let ended = false;
    const end = (): void => {
      ended = true;
      this.#bytes -= own;
      own = 0;
    };
    return {
      end,
      add: (bytes) => {
        if (ended) return false;
        if (this.#bytes + bytes > this.#most) {
          end();
          return false;
        }
        own += bytes;
        this.#bytes += bytes;
        return true;
      },
    };
  }
}
