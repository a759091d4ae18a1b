import { describe, expect, test } from '@jest/globals';
import { sharedAbort } from '../../../src/meta/shared-abort.js';
import { timerDelay } from '../../../src/meta/timer.js';

describe('delays of timers', () => {
  test.each([
    [1500, 1500],
    [0, 0],
    [-5, 0],
    [Number.NaN, 0],
    [2 ** 31 - 1, 2 ** 31 - 1],
    [2 ** 31, 2 ** 31 - 1],
    [Infinity, 2 ** 31 - 1],
  ])('%d ms is %d', (given, delay) => expect(timerDelay(given)).toBe(delay));

  test('the longest delay does not fire at once', async () => {
    let fired = false;
    const timer = setTimeout(() => (fired = true), timerDelay(1e15));
    await new Promise((resolve) => setTimeout(resolve, 20));
    clearTimeout(timer);
    expect(fired).toBe(false);
  });
});

test('a shared signal accepts many listeners without a warning', async () => {
  const warnings: string[] = [];
  const listen = (warning: Error): void => void warnings.push(warning.name);
  process.on('warning', listen);
  const { signal } = sharedAbort();
  for (let i = 0; i < 50; i++) signal.addEventListener('abort', () => {});
  await new Promise((resolve) => setImmediate(resolve));
  process.off('warning', listen);
  expect(warnings).toEqual([]);
});
