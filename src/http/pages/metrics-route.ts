import type { Page } from './page.js';

/** What can be printed for a scraper (`telemetry/metrics.ts`). */
export interface MetricsText {
  readonly contentType: string;
  text(): Promise<string>;
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
