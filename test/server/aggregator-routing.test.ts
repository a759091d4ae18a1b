import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { JsonObject } from '../../src/json/types.js';
import { DEFINITIONS, serve } from '../compare/definitions/kind-under-test.js';
import { definitionOf } from '../compare/definitions/operator.js';
import { free, kind } from '../compare/definitions/schema-words.js';
import { Api, freshNamespace } from '../support/api.js';
import { expectCode } from '../support/expect-status.js';
import { type ServerProcess, startServer } from '../support/server-process.js';

let server: ServerProcess;
let api: Api;
let namespace: string;
beforeAll(async () => {
  server = await startServer({ flags: ['--naming=kubernetes', '--enable-aggregator-routing=true'] });
  api = new Api(server.kubeconfig);
  namespace = await freshNamespace(api);
});
afterAll(async () => {
  await server?.stop();
});

/** Why an object cannot be read in another version, with a conversion webhook behind the service of that name. */
async function faultOf(name: string): Promise<string> {
  const group = `${name}.example.com`;
  const versions = ['v1', 'v2'].map((one) => ({ name: one, storage: one === 'v1', schema: kind({ spec: free() }) }));
  const plain = definitionOf({ group, plural: 'gears', kind: 'Gear', versions });
  const service = { namespace, name, port: 443 };
  const webhook = { clientConfig: { service }, conversionReviewVersions: ['v1'] };
  const spec = { ...(plain['spec'] as JsonObject), conversion: { strategy: 'Webhook', webhook } };
  const definition = { ...plain, spec };
  expectCode(await api.post(DEFINITIONS, definition), 201);
  // An empty list needs no conversion.
  await serve(api, definition, namespace);
  const path = (version: string): string => `/apis/${group}/${version}/namespaces/${namespace}/gears`;
  const object = { apiVersion: `${group}/v1`, kind: 'Gear', metadata: { name: 'a' }, spec: {} };
  expectCode(await api.post(path('v1'), object), 201);
  const answer = await api.get(`${path('v2')}/a`);
  expectCode(answer, 500);
  return String(answer.json['message']);
}

async function makeService(name: string, spec: JsonObject): Promise<void> {
  const service = { apiVersion: 'v1', kind: 'Service', metadata: { name }, spec };
  expectCode(await api.post(`/api/v1/namespaces/${namespace}/services`, service), 201);
}

describe('--enable-aggregator-routing', () => {
  test('webhook calls go to the endpoints of a service, so a service without endpoints cannot be called', async () => {
    await makeService('empty', { ports: [{ port: 443 }] });
    expect(await faultOf('empty')).toContain('no endpoints available for service "empty"');
  });

  test('webhook calls never go to the name of an ExternalName service', async () => {
    await makeService('named', { type: 'ExternalName', externalName: 'localhost' });
    expect(await faultOf('named')).toContain('unsupported service type "ExternalName"');
  });
});
