import type { Evaluation, Program } from './evaluate.js';
import { CelError, type Value } from './values.js';
import { CostExceeded, type Work } from './work.js';

/** Limit of the work, not part of costs, of all expressions for one request: about a tenth of a second. */
const MOST_WORK_OF_REQUEST = 1_000_000;

/** Evaluations for one purpose: their total work is bounded, including work that is not part of costs. */
export class Evaluations {
  readonly #work: Work;
  #left: number;

  /** @param most in the units of `Work` */
  constructor(work: Work, most: number = MOST_WORK_OF_REQUEST) {
    this.#work = work;
    this.#left = most;
  }

  /** Whether the limit is exceeded; no further evaluation is started. */
  get spent(): boolean {
    return this.#left < 0;
  }

  /** Evaluates a program with the cost limit `limit`. */
  run(program: Program, variables: readonly (Value | undefined)[], limit: number): Evaluation {
    if (this.spent) return { value: new CelError(new CostExceeded().message), cost: limit + 1 };
    const { result, spent } = this.#work.within(this.#left, () => program.run(variables, limit));
    this.#left -= spent;
    return result;
  }
}
