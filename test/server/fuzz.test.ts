import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { fuzz } from '../soak/fuzz.js';
import { identityOf } from '../soak/identity.js';
import { Api } from '../support/api.js';
import { type ServerProcess, startServer } from '../support/server-process.js';

const REQUESTS = 100_000;
/** Time on a busy machine, in ms. */
const LONGEST_FUZZ = 2_400_000;
let server: ServerProcess;

beforeAll(async () => {
  server = await startServer({ flags: ['--naming=kubernetes'] });
});

afterAll(async () => {
  await server.stop();
});

test(
  'a hundred thousand mutated requests are all answered without a server fault, and the server keeps running',
  async () => {
    const result = await fuzz(identityOf(server.kubeconfig), REQUESTS, 1);
    expect(result.problems).toEqual([]);
    expect(result.sent).toBe(REQUESTS);
    // A fuzz test that only gets errors tests little.
    expect(result.statuses['200']).toBeGreaterThan(REQUESTS / 50);
    expect(result.statuses['201']).toBeGreaterThan(REQUESTS / 1000);
    const api = new Api(server.kubeconfig);
    expect((await api.get('/readyz')).status).toBe(200);
    for (const kind of ['pods', 'configmaps', 'services', 'secrets']) {
      const list = await api.get(`/api/v1/namespaces/fuzz/${kind}`);
      expect(list.status).toBe(200);
      // Everything stored can be read individually, and equals its list item.
      for (const item of list.json['items']) {
        const read = await api.get(`/api/v1/namespaces/fuzz/${kind}/${item.metadata.name}`);
        expect(read.json['metadata']).toEqual(item.metadata);
      }
    }
  },
  LONGEST_FUZZ,
);
