import { controllerParts } from '../../../support/controller-parts.js';
import { afterEach, describe, expect, test } from '@jest/globals';
import { createNamespaceController } from '../../../../src/controllers/namespace/controller.js';
import { chosenControllers } from '../../../../src/controllers/list.js';
import type { JsonObject } from '../../../../src/json/types.js';
import type { KubeObject } from '../../../../src/meta/object.js';
import { ensureAll, keepStandardObjects } from '../../../../src/server/bootstrap/ensure.js';
import { standardNamespaces } from '../../../../src/server/bootstrap/standard-objects.js';
import { inProcess, type InProcess, refusal } from '../../../support/in-process.js';
import { waitFor } from '../../../support/wait-for.js';

const NAMESPACES = { group: '', version: 'v1', resource: 'namespaces' };
const CONFIG_MAPS = { group: '', version: 'v1', resource: 'configmaps' };
const stops: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

function start(world: InProcess): unknown[] {
  const errors: unknown[] = [];
  const controller = createNamespaceController(controllerParts(world, (error) => void errors.push(error)));
  controller.start();
  stops.push(() => controller.stop());
  return errors;
}

async function make(
  world: InProcess,
  resource: string,
  name: string,
  rest: JsonObject = {},
  namespace = 'n',
): Promise<KubeObject> {
  const { definition } = world.target(resource).resource;
  const { group, version, kind } = definition;
  const apiVersion = group === '' ? version : `${group}/${version}`;
  const metadata = { name, ...(rest['metadata'] as JsonObject | undefined) };
  const address = { type: { group, version, resource }, ...(definition.namespaced ? { namespace } : {}) };
  return world.client.create(address, { ...rest, apiVersion, kind, metadata } as KubeObject);
}

describe('the namespace controller', () => {
  test('a deleted namespace, and only that one, is emptied of every kind, then removed', async () => {
    const world = inProcess({ admission: true });
    for (const name of ['n', 'other']) await make(world, 'namespaces', name);
    for (const name of ['a', 'b']) await make(world, 'configmaps', name);
    await make(world, 'secrets', 's');
    await make(world, 'leases', 'l');
    await make(world, 'configmaps', 'stays', {}, 'other');
    const errors = start(world);
    await world.client.delete({ type: NAMESPACES, name: 'n' });
    await waitFor(
      'namespace n is gone',
      async () => (await world.client.list({ type: NAMESPACES })).items.length === 1,
    );
    for (const type of [CONFIG_MAPS, { ...CONFIG_MAPS, resource: 'secrets' }]) {
      expect((await world.client.list({ type, namespace: 'n' })).items).toEqual([]);
    }
    expect((await world.client.list({ type: CONFIG_MAPS })).items.map(({ metadata }) => metadata.name)).toEqual([
      'stays',
    ]);
    expect(errors).toEqual([]);
  });

  test('the controller waits for finalizers, reports them in the conditions, and continues when they are gone', async () => {
    const world = inProcess({ admission: true });
    await make(world, 'namespaces', 'n');
    await make(world, 'configmaps', 'held', { metadata: { finalizers: ['ex.io/f'] } });
    await make(world, 'configmaps', 'free');
    start(world);
    await world.client.delete({ type: NAMESPACES, name: 'n' });
    const conditions = async (): Promise<Record<string, string>> => {
      const { status } = await world.client.get({ type: NAMESPACES, name: 'n' });
      const list = ((status as JsonObject)['conditions'] ?? []) as {
        type: string;
        status: string;
        reason: string;
        message: string;
      }[];
      return Object.fromEntries(
        list.map(({ type, status: value, reason, message }) => [type, `${value} ${reason}: ${message}`]),
      );
    };
    await waitFor('conditions are set', async () => Object.keys(await conditions()).length === 5);
    expect(await conditions()).toEqual({
      NamespaceDeletionDiscoveryFailure: 'False ResourcesDiscovered: All resources successfully discovered',
      NamespaceDeletionGroupVersionParsingFailure:
        'False ParsedGroupVersions: All legacy kube types successfully parsed',
      NamespaceDeletionContentFailure:
        'False ContentDeleted: All content successfully deleted, may be waiting on finalization',
      NamespaceContentRemaining:
        'True SomeResourcesRemain: Some resources are remaining: configmaps. has 1 resource instances',
      NamespaceFinalizersRemaining:
        'True SomeFinalizersRemain: Some content in the namespace has finalizers remaining: ex.io/f in 1 resource instances',
    });
    const namespace = await world.client.get({ type: NAMESPACES, name: 'n' });
    expect(namespace).toMatchObject({ status: { phase: 'Terminating' }, spec: { finalizers: ['kubernetes'] } });

    const release = { mediaType: 'application/merge-patch+json', patch: { metadata: { finalizers: null } } } as const;
    await world.client.patch({ type: CONFIG_MAPS, namespace: 'n', name: 'held' }, release);
    await waitFor(
      'namespace n is gone',
      async () => (await world.client.list({ type: NAMESPACES })).items.length === 0,
    );
  });

  test('other content is kept while there are pods', async () => {
    const world = inProcess({ admission: true });
    await make(world, 'namespaces', 'n');
    await make(world, 'configmaps', 'free');
    const spec = { containers: [{ name: 'c', image: 'i' }] };
    await make(world, 'pods', 'held', { metadata: { finalizers: ['ex.io/f'] }, spec });
    start(world);
    await world.client.delete({ type: NAMESPACES, name: 'n' });
    const pod = { type: { ...CONFIG_MAPS, resource: 'pods' }, namespace: 'n', name: 'held' };
    const remaining = async (): Promise<string | undefined> => {
      const { status } = await world.client.get({ type: NAMESPACES, name: 'n' });
      const conditions = (status as JsonObject)['conditions'] as { type: string; message: string }[] | undefined;
      return conditions?.find(({ type }) => type === 'NamespaceContentRemaining')?.message;
    };
    await waitFor('the report of a sweep', async () => (await remaining()) !== undefined);
    expect(await remaining()).toBe('Some resources are remaining: pods. has 1 resource instances');
    expect((await world.client.get(pod)).metadata.deletionTimestamp).toBeDefined();
    const free = await world.client.get({ type: CONFIG_MAPS, namespace: 'n', name: 'free' });
    expect(free.metadata.deletionTimestamp).toBeUndefined();

    const patch = { metadata: { finalizers: null } };
    await world.client.patch(pod, { mediaType: 'application/merge-patch+json', patch });
    await world.client.delete(pod, { gracePeriodSeconds: 0 }).catch(() => undefined);
    await waitFor(
      'namespace n is gone',
      async () => (await world.client.list({ type: NAMESPACES })).items.length === 0,
    );
  });

  test('deletions that began before its start are continued', async () => {
    const world = inProcess({ naming: 'cluster' });
    await make(world, 'namespaces', 'n');
    await make(world, 'configmaps', 'a');
    await world.client.delete({ type: NAMESPACES, name: 'n' });
    start(world);
    await waitFor(
      'namespace n is gone',
      async () => (await world.client.list({ type: NAMESPACES })).items.length === 0,
    );
    expect((await world.client.list({ type: CONFIG_MAPS })).items).toEqual([]);
  });

  test('a namespace with another finalizer is kept', async () => {
    const world = inProcess();
    const namespace = await make(world, 'namespaces', 'n');
    const spec = { finalizers: ['kubernetes', 'ex.io/mine'] };
    await world.client.update({ type: NAMESPACES, name: 'n', subresource: 'finalize' }, { ...namespace, spec });
    start(world);
    await world.client.delete({ type: NAMESPACES, name: 'n' });
    const finalizers = async (): Promise<unknown> => (await world.client.get({ type: NAMESPACES, name: 'n' }))['spec'];
    await waitFor(
      'only the other finalizer is left',
      async () => JSON.stringify(await finalizers()) === '{"finalizers":["ex.io/mine"]}',
    );
  });
});

describe('bootstrap', () => {
  test.each([
    ['kubernetes', ['default', 'kube-node-lease', 'kube-public', 'kube-system']],
    ['cluster', ['cluster-node-lease', 'cluster-public', 'cluster-system', 'default']],
  ] as const)('the standard namespaces of the %s profile are created once', async (naming, expected) => {
    const world = inProcess({ naming, admission: true });
    const standard = standardNamespaces(world.parts.naming);
    await Promise.all([ensureAll(world.client, standard), ensureAll(world.client, standard)]);
    await ensureAll(world.client, standard);
    const { items } = await world.client.list({ type: NAMESPACES });
    expect(items.map(({ metadata }) => metadata.name).sort()).toEqual([...expected].sort());
    expect(world.store.writes).toBe(4);
    expect(await refusal(world.client.delete({ type: NAMESPACES, name: 'default' }))).toBe(
      '403 Forbidden: namespaces "default" is forbidden: this namespace may not be deleted',
    );
  });
});

describe('the controller of the standard namespaces', () => {
  test('only deleted standard namespaces are created again', async () => {
    const world = inProcess({ admission: true });
    const standard = standardNamespaces(world.parts.naming);
    await ensureAll(world.client, standard);
    await make(world, 'namespaces', 'n');
    const errors = start(world);
    const [controller] = keepStandardObjects(world.client, standard, (error) => errors.push(error));
    controller!.start();
    stops.push(() => controller!.stop());
    const lease = { type: NAMESPACES, name: 'kube-node-lease' };
    const { uid } = (await world.client.get(lease)).metadata;
    for (const name of ['n', 'kube-node-lease']) await world.client.delete({ type: NAMESPACES, name });
    const present = async (): Promise<KubeObject[]> => [...(await world.client.list({ type: NAMESPACES })).items];
    await waitFor('another kube-node-lease is there, and n is gone', async () => {
      const items = await present();
      return (
        items.some(({ metadata }) => metadata.name === lease.name && metadata.uid !== uid) &&
        items.every(({ metadata }) => metadata.name !== 'n')
      );
    });
    expect((await present()).map(({ metadata }) => metadata.name)).toEqual([
      'default',
      'kube-node-lease',
      'kube-public',
      'kube-system',
    ]);
    expect(errors).toEqual([]);
  });
});

describe('--controllers', () => {
  test.each([
    [['*'], ['namespace-controller']],
    [['namespace-controller'], ['namespace-controller']],
    [['*', '-namespace-controller'], []],
    [[], []],
    [['namespace'], ['namespace-controller']],
    [['*', '-namespace', 'namespace-controller'], []],
  ])('%j selects %j', (list, names) => {
    const chosen = chosenControllers(list).map(({ name }) => name);
    expect(chosen.filter((name) => name === 'namespace-controller')).toEqual(names);
  });

  test('an unknown controller is rejected', () => {
    expect(() => chosenControllers(['*', '-nope'])).toThrow(
      /^unknown controller "nope"; known are: garbage-collector-controller/,
    );
  });
});
