import { type HealthCheck, runCheck } from './health.js';
import type { Page } from './page.js';

/** What a scraper gets (`telemetry/metrics.ts`). */
export interface MetricsText {
  readonly contentType: string;
  text(): Promise<string>;
}

/** The series of health checks (`telemetry/health-series.ts`). */
export interface HealthText {
  add(endpoint: string, check: string, ok: boolean): void;
  text(): string;
}

/**
 * `/metrics/slis`: the results of health checks. Scraping alone is enough: every check is run once for the answer, and
 * counts for each of its endpoints.
 */
export function createHealthMetricsPage(checks: readonly HealthCheck[], series: HealthText): Page {
  const path = '/metrics/slis';
  return {
    paths: [path],
    async answer(request) {
      if (request.path !== path) return undefined;
      await Promise.all(
        checks.map(async (check) => {
          const { ok } = await runCheck(check);
          for (const endpoint of check.endpoints) series.add(endpoint, check.name, ok);
        }),
      );
      const body = Buffer.from(series.text(), 'utf8');
      return { status: 200, contentType: 'text/plain; version=0.0.4; charset=utf-8', body, anyMethod: true };
    },
  };
}

/** `/metrics`. */
export function createMetricsPage(metrics: MetricsText): Page {
  return {
    paths: ['/metrics'],
    async answer(request) {
      if (request.path !== '/metrics') return undefined;
      const body = Buffer.from(await metrics.text(), 'utf8');
      return { status: 200, contentType: metrics.contentType, body, anyMethod: true };
    },
  };
}
