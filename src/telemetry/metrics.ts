import { createLoopDelay } from './loop-delay.js';
import { type RequestLabels, RequestSeries } from './request-series.js';
import type { MetricObjectWithValues, MetricValue, Registry } from 'prom-client';

/** A resource of a deprecated version. */
export interface DeprecatedLabels {
  readonly group: string;
  readonly version: string;
  readonly resource: string;
  readonly subresource: string;
  readonly removed: string;
}

/** The metrics of the server. */
export interface Metrics {
  readonly contentType: string;
  /** Everything in the text format of Prometheus. */
  text(): Promise<string>;
  requestStarted(): void;
  /** One request has finished. `seconds` is its whole time. */
  requestFinished(labels: RequestLabels, seconds: number): void;
  /** A deprecated version was used; `removed` is the release that removes it, empty when unknown. */
  deprecatedRequested(labels: DeprecatedLabels): void;
  /** The outcome of audit events. */
  readonly audit: AuditMetrics;
  readonly access: AccessMetrics;
}

/** Audit counters, under kube-apiserver's names. */
export interface AuditMetrics {
  event(): void;
  level(level: string): void;
  lost(plugin: string, events: number): void;
  refused(): void;
}

/** The kind of a used service-account token: from a Secret (any; by creator; marked as invalid), or requested. */
export type TokenUseKind = 'legacy' | 'legacyManual' | 'legacyAuto' | 'legacyInvalid' | 'valid' | 'stale';

/** Files of access control that are followed. */
export type AccessConfiguration = 'authentication' | 'authorization';

/** Access-control counters, under kube-apiserver's names. */
export interface AccessMetrics {
  tokenUsed(kind: TokenUseKind): void;
  /** A changed file was applied, or could not be. */
  reloaded(file: AccessConfiguration, status: 'success' | 'failure'): void;
  /** The hash of a file's content in use. */
  configured(file: AccessConfiguration, hash: string): void;
}

const TOKEN_USES: Readonly<Record<TokenUseKind, readonly [name: string, help: string]>> = {
  legacy: ['legacy_tokens_total', 'Tokens of Secrets that were taken.'],
  legacyManual: ['legacy_manual_token_uses_total', 'Tokens of Secrets that people made.'],
  legacyAuto: ['legacy_auto_token_uses_total', 'Tokens of Secrets that the system made by itself.'],
  legacyInvalid: ['invalid_legacy_auto_token_uses_total', 'Tokens of Secrets that are marked as invalid.'],
  stale: ['stale_tokens_total', 'Requested tokens that should have been renewed.'],
  valid: ['valid_tokens_total', 'Requested tokens that were taken.'],
};

/** Limit of tracked deprecated resources, least recently used first, as custom ones come and go. */
const MOST_DEPRECATED = 1_000;

/** Requests are counted here (`request-series.ts`); the library prints all other metrics on a scrape. */
export function createMetrics(): Metrics {
  const access = createAccessMetrics();
  const loop = createLoopDelay();
  const requests = new RequestSeries();
  let inFlight = 0;
  const deprecated = new Map<string, DeprecatedLabels>();
  const audit = { events: 0, levels: new Map<string, number>(), lost: new Map<string, number>(), refused: 0 };

  const publishAll = (registry: Registry): void => {
    publish(registry, 'apiserver_current_inflight_requests', 'Requests being worked on now.', 'gauge', () => [
      { value: inFlight, labels: {} },
    ]);
    publish(
      registry,
      'apiserver_requested_deprecated_apis',
      'Deprecated versions that were asked for, by the release that has them no more.',
      'gauge',
      () =>
        [...deprecated.values()].map(({ removed, ...labels }) => ({
          value: 1,
          labels: { ...labels, removed_release: removed },
        })),
    );
    publish(registry, 'apiserver_audit_event_total', 'Audit events made.', 'counter', () => [
      { value: audit.events, labels: {} },
    ]);
    publish(registry, 'apiserver_audit_level_total', 'Requests by the level of the audit policy.', 'counter', () =>
      [...audit.levels].map(([level, value]) => ({ value, labels: { level } })),
    );
    publish(registry, 'apiserver_audit_error_total', 'Audit events that were lost, by where.', 'counter', () =>
      [...audit.lost].map(([plugin, value]) => ({ value, labels: { plugin } })),
    );
    publish(
      registry,
      'apiserver_audit_requests_rejected_total',
      'Requests refused because they could not be recorded.',
      'counter',
      () => [{ value: audit.refused, labels: {} }],
    );
    access.publish(registry);
    publish(registry, 'process_resident_memory_bytes', 'Resident memory of the server process.', 'gauge', () => [
      { value: process.memoryUsage.rss(), labels: {} },
    ]);
    publish(registry, 'nodejs_heap_size_used_bytes', 'Objects of JavaScript, with garbage.', 'gauge', () => [
      { value: process.memoryUsage().heapUsed, labels: {} },
    ]);
    publish(registry, 'nodejs_external_memory_bytes', 'Buffers and other memory beside the heap.', 'gauge', () => [
      { value: process.memoryUsage().external, labels: {} },
    ]);
    publish(
      registry,
      'nodejs_eventloop_delay_seconds',
      'How late the event loop came to timers in the last one to two minutes; the quantile 1 is the longest delay.',
      'gauge',
      () => loop.quantiles().map(([quantile, value]) => ({ value, labels: { quantile } })),
    );
    publish(registry, 'process_start_time_seconds', 'Start of the process since the epoch.', 'gauge', () => [
      { value: Math.round(Date.now() / 1000 - process.uptime()), labels: {} },
    ]);
  };
  // The library is loaded by the first scrape, not at start.
  let registry: Promise<Registry> | undefined;
  const load = async (): Promise<Registry> => {
    // In a bundle a package of CommonJS has all its names in its default.
    const { default: prometheus } = await import('prom-client');
    const made = new prometheus.Registry();
    publishAll(made);
    return made;
  };

  return {
    contentType: 'text/plain; version=0.0.4; charset=utf-8',
    text: async () => `${requests.text()}${await (await (registry ??= load())).metrics()}`,
    deprecatedRequested(labels) {
      const key = `${labels.group}|${labels.version}|${labels.resource}|${labels.subresource}`;
      deprecated.delete(key);
      deprecated.set(key, labels);
      if (deprecated.size > MOST_DEPRECATED) deprecated.delete(deprecated.keys().next().value!);
    },
    access,
    audit: {
      event: () => void (audit.events += 1),
      level: (level) => void audit.levels.set(level, (audit.levels.get(level) ?? 0) + 1),
      lost: (plugin, events) => void audit.lost.set(plugin, (audit.lost.get(plugin) ?? 0) + events),
      refused: () => void (audit.refused += 1),
    },
    requestStarted() {
      inFlight += 1;
    },
    requestFinished(labels, seconds) {
      inFlight -= 1;
      requests.add(labels, seconds);
    },
  };
}

function createAccessMetrics(): AccessMetrics & { publish(registry: Registry): void } {
  const uses = new Map<TokenUseKind, number>();
  const reloads = new Map<
    string,
    { readonly file: AccessConfiguration; readonly status: string; at: number; count: number }
  >();
  const hashes = new Map<AccessConfiguration, string>();
  return {
    tokenUsed: (kind) => void uses.set(kind, (uses.get(kind) ?? 0) + 1),
    reloaded(file, status) {
      const key = `${file} ${status}`;
      const count = (reloads.get(key)?.count ?? 0) + 1;
      reloads.set(key, { file, status, at: Date.now() / 1000, count });
    },
    configured: (file, hash) => void hashes.set(file, hash),
    publish(registry) {
      for (const [kind, [name, help]] of Object.entries(TOKEN_USES)) {
        publish(registry, `serviceaccount_${name}`, help, 'counter', () => [
          { value: uses.get(kind as TokenUseKind) ?? 0, labels: {} },
        ]);
      }
      for (const file of ['authentication', 'authorization'] as const) {
        const prefix = `apiserver_${file}_config_controller`;
        const valuesOf = (member: 'count' | 'at') => () =>
          [...reloads.values()]
            .filter((each) => each.file === file)
            .map((each) => ({ value: each[member], labels: { status: each.status } }));
        const [total, last] = ['automatic_reloads_total', 'automatic_reload_last_timestamp_seconds'];
        publish(
          registry,
          `${prefix}_${total}`,
          `Changes of the ${file} file, by status.`,
          'counter',
          valuesOf('count'),
        );
        publish(
          registry,
          `${prefix}_${last}`,
          `When the ${file} file last changed, by status.`,
          'gauge',
          valuesOf('at'),
        );
        publish(registry, `${prefix}_last_config_info`, `Hash of the ${file} file that counts.`, 'gauge', () => {
          const hash = hashes.get(file);
          return hash === undefined ? [] : [{ value: 1, labels: { hash } }];
        });
      }
    },
  };
}

type Values = readonly MetricValue<string>[];

/** Hands a metric to the registry that reads its values when it is scraped. */
function publish(registry: Registry, name: string, help: string, type: string, values: () => Values): void {
  registry.registerMetric({
    name,
    get: () =>
      Promise.resolve({ name, help, type, values: values(), aggregator: 'sum' } as unknown as MetricObjectWithValues<
        MetricValue<string>
      >),
    reset() {},
  } as never);
}
