import { compareSemanticVersions, parseSemanticVersion, type SemanticVersion } from '../../../meta/semantic-version.js';
import { BOOL, INT, STRING, structType } from '../cel-type.js';
import { celFunction, member, overload, type CelFunction, type Implementation } from '../functions.js';
import { CelError, Opaque, type Value } from '../values.js';
import type { Spend, Work } from '../work.js';

/** A semantic version. */
const SEMVER_TYPE = structType('kubernetes.Semver');

/** Longest version that is read. */
const MAX_TEXT = 1_000;

/** `major.minor.patch-prerelease+build`; the build does not affect the order. */
class Semver extends Opaque {
  readonly typeName = SEMVER_TYPE.name;
  readonly version: SemanticVersion;

  constructor(version: SemanticVersion) {
    super();
    this.version = version;
  }

  compare(other: Semver, spend: Spend): number {
    spend(this.version.pre.length);
    return Math.sign(compareSemanticVersions(this.version, other.version));
  }

  equals(other: Opaque, spend: Spend): boolean {
    return other instanceof Semver && this.compare(other, spend) === 0;
  }
}

/** @returns the reason when the text is not a version */
function parse(text: string): Semver | string {
  if (text.length > MAX_TEXT) return `Version string longer than ${MAX_TEXT} characters`;
  const version = parseSemanticVersion(text);
  return typeof version === 'string' ? version : new Semver(version);
}

/** Without a leading `v` and leading zeros, with zeros for missing numbers. */
function normalised(text: string): Semver | string {
  const cutAt = text.replace(/^v/, '').split('.');
  const parts = cutAt.length <= 3 ? cutAt : [...cutAt.slice(0, 2), cutAt.slice(2).join('.')];
  const trimmed = parts.map((part) =>
    Buffer.byteLength(part) > 1 ? part.replace(/^0+/, '').replace(/^(?!\d)/, '0') : part,
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
export function semanticVersions({ values: spend }: Work): readonly CelFunction[] {
  const make: Implementation = (text, normalise) => {
    const version = read(text, normalise);
    return typeof version === 'string' ? new CelError(version) : version;
  };
  const test: Implementation = (text, normalise) => read(text, normalise) instanceof Semver;
  const order = (one: Value | undefined, other: Value | undefined): number =>
    (one as Semver).compare(other as Semver, spend);
  const part =
    (index: 0 | 1 | 2): Implementation =>
    (version) =>
      (version as Semver).version.numbers[index];
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
