import type { JsonObject, JsonValue } from '../../../src/json/types.js';
import type { Step } from '../exchange.js';

/**
 * Requests on one subject, in order. In paths and bodies `NS` is the namespace of the run, `NAME` a name of this case,
 * `$UID` and `$VERSION` those of the last answer with an identity.
 */
export interface WriteCase {
  readonly title: string;
  readonly steps: readonly Step[];
}

export const MERGE = 'application/merge-patch+json';
export const STRATEGIC = 'application/strategic-merge-patch+json';
export const JSON_PATCH = 'application/json-patch+json';
export const APPLY = 'application/apply-patch+yaml';

const CORE = '/api/v1/namespaces/NS';
export const MAPS = `${CORE}/configmaps`;
export const MAP = `${MAPS}/NAME`;
export const SERVICES = `${CORE}/services`;
export const SERVICE = `${SERVICES}/NAME`;
export const PODS = `${CORE}/pods`;
export const POD = `${PODS}/NAME`;
export const DEPLOYMENTS = '/apis/apps/v1/namespaces/NS/deployments';
export const DEPLOYMENT = `${DEPLOYMENTS}/NAME`;
export const THINGS = '/apis/compare.example.com/v1/namespaces/NS/things';
export const THING = `${THINGS}/NAME`;

export const map = (more: JsonObject = {}, metadata: JsonObject = {}): JsonObject => ({
  apiVersion: 'v1',
  kind: 'ConfigMap',
  metadata: { name: 'NAME', ...metadata },
  ...more,
});
export const service = (spec: JsonObject = {}, metadata: JsonObject = {}): JsonObject => ({
  apiVersion: 'v1',
  kind: 'Service',
  metadata: { name: 'NAME', ...metadata },
  spec: { selector: { a: 'b' }, ports: [{ name: 'a', port: 80 }], ...spec },
});
const CONTAINER = { name: 'c', image: 'i', env: [{ name: 'A', value: 'b' }], ports: [{ containerPort: 80 }] };
export const pod = (spec: JsonObject = {}, metadata: JsonObject = {}): JsonObject => ({
  apiVersion: 'v1',
  kind: 'Pod',
  metadata: { name: 'NAME', ...metadata },
  spec: { automountServiceAccountToken: false, containers: [CONTAINER], ...spec },
});
/** Paused and without replicas, so that the reference's controllers have nothing to do. */
export const deployment = (spec: JsonObject = {}, metadata: JsonObject = {}): JsonObject => ({
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: { name: 'NAME', ...metadata },
  spec: {
    paused: true,
    replicas: 0,
    selector: { matchLabels: { a: 'b' } },
    template: { metadata: { labels: { a: 'b' } }, spec: { containers: [CONTAINER] } },
    ...spec,
  },
});
export const thing = (spec: JsonObject = {}, metadata: JsonObject = {}): JsonObject => ({
  apiVersion: 'compare.example.com/v1',
  kind: 'Thing',
  metadata: { name: 'NAME', ...metadata },
  spec: { text: 't', ...spec },
});

export const get = (path: string): Step => ({ method: 'GET', path });
export const post = (path: string, body: JsonValue): Step => ({ method: 'POST', path, body });
export const put = (path: string, body: JsonValue): Step => ({ method: 'PUT', path, body });
export const patch = (path: string, type: string, body: JsonValue): Step => ({ method: 'PATCH', path, body, type });
export const raw = (method: string, path: string, text: string, type = 'application/json'): Step => ({
  method,
  path,
  raw: text,
  type,
});
export const apply = (path: string, body: JsonValue): Step => patch(path, APPLY, body);
/** A delete, with DeleteOptions as the body when there are any. */
export const remove = (path: string, options?: JsonObject): Step => ({
  method: 'DELETE',
  path,
  ...(options === undefined ? {} : { body: { apiVersion: 'v1', kind: 'DeleteOptions', ...options } }),
});
/** Each request on its own object, created before and read after. */
export const each = (title: string, made: Step, one: string, steps: readonly Step[]): readonly WriteCase[] =>
  steps.map((step, at) => ({ title: `${title} ${at + 1}`, steps: [made, step, get(one)] }));
