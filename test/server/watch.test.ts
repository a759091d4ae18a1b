import { afterEach, describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { freshNamespace, sharedApi, type ApiWatch } from '../support/api.js';
import { expectStatus } from '../support/expect-status.js';
import { configMap } from '../support/objects.js';

const api = sharedApi('cluster');
const open: ApiWatch[] = [];

afterEach(() => {
  for (const watch of open.splice(0)) watch.close();
});

async function watch(path: string): Promise<ApiWatch> {
  const opened = await api.watch(path);
  open.push(opened);
  return opened;
}

/** A namespace with the ConfigMaps a and b, and the current version. */
async function twoMaps(): Promise<{ path: string; version: string }> {
  const path = `/api/v1/namespaces/${await freshNamespace(api)}/configmaps`;
  await api.post(path, configMap('a', {}, { labels: { a: 'b' } }));
  await api.post(path, configMap('b'));
  return { path, version: (await api.get(path)).json.metadata.resourceVersion };
}

/** `TYPE name` of each event except bookmarks, whose timing is up to the server. */
function delivered({ events }: ApiWatch): string[] {
  return events.filter(({ type }) => type !== 'BOOKMARK').map(({ type, object }) => `${type} ${object.metadata.name}`);
}

async function settled(seen: ApiWatch, count: number): Promise<string[]> {
  await seen.until(() => delivered(seen).length >= count, `${count} events`);
  return delivered(seen);
}

describe('where a watch starts', () => {
  test.each([
    ['without a version, existing objects come first as ADDED', '', ['ADDED a', 'ADDED b', 'ADDED c']],
    ['at version 0, existing objects come first as ADDED', '&resourceVersion=0', ['ADDED a', 'ADDED b', 'ADDED c']],
    ['at a version, only later changes come', '&resourceVersion=VERSION', ['ADDED c']],
    [
      'with sendInitialEvents, existing objects come first whatever the version',
      '&resourceVersion=VERSION&sendInitialEvents=true&resourceVersionMatch=NotOlderThan',
      ['ADDED a', 'ADDED b', 'ADDED c'],
    ],
    [
      'with sendInitialEvents=false and no version, only changes from now on come',
      '&sendInitialEvents=false&resourceVersionMatch=NotOlderThan',
      ['ADDED c'],
    ],
  ])('%s', async (_what, query, events) => {
    const { path, version } = await twoMaps();
    const seen = await watch(`${path}?watch=1${query.replace('VERSION', version)}`);
    if (events.length > 1) await seen.until(() => delivered(seen).length === 2, 'the first state');
    await api.post(path, configMap('c'));
    expect(await settled(seen, events.length)).toEqual(events);
  });

  test('the start is exclusive: the change of that very version is not sent again (BL-053)', async () => {
    const { path } = await twoMaps();
    const made = (await api.post(path, configMap('c'))).json;
    const seen = await watch(`${path}?watch=1&resourceVersion=${made.metadata.resourceVersion}`);
    await api.post(path, configMap('d'));
    expect(await settled(seen, 1)).toEqual(['ADDED d']);
    expect(Number(seen.events[0]!.object.metadata.resourceVersion)).toBeGreaterThan(
      Number(made.metadata.resourceVersion),
    );
  });

  test('every event has its version, in growing order, and a deletion has that of the delete', async () => {
    const { path, version } = await twoMaps();
    const seen = await watch(`${path}?watch=1&resourceVersion=${version}`);
    await api.patch(`${path}/a`, 'merge', { data: { x: '1' } });
    await api.delete(`${path}/a`);
    await api.patch(`${path}/b`, 'merge', { data: { x: '1' } });
    expect(await settled(seen, 3)).toEqual(['MODIFIED a', 'DELETED a', 'MODIFIED b']);
    const versions = seen.events.map(({ object }) => Number(object.metadata.resourceVersion));
    expect([Number(version), ...versions]).toEqual([...new Set([Number(version), ...versions])].sort((x, y) => x - y));
  });

  test('an update that changes nothing sends no event', async () => {
    const { path, version } = await twoMaps();
    const seen = await watch(`${path}?watch=1&resourceVersion=${version}`);
    await api.patch(`${path}/a`, 'merge', { metadata: { labels: { a: 'b' } } });
    await api.post(path, configMap('end'));
    expect(await settled(seen, 1)).toEqual(['ADDED end']);
  });

  test('a watch from a future version waits, and ends at its timeout without an event', async () => {
    const { path } = await twoMaps();
    const seen = await watch(`${path}?watch=1&resourceVersion=4000000000000&timeoutSeconds=1`).catch((error: Error) => {
      // The other answer that spec 1 allows.
      expect(error.message).toMatch(/504/);
      return undefined;
    });
    if (seen === undefined) return;
    await seen.ended;
    expect(delivered(seen)).toEqual([]);
  });

  test.each<[string, string, RegExp]>([
    [
      'sendInitialEvents without resourceVersionMatch',
      'sendInitialEvents=true',
      /requires setting resourceVersionMatch to NotOl/,
    ],
    [
      'sendInitialEvents with Exact',
      'sendInitialEvents=true&resourceVersionMatch=Exact&resourceVersion=1',
      /requires setting resourceVersionMatch to NotOlderThan/,
    ],
    [
      'resourceVersionMatch without sendInitialEvents',
      'resourceVersionMatch=NotOlderThan&resourceVersion=1',
      /resourceVersionMatch is forbidden for watch unless sendInitialEvents is provided/,
    ],
  ])('%s is refused', async (_what, query, message) => {
    expectStatus(await api.get(`/api/v1/configmaps?watch=1&${query}`), 422, 'Invalid', message);
  });

  test('a malformed version is rejected', async () => {
    expectStatus(await api.get('/api/v1/configmaps?watch=1&resourceVersion=x'), 400, 'BadRequest');
  });
});

describe('the events of a watch', () => {
  test('an object that leaves a label selector is DELETED and one that enters is ADDED (BL-049)', async () => {
    const { path, version } = await twoMaps();
    const seen = await watch(`${path}?watch=1&resourceVersion=${version}&labelSelector=a%3Db`);
    const label = (value: string | null) => api.patch(`${path}/a`, 'merge', { metadata: { labels: { a: value } } });
    const left = (await label(null)).json;
    await label('b');
    await api.patch(`${path}/a`, 'merge', { data: { x: '1' } });
    await api.patch(`${path}/b`, 'merge', { data: { x: '1' } });
    await api.delete(`${path}/b`);
    await api.delete(`${path}/a`);
    expect(await settled(seen, 4)).toEqual(['DELETED a', 'ADDED a', 'MODIFIED a', 'DELETED a']);
    // The event shows the last matching state, at the version of the change that removed it.
    expect(seen.events[0]!.object.metadata).toMatchObject({
      labels: { a: 'b' },
      resourceVersion: left.metadata.resourceVersion,
    });
  });

  test('an object that leaves a field selector is DELETED and one that enters is ADDED', async () => {
    const namespace = await freshNamespace(api);
    const path = `/api/v1/namespaces/${namespace}/pods`;
    const made = await api.post(path, {
      apiVersion: 'v1',
      kind: 'Pod',
      metadata: { name: 'p' },
      spec: { containers: [{ name: 'c', image: 'i' }] },
    });
    const version = made.json.metadata.resourceVersion;
    const running = await watch(`${path}?watch=1&resourceVersion=${version}&fieldSelector=status.phase%3DRunning`);
    const rest = await watch(`${path}?watch=1&resourceVersion=${version}&fieldSelector=status.phase!%3DRunning`);
    for (const phase of ['Running', 'Succeeded']) {
      await api.patch(`${path}/p/status`, 'merge', { status: { phase } });
    }
    expect(await settled(running, 2)).toEqual(['ADDED p', 'DELETED p']);
    expect(await settled(rest, 2)).toEqual(['DELETED p', 'ADDED p']);
  });

  test('one object is watched by name, by a field selector and by its own path', async () => {
    const { path, version } = await twoMaps();
    const all = await Promise.all([
      watch(`${path}?watch=1&resourceVersion=${version}&fieldSelector=metadata.name%3Db`),
      watch(`${path}/b?watch=true&resourceVersion=${version}`),
      watch(`${path.replace('/api/v1/', '/api/v1/watch/')}/b?resourceVersion=${version}`),
    ]);
    await api.patch(`${path}/a`, 'merge', { data: { x: '1' } });
    await api.patch(`${path}/b`, 'merge', { data: { x: '1' } });
    await api.delete(`${path}/b`);
    for (const seen of all) expect(await settled(seen, 2)).toEqual(['MODIFIED b', 'DELETED b']);
  });

  test.each<[string, RegExp]>([
    ['sendInitialEvents=true', /sendInitialEvents is forbidden for list/],
    ['sendInitialEvents=false&resourceVersionMatch=NotOlderThan&resourceVersion=1', /forbidden for list/],
    ['resourceVersionMatch=NotOlderThan', /resourceVersionMatch is forbidden unless resourceVersion is provided/],
    ['resourceVersionMatch=Exact&resourceVersion=0', /"exact\\?" is forbidden for resourceVersion/],
  ])('an old watch path without watch=true has the options of a list: %s', async (query, message) => {
    for (const path of ['/api/v1/watch/configmaps', '/api/v1/watch/namespaces/default/configmaps/a']) {
      expectStatus(await api.get(`${path}?${query}`), 422, 'Invalid', message);
    }
  });

  test('an old watch path announces the end of the initial state only with watch=true', async () => {
    const { path } = await twoMaps();
    const ends = ({ events }: ApiWatch): number =>
      events.filter(({ type, object }) => type === 'BOOKMARK' && object.metadata.annotations !== undefined).length;
    const old = path.replace('/api/v1/', '/api/v1/watch/');
    const [plain, marked] = await Promise.all([
      watch(`${old}?allowWatchBookmarks=true`),
      watch(`${old}?allowWatchBookmarks=true&watch=true`),
    ]);
    await marked.until(() => ends(marked) > 0, 'the end of the initial state');
    await api.post(path, configMap('c'));
    expect(await settled(plain, 3)).toEqual(['ADDED a', 'ADDED b', 'ADDED c']);
    expect(ends(plain)).toBe(0);
  });

  test('a namespace is watched alone, and all namespaces together', async () => {
    const { path, version } = await twoMaps();
    const other = `/api/v1/namespaces/${await freshNamespace(api)}/configmaps`;
    const own = await watch(`${path}?watch=1&resourceVersion=${version}`);
    const every = await watch(`/api/v1/configmaps?watch=1&resourceVersion=${version}&labelSelector=to%3D${version}`);
    await api.post(other, configMap('there', {}, { labels: { to: version } }));
    await api.post(path, configMap('here', {}, { labels: { to: version } }));
    expect(await settled(every, 2)).toEqual(['ADDED there', 'ADDED here']);
    expect(await settled(own, 1)).toEqual(['ADDED here']);
  });

  test.each([
    ['label', 'labelSelector=a%3D_bad'],
    ['field', 'fieldSelector=foo%3Dbar'],
  ])('a bad %s selector is rejected before any event', async (_which, query) => {
    expectStatus(await api.get(`/api/v1/configmaps?watch=1&${query}`), 400, 'BadRequest');
  });
});

describe('continuing a watch', () => {
  test('the initial state ends with a marked bookmark, followed by changes', async () => {
    const { path, version } = await twoMaps();
    const seen = await watch(
      `${path}?watch=1&sendInitialEvents=true&resourceVersionMatch=NotOlderThan&allowWatchBookmarks=true`,
    );
    await seen.until((events) => events.length >= 4, 'the bookmarks of both namings');
    const bookmark = seen.events[2]!;
    expect(bookmark).toEqual({
      type: 'BOOKMARK',
      object: {
        kind: 'ConfigMap',
        apiVersion: 'v1',
        metadata: {
          resourceVersion: expect.stringMatching(/^\d+$/),
          annotations: { 'cluster.io/initial-events-end': 'true' },
        },
      },
    });
    expect(Number(bookmark.object.metadata.resourceVersion)).toBeGreaterThanOrEqual(Number(version));
    expect(seen.events[3]).toEqual({
      ...bookmark,
      object: {
        ...bookmark.object,
        metadata: { ...bookmark.object.metadata, annotations: { 'k8s.io/initial-events-end': 'true' } },
      },
    });
    await api.delete(`${path}/a`);
    expect(await settled(seen, 3)).toEqual(['ADDED a', 'ADDED b', 'DELETED a']);
  });

  test('the mark is the annotation of kubectl and client-go under the kubernetes profile', async () => {
    const kubernetes = sharedApi('kubernetes');
    const namespace = await freshNamespace(kubernetes);
    const seen = await kubernetes.watch(
      `/api/v1/namespaces/${namespace}/configmaps?watch=1&sendInitialEvents=true&resourceVersionMatch=NotOlderThan&allowWatchBookmarks=true`,
    );
    open.push(seen);
    await seen.until((events) => events.length >= 1, 'the bookmark');
    await kubernetes.post(`/api/v1/namespaces/${namespace}/configmaps`, configMap('a'));
    expect(await settled(seen, 1)).toEqual(['ADDED a']);
    const marks = seen.events.map(({ object }) => object.metadata.annotations).filter((each) => each !== undefined);
    expect(marks).toEqual([{ 'k8s.io/initial-events-end': 'true' }]);
    expect(seen.events[0]!.object.metadata.annotations).toBe(marks[0]);
  });

  test('without allowWatchBookmarks no bookmark is sent', async () => {
    const { path } = await twoMaps();
    const seen = await watch(`${path}?watch=1&sendInitialEvents=true&resourceVersionMatch=NotOlderThan`);
    await api.post(path, configMap('c'));
    await settled(seen, 3);
    expect(seen.events.map(({ type }) => type)).toEqual(['ADDED', 'ADDED', 'ADDED']);
  });

  test('timeoutSeconds ends a watch cleanly', async () => {
    const { path, version } = await twoMaps();
    const began = performance.now();
    const seen = await watch(`${path}?watch=1&resourceVersion=${version}&timeoutSeconds=3`);
    await seen.ended;
    expect(delivered(seen)).toEqual([]);
    expect(seen.events.map(({ type }) => type)).not.toContain('ERROR');
    expect(performance.now() - began).toBeGreaterThanOrEqual(2900);
  });

  test('a list and a watch from its version miss nothing and repeat nothing, while others write', async () => {
    const { path } = await twoMaps();
    let writing = true;
    const writer = (async () => {
      for (let at = 0; writing; at++) await api.post(path, configMap(`w-${at}`));
      return (await api.get(path)).json.items.length as number;
    })();
    const list = (await api.get(path)).json;
    const seen = await watch(`${path}?watch=1&resourceVersion=${list.metadata.resourceVersion}`);
    await seen.until((events) => events.length > 20, 'twenty events');
    writing = false;
    const count = await writer;
    await seen.until((events) => list.items.length + events.length >= count, 'all');
    const names = [...list.items, ...seen.events.map(({ object }) => object)].map(({ metadata }) => metadata.name);
    expect(names).toHaveLength(count);
    expect(new Set(names).size).toBe(count);
  });

  test('a watch is resumed from the version of its last event', async () => {
    const { path } = await twoMaps();
    const first = await watch(`${path}?watch=1`);
    await settled(first, 2);
    await api.post(path, configMap('c'));
    await settled(first, 3);
    first.close();
    await api.post(path, configMap('d'));
    const version = first.events.at(-1)!.object.metadata.resourceVersion;
    const next = await watch(`${path}?watch=1&resourceVersion=${version}`);
    expect(await settled(next, 1)).toEqual(['ADDED d']);
  });

  test('a slow watcher does not hold up others, and misses nothing when it reads again (BL-055)', async () => {
    const { path, version } = await twoMaps();
    const slow = await watch(`${path}?watch=1&resourceVersion=${version}`);
    slow.pause();
    const quick = await watch(`${path}?watch=1&resourceVersion=${version}`);
    const text = 'x'.repeat(250_000);
    for (let at = 0; at < 25; at++) await api.post(path, configMap(`large-${at}`, { data: { text } }));
    await quick.until((events) => events.length === 25, 'all events at the quick watcher');
    expect(slow.events.length).toBeLessThan(25);
    slow.resume();
    await slow.until((events) => events.length === 25, 'all events at the slow watcher');
    expect(delivered(slow)).toEqual(delivered(quick));
  });

  test.each<[string, number, string, RegExp]>([
    ['sendInitialEvents=true', 422, 'Invalid', /requires setting resourceVersionMatch/],
    ['labelSelector=%3D%3D', 400, 'BadRequest', /found '=='/],
    ['fieldSelector=a%3Db', 400, 'BadRequest', /not a known field selector/],
  ])('faults of the options of a watch come before an unfit form: %s', async (query, code, reason, message) => {
    const accept = 'application/yaml';
    const answer = await api.get(`/api/v1/configmaps?watch=1&${query}`, { accept });
    expect([answer.status, answer.headers['content-type']]).toEqual([code, accept]);
    const status = parse(answer.text) as { readonly reason: string; readonly message: string };
    expect(status.reason).toBe(reason);
    expect(status.message).toMatch(message);
  });

  test('a watch in YAML is a 406', async () => {
    const answer = await api.get('/api/v1/configmaps?watch=1', { accept: 'application/yaml' });
    expect(answer.status).toBe(406);
    expect(answer.text).toMatch(/only the following media types are accepted: application\/json/);
  });
});
