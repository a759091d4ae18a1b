import { expect, test } from '@jest/globals';
import { ALL_ENDPOINTS, BASIC_CHECKS, createHealthPage, type HealthCheck } from '../../../../src/http/pages/health.js';
import { parseQuery } from '../../../../src/http/request/query.js';

const failures: string[] = [];
const checks: HealthCheck[] = [
  ...BASIC_CHECKS,
  {
    name: 'etcd',
    endpoints: ['healthz', 'readyz'],
    check: () => ({ ok: false, reason: 'password authentication failed' }),
  },
  { name: 'poststarthook/start-it', endpoints: ALL_ENDPOINTS, check: () => Promise.resolve({ ok: true }) },
  { name: 'throws', endpoints: ['readyz'], check: () => Promise.reject(new Error('broken')) },
];
const reported = (endpoint: string, failed: object): number =>
  failures.push(`${endpoint} ${Object.keys(failed).join()}`);
const page = createHealthPage(checks, reported, 'healthz');

async function ask(url: string): Promise<string> {
  const [path = '', query = ''] = url.split('?');
  const answer = await page.answer({ path, query: parseQuery(query), header: () => undefined });
  return answer === undefined ? 'not mine' : `${answer.status} ${answer.body.toString()}`;
}

test.each([
  ['/livez', '200 ok'],
  ['/livez/', 'not mine'],
  ['/livez?verbose', '200 [+]ping ok\n[+]log ok\n[+]poststarthook/start-it ok\nhealthz check passed\n'],
  [
    '/livez?verbose&exclude=log&exclude=nothing',
    '200 [+]ping ok\n[+]log excluded: ok\n[+]poststarthook/start-it ok\nwarn: some health checks cannot be excluded: no matches for "nothing"\nhealthz check passed\n',
  ],
  [
    '/livez?verbose&exclude',
    '200 [+]ping ok\n[+]log ok\n[+]poststarthook/start-it ok\nwarn: some health checks cannot be excluded: no matches for ""\nhealthz check passed\n',
  ],
  [
    '/healthz',
    '500 [+]ping ok\n[+]log ok\n[-]etcd failed: reason withheld\n[+]poststarthook/start-it ok\nhealthz check failed\n',
  ],
  ['/healthz?exclude=etcd', '200 ok'],
  ['/readyz?exclude=etcd&exclude=throws', '200 ok'],
  ['/readyz/ping', '200 ok'],
  ['/readyz/poststarthook/start-it', '200 ok'],
  ['/readyz/etcd', '500 internal server error: reason withheld\n'],
  ['/livez/etcd', 'not mine'],
  ['/healthz/nothing', 'not mine'],
  ['/health', 'not mine'],
])('%s', async (url, answer) => {
  expect(await ask(url)).toBe(answer);
});

test('without a common name the last line has that of the endpoint', async () => {
  const own = createHealthPage(checks, reported, undefined);
  const last = async (path: string): Promise<string | undefined> => {
    const answer = await own.answer({ path, query: parseQuery('verbose'), header: () => undefined });
    return answer?.body.toString().trimEnd().split('\n').at(-1);
  };
  expect([await last('/livez'), await last('/healthz')]).toEqual(['livez check passed', 'healthz check failed']);
});

test('reasons are logged, not sent to callers', async () => {
  failures.length = 0;
  expect(await ask('/readyz')).not.toMatch(/password|broken/);
  expect(failures).toEqual(['readyz etcd,throws']);
});
