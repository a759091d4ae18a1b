import { describe, expect, test } from '@jest/globals';
import { sharedApi, type ApiResponse } from '../support/api.js';
import { expectCode, expectStatus } from '../support/expect-status.js';

type Json = ApiResponse['json'];
const aggregated = (group: string): string => `application/json;g=${group};v=v2;as=APIGroupDiscoveryList`;

/** Other tests define kinds concurrently. */
function isOfOtherTests(group: string): boolean {
  return group.endsWith('example.com');
}

describe.each<['cluster' | 'kubernetes', string]>([
  ['cluster', 'cluster.io'],
  ['kubernetes', 'k8s.io'],
])('discovery under the %s profile', (naming, domain) => {
  const api = sharedApi(naming);

  /** Every group version with its path, and the resources listed there. */
  async function everything(): Promise<{ path: string; groupVersion: string; resources: Json[] }[]> {
    const core = (await api.get('/api')).json;
    const groups = (await api.get('/apis')).json;
    const found = [
      ...core.versions.map((version: string) => ({ path: `/api/${version}`, groupVersion: version })),
      ...groups.groups
        .filter(({ name }: Json) => !isOfOtherTests(name))
        .flatMap(({ versions }: Json) =>
          versions.map(({ groupVersion }: Json) => ({ path: `/apis/${groupVersion}`, groupVersion })),
        ),
    ];
    return Promise.all(
      found.map(async (each) => ({ ...each, resources: (await api.get(each.path)).json.resources as Json[] })),
    );
  }

  test('no document of a built-in group has an identifier of the other profile', async () => {
    const other =
      naming === 'cluster'
        ? /[\w.-]*\b(?:k8s|kubernetes)\.io\b|\bio\.k8s\./g
        : /[\w.-]*\bcluster\.io\b|\bio\.cluster\./g;
    const texts = await Promise.all(
      (await everything())
        .flatMap(({ path }) => [path, `/openapi/v3${path}`])
        .map(async (path) => (await api.get(path)).text),
    );
    expect(texts.filter((text) => text.includes('"kind":"Status","apiVersion"'))).toEqual([]);
    expect(texts.flatMap((text) => text.match(other) ?? [])).toEqual([]);
  });

  test('discovery lists the core version and the groups of the profile', async () => {
    expect((await api.get('/api')).json).toMatchObject({ kind: 'APIVersions', versions: ['v1'] });
    const { json } = await api.get('/apis');
    expect(json.kind).toBe('APIGroupList');
    // Other tests define kinds concurrently.
    const groups = json.groups.filter(({ name }: Json) => !name.endsWith('example.com'));
    expect(groups.map(({ name }: Json) => name)).toEqual([
      `apiregistration.${domain}`,
      'apps',
      `events.${domain}`,
      `authentication.${domain}`,
      `authorization.${domain}`,
      'autoscaling',
      'batch',
      `certificates.${domain}`,
      `networking.${domain}`,
      'policy',
      `rbac.authorization.${domain}`,
      `storage.${domain}`,
      `admissionregistration.${domain}`,
      `apiextensions.${domain}`,
      `scheduling.${domain}`,
      `coordination.${domain}`,
      `node.${domain}`,
      `discovery.${domain}`,
      `resource.${domain}`,
      `flowcontrol.apiserver.${domain}`,
    ]);
    const flow = groups.at(-1);
    expect(flow.versions.map(({ version }: Json) => version)).toEqual(['v1', 'v1beta3']);
    expect(flow.preferredVersion.version).toBe('v1');
    expect((await api.get(`/apis/flowcontrol.apiserver.${domain}`)).json).toMatchObject({ kind: 'APIGroup', ...flow });
  });

  test('every listed resource can be listed under its plural and its kind', async () => {
    for (const { path, groupVersion, resources } of await everything()) {
      for (const { name, kind, verbs } of resources.filter((one) => !one.name.includes('/'))) {
        if (!verbs.includes('list')) continue;
        const answer = await api.get(`${path}/${name}?limit=1`);
        expectCode(answer, 200);
        expect([name, answer.json.kind, answer.json.apiVersion]).toEqual([name, `${kind}List`, groupVersion]);
      }
    }
  });

  test('verbs that are not listed are not served', async () => {
    for (const { path, resources } of await everything()) {
      for (const { name, verbs, namespaced } of resources.filter((one) => !one.name.includes('/'))) {
        const base = namespaced ? `${path}/namespaces/default/${name}` : `${path}/${name}`;
        if (!verbs.includes('deletecollection')) {
          expectStatus(await api.delete(`${base}?labelSelector=none%3Dsuch`), 405, 'MethodNotAllowed');
        }
        expectStatus(await api.send('PUT', base, { body: {} }), 405, 'MethodNotAllowed');
      }
    }
  });

  test('aggregated discovery has the same content as the plain one', async () => {
    const plain = await everything();
    for (const [root, wish] of [
      ['/api', aggregated(`apidiscovery.${domain}`)],
      ['/apis', aggregated(`apidiscovery.${domain}`)],
      ['/apis', aggregated('apidiscovery.k8s.io')],
    ] as const) {
      const answer = await api.get(root, { accept: `${wish},application/json` });
      expect(answer.headers['content-type']).toBe(wish);
      expect(answer.json.kind).toBe('APIGroupDiscoveryList');
      const items = answer.json.items.filter(({ metadata }: Json) => !isOfOtherTests(metadata.name ?? ''));
      const versions = items.flatMap(({ metadata, versions: all }: Json) =>
        all.map((one: Json) => ({
          groupVersion: metadata.name ? `${metadata.name}/${one.version}` : one.version,
          ...one,
        })),
      );
      expect(versions.map(({ groupVersion }: Json) => groupVersion)).toEqual(
        plain.filter(({ path }) => path.startsWith(`${root}/`)).map(({ groupVersion }) => groupVersion),
      );
      for (const { groupVersion, resources, freshness } of versions as Json[]) {
        expect(freshness).toBe('Current');
        const flat = resources.flatMap((one: Json) => [
          one.resource,
          ...(one.subresources ?? []).map(({ subresource }: Json) => `${one.resource}/${subresource}`),
        ]);
        const listed = plain.find((one) => one.groupVersion === groupVersion)!.resources.map(({ name }) => name);
        expect(flat.sort()).toEqual(listed.sort());
      }
    }
  });

  test('aggregated discovery has an ETag and is not sent again to a client that has it', async () => {
    const accept = aggregated(`apidiscovery.${domain}`);
    const first = await api.get('/apis', { accept });
    const again = await api.get('/apis', { accept, 'if-none-match': first.headers['etag']! });
    expect([again.status, again.text, again.headers['content-type']]).toEqual([304, '', undefined]);
    expect((await api.get('/apis', { accept, 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('discovery has short names, categories, scope and subresources', async () => {
    const apps = (await api.get('/apis/apps/v1')).json.resources as Json[];
    const one = (name: string): Json => apps.find((each) => each.name === name)!;
    expect(one('deployments')).toMatchObject({
      singularName: 'deployment',
      namespaced: true,
      kind: 'Deployment',
      shortNames: ['deploy'],
      categories: ['all'],
      verbs: ['create', 'delete', 'deletecollection', 'get', 'list', 'patch', 'update', 'watch'],
      storageVersionHash: expect.any(String),
    });
    expect(one('deployments/status').verbs).toEqual(['get', 'patch', 'update']);
    expect(one('deployments/scale')).toMatchObject({ group: 'autoscaling', version: 'v1', kind: 'Scale' });
    const core = (await api.get('/api/v1')).json.resources as Json[];
    // Only stored kinds have a storage version.
    const unkept = core.filter(({ name, storageVersionHash: hash }) => !name.includes('/') && hash === undefined);
    expect(unkept.map(({ name }) => name)).toEqual(['bindings', 'componentstatuses']);
    const names = [...apps, ...core].map(({ name }) => name as string);
    expect(names).toEqual([...apps.map(({ name }) => name).sort(), ...core.map(({ name }) => name).sort()]);
    expect(core.find(({ name }) => name === 'namespaces')).toMatchObject({ namespaced: false, shortNames: ['ns'] });
  });

  test('the root lists all paths, and each is served', async () => {
    const { paths } = (await api.get('/')).json;
    const some = ['/.well-known/openid-configuration', '/apis/', '/healthz/ping', '/livez/ping', '/openid/v1/jwks'];
    expect(paths).toEqual(expect.arrayContaining(some));
    expect(paths).toEqual([...(paths as string[])].sort());
    for (const path of paths as string[]) {
      const { status } = await api.get(path);
      expect([path, status < 400]).toEqual([path, true]);
    }
  });

  test.each(['/api/v2', '/apis/none', '/apis/apps/v2', '/apis/apps/v1beta1', '/apis/extensions/v1beta1'])(
    '%s is not served',
    async (path) => {
      expectStatus(await api.get(path), 404, 'NotFound', /the server could not find the requested resource/);
    },
  );
});
