import type { Precondition } from '../../meta/precondition.js';
import type { GroupResult, StoreKey, WriteOperation } from '../store.js';

/** A write of one or several operations that waits for its answer. */
export interface PendingWrite {
  /** At least one; no key twice. */
  readonly operations: readonly WriteOperation[];
  readonly preconditions: readonly Precondition[];
  /** Bytes of all values. */
  readonly bytes: number;
  /** Its deadline, on the monotonic clock in ms. */
  readonly deadline: number;
  /** When it was submitted, on the same clock. */
  readonly since: number;
  readonly resolve: (result: GroupResult) => void;
  readonly reject: (error: Error) => void;
  /** Answered already; its outcome no longer matters to the caller. */
  settled: boolean;
  /** Sent on its own after a batch with it was refused. */
  alone: boolean;
}

/** Bounds of the queue, or of a batch. */
export interface QueueLimits {
  /** Operations. */
  readonly writes: number;
  readonly bytes: number;
}

/**
 * Writes in order of arrival, bounded by count and bytes. A batch takes each key at most once: the second write of a
 * key waits for the next batch, and so never overtakes the first. A write with a key in its precondition does not share
 * a batch with an earlier write of that key either, as it was made without knowing of it.
 */
export class WriteQueue {
  readonly #most: QueueLimits;
  #waiting: PendingWrite[] = [];
  #operations = 0;
  #bytes = 0;

  constructor(most: QueueLimits) {
    this.#most = most;
  }

  get length(): number {
    return this.#waiting.length;
  }

  /** The write that has waited longest. */
  get oldest(): PendingWrite | undefined {
    return this.#waiting[0];
  }

  /** Whether there is room for that much. */
  accepts({ writes, bytes }: QueueLimits): boolean {
    return this.#operations + writes <= this.#most.writes && this.#bytes + bytes <= this.#most.bytes;
  }

  push(write: PendingWrite): void {
    this.#waiting.push(write);
    this.#count(write, 1);
  }

  /** Puts writes back at the front, in their order. The bound does not apply: they were accepted before. */
  pushFront(writes: readonly PendingWrite[]): void {
    this.#waiting.unshift(...writes);
    for (const write of writes) this.#count(write, 1);
  }

  /** Takes the next batch out. At least one write when there is any. */
  take(most: QueueLimits): PendingWrite[] {
    const batch: PendingWrite[] = [];
    const left: PendingWrite[] = [];
    /** Keys of writes in the batch and of those left behind, which must not be overtaken. */
    const keys = new Set<string>();
    let bytes = 0;
    let operations = 0;
    let full = false;
    for (let index = 0; index < this.#waiting.length; index += 1) {
      const write = this.#waiting[index]!;
      if (full) {
        left.push(...this.#waiting.slice(index));
        break;
      }
      const free = isFree(write, keys);
      const fits =
        batch.length === 0 ||
        (!write.alone && bytes + write.bytes <= most.bytes && operations + write.operations.length <= most.writes);
      if (free && fits) {
        batch.push(write);
        bytes += write.bytes;
        operations += write.operations.length;
      } else {
        left.push(write);
      }
      for (const { key } of write.operations) keys.add(keyText(key));
      full = free && (!fits || write.alone || operations >= most.writes);
    }
    this.#waiting = left;
    for (const write of batch) this.#count(write, -1);
    return batch;
  }

  /** Removes what is past its deadline. */
  takeExpired(now: number): PendingWrite[] {
    const expired = this.#waiting.filter((write) => write.deadline <= now);
    if (expired.length > 0) {
      this.#waiting = this.#waiting.filter((write) => write.deadline > now);
      for (const write of expired) this.#count(write, -1);
    }
    return expired;
  }

  /** Removes everything. */
  clear(): PendingWrite[] {
    const all = this.#waiting;
    this.#waiting = [];
    this.#operations = 0;
    this.#bytes = 0;
    return all;
  }

  #count(write: PendingWrite, sign: 1 | -1): void {
    this.#operations += sign * write.operations.length;
    this.#bytes += sign * write.bytes;
  }
}

/** The text of a key. */
export function keyText(key: StoreKey): string {
  return `${key.resource}\0${key.namespace}\0${key.name}`;
}

function isFree(write: PendingWrite, keys: ReadonlySet<string>): boolean {
  if (write.operations.some(({ key }) => keys.has(keyText(key)))) return false;
  return !write.preconditions.some((needed) => needed.kind === 'object' && keys.has(keyText(needed)));
}
