/** Results of well-behaved clients: durations of requests, and failures. */
export class ClientResults {
  readonly #times: number[] = [];
  readonly #slowest = new Map<string, number>();
  readonly failures: string[] = [];
  /** How often a request was retried after a retry time, as by client libraries. */
  retries = 0;

  took(what: string, milliseconds: number): void {
    this.#times.push(milliseconds);
    if (milliseconds > (this.#slowest.get(what) ?? 0)) this.#slowest.set(what, milliseconds);
  }

  failed(what: string): void {
    if (this.failures.length < MOST_FAILURES) this.failures.push(what);
  }

  get requests(): number {
    return this.#times.length;
  }

  /** The time within which that share of the requests were answered, in ms. */
  quantile(share: number): number {
    const sorted = this.#times.toSorted((left, right) => left - right);
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  }

  /** The slowest request of each sort, in ms. */
  get slowest(): Readonly<Record<string, number>> {
    return Object.fromEntries([...this.#slowest].map(([what, time]) => [what, Math.round(time)]));
  }
}

const MOST_FAILURES = 20;
