import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from '@jest/globals';
import { ByteBudget } from '../../../src/meta/byte-budget.js';
import { StoredObject } from '../../../src/meta/stored-object.js';
import { Window } from '../../../src/storage/watch-cache/window.js';
import type { EventItem } from '../../../src/storage/watch-cache/window.js';
import { waitFor } from '../../support/wait-for.js';

setFlagsFromString('--expose-gc');
const MIB = 1024 * 1024;

function item(revision: number, size = 10): EventItem {
  const value = Buffer.from(JSON.stringify({ metadata: {}, x: 'x'.repeat(size) }));
  const object = StoredObject.fromStorage('ns', 'a', 'u', revision, value);
  return { kind: 'event', event: { kind: 'updated', revision, object, previous: undefined } };
}

const revisions = (window: Window, after: number, most?: number): number[] =>
  window.after(after, most).map(({ event }) => event.revision);

describe('a window', () => {
  test('it returns what is after a revision', () => {
    const window = new Window(5, { events: 100, bytes: 1e9, ageMs: 1e9 });
    for (const revision of [7, 9, 10]) window.push(item(revision), 0);
    expect([5, 6, 7, 8, 9, 10, 11].map((after) => revisions(window, after))).toEqual([
      [7, 9, 10],
      [7, 9, 10],
      [9, 10],
      [9, 10],
      [10],
      [],
      [],
    ]);
    expect(revisions(window, 5, 2)).toEqual([7, 9]);
    expect(window.floor).toBe(5);
  });

  test.each([
    ['by count', { events: 3, bytes: 1e9, ageMs: 1e9 }, [8, 9, 10], 7],
    ['by bytes, but keeps the newest', { events: 100, bytes: 1, ageMs: 1e9 }, [10], 9],
  ])('it is bounded %s', (_how, limits, left, floor) => {
    const window = new Window(1, limits);
    for (let revision = 2; revision <= 10; revision += 1) window.push(item(revision), 0);
    expect([revisions(window, window.floor), window.floor]).toEqual([left, floor]);
  });

  test('old changes are dropped', () => {
    const window = new Window(1, { events: 100, bytes: 1e9, ageMs: 1000 });
    window.push(item(2), 0);
    window.push(item(4), 500);
    window.expire(1200);
    expect([revisions(window, window.floor), window.floor]).toEqual([[4], 2]);
    window.expire(5000);
    expect([window.length, window.floor]).toEqual([0, 4]);
  });

  test('it stays correct over many changes', () => {
    const window = new Window(0, { events: 50, bytes: 1e9, ageMs: 1e9 });
    for (let revision = 1; revision <= 10_000; revision += 1) window.push(item(revision, 1), 0);
    expect([window.floor, window.length]).toEqual([9950, 50]);
    expect(revisions(window, 9990)).toEqual([9991, 9992, 9993, 9994, 9995, 9996, 9997, 9998, 9999, 10_000]);
  });

  test('dropped changes are freed: 1,020 changes of a large object cost no more than the bound', async () => {
    const collect = runInNewContext('gc') as () => void;
    const held = (): number => {
      collect();
      return process.memoryUsage().arrayBuffers;
    };
    /** Freed memory is counted a little after the collection that found it. */
    const heldLess = (bytes: number): Promise<unknown> =>
      waitFor('freed memory', () => held() < bytes, { lastSeen: () => process.memoryUsage().arrayBuffers });
    const before = held();
    const window = new Window(1, { events: 10_000, bytes: 4 * MIB, ageMs: 1e9 });
    const update = (revision: number, previous: StoredObject | undefined): StoredObject => {
      const { object } = item(revision, 100 * 1024).event;
      window.push({ kind: 'event', event: { kind: 'updated', revision, object, previous } }, 0);
      return object;
    };
    let present: StoredObject | undefined;
    for (let revision = 2; revision < 1022; revision += 1) present = update(revision, present);
    await heldLess(before + 6 * MIB);
    window.expire(2e9);
    expect([window.length, window.bytes]).toEqual([0, 0]);
    await heldLess(before + MIB);
  });

  test('only memory that it alone keeps is counted: states before changes, not current objects', () => {
    const window = new Window(1, { events: 100, bytes: 1e9, ageMs: 1e9 });
    const [old, present] = [item(2, 50_000).event.object, item(3, 70_000).event.object];
    window.push({ kind: 'event', event: { kind: 'created', revision: 2, object: old, previous: undefined } }, 0);
    expect(window.bytes).toBeLessThan(1000);
    window.push({ kind: 'event', event: { kind: 'updated', revision: 3, object: present, previous: old } }, 0);
    expect(window.bytes).toBeGreaterThan(50_000);
    expect(window.bytes).toBeLessThan(55_000);
  });

  test('it shares one budget with the windows of other resources, where the largest shrinks', () => {
    const budget = new ByteBudget(1_000_000);
    const limits = { events: 10_000, bytes: 1e9, ageMs: 1e9 };
    const [busy, quiet] = [new Window(1, limits, budget), new Window(1, limits, budget)];
    const update = (window: Window, revision: number): void => {
      const { object } = item(revision, 10_000).event;
      window.push({ kind: 'event', event: { kind: 'updated', revision, object, previous: object } }, 0);
    };
    for (let revision = 2; revision < 7; revision += 1) update(quiet, revision);
    for (let revision = 7; revision < 500; revision += 1) update(busy, revision);
    expect(budget.used).toBe(busy.bytes + quiet.bytes);
    expect(budget.used).toBeLessThanOrEqual(1_000_000);
    expect([quiet.length, quiet.floor]).toEqual([5, 1]);
    expect(busy.length).toBeGreaterThan(50);
    busy.dispose();
    expect(budget.used).toBe(quiet.bytes);
  });

  test.each([
    ['all of it', { events: 100, bytes: 1e9, ageMs: 1e9 }, [2, 4, 7], 1],
    ['as many as it may hold, the newest', { events: 2, bytes: 1e9, ageMs: 1e9 }, [4, 7], 2],
    ['as many bytes as it may hold', { events: 100, bytes: 2500, ageMs: 1e9 }, [4, 7], 2],
  ])('it takes older events from the history: %s', (_how, limits, left, floor) => {
    const window = new Window(5, limits);
    window.push(item(7), 0);
    window.prepend(
      [2, 4].map((revision) => item(revision, revision === 2 ? 5000 : 10).event),
      1,
      0,
    );
    expect([revisions(window, window.floor), window.floor]).toEqual([left, floor]);
  });
});
