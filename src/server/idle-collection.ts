import { performance } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';

/** Polling interval, in ms. */
const PERIOD = 10_000;
/** A server that works less than this share of the time is idle. */
const IDLE = 0.1;
/** Growth that justifies a collection: bytes, and share of the size after the last one. */
const GROWTH = { bytes: 16 * 1024 * 1024, share: 0.2 };
/** Successive collections: the first may only finish one that started before memory was released. */
const ROUNDS = 2;
/** V8 starts a collection when a buffer of that size is allocated. It is never written, so it takes no memory. */
const PROMPT = 256 * 1024 * 1024;

/** The process, as this part sees it. */
export interface IdleCollectionParts {
  /** Bytes of objects and buffers, live or garbage. */
  readonly size: () => number;
  /** The event loop's utilisation since the last call. */
  readonly worked: () => number;
  readonly collect: () => void;
}

/**
 * Frees memory of an idle server. What caches evicted is freed by a garbage collection, which V8 starts when much is
 * allocated: an idle server would keep the garbage of its last burst for ever. These are V8's own collections,
 * incremental beside the work.
 */
export class IdleCollection {
  readonly #parts: IdleCollectionParts;
  /** Size after the last collection. */
  #base: number;
  /** Whether one was started at the last poll, and how many remain. */
  #collecting = false;
  #due = 0;
  #timer: NodeJS.Timeout | undefined;

  /** @param parts replacements for the process, for tests */
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

  /** One poll, repeated after `start`. */
  look(): void {
    const { size, worked, collect } = this.#parts;
    const [now, busy] = [size(), worked() > IDLE];
    // What is left after a collection is live.
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
      // `process.memoryUsage` reads a file, and throws when no more can be opened.
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

/**
 * Makes V8 collect garbage, incrementally, within the next second or so. Without enough address space nothing happens.
 */
function promptCollection(): void {
  try {
    Buffer.allocUnsafeSlow(PROMPT);
  } catch {
    // The system refuses even to reserve memory: not the time to ask for more.
  }
}
