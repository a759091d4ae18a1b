import {
  ALL_ENDPOINTS,
  BASIC_CHECKS,
  createHealthPage,
  type CheckResult,
  type HealthCheck,
} from '../http/pages/health.js';
import { createHealthMetricsPage } from '../http/pages/metrics-route.js';
import type { Page } from '../http/pages/page.js';
import type { NamingProfile } from '../naming/profile.js';
import type { Store } from '../storage/store.js';
import { HealthSeries } from '../telemetry/health-series.js';
import type { Log } from '../telemetry/log.js';
import { Repeats } from '../telemetry/repeats.js';
import { READY_ONLY, type Readiness } from './readiness.js';

/** The same failure of the same endpoint is logged again after this time, in ms. */
const REMIND = 10_000;

/**
 * The health checks of this server (spec 1, "Health endpoints"): the store (under the names `etcd` and, in `/readyz`,
 * `etcd-readiness`, which tools know), each step of the start, and in `/readyz` the shutdown flag as well. `/livez`
 * tolerates unfinished steps for `gracePeriodMs` after the start. Their results are in `/metrics/slis`.
 */
export function healthPages(parts: {
  readonly store: Pick<Store, 'health'>;
  readonly readiness: Readiness;
  readonly log: Log;
  readonly gracePeriodMs: number;
  readonly naming: NamingProfile;
}): readonly Page[] {
  const { store, readiness, log } = parts;
  const started = performance.now();
  const checks: HealthCheck[] = [
    ...BASIC_CHECKS,
    // In liveness too, as in kube-apiserver; it can be excluded (`/livez?exclude=etcd`).
    { name: 'etcd', endpoints: ALL_ENDPOINTS, check: () => store.health() },
    { name: 'etcd-readiness', endpoints: ['readyz'], check: () => store.health() },
    ...readiness.checks.flatMap((name): HealthCheck[] => {
      const done = (): CheckResult => ({ ok: !readiness.pending.has(name), reason: 'not done yet' });
      const tolerant = (): CheckResult => (performance.now() - started < parts.gracePeriodMs ? { ok: true } : done());
      const ready: HealthCheck = { name, endpoints: ['healthz', 'readyz'], check: done };
      return READY_ONLY.has(name)
        ? [{ ...ready, endpoints: ['readyz'] }]
        : [ready, { name, endpoints: ['livez'], check: tolerant }];
    }),
    {
      name: 'shutdown',
      endpoints: ['readyz'],
      check: () => ({ ok: !readiness.stopping, reason: 'the server is stopping' }),
    },
  ];
  // Probes come every second, from many sources.
  const repeats = new Repeats(REMIND, () => performance.now());
  const series = new HealthSeries(parts.naming.metricsPrefix);
  const health = createHealthPage(
    checks,
    (endpoint, failures) => {
      const leftOut = repeats.next(`${endpoint} ${Object.keys(failures).join()}`);
      if (leftOut !== undefined) log.warn({ endpoint, failures, leftOut }, 'a health check failed');
    },
    parts.naming.healthName,
    (endpoint, check, ok) => series.add(endpoint, check, ok),
  );
  return [health, createHealthMetricsPage(checks, series)];
}
