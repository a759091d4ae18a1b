import { describe, expect, test } from '@jest/globals';
import { ByteBudget } from '../../../src/meta/byte-budget.js';
import { StoredObject } from '../../../src/meta/stored-object.js';
import { KeyIndex } from '../../../src/storage/watch-cache/key-index.js';
import { Snapshots } from '../../../src/storage/watch-cache/snapshots.js';

const KIB = 1024;

function object(revision: number, size = 0): StoredObject {
  const value = Buffer.from(JSON.stringify({ metadata: {}, x: 'x'.repeat(size) }));
  return StoredObject.fromStorage('ns', 'a', 'u', revision, value);
}

const LIMITS = { count: 100, ttlMs: 1000 };

describe('snapshots', () => {
  test('they cost only later changes, each past state once', () => {
    const snapshots = new Snapshots(LIMITS);
    snapshots.keep('r', 5, () => new KeyIndex(), 0);
    snapshots.keep('r', 7, () => new KeyIndex(), 0);
    snapshots.keep('other', 7, () => new KeyIndex(), 0);
    const before = snapshots.bytes;
    snapshots.superseded('r', object(3, 100 * KIB));
    expect(snapshots.bytes - before).toBeGreaterThan(100 * KIB);
    expect(snapshots.bytes - before).toBeLessThan(110 * KIB);
    // A state without a snapshot costs nothing.
    snapshots.superseded('r', object(8, 100 * KIB));
    expect(snapshots.bytes - before).toBeLessThan(110 * KIB);
  });

  test('they pass on states that older ones share, and release all in the end', () => {
    const budget = new ByteBudget();
    const snapshots = new Snapshots(LIMITS, budget);
    snapshots.keep('r', 5, () => new KeyIndex(), 0, 500);
    snapshots.keep('r', 7, () => new KeyIndex(), 0);
    snapshots.superseded('r', object(3, 100 * KIB));
    snapshots.get('r', 5, 0);
    snapshots.expire(1000);
    expect([snapshots.size, snapshots.bytes, budget.used]).toEqual([0, 0, 0]);
  });

  test('beyond the budget the least recently used are evicted', () => {
    const snapshots = new Snapshots(LIMITS, new ByteBudget(300 * KIB));
    for (const [at, name] of ['a', 'b', 'c'].entries()) {
      snapshots.keep(name, 5 + at, () => new KeyIndex(), 0);
      snapshots.superseded(name, object(3, 80 * KIB));
    }
    snapshots.get('a', 5, 0);
    snapshots.keep('d', 9, () => new KeyIndex(), 0, 80 * KIB);
    expect(['a', 'b', 'c', 'd'].map((name, at) => snapshots.get(name, [5, 6, 7, 9][at]!, 0) !== undefined)).toEqual([
      true,
      false,
      true,
      true,
    ]);
  });
});
