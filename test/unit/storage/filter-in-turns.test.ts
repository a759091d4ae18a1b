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

interface Item {
  readonly at: number;
  readonly size: number;
}

const items = (count: number, size = 10): Item[] => Array.from({ length: count }, (_none, at) => ({ at, size }));
const isEven = ({ at }: Item): boolean => at % 2 === 0;

test('few items are tested at once', () => {
  const state = counted();
  expect(filterInTurns(items(20), isEven, state)).toEqual(items(20).filter(isEven));
  expect(state.turns).toBe(0);
});

test.each([48, 64, 1_000, 10_000])('%d items are tested in parts', async (count) => {
  const state = counted();
  const found = filterInTurns(items(count), isEven, state);
  expect(found).toBeInstanceOf(Promise);
  expect(await found).toEqual(items(count).filter(isEven));
  // Three clock reads per part, each after sixteen items.
  expect(state.turns).toBe(Math.floor(count / 48));
});

test('between large items others get a turn sooner', async () => {
  const state = counted();
  expect(await filterInTurns(items(48, 30_000), isEven, state)).toEqual(items(48, 30_000).filter(isEven));
  // Each part ends at the third clock read, each after three items.
  expect(state.turns).toBe(Math.floor(48 / 9));
});

test('no more items are tested than needed', async () => {
  const state = counted();
  let tested = 0;
  const found = await filterInTurns(items(10_000), (item) => (tested += 1) > 0 && isEven(item), {
    ...state,
    most: 100,
  });
  expect(found).toEqual(items(200).filter(isEven));
  expect(tested).toBe(199);
});

test('a cancelled request ends it', async () => {
  const state = counted();
  let tested = 0;
  const turn = (): Promise<void> => Promise.reject(new Error('gone'));
  const found = filterInTurns(items(10_000), () => (tested += 1) > 0, { ...state, turn });
  await expect(found).rejects.toThrow('gone');
  expect(tested).toBeLessThan(100);
});
