/** The result of the last run of a check, and how many runs there were, by result. */
interface Runs {
  last: boolean;
  success: number;
  error: number;
}

/** How the health checks went, by kube-apiserver's names behind the prefix of the naming. There are some ten checks. */
export class HealthSeries {
  readonly #prefix: string;
  readonly #runs = new Map<string, Runs>();

  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  /** A check was run for an endpoint. */
  add(endpoint: string, check: string, ok: boolean): void {
    const labels = `name=${JSON.stringify(check)},`;
    const key = `${labels}|type=${JSON.stringify(endpoint)}`;
    let runs = this.#runs.get(key);
    if (runs === undefined) this.#runs.set(key, (runs = { last: ok, success: 0, error: 0 }));
    runs.last = ok;
    runs[ok ? 'success' : 'error'] += 1;
  }

  /** In the text format of Prometheus. */
  text(): string {
    const [result, total] = [`${this.#prefix}_healthcheck`, `${this.#prefix}_healthchecks_total`];
    const series = [...this.#runs].map(([key, runs]) => ({ labels: key.split('|') as [string, string], runs }));
    return [
      `# HELP ${result} Whether a health check was well when it was last looked at.`,
      `# TYPE ${result} gauge`,
      ...series.map(({ labels: [name, type], runs }) => `${result}{${name}${type}} ${Number(runs.last)}`),
      `# HELP ${total} How often health checks were looked at, by what they said.`,
      `# TYPE ${total} counter`,
      ...series.flatMap(({ labels: [name, type], runs }) =>
        (['success', 'error'] as const)
          .filter((status) => runs[status] > 0)
          .map((status) => `${total}{${name}status="${status}",${type}} ${runs[status]}`),
      ),
      '',
    ].join('\n');
  }
}
