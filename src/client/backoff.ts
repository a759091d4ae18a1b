/** How long a failing thing rests before the next attempt. */
export interface BackoffLimits {
  /** After the first failure, in milliseconds. */
  readonly first: number;
  /** Never longer, in milliseconds. */
  readonly longest: number;
}

/** Milliseconds to wait after `failures` failures in a row (1 or more): doubles each time up to the limit. */
export function backoff(failures: number, { first, longest }: BackoffLimits): number {
  return Math.min(longest, first * 2 ** Math.min(failures - 1, 30));
}
