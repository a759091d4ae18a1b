import { describe, expect, test } from '@jest/globals';
import { StoredObject } from '../../../src/meta/stored-object.js';
import { Window } from '../../../src/storage/watch-cache/window.js';
import type { EventItem } from '../../../src/storage/watch-cache/window.js';

function item(revision: number, size = 10): EventItem {
  const value = Buffer.from(JSON.stringify({ metadata: {}, x: 'x'.repeat(size) }));
  const object = StoredObject.fromStorage('ns', 'a', 'u', revision, value);
  return { kind: 'event', event: { kind: 'updated', revision, object, previous: undefined } };
}

const revisions = (window: Window, after: number, most?: number): number[] =>
  window.after(after, most).map(({ event }) => event.revision);

describe('a window', () => {
  test('gives what is after a revision', () => {
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
  ])('is bounded %s', (_how, limits, left, floor) => {
    const window = new Window(1, limits);
    for (let revision = 2; revision <= 10; revision += 1) window.push(item(revision), 0);
    expect([revisions(window, window.floor), window.floor]).toEqual([left, floor]);
  });

  test('lets go of what is too old', () => {
    const window = new Window(1, { events: 100, bytes: 1e9, ageMs: 1000 });
    window.push(item(2), 0);
    window.push(item(4), 500);
    window.expire(1200);
    expect([revisions(window, window.floor), window.floor]).toEqual([[4], 2]);
    window.expire(5000);
    expect([window.length, window.floor]).toEqual([0, 4]);
  });

  test('stays right over many changes', () => {
    const window = new Window(0, { events: 50, bytes: 1e9, ageMs: 1e9 });
    for (let revision = 1; revision <= 10_000; revision += 1) window.push(item(revision, 1), 0);
    expect([window.floor, window.length]).toEqual([9950, 50]);
    expect(revisions(window, 9990)).toEqual([9991, 9992, 9993, 9994, 9995, 9996, 9997, 9998, 9999, 10_000]);
  });
});
