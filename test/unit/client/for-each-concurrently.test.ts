import { expect, test } from '@jest/globals';
import { forEachConcurrently } from '../../../src/client/for-each-concurrently.js';

const aTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('each item is acted on once, and at most so many at the same time', async () => {
  const done: number[] = [];
  let [running, most] = [0, 0];
  await forEachConcurrently([1, 2, 3, 4, 5, 6, 7], { most: 3 }, async (item) => {
    running += 1;
    most = Math.max(most, running);
    await aTurn();
    running -= 1;
    done.push(item);
  });
  expect([done.sort(), most]).toEqual([[1, 2, 3, 4, 5, 6, 7], 3]);
});

test('the first failure is thrown when all others have had their turn', async () => {
  const done: number[] = [];
  const acting = forEachConcurrently([1, 2, 3, 4, 5, 6], { most: 2 }, async (item) => {
    await aTurn();
    if (item % 2 === 0) throw new Error(`${item} is even`);
    done.push(item);
  });
  await expect(acting).rejects.toThrow('2 is even');
  expect(done).toEqual([1, 3, 5]);
});

test('after the signal no item begins, and its reason is thrown when what had begun has ended', async () => {
  const stopping = new AbortController();
  const [begun, ended]: [number[], number[]] = [[], []];
  const acting = forEachConcurrently([1, 2, 3, 4], { most: 2, signal: stopping.signal }, async (item) => {
    begun.push(item);
    if (item === 2) stopping.abort(new Error('stopped'));
    await aTurn();
    ended.push(item);
  });
  await expect(acting).rejects.toThrow('stopped');
  expect([begun, ended]).toEqual([
    [1, 2],
    [1, 2],
  ]);
});

test('a signal after the last item is noticed, too', async () => {
  const stopping = new AbortController();
  const act = (): Promise<void> => {
    stopping.abort(new Error('stopped'));
    return Promise.resolve();
  };
  await expect(forEachConcurrently([1], { most: 2, signal: stopping.signal }, act)).rejects.toThrow('stopped');
});
