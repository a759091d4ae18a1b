import { expect, test } from '@jest/globals';
import { compareSemanticVersions, parseSemanticVersion } from '../../../src/meta/semantic-version.js';

test.each([
  '1.2',
  '01.2.3',
  'v1.2.3',
  ' 1.2.3',
  '1.2.3-',
  '1.2.3+',
  '1.2.3-01',
  '1.2.3-a_b',
  '1.2.3-a..b',
  '1.2.3+a..b',
])('%j is no version', (text) => {
  expect(parseSemanticVersion(text)).toBeUndefined();
});

test('numbers have 64 bits', () => {
  expect(parseSemanticVersion('18446744073709551615.0.0')?.numbers[0]).toBe(2n ** 64n - 1n);
  expect(parseSemanticVersion('18446744073709551616.0.0')).toBeUndefined();
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

test('versions are in order', () => {
  const versions = ORDERED.map((text) => parseSemanticVersion(text)!);
  for (const [at, left] of versions.entries()) {
    for (const [other, right] of versions.entries()) {
      expect(Math.sign(compareSemanticVersions(left, right))).toBe(Math.sign(at - other));
    }
  }
  expect(compareSemanticVersions(parseSemanticVersion('1.0.0+a.01')!, parseSemanticVersion('1.0.0')!)).toBe(0);
});
