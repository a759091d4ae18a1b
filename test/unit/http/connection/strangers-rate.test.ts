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
