import { requestEntityTooLarge } from '../meta/errors.js';

/** Counts the steps of one application of a patch, which may be many more than its values and those of the object. */
export class WorkLimit {
  readonly #most: number;
  #steps = 0;

  /** @param most steps */
  constructor(most: number) {
    this.#most = most;
  }

  /** @throws StatusError 413 past the limit */
  spend(steps: number): void {
    this.#steps += steps;
    if (this.#steps > this.#most) {
      throw requestEntityTooLarge('the patch takes too many steps on an object of this size');
    }
  }
}
