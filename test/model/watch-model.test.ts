import { expect, test } from '@jest/globals';
import { runModel } from '../soak/model/run.js';

// `npm run soak -- --model MINUTES` does the same longer and with more clients.
test('watchers on three servers miss nothing while servers and database fail, and objects are linearizable', async () => {
  const result = await runModel({ milliseconds: 15_000, writers: 4, watchers: 10, seed: 1 });
  expect(result.faults).toEqual([]);
  expect(result.changes).toBeGreaterThan(50);
  expect(result.delivered).toBeGreaterThan(result.changes * 2);
  expect(new Set(result.events)).toEqual(
    new Set([
      'a server is killed',
      'a server is frozen',
      'connections are frozen',
      'the database crashes',
      'the standby takes over',
    ]),
  );
});
