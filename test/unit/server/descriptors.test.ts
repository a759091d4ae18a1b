import { expect, test } from '@jest/globals';
import { descriptorLimit } from '../../../src/server/descriptors.js';

test.each([
  ['Max cpu time  unlimited\nMax open files            1024                 524288               files\n', 1024],
  ['Max open files            10                 10               files\n', 320],
  ['Max open files            unlimited            unlimited            files\n', 8192],
])('%j allows %d', (text, limit) => expect(descriptorLimit(() => text)).toBe(limit));

test('a system that does not say is taken for a usual one', () => {
  const read = (): string => {
    throw new Error('no such file');
  };
  expect(descriptorLimit(read)).toBe(8192);
});
