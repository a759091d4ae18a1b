/** Size of a buffer that several texts share, in bytes: one that the C library gets from the system as it is. */
const SHARED = 128 * 1024;
/** Longer texts get a buffer of their own. */
const LONGEST = SHARED / 32;

/**
 * Room for texts that come by thousands and stay, cut from larger buffers: a buffer of its own takes about 250 bytes more,
 * and the garbage collector looks at each. A shared buffer is free when the last text in it is, so that texts that are
 * replaced one by one live on: at most as many bytes as were cut.
 */
export class SharedRoom {
  #shared = new ArrayBuffer(0);
  #used = 0;

  /** A buffer of that many bytes, whose content is not set. */
  take(length: number): Buffer {
    if (length > LONGEST) return Buffer.allocUnsafeSlow(length);
    if (length > this.#shared.byteLength - this.#used) {
      this.#shared = Buffer.allocUnsafeSlow(SHARED).buffer as ArrayBuffer;
      this.#used = 0;
    }
    const room = Buffer.from(this.#shared, this.#used, length);
    this.#used += length;
    return room;
  }
}
