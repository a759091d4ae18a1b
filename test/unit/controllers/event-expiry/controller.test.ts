import { afterEach, expect, test } from '@jest/globals';
import { createEventExpiry } from '../../../../src/controllers/event-expiry/controller.js';
import type { KubeObject } from '../../../../src/meta/object.js';
import { controllerParts } from '../../../support/controller-parts.js';
import { inProcess, type InProcess } from '../../../support/in-process.js';
import { waitFor } from '../../../support/wait-for.js';

const type = { group: '', version: 'v1', resource: 'events' };
const HOUR = 3_600_000;
const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function event(world: InProcess, name: string): Promise<KubeObject> {
  return world.client.create({ type, namespace: 'default' }, {
    apiVersion: 'v1',
    kind: 'Event',
    metadata: { name, namespace: 'default' },
    involvedObject: { namespace: 'default' },
    count: 1,
  } as unknown as KubeObject);
}

async function names(world: InProcess): Promise<readonly (string | undefined)[]> {
  return (await world.client.list({ type })).items.map(({ metadata }) => metadata.name);
}

/** Begins a pass, as a server does at its start, and waits until it has read all events. */
async function pass(world: InProcess, eventTtl: number): Promise<void> {
  const errors: unknown[] = [];
  const { client } = world;
  let read = 0;
  const counting = {
    ...client,
    list: async (...given: Parameters<typeof client.list>) => {
      const page = await client.list(...given);
      if (page.continueToken === '') read += 1;
      return page;
    },
  };
  const parts = { ...controllerParts(world, (error) => void errors.push(error)), client: counting, eventTtl };
  const expiry = createEventExpiry(parts);
  expiry.start();
  stops.push(() => expiry.stop());
  await waitFor('the pass', () => read > 0);
  expect(errors).toEqual([]);
}

test('events are deleted some time after their last change', async () => {
  const world = inProcess();
  await event(world, 'old');
  await event(world, 'repeated');
  world.clock.now += HOUR / 2;
  await event(world, 'new');
  const patch = { count: 2 };
  await world.client.patch(
    { type, namespace: 'default', name: 'repeated' },
    { mediaType: 'application/merge-patch+json', patch },
  );
  world.clock.now += HOUR / 2 - 1000;
  await pass(world, HOUR);
  expect(await names(world)).toEqual(['new', 'old', 'repeated']);
  world.clock.now += 1000;
  await pass(world, HOUR);
  await waitFor('the old event to go', async () => (await names(world)).length < 3);
  expect(await names(world)).toEqual(['new', 'repeated']);
  world.clock.now += HOUR / 2;
  await pass(world, HOUR);
  await waitFor('the others to go', async () => (await names(world)).length === 0);
});

test('all pages are read', async () => {
  const world = inProcess();
  for (let at = 0; at < 600; at += 1) await event(world, `e${at}`);
  world.clock.now += HOUR;
  await pass(world, HOUR);
  await waitFor('all to go', async () => (await names(world)).length === 0);
});

test('many are deleted at a time, and one that cannot be deleted does not hold up the others', async () => {
  const world = inProcess();
  // More than a page; 'e0' comes on the first.
  for (let at = 0; at < 520; at += 1) await event(world, `e${at}`);
  world.clock.now += HOUR;
  let [running, most] = [0, 0];
  const client = {
    ...world.client,
    delete: async (...given: Parameters<typeof world.client.delete>) => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      if (given[0].name === 'e0') throw new Error('out of order');
      return world.client.delete(...given);
    },
  };
  const errors: unknown[] = [];
  const expiry = createEventExpiry({
    ...controllerParts(world, (error) => void errors.push(error)),
    client,
    eventTtl: HOUR,
  });
  expiry.start();
  stops.push(() => expiry.stop());
  await waitFor('the failure', () => errors.length > 0);
  expect(await names(world)).toEqual(['e0']);
  expect([errors[0], most]).toEqual([new Error('out of order'), 40]);
});

test('without a time to live events stay', async () => {
  const world = inProcess();
  await event(world, 'old');
  world.clock.now += 1000 * HOUR;
  const lists: unknown[] = [];
  const client = {
    ...world.client,
    list: (...given: unknown[]) => Promise.reject(new Error(String(lists.push(given)))),
  };
  const expiry = createEventExpiry({ ...controllerParts(world, () => undefined), client, eventTtl: 0 });
  expiry.start();
  await expiry.stop();
  expect(lists).toEqual([]);
  expect(await names(world)).toEqual(['old']);
});
