import type { WriteOperation, WriteResult } from '../store.js';

/** A write that waits for its answer. */
export interface PendingWrite {
  readonly operation: WriteOperation;
  /** When its caller is told `unavailable`, on the monotonic clock in ms. */
  readonly deadline: number;
  readonly resolve: (result: WriteResult) => void;
  readonly reject: (error: Error) => void;
  /** Answered already; whatever becomes of it is of no interest to its caller. */
  settled: boolean;
  /** Sent on its own after a batch with it was refused. */
  alone: boolean;
}

/**
 * Writes in order of arrival, bounded by count and bytes. A batch takes each key at most once: the second write of a key
 * waits for the next batch, and so never overtakes the first.
 */
export class WriteQueue {
  readonly #most: { readonly writes: number; readonly bytes: number };
  #waiting: PendingWrite[] = [];
  #bytes = 0;

  constructor(most: { readonly writes: number; readonly bytes: number }) {
    this.#most = most;
  }

  get length(): number {
    return this.#waiting.length;
  }

  /** Whether there is room for this value. */
  accepts(bytes: number): boolean {
    return this.#waiting.length < this.#most.writes && this.#bytes + bytes <= this.#most.bytes;
  }

  push(write: PendingWrite): void {
    this.#waiting.push(write);
    this.#bytes += write.operation.value.length;
  }

  /** Puts writes back in front, in their order. The bound does not apply: they were in before. */
  pushFront(writes: readonly PendingWrite[]): void {
    this.#waiting.unshift(...writes);
    for (const write of writes) this.#bytes += write.operation.value.length;
  }

  /** Takes the next batch out. At least one write when there is any. */
  take(most: { readonly writes: number; readonly bytes: number }): PendingWrite[] {
    const batch: PendingWrite[] = [];
    const left: PendingWrite[] = [];
    const keys = new Set<string>();
    let bytes = 0;
    let full = false;
    for (let index = 0; index < this.#waiting.length; index += 1) {
      const write = this.#waiting[index]!;
      if (full) {
        left.push(...this.#waiting.slice(index));
        break;
      }
      const { resource, namespace, name } = write.operation.key;
      const key = `${resource}\0${namespace}\0${name}`;
      const size = write.operation.value.length;
      if (keys.has(key)) {
        left.push(write);
        continue;
      }
      const fits = batch.length === 0 || (!write.alone && bytes + size <= most.bytes);
      if (fits) {
        batch.push(write);
        bytes += size;
      } else {
        left.push(write);
      }
      keys.add(key);
      full = !fits || write.alone || batch.length >= most.writes;
    }
    this.#waiting = left;
    this.#bytes -= bytes;
    return batch;
  }

  /** Takes out what is past its deadline. */
  takeExpired(now: number): PendingWrite[] {
    const expired = this.#waiting.filter((write) => write.deadline <= now);
    if (expired.length > 0) {
      this.#waiting = this.#waiting.filter((write) => write.deadline > now);
      for (const write of expired) this.#bytes -= write.operation.value.length;
    }
    return expired;
  }

  /** Takes out everything. */
  clear(): PendingWrite[] {
    const all = this.#waiting;
    this.#waiting = [];
    this.#bytes = 0;
    return all;
  }
}
