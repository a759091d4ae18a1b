/** Thrown, since nothing in an expression may absorb it, when an evaluation becomes too expensive. */
export class CostExceeded extends Error {
  constructor() {
    super('operation cancelled: actual cost limit exceeded');
  }
}

/** Told how many values an operation looks at, for it may look at one of them over and over; throws to stop it. */
export type Spend = (values: number) => void;

/** Longest list that an expression makes; one of this length costs as much as an evaluation may. */
export const LONGEST_LIST = 1_000_000;

/** What to look at one value is, in the units of `MatchWork`. */
const ONE_VALUE = 0.25;

/**
 * The work of evaluations that their costs do not tell, in the units of `MatchWork`, of which ten are about a
 * microsecond. `[a, a]` costs the same whatever `a` is, so that thirty steps make a value of a billion parts.
 */
export class Work {
  #done = 0;
  #most = Infinity;

  /** Adds some. @throws CostExceeded when there was too much of it */
  spend(units: number): void {
    this.#done += units;
    if (this.#done > this.#most) throw new CostExceeded();
  }

  /** `spend` for operations that look at values. */
  readonly values: Spend = (count) => this.spend(count * ONE_VALUE);

  /** Runs something that may do so much. `spent` is what it did. */
  within<T>(most: number, run: () => T): { readonly result: T; readonly spent: number } {
    const before = this.#done;
    this.#most = before + most;
    try {
      const result = run();
      return { result, spent: this.#done - before };
    } finally {
      this.#most = Infinity;
    }
  }
}
