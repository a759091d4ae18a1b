import type { Evaluation, Program } from './evaluate.js';
import { CelError, type Value } from './values.js';
import { CostExceeded, type Work } from './work.js';

/** Most work of expressions that decide one request and that their costs do not tell: about a tenth of a second. */
const MOST_WORK_OF_REQUEST = 1_000_000;

/** Evaluations for one purpose: what they do together is bounded, also where their costs do not tell it. */
export class Evaluations {
  readonly #work: Work;
  #left: number;

  /** @param most in the units of `Work` */
  constructor(work: Work, most: number = MOST_WORK_OF_REQUEST) {
    this.#work = work;
    this.#left = most;
  }

  /** Whether they did more than they may; no further one is begun. */
  get spent(): boolean {
    return this.#left < 0;
  }

  /** Evaluates a program, which may cost as much as `limit`. */
  run(program: Program, variables: readonly (Value | undefined)[], limit: number): Evaluation {
    if (this.spent) return { value: new CelError(new CostExceeded().message), cost: limit + 1 };
    const { result, spent } = this.#work.within(this.#left, () => program.run(variables, limit));
    this.#left -= spent;
    return result;
  }
}
