import type { RequestVerb } from '../request/info.js';

/** One generated route (generated/routes, one array per group version), in cluster naming. */
export interface RouteStub {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** `/apis/apps/v1/namespaces/{namespace}/deployments/{name}`; `:name` segments are understood as well. */
  readonly path: string;
  readonly operationId: string;
  readonly group: string;
  readonly version: string;
  readonly resource: string;
  readonly subresource: string;
  readonly verb: RequestVerb;
  readonly namespaced: boolean;
  readonly kind: string;
}
