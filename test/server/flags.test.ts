import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Api } from '../support/api.js';
import { clientOf, newAuthority } from '../support/client-certificate.js';
import { expectCode, expectStatus } from '../support/expect-status.js';
import { configMap, namesOf } from '../support/objects.js';
import { makeScratch } from '../support/scratch.js';
import { startServer, type ServerProcess } from '../support/server-process.js';
import { waitFor } from '../support/wait-for.js';

const FLOW = '/apis/flowcontrol.apiserver.cluster.io';
let server: ServerProcess;
let api: Api;
const elsewhere = newAuthority('elsewhere');
/** Signed by an authority that the server does not know. */
const below = newAuthority('below', newAuthority('above'));

beforeAll(async () => {
  const authorities = join(makeScratch('authorities'), 'ca.crt');
  writeFileSync(authorities, elsewhere.certificate + below.certificate);
  server = await startServer({
    flags: [
      `--client-ca-file=${authorities}`,
      '--anonymous-auth=false',
      '--runtime-config=flowcontrol.apiserver.cluster.io/v1beta3=false,coordination.cluster.io/v1=false',
      '--shutdown-delay-duration=12s',
      '--event-ttl=1s',
      '--strict-transport-security-directives=max-age=31536000,includeSubDomains',
      '--feature-gates=APIResponseCompression=false,WatchList=false,APIListChunking=false',
    ],
  });
  api = new Api(server.kubeconfig);
});

// The last test stops it gracefully.
afterAll(() => server.kill());

describe('--anonymous-auth=false', () => {
  test('a request without credentials is a 401, one with a certificate is served', async () => {
    const closed = new Api(server.kubeconfig, { anonymous: true });
    for (const path of ['/api/v1/namespaces', '/version', '/nowhere']) {
      expectStatus(await closed.get(path), 401, 'Unauthorized', /^Unauthorized$/);
    }
    expectCode(await api.get('/api/v1/namespaces'), 200);
  });
});

test('--strict-transport-security-directives sets the header of every answer, refusals included', async () => {
  const closed = new Api(server.kubeconfig, { anonymous: true });
  const header = 'max-age=31536000; includeSubDomains';
  expect((await closed.get('/api')).headers['strict-transport-security']).toBe(header);
  for (const path of ['/api/v1/namespaces', '/version', '/nowhere', '/api/v1/namespaces/default']) {
    expect((await api.get(path)).headers['strict-transport-security']).toBe(header);
  }
});

test('--event-ttl: events are deleted that long after their last change', async () => {
  const events = '/api/v1/namespaces/default/events';
  expectCode(await api.post(events, { metadata: { name: 'past' }, involvedObject: { namespace: 'default' } }), 201);
  await waitFor('the event to go', async () => (await api.get(`${events}/past`)).status === 404);
});

describe('--client-ca-file', () => {
  test('certificates of that authority are accepted in addition to our own', async () => {
    const guest = clientOf(server.kubeconfig, elsewhere, 'guest', ['system:masters']);
    expectCode(await guest.get('/api/v1/namespaces/default'), 200);
    const other = clientOf(server.kubeconfig, elsewhere, 'guest', []);
    expectStatus(await other.get('/api/v1/namespaces/default'), 403, 'Forbidden', /User "guest" cannot get/);
    const stranger = clientOf(server.kubeconfig, newAuthority('nobody'), 'guest', ['system:masters']);
    expectStatus(await stranger.get('/api/v1/namespaces/default'), 401, 'Unauthorized');
    expectCode(await api.get('/api/v1/namespaces/default'), 200);
  });
});

describe('--client-ca-file with an intermediate authority', () => {
  test('certificates of the intermediate are accepted', async () => {
    const guest = clientOf(server.kubeconfig, below, 'guest', ['system:masters']);
    expectCode(await guest.get('/api/v1/namespaces/default'), 200);
    const expired = clientOf(server.kubeconfig, below, 'guest', ['system:masters'], [-7_200_000, -3_600_000]);
    expectStatus(await expired.get('/api/v1/namespaces/default'), 401, 'Unauthorized');
  });
});

describe('--runtime-config', () => {
  test('a disabled version is removed from paths, discovery and documents', async () => {
    expectCode(await api.get(`${FLOW}/v1/flowschemas`), 200);
    expectStatus(await api.get(`${FLOW}/v1beta3/flowschemas`), 404, 'NotFound');
    expectStatus(await api.get(`${FLOW}/v1beta3`), 404, 'NotFound');
    expect((await api.get(FLOW)).json.versions.map(({ version }: { version: string }) => version)).toEqual(['v1']);
    const { paths } = (await api.get('/openapi/v3')).json;
    expect(Object.keys(paths)).toContain(`${FLOW.slice(1)}/v1`);
    expect(Object.keys(paths)).not.toContain(`${FLOW.slice(1)}/v1beta3`);
  });

  test('a whole group can be disabled', async () => {
    expectStatus(await api.get('/apis/coordination.cluster.io/v1/leases'), 404, 'NotFound');
    expectStatus(await api.get('/apis/coordination.cluster.io'), 404, 'NotFound');
    const groups = (await api.get('/apis')).json.groups.map(({ name }: { name: string }) => name);
    expect(groups).not.toContain('coordination.cluster.io');
    const text = (await api.get('/openapi/v2')).text;
    expect(text).not.toContain('/apis/coordination.cluster.io/v1/leases');
  });
});

describe('--feature-gates', () => {
  const maps = '/api/v1/namespaces/default/configmaps';
  beforeAll(async () => {
    for (const name of ['a', 'b']) await api.post(maps, configMap(name, { data: { text: 'words '.repeat(40_000) } }));
  });
  afterAll(() => api.delete(maps));

  test('APIResponseCompression=false: no answer is compressed', async () => {
    for (const path of [maps, `${maps}/a`, '/openapi/v2']) {
      const answer = await api.get(path, { 'accept-encoding': 'gzip' });
      expect([path, answer.status, answer.headers['content-encoding']]).toEqual([path, 200, undefined]);
      expect(answer.bytes.length).toBeGreaterThan(128 * 1024);
    }
  });

  test('APIListChunking=false: limit and continue are ignored', async () => {
    for (const query of ['limit=1', 'limit=1&continue=anything']) {
      const { json } = await api.get(`${maps}?${query}`);
      expect(namesOf(json as never)).toEqual(['a', 'b']);
      expect(json.metadata.continue).toBeUndefined();
    }
  });

  test('APIListChunking=false also holds for calls', async () => {
    const answer = await api.send('POST', '/cluster.api.core.v1.ConfigMapService/List', {
      body: { namespace: 'default', limit: '1' },
    });
    expect(namesOf(answer.json as never)).toEqual(['a', 'b']);
    expect(answer.json.metadata.continue ?? '').toBe('');
  });

  test('WatchList=false also holds for calls', async () => {
    const asked = JSON.stringify({
      sendInitialEvents: true,
      resourceVersionMatch: 'NotOlderThan',
      timeoutSeconds: '1',
    });
    const head = Buffer.from([0, 0, 0, 0, asked.length]);
    const answer = await api.send('POST', '/cluster.api.core.v1.ConfigMapService/Watch', {
      body: Buffer.concat([head, Buffer.from(asked)]),
      headers: { 'content-type': 'application/connect+json' },
    });
    expect(answer.text).toContain('"code":"invalid_argument"');
    expect(answer.text).toContain('unless the WatchList feature gate is enabled');
  });

  test('WatchList=false: sendInitialEvents is refused', async () => {
    const query = 'watch=1&sendInitialEvents=true&resourceVersionMatch=NotOlderThan';
    expectStatus(await api.get(`${maps}?${query}`), 422, 'Invalid', /unless the WatchList feature gate is enabled/);
  });
});

describe('stop and start', () => {
  test('SIGTERM: /readyz fails, requests are served until the delay is over, watches end cleanly, exit 0', async () => {
    await api.post('/api/v1/namespaces/default/configmaps', configMap('stays', { data: { a: 'b' } }));
    const watch = await api.watch('/api/v1/namespaces/default/configmaps?watch=1');
    await watch.until((events) => events.length > 0, 'the first state');
    const stopped = server.stop();
    const ready = await waitFor('/readyz to fail', async () => {
      const answer = await api.get('/readyz');
      return answer.status === 200 ? undefined : answer;
    });
    expect(ready.status).toBe(500);
    expect(ready.text).toContain('[-]shutdown failed: reason withheld');
    expect(ready.text).toContain('[+]ping ok');
    expect(ready.text).toContain('healthz check failed');
    expect((await api.get('/readyz/shutdown')).status).toBe(500);
    expect((await api.get('/readyz?exclude=shutdown')).status).toBe(200);
    expect((await api.get('/livez')).status).toBe(200);
    expectCode(await api.patch('/api/v1/namespaces/default/configmaps/stays', 'merge', { data: { a: 'late' } }), 200);
    await watch.ended;
    expect(watch.events.map(({ type }) => type)).toEqual(['ADDED', 'MODIFIED']);
    expect(await stopped).toBe(0);
  });

  test('a start on the same data dir keeps objects, uids, versions and the certificate authority', async () => {
    const before = server.kubeconfig;
    server = await startServer({ dataDir: server.dataDir });
    expect(server.kubeconfig).toBe(before);
    const again = new Api(server.kubeconfig);
    const { json } = await again.get('/api/v1/namespaces/default/configmaps');
    expect(namesOf(json as never)).toContain('stays');
    expect(json.items.find((item: { metadata: { name: string } }) => item.metadata.name === 'stays').data.a).toBe(
      'late',
    );
    // A kind disabled by a flag is back without it.
    expectCode(await again.get(`${FLOW}/v1beta3/flowschemas`), 200);
    expect(await server.stop()).toBe(0);
  });
});
