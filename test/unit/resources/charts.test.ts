import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parseAllDocuments } from 'yaml';
import type { JsonObject } from '../../../src/json/types.js';
import { body, inProcess, writing } from '../../support/in-process.js';

/** Manifests as charts of a web server and a database have them. */
const WRITTEN = parseAllDocuments(readFileSync('test/golden/charts.yaml', 'utf8')).map(
  (document) => document.toJS() as JsonObject,
);
/** The same objects as kube-apiserver 1.36 answers a create of them, without status and bookkeeping. */
const ANSWERED = JSON.parse(readFileSync('test/golden/charts.json', 'utf8')) as readonly JsonObject[];

/** An answer without what differs from server to server. */
function compared(object: JsonObject): JsonObject {
  const { status: _status, metadata, ...rest } = object;
  const { name, labels } = metadata as { readonly name: string; readonly labels?: JsonObject };
  return { ...rest, metadata: { name, ...(labels === undefined ? {} : { labels }) } };
}

describe('manifests of charts come back with the defaults of the reference', () => {
  it.each(WRITTEN.map((object, index) => [String(object['kind']), object, index] as const))(
    '%s',
    async (_kind, object, index) => {
      const world = inProcess();
      const [group, version] = String(object['apiVersion']).includes('/')
        ? String(object['apiVersion']).split('/')
        : ['', String(object['apiVersion'])];
      const resource = world.catalogue.findKind(group!, version!, String(object['kind']))!;
      const target = { resource, namespace: 'ns', name: '', subresource: '' };
      const outcome = await world.registry.create(world.context, target, body(object), writing());
      expect(compared(outcome.object.parsed)).toEqual(ANSWERED[index]);
    },
  );
});
