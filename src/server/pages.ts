import type { ProtobufCodec } from '../codec/protobuf.js';
import type { ServeOptions } from '../config/options.js';
import { createDiscoveryPage } from '../http/pages/discovery-page.js';
import { createIssuerPages, type IssuerDocuments } from '../http/pages/issuer-pages.js';
import { createMetricsPage, type MetricsText } from '../http/pages/metrics-route.js';
import { createOpenApiPages } from '../http/pages/openapi-pages.js';
import type { Page } from '../http/pages/page.js';
import { createProcessPages } from '../http/pages/process-pages.js';
import type { NamingProfile } from '../naming/profile.js';
import type { Publisher } from '../publishing/publisher.js';
import type { Store } from '../storage/store.js';
import type { Log } from '../telemetry/log.js';
import { healthPages } from './health-checks.js';
import type { Readiness } from './readiness.js';

/** What the pages need. */
export interface PageParts {
  readonly store: Pick<Store, 'health'>;
  readonly readiness: Readiness;
  readonly log: Log;
  readonly options: Pick<ServeOptions, 'livezGracePeriod' | 'flags'>;
  readonly naming: NamingProfile;
  readonly publisher: Publisher;
  readonly codec: ProtobufCodec;
  readonly issuer: IssuerDocuments;
  readonly metrics: MetricsText;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
}

/** Every path outside the resources: discovery, documents, health checks, metrics and the pages about the process. */
export function createPages(parts: PageParts): readonly Page[] {
  const { options, naming, publisher, clock } = parts;
  const facts = {
    startTime: clock() - process.uptime() * 1000,
    clock,
    runtime: `node ${process.version}`,
    flags: options.flags,
  };
  const paths = (): readonly string[] => ['/version', ...others.flatMap((page) => page.paths)];
  const others: readonly Page[] = [
    ...createProcessPages(naming, facts, paths),
    ...healthPages({ ...parts, gracePeriodMs: options.livezGracePeriod }),
    ...createOpenApiPages(publisher),
    ...createIssuerPages(parts.issuer),
    createMetricsPage(parts.metrics),
  ];
  return [createDiscoveryPage(publisher, naming, parts.codec, others), ...others];
}
