/** A check of an endpoint, as in labels: the result of its last run, and the number of runs by result. */
interface Runs {
  readonly name: string;
  readonly type: string;
  last: boolean;
  success: number;
  error: number;
}

/**
 * The results of health checks, under kube-apiserver's names with the prefix of the naming. There are some ten checks.
 */
export class HealthSeries {
  readonly #prefix: string;
  readonly #runs = new Map<string, Runs>();

  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  /** A check was run for an endpoint. */
  add(endpoint: string, check: string, ok: boolean): void {
    const key = JSON.stringify([check, endpoint]);
    let runs = this.#runs.get(key);
    if (runs === undefined) {
      runs = { name: JSON.stringify(check), type: JSON.stringify(endpoint), last: ok, success: 0, error: 0 };
      this.#runs.set(key, runs);
    }
    runs.last = ok;
    runs[ok ? 'success' : 'error'] += 1;
  }

  /** In the text format of Prometheus. */
  text(): string {
    const [result, total] = [`${this.#prefix}_healthcheck`, `${this.#prefix}_healthchecks_total`];
    const series = [...this.#runs.values()];
    return [
      `# HELP ${result} Whether a health check was well when it was last looked at.`,
      `# TYPE ${result} gauge`,
      ...series.map(({ name, type, last }) => `${result}{name=${name},type=${type}} ${Number(last)}`),
      `# HELP ${total} How often health checks were looked at, by what they said.`,
      `# TYPE ${total} counter`,
      ...series.flatMap(({ name, type, ...runs }) =>
        (['success', 'error'] as const)
          .filter((status) => runs[status] > 0)
          .map((status) => `${total}{name=${name},status="${status}",type=${type}} ${runs[status]}`),
      ),
      '',
    ].join('\n');
  }
}
