import { afterEach, expect, jest, test } from '@jest/globals';
import { createApiserverEndpoints } from '../../../../src/controllers/apiserver-endpoints/controller.js';
import type { Controller } from '../../../../src/controllers/controller.js';
import type { KubeObject } from '../../../../src/meta/object.js';
import { advertisedAddress } from '../../../../src/server/advertised-address.js';
import { inProcess, type InProcess } from '../../../support/in-process.js';
import { waitFor } from '../../../support/wait-for.js';

const LEASES = { group: 'coordination.k8s.io', version: 'v1', resource: 'leases' };
const SLICES = { group: 'discovery.k8s.io', version: 'v1', resource: 'endpointslices' };
const ENDPOINTS = { group: '', version: 'v1', resource: 'endpoints' };
const running = new Set<Controller>();
afterEach(async () => {
  for (const one of running) await one.stop();
  running.clear();
});

function serverAt(world: InProcess, ip: string, port = 6443, hostname = 'host', published = true): Controller {
  const controller = createApiserverEndpoints({
    client: world.client,
    naming: world.parts.naming,
    hostname,
    address: { ip, port, published },
    clock: () => world.clock.now,
    monotonic: () => world.clock.now,
    onError: (error) => {
      throw error;
    },
  });
  controller.start();
  running.add(controller);
  return controller;
}

async function stop(controller: Controller): Promise<void> {
  running.delete(controller);
  await controller.stop();
}

async function addresses(world: InProcess): Promise<string> {
  const { items } = await world.client.list({ type: SLICES, namespace: 'default' });
  const endpoints = (items[0]?.['endpoints'] ?? []) as readonly { readonly addresses: readonly string[] }[];
  return endpoints.map((each) => each.addresses.join()).join();
}

test('a server publishes its address in the endpoints of its Service, and removes it when it stops', async () => {
  const world = inProcess();
  const server = serverAt(world, '10.1.0.7');
  await waitFor('the address', async () => (await addresses(world)) === '10.1.0.7');
  const slice = await world.client.get({ type: SLICES, namespace: 'default', name: 'kubernetes' });
  expect(slice).toMatchObject({
    addressType: 'IPv4',
    metadata: { labels: { 'kubernetes.io/service-name': 'kubernetes' } },
    endpoints: [{ addresses: ['10.1.0.7'], conditions: { ready: true } }],
    ports: [{ name: 'https', port: 6443, protocol: 'TCP' }],
  });
  const endpoints = await waitFor('the endpoints', () =>
    world.client.get({ type: ENDPOINTS, namespace: 'default', name: 'kubernetes' }).catch(() => undefined),
  );
  expect(endpoints['subsets']).toEqual([
    { addresses: [{ ip: '10.1.0.7' }], ports: [{ name: 'https', port: 6443, protocol: 'TCP' }] },
  ]);
  await stop(server);
  expect(await addresses(world)).toBe('');
  expect((await world.client.list({ type: LEASES, namespace: 'kube-system' })).items).toEqual([]);
});

test('a server that only its own machine reaches has a Lease, which names no address, and publishes nothing', async () => {
  const world = inProcess();
  const server = serverAt(world, '127.0.0.1', 6443, 'host', false);
  const lease = await waitFor('the lease', async () => {
    const { items } = await world.client.list({ type: LEASES, namespace: 'kube-system' });
    return items[0];
  });
  expect(lease.metadata.name).toMatch(/^apiserver-[0-9a-f]{26}$/);
  expect(lease.metadata.labels).toEqual({
    'apiserver.kubernetes.io/identity': 'kube-apiserver',
    'kubernetes.io/hostname': 'host',
  });
  expect(lease.metadata.annotations).toBeUndefined();
  await stop(server);
  expect((await world.client.list({ type: LEASES, namespace: 'kube-system' })).items).toEqual([]);
  expect((await world.client.list({ type: SLICES, namespace: 'default' })).items).toEqual([]);
});

test('a host name may be too long for a label', async () => {
  const world = inProcess();
  serverAt(world, '10.1.0.7', 6443, `${'h'.repeat(61)}.-.example.com`);
  const lease = await waitFor('the lease', async () => {
    const { items } = await world.client.list({ type: LEASES, namespace: 'kube-system' });
    return items[0];
  });
  expect(lease.metadata.labels?.['kubernetes.io/hostname']).toBe('h'.repeat(61));
});

test('all live servers are published, and one that stops renewing its Lease is removed', async () => {
  const world = inProcess();
  serverAt(world, '10.1.0.7');
  await waitFor('one address', async () => (await addresses(world)) === '10.1.0.7');
  const second = serverAt(world, '10.1.0.8');
  await waitFor('both addresses', async () => (await addresses(world)) === '10.1.0.7,10.1.0.8');
  serverAt(world, '10.1.0.9', 7443);
  await stop(second);
  world.clock.now += 60_000;
  serverAt(world, '10.1.0.10');
  await waitFor('the living one', async () => (await addresses(world)) === '10.1.0.10');
  const names = (lease: KubeObject): string => lease.metadata.labels?.['apiserver.kubernetes.io/identity'] ?? '';
  const { items } = await world.client.list({ type: LEASES, namespace: 'kube-system' });
  expect(new Set(items.map(names))).toEqual(new Set(['kube-apiserver']));
});

test("a server's Lease is removed once it stayed unchanged, and its address does not return before the next renewal", async () => {
  const world = inProcess();
  // Its renewal time is two hours old: its server is dead, or its clock is slow.
  const renewTime = new Date(world.clock.now - 7_200_000).toISOString();
  await world.client.create(
    { type: LEASES, namespace: 'kube-system' },
    {
      apiVersion: 'coordination.k8s.io/v1',
      kind: 'Lease',
      metadata: {
        name: 'apiserver-old',
        namespace: 'kube-system',
        labels: { 'apiserver.kubernetes.io/identity': 'kube-apiserver' },
        annotations: { 'kubernetes.io/peer-advertise-address': '10.1.0.7:6443' },
      },
      spec: { holderIdentity: 'old', leaseDurationSeconds: 3600, renewTime },
    },
  );
  const state = async (): Promise<string> => {
    const { items } = await world.client.list({ type: LEASES, namespace: 'kube-system' });
    return `${await addresses(world)}, ${items.length} leases`;
  };
  jest.useFakeTimers({ doNotFake: ['Date', 'performance', 'nextTick', 'queueMicrotask', 'setImmediate'] });
  try {
    serverAt(world, '10.1.0.8');
    const reported: string[] = [];
    for (let look = 0; look < 4; look += 1) {
      for (let turn = 0; turn < 200; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      reported.push(await state());
      world.clock.now += 10_000;
      jest.advanceTimersByTime(10_000);
    }
    expect(reported).toEqual(['10.1.0.8, 2 leases', '10.1.0.8, 2 leases', '10.1.0.8, 2 leases', '10.1.0.8, 1 leases']);
  } finally {
    jest.useRealTimers();
  }
});

test('manually added labels are kept, and a manually removed address is restored', async () => {
  const world = inProcess();
  await world.client.create(
    { type: SLICES, namespace: 'default' },
    {
      apiVersion: 'discovery.k8s.io/v1',
      kind: 'EndpointSlice',
      metadata: { name: 'kubernetes', namespace: 'default', labels: { mine: 'yes' } },
      addressType: 'IPv4',
      endpoints: [],
      ports: [],
    },
  );
  serverAt(world, '10.1.0.7');
  await waitFor('the address', async () => (await addresses(world)) === '10.1.0.7');
  const slice = await world.client.get({ type: SLICES, namespace: 'default', name: 'kubernetes' });
  expect(slice.metadata.labels).toEqual({ mine: 'yes', 'kubernetes.io/service-name': 'kubernetes' });
});

test('the advertised address is that of the flags, or the bound one unless it is loopback', () => {
  const options = {
    bindAddress: '127.0.0.1',
    advertiseAddress: undefined,
    endpointReconcilerType: 'lease',
  } as const;
  const loopback = { ip: '127.0.0.1', port: 6443, published: false };
  expect(advertisedAddress(options, 6443)).toEqual(loopback);
  const bound = { ip: '10.1.0.7', port: 6443, published: true };
  expect(advertisedAddress({ ...options, bindAddress: '10.1.0.7' }, 6443)).toEqual(bound);
  expect(advertisedAddress({ ...options, bindAddress: '::1' }, 6443)).toEqual({ ...loopback, ip: '::1' });
  const reported = { ...options, advertiseAddress: '10.1.0.9' };
  expect(advertisedAddress(reported, 6443)).toEqual({ ip: '10.1.0.9', port: 6443, published: true });
  expect(advertisedAddress({ ...reported, endpointReconcilerType: 'none' }, 6443)).toBeUndefined();
});
