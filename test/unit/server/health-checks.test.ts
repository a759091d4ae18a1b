import { describe, expect, test } from '@jest/globals';
import { healthPages } from '../../../src/server/health-checks.js';
import { namingProfile } from '../../../src/naming/profile.js';
import { ReadinessState } from '../../../src/server/readiness.js';
import { parseQuery } from '../../../src/http/request/query.js';
import { SILENT_LOG } from '../../../src/telemetry/log.js';

const CLUSTER = namingProfile('cluster');
const STEPS = [
  'cache',
  'customKinds',
  'allocation',
  'routes',
  'standardObjects',
  'access',
  'kubeconfig',
  'controllers',
] as const;

/** After all steps of the start. */
function started(): ReadinessState {
  const readiness = new ReadinessState(CLUSTER);
  for (const step of STEPS) readiness.done(step);
  return readiness;
}

async function statusOf(
  path: string,
  parts: { readonly done?: boolean; readonly graceMs?: number; readonly store?: boolean; readonly stopping?: boolean },
): Promise<number | undefined> {
  const readiness = parts.done === false ? new ReadinessState(CLUSTER) : started();
  readiness.stopping = parts.stopping ?? false;
  const [page] = healthPages({
    store: { health: () => Promise.resolve({ ok: parts.store ?? true }) },
    readiness,
    log: SILENT_LOG,
    gracePeriodMs: parts.graceMs ?? 0,
    naming: CLUSTER,
  });
  return (await page!.answer({ path, query: parseQuery(''), header: () => undefined }))?.status;
}

describe('health', () => {
  test.each([
    ['all is well', {}, [200, 200, 200]],
    ['start-up is not over', { done: false }, [500, 500, 500]],
    ['start-up is not over but --livez-grace-period is not either', { done: false, graceMs: 60_000 }, [500, 200, 500]],
    ['the database is away', { store: false }, [500, 500, 500]],
    ['the server is stopping', { stopping: true }, [200, 200, 500]],
  ])('when %s: healthz, livez and readyz', async (_what, parts, statuses) => {
    expect(await Promise.all(['/healthz', '/livez', '/readyz'].map((path) => statusOf(path, parts)))).toEqual(statuses);
  });

  test('each step of the start fails its own checks until it is done', () => {
    const readiness = new ReadinessState(CLUSTER);
    for (const step of STEPS) {
      const before = new Set(readiness.pending);
      readiness.done(step);
      expect(readiness.pending.size).toBeLessThan(before.size);
    }
    expect([...readiness.pending]).toEqual([]);
  });

  test.each([
    ['cluster', 'cluster-apiserver', 'cluster'],
    ['kubernetes', 'kube-apiserver', 'kubernetes'],
  ] as const)('under %s names, checks have the names of the server and its Service', (name, server, service) => {
    expect(new ReadinessState(namingProfile(name)).checks).toEqual(
      expect.arrayContaining([
        `poststarthook/start-${server}-identity-lease-controller`,
        `poststarthook/start-${server}-identity-lease-garbage-collector`,
        `poststarthook/start-${service}-service-cidr-controller`,
      ]),
    );
  });

  test('a lasting failure is logged once, another one again', async () => {
    const logged: object[] = [];
    const readiness = started();
    const [page] = healthPages({
      store: { health: () => Promise.resolve({ ok: false, reason: 'no database' }) },
      readiness,
      log: { ...SILENT_LOG, warn: (fields) => void logged.push(fields) },
      gracePeriodMs: 0,
      naming: CLUSTER,
    });
    const probe = () => page!.answer({ path: '/readyz', query: parseQuery(''), header: () => undefined });
    for (let at = 0; at < 5; at += 1) await probe();
    expect(logged).toEqual([
      { endpoint: 'readyz', failures: { etcd: 'no database', 'etcd-readiness': 'no database' }, leftOut: 0 },
    ]);
    readiness.stopping = true;
    await probe();
    expect(logged).toHaveLength(2);
  });

  test('metrics count the results of checks: those of probes, and of the scrape itself', async () => {
    let asked = 0;
    const readiness = started();
    const pages = healthPages({
      store: {
        health: () => {
          asked += 1;
          return Promise.resolve({ ok: false });
        },
      },
      readiness,
      log: SILENT_LOG,
      gracePeriodMs: 0,
      naming: namingProfile('kubernetes'),
    });
    const get = async (path: string): Promise<string> => {
      const answers = await Promise.all(
        pages.map((page) => page.answer({ path, query: parseQuery(''), header: () => undefined })),
      );
      return answers.find((answer) => answer !== undefined)?.body.toString() ?? '';
    };
    await get('/livez');
    expect(asked).toBe(1);
    const lines = (await get('/metrics/slis')).split('\n');
    // `etcd` and `etcd-readiness`.
    expect(asked).toBe(3);
    expect(lines).toContain('# TYPE kubernetes_healthcheck gauge');
    expect(lines).toContain('kubernetes_healthcheck{name="ping",type="livez"} 1');
    expect(lines).toContain('kubernetes_healthcheck{name="etcd",type="livez"} 0');
    expect(lines).toContain('kubernetes_healthchecks_total{name="ping",status="success",type="livez"} 2');
    expect(lines).toContain('kubernetes_healthchecks_total{name="etcd",status="error",type="livez"} 2');
    expect(lines).toContain('kubernetes_healthchecks_total{name="shutdown",status="success",type="readyz"} 1');
    expect(lines.filter((line) => line.includes('status="error"') && line.includes('ping'))).toEqual([]);
  });
});
