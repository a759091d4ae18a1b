import { expect, test } from '@jest/globals';
import { StrangersRate } from '../../../../src/http/connection/strangers-rate.js';
import { waitFor } from '../../../support/wait-for.js';

test('a burst passes at once, then connections are served in turn', async () => {
  let now = 0;
  const rate = new StrangersRate(() => now);
  const begun: string[] = [];
  const [busy, probe] = [{}, {}];
  for (let i = 0; i < 300; i++) rate.pass(busy, () => begun.push('busy'));
  expect(begun).toHaveLength(200);
  rate.pass(probe, () => begun.push('probe'));
  expect(begun).toHaveLength(200);
  // Room for two more: one of the busy connection, and the probe.
  now = 4;
  await waitFor('two more to begin', () => begun.length >= 202);
  expect(begun).toHaveLength(202);
  expect(begun.slice(200)).toEqual(['busy', 'probe']);
  now = 10_000;
  await waitFor('the rest to begin', () => begun.length === 301);
});

test('a cancelled wait takes no time from others', async () => {
  let now = 0;
  const rate = new StrangersRate(() => now);
  const begun: string[] = [];
  const leaving: ((() => void) | undefined)[] = [];
  for (let at = 0; at < 200; at += 1) rate.pass({}, () => begun.push('first'));
  for (let connection = 0; connection < 100; connection += 1) {
    const busy = {};
    for (let at = 0; at < 100; at += 1) leaving.push(rate.pass(busy, () => begun.push('gone')));
  }
  rate.pass({}, () => begun.push('probe'));
  for (const leave of leaving) leave!();
  // Room for one more.
  now = 2;
  await waitFor('the probe', () => begun.length > 200);
  expect(begun.slice(200)).toEqual(['probe']);
});
