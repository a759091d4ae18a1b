import { quote } from '../../../meta/quote.js';

/** An interval of indexes, both ends of it included. */
type Interval = readonly [from: number, to: number];

/** Go's `strconv.Atoi`, as far as indexes need it. */
function indexOf(text: string, completions: number): number | string {
  if (!/^[+-]?\d+$/.test(text) || !Number.isSafeInteger(Number(text))) {
    return `cannot convert string to integer for index: ${quote(text)}`;
  }
  return Number(text) >= completions ? `too large index: ${quote(text)}` : Number(text);
}

/** The interval of `3` or `3-5`, or its fault. */
function intervalOf(text: string, completions: number): Interval | string {
  const [first = '', end, ...more] = text.split('-');
  if (more.length > 0) {
    return `the fragment ${quote(text)} violates the requirement that an index interval can have at most two parts separated by '-'`;
  }
  const from = indexOf(first, completions);
  if (typeof from === 'string') return from;
  const to = end === undefined ? from : indexOf(end, completions);
  if (typeof to === 'string') return to;
  if (end !== undefined && from >= to) return `non-increasing order, previous: ${from}, current: ${to}`;
  return [from, to];
}

/**
 * How many indexes a list such as `1,3-5,7` contains.
 *
 * @returns the fault of the list, in Kubernetes' words, if any
 */
export function countedIndexes(list: string, completions: number): number | string {
  if (list === '') return 0;
  let last: number | undefined;
  let total = 0;
  for (const text of list.split(',')) {
    const interval = intervalOf(text, completions);
    if (typeof interval === 'string') return interval;
    const [from, to] = interval;
    if (last !== undefined && last >= from) return `non-increasing order, previous: ${last}, current: ${from}`;
    total += to - from + 1;
    last = to;
  }
  return total;
}

/** The first index common to two sorted lists; faults are ignored. */
export function sharedIndex(one: string, other: string, completions: number): number | undefined {
  const intervalsOf = (list: string): readonly Interval[] =>
    list.split(',').flatMap((text): readonly Interval[] => {
      const interval = intervalOf(text, completions);
      return typeof interval === 'string' ? [] : [interval];
    });
  const [left, right] = [intervalsOf(one), intervalsOf(other)];
  for (let [at, beside] = [0, 0]; at < left.length && beside < right.length;) {
    const [[from, to], [start, end]] = [left[at]!, right[beside]!];
    if (from <= end && start <= to) return Math.max(from, start);
    if (from <= start) at++;
    else beside++;
  }
  return undefined;
}
