import { expect, test } from '@jest/globals';
import { StoredObject } from '../../../src/meta/stored-object.js';
import { ToPack } from '../../../src/storage/watch-cache/to-pack.js';

/** An object of about that many bytes, which pack well. */
function objectOf(bytes: number): StoredObject {
  const value = Buffer.from(JSON.stringify({ kind: 'K', metadata: { name: 'a' }, note: 'x'.repeat(bytes) }));
  return StoredObject.fromStorage('', 'a', 'u', 7, value);
}

const isPacked = (object: StoredObject): boolean => object.memory < object.size / 2;

test('new objects are packed when all are, not at once', () => {
  const waiting = new ToPack();
  const objects = [objectOf(10_000), objectOf(10_000)];
  for (const object of objects) waiting.add(object);
  expect(objects.map(isPacked)).toEqual([false, false]);
  waiting.packAll();
  expect(objects.map(isPacked)).toEqual([true, true]);
});

test('of many only the newest wait', () => {
  const waiting = new ToPack();
  const objects = Array.from({ length: 20 }, () => objectOf(10_000));
  for (const object of objects) waiting.add(object);
  expect(objects.map(isPacked)).toEqual([...Array(4).fill(true), ...Array(16).fill(false)]);
});

test('they wait with few bytes together: a very long one does not wait', () => {
  const waiting = new ToPack();
  const objects = [objectOf(300_000), objectOf(300_000), objectOf(600_000)];
  waiting.add(objects[0]!);
  waiting.add(objects[1]!);
  expect(objects.map(isPacked)).toEqual([true, false, false]);
  waiting.add(objects[2]!);
  expect(objects.map(isPacked)).toEqual([true, true, true]);
});
