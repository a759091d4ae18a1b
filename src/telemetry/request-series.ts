/** What identifies one series of request metrics. All values come from closed sets. */
export interface RequestLabels {
  readonly verb: string;
  readonly group: string;
  readonly version: string;
  readonly resource: string;
  readonly subresource: string;
  readonly scope: string;
  readonly code: string;
}

/** Upper bounds in seconds. */
const BUCKETS = [0.005, 0.025, 0.05, 0.1, 0.2, 0.4, 0.6, 0.8, 1, 1.25, 1.5, 2, 3, 5, 10, 30, 60];

const TOTAL = 'apiserver_request_total';
const DURATION = 'apiserver_request_duration_seconds';

/** Requests of one kind, whatever their answers. */
interface Durations {
  /** The labels as they are printed. */
  readonly text: string;
  count: number;
  sum: number;
  readonly buckets: number[];
}

/** Requests of one kind with one answer. */
interface Answered {
  readonly text: string;
  readonly durations: Durations;
  count: number;
}

/**
 * How many requests there were of each kind and answer, and how long those of a kind took, by kube-apiserver's names. There
 * may be thousands of series: counting takes no more than a look into a map, and their labels are put into words once, so
 * that a scrape does not hold the event loop.
 */
export class RequestSeries {
  readonly #answered = new Map<string, Answered>();
  readonly #durations = new Map<string, Durations>();

  /** One request is over. `seconds` is its whole time. */
  add(labels: RequestLabels, seconds: number): void {
    const { verb, group, version, resource, subresource, scope, code } = labels;
    const kind = `${verb}|${group}|${version}|${resource}|${subresource}|${scope}`;
    const key = `${kind}|${code}`;
    let one = this.#answered.get(key);
    if (one === undefined) this.#answered.set(key, (one = this.#begin(kind, labels)));
    one.count += 1;
    const { durations } = one;
    durations.count += 1;
    durations.sum += seconds;
    const at = BUCKETS.findIndex((bound) => seconds <= bound);
    if (at >= 0) durations.buckets[at]! += 1;
  }

  #begin(kind: string, { code, ...labels }: RequestLabels): Answered {
    let durations = this.#durations.get(kind);
    if (durations === undefined) {
      const buckets = new Array<number>(BUCKETS.length).fill(0);
      this.#durations.set(kind, (durations = { text: textOf(labels), count: 0, sum: 0, buckets }));
    }
    return { text: textOf({ ...labels, code }), durations, count: 0 };
  }

  /** All series in the text format of Prometheus. */
  text(): string {
    const lines = [`# HELP ${TOTAL} Requests by verb, resource and answer.`, `# TYPE ${TOTAL} counter`];
    for (const { text, count } of this.#answered.values()) lines.push(`${TOTAL}{${text}} ${count}`);
    lines.push(`# HELP ${DURATION} Time from the request to the end of its answer.`, `# TYPE ${DURATION} histogram`);
    for (const { text, count, sum, buckets } of this.#durations.values()) {
      let below = 0;
      for (const [index, bound] of BUCKETS.entries()) {
        below += buckets[index]!;
        lines.push(`${DURATION}_bucket{${text},le="${bound}"} ${below}`);
      }
      lines.push(`${DURATION}_bucket{${text},le="+Inf"} ${count}`);
      lines.push(`${DURATION}_sum{${text}} ${sum}`, `${DURATION}_count{${text}} ${count}`);
    }
    lines.push('');
    return lines.join('\n');
  }
}

function textOf(labels: Readonly<Record<string, string>>): string {
  return Object.entries(labels)
    .map(([name, value]) => `${name}="${escaped(value)}"`)
    .join(',');
}

/** A value as the format wants it. */
function escaped(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('"', '\\"');
}
