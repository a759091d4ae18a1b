/** Number format of a row. */
export type Unit = 'per second' | 'per processor second' | 'ms' | 'processor ms' | 'bytes';

/** The budget of a ratio. `atLeast` with `quicker` is of the reference over ours, so that more is better. */
export interface Budget {
  readonly atLeast?: number;
  readonly atMost?: number;
  readonly quicker?: boolean;
}

/** One measured row of design §7: ours, the reference in the same run, and the budget of their ratio. */
export interface BenchRow {
  readonly scenario: string;
  readonly ours: string;
  readonly reference: string;
  /** Ours over reference in each round, or the inverse, as the budget says. */
  readonly ratios: readonly number[];
  /** Spread of the reference: half of its range over its median; undefined for a fixed number. */
  readonly noise: number | undefined;
  readonly budget: Budget;
}

/**
 * A row of values measured alternately, one pair per round. A single reference value is used for all rounds.
 * Example: ours 8 and 9, reference 10 and 12: the ratios are 0.8 and 0.75, the noise is 9 %.
 */
export function row(
  scenario: string,
  unit: Unit,
  { ours, reference, budget }: { ours: readonly number[]; reference: readonly number[]; budget: Budget },
): BenchRow {
  const beside = reference.length === 1 ? ours.map(() => reference[0]!) : reference;
  const ratios = ours.map((value, round) =>
    budget.quicker === true ? beside[round]! / value : value / beside[round]!,
  );
  return {
    scenario,
    ours: written(median(ours), unit),
    reference: written(median(reference), unit),
    ratios,
    noise:
      reference.length === 1 ? undefined : (Math.max(...reference) - Math.min(...reference)) / 2 / median(reference),
    budget,
  };
}

/** Whether the median ratio keeps the budget. */
export function withinBudget({ ratios, budget }: Pick<BenchRow, 'ratios' | 'budget'>): boolean {
  const ratio = median(ratios);
  return ratio >= (budget.atLeast ?? -Infinity) && ratio <= (budget.atMost ?? Infinity);
}

/** Whether some rounds keep the budget and some miss it, so that another run may differ. */
function isUnsure({ ratios, budget }: BenchRow): boolean {
  const kept = ratios.filter((ratio) => withinBudget({ ratios: [ratio], budget })).length;
  return kept > 0 && kept < ratios.length;
}

/** The rows as a table for people: the median ratio, the lowest and highest of its rounds, and the machine's noise. */
export function table(rows: readonly BenchRow[]): string {
  const cells = rows.map((one) => [
    one.scenario,
    one.ours,
    one.reference,
    median(one.ratios).toFixed(2),
    `${Math.min(...one.ratios).toFixed(2)} to ${Math.max(...one.ratios).toFixed(2)} in ${one.ratios.length}`,
    one.noise === undefined ? '-' : `${(one.noise * 100).toFixed(0)} %`,
    one.budget.atLeast === undefined ? `<= ${one.budget.atMost}` : `>= ${one.budget.atLeast}`,
    (withinBudget(one) ? 'kept' : 'MISSED') + (isUnsure(one) ? ', not in every round' : ''),
  ]);
  const all = [['scenario', 'ours', 'reference', 'ratio', 'rounds', 'noise', 'budget', ''], ...cells];
  const widths = all[0]!.map((_, column) => Math.max(...all.map((line) => line[column]!.length)));
  return all
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function written(value: number, unit: Unit): string {
  switch (unit) {
    case 'per second':
      return perSecond(value);
    case 'per processor second':
      return `${perSecond(value)} cpu`;
    case 'ms':
      return `${value.toFixed(value < 1 ? 3 : 1)} ms`;
    case 'processor ms':
      return `${value.toFixed(value < 1 ? 3 : 1)} ms cpu`;
    case 'bytes':
      return value >= 1024 * 1024 ? `${(value / 1024 / 1024).toFixed(0)} MiB` : `${(value / 1024).toFixed(1)} KiB`;
  }
}

function perSecond(value: number): string {
  return value >= 10_000 ? `${(value / 1000).toFixed(1)}k/s` : `${value.toFixed(value < 100 ? 1 : 0)}/s`;
}

/** The median. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, sorted.length >> 1)] ?? Number.NaN;
}

/** Most characters of an error in one line. */
const LONGEST_LINE = 300;

/** An error in one line; that of a connection to several addresses is the first of theirs. */
export function oneLine(error: unknown): string {
  const first = error instanceof AggregateError && error.message === '' ? (error.errors as unknown[])[0] : error;
  const text = (first instanceof Error ? first.message : String(first)).replace(/\s+/g, ' ').trim();
  return text.length > LONGEST_LINE ? `${text.slice(0, LONGEST_LINE)}…` : text;
}
