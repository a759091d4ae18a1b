import type { Metrics } from '../../telemetry/metrics.js';
import type { RequestLabels } from '../../telemetry/request-series.js';
import type { ObservedRequest, RequestObserver } from './request-observer.js';

const METHODS = new Set(['get', 'head', 'post', 'put', 'patch', 'delete', 'options']);

/**
 * Counts requests. Labels of unserved resources stay empty, so strangers cannot create new series (known fault BL-113).
 */
export function createMetricsObserver(metrics: Metrics): RequestObserver {
  return {
    started: () => metrics.requestStarted(),
    finished(request) {
      const labels = labelsOf(request);
      metrics.requestFinished(labels, request.seconds);
      if (request.removed === undefined) return;
      const { group, version, resource, subresource } = labels;
      metrics.deprecatedRequested({ group, version, resource, subresource, removed: request.removed });
    },
  };
}

function labelsOf({ info, known, code }: ObservedRequest): RequestLabels {
  if (info.kind === 'non-resource' || !known) {
    const verb = info.kind === 'resource' ? info.verb : METHODS.has(info.verb) ? info.verb : 'other';
    return { ...NOTHING, verb, code: String(code) };
  }
  return {
    verb: info.verb,
    group: info.group,
    version: info.version,
    resource: info.resource,
    // A made-up subresource is answered 404 and must not become a label.
    subresource: code === 404 ? '' : info.subresource,
    scope: info.name !== '' ? 'resource' : info.namespace !== '' ? 'namespace' : 'cluster',
    code: String(code),
  };
}

const NOTHING = { group: '', version: '', resource: '', subresource: '', scope: '' };
