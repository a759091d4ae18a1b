import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Api } from '../support/api.js';
import { expectCode, expectStatus } from '../support/expect-status.js';
import type { Members } from '../support/objects.js';
import { type ServerProcess, startServer } from '../support/server-process.js';
import { waitFor } from '../support/wait-for.js';

const DEFINITIONS = '/apis/apiextensions.k8s.io/v1/customresourcedefinitions';
const PATH = `${DEFINITIONS}/gears.authorities.example.com`;
/** Text, but no certificate. */
const BAD = Buffer.from('Cea').toString('base64');

let server: ServerProcess;
let api: Api;

// A separate server: the definition changes discovery, which other tests must not see.
beforeAll(async () => {
  server = await startServer({ flags: ['--naming=kubernetes'] });
  api = new Api(server.kubeconfig);
});

afterAll(async () => {
  await server?.stop();
});

function established(): Promise<Members | undefined> {
  return api
    .get(PATH)
    .then(({ json }) =>
      (json['status'].conditions as Members[] | undefined)?.find(({ type }) => type === 'Established'),
    );
}

function setBundle(caBundle: string | null): ReturnType<Api['patch']> {
  return api.patch(PATH, 'merge', { spec: { conversion: { webhook: { clientConfig: { caBundle } } } } });
}

test('a definition is established as soon as its conversion webhook gets a readable authority', async () => {
  const webhook = { conversionReviewVersions: ['v1'], clientConfig: { url: 'https://localhost:9/', caBundle: BAD } };
  const schema = { openAPIV3Schema: { type: 'object' } };
  const spec = {
    group: 'authorities.example.com',
    scope: 'Cluster',
    names: { plural: 'gears', kind: 'Gear' },
    conversion: { strategy: 'Webhook', webhook },
    versions: [{ name: 'v1', served: true, storage: true, schema }],
  };
  const metadata = { name: 'gears.authorities.example.com' };
  const body = { apiVersion: 'apiextensions.k8s.io/v1', kind: 'CustomResourceDefinition', metadata, spec };
  expectCode(await api.post(DEFINITIONS, body), 201);
  await waitFor('the condition', async () => (await established())?.['reason'] === 'InvalidCABundle');
  expect(await established()).toMatchObject({
    status: 'False',
    message: 'The conversion webhook CABundle is invalid',
  });
  expect((await api.get('/apis/authorities.example.com/v1/gears')).status).toBe(404);

  // An unreadable CA bundle may stay while no version is served.
  expectCode(await api.patch(PATH, 'merge', { metadata: { labels: { a: 'b' } } }), 200);
  const authority = readFileSync(join(server.dataDir, 'pki', 'ca.crt'));
  expectCode(await setBundle(authority.toString('base64')), 200);
  await waitFor(
    'the kind to be served',
    async () => (await api.get('/apis/authorities.example.com/v1/gears')).status === 200,
  );
  expect(await established()).toMatchObject({ status: 'True', reason: 'InitialNamesAccepted' });

  const refused = await setBundle(BAD);
  expectStatus(refused, 422, 'Invalid');
  expect(refused.json['details'].causes).toEqual([
    {
      reason: 'FieldValueInvalid',
      field: 'spec.conversion.webhookClientConfig.caBundle',
      message: `Invalid value: "${BAD}": unable to load root certificates: unable to parse bytes as PEM block`,
    },
  ]);
  expectCode(await setBundle(null), 200);
});
