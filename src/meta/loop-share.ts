import { RoundRobin } from './round-robin.js';

/** How often the queue is served per turn of the loop. */
const LOOKS = 64;
/** Longest time for waiting pieces in one turn, in ms. */
const LONGEST_ROUND = 30;

/** The limits of one kind of work per turn of the event loop. */
export interface LoopShareLimits {
  /** Pieces of one lane that run immediately; absent: any number. */
  readonly perLane?: number;
  /** Pieces that run immediately; absent: any number. */
  readonly pieces?: number;
  /**
   * Time after which others wait for the next turn, in ms; waiting pieces get as much time as everything else took, if
   * that is more.
   */
  readonly slice: number;
}

/**
 * Shares the event loop between pieces of work of which many may come in one turn: a hundred requests in one read of a
 * connection, a thousand lists that waited for the same answer. Those over the limits wait, round-robin by lane, and
 * each runs with its immediate consequences before the clock is checked again, so that a turn stays short.
 *
 * Example: with `perLane` 8, eight of 1,000 pieces of one lane run immediately; then others are served between slices of
 * 10 ms, and a piece of another lane is next.
 */
export class LoopShare<Lane> {
  readonly #limits: LoopShareLimits;
  readonly #waiting = new RoundRobin<Lane, () => void>();
  /** How many pieces each lane has run in this turn. */
  readonly #ran = new Map<Lane, number>();
  readonly #now: () => number;
  #pieces = 0;
  /** When the first piece of this turn ran; undefined when none did. */
  #since: number | undefined;
  /** When the first waiting piece ran in this turn. */
  #roundSince: number | undefined;
  #roundComes = false;
  /** When the last round ended. */
  #roundEnded = 0;

  /** @param now milliseconds of a clock that only goes forward */
  constructor(limits: LoopShareLimits, now: () => number = () => performance.now()) {
    this.#limits = limits;
    this.#now = now;
  }

  /** Runs `go` now, or when its turn comes; the returned function cancels. */
  pass(lane: Lane, go: () => void): (() => void) | undefined {
    const { perLane = Infinity, pieces = Infinity, slice } = this.#limits;
    const ran = this.#ran.get(lane) ?? 0;
    if (ran < perLane && this.#pieces < pieces && !this.#waiting.has(lane)) {
      const now = this.#now();
      if (this.#since === undefined) {
        this.#since = now;
        setImmediate(this.#turnOver);
      }
      if (now - this.#since < slice) {
        this.#ran.set(lane, ran + 1);
        this.#pieces += 1;
        go();
        return undefined;
      }
    }
    this.#waiting.add(lane, go);
    this.#goOn();
    return () => this.#waiting.remove(lane, go);
  }

  /** To be awaited before a piece; undefined: it may run now. */
  turn(lane: Lane): Promise<void> | undefined {
    let go: (() => void) | undefined;
    // A call before `go` is set means that no wait is needed.
    return this.pass(lane, () => go?.()) && new Promise((resolve) => (go = resolve));
  }

  readonly #turnOver = (): void => {
    this.#ran.clear();
    this.#pieces = 0;
    this.#since = undefined;
  };

  /**
   * Node finishes all work queued by one immediate before the next, so that the time between them is that of a piece.
   */
  #goOn(): void {
    if (this.#roundComes) return;
    this.#roundComes = true;
    this.#roundEnded = this.#now();
    for (let look = 0; look < LOOKS; look += 1) setImmediate(this.#look);
    setImmediate(this.#roundOver);
  }

  readonly #look = (): void => {
    if (this.#waiting.empty) return;
    const now = this.#now();
    this.#roundSince ??= now;
    const elseTook = Math.min(LONGEST_ROUND, this.#roundSince - this.#roundEnded);
    if (now - this.#roundSince < Math.max(this.#limits.slice, elseTook)) this.#waiting.next()?.();
  };

  readonly #roundOver = (): void => {
    this.#roundComes = false;
    this.#roundSince = undefined;
    if (!this.#waiting.empty) this.#goOn();
  };
}
