import { expect, test } from '@jest/globals';
import { Repeats } from '../../../src/telemetry/repeats.js';

test('the same message is logged once in a while, with a count of the omitted ones; others at once', () => {
  let now = 0;
  const repeats = new Repeats(10, () => now);
  const said = [0, 1, 2, 9, 10, 11, 25].map((at) => {
    now = at;
    return repeats.next('disk full');
  });
  expect(said).toEqual([0, undefined, undefined, undefined, 3, undefined, 1]);
  expect(repeats.next('connection lost')).toBe(0);
});

test('endlessly many messages take bounded memory', () => {
  const repeats = new Repeats(10, () => 0);
  for (let at = 0; at < 1000; at += 1) expect(repeats.next(`fault ${at}`)).toBe(0);
  expect(repeats.next('fault 0')).toBe(0);
});
