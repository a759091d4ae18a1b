import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Api, type ApiResponse, freshNamespace } from '../support/api.js';
import { expectCode } from '../support/expect-status.js';
import { type ServerProcess, startServer } from '../support/server-process.js';
import { waitFor } from '../support/wait-for.js';

let server: ServerProcess;
let api: Api;
let namespace: string;

// A separate server: the definitions change discovery, which other tests must not see.
beforeAll(async () => {
  server = await startServer({ flags: ['--naming=cluster'] });
  api = new Api(server.kubeconfig);
  namespace = await freshNamespace(api);
});

afterAll(async () => {
  await server.stop();
});

const DEFINITIONS = '/apis/apiextensions.cluster.io/v1/customresourcedefinitions';

describe('identifiers of Kubernetes under the cluster profile', () => {
  test.each([
    ['authentication.k8s.io', 'tokenreviews', 'TokenReview'],
    ['authentication.k8s.io', 'selfsubjectreviews', 'SelfSubjectReview'],
    ['authorization.k8s.io', 'subjectaccessreviews', 'SubjectAccessReview'],
    ['authorization.k8s.io', 'selfsubjectrulesreviews', 'SelfSubjectRulesReview'],
  ])('in %s, %s definitions are accepted like any other custom kind', async (group, plural, kind) => {
    const name = `${plural}.${group}`;
    const versions = [
      {
        name: 'v1',
        served: true,
        storage: true,
        schema: { openAPIV3Schema: { type: 'object', 'x-kubernetes-preserve-unknown-fields': true } },
      },
    ];
    const defined = await api.post(DEFINITIONS, {
      apiVersion: 'apiextensions.cluster.io/v1',
      kind: 'CustomResourceDefinition',
      metadata: { name },
      spec: { group, scope: 'Cluster', names: { plural, kind }, versions },
    });
    expectCode(defined, 201);
    await waitFor(`${name} to be served`, async () => (await api.get(`/apis/${group}/v1/${plural}`)).status === 200);
    const body = { apiVersion: `${group}/v1`, kind, metadata: { name: 'one' }, spec: { mine: true } };
    expectCode(await api.post(`/apis/${group}/v1/${plural}`, body), 201);
    expect((await api.get(`/apis/${group}/v1/${plural}/one`)).json).toMatchObject({ kind, spec: { mine: true } });
  });

  test.each(['authentication.k8s.io/v1', 'authentication.cluster.io/v1'])(
    'a token may be requested as %s, which the answer repeats',
    async (apiVersion) => {
      const account = { apiVersion: 'v1', kind: 'ServiceAccount', metadata: { name: apiVersion.split('/')[0]! } };
      const accounts = `/api/v1/namespaces/${namespace}/serviceaccounts`;
      expectCode(await api.post(accounts, account), 201);
      const body = { apiVersion, kind: 'TokenRequest', spec: { expirationSeconds: 600 } };
      const answer = await api.post(`${accounts}/${account.metadata.name}/token`, body);
      expectCode(answer, 201);
      expect(answer.json).toMatchObject({ apiVersion, kind: 'TokenRequest' });
      expect(answer.json.status.token).toMatch(/^ey/);
    },
  );

  test('a token may not be requested in an unserved version', async () => {
    const path = `/api/v1/namespaces/${namespace}/serviceaccounts/any/token`;
    expectCode(await api.post(path, { apiVersion: 'authentication.k8s.io/v2', kind: 'TokenRequest', spec: {} }), 400);
  });
});

describe("names in the server's domain", () => {
  async function ask(spec: object): Promise<ApiResponse> {
    const body = { apiVersion: 'v1', kind: 'Pod', metadata: { name: 'any' }, spec };
    return api.post(`/api/v1/namespaces/${namespace}/pods?dryRun=All`, body);
  }

  const halfOf = (resource: string): object => ({
    containers: [{ name: 'a', image: 'a', resources: { limits: { [resource]: '0.5' } } }],
  });

  test.each(['mycluster.io/gpu', 'my-cluster.io/gpu', 'kubernetes.io/gpu', 'k8s.io/gpu'])(
    '%s of another owner is an extended resource, which must be whole',
    async (resource) => {
      const answer = await ask(halfOf(resource));
      expectCode(answer, 422);
      expect(answer.json.message).toContain(`resources.limits[${resource}]: Invalid value: "500m": must be an integer`);
    },
  );

  test.each(['cluster.io/gpu', 'some.cluster.io/gpu'])('the resource %s is native', async (resource) => {
    expectCode(await ask(halfOf(resource)), 201);
  });

  test('a reserved option of a volume is one error', async () => {
    const volumes = [{ name: 'v', flexVolume: { driver: 'a/b', options: { 'some.cluster.io/x': 'y' } } }];
    const answer = await ask({ volumes, containers: [{ name: 'a', image: 'a' }] });
    expectCode(answer, 422);
    expect(answer.json.message).toContain('"some.cluster.io/x": cluster.io namespaces are reserved');
  });
});
