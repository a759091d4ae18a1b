import { afterEach, expect, test } from '@jest/globals';
import type { Client } from '../../../../src/client/client.js';
import { createGarbageCollector } from '../../../../src/controllers/garbage-collector/controller.js';
import type { KubeObject } from '../../../../src/meta/object.js';
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
