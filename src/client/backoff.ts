/** The delay before a failed task is retried. */
export interface BackoffLimits {
  /** After the first failure, in milliseconds. */
  readonly first: number;
  /** Maximum, in milliseconds. */
  readonly longest: number;
}

/** Milliseconds to wait after `failures` failures in a row (1 or more): doubles each time up to the limit. */
export function backoff(failures: number, { first, longest }: BackoffLimits): number {
  return Math.min(longest, first * 2 ** Math.min(failures - 1, 30));
}
