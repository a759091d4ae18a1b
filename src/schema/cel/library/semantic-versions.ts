import { BOOL, INT, STRING, structType } from '../cel-type.js';
import { celFunction, member, overload, type CelFunction, type Implementation } from '../functions.js';
import { CelError, Opaque, type Value } from '../values.js';

/** A semantic version. */
const SEMVER_TYPE = structType('kubernetes.Semver');

const NUMBER = /^(?:0|[1-9]\d*)$/;
const IDENTIFIER = /^[0-9A-Za-z-]+$/;
const MAX_NUMBER = 2n ** 64n - 1n;
/** Longest version that is read. */
const MAX_TEXT = 1_000;

/** `major.minor.patch-prerelease+build`; the build says nothing about the order. */
class Semver extends Opaque {
  readonly typeName = SEMVER_TYPE.name;
  readonly numbers: readonly [bigint, bigint, bigint];
  readonly prerelease: readonly string[];

  constructor(numbers: readonly [bigint, bigint, bigint], prerelease: readonly string[]) {
    super();
    this.numbers = numbers;
    this.prerelease = prerelease;
  }

  compare(other: Semver): -1 | 0 | 1 {
    for (const [index, number] of this.numbers.entries()) {
      const theirs = other.numbers[index] ?? 0n;
      if (number !== theirs) return number < theirs ? -1 : 1;
    }
    return comparePrereleases(this.prerelease, other.prerelease);
  }

  equals(other: Opaque): boolean {
    return other instanceof Semver && this.compare(other) === 0;
  }
}

/** A version without a prerelease is later than one with; numbers come before words. */
function comparePrereleases(one: readonly string[], other: readonly string[]): -1 | 0 | 1 {
  if (one.length === 0 || other.length === 0) {
    return one.length === other.length ? 0 : one.length === 0 ? 1 : -1;
  }
  for (let index = 0; index < Math.min(one.length, other.length); index++) {
    const order = compareIdentifiers(one[index] ?? '', other[index] ?? '');
    if (order !== 0) return order;
  }
  return one.length === other.length ? 0 : one.length < other.length ? -1 : 1;
}

function compareIdentifiers(one: string, other: string): -1 | 0 | 1 {
  if (one === other) return 0;
  const [mine, theirs] = [/^\d+$/.test(one), /^\d+$/.test(other)];
  if (mine && theirs) return BigInt(one) < BigInt(other) ? -1 : 1;
  if (mine !== theirs) return mine ? -1 : 1;
  return one < other ? -1 : 1;
}

function cut(text: string, mark: string): readonly [string, string | undefined] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}

/** @returns the reason when the text is no version */
function parse(text: string): Semver | string {
  if (text === '') return 'Version string empty';
  if (text.length > MAX_TEXT) return `Version string longer than ${MAX_TEXT} characters`;
  const parts = text.split('.');
  if (parts.length < 3) return 'No Major.Minor.Patch elements found';
  const [major = '', minor = ''] = parts;
  const [beforeBuild, build] = cut(parts.slice(2).join('.'), '+');
  const [patch, prerelease] = cut(beforeBuild, '-');
  for (const [what, number] of [
    ['major', major],
    ['minor', minor],
    ['patch', patch],
  ] as const) {
    const fault = numberFault(number, what);
    if (fault !== undefined) return fault;
  }
  const identifiers = prerelease?.split('.') ?? [];
  for (const identifier of identifiers) {
    if (identifier === '') return 'Prerelease is empty';
    if (!IDENTIFIER.test(identifier)) return `Invalid character(s) found in prerelease ${JSON.stringify(identifier)}`;
    if (/^0\d+$/.test(identifier)) {
      return `Numeric PreRelease version must not contain leading zeroes ${JSON.stringify(identifier)}`;
    }
  }
  for (const identifier of build?.split('.') ?? []) {
    if (identifier === '') return 'Build meta data is empty';
    if (!IDENTIFIER.test(identifier))
      return `Invalid character(s) found in build meta data ${JSON.stringify(identifier)}`;
  }
  return new Semver([BigInt(major), BigInt(minor), BigInt(patch)], identifiers);
}

function numberFault(text: string, what: string): string | undefined {
  if (!/^\d+$/.test(text)) return `Invalid character(s) found in ${what} number ${JSON.stringify(text)}`;
  const name = `${what[0]?.toUpperCase()}${what.slice(1)}`;
  if (!NUMBER.test(text)) return `${name} number must not contain leading zeroes ${JSON.stringify(text)}`;
  return BigInt(text) > MAX_NUMBER
    ? `strconv.ParseUint: parsing ${JSON.stringify(text)}: value out of range`
    : undefined;
}

/** Without a leading `v` and leading zeros, and with zeros for what is missing. */
function normalised(text: string): Semver | string {
  const cutAt = text.replace(/^v/, '').split('.');
  const parts = cutAt.length <= 3 ? cutAt : [...cutAt.slice(0, 2), cutAt.slice(2).join('.')];
  const trimmed = parts.map((part) =>
    part.length > 1 ? part.replace(/^0+(?=\d)/, '').replace(/^0+(?=\D)/, '0') : part,
  );
  if (trimmed.length < 3 && /[+-]/.test(trimmed[trimmed.length - 1] ?? '')) {
    return 'short version cannot contain PreRelease/Build meta data';
  }
  while (trimmed.length < 3) trimmed.push('0');
  return parse(trimmed.join('.'));
}

function read(text: Value | undefined, normalise: Value | undefined): Semver | string {
  return normalise === true ? normalised(text as string) : parse(text as string);
}

const PAIR = [SEMVER_TYPE, SEMVER_TYPE] as const;

/** Kubernetes' functions on semantic versions, version 1. */
export function semanticVersions(): readonly CelFunction[] {
  const make: Implementation = (text, normalise) => {
    const version = read(text, normalise);
    return typeof version === 'string' ? new CelError(version) : version;
  };
  const test: Implementation = (text, normalise) => read(text, normalise) instanceof Semver;
  const order = (one: Value | undefined, other: Value | undefined): number => (one as Semver).compare(other as Semver);
  const part =
    (index: 0 | 1 | 2): Implementation =>
    (version) =>
      (version as Semver).numbers[index];
  return [
    celFunction(
      'semver',
      overload('string_to_semver', [STRING], SEMVER_TYPE, make),
      overload('string_bool_to_semver', [STRING, BOOL], SEMVER_TYPE, make),
    ),
    celFunction(
      'isSemver',
      overload('is_semver_string', [STRING], BOOL, test),
      overload('is_semver_string_bool', [STRING, BOOL], BOOL, test),
    ),
    celFunction(
      'isGreaterThan',
      member('semver_is_greater_than', PAIR, BOOL, (one, other) => order(one, other) > 0),
    ),
    celFunction(
      'isLessThan',
      member('semver_is_less_than', PAIR, BOOL, (one, other) => order(one, other) < 0),
    ),
    celFunction(
      'compareTo',
      member('semver_compare_to', PAIR, INT, (one, other) => BigInt(order(one, other))),
    ),
    celFunction('major', member('semver_major', [SEMVER_TYPE], INT, part(0))),
    celFunction('minor', member('semver_minor', [SEMVER_TYPE], INT, part(1))),
    celFunction('patch', member('semver_patch', [SEMVER_TYPE], INT, part(2))),
  ];
}
