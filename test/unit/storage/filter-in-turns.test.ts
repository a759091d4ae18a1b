import { expect, test } from '@jest/globals';
import { filterInTurns } from '../../../src/storage/watch-cache/filter-in-turns.js';

/** A clock that advances 4 ms on each read, and a count of turns for others. */
function counted() {
  let time = 0;
  const state = {
    turns: 0,
    now: () => (time += 4),
    turn: () => {
      state.turns += 1;
      return Promise.resolve();
    },
  };
  return state;
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_none, at) => at);
const isEven = (number: number): boolean => number % 2 === 0;

test('few items are tested at once', () => {
  const state = counted();
  expect(filterInTurns(numbers(20), isEven, state)).toEqual(numbers(20).filter(isEven));
  expect(state.turns).toBe(0);
});

test.each([48, 64, 1_000, 10_000])('%d items are tested in parts', async (count) => {
  const state = counted();
  const found = filterInTurns(numbers(count), isEven, state);
  expect(found).toBeInstanceOf(Promise);
  expect(await found).toEqual(numbers(count).filter(isEven));
  // Three clock reads per part, each after sixteen items.
  expect(state.turns).toBe(Math.floor(count / 48));
});

test('no more items are tested than needed', async () => {
  const state = counted();
  let tested = 0;
  const found = await filterInTurns(numbers(10_000), (number) => (tested += 1) > 0 && isEven(number), {
    ...state,
    most: 100,
  });
  expect(found).toEqual(numbers(200).filter(isEven));
  expect(tested).toBe(199);
});

test('a cancelled request ends it', async () => {
  const state = counted();
  let tested = 0;
  const turn = (): Promise<void> => Promise.reject(new Error('gone'));
  const found = filterInTurns(numbers(10_000), () => (tested += 1) > 0, { ...state, turn });
  await expect(found).rejects.toThrow('gone');
  expect(tested).toBeLessThan(100);
});
