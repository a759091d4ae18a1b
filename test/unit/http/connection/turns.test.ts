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
  const add = (connection: object, name: string): void =>
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
