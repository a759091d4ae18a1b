import { expect, test } from '@jest/globals';
import { startOf } from '../../../src/meta/sorted.js';
import fc from '../../support/property.js';

test('the start of a sublist is found by binary search', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(20)), fc.nat(20), fc.nat(5), (items, wanted, skipped) => {
      const sorted = items.sort((one, other) => one - other);
      const from = Math.min(skipped, sorted.length);
      const before = sorted.slice(from).filter((item) => item < wanted).length;
      expect(startOf(sorted, (item) => item < wanted, from)).toBe(from + before);
    }),
  );
});
