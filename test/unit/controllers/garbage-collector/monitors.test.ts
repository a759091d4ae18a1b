import { afterEach, expect, test } from '@jest/globals';
import type { Client } from '../../../../src/client/client.js';
import { createGarbageCollector } from '../../../../src/controllers/garbage-collector/controller.js';
import type { KubeObject } from '../../../../src/meta/object.js';
import type { Catalogue, ServedResource } from '../../../../src/resources/catalogue.js';
import { controllerParts } from '../../../support/controller-parts.js';
import { inProcess } from '../../../support/in-process.js';
import { waitFor } from '../../../support/wait-for.js';

const NODES = { group: '', version: 'v1', resource: 'nodes' };
const MAPS = { group: '', version: 'v1', resource: 'configmaps' };
const stops: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** A collector; watches of `late` resources start late, so that changes always happen before. */
function setUp({ delay = 0, late = 'configmaps' } = {}) {
  const world = inProcess();
  const watched: string[] = [];
  const client: Client = {
    ...world.client,
    async watch(address, options, watcher) {
      watched.push(address.type.resource);
      if (address.type.resource === late) await new Promise((resolve) => setTimeout(resolve, delay).unref());
      return world.client.watch(address, options, watcher);
    },
  };
  const errors: unknown[] = [];
  const start = (): void => {
    const controller = createGarbageCollector({
      ...controllerParts(world, (error) => void errors.push(error)),
      client,
    });
    controller.start();
    stops.push(() => controller.stop());
  };
  const node = (name: string) =>
    world.client.create({ type: NODES }, { apiVersion: 'v1', kind: 'Node', metadata: { name } });
  const map = (name: string, owner: KubeObject) => {
    const { apiVersion, kind } = owner;
    const reference = { apiVersion, kind, name: owner.metadata.name ?? '', uid: owner.metadata.uid ?? '' };
    const metadata = { name, ownerReferences: [reference] };
    return world.client.create({ type: MAPS, namespace: 'ns' }, {
      apiVersion: 'v1',
      kind: 'ConfigMap',
      metadata,
    } as unknown as KubeObject);
  };
  const maps = async () => (await world.client.list({ type: MAPS })).items;
  return { world, watched, errors, start, node, map, maps };
}

test('a kind is watched as soon as its first object exists', async () => {
  const { watched, start, node, map } = setUp();
  const owner = await node('before');
  start();
  await waitFor('the watch of nodes', () => watched.includes('nodes'));
  expect(watched).not.toContain('configmaps');
  expect(watched.length).toBeLessThan(5);
  await map('first', owner);
  await waitFor('the watch of config maps', () => watched.includes('configmaps'));
});

test('the first dependents of a kind are orphaned by an owner that is deleted at once', async () => {
  const { world, errors, start, node, map, maps } = setUp({ delay: 100 });
  const owner = await node('owner');
  start();
  await map('child', owner);
  await world.client.delete({ type: NODES, name: 'owner' }, { propagationPolicy: 'Orphan' });
  await waitFor('the owner to go', async () => (await world.client.list({ type: NODES })).items.length === 0);
  const [child] = await maps();
  expect(child?.metadata['ownerReferences'] ?? []).toEqual([]);
  expect(errors).toEqual([]);
});

test('an owner that was created and deleted before its kind was watched keeps nothing', async () => {
  const { world, watched, start, node, map, maps } = setUp({ delay: 100, late: 'nodes' });
  await map('other', { apiVersion: 'example.com/v1', kind: 'Unknown', metadata: { name: 'x', uid: 'u' } });
  start();
  await waitFor('the watch of config maps', () => watched.includes('configmaps'));
  const owner = await node('short');
  await map('child', owner);
  await world.client.delete({ type: NODES, name: 'short' }, { propagationPolicy: 'Background' });
  await waitFor('the child to go', async () => (await maps()).length === 1);
});

test('a collector stops at once even while it waits for a kind', async () => {
  const { world, watched, start, node, map } = setUp({ delay: 120_000 });
  const owner = await node('owner');
  start();
  await map('child', owner);
  await waitFor('the watch of config maps', () => watched.includes('configmaps'));
  await world.client.delete({ type: NODES, name: 'owner' }, { propagationPolicy: 'Foreground' });
  await new Promise((resolve) => setTimeout(resolve, 100));
  const began = performance.now();
  for (const stop of stops.splice(0)) await stop();
  expect(performance.now() - began).toBeLessThan(60_000);
});

/** A catalogue in which the version of a resource that is stored can be changed. */
function changeable(catalogue: Catalogue, resource: string) {
  let stored: string | undefined;
  const listeners: ((changed: readonly ServedResource[]) => void)[] = [];
  const asStored = (served: ServedResource): ServedResource =>
    stored === undefined || served.definition.resource !== resource
      ? served
      : { ...served, definition: { ...served.definition, storageVersion: stored } };
  const changed: Catalogue = {
    revision: 1,
    groups: catalogue.groups,
    group: (name) => catalogue.group(name),
    get resources() {
      return catalogue.resources.map(asStored);
    },
    find: (group, version, name) => catalogue.find(group, version, name),
    findKind: (group, version, kind) => catalogue.findKind(group, version, kind),
    resourcesOf: (group, version) => catalogue.resourcesOf(group, version).map(asStored),
    onChange(listener) {
      listeners.push(listener);
      return () => undefined;
    },
  };
  const store = (version: string): void => {
    stored = version;
    const those = changed.resources.filter(({ definition }) => definition.resource === resource);
    for (const listener of listeners) listener(those);
  };
  return { catalogue: changed, store };
}

test('dependents are orphaned that cannot be read in the version that is stored now', async () => {
  const SCALERS = { group: 'autoscaling', version: 'v1', resource: 'horizontalpodautoscalers' };
  const world = inProcess();
  const { catalogue, store } = changeable(world.catalogue, SCALERS.resource);
  const reached = new Set<string>();
  const client: Client = {
    ...world.client,
    async watch(address, options, watcher) {
      const { resource, version } = address.type;
      const place = `${resource} ${version}`;
      if (place === `${SCALERS.resource} v1`) {
        reached.add(`${place} failed`);
        throw new Error('no object can be converted');
      }
      return world.client.watch(address, options, {
        ...watcher,
        event(event) {
          watcher.event(event);
          if (event.type === 'BOOKMARK') reached.add(`${place} synced`);
        },
      });
    },
  };
  store('v2');
  const parts = controllerParts(world, () => undefined);
  const controller = createGarbageCollector({ ...parts, client, catalogue });
  controller.start();
  stops.push(() => controller.stop());
  const node = await world.client.create({ type: NODES }, {
    apiVersion: 'v1',
    kind: 'Node',
    metadata: { name: 'owner' },
  } as KubeObject);
  const reference = { apiVersion: 'v1', kind: 'Node', name: 'owner', uid: node.metadata.uid };
  const address = { type: SCALERS, namespace: 'ns', name: 'child' };
  await world.client.create(address, {
    apiVersion: 'autoscaling/v1',
    kind: 'HorizontalPodAutoscaler',
    metadata: { name: 'child', ownerReferences: [reference] },
    spec: { scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: 'd' }, maxReplicas: 1 },
  } as unknown as KubeObject);
  await waitFor('the first watch', () => reached.has(`${SCALERS.resource} v2 synced`));
  store('v1');
  await waitFor('the second watch', () => reached.has(`${SCALERS.resource} v1 failed`));
  await world.client.delete({ type: NODES, name: 'owner' }, { propagationPolicy: 'Orphan' });
  await waitFor('the owner to go', async () => (await world.client.list({ type: NODES })).items.length === 0);
  expect((await world.client.get(address)).metadata['ownerReferences'] ?? []).toEqual([]);
});
