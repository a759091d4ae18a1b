import { quote } from '../../../meta/quote.js';

/** Go's `strconv.Atoi`, as far as indexes need it. */
function indexOf(text: string, completions: number): number | string {
  if (!/^[+-]?\d+$/.test(text) || !Number.isSafeInteger(Number(text))) {
    return `cannot convert string to integer for index: ${quote(text)}`;
  }
  return Number(text) >= completions ? `too large index: ${quote(text)}` : Number(text);
}

/**
 * How many indexes a list such as `1,3-5,7` names.
 *
 * @returns what is wrong with the list, in Kubernetes' words, when something is
 */
export function countedIndexes(list: string, completions: number): number | string {
  if (list === '') return 0;
  let last: number | undefined;
  let total = 0;
  for (const interval of list.split(',')) {
    const [first = '', end, ...more] = interval.split('-');
    if (more.length > 0) {
      return `the fragment ${quote(interval)} violates the requirement that an index interval can have at most two parts separated by '-'`;
    }
    const from = indexOf(first, completions);
    if (typeof from === 'string') return from;
    const to = end === undefined ? from : indexOf(end, completions);
    if (typeof to === 'string') return to;
    if (end !== undefined && from >= to) return `non-increasing order, previous: ${from}, current: ${to}`;
    if (last !== undefined && last >= from) return `non-increasing order, previous: ${last}, current: ${from}`;
    total += to - from + 1;
    last = to;
  }
  return total;
}
