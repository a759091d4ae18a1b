import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Edge, startEdgeWithDefault } from '../../../support/edge.js';

const MAPS = '/api/v1/namespaces/default/configmaps';
const APP = 'https://app.example';
let edge: Edge;

beforeAll(async () => {
  edge = await startEdgeWithDefault({ parts: { allowedOrigin: (origin) => origin === APP } });
});

afterAll(async () => {
  expect(edge.faults).toEqual([]);
  await edge.close();
});

describe('a write of a browser with a client certificate', () => {
  const json = { 'content-type': 'application/json' };
  test.each([
    ['without a page', json, 201],
    ['from an own page', { ...json, origin: 'own', 'sec-fetch-site': 'same-origin' }, 201],
    ['from an allowed origin', { ...json, origin: APP, 'sec-fetch-site': 'cross-site' }, 201],
    ['started by its user', { ...json, 'sec-fetch-site': 'none' }, 201],
    ['from another origin', { ...json, origin: 'https://evil.example' }, 403],
    ['from another port of this machine', { ...json, origin: 'https://127.0.0.1:1' }, 403],
    ['from the same name without TLS', { ...json, origin: 'insecure' }, 403],
    ['from a page with a hidden origin', { ...json, origin: 'null' }, 403],
    ['from a file', { ...json, origin: 'file://' }, 403],
    ['from another site, without an origin', { ...json, 'sec-fetch-site': 'cross-site' }, 403],
    ['from an own page, without a content type', { origin: 'own' }, 415],
    ['from another site, without a content type', { origin: 'https://evil.example' }, 403],
  ])('%s', async (what, given, status) => {
    const headers = { ...(given as Record<string, string>) };
    if (headers['origin'] === 'own') headers['origin'] = edge.url;
    if (headers['origin'] === 'insecure') headers['origin'] = edge.url.replace('https', 'http');
    const name = what.replaceAll(/\W+/g, '-');
    const body = JSON.stringify({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name } });
    const reply = await edge.call('POST', MAPS, { body, headers });
    expect([reply.status, reply.json.kind]).toEqual([status, status === 201 ? 'ConfigMap' : 'Status']);
    expect((await edge.call('GET', `${MAPS}/${name}`)).status).toBe(status === 201 ? 200 : 404);
  });

  test('HTTP/2 has the same rules', async () => {
    const session = edge.http2();
    const send = (origin: string): Promise<number> =>
      new Promise((resolve) => {
        const stream = session.request({ ':method': 'DELETE', ':path': `${MAPS}/none`, origin });
        stream.on('response', (headers) => resolve(Number(headers[':status'])));
        stream.resume();
        stream.end();
      });
    expect([await send('https://evil.example'), await send(edge.url)]).toEqual([403, 404]);
  });
});

describe('a page of an allowed origin', () => {
  test('a preflight request is answered without credentials', async () => {
    const reply = await edge.call('OPTIONS', MAPS, { as: 'anonymous', headers: { origin: APP } });
    expect([reply.status, reply.headers['access-control-allow-origin'], reply.text]).toEqual([204, APP, '']);
    expect(reply.headers['access-control-allow-methods']).toContain('PATCH');
    expect(reply.headers['access-control-allow-credentials']).toBe('true');
  });

  test('allowed origins can read answers, others cannot', async () => {
    const [allowed, other] = await Promise.all(
      [APP, 'https://evil.example'].map((origin) => edge.call('GET', MAPS, { headers: { origin } })),
    );
    expect([allowed!.status, allowed!.headers['access-control-allow-origin']]).toEqual([200, APP]);
    expect([other!.status, other!.headers['access-control-allow-origin']]).toEqual([200, undefined]);
  });
});
