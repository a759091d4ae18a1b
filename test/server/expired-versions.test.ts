import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Api, freshNamespace, type ApiWatch } from '../support/api.js';
import { expectCode, expectStatus } from '../support/expect-status.js';
import { configMap, deployment, namesOf, pod } from '../support/objects.js';
import { startServer, type ServerProcess } from '../support/server-process.js';
import { waitFor } from '../support/wait-for.js';

let server: ServerProcess;
let api: Api;
let path = '';
/** A version before the stored history. */
let old = '';
/** A token of that version, after the first of three objects. */
let token = '';
/** Opened at the old version while it was kept. */
let early: ApiWatch;
/** Collections of several kinds that have all changed since. */
let places: string[] = [];

beforeAll(async () => {
  server = await startServer({ flags: ['--history-retention=10s'] });
  api = new Api(server.kubeconfig);
  const namespace = await freshNamespace(api);
  path = `/api/v1/namespaces/${namespace}/configmaps`;
  const [pods, deployments] = [
    `/api/v1/namespaces/${namespace}/pods`,
    `/apis/apps/v1/namespaces/${namespace}/deployments`,
  ];
  places = [path, '/api/v1/configmaps', pods, deployments, '/apis/apps/v1/deployments'];
  for (const name of ['a', 'b', 'c']) await api.post(path, configMap(name));
  const page = (await api.get(`${path}?limit=1`)).json;
  old = page.metadata.resourceVersion;
  token = encodeURIComponent(page.metadata.continue);
  early = await api.watch(`${path}?watch=1&resourceVersion=${old}`);
  await api.delete(`${path}/c`);
  await api.post(path, configMap('d'));
  await api.post(pods, pod('p'));
  await api.post(deployments, deployment('d'));
  await waitFor('the end of the old version', async () => {
    await api.patch(`${path}/a`, 'merge', { data: { at: String(Date.now()) } });
    await new Promise((resolve) => setTimeout(resolve, 250));
    if ((await api.get(`${path}?resourceVersion=${old}&resourceVersionMatch=Exact`)).status === 200) return false;
    // Windows in memory may reach a little further back than the stored history, but follow.
    const watches = places.map((place) => api.get(`${place}?watch=1&resourceVersion=${old}&timeoutSeconds=1`));
    return (await Promise.all(watches)).every(({ text }) => text.startsWith('{"type":"ERROR"'));
  });
});

afterAll(async () => {
  expect(await server.stop()).toBe(0);
});

describe('a version that is no longer available', () => {
  test('an expired version is a 410 for exact lists', async () => {
    for (const query of [
      `resourceVersion=${old}&resourceVersionMatch=Exact`,
      `resourceVersion=${old}&resourceVersionMatch=Exact&limit=1`,
      `resourceVersion=${old}&limit=1`,
    ]) {
      expectStatus(
        await api.get(`${path}?${query}`),
        410,
        'Expired',
        /resourceVersion for the provided list is too old/,
      );
    }
  });

  test('an expired version satisfies lists that are "not older than" it', async () => {
    for (const query of [
      `resourceVersion=${old}`,
      `resourceVersion=${old}&resourceVersionMatch=NotOlderThan&limit=5`,
    ]) {
      expect(namesOf((await api.get(`${path}?${query}`)).json as never)).toEqual(['a', 'b', 'd']);
    }
    expect((await api.get(`${path}/a?resourceVersion=${old}`)).status).toBe(200);
  });

  test('an expired token is a 410 with a token that continues from the newest state', async () => {
    const answer = await api.get(`${path}?limit=5&continue=${token}`);
    expect(answer.json).toMatchObject({ kind: 'Status', code: 410, reason: 'Expired' });
    expect(answer.json.message).toMatch(
      /The provided continue parameter is too old to display a consistent list result/,
    );
    const inconsistent = answer.json.metadata.continue;
    const rest = await api.get(`${path}?limit=5&continue=${encodeURIComponent(inconsistent)}`);
    expect(namesOf(rest.json as never)).toEqual(['b', 'd']);
  });

  test('a watch from an expired version is one ERROR event on every resource, with no event before it (BL-047, BL-051)', async () => {
    let writing = true;
    const writer = (async () => {
      for (let at = 0; writing; at++) await api.patch(`${path}/a`, 'merge', { data: { at: String(at) } });
    })();
    const answers = await Promise.all(
      places.map((place) => api.get(`${place}?watch=1&resourceVersion=${old}&timeoutSeconds=5`)),
    );
    writing = false;
    await writer;
    for (const answer of answers) {
      const lines = answer.text.trimEnd().split('\n');
      const first = JSON.parse(lines[0]!);
      expectCode(answer, 200);
      expect(first).toMatchObject({ type: 'ERROR', object: { kind: 'Status', code: 410, reason: 'Expired' } });
      expect(lines).toHaveLength(1);
    }
  });

  test('a client that lists again can watch from the new version', async () => {
    const { metadata } = (await api.get(path)).json;
    const watch = await api.watch(`${path}?watch=1&resourceVersion=${metadata.resourceVersion}`);
    await api.post(path, configMap('e'));
    await watch.until((events) => events.length > 0, 'the new object');
    watch.close();
    expect(watch.events[0]!.object.metadata.name).toBe('e');
  });

  test('a watch continues after the version it was opened with has expired', async () => {
    await api.post(path, configMap('f'));
    await early.until((events) => events.at(-1)?.object.metadata.name === 'f', 'the newest object');
    early.close();
    const shown = early.events.map(({ type, object }) => `${type} ${object.metadata.name}`);
    expect(shown.filter((line) => line !== 'MODIFIED a')).toEqual(['DELETED c', 'ADDED d', 'ADDED e', 'ADDED f']);
  });
});
