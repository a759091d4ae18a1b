/** Limit for compiling all patterns that one object defines, in program steps: some tenths of a second. */
export const MOST_PATTERN_WORK = 100_000;

/** The cost of compiling an empty pattern, in program steps. */
const EACH = 30;
/** Larger values need not be distinguished: they are always rejected. */
const ENOUGH = 1e9;

/**
 * The approximate number of program steps of a regular expression, without compiling it: each character or class is
 * one, repeated n times for a repetition up to n.
 *
 * Example: `^[a-z]{0,61}$` is 1 + 61 + 1, plus the cost of an empty pattern.
 */
export function patternWork(pattern: string): number {
  const outside: number[] = [];
  let sum = 0;
  /** What a following repetition repeats. */
  let last = 0;
  const put = (size: number): void => {
    last = size;
    sum += size;
  };
  for (let at = 0; at < pattern.length; at += 1) {
    const char = pattern[at]!;
    if (char === '\\') {
      at += 1;
      put(1);
    } else if (char === '[') {
      at = endOfClass(pattern, at);
      put(1);
    } else if (char === '(') {
      outside.push(sum);
      sum = 0;
    } else if (char === ')') {
      const inside = sum;
      sum = outside.pop() ?? 0;
      put(inside + 2);
    } else if (char === '{') {
      const found = /^\{(\d{1,6})(?:,(\d{0,6}))?\}/.exec(pattern.slice(at, at + 20));
      if (found === null) {
        put(1);
        continue;
      }
      at += found[0].length - 1;
      const times = Math.max(1, Number(found[1]), Number(found[2] ?? 0));
      sum = Math.min(ENOUGH, sum + last * (times - 1));
      last *= times;
    } else put(1);
  }
  return Math.min(ENOUGH, outside.reduce((total, size) => total + size, sum) + EACH);
}

/** The position of the bracket that ends the class starting at `at`; the last character without one. */
function endOfClass(pattern: string, at: number): number {
  let position = at + 1;
  if (pattern[position] === '^') position += 1;
  // A bracket in first position is literal.
  if (pattern[position] === ']') position += 1;
  while (position < pattern.length && pattern[position] !== ']') position += pattern[position] === '\\' ? 2 : 1;
  return Math.min(position, pattern.length - 1);
}

/** How many program steps the distinct patterns of one object may still compile to. */
export class PatternAllowance {
  readonly #taken = new Set<string>();
  #left = MOST_PATTERN_WORK;

  /** Counts one more pattern. @returns whether it may be compiled */
  take(pattern: string): boolean {
    if (this.#taken.has(pattern)) return true;
    this.#left -= Math.min(MOST_PATTERN_WORK, patternWork(pattern));
    if (this.#left < 0) return false;
    this.#taken.add(pattern);
    return true;
  }
}
