import { beforeEach, describe, expect, test } from '@jest/globals';
import { type ApiResponse, freshNamespace, sharedApi } from '../support/api.js';
import { expectCode, expectStatus } from '../support/expect-status.js';
import { deployment } from '../support/objects.js';

const api = sharedApi('kubernetes');
let path = '';

beforeEach(async () => {
  const deployments = `/apis/apps/v1/namespaces/${await freshNamespace(api)}/deployments`;
  path = `${deployments}/d`;
  expectCode(await api.post(deployments, deployment('d', { replicas: 2 })), 201);
});

const scaleOf = async (): Promise<ApiResponse['json']> => (await api.get(`${path}/scale`)).json;

describe('the scale of a deployment (BL-132)', () => {
  test('a scale is written with the current or no version, and only with the right uid', async () => {
    const scale = await scaleOf();
    expectCode(await api.patch(path, 'merge', { metadata: { labels: { a: 'b' } } }), 200);
    const write = (metadata: object): Promise<ApiResponse> =>
      api.put(`${path}/scale`, { ...scale, metadata: { ...scale['metadata'], ...metadata }, spec: { replicas: 5 } });
    expectStatus(await write({}), 409, 'Conflict', /the object has been modified/);
    expectStatus(await write({ resourceVersion: undefined, uid: 'x' }), 409, 'Conflict', /UID in precondition: x/);
    const written = await write({ resourceVersion: undefined });
    expectCode(written, 200);
    expect(written.json['spec']).toEqual({ replicas: 5 });
  });

  test('absent replicas are 0; negative and non-numeric ones are rejected', async () => {
    const { resourceVersion: _any, ...metadata } = (await scaleOf())['metadata'];
    const write = async (spec: unknown): Promise<ApiResponse> =>
      api.put(`${path}/scale`, { ...(await scaleOf()), metadata, spec });
    expectStatus(
      await write({ replicas: -1 }),
      422,
      'Invalid',
      /spec\.replicas: Invalid value: -1: must be greater than or equal to 0/,
    );
    expectStatus(await write({ replicas: '3' }), 400, 'BadRequest');
    const none = await write({});
    expectCode(none, 200);
    expect((await api.get(path)).json['spec'].replicas).toBe(0);
    const other = await api.put(`${path}/scale`, { ...(await scaleOf()), metadata: { ...metadata, name: 'other' } });
    expectStatus(other, 400, 'BadRequest', /does not match/);
  });

  test('a JSON patch replaces replicas although 0 is omitted', async () => {
    expectCode(await api.patch(`${path}/scale`, 'merge', { spec: { replicas: 0 } }), 200);
    expect((await scaleOf())['spec']).toEqual({});
    const answer = await api.patch(`${path}/scale`, 'json', [{ op: 'replace', path: '/spec/replicas', value: 3 }]);
    expectCode(answer, 200);
    expect(answer.json['spec']).toEqual({ replicas: 3 });
  });

  test('a scale write owns the replicas, without a time and so before entries with one', async () => {
    const headers = { 'content-type': 'application/merge-patch+json' };
    const body = { spec: { replicas: 4 } };
    expectCode(await api.send('PATCH', `${path}/scale?fieldManager=scaler`, { body, headers }), 200);
    const [first, second] = (await api.get(path)).json['metadata'].managedFields;
    expect(first).toEqual({
      manager: 'scaler',
      operation: 'Update',
      apiVersion: 'apps/v1',
      subresource: 'scale',
      fieldsType: 'FieldsV1',
      fieldsV1: { 'f:spec': { 'f:replicas': {} } },
    });
    expect(second.time).toMatch(/^\d{4}-/);
    expect(second.fieldsV1['f:spec']).not.toHaveProperty('f:replicas');
  });

  test.each([
    ['metadata', { metadata: { odd: 1 } }, '.metadata.odd: field not declared in schema'],
    ['the wish', { spec: { replicas: 1, odd: 1 } }, '.spec.odd: field not declared in schema'],
  ])('a scale is not applied with an unknown member of %s', async (_what, members, why) => {
    const intent = { apiVersion: 'autoscaling/v1', kind: 'Scale', ...members };
    const answer = await api.send('PATCH', `${path}/scale?fieldManager=me`, {
      body: JSON.stringify(intent),
      headers: { 'content-type': 'application/apply-patch+yaml' },
    });
    expectStatus(answer, 400, 'BadRequest');
    expect(answer.json.message).toContain(why);
    expect((await scaleOf())['spec']).toEqual({ replicas: 2 });
  });

  test('scale patches do not conflict with concurrent deployment writes', async () => {
    const writes = Array.from({ length: 15 }, (_, n) => [
      api.patch(`${path}/scale`, 'merge', { spec: { replicas: n } }),
      api.patch(path, 'merge', { metadata: { annotations: { n: String(n) } } }),
    ]).flat();
    const codes = new Set((await Promise.all(writes)).map(({ status }) => status));
    expect([...codes]).toEqual([200]);
  });
});
