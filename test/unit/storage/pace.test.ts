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

test('a run requested after a rest is immediate', () => {
  const made = pacing(10);
  for (const count of [1, 2, 3]) {
    made.pace.ask();
    expect(made.runs).toBe(count);
    jest.advanceTimersByTime(100);
  }
});

test('runs requested during the pause run once, after twice the duration of the last', () => {
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

test('the pause after a long run is limited', () => {
  const made = pacing(10_000);
  made.pace.ask();
  made.pace.ask();
  jest.advanceTimersByTime(50);
  expect(made.runs).toBe(2);
});

test('a run without duration is followed by the next at once', () => {
  const made = pacing(0);
  made.pace.ask();
  made.pace.ask();
  expect(made.runs).toBe(1);
  jest.advanceTimersByTime(0);
  expect(made.runs).toBe(2);
});

test('a flush runs what waits, and nothing otherwise', () => {
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
