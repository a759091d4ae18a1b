import { quote } from './quote.js';
import { wholeNumber } from './whole-number.js';

/** A version by Semantic Versioning 2.0.0; build metadata after `+` is ignored. */
export interface SemanticVersion {
  readonly numbers: readonly [major: bigint, minor: bigint, patch: bigint];
  /** Pre-release identifiers; numbers sort before words. */
  readonly pre: readonly (bigint | string)[];
}

const DIGITS = /^[0-9]+$/;
const IDENTIFIER = /^[0-9A-Za-z-]+$/;
const MOST = 2n ** 64n - 1n;

/** The version of a text, or why it is invalid. */
export function parseSemanticVersion(text: string): SemanticVersion | string {
  if (text === '') return 'Version string empty';
  const parts = text.split('.');
  if (parts.length < 3) return 'No Major.Minor.Patch elements found';
  const [beforeBuild, build] = cut(parts.slice(2).join('.'), '+');
  const [patch, pre] = cut(beforeBuild, '-');
  const numbers: bigint[] = [];
  for (const [what, digits] of [
    ['Major', parts[0]!],
    ['Minor', parts[1]!],
    ['Patch', patch],
  ] as const) {
    if (digits === '') return 'strconv.ParseUint: parsing "": invalid syntax';
    if (!DIGITS.test(digits)) return `Invalid character(s) found in ${what.toLowerCase()} number ${quote(digits)}`;
    const number = numberOf(digits, `${what} number`);
    if (typeof number === 'string') return number;
    numbers.push(number);
  }
  const identifiers: (bigint | string)[] = [];
  for (const identifier of pre?.split('.') ?? []) {
    if (identifier === '') return 'Prerelease is empty';
    if (!IDENTIFIER.test(identifier)) return `Invalid character(s) found in prerelease ${quote(identifier)}`;
    const number = DIGITS.test(identifier) ? numberOf(identifier, 'Numeric PreRelease version') : undefined;
    if (typeof number === 'string') return number;
    identifiers.push(number ?? identifier);
  }
  for (const identifier of build?.split('.') ?? []) {
    if (identifier === '') return 'Build meta data is empty';
    if (!IDENTIFIER.test(identifier)) return `Invalid character(s) found in build meta data ${quote(identifier)}`;
  }
  return { numbers: numbers as [bigint, bigint, bigint], pre: identifiers };
}

/** The number of digits, or why they are invalid in a version. */
function numberOf(digits: string, what: string): bigint | string {
  if (digits.length > 1 && digits.startsWith('0')) return `${what} must not contain leading zeroes ${quote(digits)}`;
  return wholeNumber(digits, MOST) ?? `strconv.ParseUint: parsing ${quote(digits)}: value out of range`;
}

function cut(text: string, mark: string): readonly [string, string | undefined] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}

/** Negative when `left` comes first. A release comes after its pre-releases. */
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
