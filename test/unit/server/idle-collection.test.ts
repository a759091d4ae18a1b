import { spawnSync } from 'node:child_process';
import { describe, expect, test } from '@jest/globals';
import { IdleCollection } from '../../../src/server/idle-collection.js';

const MiB = 1024 * 1024;

/** A server with configurable memory and load; returns the number of collections after each check. */
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

describe('a grown server', () => {
  test('it collects twice when idle, and then not again for memory in use', () => {
    const look = watched(50);
    expect(look(60)).toBe(0);
    expect(look(200, 0.5)).toBe(0);
    expect([look(200), look(200)]).toEqual([1, 2]);
    // All of it was in use.
    expect([look(200), look(205), look(239)]).toEqual([2, 2, 2]);
    expect([look(245), look(150), look(100), look(100)]).toEqual([3, 4, 4, 4]);
    expect(look(121)).toBe(5);
  });

  test('it also waits for the second idle time', () => {
    const look = watched(50);
    expect([look(100), look(100, 0.5), look(100)]).toEqual([1, 1, 2]);
  });

  test('growth is measured from the lowest value', () => {
    const look = watched(200);
    expect(look(100, 0.9)).toBe(0);
    expect(look(115)).toBe(0);
    expect(look(125)).toBe(1);
  });
});

/**
 * Runs in a separate process with an otherwise empty heap: exits with 0 when the buffer was freed soon, else with 1.
 */
const SCRIPT = `
  import { IdleCollection } from './src/server/idle-collection.ts';
  // By itself it would stay for longer.
  setTimeout(() => process.exit(1), 20_000);
  globalThis.registry = new FinalizationRegistry(() => process.exit(0));
  (() => registry.register(Buffer.alloc(20 * 1024 * 1024), 'buffer'))();
  let size = 0;
  const collection = new IdleCollection({ size: () => size, worked: () => 0 });
  size = 100 * 1024 * 1024;
  setInterval(() => collection.look(), 500);
`;

test('unreachable objects are then collected', () => {
  const flags = [
    '--import',
    './test/support/register-ts.mjs',
    '--no-warnings',
    '--input-type=module',
    '--eval',
    SCRIPT,
  ];
  expect(spawnSync(process.execPath, flags).status).toBe(0);
});

test('a check opens no file, which a process without free descriptors cannot', () => {
  const real = process.memoryUsage;
  process.memoryUsage = Object.assign(
    () => {
      throw Object.assign(new Error('EMFILE: too many open files'), { code: 'EMFILE' });
    },
    { rss: real.rss },
  );
  try {
    expect(() => new IdleCollection().look()).not.toThrow();
  } finally {
    process.memoryUsage = real;
  }
});
