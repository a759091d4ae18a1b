import { readFileSync } from 'node:fs';
import { parseAllDocuments } from 'yaml';
import type { JsonObject } from '../../src/json/types.js';

/** Common manifests of a web server, a database and their companions. */
export const CHARTS = 'test/golden/charts.yaml';

/** The manifests as objects, in the order of the file. */
export const WRITTEN: readonly JsonObject[] = parseAllDocuments(readFileSync(CHARTS, 'utf8')).map(
  (document) => document.toJS() as JsonObject,
);

/**
 * The same objects as served by kube-apiserver 1.36, without status and server-set metadata. test/compare/charts.ts
 * rewrites them.
 */
export const ANSWERED = JSON.parse(readFileSync('test/golden/charts.json', 'utf8')) as readonly JsonObject[];

/** Values that a server allocates from its pools. */
const PICKED = new Set(['clusterIP', 'clusterIPs', 'nodePort']);

const UID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function withoutPicked(value: unknown): unknown {
  if (typeof value === 'string') return UID.test(value) ? 'UID' : value;
  if (Array.isArray(value)) return value.map(withoutPicked);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).filter(
    ([name, member]) => member !== null && (!PICKED.has(name) || member === 'None'),
  );
  return Object.fromEntries(members.map(([name, member]) => [name, withoutPicked(member)]));
}

/**
 * An answer without the parts that differ between servers: status, times, identities, allocated values, nulls for
 * absent members.
 */
export function comparedChart(object: JsonObject): JsonObject {
  const { status: _status, metadata, ...rest } = withoutPicked(object) as JsonObject;
  const { name, labels } = metadata as { readonly name: string; readonly labels?: JsonObject };
  return { ...rest, metadata: { name, ...(labels === undefined ? {} : { labels }) } };
}
