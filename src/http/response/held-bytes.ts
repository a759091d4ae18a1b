/** Bytes that answers on their way may hold together: twice a list of 10,000 objects of usual size in binary form. */
const MOST_BYTES = 64 * 1024 * 1024;

/** What one answer holds. */
export interface Holding {
  /** The answer holds so many bytes more. False: there is no room, and it holds nothing from now on. */
  add(bytes: number): boolean;
  /** It holds nothing any more. Idempotent. */
  end(): void;
}

/**
 * One bound for what answers hold that was made for them and could be made again: encoded lists wait for as long as their
 * clients take to read them.
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
