import { beforeEach, describe, expect, test } from '@jest/globals';
import { type ApiWatchEvent, freshNamespace, sharedApi } from '../support/api.js';
import { expectCode, expectStatus } from '../support/expect-status.js';
import { configMap, deployment, type Members, namesOf, pod } from '../support/objects.js';
import { waitFor } from '../support/wait-for.js';

const api = sharedApi('cluster');
const ROOT = '/api/v1/namespaces';

async function gone(name: string): Promise<void> {
  let seen = '';
  await waitFor(
    `the end of namespace ${name}`,
    async () => {
      const { status, text } = await api.get(`${ROOT}/${name}`);
      seen = text;
      return status === 404;
    },
    { lastSeen: () => seen },
  );
}

describe('the standard namespaces', () => {
  test.each<['cluster' | 'kubernetes', string[], string]>([
    ['cluster', ['default', 'cluster-system', 'cluster-public', 'cluster-node-lease'], 'cluster.io'],
    ['kubernetes', ['default', 'kube-system', 'kube-public', 'kube-node-lease'], 'kubernetes.io'],
  ])('the namespaces of the %s profile exist and are active', async (profile, names, domain) => {
    for (const name of names) {
      const { json } = await sharedApi(profile).get(`${ROOT}/${name}`);
      expect(json).toMatchObject({
        metadata: { name, labels: { [`${domain}/metadata.name`]: name } },
        spec: { finalizers: [profile] },
        status: { phase: 'Active' },
      });
    }
  });

  test.each(['default', 'cluster-system', 'cluster-public'])('%s cannot be deleted', async (name) => {
    expectStatus(await api.delete(`${ROOT}/${name}`), 403, 'Forbidden', /this namespace may not be deleted/);
    expect((await api.get(`${ROOT}/${name}`)).json.status.phase).toBe('Active');
  });
});

describe('the namespace of node leases', () => {
  test('the namespace of node leases may be deleted and is created again', async () => {
    const path = `${ROOT}/cluster-node-lease`;
    const { uid } = (await api.get(path)).json.metadata;
    expectCode(await api.delete(path), 200);
    let seen = '';
    await waitFor(
      'a new cluster-node-lease',
      async () => {
        const { status, json, text } = await api.get(path);
        seen = text;
        return status === 200 && json.metadata.uid !== uid;
      },
      { lastSeen: () => seen },
    );
  });
});

describe('a namespace', () => {
  test('a namespace is cluster-scoped: listed, read and selected by its label', async () => {
    const name = await freshNamespace(api);
    expectCode(await api.get(`${ROOT}/${name}`), 200);
    expect(namesOf((await api.get(ROOT)).json as never)).toContain(name);
    const query = `?labelSelector=${encodeURIComponent(`cluster.io/metadata.name=${name}`)}`;
    expect(namesOf((await api.get(ROOT + query)).json as never)).toEqual([name]);
  });

  test('the name of a namespace is a DNS label', async () => {
    const make = (name: string) => api.post(ROOT, { apiVersion: 'v1', kind: 'Namespace', metadata: { name } });
    for (const name of ['a.b', 'A', 'a'.repeat(64)]) {
      expectStatus(await make(name), 422, 'Invalid', /metadata\.name: Invalid value/);
    }
  });

  test('the label with its name cannot be removed', async () => {
    const name = await freshNamespace(api);
    const { json } = await api.patch(`${ROOT}/${name}`, 'merge', { metadata: { labels: null } });
    expect(json.metadata.labels).toEqual({ 'cluster.io/metadata.name': name });
  });

  test('deletecollection is not supported', async () => {
    expectStatus(await api.delete(`${ROOT}?labelSelector=none%3Dsuch`), 405, 'MethodNotAllowed');
  });
});

describe('creation in a namespace', () => {
  test('creation in a missing namespace is a 404 for the namespace', async () => {
    for (const path of [`${ROOT}/none-such/configmaps`, '/apis/apps/v1/namespaces/none-such/deployments']) {
      const body = path.includes('apps') ? deployment('d') : configMap('a');
      const answer = await api.post(path, body);
      expectStatus(answer, 404, 'NotFound', /^namespaces "none-such" not found$/);
      expect(answer.json.details).toMatchObject({ name: 'none-such', kind: 'namespaces' });
    }
  });

  test('a missing namespace reads as empty, and changes in it are a 404', async () => {
    expect((await api.get(`${ROOT}/none-such/configmaps`)).json.items).toEqual([]);
    expectStatus(await api.get(`${ROOT}/none-such/configmaps/a`), 404, 'NotFound', /configmaps "a" not found/);
    expectCode(await api.put(`${ROOT}/none-such/configmaps/a`, configMap('a')), 404);
    expectCode(await api.delete(`${ROOT}/none-such/configmaps/a`), 404);
  });

  test('creation right after the namespace was created succeeds', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const namespace = await freshNamespace(api);
        return api.post(`${ROOT}/${namespace}/configmaps`, configMap('a'));
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  });
});

describe('deletion', () => {
  let name = '';
  let maps = '';
  beforeEach(async () => {
    name = await freshNamespace(api);
    maps = `${ROOT}/${name}/configmaps`;
  });

  test('a deleted namespace is emptied of every kind and removed; other namespaces keep their objects', async () => {
    const other = await freshNamespace(api);
    for (const each of [name, other]) {
      const answers = await Promise.all([
        api.post(`${ROOT}/${each}/configmaps`, configMap('a')),
        api.post(`${ROOT}/${each}/pods`, pod('p')),
        api.post(`/apis/apps/v1/namespaces/${each}/deployments`, deployment('d')),
        api.post(`/apis/coordination.cluster.io/v1/namespaces/${each}/leases`, {
          apiVersion: 'coordination.cluster.io/v1',
          kind: 'Lease',
          metadata: { name: 'l' },
        }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    }
    const answer = await api.delete(`${ROOT}/${name}`);
    expectCode(answer, 200);
    expect(answer.json).toMatchObject({ kind: 'Namespace', status: { phase: 'Terminating' } });
    expect(answer.json.metadata.deletionTimestamp).toBeDefined();
    await gone(name);
    for (const [each, count] of [
      [name, 0],
      [other, 1],
    ] as const) {
      for (const path of ['/api/v1', '/apis/apps/v1', '/apis/coordination.cluster.io/v1']) {
        const plural = path === '/api/v1' ? 'configmaps' : path.includes('apps') ? 'deployments' : 'leases';
        expect((await api.get(`${path}/namespaces/${each}/${plural}`)).json.items).toHaveLength(count);
      }
      expect((await api.get(`${ROOT}/${each}/pods`)).json.items).toHaveLength(count);
    }
  });

  test('while its content is held nothing new is created, and a second deletion answers the namespace (BL-065)', async () => {
    await api.post(maps, configMap('held', {}, { finalizers: ['ex.io/hold'] }));
    expectCode(await api.delete(`${ROOT}/${name}`), 200);
    const refused = await api.post(maps, configMap('new'));
    expectStatus(
      refused,
      403,
      'Forbidden',
      new RegExp(`unable to create new content in namespace ${name} because it is being terminated`),
    );
    expect(refused.json.details.causes).toEqual([
      { reason: 'NamespaceTerminating', message: `namespace ${name} is being terminated`, field: 'metadata.namespace' },
    ]);
    const again = await api.delete(`${ROOT}/${name}`);
    expectCode(again, 200);
    expect(again.json).toMatchObject({ kind: 'Namespace', metadata: { name }, status: { phase: 'Terminating' } });

    const found = await waitFor('the report of what is left', async () => {
      const { json } = await api.get(`${ROOT}/${name}`);
      return json.status.conditions?.length > 0 ? json : undefined;
    });
    const remaining = found.status.conditions.find(
      ({ type }: { type: string }) => type === 'NamespaceFinalizersRemaining',
    );
    expect(remaining).toMatchObject({ status: 'True', reason: 'SomeFinalizersRemain' });
    expect(remaining.message).toContain('ex.io/hold in 1 resource instances');

    await api.patch(`${maps}/held`, 'merge', { metadata: { finalizers: null } });
    await gone(name);
  });

  test('objects of a terminating namespace can still be changed and read', async () => {
    await api.post(maps, configMap('held', {}, { finalizers: ['ex.io/hold'] }));
    await api.delete(`${ROOT}/${name}`);
    expectCode(await api.get(`${maps}/held`), 200);
    expectCode(await api.patch(`${maps}/held`, 'merge', { data: { a: 'b' } }), 200);
    await api.patch(`${maps}/held`, 'merge', { metadata: { finalizers: null } });
    await gone(name);
  });

  test('a PUT leaves spec.finalizers alone; `finalize` is honoured (BL-065)', async () => {
    await api.post(maps, configMap('held', {}, { finalizers: ['ex.io/hold'] }));
    await api.delete(`${ROOT}/${name}`);
    const put = async (path: string) => {
      for (;;) {
        const { json } = await api.get(`${ROOT}/${name}`);
        const answer = await api.put(path, { ...json, spec: { finalizers: [] } });
        // The controller may write its report at any time.
        if (answer.status !== 409) return answer;
      }
    };
    const main = await put(`${ROOT}/${name}`);
    expectCode(main, 200);
    expect(main.json.spec.finalizers).toEqual(['cluster']);
    expectCode(await put(`${ROOT}/${name}/finalize`), 200);
    await gone(name);
    // Held objects stay inaccessible until the namespace is created again.
    expectStatus(
      await api.patch(`${maps}/held`, 'merge', { metadata: { finalizers: null } }),
      404,
      'NotFound',
      /^namespaces ".*" not found$/,
    );
    await api.post(ROOT, { apiVersion: 'v1', kind: 'Namespace', metadata: { name } });
    expectCode(await api.patch(`${maps}/held`, 'merge', { metadata: { finalizers: null } }), 200);
  });

  test('a namespace with finalizers of its own waits for them', async () => {
    await api.patch(`${ROOT}/${name}`, 'merge', { metadata: { finalizers: ['ex.io/own'] } });
    await api.delete(`${ROOT}/${name}`);
    await waitFor('the emptied namespace', async () => {
      const { json } = await api.get(`${ROOT}/${name}`);
      return (json.spec.finalizers ?? []).length === 0;
    });
    expect((await api.get(`${ROOT}/${name}`)).json.status.phase).toBe('Terminating');
    expectCode(await api.patch(`${ROOT}/${name}`, 'merge', { metadata: { finalizers: null } }), 200);
    await gone(name);
  });

  test('a deletion frees the name', async () => {
    const first = (await api.get(`${ROOT}/${name}`)).json;
    await api.delete(`${ROOT}/${name}`);
    await gone(name);
    const again = await api.post(ROOT, { apiVersion: 'v1', kind: 'Namespace', metadata: { name } });
    expectCode(again, 201);
    expect(again.json.metadata.uid).not.toBe(first.metadata.uid);
    expectCode(await api.post(maps, configMap('a')), 201);
  });

  test('a precondition with another uid is a conflict', async () => {
    const options = { kind: 'DeleteOptions', apiVersion: 'v1', preconditions: { uid: 'other' } };
    expectStatus(await api.delete(`${ROOT}/${name}`, options), 409, 'Conflict');
    expect((await api.get(`${ROOT}/${name}`)).json.status.phase).toBe('Active');
  });
});

describe('watchers of a deleted namespace (BL-134)', () => {
  test('watchers see every object deleted once, and a new namespace of that name is empty', async () => {
    const name = await freshNamespace(api);
    const maps = `/api/v1/namespaces/${name}/configmaps`;
    for (const each of ['a', 'b', 'c']) expectCode(await api.post(maps, configMap(each)), 201);
    expectCode(await api.post(maps, configMap('held', {}, { finalizers: ['example.com/held'] })), 201);
    const { resourceVersion } = (await api.get('/api/v1/configmaps?limit=1')).json['metadata'];
    const all = await api.watch(`/api/v1/configmaps?watch=true&resourceVersion=${resourceVersion}`);
    const spaces = await api.watch(`/api/v1/namespaces?watch=true&resourceVersion=${resourceVersion}`);
    const deleted = (events: readonly ApiWatchEvent[], at: string): string[] =>
      events
        .filter(({ type, object }) => type === 'DELETED' && object['metadata'][at] === name)
        .map(({ object }) => object['metadata'].name as string);
    expectCode(await api.delete(`/api/v1/namespaces/${name}`), 200);
    const removed = (events: readonly ApiWatchEvent[]): string[] =>
      deleted(events, 'namespace')
        .filter((each) => each !== 'kube-root-ca.crt')
        .sort();
    await all.until((events) => removed(events).length >= 3, 'the deletion of three');
    const again = { apiVersion: 'v1', kind: 'Namespace', metadata: { name } };
    expectStatus(
      await api.post('/api/v1/namespaces', again),
      409,
      'AlreadyExists',
      /object is being deleted: namespaces/,
    );
    expectCode(await api.patch(`${maps}/held`, 'merge', { metadata: { finalizers: null } }), 200);
    await spaces.until((events) => deleted(events, 'name').length > 0, 'the deletion of the namespace');
    await all.until((events) => removed(events).length >= 4, 'the deletion of the one held');
    expect(removed(all.events)).toEqual(['a', 'b', 'c', 'held']);
    expect(deleted(spaces.events, 'name')).toEqual([name]);
    expectCode(await api.post('/api/v1/namespaces', again), 201);
    expect(
      (await api.get(maps)).json['items'].filter(
        (each: Members) => (each['metadata'] as Members)['name'] !== 'kube-root-ca.crt',
      ),
    ).toEqual([]);
    all.close();
    spaces.close();
  });
});
