import { createHmac } from 'node:crypto';
import { afterEach, expect, test } from '@jest/globals';
import { createTokenCleaner } from '../../../../src/controllers/bootstrap-tokens/cleaner.js';
import { createBootstrapSigner } from '../../../../src/controllers/bootstrap-tokens/signer.js';
import type { Controller, ControllerParts } from '../../../../src/controllers/controller.js';
import { controllerParts } from '../../../support/controller-parts.js';
import { inProcess, START, type InProcess } from '../../../support/in-process.js';
import { waitFor } from '../../../support/wait-for.js';

const SECRETS = { group: '', version: 'v1', resource: 'secrets' };
const MAPS = { group: '', version: 'v1', resource: 'configmaps' };
const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

function run(create: (parts: ControllerParts) => Controller): InProcess {
  const world = inProcess();
  const controller = create(controllerParts(world, () => undefined));
  controller.start();
  stops.push(() => controller.stop());
  return world;
}

async function token(world: InProcess, id: string, more: Record<string, string>): Promise<void> {
  const data = { 'token-id': id, 'token-secret': '0123456789abcdef', ...more };
  await world.client.create(
    { type: SECRETS, namespace: 'kube-system' },
    {
      apiVersion: 'v1',
      kind: 'Secret',
      metadata: { name: `bootstrap-token-${id}`, namespace: 'kube-system' },
      type: 'bootstrap.kubernetes.io/token',
      data: Object.fromEntries(Object.entries(data).map(([key, text]) => [key, Buffer.from(text).toString('base64')])),
    },
  );
}

test('expired bootstrap tokens are deleted, others are kept', async () => {
  const world = run(createTokenCleaner);
  await token(world, 'stays1', { expiration: new Date(START + 3_600_000).toISOString() });
  await token(world, 'gone12', { expiration: new Date(START - 1000).toISOString() });
  const names = async (): Promise<string> =>
    (await world.client.list({ type: SECRETS })).items.map(({ metadata }) => metadata.name).join();
  await waitFor('the expired one to go', async () => (await names()) === 'bootstrap-token-stays1');
});

test('cluster-info is signed with exactly the signing tokens', async () => {
  const world = run(createBootstrapSigner);
  await token(world, 'signs1', { 'usage-bootstrap-signing': 'true' });
  await token(world, 'other1', {});
  await world.client.create(
    { type: MAPS, namespace: 'kube-public' },
    {
      apiVersion: 'v1',
      kind: 'ConfigMap',
      metadata: { name: 'cluster-info', namespace: 'kube-public' },
      data: { kubeconfig: 'a: b\n', 'jws-kubeconfig-gone12': 'old' },
    },
  );
  const data = await waitFor('the signature', async () => {
    const map = await world.client.get({ type: MAPS, namespace: 'kube-public', name: 'cluster-info' });
    const found = map['data'] as Record<string, string>;
    return found['jws-kubeconfig-signs1'] === undefined ? undefined : found;
  });
  expect(Object.keys(data).sort()).toEqual(['jws-kubeconfig-signs1', 'kubeconfig']);
  const [header = '', content, signature] = data['jws-kubeconfig-signs1']!.split('.');
  expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toEqual({ alg: 'HS256', kid: 'signs1' });
  const text = `${header}.${Buffer.from('a: b\n').toString('base64url')}`;
  const expected = createHmac('sha256', '0123456789abcdef').update(text).digest('base64url');
  expect([content, signature]).toEqual(['', expected]);
});
