import { createHash } from 'node:crypto';
import { afterEach, describe, expect, test } from '@jest/globals';
import type { Controller, ControllerParts } from '../../../../src/controllers/controller.js';
import { cpuTimeOf } from '../../../support/cpu-time.js';
import { aggregatedRules } from '../../../../src/controllers/role-aggregation/reconcile.js';
import { createRoleAggregationController } from '../../../../src/controllers/role-aggregation/controller.js';
import { createRootCaController } from '../../../../src/controllers/root-ca/controller.js';
import { createServiceAccountController } from '../../../../src/controllers/service-account/controller.js';
import { createTrustBundlePublisher } from '../../../../src/controllers/trust-bundle/controller.js';
import { createServiceAccountTokenController } from '../../../../src/controllers/service-account-token/controller.js';
import type { JsonArray } from '../../../../src/json/types.js';
import type { KubeObject } from '../../../../src/meta/object.js';
import { controllerParts } from '../../../support/controller-parts.js';
import { inProcess, type InProcess } from '../../../support/in-process.js';
import { waitFor } from '../../../support/wait-for.js';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

const core = (resource: string) => ({ group: '', version: 'v1', resource });
const RBAC = 'rbac.authorization.k8s.io';

interface Running {
  readonly world: InProcess;
  readonly parts: ControllerParts;
  readonly errors: unknown[];
}

function run(create: (parts: ControllerParts) => Controller): Running {
  const world = inProcess();
  const errors: unknown[] = [];
  const parts = controllerParts(world, (error) => void errors.push(error));
  const controller = create(parts);
  controller.start();
  stops.push(() => controller.stop());
  return { world, parts, errors };
}

async function namespace(world: InProcess, name: string): Promise<void> {
  const object = { apiVersion: 'v1', kind: 'Namespace', metadata: { name } };
  await world.client.create({ type: core('namespaces') }, object);
}

async function found(world: InProcess, resource: string, name: string, where = 'ns'): Promise<KubeObject> {
  const address = { type: core(resource), namespace: where, name };
  return waitFor(`${resource} ${name}`, () => world.client.get(address).catch(() => undefined));
}

describe('service accounts', () => {
  test('every namespace gets its account, again after it was deleted', async () => {
    const { world, errors } = run(createServiceAccountController);
    await namespace(world, 'ns');
    const first = await found(world, 'serviceaccounts', 'default');
    await world.client.delete({ type: core('serviceaccounts'), namespace: 'ns', name: 'default' });
    await waitFor('a new account', async () => {
      const { metadata } = await found(world, 'serviceaccounts', 'default');
      return metadata.uid === first.metadata.uid ? undefined : metadata;
    });
    expect(errors).toEqual([]);
  });

  test("every namespace gets the server's CA, again after it was changed", async () => {
    const { world, parts } = run(createRootCaController);
    await namespace(world, 'ns');
    const map = await found(world, 'configmaps', 'kube-root-ca.crt');
    expect(map['data']).toEqual({ 'ca.crt': parts.rootCa });
    await world.client.update(
      { type: core('configmaps'), namespace: 'ns', name: 'kube-root-ca.crt' },
      { ...map, data: { 'ca.crt': 'mine' } },
    );
    await waitFor('the authority again', async () => {
      const { data } = await found(world, 'configmaps', 'kube-root-ca.crt');
      return (data as Record<string, string>)['ca.crt'] === 'mine' ? undefined : data;
    });
  });

  test('a token Secret is filled, and deleted with its account', async () => {
    const { world, parts } = run(createServiceAccountTokenController);
    await namespace(world, 'ns');
    const account = { apiVersion: 'v1', kind: 'ServiceAccount', metadata: { name: 'robot', namespace: 'ns' } };
    const { metadata } = await world.client.create({ type: core('serviceaccounts'), namespace: 'ns' }, account);
    const secret = {
      apiVersion: 'v1',
      kind: 'Secret',
      metadata: { name: 's', namespace: 'ns', annotations: { 'kubernetes.io/service-account.name': 'robot' } },
      type: 'kubernetes.io/service-account-token',
    };
    await world.client.create({ type: core('secrets'), namespace: 'ns' }, secret);
    const filled = await waitFor('a token', async () => {
      const object = await found(world, 'secrets', 's');
      return (object['data'] as Record<string, string> | undefined)?.['token'] === undefined ? undefined : object;
    });
    const data = filled['data'] as Record<string, string>;
    const text = (key: string): string => Buffer.from(data[key]!, 'base64').toString();
    expect([text('namespace'), text('ca.crt')]).toEqual(['ns', parts.rootCa]);
    expect(JSON.parse(text('token').slice('token of '.length))).toEqual({
      iss: 'kubernetes/serviceaccount',
      sub: 'system:serviceaccount:ns:robot',
      'kubernetes.io/serviceaccount/namespace': 'ns',
      'kubernetes.io/serviceaccount/secret.name': 's',
      'kubernetes.io/serviceaccount/service-account.name': 'robot',
      'kubernetes.io/serviceaccount/service-account.uid': metadata.uid,
    });
    expect(filled.metadata.annotations!['kubernetes.io/service-account.uid']).toBe(metadata.uid);
    await world.client.delete({ type: core('serviceaccounts'), namespace: 'ns', name: 'robot' });
    await waitFor('the secret to go', () =>
      world.client.get({ type: core('secrets'), namespace: 'ns', name: 's' }).then(
        () => undefined,
        () => true,
      ),
    );
  });
});

test('a token Secret moved to another account is deleted with that one', async () => {
  const { world } = run(createServiceAccountTokenController);
  await namespace(world, 'ns');
  const address = { type: core('serviceaccounts'), namespace: 'ns' };
  const account = (name: string): KubeObject => ({
    apiVersion: 'v1',
    kind: 'ServiceAccount',
    metadata: { name, namespace: 'ns' },
  });
  const [, second] = [
    await world.client.create(address, account('first')),
    await world.client.create(address, account('second')),
  ];
  const secret = (name: string, annotations: Record<string, string>): KubeObject => ({
    apiVersion: 'v1',
    kind: 'Secret',
    metadata: { name, namespace: 'ns', annotations },
    type: 'kubernetes.io/service-account-token',
  });
  const name = 'kubernetes.io/service-account.name';
  await world.client.create({ type: core('secrets'), namespace: 'ns' }, secret('s', { [name]: 'first' }));
  const filled = await waitFor('a token', async () => {
    const object = await found(world, 'secrets', 's');
    return object['data'] === undefined ? undefined : object;
  });
  const annotations = { [name]: 'second', 'kubernetes.io/service-account.uid': second.metadata.uid! };
  const moved = { ...filled, metadata: { ...filled.metadata, annotations } } as KubeObject;
  await world.client.update({ type: core('secrets'), namespace: 'ns', name: 's' }, moved);
  await world.client.delete({ ...address, name: 'first' });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect((await found(world, 'secrets', 's')).metadata.annotations?.[name]).toBe('second');
  await world.client.delete({ ...address, name: 'second' });
  await waitFor('the secret to go', () =>
    world.client.get({ type: core('secrets'), namespace: 'ns', name: 's' }).then(
      () => undefined,
      () => true,
    ),
  );
});

describe('the trust bundle of serving certificates', () => {
  const type = { group: 'certificates.k8s.io', version: 'v1beta1', resource: 'clustertrustbundles' };
  const signerName = 'kubernetes.io/kube-apiserver-serving';

  test('the bundle is published, restored, and the only one of its signer', async () => {
    const { world, parts, errors } = run(createTrustBundlePublisher);
    const names = async (): Promise<string[]> =>
      (await world.client.list({ type })).items.map(({ metadata }) => metadata.name!);
    const hash = createHash('sha256').update(parts.rootCa).digest('hex').slice(0, 24);
    const name = `kubernetes.io:kube-apiserver-serving:${hash}`;
    const bundle = await waitFor('the bundle', () => world.client.get({ type, name }).catch(() => undefined));
    expect(bundle['spec']).toEqual({ signerName, trustBundle: parts.rootCa });
    const other = controllerParts(world, () => undefined).rootCa;
    const made = (of: string, spec: object): KubeObject =>
      ({
        apiVersion: 'certificates.k8s.io/v1beta1',
        kind: 'ClusterTrustBundle',
        metadata: { name: of },
        spec: { trustBundle: other, ...spec },
      }) as KubeObject;
    await world.client.create({ type }, made('kubernetes.io:kube-apiserver-serving:old', { signerName }));
    await world.client.create({ type }, made('unlinked', {}));
    await waitFor('the old one to go', async () => (await names()).join() === `${name},unlinked` || undefined);
    await world.client.update({ type, name }, { ...bundle, spec: { signerName, trustBundle: other } });
    await waitFor('the anchors again', async () => {
      const { spec } = await world.client.get({ type, name });
      return (spec as { trustBundle: string }).trustBundle === parts.rootCa || undefined;
    });
    await world.client.delete({ type, name });
    await waitFor('the bundle again', async () => (await names()).includes(name) || undefined);
    expect(errors).toEqual([]);
  });
});

describe('aggregated roles', () => {
  const role = (name: string, label: string, verb: string): KubeObject => ({
    apiVersion: `${RBAC}/v1`,
    kind: 'ClusterRole',
    metadata: { name, labels: { to: label } },
    rules: [{ verbs: [verb], apiGroups: [''], resources: ['pods'] }],
  });
  const gathering = (...labels: string[]): KubeObject => ({
    apiVersion: `${RBAC}/v1`,
    kind: 'ClusterRole',
    metadata: { name: 'all', labels: { to: 'a' } },
    aggregationRule: { clusterRoleSelectors: labels.map((to) => ({ matchLabels: { to } })) },
    rules: [{ verbs: ['delete'], apiGroups: [''], resources: ['pods'] }],
  });

  test('an aggregated role has the rules of the selected roles, by name, without duplicates and without its own', () => {
    const all = [role('z', 'a', 'get'), role('b', 'a', 'list'), role('c', 'b', 'get'), gathering('a', 'b')];
    expect(aggregatedRules(all[3]!, all).map((rule) => (rule as { verbs: string[] }).verbs[0])).toEqual([
      'list',
      'get',
    ]);
    expect(aggregatedRules(gathering(), all)).toEqual([]);
  });

  test('rules that differ only in the order of members are duplicates', () => {
    const same = { ...role('y', 'a', 'get'), rules: [{ resources: ['pods'], apiGroups: [''], verbs: ['get'] }] };
    expect(aggregatedRules(gathering('a'), [role('z', 'a', 'get'), same])).toEqual(same.rules);
  });

  test('tens of thousands of rules can be aggregated', async () => {
    const rules = Array.from({ length: 40_000 }, (_, at) => ({ verbs: ['get'], nonResourceURLs: [`/${at}`] }));
    const large = { ...role('z', 'a', 'get'), rules };
    const spent = await cpuTimeOf(() => expect(aggregatedRules(gathering('a'), [large])).toHaveLength(40_000));
    expect(spent).toBeLessThan(3_000);
  });

  test('aggregated roles follow their sources', async () => {
    const { world, errors } = run(createRoleAggregationController);
    const type = { group: RBAC, version: 'v1', resource: 'clusterroles' };
    await world.client.create({ type }, gathering('a'));
    await world.client.create({ type }, role('x', 'a', 'get'));
    const verbs = async (): Promise<string> => {
      const { rules } = await world.client.get({ type, name: 'all' });
      return ((rules ?? []) as { verbs: string[] }[]).map((rule) => rule.verbs[0]).join();
    };
    await waitFor('the rule of x', async () => (await verbs()) === 'get' || undefined);
    await world.client.delete({ type, name: 'x' });
    await waitFor('no rules', async () => (await verbs()) === '' || undefined);
    expect(errors).toEqual([]);
  });

  test('aggregated roles follow their sources while they have an aggregation rule', async () => {
    const { world } = run(createRoleAggregationController);
    const type = { group: RBAC, version: 'v1', resource: 'clusterroles' };
    const rulesOf = async (): Promise<JsonArray> =>
      ((await world.client.get({ type, name: 'all' }))['rules'] ?? []) as JsonArray;
    const { aggregationRule, ...plain } = gathering('a');
    await world.client.create({ type }, plain as KubeObject);
    await world.client.create({ type }, role('x', 'a', 'get'));
    await world.client.update({ type, name: 'all' }, { ...plain, aggregationRule: aggregationRule! } as KubeObject);
    await waitFor('the rule of x', async () => JSON.stringify(await rulesOf()).includes('get') || undefined);
    await world.client.update({ type, name: 'all' }, { ...plain, rules: [] } as KubeObject);
    await world.client.delete({ type, name: 'x' });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await rulesOf()).toEqual([]);
  });
});
