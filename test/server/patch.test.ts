import { beforeEach, describe, expect, test } from '@jest/globals';
import { freshNamespace, sharedApi } from '../support/api.js';
import { expectCode, expectStatus } from '../support/expect-status.js';
import { configMap, deployment } from '../support/objects.js';

const api = sharedApi('cluster');
let namespace = '';
let maps = '';
let deployments = '';

beforeEach(async () => {
  namespace = await freshNamespace(api);
  maps = `/api/v1/namespaces/${namespace}/configmaps`;
  deployments = `/apis/apps/v1/namespaces/${namespace}/deployments`;
});

/** A Deployment of two containers. */
function twoContainers(): object {
  return deployment(
    'd',
    {},
    {
      containers: [
        { name: 'c', image: 'nginx:1', env: [{ name: 'X', value: '1' }] },
        { name: 'side', image: 'busybox:1' },
      ],
    },
  );
}

describe('merge patch', () => {
  beforeEach(() => api.post(maps, configMap('a', { data: { x: '1', y: '1' } }, { labels: { l: '1' } })));

  test.each<[string, unknown, object, object | undefined]>([
    ['sets what it names and keeps the rest', { data: { x: '2' } }, { x: '2', y: '1' }, { l: '1' }],
    ['removes by null', { data: { x: null } }, { y: '1' }, { l: '1' }],
    ['removes a whole map by null', { metadata: { labels: null } }, { x: '1', y: '1' }, undefined],
    ['of nothing changes nothing', {}, { x: '1', y: '1' }, { l: '1' }],
    [
      'removing a missing member leaves no trace (BL-009)',
      { metadata: { labels: { X: null } } },
      { x: '1', y: '1' },
      { l: '1' },
    ],
  ])('%s', async (_what, patch, data, labels) => {
    const answer = await api.patch(`${maps}/a`, 'merge', patch);
    expectCode(answer, 200);
    expect(answer.json.data).toEqual(data);
    expect(answer.json.metadata.labels).toEqual(labels);
  });

  test('lists are replaced whole', async () => {
    await api.post(deployments, twoContainers());
    const containers = [{ name: 'only', image: 'nginx:2' }];
    const { json } = await api.patch(`${deployments}/d`, 'merge', { spec: { template: { spec: { containers } } } });
    expect(json.spec.template.spec.containers.map(({ name }: { name: string }) => name)).toEqual(['only']);
  });

  test('a patch with a stale version is a conflict, one with the current version is not', async () => {
    const { resourceVersion } = (await api.get(`${maps}/a`)).json.metadata;
    const patch = { metadata: { resourceVersion }, data: { x: '2' } };
    expectCode(await api.patch(`${maps}/a`, 'merge', patch), 200);
    expectStatus(await api.patch(`${maps}/a`, 'merge', { ...patch, data: { x: '3' } }), 409, 'Conflict');
    expectStatus(await api.patch(`${maps}/a`, 'merge', { metadata: { uid: 'other' } }), 422, 'Invalid', /metadata.uid/);
  });

  test.each<[string, unknown, number]>([
    ['a patch that renames', { metadata: { name: 'b' } }, 400],
    ['a patch that moves', { metadata: { namespace: 'default' } }, 400],
    ['a patch to another kind', { kind: 'Secret' }, 422],
    ['a patch that removes the kind', { kind: null }, 400],
    ['a patch that removes the apiVersion', { apiVersion: null }, 400],
    ['a patch to an apiVersion of neither group nor version', { apiVersion: '/' }, 400],
    ['a patch that makes it invalid', { metadata: { labels: { 'a b': 'c' } } }, 422],
    ['a patch of a wrong type, so that editors open again', { data: { x: 1 } }, 422],
    ['a patch that is not an object', [1], 400],
    ['text that is not JSON', '{', 400],
  ])('%s is refused', async (_what, patch, code) => {
    const before = (await api.get(`${maps}/a`)).text;
    const answer = await api.patch(`${maps}/a`, 'merge', patch);
    expectStatus(answer, code, code === 400 ? 'BadRequest' : 'Invalid');
    expect((await api.get(`${maps}/a`)).text).toBe(before);
  });

  test('a patch of a missing object is a 404', async () => {
    expectStatus(await api.patch(`${maps}/none`, 'merge', { data: {} }), 404, 'NotFound');
  });

  test('`force` is rejected, since it belongs to apply', async () => {
    const answer = await api.patch(`${maps}/a?force=true`, 'merge', { data: {} });
    expectStatus(answer, 422, 'Invalid', /force: Forbidden: may not be specified for non-apply patch/);
  });
});

describe('JSON patch', () => {
  beforeEach(() => api.post(maps, configMap('a', { data: { x: '1' } })));

  test.each<[string, unknown[], object]>([
    ['add', [{ op: 'add', path: '/data/y', value: '2' }], { x: '1', y: '2' }],
    ['replace', [{ op: 'replace', path: '/data/x', value: '2' }], { x: '2' }],
    ['move', [{ op: 'move', from: '/data/x', path: '/data/y' }], { y: '1' }],
    ['copy', [{ op: 'copy', from: '/data/x', path: '/data/y' }], { x: '1', y: '1' }],
    ['replacing an omitted member', [{ op: 'replace', path: '/data/z', value: '2' }], { x: '1', z: '2' }],
    ['testing that a member is absent', [{ op: 'test', path: '/metadata/labels', value: null }], { x: '1' }],
    [
      'a test that holds, then a change',
      [
        { op: 'test', path: '/data/x', value: '1' },
        { op: 'add', path: '/data/a~1b'.replace('~1', '-'), value: '2' },
      ],
      { x: '1', 'a-b': '2' },
    ],
  ])('%s', async (_what, patch, data) => {
    const answer = await api.patch(`${maps}/a`, 'json', patch);
    expectCode(answer, 200);
    expect(answer.json.data).toEqual(data);
  });

  test.each<[string, unknown, number, string]>([
    ['a test that fails (BL-011)', [{ op: 'test', path: '/data/x', value: 'no' }], 422, 'Invalid'],
    ['removing a missing member', [{ op: 'remove', path: '/data/none' }], 422, 'Invalid'],
    ['replacing below a missing member', [{ op: 'replace', path: '/none/x', value: '1' }], 422, 'Invalid'],
    ['a body that is not a list (BL-011)', { op: 'add', path: '/data/x', value: '1' }, 400, 'BadRequest'],
    ['an unknown operation', [{ op: 'explode', path: '/data/x' }], 422, 'Invalid'],
    ['an invalid path', [{ op: 'add', path: 'data', value: '1' }], 422, 'Invalid'],
    ['an operation without a path', [{ op: 'remove' }], 422, 'Invalid'],
    ['the removal of the kind', [{ op: 'remove', path: '/kind' }], 400, 'BadRequest'],
    ['the removal of the apiVersion', [{ op: 'remove', path: '/apiVersion' }], 400, 'BadRequest'],
  ])('%s is refused and nothing is changed', async (_what, patch, code, reason) => {
    const before = (await api.get(`${maps}/a`)).text;
    const answer = await api.patch(`${maps}/a`, 'json', patch);
    expectStatus(answer, code, reason);
    expect((await api.get(`${maps}/a`)).text).toBe(before);
  });

  test('more than 10,000 operations are rejected (BL-013)', async () => {
    const one = { op: 'add', path: '/data/x', value: '1' };
    expectStatus(
      await api.patch(
        `${maps}/a`,
        'json',
        Array.from({ length: 10_001 }, () => one),
      ),
      413,
      'RequestEntityTooLarge',
      /10,?000/,
    );
    expectCode(
      await api.patch(
        `${maps}/a`,
        'json',
        Array.from({ length: 10_000 }, () => one),
      ),
      200,
    );
  });

  test('copies that repeatedly double a value are stopped before they grow (BL-013)', async () => {
    const grow = Array.from({ length: 60 }, (_, at) => ({
      op: 'copy',
      from: '/metadata/annotations',
      path: `/metadata/annotations/a${at}`,
    }));
    const answer = await api.patch(`${maps}/a`, 'json', [
      { op: 'add', path: '/metadata/annotations', value: { a: 'x'.repeat(1000) } },
      ...grow,
    ]);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expectCode(await api.get(`${maps}/a`), 200);
  });

  test('an empty list that built-in kinds do not store can still be replaced (BL-015)', async () => {
    await api.post(deployments, twoContainers());
    const path = '/spec/template/spec/tolerations';
    const first = await api.patch(`${deployments}/d`, 'json', [{ op: 'add', path, value: [] }]);
    expectCode(first, 200);
    expect(first.json.spec.template.spec.tolerations).toBeUndefined();
    const second = await api.patch(`${deployments}/d`, 'json', [{ op: 'replace', path, value: [] }]);
    expectCode(second, 200);
  });
});

describe('strategic merge patch', () => {
  const spec = (more: object): object => ({ spec: { template: { spec: more } } });
  const names = (items: readonly { name: string }[]): string[] => items.map(({ name }) => name);

  test('lists are merged by their key', async () => {
    await api.post(deployments, twoContainers());
    const patch = spec({
      containers: [
        { name: 'side', image: 'busybox:2' },
        { name: 'new', image: 'i' },
      ],
    });
    const { json } = await api.patch(`${deployments}/d`, 'strategic', patch);
    const { containers } = json.spec.template.spec;
    expect(names(containers).sort()).toEqual(['c', 'new', 'side']);
    expect(containers.find(({ name }: { name: string }) => name === 'side').image).toBe('busybox:2');
    expect(containers.find(({ name }: { name: string }) => name === 'c').env).toEqual([{ name: 'X', value: '1' }]);
  });

  test.each<[string, object, string[]]>([
    ['`$patch: delete` removes an item', { containers: [{ name: 'side', $patch: 'delete' }] }, ['c']],
    [
      '`$patch: replace` replaces a list',
      { containers: [{ $patch: 'replace' }, { name: 'only', image: 'i' }] },
      ['only'],
    ],
    [
      '`$setElementOrder` puts the items in order',
      {
        '$setElementOrder/containers': [{ name: 'side' }, { name: 'c' }],
        containers: [{ name: 'side', image: 'busybox:3' }],
      },
      ['side', 'c'],
    ],
  ])('%s', async (_what, patch, left) => {
    await api.post(deployments, twoContainers());
    const answer = await api.patch(`${deployments}/d`, 'strategic', spec(patch));
    expectCode(answer, 200);
    expect(names(answer.json.spec.template.spec.containers)).toEqual(left);
    expect(answer.text).not.toContain('$');
  });

  test.each([
    ['labels that are a string', { metadata: { labels: 'invalid' } }, 'cannot restore map from string'],
    ['a kind that is a number', { kind: 5 }, 'cannot convert int64 to string'],
  ])('%s are rejected with the message for decoded objects', async (_what, patch, why) => {
    await api.post(maps, configMap('a'));
    const answer = await api.patch(`${maps}/a`, 'strategic', patch);
    expectStatus(answer, 422, 'Invalid', new RegExp(`: ${why}$`));
  });

  test('`$retainKeys` drops what it does not list, as kubectl changes the strategy', async () => {
    await api.post(deployments, twoContainers());
    const answer = await api.patch(`${deployments}/d`, 'strategic', {
      spec: { strategy: { $retainKeys: ['type'], type: 'Recreate' } },
    });
    expectCode(answer, 200);
    expect(answer.json.spec.strategy).toEqual({ type: 'Recreate' });
  });

  test('deleting from a missing list of strings is a repeatable no-op (BL-001)', async () => {
    const before = (await api.post(maps, configMap('a'))).json;
    for (let turn = 0; turn < 2; turn++) {
      const answer = await api.patch(`${maps}/a`, 'strategic', {
        metadata: { '$deleteFromPrimitiveList/finalizers': ['ex.io/a'] },
      });
      expectCode(answer, 200);
      expect(answer.json).toEqual(before);
    }
  });

  test('deleting from a list of strings removes only that string', async () => {
    await api.post(maps, configMap('a', {}, { finalizers: ['ex.io/a', 'ex.io/b'] }));
    const { json } = await api.patch(`${maps}/a`, 'strategic', {
      metadata: { '$deleteFromPrimitiveList/finalizers': ['ex.io/a'] },
    });
    expect(json.metadata.finalizers).toEqual(['ex.io/b']);
  });

  test('null and `$patch: delete` both remove a map, and defaults fill it again (BL-003)', async () => {
    const rolling = { strategy: { type: 'RollingUpdate', rollingUpdate: { maxSurge: 3, maxUnavailable: 2 } } };
    const refilled: unknown[] = [];
    for (const [name, rollingUpdate] of [
      ['n', null],
      ['p', { $patch: 'delete' }],
    ] as const) {
      await api.post(deployments, deployment(name, rolling));
      const answer = await api.patch(`${deployments}/${name}`, 'strategic', { spec: { strategy: { rollingUpdate } } });
      expectCode(answer, 200);
      expect(answer.text).not.toContain('$patch');
      refilled.push(answer.json.spec.strategy);
    }
    expect(refilled).toEqual(
      refilled.map(() => ({ type: 'RollingUpdate', rollingUpdate: { maxSurge: '25%', maxUnavailable: '25%' } })),
    );
  });

  test('deleting by key removes every item with that key (BL-005)', async () => {
    const env = [
      { name: 'X', value: '1' },
      { name: 'Y', value: '1' },
      { name: 'X', value: '2' },
    ];
    await api.post(deployments, deployment('d', {}, { containers: [{ name: 'c', image: 'i', env }] }));
    const answer = await api.patch(
      `${deployments}/d`,
      'strategic',
      spec({ containers: [{ name: 'c', env: [{ name: 'X', $patch: 'delete' }] }] }),
    );
    expectCode(answer, 200);
    expect(answer.json.spec.template.spec.containers[0].env).toEqual([{ name: 'Y', value: '1' }]);
  });

  test('removing a missing label leaves no trace and no new version (BL-009)', async () => {
    const before = (await api.post(maps, configMap('a'))).json;
    for (const type of ['strategic', 'merge', 'strategic'] as const) {
      const { json } = await api.patch(`${maps}/a`, type, { metadata: { labels: { X: null } } });
      expect(json).toEqual(before);
    }
  });

  test.each<[string, object]>([
    ['an unknown directive', { spec: { template: { spec: { $patch: 'explode' } } } }],
    ['an item without its key', spec({ containers: [{ image: 'i' }] })],
    [
      'an order that lacks an item of the patch',
      spec({ '$setElementOrder/containers': [{ name: 'c' }], containers: [{ name: 'z', image: 'i' }] }),
    ],
  ])('%s is refused', async (_what, patch) => {
    await api.post(deployments, twoContainers());
    const before = (await api.get(`${deployments}/d`)).text;
    const answer = await api.patch(`${deployments}/d`, 'strategic', patch);
    expect([400, 422]).toContain(answer.status);
    expect(answer.json.kind).toBe('Status');
    expect((await api.get(`${deployments}/d`)).text).toBe(before);
  });
});

test('an apply in YAML creates the object and owns its fields; a field of another manager is a conflict', async () => {
  const apply = (manager: string, value: string, more = ''): ReturnType<typeof api.send> =>
    api.send('PATCH', `${maps}/applied?fieldManager=${manager}${more}`, {
      body: `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: applied}\ndata: {x: "${value}"}\n`,
      headers: { 'content-type': 'application/apply-patch+yaml' },
    });
  const made = await apply('one', '1');
  expect(made.status).toBe(201);
  expect(made.json).toMatchObject({
    data: { x: '1' },
    metadata: { managedFields: [{ manager: 'one', operation: 'Apply', fieldsV1: { 'f:data': { 'f:x': {} } } }] },
  });
  expectStatus(
    await apply('two', '2'),
    409,
    'Conflict',
    /^Apply failed with 1 conflict: conflict with "one": \.data\.x$/,
  );
  expect((await apply('two', '2', '&force=true')).json).toMatchObject({
    data: { x: '2' },
    metadata: { managedFields: [{ manager: 'two' }] },
  });
  expectStatus(await apply('', '2'), 422, 'Invalid', /fieldManager: Required value: is required for apply patch/);
});
