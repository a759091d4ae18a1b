import type { JsonObject } from '../json/types.js';
import { valueSize } from '../patch/value-size.js';

/** Objects of this size take some milliseconds for each step of a write. */
const LARGE = 16 * 1024;

/**
 * Cuts writes of large objects into slices: between two steps everybody else gets a turn, and of several large writes
 * only one takes a step in a round of the event loop. Small objects pass without waiting.
 *
 * Example: of twenty large writes one is validated, then what came over the network meanwhile is served, then the next
 * one is validated.
 */
export class Slices {
  readonly #waiting: (() => void)[] = [];
  /** Parts of objects that are large by themselves; the steps of a write hand them on as they are. */
  readonly #large = new WeakSet<object>();

  /** To be awaited after a step on the object, and before the next. */
  next(object: JsonObject): Promise<void> | undefined {
    return valueSize(object, LARGE, this.#large) <= LARGE ? undefined : this.turn();
  }

  /** To be awaited before a step that takes milliseconds. */
  turn(): Promise<void> {
    return new Promise((go) => {
      this.#waiting.push(go);
      if (this.#waiting.length === 1) setImmediate(this.#round);
    });
  }

  readonly #round = (): void => {
    this.#waiting.shift()?.();
    // Asked for in this phase of the loop, it comes in the next round.
    if (this.#waiting.length > 0) setImmediate(this.#round);
  };
}
