import type { Target } from './connection.js';
import { flood, hog } from './floods.js';
import {
  comeAndGo,
  halfFrames,
  rapidResets,
  endlessRequests,
  slowBodies,
  tinyChunks,
  unendedHeads,
  unreadPipeline,
  unreadStreams,
  unreadWatches,
} from './held-connections.js';

/** One hostile client. Runs until stopped; `note` counts its answers. */
export type Hostile = (target: Target, stop: AbortSignal, note: (what: string) => void) => Promise<void>;

/** A ConfigMap of the largest allowed size in the hostile clients' namespace. */
export const LARGE_OBJECT = 'large';
/** How many keys it has. */
export const LARGE_OBJECT_KEYS = 11_000;

const pod = (containers: string): string =>
  `{"apiVersion":"v1","kind":"Pod","metadata":{"name":"x"},"spec":{"containers":[${containers}]}}`;
const list = (count: number, item: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => item(at)).join(',');
const JSON_TYPE = 'application/json';
const YAML_TYPE = 'application/yaml';
/** The limit of the lane of middle-sized YAML bodies. */
const YAML_BODY = 62_000;

const aliasBomb = (): Buffer => {
  const levels = Array.from(
    { length: 30 },
    (_, at) => `a${at + 1}: &a${at + 1} [${'*a'.concat(String(at), ',').repeat(9)}]`,
  );
  return Buffer.from(`a0: &a0 [x, x]\n${levels.join('\n')}\n`);
};

/** Every kind of hostile client. */
export const HOSTILE_KINDS: Readonly<Record<string, Hostile>> = {
  'streams with no window': unreadStreams('/version', false),
  'streams with no window, signed in': unreadStreams('/api/v1/configmaps', true),
  'heads without an end': unendedHeads,
  'half frames': halfFrames,
  'unread pipeline': unreadPipeline('/version', false),
  'unread pipeline, signed in': unreadPipeline('/openapi/v2', true),
  'unread watches': unreadWatches,
  'rapid resets': rapidResets,
  handshakes: comeAndGo,
  'slow bodies': slowBodies(10),
  'bodies that stop before their end': slowBodies(2_900_000),
  'bodies in chunks of one byte': tinyChunks,
  'requests without a pause': endlessRequests,
  'flood of /readyz': flood('/readyz'),
  'flood of /docs/yaml': flood('/docs/yaml'),
  'a million items': hog({
    method: 'POST',
    path: 'pods',
    contentType: JSON_TYPE,
    body: () => Buffer.from(pod(list(999_999, () => '{}'))),
  }),
  'unknown fields': hog({
    method: 'POST',
    path: 'pods?fieldValidation=Strict',
    contentType: JSON_TYPE,
    body: () =>
      Buffer.from(
        `{"apiVersion":"v1","kind":"Pod","metadata":{"name":"x"},"spec":{${list(100_000, (at) => `"f${at}":1`)}}}`,
      ),
  }),
  'containers in a patch': hog({
    method: 'PATCH',
    path: 'pods/x',
    contentType: 'application/strategic-merge-patch+json',
    body: () => Buffer.from(`{"spec":{"containers":[${list(60_000, (at) => `{"name":"c${at}"}`)}]}}`),
  }),
  'hogs of the YAML reader': hog({
    method: 'POST',
    path: 'configmaps',
    contentType: YAML_TYPE,
    body: () => Buffer.from(`a: &a [${'x,'.repeat(1_000)}]\nb: [${'*a ,'.repeat((YAML_BODY - 2_100) / 4)}]`),
  }),
  'alias bombs': hog({ method: 'POST', path: 'configmaps', contentType: YAML_TYPE, body: aliasBomb }),
  'large answers in YAML': hog({ method: 'GET', path: `configmaps/${LARGE_OBJECT}`, accept: YAML_TYPE }),
  'large answers in a table': hog({
    method: 'GET',
    path: 'configmaps',
    accept: 'application/json;as=Table;v=v1;g=meta.k8s.io',
  }),
};
