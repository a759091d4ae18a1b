import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { fuzzPatches } from '../soak/patches.js';
import { Api } from '../support/api.js';
import { type ServerProcess, startServer } from '../support/server-process.js';

const PATCHES = 2_000;
/** Time on a busy machine, in ms. */
const LONGEST_FUZZ = 600_000;
let server: ServerProcess;

beforeAll(async () => {
  server = await startServer({ flags: ['--naming=kubernetes'] });
});

afterAll(async () => {
  await server.stop();
});

test(
  'two thousand mutated patches of every type cause no server fault, and everything stored can be written back',
  async () => {
    const result = await fuzzPatches(new Api(server.kubeconfig), PATCHES, 1);
    expect(result.problems).toEqual([]);
    // A fuzz test that only gets errors tests little.
    for (const type of ['merge', 'json', 'strategic', 'apply']) {
      expect(result.done[type]).toBeGreaterThan(PATCHES / 100);
      expect(result.refused[type]).toBeGreaterThan(PATCHES / 100);
    }
  },
  LONGEST_FUZZ,
);
