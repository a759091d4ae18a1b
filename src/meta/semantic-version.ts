import { wholeNumber } from './exact-number.js';

/** A version as Semantic Versioning 2.0.0 writes it; what follows `+` counts for nothing. */
export interface SemanticVersion {
  readonly numbers: readonly bigint[];
  /** Parts of what follows `-`, of which numbers come before words. */
  readonly pre: readonly (bigint | string)[];
}

const VERSION = /^([0-9]+)\.([0-9]+)\.([0-9]+)(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?$/;
const MOST = 2n ** 64n - 1n;

/** A number without zeros before it. */
function numberOf(digits: string): bigint | undefined {
  return digits.length > 1 && digits.startsWith('0') ? undefined : wholeNumber(digits, MOST);
}

/** The version that a text says; undefined when it is none. */
export function parseSemanticVersion(text: string): SemanticVersion | undefined {
  const match = VERSION.exec(text);
  if (match === null) return undefined;
  const [, major = '', minor = '', patch = '', preText, build] = match;
  const numbers = [major, minor, patch].map(numberOf);
  const pre = (preText?.split('.') ?? []).map((part) => (/^[0-9]+$/.test(part) ? numberOf(part) : part));
  if (numbers.includes(undefined) || pre.includes(undefined) || pre.includes('')) return undefined;
  if (build?.split('.').includes('') === true) return undefined;
  return { numbers: numbers as bigint[], pre: pre as (bigint | string)[] };
}

/** Below 0 when `left` comes first. A version comes after those that lead up to it. */
export function compareSemanticVersions(left: SemanticVersion, right: SemanticVersion): number {
  for (const [index, number] of left.numbers.entries()) {
    const order = compare(number, right.numbers[index]!);
    if (order !== 0) return order;
  }
  if (left.pre.length === 0 || right.pre.length === 0) {
    return Number(left.pre.length === 0) - Number(right.pre.length === 0);
  }
  for (const [index, part] of left.pre.entries()) {
    const other = right.pre[index];
    if (other === undefined) return 1;
    const order = typeof part === typeof other ? compare(part, other) : typeof part === 'bigint' ? -1 : 1;
    if (order !== 0) return order;
  }
  return left.pre.length - right.pre.length;
}

function compare<T extends bigint | string>(left: T, right: T): number {
  return left === right ? 0 : left < right ? -1 : 1;
}
