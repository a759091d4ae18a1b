import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { Pace } from '../../../src/storage/watch-cache/pace.js';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

/** A pace whose task is counted and takes this many ms. */
function pacing(ms: number): { readonly pace: Pace; runs: number } {
  const made = {
    pace: new Pace(() => {
      made.runs += 1;
      jest.advanceTimersByTime(ms);
    }),
    runs: 0,
  };
  return made;
}

test('what is asked for after a rest runs at once', () => {
  const made = pacing(10);
  for (const count of [1, 2, 3]) {
    made.pace.ask();
    expect(made.runs).toBe(count);
    jest.advanceTimersByTime(100);
  }
});

test('what is asked for while the last run is paid for runs once, when twice its time has passed', () => {
  const made = pacing(10);
  for (let count = 0; count < 10; count += 1) made.pace.ask();
  expect(made.runs).toBe(1);
  jest.advanceTimersByTime(19);
  made.pace.ask();
  expect(made.runs).toBe(1);
  jest.advanceTimersByTime(1);
  expect(made.runs).toBe(2);
  jest.advanceTimersByTime(1000);
  expect(made.runs).toBe(2);
});

test('the rest after a long run is short', () => {
  const made = pacing(10_000);
  made.pace.ask();
  made.pace.ask();
  jest.advanceTimersByTime(50);
  expect(made.runs).toBe(2);
});

test('a run that takes no time is followed by the next at once', () => {
  const made = pacing(0);
  made.pace.ask();
  made.pace.ask();
  expect(made.runs).toBe(1);
  jest.advanceTimersByTime(0);
  expect(made.runs).toBe(2);
});

test('a flush runs what waits, and nothing when nothing waits', () => {
  const made = pacing(10);
  made.pace.flush();
  expect(made.runs).toBe(0);
  made.pace.ask();
  made.pace.ask();
  made.pace.flush();
  expect(made.runs).toBe(2);
  jest.advanceTimersByTime(1000);
  expect(made.runs).toBe(2);
});
