/** Thrown when an evaluation becomes too expensive; an exception, since nothing in an expression may absorb it. */
export class CostExceeded extends Error {
  constructor() {
    super('operation cancelled: actual cost limit exceeded');
  }
}

/** Called with the number of values an operation visits, as it may visit one of them repeatedly; throws to stop it. */
export type Spend = (values: number) => void;

/** Longest list made by an expression; one of this length costs as much as an evaluation may. */
export const LONGEST_LIST = 1_000_000;

/** The work of visiting one value, in the units of `MatchWork`. */
const ONE_VALUE = 0.25;

/**
 * Evaluation work that is not part of costs, in the units of `MatchWork`, of which ten are about a microsecond. `[a,
 * a]` costs the same whatever `a` is, so that thirty steps could make a value of a billion parts.
 */
export class Work {
  #done = 0;
  #most = Infinity;

  /** Adds some. @throws CostExceeded when there was too much of it */
  spend(units: number): void {
    this.#done += units;
    if (this.#done > this.#most) throw new CostExceeded();
  }

  /** `spend` for operations that visit values. */
  readonly values: Spend = (count) => this.spend(count * ONE_VALUE);

  /** Runs something with a work limit. `spent` is the work done. */
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
