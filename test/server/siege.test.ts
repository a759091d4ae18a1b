import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { COLLECTS_GARBAGE } from '../soak/siege/server-memory.js';
import { besiege, MOST_GROWTH } from '../soak/siege/siege.js';
import { scratchOfRun } from '../support/scratch.js';
import { type ServerProcess, startServer } from '../support/server-process.js';

/** How long it lasts, in ms; `npm run soak` takes minutes, more clients, and looks at times as well. */
const DURATION = 15_000;
/** One client of each kind of hostile ones. */
const HOSTILE = 21;
const POLITE = 10;
let server: ServerProcess;

beforeAll(async () => {
  server = await startServer({ flags: ['--naming=kubernetes'], nodeFlags: COLLECTS_GARBAGE });
});

afterAll(async () => {
  expect(await server.stop()).toBe(0);
});

test('among hostile clients nothing acknowledged is lost, no event is missed, and memory comes back', async () => {
  const result = await besiege(server, {
    milliseconds: DURATION,
    hostile: HOSTILE,
    polite: POLITE,
    folder: mkdtempSync(join(scratchOfRun(), 'siege-')),
  });
  // On a machine that is busy with other tests a request may take longer than its time: `npm run soak` looks at that.
  expect({ lost: result.lost, missed: result.missed }).toEqual({ lost: [], missed: [] });
  expect(result.after.used - result.before.used).toBeLessThan(MOST_GROWTH);
  // There was something to lose.
  expect(result.requests).toBeGreaterThan(20);
  expect(result.events).toBeGreaterThan(20);
});
