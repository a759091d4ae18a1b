/** Size of a buffer that several texts share, in bytes. */
const SHARED = 32 * 1024;
/** Longer texts get a buffer of their own. */
const LONGEST = SHARED / 8;

/**
 * Room for texts that come by thousands and stay, cut from larger buffers: a buffer of its own takes about 250 bytes more,
 * and the garbage collector looks at each. A shared buffer is free when the last text in it is, so that texts that are
 * replaced one by one live on: at most as many bytes as were cut.
 */
export class SharedRoom {
  #rest = Buffer.alloc(0);

  /** A buffer of that many bytes, whose content is not set. */
  take(length: number): Buffer {
    if (length > LONGEST) return Buffer.allocUnsafeSlow(length);
    if (length > this.#rest.length) this.#rest = Buffer.allocUnsafeSlow(SHARED);
    const room = this.#rest.subarray(0, length);
    this.#rest = this.#rest.subarray(length);
    return room;
  }
}
