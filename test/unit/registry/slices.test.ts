import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { Slices } from '../../../src/registry/slices.js';

const LARGE = { text: 'x'.repeat(100_000) };

test('a small object does not wait', () => expect(new Slices().next({ a: 'b' })).toBeUndefined());

test('what is made from small objects is not measured again; one of a size in between is not small, and does not wait', () => {
  const slices = new Slices();
  expect(slices.next(LARGE, { small: true })).toBeUndefined();
  expect(slices.next(LARGE, { small: false })).toBeDefined();
  expect([slices.isSmall({ a: 'b' }), slices.isSmall({ text: 'x'.repeat(10_000) }), slices.isSmall(LARGE)]).toEqual([
    true,
    false,
    false,
  ]);
  expect(slices.next({ text: 'x'.repeat(10_000) })).toBeUndefined();
});

test('one large object takes a step per turn of the event loop, in order', async () => {
  // On a stopped clock: a long step would delay the next one.
  const slices = new Slices({ now: () => 0, worked: () => 0 });
  const seen: string[] = [];
  let round = 0;
  const count = (): void => {
    round += 1;
    if (round < 8) setImmediate(count);
  };
  setImmediate(count);
  await Promise.all(['a', 'b', 'c'].map((name) => slices.next(LARGE)!.then(() => seen.push(`${name}${round}`))));
  expect(seen).toEqual(['a1', 'b2', 'c3']);
});

test('after a long step others get twice the time, if there are any', async () => {
  let now = 0;
  let worked = 0;
  const slices = new Slices({ now: () => now, worked: () => worked });
  let steps = 0;
  for (let at = 0; at < 3; at += 1) {
    void slices.next(LARGE)!.then(() => {
      steps += 1;
      now += 60;
      worked += 60;
    });
  }
  const started = performance.now();
  await nextTurn();
  expect(steps).toBe(1);
  // Another request is served.
  worked += 5;
  while (steps < 2) await nextTurn();
  expect(performance.now() - started).toBeGreaterThanOrEqual(110);
  // Now it is alone: the last step comes in the next turns.
  for (let turns = 0; turns < 5; turns += 1) await nextTurn();
  expect(steps).toBe(3);
});

test('short steps run together, and after a while the rest waits for a turn', async () => {
  let now = 0;
  const slices = new Slices({ now: () => now, worked: () => 0 });
  const seen: string[] = [];
  let round = 0;
  const count = (): void => {
    round += 1;
    if (round < 20) setImmediate(count);
  };
  setImmediate(count);
  function* steps(name: string, long: number): Generator<undefined, string, undefined> {
    for (let at = 0; at < 3; at += 1) {
      seen.push(`${name}${round}`);
      now += long;
      yield;
    }
    return name;
  }
  expect(await Promise.all([slices.inTurns(steps('short', 1)), slices.inTurns(steps('long', 6))])).toEqual([
    'short',
    'long',
  ]);
  const [first, second, third, ...long] = seen;
  expect([first, second, third]).toEqual(['short0', 'short0', 'short0']);
  // Each long step has a turn of its own.
  expect(new Set(long).size).toBe(3);
});
