import { beforeAll, describe, expect, test } from '@jest/globals';
import { freshNamespace, sharedApi } from '../support/api.js';
import { expectCode, expectStatus } from '../support/expect-status.js';
import { configMap, namesOf } from '../support/objects.js';

const api = sharedApi('cluster');
let namespace = '';

beforeAll(async () => {
  namespace = await freshNamespace(api);
  await api.post(`/api/v1/namespaces/${namespace}/configmaps`, configMap('a'));
  await api.post(`/api/v1/namespaces/${namespace}/secrets`, {
    apiVersion: 'v1',
    kind: 'Secret',
    metadata: { name: 's' },
  });
});

describe('path shapes', () => {
  test.each([
    ['/api/v1/namespaces', 'NamespaceList'],
    ['/api/v1/namespaces/NS', 'Namespace'],
    ['/api/v1/namespaces/NS/configmaps', 'ConfigMapList'],
    ['/api/v1/namespaces/NS/configmaps/a', 'ConfigMap'],
    ['/api/v1/configmaps', 'ConfigMapList'],
    ['/api/v1/nodes', 'NodeList'],
    ['/apis/apps/v1/deployments', 'DeploymentList'],
    ['/apis/apps/v1/namespaces/NS/deployments', 'DeploymentList'],
    ['/api/v1/namespaces/NS/status', 'Namespace'],
    ['/api/v1/namespaces/NS/configmaps/', 'ConfigMapList'],
  ])('GET %s is a %s', async (path, kind) => {
    const answer = await api.get(path.replace('NS', namespace));
    expectCode(answer, 200);
    expect(answer.json.kind).toBe(kind);
  });

  test('a list across all namespaces has the objects of each', async () => {
    const all = (await api.get('/api/v1/configmaps')).json.items as { metadata: { namespace: string } }[];
    expect(all.some(({ metadata }) => metadata.namespace === namespace)).toBe(true);
  });
});

describe('a path of the wrong scope is a 404 for every user (BL-117)', () => {
  test.each([
    ['GET', '/api/v1/namespaces/NS/nodes'],
    ['GET', '/api/v1/namespaces/NS/nodes/n'],
    ['PUT', '/api/v1/namespaces/NS/nodes/n'],
    ['DELETE', '/api/v1/namespaces/NS/nodes/n'],
    ['DELETE', '/api/v1/namespaces/NS/nodes'],
    ['GET', '/api/v1/namespaces/NS/namespaces/default'],
    ['GET', '/api/v1/namespaces/NS/namespaces'],
    ['GET', '/api/v1/namespaces/NS/namespaces?watch=1'],
    ['POST', '/api/v1/namespaces/NS/namespaces'],
    ['DELETE', '/api/v1/namespaces/NS/namespaces'],
    ['PUT', '/api/v1/namespaces/NS/namespaces/NS'],
    ['GET', '/api/v1/namespaces/NS/namespaces/NS/status'],
    ['GET', '/api/v1/watch/namespaces/NS/namespaces'],
    ['GET', '/api/v1/watch/namespaces/NS/namespaces/NS'],
    ['GET', '/api/v1/namespaces/NS/nodes'],
    ['POST', '/api/v1/namespaces/NS/nodes'],
    ['GET', '/api/v1/watch/namespaces/NS/nodes'],
    ['GET', '/api/v1/configmaps/a'],
    ['PUT', '/api/v1/configmaps/a'],
    ['DELETE', '/api/v1/configmaps/a'],
    ['GET', '/apis/apps/v1/deployments/d/scale'],
    ['GET', '/apis/flowcontrol.apiserver.cluster.io/v1/namespaces/NS/flowschemas'],
    ['GET', '/api/v1/namespaces/NS/deployments'],
    ['GET', '/apis/apps/v1/namespaces/NS/configmaps'],
  ])('%s %s', async (method, path) => {
    const answer = await api.send(
      method,
      path.replace('NS', namespace),
      method === 'PUT' ? { body: configMap('a') } : {},
    );
    expectStatus(answer, 404, 'NotFound', /the server could not find the requested resource/);
  });

  test('a namespaced object cannot be created without a namespace', async () => {
    const answer = await api.post('/api/v1/configmaps', configMap('x', {}, { namespace }));
    expect([404, 405]).toContain(answer.status);
    expectCode(await api.get(`/api/v1/namespaces/${namespace}/configmaps/x`), 404);
  });
});

describe('deprecated watch paths', () => {
  test.each([
    ['/api/v1/watch/namespaces/NS/status'],
    ['/api/v1/watch/nodes/n/status'],
    ['/apis/apps/v1/watch/namespaces/NS/deployments/d/scale'],
    ['/api/v1/watch/componentstatuses'],
    ['/apis/authorization.cluster.io/v1/watch/subjectaccessreviews'],
  ])('GET %s is a 404 when the resource cannot be watched', async (path) => {
    expectStatus(await api.get(path.replace('NS', namespace)), 404, 'NotFound', /could not find the requested/);
  });

  test('deprecated watch paths support only GET', async () => {
    const path = `/api/v1/watch/namespaces/${namespace}/configmaps`;
    const watched = await api.begin(path, (bytes) => bytes.includes('\n'));
    expect(watched.text).toMatch(/^\{"type":"ADDED","object":\{"kind":"ConfigMap"/);
    for (const method of ['POST', 'DELETE', 'OPTIONS']) expectCode(await api.send(method, path), 405);
  });
});

describe('names that try to escape their path (BL-115)', () => {
  const base = (): string => `/api/v1/namespaces/${namespace}/configmaps`;
  test.each([
    ['a dot segment', '/../secrets/s'],
    ['an encoded dot segment', '/%2e%2e/secrets/s'],
    ['two dots alone', '/..'],
    ['one dot', '/.'],
    ['an encoded slash', '/..%2fsecrets%2fs'],
    ['another encoded slash', '/a%2F..%2Fa'],
    ['an encoded percent', '/%25'],
    ['NUL', '/a%00'],
    ['a line end', '/a%0d%0ax:y'],
    ['half a percent-encoding', '/%e'],
    ['invalid UTF-8', '/%ff'],
    ['a backslash', '/..\\secrets\\s'],
    ['an empty segment', '//a'],
    ['a semicolon', '/a;b=c'],
  ])('%s', async (_what, tail) => {
    for (const method of ['GET', 'DELETE']) {
      const answer = await api.send(method, base() + tail);
      expect([method, [400, 404].includes(answer.status), answer.json.kind]).toEqual([method, true, 'Status']);
    }
    expectCode(await api.get(`/api/v1/namespaces/${namespace}/secrets/s`), 200);
    expect(namesOf((await api.get(base())).json as never)).toEqual(['a']);
  });

  test.each([['..'], ['%2e%2e'], ['a%2fb'], ['%00'], ['.']])('as a namespace: %s', async (name) => {
    const answer = await api.get(`/api/v1/namespaces/${name}/configmaps`);
    expect([400, 404]).toContain(answer.status);
    expect(answer.json.kind).toBe('Status');
    const made = await api.post(`/api/v1/namespaces/${name}/configmaps`, configMap('x'));
    expect([400, 403, 404]).toContain(made.status);
  });

  test.each([['..'], ['a/b'], ['a%b'], ['.'], ['a\u0000b'], ['a b'], ['ä']])('in a body: %j', async (name) => {
    const answer = await api.post(base(), configMap(name));
    expectStatus(answer, 422, 'Invalid', /metadata\.name: Invalid value/);
  });
});

describe('made-up paths (BL-113)', () => {
  test('made-up paths are 404 and leave nothing in the metrics', async () => {
    const mark = `made-up-${namespace}`;
    const answers = await Promise.all(
      Array.from({ length: 300 }, (_, at) =>
        api.get(`/apis/${mark}-${at}/v1/${mark}?${mark}=1`, { 'user-agent': `${mark}-${at}` }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
    expect((await api.get('/metrics')).text).not.toContain(mark);
  });
});
