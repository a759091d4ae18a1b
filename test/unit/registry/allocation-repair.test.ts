import { describe, expect, test } from '@jest/globals';
import type { JsonObject } from '../../../src/json/types.js';
import { createAllocationRepair, type AllocationRepair } from '../../../src/registry/allocation/repair.js';
import { createCatalogue } from '../../../src/resources/create-catalogue.js';
import { body, deleting, inProcess, type InProcess, writing } from '../../support/in-process.js';

const MINUTE = 60_000;
const IPS = 'internal/serviceips';

interface Broken {
  readonly world: InProcess;
  readonly repair: AllocationRepair;
  readonly reported: string[];
  create(name: string, clusterIP: string): Promise<void>;
  reserved(): Promise<string[]>;
  forget(address: string): Promise<void>;
  pass(later?: number): Promise<void>;
}

function start(): Broken {
  const world = inProcess();
  const reported: string[] = [];
  const { store, catalogue, clock, randomUid, pools } = world.parts;
  const onError = (error: unknown, about: string): void => void reported.push(`${about}: ${(error as Error).message}`);
  const repair = createAllocationRepair({ store, catalogue, clock, randomUid, pools, onError });
  return {
    world,
    repair,
    reported,
    async create(name, clusterIP) {
      const given: JsonObject = {
        apiVersion: 'v1',
        kind: 'Service',
        metadata: { name },
        spec: { clusterIP, ports: [{ port: 80 }] },
      };
      await world.registry.create(world.context, world.target('services'), body(given), writing());
    },
    async reserved() {
      return (await store.list({ resource: IPS, at: { kind: 'any' } })).items.map(({ name }) => name);
    },
    async forget(name) {
      const key = { resource: IPS, namespace: '', name };
      const found = (await store.get(key, { kind: 'any' }))!;
      await store.write({ kind: 'delete', key, expectedRevision: found.revision, value: found.bytes });
    },
    async pass(later = 0) {
      world.clock.now += later;
      await repair.pass();
    },
  };
}

/** Withdraws a reservation, and restores it as a fault of another version might have left it. */
async function leaveReserved(broken: Broken, address: string, act: () => Promise<unknown>): Promise<void> {
  const { store } = broken.world;
  const key = { resource: IPS, namespace: '', name: address };
  const { parsed, uid } = (await store.get(key, { kind: 'any' }))!;
  await act();
  const { resourceVersion: _version, ...metadata } = parsed.metadata;
  await store.write({ kind: 'create', key, uid, value: Buffer.from(JSON.stringify({ ...parsed, metadata })) });
}

async function leak(broken: Broken, address: string): Promise<void> {
  await broken.create('leaking', address);
  const { registry, context } = broken.world;
  await leaveReserved(broken, address, () =>
    registry.delete(context, broken.world.target('services', { name: 'leaking' }), deleting()),
  );
}

describe('the repair of allocations', () => {
  test('nothing is written when everything is consistent', async () => {
    const broken = start();
    await broken.create('a', '10.0.0.5');
    const { writes } = broken.world.store;
    for (let count = 0; count < 3; count++) await broken.pass(MINUTE);
    expect(broken.world.store.writes).toBe(writes);
  });

  test('unreserved values of a Service are reserved', async () => {
    const broken = start();
    await broken.create('a', '10.0.0.5');
    await broken.forget('10.0.0.5');
    await broken.pass();
    expect(await broken.reserved()).toEqual(['10.0.0.5']);
    await expect(broken.create('b', '10.0.0.5')).rejects.toThrow('provided IP is already allocated');
  });

  test('a reservation without an owner is deleted a minute after it was first found', async () => {
    const broken = start();
    await leak(broken, '10.0.0.5');
    await broken.pass(10 * MINUTE);
    await broken.pass(MINUTE - 1);
    expect(await broken.reserved()).toEqual(['10.0.0.5']);
    await broken.pass(1);
    expect(await broken.reserved()).toEqual([]);
    await broken.create('b', '10.0.0.5');
  });

  test('a recreated reservation has another minute', async () => {
    const broken = start();
    await leak(broken, '10.0.0.5');
    await broken.pass();
    await broken.forget('10.0.0.5');
    await leak(broken, '10.0.0.5');
    await broken.pass(MINUTE);
    expect(await broken.reserved()).toEqual(['10.0.0.5']);
    await broken.pass(MINUTE);
    expect(await broken.reserved()).toEqual([]);
  });

  test('a reservation whose owner appears is kept', async () => {
    const broken = start();
    const { store } = broken.world;
    store.beforeWrite = async ({ key }) => {
      if (key.resource !== '/services') return;
      store.beforeWrite = undefined;
      await broken.pass();
    };
    await broken.create('slow', '10.0.0.5');
    await broken.pass(MINUTE);
    expect(await broken.reserved()).toEqual(['10.0.0.5']);
  });

  test('a reservation that its owner no longer holds is deleted', async () => {
    const broken = start();
    await broken.create('a', '10.0.0.5');
    const { registry, context, target } = broken.world;
    const given = {
      apiVersion: 'v1',
      kind: 'Service',
      metadata: { name: 'a' },
      spec: { type: 'ExternalName', externalName: 'example.com' },
    };
    await leaveReserved(broken, '10.0.0.5', () =>
      registry.update(context, target('services', { name: 'a' }), body(given), writing()),
    );
    await broken.pass();
    await broken.pass(MINUTE);
    expect(await broken.reserved()).toEqual([]);
  });

  test('unserved kinds are ignored', async () => {
    const broken = start();
    await broken.create('a', '10.0.0.5');
    const { catalogue, parts } = broken.world;
    const without = createCatalogue(
      catalogue.resources.filter(({ definition }) => definition.resource !== 'services'),
      parts.naming,
    );
    const repair = createAllocationRepair({ ...parts, catalogue: without, onError: () => {} });
    await repair.pass();
    broken.world.clock.now += MINUTE;
    await repair.pass();
    expect(await broken.reserved()).toEqual(['10.0.0.5']);
  });

  test('a value held by two objects is reported', async () => {
    const broken = start();
    await broken.create('a', '10.0.0.5');
    await broken.forget('10.0.0.5');
    await broken.create('b', '10.0.0.5');
    await broken.pass();
    expect(broken.reported).toEqual(['internal/serviceips/10.0.0.5: ns/b and ns/a both hold it']);
    expect(await broken.reserved()).toEqual(['10.0.0.5']);
  });

  test('the repair can be stopped', async () => {
    const { repair } = start();
    repair.start();
    await repair.stop();
  });
});
