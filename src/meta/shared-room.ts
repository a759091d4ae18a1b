/** Size of a shared buffer, in bytes: large enough to be allocated directly by the system. */
const SHARED = 128 * 1024;
/** Longer texts get their own buffer. */
const LONGEST = SHARED / 32;

/**
 * Allocates numerous long-lived texts from larger buffers: a separate buffer takes about 250 bytes more, and the
 * garbage collector visits each. A shared buffer is freed with its last text, so that replaced texts may live on: at
 * most as many bytes as were allocated.
 */
export class SharedRoom {
  #shared = new ArrayBuffer(0);
  #used = 0;

  /** An uninitialised buffer of that many bytes. */
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

  /** A copy of bytes that share their buffer with others. */
  copy(bytes: Buffer): Buffer {
    const copy = this.take(bytes.length);
    bytes.copy(copy);
    return copy;
  }
}
