import { performance } from 'node:perf_hooks';
import type { JsonObject } from '../json/types.js';
import { inTurns, type Steps } from '../meta/steps.js';
import { timerDelay } from '../meta/timer.js';
import { valueSize } from '../patch/value-size.js';

/** For objects of this size each step of a write takes some milliseconds. */
const LARGE = 16 * 1024;
/** What is made from two objects of this size need not be measured again. */
const SMALL = LARGE / 2;
/** A loop that did less other work than this is idle, in ms. */
const IDLE = 1;
/** Shorter steps need no pause, in ms. */
const SHORT = 2;
/** Longest pause after a step, in ms. */
const LONGEST_REST = 200;
/** How long steps run before others get a turn, in ms. */
const WHILE = 5;
/** The ratio of the pause to the step before it. */
const REST = 2;

/** Milliseconds, from any start. */
export interface LoopClock {
  /** The elapsed time. */
  now(): number;
  /** The time in which the event loop worked. */
  worked(): number;
}

/** What is known about the objects that an object is made from. */
export interface KnownSizes {
  /** They are so small that no step on the object takes long; absent: unknown. */
  readonly small?: boolean;
}

const PROCESS_CLOCK: LoopClock = {
  now: () => performance.now(),
  worked: () => performance.eventLoopUtilization().active,
};

/**
 * Cuts writes of large objects into slices: between two steps everybody else gets a turn, and of several large writes
 * only one takes a step in a round of the event loop. While there is other work, it gets twice the time of the step
 * before the next step. Small objects pass without waiting.
 *
 * Example: of twenty large writes one is validated, which takes 30 ms; then network requests are served for 60 ms or
 * until none is left, then the next one is validated.
 */
export class Slices {
  readonly #waiting: (() => void)[] = [];
  /** Large parts of objects, passed on unchanged by the steps of a write. */
  readonly #large = new WeakSet<object>();
  readonly #clock: LoopClock;
  #roundComes = false;
  #began = 0;
  #took = 0;
  #workedBefore = 0;

  constructor(clock: LoopClock = PROCESS_CLOCK) {
    this.#clock = clock;
  }

  /** Whether objects made from this one, and from another such, need not be measured. */
  isSmall(object: JsonObject): boolean {
    return valueSize(object, SMALL) <= SMALL;
  }

  /** The same for a stored object, by the bytes of its text. */
  isSmallText(bytes: number): boolean {
    return bytes <= SMALL;
  }

  /** To be awaited between two steps on the object. */
  next(object: JsonObject, from?: KnownSizes): Promise<void> | undefined {
    return this.between(object, from)?.();
  }

  /** The function to await between several steps on the object; undefined when it is small. */
  between(object: JsonObject, from?: KnownSizes): (() => Promise<void>) | undefined {
    if (from?.small === true) return undefined;
    return valueSize(object, LARGE, this.#large) <= LARGE ? undefined : () => this.turn();
  }

  /** To be awaited before a step that takes milliseconds. */
  turn(): Promise<void> {
    return new Promise((go) => {
      this.#waiting.push(go);
      if (!this.#roundComes) this.#nextRound();
    });
  }

  /** Runs steps for a while, and continues in the next turn. */
  inTurns<T>(steps: Steps<T>): Promise<T> {
    return inTurns(steps, { longest: WHILE, now: () => this.#clock.now(), turn: () => this.turn() });
  }

  /**
   * Node finishes all work queued by one immediate before the next, so that the time between them is that of a step.
   */
  readonly #nextRound = (): void => {
    this.#roundComes = true;
    setImmediate(this.#step);
    setImmediate(this.#stepDone);
  };

  readonly #step = (): void => {
    this.#began = this.#clock.now();
    this.#waiting.shift()?.();
  };

  readonly #stepDone = (): void => {
    this.#took = this.#clock.now() - this.#began;
    if (this.#took < SHORT) return this.#goOn();
    this.#workedBefore = this.#clock.worked();
    setImmediate(this.#othersServed);
  };

  readonly #othersServed = (): void => {
    const rest = Math.min(LONGEST_REST, REST * this.#took);
    if (this.#clock.worked() - this.#workedBefore < IDLE) this.#goOn();
    else setTimeout(this.#goOn, timerDelay(rest));
  };

  readonly #goOn = (): void => {
    if (this.#waiting.length > 0) this.#nextRound();
    else this.#roundComes = false;
  };
}
