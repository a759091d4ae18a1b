import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Api, freshNamespace } from '../support/api.js';
import { authorityOf, clientOf } from '../support/client-certificate.js';
import { expectCode, expectStatus } from '../support/expect-status.js';
import { configMap, deployment } from '../support/objects.js';
import { startServer, type ServerProcess } from '../support/server-process.js';
import { waitFor } from '../support/wait-for.js';
import {
  POLICY,
  eventsIn,
  policyFile,
  scratch,
  startReceiver,
  type AuditEvent,
  type Receiver,
} from '../support/audit-parts.js';

const logFile = join(scratch, 'logs', 'audit.log');
let server: ServerProcess;
let api: Api;
let namespace = '';
let receiver: Receiver;
const events = (): AuditEvent[] => eventsIn(logFile);

/** The events of a request, by the audit id of its answer. */
function eventsOf(answer: { readonly headers: Readonly<Record<string, unknown>> }): AuditEvent[] {
  const id = answer.headers['audit-id'];
  expect(id).toMatch(/^[\x21-\x7e]+$/);
  return events().filter((event) => event['auditID'] === id);
}

/** The last event of an answered request, which exists before the answer is sent. */
function completeOf(answer: { readonly headers: Readonly<Record<string, unknown>> }): AuditEvent {
  const found = eventsOf(answer).at(-1);
  expect(found).toMatchObject({ kind: 'Event', apiVersion: 'audit.cluster.io/v1', stage: 'ResponseComplete' });
  return found!;
}

beforeAll(async () => {
  receiver = await startReceiver();
  server = await startServer({
    flags: [
      `--audit-policy-file=${policyFile(POLICY)}`,
      `--audit-log-path=${logFile}`,
      `--audit-webhook-config-file=${receiver.kubeconfig}`,
      '--audit-webhook-batch-max-wait=100ms',
      '--audit-webhook-initial-backoff=100ms',
    ],
  });
  api = new Api(server.kubeconfig);
  namespace = await freshNamespace(api);
});

afterAll(async () => {
  await server.stop();
  receiver.server.closeAllConnections();
  receiver.server.close();
});

describe('the events of a request', () => {
  test('an event with user, source, request and result is written before the answer is sent', async () => {
    const path = `/api/v1/namespaces/${namespace}/configmaps?fieldManager=me&x=%26`;
    const made = await api.send('POST', path, {
      body: configMap('a', { data: { color: 'blue' } }),
      headers: { 'user-agent': 'tester/1', 'x-forwarded-for': '192.0.2.1, nonsense', 'x-real-ip': '192.0.2.9' },
    });
    expectCode(made, 201);
    const [received, complete, ...more] = eventsOf(made);
    expect(more).toEqual([]);
    expect(received).toMatchObject({ stage: 'RequestReceived', level: 'RequestResponse' });
    expect(received).not.toHaveProperty('responseStatus');
    expect(complete).toMatchObject({
      stage: 'ResponseComplete',
      requestURI: path,
      verb: 'create',
      user: { groups: ['system:masters', 'system:authenticated'] },
      sourceIPs: ['192.0.2.1', '192.0.2.9', '127.0.0.1'],
      userAgent: 'tester/1',
      objectRef: { resource: 'configmaps', namespace, name: 'a', apiVersion: 'v1' },
      responseStatus: { metadata: {}, code: 201 },
      requestObject: { kind: 'ConfigMap', metadata: { name: 'a' }, data: { color: 'blue' } },
      annotations: { 'authorization.cluster.io/decision': 'allow', 'authorization.cluster.io/reason': '' },
    });
    expect(complete!['responseObject']).toEqual(made.json);
    expect(complete!['requestReceivedTimestamp']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/);
    expect(complete).not.toHaveProperty('impersonatedUser');
  });

  test('at level Metadata events contain no secret data, not even of failed requests', async () => {
    const path = `/api/v1/namespaces/${namespace}/secrets`;
    const secret = { apiVersion: 'v1', kind: 'Secret', metadata: { name: 's' }, stringData: { password: 'hunter2' } };
    const made = await api.post(path, secret);
    expectCode(made, 201);
    expect(completeOf(made)).toMatchObject({
      level: 'Metadata',
      objectRef: { name: 's' },
      responseStatus: { code: 201 },
    });
    completeOf(await api.get(`${path}/s`));
    completeOf(await api.patch(`${path}/s`, 'merge', { stringData: { password: 'hunter2' } }));
    completeOf(await api.get(path));
    const text = readFileSync(logFile, 'utf8');
    expect(text).not.toContain('hunter2');
    expect(text).not.toContain(Buffer.from('hunter2').toString('base64'));
    expect(server.log()).not.toContain('hunter2');
  });

  test('at level Request events have no response object; stages may be omitted', async () => {
    const service = {
      apiVersion: 'v1',
      kind: 'Service',
      metadata: { name: 's' },
      spec: { ports: [{ port: 80 }] },
    };
    const made = await api.post(`/api/v1/namespaces/${namespace}/services`, service);
    expectCode(made, 201);
    expect(eventsOf(made).map(({ stage }) => stage)).toEqual(['ResponseComplete']);
    const complete = completeOf(made);
    // As decoded, with defaults.
    expect(complete['requestObject'].spec.ports[0]).toMatchObject({ port: 80, protocol: 'TCP' });
    expect(complete).not.toHaveProperty('responseObject');
  });

  test('events contain patches as sent, and scales, without managed fields when the rule says so', async () => {
    const path = `/apis/apps/v1/namespaces/${namespace}/deployments`;
    const made = await api.post(path, deployment('d'));
    expectCode(made, 201);
    expect(made.json['metadata'].managedFields).toHaveLength(1);
    expect(completeOf(made)['responseObject'].metadata).not.toHaveProperty('managedFields');
    const listed = completeOf(await api.get(path))['responseObject'];
    expect(listed.items[0].metadata).not.toHaveProperty('managedFields');
    const patched = await api.patch(`${path}/d/scale`, 'merge', { spec: { replicas: 2 } });
    expectCode(patched, 200);
    expect(completeOf(patched)).toMatchObject({
      verb: 'patch',
      objectRef: { apiGroup: 'apps', resource: 'deployments', subresource: 'scale', name: 'd' },
      requestObject: { spec: { replicas: 2 } },
      responseObject: { kind: 'Scale', spec: { replicas: 2 } },
    });
  });

  test('the event of a delete contains its options and its Status', async () => {
    const path = `/api/v1/namespaces/${namespace}/configmaps`;
    await api.post(path, configMap('gone'));
    const deleted = await api.delete(`${path}/gone`, {
      kind: 'DeleteOptions',
      apiVersion: 'v1',
      gracePeriodSeconds: 3,
    });
    expect(completeOf(deleted)).toMatchObject({
      requestObject: { kind: 'DeleteOptions', gracePeriodSeconds: 3 },
      responseStatus: { status: 'Success', details: { name: 'gone', kind: 'configmaps' }, code: 200 },
      responseObject: { kind: 'Status', status: 'Success' },
    });
  });

  test('the event of a failure contains its Status', async () => {
    const path = `/api/v1/namespaces/${namespace}/configmaps`;
    const missing = await api.get(`${path}/none`);
    expect(completeOf(missing)).toMatchObject({
      responseStatus: { status: 'Failure', reason: 'NotFound', message: 'configmaps "none" not found', code: 404 },
      responseObject: missing.json,
    });
    expect(completeOf(await api.post(path, '{"kind":'))['responseStatus']).toMatchObject({ code: 400 });
    expect(completeOf(await api.get('/nowhere'))['responseStatus']).toEqual({ metadata: {}, code: 404 });
  });

  test('a watch has events for its start and its end', async () => {
    const path = `/api/v1/namespaces/${namespace}/configmaps?watch=true&timeoutSeconds=1`;
    const watched = await api.get(path);
    await waitFor('the end of the watch', () => eventsOf(watched).length === 3);
    expect(eventsOf(watched).map(({ stage, verb, responseStatus }) => [stage, verb, responseStatus?.code])).toEqual([
      ['RequestReceived', 'watch', undefined],
      ['ResponseStarted', 'watch', 200],
      ['ResponseComplete', 'watch', 200],
    ]);
  });

  test('the event of a deprecated version is annotated', async () => {
    const listed = await api.get(`/api/v1/namespaces/${namespace}/endpoints`);
    expect(completeOf(listed)['annotations']).toMatchObject({ 'cluster.io/deprecated': 'true' });
    const counted =
      /^apiserver_requested_deprecated_apis\{group="",version="v1",resource="endpoints",subresource="",removed_release=""\} 1$/m;
    await waitFor('the metric', async () => counted.test((await api.get('/metrics')).text));
  });

  test('Connect calls are recorded as well', async () => {
    const answer = await api.send('POST', '/cluster.api.core.v1.ConfigMapService/Create', {
      body: { namespace, object: { metadata: { name: 'c' }, data: { a: 'b' } } },
      headers: { 'audit-id': 'connect-1' },
    });
    expectCode(answer, 200);
    const found = events().filter((event) => event['auditID'] === 'connect-1');
    expect(found.map(({ stage }) => stage)).toEqual(['RequestReceived', 'ResponseComplete']);
    expect(found[1]).toMatchObject({
      verb: 'create',
      requestURI: `/api/v1/namespaces/${namespace}/configmaps`,
      objectRef: { resource: 'configmaps', name: 'c' },
      requestObject: { data: { a: 'b' } },
      responseObject: { kind: 'ConfigMap', data: { a: 'b' } },
    });
    const refused = await api.send('POST', '/cluster.api.core.v1.ConfigMapService/Get', {
      body: { namespace, name: 'none' },
      headers: { 'audit-id': 'connect-2' },
    });
    expectCode(refused, 404);
    expect(
      events()
        .filter((event) => event['auditID'] === 'connect-2')
        .at(-1),
    ).toMatchObject({
      stage: 'ResponseComplete',
      responseStatus: { reason: 'NotFound', code: 404 },
    });
  });
});

describe('the user of an event', () => {
  test('an unauthenticated request has one event without a user', async () => {
    const answer = await new Api(server.kubeconfig, { anonymous: true }).get('/api/v1/pods', {
      authorization: 'Bearer not-a-token',
    });
    expectStatus(answer, 401, 'Unauthorized');
    const [only, ...more] = eventsOf(answer);
    expect(more).toEqual([]);
    expect(only).toMatchObject({
      stage: 'ResponseStarted',
      user: {},
      responseStatus: { reason: 'Unauthorized', code: 401 },
    });
    expect(JSON.stringify(only)).not.toContain('not-a-token');
  });

  test('a forbidden request has the decision forbid', async () => {
    const jane = clientOf(server.kubeconfig, authorityOf(server.kubeconfig), 'jane', ['dev']);
    const answer = await jane.get(`/api/v1/namespaces/${namespace}/configmaps`);
    expectCode(answer, 403);
    expect(completeOf(answer)).toMatchObject({
      user: { username: 'jane', groups: ['dev', 'system:authenticated'] },
      responseStatus: { reason: 'Forbidden', code: 403 },
      annotations: { 'authorization.cluster.io/decision': 'forbid', 'authorization.cluster.io/reason': '' },
    });
  });

  test('an impersonating request names both users', async () => {
    const answer = await api.get('/apis', { 'impersonate-user': 'bob', 'impersonate-group': 'g' });
    expectCode(answer, 200);
    expect(completeOf(answer)).toMatchObject({
      user: { groups: ['system:masters', 'system:authenticated'] },
      impersonatedUser: { username: 'bob', groups: ['g', 'system:authenticated'] },
      annotations: {
        'authorization.cluster.io/reason': expect.stringMatching(/^RBAC: allowed by ClusterRoleBinding "system:/),
      },
    });
  });

  test('the client may set the audit id, unless it is not a header token', async () => {
    const long = 'x'.repeat(300);
    expect((await api.get('/version', { 'audit-id': long })).headers['audit-id']).toBe(long);
    expect((await api.get('/version', { 'audit-id': 'a b' })).headers['audit-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('a request that no rule records has no event, but still an audit id', async () => {
    expect(eventsOf(await api.get('/livez'))).toEqual([]);
  });
});

describe('sinks', () => {
  test('a webhook that hangs delays no request, and gets its events when it recovers', async () => {
    await waitFor('a call of the webhook', () => receiver.calls > 0);
    const answer = await api.get('/version');
    completeOf(answer);
    expect(receiver.events).toEqual([]);
    receiver.hangs = false;
    // A hanging attempt is aborted; the next one is answered.
    receiver.server.closeAllConnections();
    await waitFor('the event', () => receiver.events.some((event) => event['auditID'] === answer.headers['audit-id']));
    expect([...receiver.tokens]).toEqual(['Bearer shown-to-the-webhook']);
  });

  test("sinks are counted in kube-apiserver's metrics", async () => {
    const { text } = await api.get('/metrics');
    expect(text).toMatch(/^apiserver_audit_event_total [1-9]\d*$/m);
    expect(text).toMatch(/^apiserver_audit_level_total\{level="Metadata"\} [1-9]\d*$/m);
    expect(text).toMatch(/^apiserver_audit_requests_rejected_total 0$/m);
  });

  test('a full disk loses events but stops no request', async () => {
    const full = await startServer({
      flags: [`--audit-policy-file=${policyFile(POLICY)}`, '--audit-log-path=/dev/full'],
    });
    try {
      const client = new Api(full.kubeconfig);
      expectCode(await client.get('/api/v1/namespaces'), 200);
      expect((await client.get('/metrics')).text).toMatch(/^apiserver_audit_error_total\{plugin="log"\} [1-9]\d*$/m);
      await waitFor('a line of the log', () => full.log().includes('audit events were lost'));
    } finally {
      await full.stop();
    }
  });
});
