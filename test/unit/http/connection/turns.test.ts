import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { Turns } from '../../../../src/http/connection/turns.js';

test('of many requests on one connection some begin at once, the others in slices', async () => {
  let now = 0;
  const turns = new Turns(() => now);
  const begun: number[] = [];
  const one = {};
  for (let at = 0; at < 30; at += 1) {
    turns.pass(one, () => {
      begun.push(at);
      now += 1;
    });
  }
  expect(begun).toHaveLength(8);
  await turn();
  expect(begun.length).toBeLessThanOrEqual(13);
  while (begun.length < 30) await turn();
  expect(begun).toEqual(Array.from({ length: 30 }, (_, at) => at));
});

test('another connection does not wait for them', async () => {
  const turns = new Turns();
  const begun: string[] = [];
  const many = {};
  for (let at = 0; at < 20; at += 1) turns.pass(many, () => void begun.push('many'));
  turns.pass({}, () => void begun.push('other'));
  expect(begun.indexOf('other')).toBe(8);
  while (begun.length < 21) await turn();
});

test('connections with many take turns', async () => {
  let now = 0;
  const turns = new Turns(() => now);
  const begun: string[] = [];
  const add = (connection: object, name: string): (() => void) | undefined =>
    turns.pass(connection, () => {
      now += 1;
      begun.push(name);
    });
  const [first, second] = [{}, {}];
  for (let at = 0; at < 12; at += 1) add(first, 'first');
  for (let at = 0; at < 12; at += 1) add(second, 'second');
  while (begun.length < 24) await turn();
  expect(begun.slice(16)).toEqual(['first', 'second', 'first', 'second', 'first', 'second', 'first', 'second']);
});

test('who stops waiting has no turn and leaves nothing behind', async () => {
  let now = 0;
  const turns = new Turns(() => now);
  const begun: number[] = [];
  const one = {};
  const begin = (at: number) => (): void => {
    now += 1;
    begun.push(at);
  };
  for (let at = 0; at < 8; at += 1) expect(turns.pass(one, begin(at))).toBeUndefined();
  const leave = Array.from({ length: 1000 }, (_, at) => turns.pass(one, begin(8 + at))!);
  for (const one of leave.slice(0, -1)) one();
  await turn();
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 1007]);
  leave.at(-1)!();
  await turn();
  expect(begun).toHaveLength(9);
});
