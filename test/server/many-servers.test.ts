import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Api, freshNamespace, type ApiWatch } from '../support/api.js';
import { backOff } from '../support/back-off.js';
import { expectCode, expectStatus } from '../support/expect-status.js';
import { configMap, namesOf } from '../support/objects.js';
import { startTestDatabase, type TestDatabase } from '../support/database.js';
import { ServerStartError, startServer, type ServerProcess } from '../support/server-process.js';
import { waitFor } from '../support/wait-for.js';

let database: TestDatabase;
let url = '';
const servers: ServerProcess[] = [];
let apis: Api[] = [];

beforeAll(async () => {
  database = await startTestDatabase();
  const { user, password, host, port, database: name } = database.connection;
  const login = `${user}${typeof password === 'string' ? `:${encodeURIComponent(password)}` : ''}`;
  url = `postgres://${login}@${encodeURIComponent(host ?? '')}${port === undefined ? '' : `:${port}`}/${name}`;
  // Sequentially: the first creates the standard objects.
  for (let at = 0; at < 3; at++) servers.push(await startServer({ flags: [`--database-url=${url}`] }));
  apis = servers.map(({ kubeconfig }) => new Api(kubeconfig));
});

afterAll(async () => {
  for (const server of servers) {
    await server.stop();
  }
  await database.stop();
});

const others = (at: number): Api[] => apis.filter((_, index) => index !== at);

describe('three servers on one database', () => {
  test('a write through one server is at once in lists and gets of the others', async () => {
    const path = `/api/v1/namespaces/${await freshNamespace(apis[0]!)}/configmaps`;
    for (let turn = 0; turn < 15; turn++) {
      const at = turn % 3;
      const name = `m-${turn}`;
      expectCode(await apis[at]!.post(path, configMap(name)), 201);
      for (const other of others(at)) {
        const [list, one] = await Promise.all([other.get(path), other.get(`${path}/${name}`)]);
        expect(namesOf(list.json as never)).toContain(name);
        expectCode(one, 200);
      }
    }
  });

  test('a write through one server is seen by watches on all of them, in one order', async () => {
    const path = `/api/v1/namespaces/${await freshNamespace(apis[0]!)}/configmaps`;
    const { resourceVersion } = (await apis[0]!.get(path)).json.metadata;
    const watches = await Promise.all(
      apis.map((api) => api.watch(`${path}?watch=1&resourceVersion=${resourceVersion}`)),
    );
    await Promise.all(
      apis.map(async (api, at) => {
        for (let turn = 0; turn < 10; turn++) {
          await api.post(path, configMap(`s${at}-${turn}`));
          await api.patch(`${path}/s${at}-${turn}`, 'merge', { data: { turn: String(turn) } });
        }
        await api.delete(`${path}/s${at}-0`);
      }),
    );
    const delivered = ({ events }: ApiWatch): string[] =>
      events.map(({ type, object }) => `${object.metadata.resourceVersion} ${type} ${object.metadata.name}`);
    for (const watch of watches) await watch.until((events) => events.length >= 63, '63 events');
    for (const watch of watches) {
      expect(delivered(watch)).toEqual(delivered(watches[0]!));
      watch.close();
    }
    expect(new Set(delivered(watches[0]!)).size).toBe(63);
  });

  test('a watch is resumed at another server from its last version', async () => {
    const path = `/api/v1/namespaces/${await freshNamespace(apis[0]!)}/configmaps`;
    const first = await apis[0]!.watch(`${path}?watch=1`);
    const made = (await apis[1]!.post(path, configMap('a'))).json;
    await first.until((events) => events.length === 1, 'the first event');
    first.close();
    await apis[0]!.post(path, configMap('b'));
    const next = await apis[2]!.watch(`${path}?watch=1&resourceVersion=${made.metadata.resourceVersion}`);
    await next.until((events) => events.length === 1, 'the second event');
    next.close();
    expect(next.events.map(({ object }) => object.metadata.name)).toEqual(['b']);
  });

  test('pages of one list may come from different servers', async () => {
    const path = `/api/v1/namespaces/${await freshNamespace(apis[0]!)}/configmaps`;
    for (const name of ['a', 'b', 'c', 'd']) await apis[0]!.post(path, configMap(name));
    const first = (await apis[0]!.get(`${path}?limit=2`)).json;
    await apis[1]!.delete(`${path}/c`);
    const next = (await apis[2]!.get(`${path}?limit=2&continue=${encodeURIComponent(first.metadata.continue)}`)).json;
    expect(namesOf(next as never)).toEqual(['c', 'd']);
    expect(next.metadata.resourceVersion).toBe(first.metadata.resourceVersion);
  });

  test('a stale version is a conflict at every server, and concurrent writers of one object lose no update', async () => {
    const path = `/api/v1/namespaces/${await freshNamespace(apis[0]!)}/configmaps`;
    const made = (await apis[0]!.post(path, configMap('n', { data: { n: '0' } }))).json;
    await apis[1]!.patch(`${path}/n`, 'merge', { data: { n: '0', x: '1' } });
    expectStatus(await apis[2]!.put(`${path}/n`, made), 409, 'Conflict');
    await Promise.all(
      Array.from({ length: 30 }, async (_, writer) => {
        const api = apis[writer % 3]!;
        for (let attempt = 1; ; attempt++) {
          const object = (await api.get(`${path}/n`)).json;
          object.data.n = String(Number(object.data.n) + 1);
          if ((await api.put(`${path}/n`, object)).status === 200) return;
          await backOff(attempt);
        }
      }),
    );
    expect((await apis[0]!.get(`${path}/n`)).json.data.n).toBe('30');
  });

  test('one of concurrent creates of one name at all servers succeeds', async () => {
    const path = `/api/v1/namespaces/${await freshNamespace(apis[0]!)}/configmaps`;
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => apis[at % 3]!.post(path, configMap('one'))),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(11);
  });

  test('a namespace deleted at one server is emptied once and gone everywhere', async () => {
    const name = await freshNamespace(apis[0]!);
    const path = `/api/v1/namespaces/${name}/configmaps`;
    await Promise.all(Array.from({ length: 9 }, (_, at) => apis[at % 3]!.post(path, configMap(`m-${at}`))));
    await apis[1]!.delete(`/api/v1/namespaces/${name}`);
    for (const api of apis) {
      await waitFor(
        'the end of the namespace',
        async () => (await api.get(`/api/v1/namespaces/${name}`)).status === 404,
      );
      expect((await api.get(path)).json.items).toEqual([]);
    }
  });

  test('a custom kind is served and published by each server as soon as it is established', async () => {
    const definitions = '/apis/apiextensions.cluster.io/v1/customresourcedefinitions';
    const group = `g${process.pid}.example.com`;
    const schema = { openAPIV3Schema: { type: 'object', properties: { size: { type: 'integer' } } } };
    const version = (name: string, storage: boolean): object => ({ name, served: true, storage, schema });
    const body = {
      apiVersion: 'apiextensions.cluster.io/v1',
      kind: 'CustomResourceDefinition',
      metadata: { name: `things.${group}` },
      spec: { group, scope: 'Cluster', names: { plural: 'things', kind: 'Thing' }, versions: [version('v1', true)] },
    };
    // On each server: the routes, both forms of discovery and both of OpenAPI.
    const publishedAt = async (api: Api, name: string): Promise<boolean[]> => {
      const answers = await Promise.all([
        api.get(`/apis/${group}/${name}/things`),
        api.get(`/apis/${group}/${name}`),
        api.get('/apis', { accept: 'application/json;g=apidiscovery.cluster.io;v=v2;as=APIGroupDiscoveryList' }),
        api.get(`/openapi/v3/apis/${group}/${name}`),
        api.get('/openapi/v2'),
      ]);
      const needed = ['"items"', '"things"', group, '"size"', `/apis/${group}/${name}/things`];
      return answers.map(({ status, text }, at) => status === 200 && text.includes(needed[at]!));
    };
    const all = [true, true, true, true, true];
    expectCode(await apis[0]!.post(definitions, body), 201);
    for (const api of apis) {
      await waitFor('the kind to be established', async () => {
        const { json } = await api.get(`${definitions}/things.${group}`);
        const conditions = (json.status?.conditions ?? []) as { type: string; status: string }[];
        return conditions.some(({ type, status }) => type === 'Established' && status === 'True');
      });
      expect(await publishedAt(api, 'v1')).toEqual(all);
    }
    const patch = { spec: { versions: [version('v1', true), version('v2', false)] } };
    expectCode(await apis[1]!.patch(`${definitions}/things.${group}`, 'merge', patch), 200);
    for (const api of apis) expect(await publishedAt(api, 'v2')).toEqual(all);
    await apis[2]!.delete(`${definitions}/things.${group}`);
    for (const api of apis) {
      await waitFor(
        'the definition to go',
        async () => (await api.get(`${definitions}/things.${group}`)).status === 404,
      );
      expectCode(await api.get(`/apis/${group}/v1/things`), 404);
      expectCode(await api.get(`/openapi/v3/apis/${group}/v1`), 404);
    }
  });

  test('a stopped server loses nothing, and a restarted one has the whole state', async () => {
    const path = `/api/v1/namespaces/${await freshNamespace(apis[2]!)}/configmaps`;
    await apis[2]!.post(path, configMap('before'));
    await servers[2]!.kill();
    expectCode(await apis[0]!.post(path, configMap('meanwhile')), 201);
    servers[2] = await startServer({ flags: [`--database-url=${url}`], dataDir: servers[2]!.dataDir });
    apis[2] = new Api(servers[2]!.kubeconfig);
    expect(namesOf((await apis[2].get(path)).json as never)).toEqual(['before', 'meanwhile']);
  });

  test('a server with the other naming profile is refused with one line', async () => {
    const failed = await startServer({ flags: [`--database-url=${url}`, '--naming=kubernetes'] }).catch(
      (error: ServerStartError) => error,
    );
    expect(failed).toBeInstanceOf(ServerStartError);
    expect((failed as ServerStartError).exitCode).not.toBe(0);
    expect((failed as ServerStartError).stderr).toMatch(/naming/);
  });
});
