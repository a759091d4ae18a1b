import { beforeAll, describe, expect, test } from '@jest/globals';
import { freshNamespace, sharedApi, type ApiResponse } from '../support/api.js';
import { expectStatus } from '../support/expect-status.js';
import { configMap, deployment, pod } from '../support/objects.js';

type Json = ApiResponse['json'];
const api = sharedApi('cluster');
const accept = 'application/json;as=Table;v=v1;g=meta.cluster.io';
let namespace = '';
let maps = '';

beforeAll(async () => {
  namespace = await freshNamespace(api);
  maps = `/api/v1/namespaces/${namespace}/configmaps`;
  await api.post(maps, configMap('a', { data: { x: '1', y: '2' } }));
  await api.post(maps, configMap('b'));
  await api.post(`/api/v1/namespaces/${namespace}/pods`, pod('p'));
  await api.post(`/apis/apps/v1/namespaces/${namespace}/deployments`, deployment('d', { replicas: 3 }));
});

const table = async (path: string): Promise<Json> => (await api.get(path, { accept })).json;
const columns = ({ columnDefinitions }: Json): string[] => columnDefinitions.map(({ name }: Json) => name);

describe('a table', () => {
  test('the table of a list has columns, a row per object and the version of the list', async () => {
    const found = await table(maps);
    expect(found).toMatchObject({ kind: 'Table', apiVersion: 'meta.cluster.io/v1' });
    expect(columns(found)).toEqual(['Name', 'Data', 'Age']);
    for (const column of found.columnDefinitions) {
      expect(column).toEqual({
        name: expect.any(String),
        type: 'string',
        format: expect.any(String),
        description: expect.stringMatching(/.{10}/),
        priority: 0,
      });
    }
    expect(found.columnDefinitions[0].format).toBe('name');
    expect(found.rows.map(({ cells }: Json) => cells.slice(0, 2))).toEqual([
      ['a', 2],
      ['b', 0],
    ]);
    expect(found.rows[0].cells[2]).toMatch(/^[\dms]+$/);
    expect(found.metadata.resourceVersion).toMatch(/^\d+$/);
  });

  test('the table of one object has one row and its version', async () => {
    const found = await table(`${maps}/a`);
    expect(found.rows).toHaveLength(1);
    expect(found.metadata.resourceVersion).toBe((await api.get(`${maps}/a`)).json.metadata.resourceVersion);
  });

  test('a missing string is an empty cell', async () => {
    const events = `/api/v1/namespaces/${namespace}/events`;
    const involvedObject = { kind: 'Pod', name: 'p', namespace };
    await api.post(events, { apiVersion: 'v1', kind: 'Event', metadata: { name: 'bare' }, involvedObject });
    const found = await table(`${events}/bare`);
    const [, type, reason, , subobject] = found.rows[0].cells;
    expect([type, reason, subobject]).toEqual(['', '', '']);
  });

  test('the table of a page has the continue token', async () => {
    const first = await table(`${maps}?limit=1`);
    expect(first.metadata).toMatchObject({ continue: expect.any(String), remainingItemCount: 1 });
    const next = await table(`${maps}?limit=1&continue=${encodeURIComponent(first.metadata.continue)}`);
    expect(next.rows[0].cells[0]).toBe('b');
  });

  test.each([
    ['', 'PartialObjectMetadata'],
    ['Metadata', 'PartialObjectMetadata'],
    ['Object', 'ConfigMap'],
    ['None', undefined],
  ])('includeObject=%s puts %s into the rows (BL-109)', async (include, kind) => {
    const query = include === '' ? '' : `?includeObject=${include}`;
    const [row] = (await table(maps + query)).rows;
    expect(row.object?.kind).toBe(kind);
    if (kind === 'ConfigMap') expect(row.object.data).toEqual({ x: '1', y: '2' });
    if (kind === 'PartialObjectMetadata') expect(row.object.metadata.name).toBe('a');
    if (kind === undefined) expect(row).toEqual({ cells: row.cells, object: null });
  });

  test('another includeObject is refused', async () => {
    expectStatus(
      await api.get(`${maps}?includeObject=All`, { accept }),
      400,
      'BadRequest',
      /includeObject: Invalid value: "All": must be 'Metadata', 'Object', 'None', or empty$/,
    );
  });

  test.each<[string, string[], unknown[]]>([
    ['pods', ['Name', 'Ready', 'Status', 'Restarts', 'Age'], ['p', '0/1', 'Pending', '0']],
    ['deployments', ['Name', 'Ready', 'Up-to-date', 'Available', 'Age'], ['d', '0/3', 0, 0]],
  ])('the table of %s has the columns of kubectl', async (plural, names, cells) => {
    const root = plural === 'pods' ? '/api/v1' : '/apis/apps/v1';
    const found = await table(`${root}/namespaces/${namespace}/${plural}`);
    expect(columns(found).slice(0, names.length)).toEqual(names);
    expect(found.rows[0].cells.slice(0, cells.length)).toEqual(cells);
    expect(found.rows[0].cells).toHaveLength(found.columnDefinitions.length);
    // Columns only in `-o wide` have a priority above 0.
    expect(found.columnDefinitions.filter(({ priority }: Json) => priority > 0).length).toBeGreaterThan(0);
  });

  test.each([
    ['Succeeded', 'The pod has completed successfully.'],
    ['Failed', 'The pod failed.'],
  ])('the row of a pod that is %s says that it is completed', async (phase, message) => {
    const path = `/api/v1/namespaces/${namespace}/pods/${phase.toLowerCase()}`;
    await api.post(`/api/v1/namespaces/${namespace}/pods`, pod(phase.toLowerCase()));
    expect((await table(path)).rows[0]).not.toHaveProperty('conditions');
    await api.patch(`${path}/status`, 'merge', { status: { phase } });
    const condition = { type: 'Completed', status: 'True', reason: phase, message };
    expect((await table(path)).rows[0].conditions).toEqual([condition]);
    expect((await table(`/api/v1/namespaces/${namespace}/configmaps`)).rows[0]).not.toHaveProperty('conditions');
  });

  test("every kind's table has as many cells as columns", async () => {
    for (const root of ['/api/v1', '/apis/apps/v1', '/apis/flowcontrol.apiserver.cluster.io/v1']) {
      for (const { name, verbs } of (await api.get(root)).json.resources as Json[]) {
        if (name.includes('/') || !verbs.includes('list')) continue;
        const found = await table(`${root}/${name}?limit=3`);
        expect([name, found.columnDefinitions.length > 0]).toEqual([name, true]);
        for (const { cells } of found.rows)
          expect([name, cells.length]).toEqual([name, found.columnDefinitions.length]);
      }
    }
  });

  test('the row of an event starts with when it was last seen', async () => {
    const found = await table(`/api/v1/namespaces/${namespace}/events`);
    expect(columns(found).slice(0, 4)).toEqual(['Last Seen', 'Type', 'Reason', 'Object']);
  });
});

describe('a watch of tables (BL-109)', () => {
  test.each([
    ['None', undefined],
    ['Metadata', 'PartialObjectMetadata'],
    ['Object', 'ConfigMap'],
  ])('a watch of tables sends columns once and rows with includeObject=%s', async (include, kind) => {
    const path = `/api/v1/namespaces/${await freshNamespace(api)}/configmaps`;
    for (const name of ['a', 'b']) await api.post(path, configMap(name));
    const query = `watch=1&includeObject=${include}&sendInitialEvents=true&resourceVersionMatch=NotOlderThan`;
    const watch = await api.watch(`${path}?${query}&allowWatchBookmarks=true`, { accept });
    await watch.until((events) => events.length === 3, 'the first state');
    await api.patch(`${path}/a`, 'merge', { data: { x: '1' } });
    await watch.until((events) => events.length >= 4, 'the change');
    watch.close();
    expect(watch.events.map(({ type }) => type)).toEqual(['ADDED', 'ADDED', 'BOOKMARK', 'MODIFIED']);
    expect(watch.events.map(({ object }) => object.kind)).toEqual(watch.events.map(() => 'Table'));
    expect(watch.events.map(({ object }) => (object.columnDefinitions ?? []).length > 0)).toEqual([
      true,
      false,
      false,
      false,
    ]);
    const [first, , bookmark, change] = watch.events.map(({ object }) => object);
    expect(first!.rows[0].object?.kind).toBe(kind);
    expect(bookmark!.metadata.resourceVersion).toMatch(/^\d+$/);
    expect(change!.rows[0].cells.slice(0, 2)).toEqual(['a', 1]);
  });
});
