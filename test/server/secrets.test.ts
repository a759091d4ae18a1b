import { beforeEach, describe, expect, test } from '@jest/globals';
import { type ApiResponse, freshNamespace, sharedApi } from '../support/api.js';
import { expectCode, expectStatus } from '../support/expect-status.js';
import type { Members } from '../support/objects.js';

const api = sharedApi('kubernetes');
let secrets = '';

beforeEach(async () => {
  secrets = `/api/v1/namespaces/${await freshNamespace(api)}/secrets`;
});

const encode = (text: string): string => Buffer.from(text).toString('base64');
const secret = (more: Members): Members => ({ apiVersion: 'v1', kind: 'Secret', metadata: { name: 's' }, ...more });

async function make(more: Members): Promise<ApiResponse['json']> {
  const answer = await api.post(secrets, secret(more));
  expectCode(answer, 201);
  return answer.json;
}

describe('stringData (BL-124)', () => {
  test('stringData is written into data, overrides it and is not returned', async () => {
    const made = await make({ data: { a: encode('old'), b: encode('b') }, stringData: { a: 'new' } });
    expect(made['data']).toEqual({ a: encode('new'), b: encode('b') });
    expect(made).not.toHaveProperty('stringData');
  });

  test.each(['strategic', 'merge'] as const)(
    'stringData in a %s patch adds keys, and null in it removes nothing',
    async (type) => {
      await make({ data: { a: encode('a'), b: encode('b') } });
      const set = await api.patch(`${secrets}/s`, type, { stringData: { c: 'c' } });
      expect(set.json['data']).toEqual({ a: encode('a'), b: encode('b'), c: encode('c') });
      const nothing = await api.patch(`${secrets}/s`, type, { stringData: { a: null } });
      expectCode(nothing, 200);
      expect(nothing.json['data']).toEqual(set.json['data']);
      const removed = await api.patch(`${secrets}/s`, type, { data: { a: null }, stringData: { b: 'B' } });
      expect(removed.json['data']).toEqual({ b: encode('B'), c: encode('c') });
    },
  );

  test('a PUT with only stringData replaces all data', async () => {
    await make({ data: { a: encode('a') } });
    const answer = await api.put(`${secrets}/s`, secret({ stringData: { b: 'b' } }));
    expectCode(answer, 200);
    expect(answer.json['data']).toEqual({ b: encode('b') });
  });
});

describe('a secret (BL-124)', () => {
  test('a secret whose data is not base64 is rejected', async () => {
    expectStatus(await api.post(secrets, secret({ data: { a: '%%%' } })), 400, 'BadRequest', /illegal base64 data/);
  });

  test('the type of a secret is immutable', async () => {
    const made = await make({});
    expect(made['type']).toBe('Opaque');
    const answer = await api.put(`${secrets}/s`, secret({ type: 'example.com/other' }));
    expectStatus(answer, 422, 'Invalid', /type: Invalid value: "example\.com\/other": field is immutable/);
  });

  test.each<[string, Members, RegExp]>([
    ['kubernetes.io/tls', {}, /data\[tls\.crt\]: Required value.*data\[tls\.key\]: Required value/],
    ['kubernetes.io/dockerconfigjson', {}, /data\[\.dockerconfigjson\]: Required value/],
    [
      'kubernetes.io/dockerconfigjson',
      { '.dockerconfigjson': encode('no') },
      /data\[\.dockerconfigjson\]: Invalid value: "<secret contents redacted>"/,
    ],
    ['kubernetes.io/ssh-auth', {}, /data\[ssh-privatekey\]: Required value/],
    ['kubernetes.io/basic-auth', {}, /data\[username\]: Required value.*data\[password\]: Required value/],
    [
      'kubernetes.io/service-account-token',
      {},
      /metadata\.annotations\[kubernetes\.io\/service-account\.name\]: Required value/,
    ],
  ])('a secret of type %s requires its keys', async (type, data, message) => {
    expectStatus(await api.post(secrets, secret({ type, data })), 422, 'Invalid', message);
  });

  test('an immutable secret keeps its data, and stays immutable', async () => {
    const made = await make({ immutable: true, data: { a: encode('a') } });
    const change = { ...made, data: { a: encode('b') } };
    expectStatus(
      await api.put(`${secrets}/s`, change),
      422,
      'Invalid',
      /data: Forbidden: field is immutable when `immutable` is set/,
    );
    const loosen = { ...made, immutable: false };
    expectStatus(
      await api.put(`${secrets}/s`, loosen),
      422,
      'Invalid',
      /immutable: Forbidden: field is immutable when `immutable` is set/,
    );
    expectCode(await api.patch(`${secrets}/s`, 'merge', { metadata: { labels: { a: 'b' } } }), 200);
  });
});
