/** The labels of one series of request metrics. All values are those of served resources. */
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

/** Limit of series of responses; a kind of request has one for each code. */
const MOST_SERIES = 5_000;
/** Share of the series that is kept when the limit is reached. */
const LEFT = 0.9;

/** Requests of one kind, whatever their responses. */
interface Durations {
  /** The printed labels. */
  readonly text: string;
  readonly answers: Map<string, Answered>;
  /** The total number of requests at its last one: the smallest is least recently used. */
  used: number;
  count: number;
  sum: number;
  readonly buckets: number[];
}

/** Requests of one kind with one response. */
interface Answered {
  readonly text: string;
  count: number;
}

/**
 * Counts and durations of requests, under kube-apiserver's names. There may be thousands of series: counting takes one
 * map look-up, and labels are printed once, so that a scrape does not block the event loop. Kinds come and go with
 * their definitions: beyond the limit, the least recently used series are dropped, and restart at zero, as after a
 * start.
 */
export class RequestSeries {
  readonly #most: number;
  readonly #kinds = new Map<string, Durations>();
  #requests = 0;
  #series = 0;

  constructor(most: number = MOST_SERIES) {
    this.#most = most;
  }

  /** One request has finished. `seconds` is its whole time. */
  add(labels: RequestLabels, seconds: number): void {
    const { verb, group, version, resource, subresource, scope, code } = labels;
    const key = `${verb}|${group}|${version}|${resource}|${subresource}|${scope}`;
    this.#requests += 1;
    let kind = this.#kinds.get(key);
    if (kind === undefined) this.#kinds.set(key, (kind = begin(labels)));
    kind.used = this.#requests;
    let answered = kind.answers.get(code);
    if (answered === undefined) {
      kind.answers.set(code, (answered = { text: textOf(labels), count: 0 }));
      this.#series += 1;
      if (this.#series > this.#most) this.#makeRoom();
    }
    answered.count += 1;
    kind.count += 1;
    kind.sum += seconds;
    const at = BUCKETS.findIndex((bound) => seconds <= bound);
    if (at >= 0) kind.buckets[at]! += 1;
  }

  #makeRoom(): void {
    const byUse = [...this.#kinds].sort(([, one], [, other]) => one.used - other.used);
    for (const [key, { answers }] of byUse) {
      if (this.#series <= this.#most * LEFT) return;
      this.#kinds.delete(key);
      this.#series -= answers.size;
    }
  }

  /** All series in the text format of Prometheus. */
  text(): string {
    const lines = [`# HELP ${TOTAL} Requests by verb, resource and answer.`, `# TYPE ${TOTAL} counter`];
    for (const { answers } of this.#kinds.values()) {
      for (const { text, count } of answers.values()) lines.push(`${TOTAL}{${text}} ${count}`);
    }
    lines.push(`# HELP ${DURATION} Time from the request to the end of its answer.`, `# TYPE ${DURATION} histogram`);
    for (const { text, count, sum, buckets } of this.#kinds.values()) {
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

function begin({ code: _code, ...labels }: RequestLabels): Durations {
  const buckets = new Array<number>(BUCKETS.length).fill(0);
  return { text: textOf(labels), answers: new Map(), used: 0, count: 0, sum: 0, buckets };
}

function textOf(labels: Readonly<Partial<RequestLabels>>): string {
  return Object.entries(labels)
    .map(([name, value]) => `${name}="${escaped(value)}"`)
    .join(',');
}

/** A value in this format. */
function escaped(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('"', '\\"');
}
