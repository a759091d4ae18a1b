/** A range of costs or sizes. Numbers beyond 2^64 count as 2^64, as in the reference. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

/** More than any allowed cost; stands for "unbounded". */
export const UNBOUNDED = 2 ** 64;

function capped(value: number): number {
  return value >= UNBOUNDED ? UNBOUNDED : value;
}

/** A range of one number. */
export function exactly(value: number): Range {
  return { min: value, max: value };
}

/** No cost, or an empty value. */
export const NOTHING = exactly(0);
/** An unknown size. */
export const ANY_SIZE: Range = { min: 0, max: UNBOUNDED };

/** The sum. */
export function plus(...ranges: readonly Range[]): Range {
  return ranges.reduce(
    (sum, range) => ({ min: capped(sum.min + range.min), max: capped(sum.max + range.max) }),
    NOTHING,
  );
}

/** The product. */
export function times(one: Range, other: Range): Range {
  return { min: product(one.min, other.min), max: product(one.max, other.max) };
}

function product(one: number, other: number): number {
  return one === 0 || other === 0 ? 0 : capped(one * other);
}

/** Times a factor, rounded up. */
export function scaled(range: Range, factor: number): Range {
  return { min: capped(Math.ceil(range.min * factor)), max: capped(Math.ceil(range.max * factor)) };
}

/** The smallest range that contains both. */
export function union(one: Range, other: Range): Range {
  return { min: Math.min(one.min, other.min), max: Math.max(one.max, other.max) };
}
