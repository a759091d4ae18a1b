import { performance } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';

/** Between two looks, in ms. */
const PERIOD = 10_000;
/** A server that works less than this share of the time is idle. */
const IDLE = 0.1;
/** Growth that is worth a collection: bytes, and share of what there was after the last one. */
const GROWTH = { bytes: 16 * 1024 * 1024, share: 0.2 };
/** Collections one after the other: the first may end one that was begun before things were let go, and keep those. */
const ROUNDS = 2;
/** V8 begins a collection when a buffer of that size is made. Nothing is written to it, so it takes no memory. */
const PROMPT = 256 * 1024 * 1024;

/** What is looked at, and what is done about it. */
export interface IdleCollectionParts {
  /** Bytes of objects and buffers, whether in use or not. */
  readonly size: () => number;
  /** The share of the time in which the event loop worked since the last call. */
  readonly worked: () => number;
  readonly collect: () => void;
}

/**
 * Memory comes back when a server falls silent. What caches let go of is free after a garbage collection, and V8 makes one
 * when much is allocated: a server that nobody asks would keep what its last burst took for ever. Collections are those
 * that V8 makes anyway, in small steps beside the work.
 */
export class IdleCollection {
  readonly #parts: IdleCollectionParts;
  /** Size after the last collection. */
  #base: number;
  /** Whether one was begun at the last look, and how many are to be made yet. */
  #collecting = false;
  #due = 0;
  #timer: NodeJS.Timeout | undefined;

  /** @param parts what is not that of the process */
  constructor(parts: Partial<IdleCollectionParts> = {}) {
    this.#parts = { ...ofProcess(), ...parts };
    this.#base = this.#parts.size();
  }

  start(): void {
    this.#timer = setInterval(() => this.look(), PERIOD).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** One look, as `start` makes them again and again. */
  look(): void {
    const { size, worked, collect } = this.#parts;
    const [now, busy] = [size(), worked() > IDLE];
    // What is left after a collection is in use.
    if (this.#collecting || now < this.#base) this.#base = now;
    else if (now - this.#base > Math.max(GROWTH.bytes, GROWTH.share * this.#base)) this.#due = ROUNDS;
    this.#collecting = this.#due > 0 && !busy;
    if (!this.#collecting) return;
    this.#due -= 1;
    collect();
  }
}

function ofProcess(): IdleCollectionParts {
  let before = performance.eventLoopUtilization();
  return {
    size() {
      // `process.memoryUsage` reads a file, and throws where no more can be opened.
      const { used_heap_size: heap, external_memory: external } = getHeapStatistics();
      return heap + external;
    },
    worked() {
      const { utilization } = performance.eventLoopUtilization(before);
      before = performance.eventLoopUtilization();
      return utilization;
    },
    collect: promptCollection,
  };
}

/** Has V8 collect garbage, in steps, within the next second or so. Where so much cannot be had, nothing happens. */
function promptCollection(): void {
  try {
    Buffer.allocUnsafeSlow(PROMPT);
  } catch {
    // The system does not even promise memory: then it is no time to ask for more.
  }
}
