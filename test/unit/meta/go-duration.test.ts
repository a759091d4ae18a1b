import { expect, test } from '@jest/globals';
import { parseGoDuration } from '../../../src/meta/go-duration.js';
import { cpuTimeOf } from '../../support/cpu-time.js';

test.each([
  ['0', 0n],
  ['-0', 0n],
  ['1h30m', 5_400_000_000_000n],
  ['-1.5s', -1_500_000_000n],
  ['.5ms', 500_000n],
  ['1.h', 3_600_000_000_000n],
  ['.5ns', 0n],
  ['1µs', 1000n],
  ['1μs', 1000n],
  ['2562047h47m16.854775807s', 2n ** 63n - 1n],
  ['-2562047h47m16.854775808s', -(2n ** 63n)],
  ['', 'time: invalid duration ""'],
  ['-', 'time: invalid duration "-"'],
  ['.s', 'time: invalid duration ".s"'],
  ['1', 'time: missing unit in duration "1"'],
  ['1h ', 'time: unknown unit "h " in duration "1h "'],
  [' 1h', 'time: invalid duration " 1h"'],
  ['1d', 'time: unknown unit "d" in duration "1d"'],
  ['2562047h47m16.854775808s', 'time: invalid duration "2562047h47m16.854775808s"'],
  ['9999999h', 'time: invalid duration "9999999h"'],
  ['1ж', 'time: unknown unit "\\xd0\\xb6" in duration "1\\xd0\\xb6"'],
])('%j', (text, nanoseconds) => {
  expect(parseGoDuration(text)).toBe(nanoseconds);
});

test('a long text is read only once', async () => {
  const spent = await cpuTimeOf(() => {
    parseGoDuration('1h'.repeat(50_000));
    parseGoDuration(`1${'x'.repeat(100_000)}`);
    parseGoDuration(`${'9'.repeat(100_000)}h`);
  });
  expect(spent).toBeLessThan(5_000);
});
