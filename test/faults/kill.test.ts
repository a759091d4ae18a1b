import { describe, expect, test } from '@jest/globals';
import { Api } from '../support/api.js';
import { makeDataDir, startServer } from '../support/server-process.js';
import { waitFor } from '../support/wait-for.js';

const MAP = { apiVersion: 'v1', kind: 'ConfigMap' };
const PATH = '/api/v1/namespaces/default/configmaps';

describe('kill -9 of the server under load', () => {
  const dataDir = makeDataDir();

  test('every acknowledged write is there after the next start, which nothing blocks', async () => {
    const first = await startServer({ dataDir });
    const api = new Api(first.kubeconfig);
    const acknowledged: string[] = [];
    let stop = false;
    const writers = Array.from({ length: 16 }, async (_, writer) => {
      for (let at = 0; !stop; at++) {
        const name = `w${writer}-${at}`;
        try {
          const answer = await api.post(PATH, { ...MAP, metadata: { name }, data: { at: String(at) } });
          if (answer.status === 201) acknowledged.push(name);
        } catch {
          return; // the server went away
        }
      }
    });
    await waitFor('300 writes', () => acknowledged.length > 300, { lastSeen: () => acknowledged.length });
    await first.kill();
    stop = true;
    await Promise.all(writers);

    const second = await startServer({ dataDir });
    try {
      const list = (await new Api(second.kubeconfig).get(PATH)).json;
      const names = new Set(list.items.map((item: { metadata: { name: string } }) => item.metadata.name));
      expect(acknowledged.filter((name) => !names.has(name))).toEqual([]);
    } finally {
      expect(await second.stop()).toBe(0);
    }
  });

  test('a second server on the same data dir is refused with one line', async () => {
    const server = await startServer({ dataDir });
    try {
      await expect(startServer({ dataDir })).rejects.toMatchObject({
        exitCode: 2,
        stderr: expect.stringMatching(/^cluster-apiserver: --data-dir: .* is in use by the server with pid \d+;.*\n$/),
      });
    } finally {
      expect(await server.stop()).toBe(0);
    }
  });

  test('another naming on the same database is refused with one line', async () => {
    await expect(startServer({ dataDir, flags: ['--naming=kubernetes'] })).rejects.toMatchObject({
      exitCode: 2,
      stderr: expect.stringMatching(/cluster-apiserver: --naming: .*cluster.*\n$/),
    });
  });
});
