import { describe, expect, test } from '@jest/globals';
import { sharedApi } from '../support/api.js';
import { expectStatus } from '../support/expect-status.js';

const api = sharedApi('cluster');

/** Steps of the start under the names of kube-apiserver. */
const STEPS = [
  'poststarthook/storage-readiness',
  'poststarthook/start-apiextensions-informers',
  'poststarthook/start-apiextensions-controllers',
  'poststarthook/crd-informer-synced',
  'poststarthook/start-service-ip-repair-controllers',
  'poststarthook/start-system-namespaces-controller',
  'poststarthook/bootstrap-controller',
  'poststarthook/scheduling/bootstrap-system-priority-classes',
  'poststarthook/priority-and-fairness-config-producer',
  'poststarthook/generic-apiserver-start-informers',
  'poststarthook/rbac/bootstrap-roles',
  'poststarthook/start-legacy-token-tracking-controller',
];

/** Names in the verbose output, which are also paths below. */
async function checksOf(endpoint: string): Promise<string[]> {
  const { text } = await api.get(`${endpoint}?verbose`);
  return [...text.matchAll(/^\[\+\](\S+) ok$/gm)].map(([, name]) => name!);
}

describe.each(['/healthz', '/livez', '/readyz'])('%s', (endpoint) => {
  test('the endpoint answers 200 and `ok` to everybody', async () => {
    for (const client of [api, sharedApi('cluster', { anonymous: true })]) {
      const answer = await client.get(endpoint);
      expect([answer.status, answer.text]).toEqual([200, 'ok']);
      expect(answer.headers['content-type']).toMatch(/^text\/plain/);
    }
  });

  test('`verbose` prints a line per check and the result', async () => {
    for (const query of ['verbose', 'verbose=true', 'verbose=']) {
      const { text } = await api.get(`${endpoint}?${query}`);
      const lines = text.trimEnd().split('\n');
      expect(lines.at(-1)).toBe('healthz check passed');
      expect(lines.slice(0, -1).filter((line) => !/^\[\+\]\S+ ok$/.test(line))).toEqual([]);
    }
  });

  test("the last line is kube-apiserver's, with the name of the naming profile", async () => {
    const { text } = await sharedApi('kubernetes').get(`${endpoint}?verbose`);
    expect(text).toMatch(new RegExp(`\\n${endpoint.slice(1)} check passed\\n$`));
  });

  test('`exclude` skips checks, alone or with verbose, and says so', async () => {
    expect((await api.get(`${endpoint}?exclude=ping`)).text).toBe('ok');
    const { text } = await api.get(`${endpoint}?verbose&exclude=ping&exclude=log`);
    expect(text).toContain('[+]ping excluded: ok\n');
    expect(text).toContain('[+]log excluded: ok\n');
    expect(text).toContain('healthz check passed');
    const unknown = await api.get(`${endpoint}?verbose&exclude=nobody`);
    expect([unknown.status, /nobody/.test(unknown.text)]).toEqual([200, true]);
  });

  test('each check has its own path', async () => {
    const names = await checksOf(endpoint);
    expect(names).toEqual(expect.arrayContaining(['ping', 'log', 'etcd', 'autoregister-completion']));
    expect(names).toEqual(expect.arrayContaining(STEPS));
    for (const name of ['shutdown', 'etcd-readiness', 'informer-sync']) {
      expect([name, names.includes(name)]).toEqual([name, endpoint === '/readyz']);
    }
    for (const name of names) {
      const answer = await api.get(`${endpoint}/${name}`);
      expect([name, answer.status, answer.text]).toEqual([name, 200, 'ok']);
    }
    expectStatus(await api.get(`${endpoint}/nobody`), 404, 'NotFound');
  });

  test('the answer is the same for every method, as in kube-apiserver', async () => {
    const posted = await api.send('POST', endpoint, { body: {} });
    expect([posted.status, posted.text]).toEqual([200, 'ok']);
    expect((await api.send('HEAD', endpoint)).status).toBe(200);
  });
});
