import { beforeAll, describe, expect, test } from '@jest/globals';
import { freshNamespace, sharedApi, type ApiResponse } from '../support/api.js';
import { configMap, deployment } from '../support/objects.js';

const api = sharedApi('cluster');
let namespace = '';
let maps = '';
let deployments = '';

beforeAll(async () => {
  namespace = await freshNamespace(api);
  maps = `/api/v1/namespaces/${namespace}/configmaps`;
  deployments = `/apis/apps/v1/namespaces/${namespace}/deployments`;
  await api.post(maps, configMap('a'));
});

/** A failure as the client gets it, without the members that all failures share. */
async function failure(call: Promise<ApiResponse>): Promise<object> {
  const answer = await call;
  const { kind, apiVersion, metadata, status, code, ...rest } = answer.json;
  expect({ kind, apiVersion, metadata, status }).toEqual({
    kind: 'Status',
    apiVersion: 'v1',
    metadata: {},
    status: 'Failure',
  });
  expect(answer.headers['content-type']).toBe('application/json');
  expect(answer.status).toBe(code);
  return { code, ...rest };
}

describe('the Status of a failure is complete', () => {
  test.each<[string, () => Promise<ApiResponse>, object]>([
    [
      'a missing object',
      () => api.get(`${deployments}/none`),
      {
        code: 404,
        reason: 'NotFound',
        message: 'deployments.apps "none" not found',
        details: { name: 'none', group: 'apps', kind: 'deployments' },
      },
    ],
    [
      'an existing object',
      () => api.post(maps, configMap('a')),
      {
        code: 409,
        reason: 'AlreadyExists',
        message: 'configmaps "a" already exists',
        details: { name: 'a', kind: 'configmaps' },
      },
    ],
    [
      'an object changed by another client',
      () => api.put(`${maps}/a`, configMap('a', {}, { resourceVersion: '1' })),
      {
        code: 409,
        reason: 'Conflict',
        message:
          'Operation cannot be fulfilled on configmaps "a": the object has been modified; please apply your changes to the latest version and try again',
        details: { name: 'a', kind: 'configmaps' },
      },
    ],
    [
      'one invalid member',
      () => api.post(deployments, deployment('d', { replicas: -1 })),
      {
        code: 422,
        reason: 'Invalid',
        message: 'Deployment.apps "d" is invalid: spec.replicas: Invalid value: -1: must be greater than or equal to 0',
        details: {
          name: 'd',
          group: 'apps',
          kind: 'Deployment',
          causes: [
            {
              reason: 'FieldValueInvalid',
              message: 'Invalid value: -1: must be greater than or equal to 0',
              field: 'spec.replicas',
            },
          ],
        },
      },
    ],
    [
      'an unknown path',
      () => api.get('/nowhere'),
      { code: 404, reason: 'NotFound', message: 'the server could not find the requested resource' },
    ],
    [
      'an unsupported method',
      () => api.send('PUT', maps, { body: {} }),
      {
        code: 405,
        reason: 'MethodNotAllowed',
        message: 'the server does not allow this method on the requested resource',
      },
    ],
  ])('%s', async (_what, send, expected) => {
    const found = await failure(send());
    expect(found).toMatchObject(expected);
  });

  test('several faults are one message, each with its field', async () => {
    const body = deployment('d', { replicas: -1, minReadySeconds: -1, selector: { matchLabels: { app: 'other' } } });
    const found = (await failure(api.post(deployments, body))) as ApiResponse['json'];
    const fields = found.details.causes.map(({ field }: { field: string }) => field);
    expect(fields).toEqual(
      expect.arrayContaining(['spec.replicas', 'spec.minReadySeconds', 'spec.template.metadata.labels']),
    );
    expect(found.message).toMatch(/^Deployment\.apps "d" is invalid: \[.*\]$/);
    for (const { field, message } of found.details.causes) expect(found.message).toContain(`${field}: ${message}`);
  });

  test('a value of a closed set lists the supported values', async () => {
    const found = (await failure(
      api.post(deployments, deployment('d', { strategy: { type: 'Sideways' } })),
    )) as ApiResponse['json'];
    expect(found.details.causes).toContainEqual({
      reason: 'FieldValueNotSupported',
      message: 'Unsupported value: {"type":"Sideways"}: supported values: "Recreate", "RollingUpdate"',
      field: 'spec.strategy',
    });
  });

  test('a watch refused before its start is answered with a plain Status', async () => {
    expect(await failure(api.get(`${maps}?watch=1&labelSelector=%3D`))).toMatchObject({ code: 400 });
  });

  test('errors show no internals of the server', async () => {
    for (const answer of await Promise.all([
      api.get(`${maps}/%00`),
      api.send('POST', maps, { body: '{"a":', headers: { 'content-type': 'application/json' } }),
      api.get(`${maps}?continue=%00`),
      api.send('PATCH', `${maps}/a`, { body: '[', headers: { 'content-type': 'application/json-patch+json' } }),
    ])) {
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect(answer.text).not.toMatch(/node_modules|dist\/|\.js:\d|at \w+ \(|postgres|relation "/i);
    }
  });
});
