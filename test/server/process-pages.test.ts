import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { type ApiResponse, sharedApi } from '../support/api.js';
import { expectStatus } from '../support/expect-status.js';

describe.each([
  ['kubernetes', 'config.k8s.io'],
  ['cluster', 'config.cluster.io'],
] as const)('under the %s naming', (naming, group) => {
  const api = sharedApi(naming);
  const get = (path: string, accept?: string): Promise<ApiResponse> =>
    api.send('GET', path, { headers: accept === undefined ? {} : { accept } });
  const asObject = (kind: string, version = 'v1beta1', type = 'application/json'): string =>
    `${type};v=${version};g=${group};as=${kind}`;

  test.each([undefined, '*/*', 'text/*', 'text/plain', 'application/json, text/plain', 'text/plain;charset=utf-8'])(
    'the pages are text for a client that accepts %s',
    async (accept) => {
      const status = await get('/statusz', accept);
      expect([status.status, status.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
      expect(status.text).toMatch(/^Started: .*\nUp: \d+ hr \d+ min \d+ sec\nRuntime: node v\d/m);
      const flags = await get('/flagz', accept);
      expect([flags.status, flags.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
      expect(flags.text).toContain(`\nnaming=${naming}\n`);
    },
  );

  test('the status is an object for a client that names its kind', async () => {
    const answer = await get('/statusz', `${asObject('Statusz')}, text/plain;q=0.5`);
    expect(answer.headers['content-type']).toBe(`application/json;g=${group};v=v1beta1;as=Statusz`);
    expect(answer.headers['warning']).toBeUndefined();
    expect(answer.json).toMatchObject({
      kind: 'Statusz',
      apiVersion: `${group}/v1beta1`,
      metadata: { name: 'apiserver' },
      startTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
      uptimeSeconds: expect.any(Number),
      binaryVersion: expect.stringMatching(/^1\.36\./),
      emulationVersion: '1.36',
      paths: expect.arrayContaining(['/flagz', '/healthz', '/livez', '/metrics', '/readyz', '/statusz', '/version']),
    });
  });

  test('the flags are an object in YAML, too; the old version of the object comes with a warning', async () => {
    const answer = await get('/flagz', asObject('Flagz', 'v1alpha1', 'application/yaml'));
    expect(answer.headers['content-type']).toBe(`application/yaml;g=${group};v=v1alpha1;as=Flagz`);
    expect(answer.headers['warning']).toMatch(/^299 - ".*deprecated/);
    const object = parse(answer.text) as { kind: string; flags: Record<string, string> };
    expect(object.kind).toBe('Flagz');
    expect(object.flags).toMatchObject({ naming, 'anonymous-auth': 'true', 'history-retention': expect.any(String) });
  });

  test.each([
    ['application/json'],
    ['application/*'],
    ['text/html'],
    ['text/plain;v=v1beta1'],
    [`application/json;v=v2;g=${group};as=Statusz`],
    [`application/json;v=v1beta1;g=${group};as=Flagz`],
  ])('a client that accepts %s alone is refused', async (accept) => {
    expectStatus(
      await get('/statusz', accept),
      406,
      'NotAcceptable',
      /application\/json, application\/yaml, text\/plain/,
    );
  });

  test('paths below the pages lead nowhere', async () => {
    expectStatus(await get('/statusz/'), 404, 'NotFound', /./);
    expectStatus(await get('/flagz/x'), 404, 'NotFound', /./);
  });
});
