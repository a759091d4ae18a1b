import { expect, test } from '@jest/globals';
import { Slices } from '../../../src/registry/slices.js';

test('a small object does not wait', () => expect(new Slices().next({ a: 'b' })).toBeUndefined());

test('of large objects one takes a step in a round of the event loop, in order', async () => {
  const slices = new Slices();
  const large = { text: 'x'.repeat(100_000) };
  const seen: string[] = [];
  let round = 0;
  const count = (): void => {
    round += 1;
    if (round < 8) setImmediate(count);
  };
  setImmediate(count);
  await Promise.all(['a', 'b', 'c'].map((name) => slices.next(large)!.then(() => seen.push(`${name}${round}`))));
  expect(seen).toEqual(['a1', 'b2', 'c3']);
});
