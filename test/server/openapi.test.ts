import { describe, expect, test } from '@jest/globals';
import { sharedApi, type ApiResponse } from '../support/api.js';
import { expectCode, expectStatus } from '../support/expect-status.js';

type Json = ApiResponse['json'];

describe.each<['cluster' | 'kubernetes', string, string]>([
  ['cluster', 'cluster.io', 'io.cluster.api'],
  ['kubernetes', 'k8s.io', 'io.k8s.api'],
])('OpenAPI under the %s profile', (naming, domain, prefix) => {
  const api = sharedApi(naming);

  async function v3(path: string): Promise<Json> {
    const { paths } = (await api.get('/openapi/v3')).json;
    const answer = await api.get(paths[path].serverRelativeURL);
    expectCode(answer, 200);
    return answer.json;
  }

  test('v2 describes every kind under its name and every path of discovery', async () => {
    const answer = await api.get('/openapi/v2');
    expectCode(answer, 200);
    const { swagger, definitions, paths } = answer.json;
    expect(swagger).toBe('2.0');
    const deployment = definitions[`${prefix}.apps.v1.Deployment`];
    expect(deployment['x-kubernetes-group-version-kind']).toEqual([
      { group: 'apps', version: 'v1', kind: 'Deployment' },
    ]);
    expect(deployment.properties.spec.description ?? deployment.properties.spec.$ref).toBeTruthy();
    for (const root of ['/api/v1', '/apis/apps/v1', `/apis/flowcontrol.apiserver.${domain}/v1beta3`]) {
      for (const { name, namespaced } of (await api.get(root)).json.resources as Json[]) {
        const [plural, ...below] = name.split('/');
        const base = namespaced ? `${root}/namespaces/{namespace}/${plural}` : `${root}/${plural}`;
        const path = below.length === 0 ? base : [base, '{name}', ...below].join('/');
        expect([path, paths[path] !== undefined]).toEqual([path, true]);
      }
    }
    expect(JSON.stringify(answer.json)).not.toContain(naming === 'cluster' ? '.k8s.io' : '.cluster.io');
  });

  test('every reference of v2 resolves', async () => {
    const { json, text } = await api.get('/openapi/v2');
    const missing = [...text.matchAll(/"\$ref":"#\/definitions\/([^"]+)"/g)].filter(
      ([, name]) => !json.definitions[name!],
    );
    expect(missing).toEqual([]);
  });

  test('list types that are named only in protobuf are inlined, not models', async () => {
    const { definitions } = (await api.get('/openapi/v2')).json;
    const { schemas } = (await v3(`apis/certificates.${domain}/v1`)).components;
    for (const models of [definitions, schemas]) {
      const { extra } = models[`${prefix}.certificates.v1.CertificateSigningRequestSpec`].properties;
      expect(extra.additionalProperties).toMatchObject({ type: 'array', items: { type: 'string' } });
      expect(Object.keys(models).filter((name) => /ExtraValue|Verbs$/.test(name))).toEqual([]);
    }
  });

  test('v2 has an ETag, and a binary form for kubectl', async () => {
    const first = await api.get('/openapi/v2');
    const again = await api.get('/openapi/v2', { 'if-none-match': first.headers['etag']! });
    expect(again.status).toBe(304);
    expect(again.headers).not.toHaveProperty('content-length');
    expect(again.headers).not.toHaveProperty('content-type');
    const accept = 'application/com.github.proto-openapi.spec.v2@v1.0+protobuf';
    const binary = await api.get('/openapi/v2', { accept });
    expect(binary.status).toBe(200);
    expect(binary.headers['content-type']).toMatch(/protobuf/);
    expect(binary.bytes.subarray(0, 5)).toEqual(Buffer.from([0x0a, 3, ...Buffer.from('2.0')]));
    expect((await api.get('/openapi/v2', { accept: 'image/png' })).status).toBe(406);
  });

  test('v3 has an index whose links are immutable', async () => {
    const { paths } = (await api.get('/openapi/v3')).json;
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining(['api/v1', 'apis/apps/v1', `apis/coordination.${domain}/v1`]),
    );
    for (const [path, { serverRelativeURL }] of Object.entries(paths as Record<string, Json>)) {
      const answer = await api.get(serverRelativeURL);
      expect([path, answer.status, answer.json.openapi]).toEqual([path, 200, expect.stringMatching(/^3\./)]);
      expect(answer.headers['cache-control']).toContain('immutable');
      const schemas = answer.json.components.schemas;
      const missing = [...answer.text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].filter(
        ([, name]) => !schemas[name!],
      );
      expect([path, missing]).toEqual([path, []]);
    }
    const stale = await api.get('/openapi/v3/apis/apps/v1?hash=OLD');
    expect([stale.status, stale.headers['location']]).toEqual([301, paths['apis/apps/v1'].serverRelativeURL]);
    expectStatus(await api.get('/openapi/v3/apis/none/v1'), 404, 'NotFound');
  });

  test('v3 has a document for each path of discovery, with all types it refers to', async () => {
    for (const path of ['api', 'apis', 'apis/apps', `apis/rbac.authorization.${domain}`, 'version', 'openid/v1/jwks']) {
      const document = await v3(path);
      expect(Object.keys(document.paths)).toEqual([`/${path}/`]);
      const text = JSON.stringify(document);
      for (const [, name] of text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)) {
        expect(document.components.schemas[name!].description).toBeTruthy();
      }
      expect(text).not.toContain(naming === 'cluster' ? 'k8s.io' : 'cluster.io');
    }
    const list = (await v3('apis')).components.schemas;
    expect(list[`${prefix.replace('.api', '.apimachinery')}.pkg.apis.meta.v1.APIGroup`].required).toEqual([
      'name',
      'versions',
    ]);
  });

  test('v3 has a binary form with its own ETag; other formats are not acceptable', async () => {
    const accept = 'application/com.github.proto-openapi.spec.v3@v1.0+protobuf';
    for (const path of ['/openapi/v3/apis/apps/v1', '/openapi/v3/version']) {
      const json = await api.get(path);
      const binary = await api.get(path, { accept });
      expectCode(binary, 200);
      expect(binary.headers['content-type']).toBe('application/com.github.proto-openapi.spec.v3.v1.0+protobuf');
      expect(binary.bytes.subarray(0, 7)).toEqual(Buffer.from([0x0a, 5, ...Buffer.from('3.0.0')]));
      expect(binary.headers['etag']).not.toBe(json.headers['etag']);
      const again = await api.get(path, { accept, 'if-none-match': binary.headers['etag']! });
      expect(again.status).toBe(304);
      expect(again.headers).not.toHaveProperty('content-type');
      expectStatus(await api.get(path, { accept: 'image/png' }), 406, 'NotAcceptable', /application\/json/);
    }
  });

  test('v3 describes a Deployment with merge markers, defaults and descriptions', async () => {
    const { components, paths } = await v3('apis/apps/v1');
    const spec = components.schemas[`${prefix}.apps.v1.DeploymentSpec`];
    expect(spec.required).toEqual(expect.arrayContaining(['selector', 'template']));
    expect(spec.properties.strategy['x-kubernetes-patch-strategy']).toBe('retainKeys');
    const pod = components.schemas[`${prefix}.core.v1.PodSpec`];
    expect(pod.properties.containers).toMatchObject({
      'x-kubernetes-list-type': 'map',
      'x-kubernetes-list-map-keys': ['name'],
      'x-kubernetes-patch-merge-key': 'name',
      'x-kubernetes-patch-strategy': 'merge',
    });
    for (const [name, property] of Object.entries(spec.properties as Record<string, Json>)) {
      expect([name, (property.description ?? '').length > 10]).toEqual([name, true]);
    }
    const path = paths['/apis/apps/v1/namespaces/{namespace}/deployments/{name}'];
    expect(Object.keys(path)).toEqual(expect.arrayContaining(['get', 'put', 'patch', 'delete']));
    expect(path.get['x-kubernetes-action']).toBe('get');
    expect(Object.keys(path.get.responses)).toEqual(expect.arrayContaining(['200', '401']));
    expect(Object.keys(path.patch.requestBody.content)).toEqual(
      expect.arrayContaining(['application/merge-patch+json', 'application/json-patch+json']),
    );
  });

  test('every operation lists 401 as an answer', async () => {
    const { json } = await api.get('/openapi/v2');
    const without = Object.entries(json.paths as Record<string, Json>).flatMap(([path, item]) =>
      Object.entries(item)
        .filter(([method]) => ['get', 'put', 'post', 'patch', 'delete'].includes(method))
        .filter(([, operation]) => path.startsWith('/api') && !(operation as Json).responses['401'])
        .map(([method]) => `${method} ${path}`),
    );
    expect(without).toEqual([]);
  });
});
