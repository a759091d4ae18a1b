import { afterEach, describe, expect, test } from '@jest/globals';
import { createGarbageCollector } from '../../../../src/controllers/garbage-collector/controller.js';
import { StatusError } from '../../../../src/meta/errors.js';
import type { KubeObject, OwnerReference } from '../../../../src/meta/object.js';
import type { PropagationPolicy } from '../../../../src/meta/options.js';
import { controllerParts } from '../../../support/controller-parts.js';
import { inProcess, type InProcess } from '../../../support/in-process.js';
import { waitFor } from '../../../support/wait-for.js';

const MAPS = { group: '', version: 'v1', resource: 'configmaps' };
const NODES = { group: '', version: 'v1', resource: 'nodes' };
const EVENTS = { group: '', version: 'v1', resource: 'events' };
const stops: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

function start(world: InProcess): unknown[] {
  const errors: unknown[] = [];
  const controller = createGarbageCollector(controllerParts(world, (error) => void errors.push(error)));
  controller.start();
  stops.push(() => controller.stop());
  return errors;
}

function setUp(options: { readonly running?: boolean } = {}) {
  const world = inProcess();
  const errors = options.running === false ? [] : start(world);
  const make = (name: string, owners: readonly OwnerReference[] = [], more: object = {}, namespace = 'ns') =>
    world.client.create({ type: MAPS, namespace }, {
      apiVersion: 'v1',
      kind: 'ConfigMap',
      metadata: { name, ...(owners.length > 0 && { ownerReferences: owners }), ...more },
    } as unknown as KubeObject);
  const names = async (): Promise<string> =>
    (await world.client.list({ type: MAPS })).items.map(({ metadata }) => metadata.name).join(' ');
  const remove = (name: string, propagationPolicy: PropagationPolicy) =>
    world.client.delete({ type: MAPS, namespace: 'ns', name }, { propagationPolicy });
  const get = (name: string) => world.client.get({ type: MAPS, namespace: 'ns', name });
  /** Waits until exactly these are left, in order of names. */
  const left = (expected: string) =>
    waitFor(`only "${expected}"`, async () => (await names()) === expected, { lastSeen: names });
  return { world, errors, make, names, remove, get, left, start: () => start(world) };
}

const ref = ({ apiVersion, kind, metadata }: KubeObject, more: Partial<OwnerReference> = {}): OwnerReference => ({
  apiVersion,
  kind,
  name: metadata.name ?? '',
  uid: metadata.uid ?? '',
  ...more,
});

/** Long enough for a pass with an effect. */
const aWhile = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 300));

describe('deletion in the background', () => {
  test('dependents of dependents are deleted, and unowned objects are left alone', async () => {
    const { make, remove, left, errors } = setUp();
    const owner = await make('owner');
    const child = await make('child', [ref(owner)]);
    await make('grandchild', [ref(child)]);
    await make('other');
    await remove('owner', 'Background');
    await left('other');
    expect(errors).toEqual([]);
  });

  test('an object with another live owner is kept, without the reference to the absent one', async () => {
    const { make, remove, get } = setUp();
    const [one, two] = [await make('one'), await make('two')];
    await make('child', [ref(one), ref(two)]);
    await remove('one', 'Background');
    await waitFor('one reference', async () => {
      const owners = (await get('child')).metadata['ownerReferences'] as unknown as readonly OwnerReference[];
      return owners.length === 1 && owners[0]?.name === 'two';
    });
  });

  test('an interrupted collection is continued, and nothing with a live owner is deleted', async () => {
    const { make, remove, left, start: again } = setUp({ running: false });
    const [gone, stays] = [await make('gone'), await make('stays')];
    await make('a', [ref(gone)]);
    await make('b', [ref(stays)]);
    await make('c', [ref(gone), ref(stays)]);
    await remove('gone', 'Background');
    again();
    await left('b c stays');
    await aWhile();
    await left('b c stays');
  });

  test("an object created after its owner's deletion is deleted, also when the owner was recreated", async () => {
    const { make, remove, left } = setUp();
    const owner = await make('owner');
    await remove('owner', 'Background');
    await left('');
    await make('owner');
    await make('child', [ref(owner)]);
    await left('owner');
  });
});

describe('deletion in the foreground', () => {
  test('the owner is kept until its blocking dependents are gone', async () => {
    const { world, make, remove, get, left } = setUp();
    const owner = await make('owner');
    await make('child', [ref(owner, { blockOwnerDeletion: true })], { finalizers: ['example.com/wait'] });
    await make('free', [ref(owner)]);
    await remove('owner', 'Foreground');
    await waitFor('the child to go', async () => (await get('child')).metadata.deletionTimestamp !== undefined);
    await aWhile();
    expect((await get('owner')).metadata.finalizers).toEqual(['foregroundDeletion']);
    await world.client.patch(
      { type: MAPS, namespace: 'ns', name: 'child' },
      { mediaType: 'application/merge-patch+json', patch: { metadata: { finalizers: null } } },
    );
    await left('');
  });

  test('owners in a cycle are deleted', async () => {
    const { world, make, remove, left } = setUp();
    const one = await make('one');
    const two = await make('two', [ref(one, { blockOwnerDeletion: true })]);
    await world.client.patch(
      { type: MAPS, namespace: 'ns', name: 'one' },
      {
        mediaType: 'application/merge-patch+json',
        patch: { metadata: { ownerReferences: [{ ...ref(two, { blockOwnerDeletion: true }) }] } },
      },
    );
    await remove('one', 'Foreground');
    await left('');
  });

  test('an object without dependents is deleted at once', async () => {
    const { make, remove, left } = setUp();
    await make('owner');
    await remove('owner', 'Foreground');
    await left('');
  });
});

test('orphaning removes the owner from its dependents, which stay', async () => {
  const { make, remove, left, get } = setUp();
  const [owner, other] = [await make('owner'), await make('other')];
  await make('a', [ref(owner)]);
  await make('b', [ref(owner), ref(other)]);
  await remove('owner', 'Orphan');
  await left('a b other');
  await aWhile();
  await left('a b other');
  expect((await get('a')).metadata['ownerReferences'] ?? []).toEqual([]);
  expect((await get('b')).metadata['ownerReferences']).toEqual([ref(other)]);
});

test('dependents that cannot be written keep no others from being orphaned, and their owner stays', async () => {
  const { world, make, remove, get } = setUp();
  const owner = await make('owner');
  // More than are written at once.
  for (let number = 10; number < 60; number += 1) await make(`broken-${number}`, [ref(owner)]);
  await make('whole', [ref(owner)]);
  world.store.beforeWrite = ({ key }) =>
    key.name.startsWith('broken-') ? Promise.reject(new Error('out of order')) : Promise.resolve();
  await remove('owner', 'Orphan');
  const owners = async (name: string) => (await get(name)).metadata['ownerReferences'] ?? [];
  await waitFor('the whole one to be orphaned', async () => ((await owners('whole')) as unknown[]).length === 0);
  expect(await owners('broken-59')).toEqual([ref(owner)]);
  expect((await get('owner')).metadata.finalizers).toEqual(['orphan']);
});

describe('invalid owners', () => {
  test('an owner in another namespace counts as absent, and an event says why', async () => {
    const { world, make, left, errors } = setUp();
    const owner = await make('owner');
    const child = await make('child', [ref(owner)], {}, 'elsewhere');
    await left('owner');
    const events = async () => (await world.client.list({ type: EVENTS, namespace: 'elsewhere' })).items;
    await waitFor('the event', async () => (await events()).length > 0, { lastSeen: () => errors[0] });
    const items = await events();
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({
      reason: 'OwnerRefInvalidNamespace',
      reportingComponent: 'garbage-collector-controller',
      type: 'Warning',
      involvedObject: { kind: 'ConfigMap', name: 'child', uid: child.metadata.uid },
      message:
        `ownerRef [v1/ConfigMap, namespace: elsewhere, name: owner, uid: ${owner.metadata.uid}] ` +
        'does not exist in namespace "elsewhere"',
    });
  });

  test('the event about an owner in another namespace has a valid name, whatever that of the object', async () => {
    const { world, make, errors } = setUp();
    const owner = await make('owner');
    const name = `${'a'.repeat(199)}-${'b'.repeat(20)}`;
    const { metadata } = await make(name, [ref(owner)], {}, 'elsewhere');
    const names = async () => (await world.client.list({ type: EVENTS })).items.map((event) => event.metadata.name);
    await waitFor('the event', async () => (await names()).length > 0 || errors.length > 0);
    const first = (uid = ''): string => uid.slice(0, 8);
    expect(errors).toEqual([]);
    expect(await names()).toEqual([`${metadata.uid}.${first(metadata.uid)}${first(owner.metadata.uid)}`]);
  });

  test('a cluster-scoped object with a namespaced owner is left alone', async () => {
    const { world, make } = setUp();
    const owner = await make('owner');
    const metadata = { name: 'n', ownerReferences: [ref(owner)] } as unknown as KubeObject['metadata'];
    await world.client.create({ type: NODES }, { apiVersion: 'v1', kind: 'Node', metadata });
    await aWhile();
    expect((await world.client.list({ type: NODES })).items).toHaveLength(1);
  });

  test('an owner of an unserved kind is waited for', async () => {
    const { make, names } = setUp();
    await make('child', [{ apiVersion: 'example.com/v1', kind: 'Unknown', name: 'x', uid: 'u' }]);
    await aWhile();
    expect(await names()).toBe('child');
  });

  test('a cluster-scoped owner may own objects in any namespace', async () => {
    const { world, make, left } = setUp();
    const node = await world.client.create(
      { type: NODES },
      { apiVersion: 'v1', kind: 'Node', metadata: { name: 'n' } },
    );
    await make('child', [ref(node)]);
    await aWhile();
    await left('child');
    await world.client.delete({ type: NODES, name: 'n' }, { propagationPolicy: 'Background' });
    await left('');
  });
});

test('an object that got another owner at the last moment stays', async () => {
  const { world, make, remove, get } = setUp();
  const [one, two] = [await make('one'), await make('two')];
  await make('child', [ref(one)]);
  let given = false;
  world.store.beforeWrite = async ({ kind, key }) => {
    if (kind !== 'delete' || key.name !== 'child' || given) return;
    given = true;
    await world.client.patch(
      { type: MAPS, namespace: 'ns', name: 'child' },
      { mediaType: 'application/merge-patch+json', patch: { metadata: { ownerReferences: [{ ...ref(two) }] } } },
    );
  };
  await remove('one', 'Background');
  await waitFor('the attempt', () => given);
  await aWhile();
  expect((await get('child').catch((error: unknown) => error)) instanceof StatusError).toBe(false);
});
