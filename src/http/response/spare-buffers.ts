/** Most buffers kept for reuse. */
const MOST = 8;

/** A pool of buffers of one size for copying long answers: a fresh one costs more than the copy. */
export class SpareBuffers {
  readonly #size: number;
  readonly #spare: Buffer[] = [];

  /** @param size bytes of each */
  constructor(size: number) {
    this.#size = size;
  }

  /** A reused or a new buffer. Its contents are arbitrary. */
  take(): Buffer {
    return this.#spare.pop() ?? Buffer.allocUnsafeSlow(this.#size);
  }

  /** Returns it to the pool, or drops it when the pool is full. It must not be used any more. */
  giveBack(buffer: Buffer): void {
    if (this.#spare.length < MOST) this.#spare.push(buffer);
  }
}
