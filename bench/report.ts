/** One measured row of design §7: ours, what stands beside it in the same run, and the budget of their ratio. */
export interface BenchRow {
  readonly scenario: string;
  readonly ours: string;
  readonly reference: string;
  /** Ours over reference, in the direction that the budget names. */
  readonly ratio: number;
  readonly budget: { readonly atLeast: number } | { readonly atMost: number };
}

/** `12.3k/s`. */
export function perSecond(value: number): string {
  return value >= 10_000 ? `${(value / 1000).toFixed(1)}k/s` : `${value.toFixed(value < 100 ? 1 : 0)}/s`;
}

/** `3.20 ms`. */
export function milliseconds(value: number): string {
  return `${value.toFixed(2)} ms`;
}

/** Whether the ratio keeps the budget. */
export function withinBudget(row: BenchRow): boolean {
  return 'atLeast' in row.budget ? row.ratio >= row.budget.atLeast : row.ratio <= row.budget.atMost;
}

/** The rows as a table for people. */
export function table(rows: readonly BenchRow[]): string {
  const cells = rows.map((row) => [
    row.scenario,
    row.ours,
    row.reference,
    row.ratio.toFixed(2),
    'atLeast' in row.budget ? `>= ${row.budget.atLeast}` : `<= ${row.budget.atMost}`,
    withinBudget(row) ? 'kept' : 'MISSED',
  ]);
  const all = [['scenario', 'ours', 'reference', 'ratio', 'budget', ''], ...cells];
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

/** A row whose numbers are rates: more is better. */
export function fasterRow(scenario: string, ours: number, reference: number, atLeast: number): BenchRow {
  return {
    scenario,
    ours: perSecond(ours),
    reference: perSecond(reference),
    ratio: ours / reference,
    budget: { atLeast },
  };
}

/** A row whose numbers are milliseconds, with the ratio of times: less is better. */
export function shorterRow(scenario: string, ours: number, reference: number, atMost: number): BenchRow {
  return {
    scenario,
    ours: milliseconds(ours),
    reference: milliseconds(reference),
    ratio: ours / reference,
    budget: { atMost },
  };
}

/** A row whose numbers are milliseconds, with the ratio turned round so that more is better. */
export function quickerRow(scenario: string, ours: number, reference: number, atLeast: number): BenchRow {
  return { ...shorterRow(scenario, ours, reference, 0), ratio: reference / ours, budget: { atLeast } };
}

/** A row whose numbers are bytes: less is better. */
export function smallerRow(scenario: string, ours: number, reference: number, atMost: number): BenchRow {
  return { scenario, ours: size(ours), reference: size(reference), ratio: ours / reference, budget: { atMost } };
}

function size(bytes: number): string {
  return bytes >= 1024 * 1024 ? `${(bytes / 1024 / 1024).toFixed(0)} MiB` : `${(bytes / 1024).toFixed(1)} KiB`;
}

/** The middle value. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** The middle of a sorted or unsorted series. */
function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
