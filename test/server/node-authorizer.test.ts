import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Api } from '../support/api.js';
import { authorityOf, clientOf } from '../support/client-certificate.js';
import { expectCode, expectStatus } from '../support/expect-status.js';
import { type ServerProcess, startServer } from '../support/server-process.js';
import { waitFor } from '../support/wait-for.js';

let server: ServerProcess;
let admin: Api;
let agent: Api;
const NS = '/api/v1/namespaces/default';

beforeAll(async () => {
  server = await startServer({ flags: ['--naming=kubernetes', '--authorization-mode=Node,RBAC'] });
  admin = new Api(server.kubeconfig);
  agent = clientOf(server.kubeconfig, authorityOf(server.kubeconfig), 'system:node:one', ['system:nodes']);
  await waitFor('the default account', async () => (await admin.get(`${NS}/serviceaccounts/default`)).status === 200);
  for (const name of ['wanted', 'other']) {
    expectCode(await admin.post(`${NS}/secrets`, { apiVersion: 'v1', kind: 'Secret', metadata: { name } }), 201);
  }
});
afterAll(async () => {
  await server?.stop();
});

describe('a node agent', () => {
  test('a node agent may manage its own node and no other', async () => {
    const node = (name: string): object => ({ apiVersion: 'v1', kind: 'Node', metadata: { name } });
    expectCode(await agent.post('/api/v1/nodes', node('one')), 201);
    expectCode(await admin.post('/api/v1/nodes', node('two')), 201);
    expectCode(await agent.get('/api/v1/nodes/one'), 200);
    expectCode(await agent.get('/api/v1/nodes?fieldSelector=metadata.name%3Done'), 200);
    expectStatus(
      await agent.get('/api/v1/nodes/two'),
      403,
      'Forbidden',
      /node 'one' cannot read 'two', only its own Node object$/,
    );
    expectStatus(await agent.get('/api/v1/nodes'), 403, 'Forbidden', /node 'one' cannot read all nodes/);
    expectCode(await agent.get('/api/v1/services'), 200);
  });

  test('a node agent may read what its pods refer to while they exist', async () => {
    expectStatus(
      await agent.get(`${NS}/secrets/wanted`),
      403,
      'Forbidden',
      /no relationship found between node 'one' and this object$/,
    );
    const pod = {
      apiVersion: 'v1',
      kind: 'Pod',
      metadata: { name: 'p' },
      spec: {
        nodeName: 'one',
        serviceAccountName: 'default',
        containers: [{ name: 'c', image: 'i' }],
        volumes: [{ name: 'v', secret: { secretName: 'wanted' } }],
      },
    };
    expectCode(await admin.post(`${NS}/pods`, pod), 201);
    await waitFor('the pod counts', async () => (await agent.get(`${NS}/secrets/wanted`)).status === 200);
    expectCode(await agent.get(`${NS}/pods/p`), 200);
    expectCode(await agent.get('/api/v1/pods?fieldSelector=spec.nodeName%3Done'), 200);
    expectCode(await agent.get(`${NS}/serviceaccounts/default`), 200);
    expectStatus(await agent.get('/api/v1/pods'), 403, 'Forbidden', /spec.nodeName field selector$/);
    expectStatus(await agent.get(`${NS}/secrets/other`), 403, 'Forbidden');
    expectStatus(await agent.get(`${NS}/secrets`), 403, 'Forbidden', /No Object name found$/);
    expectCode(await admin.delete(`${NS}/pods/p`, { gracePeriodSeconds: 0 }), 200);
    await waitFor('the pod counts no more', async () => (await agent.get(`${NS}/secrets/wanted`)).status === 403);
  });

  test('reviews of a node agent take the selector of the request into account', async () => {
    const review = async (fieldSelector: object | undefined): Promise<boolean> => {
      const resourceAttributes = {
        verb: 'list',
        resource: 'pods',
        version: 'v1',
        ...(fieldSelector && { fieldSelector }),
      };
      const spec = { user: 'system:node:one', groups: ['system:nodes'], resourceAttributes };
      const body = { apiVersion: 'authorization.k8s.io/v1', kind: 'SubjectAccessReview', spec };
      return (await admin.post('/apis/authorization.k8s.io/v1/subjectaccessreviews', body)).json.status
        .allowed as boolean;
    };
    expect(await review(undefined)).toBe(false);
    expect(await review({ rawSelector: 'spec.nodeName=one' })).toBe(true);
    expect(await review({ requirements: [{ key: 'spec.nodeName', operator: 'In', values: ['one'] }] })).toBe(true);
    expect(await review({ requirements: [{ key: 'spec.nodeName', operator: 'In', values: ['one', 'two'] }] })).toBe(
      false,
    );
  });
});
