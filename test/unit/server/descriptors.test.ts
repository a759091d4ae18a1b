import { expect, test } from '@jest/globals';
import { descriptorFault, descriptorLimit } from '../../../src/server/descriptors.js';

test.each([
  ['Max cpu time  unlimited\nMax open files            1024                 524288               files\n', 1024],
  ['Max open files            10                 10               files\n', 10],
  ['Max open files            unlimited            unlimited            files\n', 8192],
])('%j allows %d', (text, limit) => expect(descriptorLimit(() => text)).toBe(limit));

test('a system without the limit counts as a usual one', () => {
  const read = (): string => {
    throw new Error('no such file');
  };
  expect(descriptorLimit(read)).toBe(8192);
});

test('too few descriptors are reported in one line', () => {
  expect(descriptorFault(320)).toBeUndefined();
  expect(descriptorFault(30)).toBe(
    'this process may have only 30 files and connections open; allow it 320 or more (ulimit -n)',
  );
});
