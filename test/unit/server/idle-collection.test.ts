import { describe, expect, test } from '@jest/globals';
import { IdleCollection } from '../../../src/server/idle-collection.js';

const MiB = 1024 * 1024;

/** A server whose size and work are as they are set; tells how many collections there were after each look. */
function watched(size: number) {
  const state = { size: size * MiB, worked: 0, collections: 0 };
  const collection = new IdleCollection({
    size: () => state.size,
    worked: () => state.worked,
    collect: () => (state.collections += 1),
  });
  const look = (now: number, worked = 0): number => {
    state.size = now * MiB;
    state.worked = worked;
    collection.look();
    return state.collections;
  };
  return look;
}

describe('a server that has grown', () => {
  test('collects when it is idle, once for what it keeps in use', () => {
    const look = watched(50);
    expect(look(60)).toBe(0);
    expect(look(200, 0.5)).toBe(0);
    expect(look(200)).toBe(1);
    // All of it was in use.
    expect([look(200), look(205), look(239)]).toEqual([1, 1, 1]);
    expect(look(245)).toBe(2);
  });

  test('measures growth from the least that it had since', () => {
    const look = watched(200);
    expect(look(100, 0.9)).toBe(0);
    expect(look(115)).toBe(0);
    expect(look(125)).toBe(1);
    expect([look(101), look(110), look(130)]).toEqual([1, 1, 2]);
  });
});

test('what nobody holds any more is collected then', async () => {
  const gone = new Promise<boolean>((resolve) => {
    const registry = new FinalizationRegistry(() => resolve(true));
    registry.register(Buffer.alloc(20 * MiB), 'buffer');
    // By itself it would stay about half a minute. Naming the registry here keeps it until then.
    setTimeout(() => resolve(registry === undefined), 15_000).unref();
  });
  let size = 0;
  const collection = new IdleCollection({ size: () => size, worked: () => 0 });
  size = 100 * MiB;
  collection.look();
  expect(await gone).toBe(true);
});
