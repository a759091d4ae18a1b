import { expect, test } from '@jest/globals';
import { Pace } from '../../../src/storage/watch-cache/pace.js';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Keeps the processor for so long, as telling many watchers does. */
function work(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

test('what is asked for after a rest runs at once', async () => {
  let runs = 0;
  const pace = new Pace(() => runs++);
  for (const count of [1, 2]) {
    pace.ask();
    expect(runs).toBe(count);
    // a loaded machine makes a run look long, and the rest follows the run
    await pause(1500);
  }
});

test('what is asked for while the last run is paid for runs once, later', async () => {
  let runs = 0;
  const pace = new Pace(() => {
    runs++;
    work(20);
  });
  pace.ask();
  pace.ask();
  expect(runs).toBe(1);
  for (let count = 0; count < 10; count += 1) pace.ask();
  for (let waited = 0; runs < 2 && waited < 5000; waited += 50) await pause(50);
  await pause(150);
  expect(runs).toBe(2);
});

test('a flush runs what waits, and nothing when nothing waits', async () => {
  let runs = 0;
  const pace = new Pace(() => {
    runs++;
    work(20);
  });
  pace.flush();
  expect(runs).toBe(0);
  pace.ask();
  pace.ask();
  pace.flush();
  expect(runs).toBe(2);
  await pause(150);
  expect(runs).toBe(2);
});
