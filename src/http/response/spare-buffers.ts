/** Most buffers that wait to be used again. */
const MOST = 8;

/** Buffers of one size that long answers are copied into, one after the other: a fresh one costs more than the copy. */
export class SpareBuffers {
  readonly #size: number;
  readonly #spare: Buffer[] = [];

  /** @param size bytes of each */
  constructor(size: number) {
    this.#size = size;
  }

  /** One that was given back, or a new one. Its bytes are anything. */
  take(): Buffer {
    return this.#spare.pop() ?? Buffer.allocUnsafeSlow(this.#size);
  }

  /** Keeps it for the next who asks, or lets it go when enough are there. Nobody may read or write it any more. */
  giveBack(buffer: Buffer): void {
    if (this.#spare.length < MOST) this.#spare.push(buffer);
  }
}
