import { expect, test } from '@jest/globals';
import {
  compareSemanticVersions,
  parseSemanticVersion,
  type SemanticVersion,
} from '../../../src/meta/semantic-version.js';

function versionOf(text: string): SemanticVersion {
  const version = parseSemanticVersion(text);
  if (typeof version === 'string') throw new Error(`${text}: ${version}`);
  return version;
}

test.each([
  ['', 'Version string empty'],
  ['1.2', 'No Major.Minor.Patch elements found'],
  ['01.2.3', 'Major number must not contain leading zeroes "01"'],
  ['v1.2.3', 'Invalid character(s) found in major number "v1"'],
  [' 1.2.3', 'Invalid character(s) found in major number " 1"'],
  ['1.2.3-', 'Prerelease is empty'],
  ['1.2.3+', 'Build meta data is empty'],
  ['1.2.3-01', 'Numeric PreRelease version must not contain leading zeroes "01"'],
  ['1.2.3-a_b', 'Invalid character(s) found in prerelease "a_b"'],
  ['1.2.3-a..b', 'Prerelease is empty'],
  ['1.2.3+a..b', 'Build meta data is empty'],
])('%j is not a version', (text, why) => {
  expect(parseSemanticVersion(text)).toBe(why);
});

test('version numbers have 64 bits', () => {
  expect(versionOf('18446744073709551615.0.0').numbers[0]).toBe(2n ** 64n - 1n);
  const why = 'strconv.ParseUint: parsing "18446744073709551616": value out of range';
  expect(parseSemanticVersion('18446744073709551616.0.0')).toBe(why);
  expect(parseSemanticVersion('1.0.0-18446744073709551616')).toBe(why);
});

/** In the order of Semantic Versioning 2.0.0 §11. */
const ORDERED = [
  '1.0.0-1',
  '1.0.0-alpha',
  '1.0.0-alpha.1',
  '1.0.0-alpha.beta',
  '1.0.0-beta',
  '1.0.0',
  '1.0.1',
  '1.10.0',
];

test('versions are ordered', () => {
  const versions = ORDERED.map(versionOf);
  for (const [at, left] of versions.entries()) {
    for (const [other, right] of versions.entries()) {
      expect(Math.sign(compareSemanticVersions(left, right))).toBe(Math.sign(at - other));
    }
  }
  expect(compareSemanticVersions(versionOf('1.0.0+a.01'), versionOf('1.0.0'))).toBe(0);
});
