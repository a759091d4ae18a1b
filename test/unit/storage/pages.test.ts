import { describe, expect, test } from '@jest/globals';
import type { StoredObject } from '../../../src/meta/stored-object.js';
import { Pages } from '../../../src/storage/watch-cache/pages.js';

const listOf = (count: number): readonly StoredObject[] =>
  Array.from({ length: count }, (_, at) => ({ name: `o-${at}` }) as unknown as StoredObject);

describe('pages of a list that does not change', () => {
  test("they equal the list's slices, and are the same arrays for the next request", () => {
    const pages = new Pages();
    const list = listOf(10);
    const walk = [0, 4, 8].map((from) => pages.of(list, from, 4));
    expect(walk.flat()).toEqual(list);
    expect([0, 4, 8].map((from) => pages.of(list, from, 4)).every((page, at) => page === walk[at])).toBe(true);
    expect(pages.of(listOf(10), 0, 4)).not.toBe(walk[0]);
  });

  test('a page with all items is the list, one after the end is empty', () => {
    const pages = new Pages();
    const list = listOf(3);
    expect(pages.of(list, 0, 3)).toBe(list);
    expect(pages.of(list, 3, 3)).toEqual([]);
  });

  test('together they are no longer than the list: the oldest are evicted', () => {
    const pages = new Pages();
    const list = listOf(100);
    const first = pages.of(list, 0, 50);
    const second = pages.of(list, 50, 50);
    expect(pages.of(list, 0, 50)).toBe(first);
    const third = pages.of(list, 10, 50);
    expect(pages.of(list, 50, 50)).toBe(second);
    expect(pages.of(list, 10, 50)).toBe(third);
    expect(pages.of(list, 0, 50)).not.toBe(first);
  });
});
