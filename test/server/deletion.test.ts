import { beforeEach, describe, expect, test } from '@jest/globals';
import { type ApiResponse, freshNamespace, sharedApi } from '../support/api.js';
import { waitFor } from '../support/wait-for.js';
import { expectCode, expectStatus } from '../support/expect-status.js';
import { configMap, deployment, namesOf, pod } from '../support/objects.js';

const api = sharedApi('cluster');
let namespace = '';
let maps = '';

beforeEach(async () => {
  namespace = await freshNamespace(api);
  maps = `/api/v1/namespaces/${namespace}/configmaps`;
});

const OPTIONS = { kind: 'DeleteOptions', apiVersion: 'v1' };

/** The current time in whole seconds, like times of the API. */
const wholeSecond = (): number => Math.floor(Date.now() / 1000) * 1000;

async function left(path = maps): Promise<string[]> {
  return namesOf((await api.get(path)).json as never);
}

describe('DELETE of one object', () => {
  test('an object without finalizers is removed at once, and the answer is a Status', async () => {
    const made = (await api.post(maps, configMap('a'))).json;
    const answer = await api.delete(`${maps}/a`);
    expectCode(answer, 200);
    expect(answer.json).toEqual({
      kind: 'Status',
      apiVersion: 'v1',
      metadata: {},
      status: 'Success',
      details: { name: 'a', kind: 'configmaps', uid: made.metadata.uid },
    });
    expectStatus(await api.get(`${maps}/a`), 404, 'NotFound');
    expectStatus(await api.delete(`${maps}/a`), 404, 'NotFound');
  });

  test('a deletion frees the name for another object', async () => {
    const first = (await api.post(maps, configMap('a'))).json;
    await api.delete(`${maps}/a`);
    const second = await api.post(maps, configMap('a'));
    expectCode(second, 201);
    expect(second.json.metadata.uid).not.toBe(first.metadata.uid);
  });

  test('DeleteOptions of every shape that older clients send are accepted', async () => {
    for (const body of [{}, OPTIONS, { ...OPTIONS, gracePeriodSeconds: 0 }, { propagationPolicy: 'Background' }]) {
      await api.post(maps, configMap('a'));
      expectCode(await api.delete(`${maps}/a`, body), 200);
    }
  });
});

describe('finalizers', () => {
  test('an object stays terminating until its last finalizer is removed, in any order (BL-057)', async () => {
    const made = (await api.post(maps, configMap('a', {}, { finalizers: ['ex.io/1', 'ex.io/2', 'ex.io/3'] }))).json;
    const watch = await api.watch(`${maps}?watch=1&resourceVersion=${made.metadata.resourceVersion}`);
    const before = wholeSecond();
    const deleted = await api.delete(`${maps}/a`);
    const after = Date.now();
    expectCode(deleted, 200);
    expect(deleted.json.kind).toBe('ConfigMap');
    const { deletionTimestamp, deletionGracePeriodSeconds } = deleted.json.metadata;
    expect(Date.parse(deletionTimestamp)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(deletionTimestamp)).toBeLessThanOrEqual(after);
    expect(deletionGracePeriodSeconds).toBe(0);

    const again = await api.delete(`${maps}/a`);
    expectCode(again, 200);
    expect(again.json.metadata.deletionTimestamp).toBe(deletionTimestamp);
    expectStatus(await api.post(maps, configMap('a')), 409, 'AlreadyExists', /object is being deleted/);

    for (const rest of [['ex.io/1', 'ex.io/3'], ['ex.io/3']]) {
      expectCode(await api.patch(`${maps}/a`, 'merge', { metadata: { finalizers: rest } }), 200);
      expect((await api.get(`${maps}/a`)).json.metadata.finalizers).toEqual(rest);
    }
    expectCode(await api.patch(`${maps}/a`, 'merge', { metadata: { finalizers: null } }), 200);
    expectStatus(await api.get(`${maps}/a`), 404, 'NotFound');
    await watch.until((events) => events.at(-1)?.type === 'DELETED', 'the removal');
    watch.close();
    expect(watch.events.map(({ type }) => type)).toEqual(['MODIFIED', 'MODIFIED', 'MODIFIED', 'DELETED']);
  });

  test.each(['put', 'merge', 'json', 'strategic'] as const)(
    'an update that empties the finalizers of a terminating object removes it (%s)',
    async (verb) => {
      await api.post(maps, configMap('a', {}, { finalizers: ['ex.io/1'] }));
      const { json } = await api.delete(`${maps}/a`);
      const watch = await api.watch(`${maps}?watch=1&resourceVersion=${json.metadata.resourceVersion}`);
      const { finalizers: _gone, ...metadata } = json.metadata;
      const change = { metadata: { finalizers: null }, data: { last: 'words' } };
      const updated =
        verb === 'put'
          ? await api.put(`${maps}/a`, { ...json, metadata, data: change.data })
          : await api.patch(
              `${maps}/a`,
              verb,
              verb === 'json'
                ? [
                    { op: 'remove', path: '/metadata/finalizers' },
                    { op: 'add', path: '/data', value: change.data },
                  ]
                : change,
            );
      expectCode(updated, 200);
      expectCode(await api.get(`${maps}/a`), 404);
      // The answer is the update, at the version that it changed; the event shows what was stored before.
      expect(updated.json.data).toEqual({ last: 'words' });
      expect(updated.json.metadata.finalizers).toBeUndefined();
      expect(updated.json.metadata.resourceVersion).toBe(json.metadata.resourceVersion);
      await watch.until((events) => events.at(-1)?.type === 'DELETED', 'the removal');
      watch.close();
      const { events } = watch;
      expect(events).toHaveLength(1);
      const { resourceVersion, ...before } = json.metadata;
      const { resourceVersion: last, ...shown } = events[0]!.object.metadata;
      expect({ ...events[0]!.object, metadata: shown }).toEqual({ ...json, metadata: before });
      expect(Number(last)).toBeGreaterThan(Number(resourceVersion));
    },
  );

  test('finalizers cannot be added to a terminating object', async () => {
    await api.post(maps, configMap('a', {}, { finalizers: ['ex.io/1'] }));
    await api.delete(`${maps}/a`);
    expectStatus(
      await api.patch(`${maps}/a`, 'merge', { metadata: { finalizers: ['ex.io/1', 'ex.io/2'] } }),
      422,
      'Invalid',
      /metadata\.finalizers: Forbidden: no new finalizers can be added if the object is being deleted, found new finalizers/,
    );
  });

  test('concurrent finalizer updates and deletions never lose an object whose finalizer was acknowledged (BL-059)', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, async (_, at) => {
        const name = `race-${at}`;
        await api.post(maps, configMap(name));
        const [patched] = await Promise.all([
          api.patch(`${maps}/${name}`, 'merge', { metadata: { finalizers: ['ex.io/hold'] } }),
          api.delete(`${maps}/${name}`),
        ]);
        const after = await api.get(`${maps}/${name}`);
        return { patched: patched.status, after: after.status, mark: after.json.metadata.deletionTimestamp };
      }),
    );
    for (const { patched, after, mark } of outcomes) {
      if (patched === 200) expect([after, typeof mark]).toEqual([200, 'string']);
      else expect([[404, 409, 422].includes(patched), after]).toEqual([true, 404]);
    }
  });
});

describe('orphanDependents, the deprecated form of propagation', () => {
  test.each([
    ['an object removed at once is a 200', {}, 200],
    ['an object that still terminates is a 202', { finalizers: ['ex.io/hold'] }, 202],
  ])('%s', async (_what, metadata, code) => {
    const pods = `/api/v1/namespaces/${namespace}/pods`;
    await api.post(pods, pod('p', {}, metadata));
    await api.post(maps, configMap('a', {}, metadata));
    const options = { ...OPTIONS, orphanDependents: false };
    expectCode(await api.delete(`${pods}/p`, options), code);
    expectCode(await api.delete(`${maps}/a`, options), code);
  });
});

describe('preconditions', () => {
  test.each([
    ['uid', /the UID in the precondition \(other\) does not match the UID in record/],
    ['resourceVersion', /the ResourceVersion in the precondition \(other\) does not match the ResourceVersion in reco/],
  ])('a mismatched %s is a conflict, in a dry run too (BL-055)', async (member, message) => {
    const made = (await api.post(maps, configMap('a'))).json;
    for (const query of ['', '?dryRun=All']) {
      const answer = await api.delete(`${maps}/a${query}`, { ...OPTIONS, preconditions: { [member]: 'other' } });
      expectStatus(answer, 409, 'Conflict', message);
    }
    expect(await left()).toEqual(['a']);
    expectCode(await api.delete(`${maps}/a`, { ...OPTIONS, preconditions: { [member]: made.metadata[member] } }), 200);
    expect(await left()).toEqual([]);
  });

  test.each(['uid', 'resourceVersion'])(
    'preconditions of the query apply when there is no body: %s',
    async (member) => {
      const made = (await api.post(maps, configMap('a'))).json;
      await api.post(maps, configMap('b'));
      for (const path of [`${maps}/a`, maps]) {
        expectStatus(await api.delete(`${path}?${member}=1`), 409, 'Conflict', /in the precondition \(1\)/);
      }
      expect(await left()).toEqual(['a', 'b']);
      expectCode(await api.delete(`${maps}/b?${member}=1`, OPTIONS), 200);
      expectCode(await api.delete(`${maps}/a?${member}=${made.metadata[member]}`), 200);
      expect(await left()).toEqual([]);
    },
  );

  test.each([
    ['gracePeriodSeconds=soon', 400, 'BadRequest'],
    ['propagationPolicy=Sideways', 422, 'Invalid'],
    ['propagationPolicy=Orphan&orphanDependents=false', 422, 'Invalid'],
    ['dryRun=Some', 422, 'Invalid'],
  ])('?%s is refused for an object and for a collection', async (query, code, reason) => {
    await api.post(maps, configMap('a'));
    expectStatus(await api.delete(`${maps}/a?${query}`), code, reason);
    expectStatus(await api.delete(`${maps}?${query}`), code, reason);
    expect(await left()).toEqual(['a']);
  });

  test.each<[string, object, number, string]>([
    ['an unknown policy', { propagationPolicy: 'Sideways' }, 422, 'Invalid'],
    ['a policy and orphanDependents', { propagationPolicy: 'Orphan', orphanDependents: true }, 422, 'Invalid'],
    ['a grace period that is a string', { gracePeriodSeconds: 'soon' }, 400, 'BadRequest'],
    ['preconditions that are a string', { preconditions: 'x' }, 400, 'BadRequest'],
    ['another kind', { kind: 'Pod' }, 400, 'BadRequest'],
  ])('%s is refused', async (_what, options, code, reason) => {
    await api.post(maps, configMap('a'));
    expectStatus(await api.delete(`${maps}/a`, { ...OPTIONS, ...options }), code, reason);
    expect(await left()).toEqual(['a']);
  });
});

describe('grace', () => {
  const scheduled = { nodeName: 'n1' };

  test('a pod on a node gets its grace period, or the shorter or zero one of the request', async () => {
    const pods = `/api/v1/namespaces/${namespace}/pods`;
    await api.post(pods, pod('p', { ...scheduled, terminationGracePeriodSeconds: 60 }));
    const before = wholeSecond();
    const first = (await api.delete(`${pods}/p`)).json;
    expect(first.metadata.deletionGracePeriodSeconds).toBe(60);
    const end = Date.parse(first.metadata.deletionTimestamp);
    expect(end).toBeGreaterThanOrEqual(before + 60_000);
    expect(end).toBeLessThanOrEqual(Date.now() + 60_000);
    const shorter = (await api.delete(`${pods}/p?gracePeriodSeconds=5`)).json;
    expect(shorter.metadata.deletionGracePeriodSeconds).toBe(5);
    const longer = (await api.delete(`${pods}/p?gracePeriodSeconds=90`)).json;
    expect(longer.metadata.deletionGracePeriodSeconds).toBe(5);
    const negative = (await api.delete(`${pods}/p?gracePeriodSeconds=-1`)).json;
    expect(negative.metadata.deletionGracePeriodSeconds).toBe(1);
    const last = await api.delete(`${pods}/p?gracePeriodSeconds=0`);
    expectCode(last, 200);
    expect(last.json.metadata.deletionGracePeriodSeconds).toBe(0);
    expectCode(await api.get(`${pods}/p`), 404);
  });

  test('deletecollection of pods uses the requested grace period', async () => {
    const pods = `/api/v1/namespaces/${namespace}/pods`;
    await api.post(pods, pod('p', scheduled));
    await api.post(pods, pod('q', scheduled));
    expectCode(await api.delete(`${pods}?gracePeriodSeconds=7`), 200);
    for (const { metadata } of (await api.get(pods)).json.items) expect(metadata.deletionGracePeriodSeconds).toBe(7);
    expectCode(await api.delete(`${pods}?gracePeriodSeconds=0`), 200);
    expect(await left(pods)).toEqual([]);
  });

  test('a pod without a node is removed at once, and watchers see it terminate first', async () => {
    const pods = `/api/v1/namespaces/${namespace}/pods`;
    const made = (await api.post(pods, pod('p'))).json;
    const watch = await api.watch(`${pods}?watch=1&resourceVersion=${made.metadata.resourceVersion}`);
    const answer = await api.delete(`${pods}/p`);
    expectCode(answer, 200);
    expect(answer.json.metadata).toMatchObject({
      deletionGracePeriodSeconds: 0,
      deletionTimestamp: expect.any(String),
      generation: 2,
    });
    await watch.until((events) => events.length === 2, 'the end of the pod');
    expect(watch.events.map(({ type, object }) => [type, object.metadata.deletionGracePeriodSeconds])).toEqual([
      ['MODIFIED', 0],
      ['DELETED', 0],
    ]);
    watch.close();
    expectCode(await api.get(`${pods}/p`), 404);
  });

  test('a negative grace period in the specification is stored as one second', async () => {
    const pods = `/api/v1/namespaces/${namespace}/pods`;
    const made = await api.post(pods, pod('p', { ...scheduled, terminationGracePeriodSeconds: -3 }));
    expect(made.json.spec.terminationGracePeriodSeconds).toBe(1);
    const changed = await api.put(`${pods}/p`, {
      ...made.json,
      spec: { ...made.json.spec, terminationGracePeriodSeconds: -5 },
    });
    expectCode(changed, 200);
    expect(changed.json.spec.terminationGracePeriodSeconds).toBe(1);
  });
});

describe('DELETE of a collection', () => {
  beforeEach(async () => {
    await Promise.all([
      ...['a', 'b'].map((name) => api.post(maps, configMap(name, {}, { labels: { side: 'left' } }))),
      ...['c', 'd'].map((name) => api.post(maps, configMap(name, {}, { labels: { side: 'right' } }))),
    ]);
  });

  test.each([
    ['', []],
    ['?labelSelector=side%3Dleft', ['c', 'd']],
    ['?labelSelector=side+in+(right)', ['a', 'b']],
    ['?labelSelector=!side', ['a', 'b', 'c', 'd']],
    ['?fieldSelector=metadata.name%3Da', ['b', 'c', 'd']],
    ['?fieldSelector=metadata.name%3Da&labelSelector=side%3Dright', ['a', 'b', 'c', 'd']],
  ])('%s leaves %j', async (query, names) => {
    const answer = await api.delete(maps + query);
    expectCode(answer, 200);
    expect(answer.json).toEqual({
      kind: 'Status',
      apiVersion: 'v1',
      metadata: {},
      status: 'Success',
      details: { kind: 'configmaps' },
    });
    expect(await left()).toEqual(names);
  });

  test.each([
    ['labelSelector=a%3D_bad (BL-045)', 'labelSelector=a%3D_bad'],
    ['labelSelector=a+in+b', 'labelSelector=a+in+b'],
    ['fieldSelector=foo%3Dbar', 'fieldSelector=foo%3Dbar'],
    ['fieldSelector=%3D', 'fieldSelector=%3D'],
    ['a selector behind 300 other parameters', `${'x=y&'.repeat(300)}labelSelector=side%3Dnone`],
    ['a selector given twice', 'labelSelector=side%3Dnone&labelSelector='],
  ])('%s never selects everything', async (_what, query) => {
    const answer = await api.delete(`${maps}?${query}`);
    expect([200, 400]).toContain(answer.status);
    expect(await left()).toEqual(['a', 'b', 'c', 'd']);
  });

  test.each(['Table', 'PartialObjectMetadata', 'PartialObjectMetadataList'])(
    'deletecollection answers a Status to a client that accepts %s',
    async (view) => {
      const headers = { accept: `application/json;as=${view};v=v1;g=meta.cluster.io` };
      const answer = await api.send('DELETE', maps, { headers });
      expectCode(answer, 200);
      expect(answer.json.kind).toBe('Status');
      expect(await left()).toEqual([]);
    },
  );

  test('deletecollection with a limit deletes in steps', async () => {
    const { metadata } = (await api.delete(`${maps}?limit=3`)).json;
    expect(await left()).toEqual(['d']);
    const last = (await api.delete(`${maps}?limit=3&continue=${metadata.continue}`)).json;
    expect(last).toMatchObject({ kind: 'Status', metadata: {} });
    expect(last.metadata.continue).toBeUndefined();
    expect(await left()).toEqual([]);
  });

  test('deletecollection of one namespace leaves the others alone, and there is none across all namespaces', async () => {
    const other = `/api/v1/namespaces/${await freshNamespace(api)}/configmaps`;
    await api.post(other, configMap('stays'));
    expectStatus(await api.delete('/api/v1/configmaps'), 405, 'MethodNotAllowed');
    await api.delete(maps);
    expect(await left(other)).toEqual(['stays']);
  });

  test('deletecollection marks objects with finalizers and continues', async () => {
    await api.patch(`${maps}/b`, 'merge', { metadata: { finalizers: ['ex.io/hold'] } });
    expectCode(await api.delete(maps), 200);
    expect(await left()).toEqual(['b']);
    expect((await api.get(`${maps}/b`)).json.metadata.deletionTimestamp).toBeDefined();
  });

  test('two concurrent deletecollections and other deletes all succeed (BL-055)', async () => {
    await Promise.all(Array.from({ length: 30 }, (_, at) => api.post(maps, configMap(`m-${at}`))));
    const answers = await Promise.all([
      api.delete(maps),
      api.delete(maps),
      ...Array.from({ length: 30 }, (_, at) => api.delete(`${maps}/m-${29 - at}`)),
    ]);
    expect(answers.slice(0, 2).map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.slice(2).filter(({ status }) => status !== 200 && status !== 404)).toEqual([]);
    expect(await left()).toEqual([]);
  });

  test('deletecollection of deployments reads its options from the body', async () => {
    const path = `/apis/apps/v1/namespaces/${namespace}/deployments`;
    await api.post(path, deployment('d'));
    const answer = await api.delete(path, { ...OPTIONS, propagationPolicy: 'Background' });
    expectCode(answer, 200);
    expect(await left(path)).toEqual([]);
  });
});

describe('propagation', () => {
  const owned = (name: string, { kind, metadata }: ApiResponse['json'], more: object = {}) => {
    const owner = { apiVersion: 'v1', kind, name: metadata.name, uid: metadata.uid, ...more };
    return { ...configMap(name), metadata: { name, ownerReferences: [owner] } };
  };
  const untilLeft = (names: readonly string[]): Promise<unknown> =>
    waitFor(`${names.join()} to be left`, async () => JSON.stringify(await left()) === JSON.stringify(names), {
      lastSeen: left,
    });

  test.each([
    ['Background', '?propagationPolicy=Background', []],
    ['Foreground', '?propagationPolicy=Foreground', []],
    ['Orphan', '?propagationPolicy=Orphan', ['child', 'grandchild']],
    ['the deprecated form', '?orphanDependents=false', []],
    ['the deprecated form, orphaning', '?orphanDependents=true', ['child', 'grandchild']],
  ])('dependents after a deletion: %s', async (_what, query, rest) => {
    const owner = (await api.post(maps, configMap('owner'))).json;
    const child = (await api.post(maps, owned('child', owner, { blockOwnerDeletion: true }))).json;
    await api.post(maps, owned('grandchild', child));
    expectCode(await api.delete(`${maps}/owner${query}`), 200);
    await untilLeft(rest);
    if (rest.length === 0) return;
    expect((await api.get(`${maps}/child`)).json.metadata.ownerReferences ?? []).toEqual([]);
    expect((await api.get(`${maps}/grandchild`)).json.metadata.ownerReferences).toHaveLength(1);
  });

  test('Foreground: the owner shows that it waits, and a second delete may change the policy', async () => {
    const owner = (await api.post(maps, configMap('owner'))).json;
    await api.post(maps, owned('child', owner, { blockOwnerDeletion: true }));
    await api.patch(`${maps}/child`, 'merge', { metadata: { finalizers: ['ex.io/hold'] } });
    const answer = (await api.delete(`${maps}/owner?propagationPolicy=Foreground`)).json;
    expect(answer.metadata).toMatchObject({
      finalizers: ['foregroundDeletion'],
      deletionTimestamp: expect.any(String),
    });
    await waitFor(
      'the child to terminate',
      async () => (await api.get(`${maps}/child`)).json.metadata.deletionTimestamp !== undefined,
    );
    expect(await left()).toEqual(['child', 'owner']);
    await api.patch(`${maps}/child`, 'merge', { metadata: { finalizers: null } });
    await untilLeft([]);
  });
});
