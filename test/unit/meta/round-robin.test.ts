import { expect, test } from '@jest/globals';
import { RoundRobin } from '../../../src/meta/round-robin.js';

function all(waiting: RoundRobin<string, string>): string[] {
  const found: string[] = [];
  for (let item = waiting.next(); item !== undefined; item = waiting.next()) found.push(item);
  return found;
}

test('lanes are served in turn, items of a lane in their order', () => {
  const waiting = new RoundRobin<string, string>();
  for (const item of ['a1', 'a2', 'a3']) waiting.add('a', item);
  for (const item of ['b1', 'b2']) waiting.add('b', item);
  expect(waiting.first()).toBe('a1');
  expect(all(waiting)).toEqual(['a1', 'b1', 'a2', 'b2', 'a3']);
  expect([waiting.empty, waiting.first()]).toEqual([true, undefined]);
});

test('a removed item gets no turn, and an empty lane is removed', () => {
  const waiting = new RoundRobin<string, string>();
  for (const item of ['a1', 'a2']) waiting.add('a', item);
  waiting.add('b', 'b1');
  waiting.remove('a', 'a1');
  waiting.remove('b', 'b1');
  waiting.remove('b', 'b1');
  expect([waiting.has('a'), waiting.has('b')]).toEqual([true, false]);
  expect(all(waiting)).toEqual(['a2']);
  waiting.add('c', 'c1');
  waiting.clear();
  expect(waiting.empty).toBe(true);
});
