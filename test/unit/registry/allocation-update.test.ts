import { describe, expect, test } from '@jest/globals';
import type { JsonObject } from '../../../src/json/types.js';
import { type InProcess, inProcess, refusal, servicePools } from '../../support/in-process.js';
import { PORT, reserved, services } from './services.js';

describe('an update', () => {
  test('an update without allocated values keeps them', async () => {
    const world = inProcess();
    const { create, put } = services(world);
    const created = await create('a', { type: 'NodePort' });
    const { writes } = world.store;
    expect(await put('a', { type: 'NodePort' })).toEqual(created);
    expect(world.store.writes).toBe(writes);
  });

  test('an update to another type allocates and releases', async () => {
    const world = inProcess();
    const { create, put, patch } = services(world);
    const { clusterIP } = await create('a');
    const [port] = (await patch('a', { spec: { type: 'NodePort' } })).ports;
    expect(await reserved(world)).toEqual([`${clusterIP} ns/a`, `${port?.nodePort} ns/a`]);
    expect(await patch('a', { spec: { type: 'ClusterIP' } })).toMatchObject({ clusterIP, ports: [{ port: 80 }] });
    expect(await reserved(world)).toEqual([`${clusterIP} ns/a`]);
    await patch('a', { spec: { type: 'ExternalName', externalName: 'example.com' } });
    expect(await reserved(world)).toEqual([]);
    const back = await put('a');
    expect(await reserved(world)).toEqual([`${back.clusterIP} ns/a`]);
  });

  test('an update may change a node port, but not to an allocated one', async () => {
    const world = inProcess();
    const { create, put } = services(world);
    const ports = (nodePort: number): JsonObject => ({ type: 'NodePort', ports: [{ ...PORT, nodePort }] });
    await create('a', { clusterIP: '10.0.0.5', ...ports(30_001) });
    await create('b', { clusterIP: '10.0.0.6', ...ports(30_002) });
    expect(await refusal(put('a', ports(30_002)))).toContain('provided port is already allocated');
    await put('a', ports(30_003));
    await put('b', ports(30_001));
    expect(await reserved(world)).toEqual(['10.0.0.5 ns/a', '10.0.0.6 ns/b', '30001 ns/b', '30003 ns/a']);
  });

  test('an update that loses a race keeps nothing of the lost attempt', async () => {
    const world = inProcess();
    const { create, patch } = services(world);
    await create('a', { clusterIP: '10.0.0.5' });
    world.store.beforeWrite = async ({ kind, key }) => {
      if (kind !== 'update' || key.resource !== '/services') return;
      world.store.beforeWrite = undefined;
      await patch('a', { metadata: { labels: { winner: 'other' } } });
    };
    const spec = await patch('a', { spec: { type: 'NodePort' } });
    expect(await reserved(world)).toEqual(['10.0.0.5 ns/a', `${spec.ports[0]?.nodePort} ns/a`]);
  });

  test('an update of an old Service without an address allocates it', async () => {
    const world = inProcess();
    const uid = '00000000-0000-4000-8000-000000000abc';
    const old = {
      kind: 'Service',
      apiVersion: 'v1',
      metadata: { name: 'a', namespace: 'ns', uid, creationTimestamp: '2024-01-01T00:00:00Z' },
      spec: { type: 'ClusterIP', sessionAffinity: 'None', ports: [{ port: 80, protocol: 'TCP', targetPort: 80 }] },
      status: { loadBalancer: {} },
    };
    const key = { resource: '/services', namespace: 'ns', name: 'a' };
    await world.store.write({ kind: 'create', key, uid, value: Buffer.from(JSON.stringify(old)) });
    const spec = await services(world).patch('a', { metadata: { labels: { a: 'b' } } });
    expect(await reserved(world)).toEqual([`${spec.clusterIP} ns/a`]);
  });
});

describe('two families', () => {
  const dual = (): InProcess => inProcess({ pools: servicePools('10.0.0.0/24,fd00::/108') });

  test.each<[string, JsonObject, string[]]>([
    ['one by default', {}, ['IPv4']],
    ['the requested one', { ipFamilies: ['IPv6'] }, ['IPv6']],
    ['both when preferred', { ipFamilyPolicy: 'PreferDualStack' }, ['IPv4', 'IPv6']],
    ['both in the requested order', { ipFamilyPolicy: 'RequireDualStack', ipFamilies: ['IPv6'] }, ['IPv6', 'IPv4']],
    ['the family of the address', { clusterIP: 'fd00::77' }, ['IPv6']],
  ])('a Service gets %s', async (_what, spec, families) => {
    const world = dual();
    const created = await services(world).create('a', spec);
    expect(created.ipFamilies).toEqual(families);
    expect(created.clusterIPs?.map((address) => (address.includes(':') ? 'IPv6' : 'IPv4'))).toEqual(families);
    expect(await reserved(world)).toEqual([...created.clusterIPs!].sort().map((address) => `${address} ns/a`));
  });

  test('preferred families are one where only one exists', async () => {
    const world = inProcess();
    const created = await services(world).create('a', { ipFamilyPolicy: 'PreferDualStack' });
    expect(created).toMatchObject({ ipFamilyPolicy: 'PreferDualStack', ipFamilies: ['IPv4'] });
  });

  test('two families require a policy', async () => {
    const { create } = services(dual());
    expect(await refusal(create('a', { ipFamilies: ['IPv4', 'IPv6'] }))).toContain(
      `spec.ipFamilyPolicy: Invalid value: "SingleStack": must be 'RequireDualStack' or 'PreferDualStack' when multiple IP families are specified`,
    );
  });

  test('families are added and removed with the policy', async () => {
    const world = dual();
    const { create, patch } = services(world);
    const { clusterIP } = await create('a');
    const both = await patch('a', { spec: { ipFamilyPolicy: 'PreferDualStack' } });
    expect(both.clusterIPs).toEqual([clusterIP, expect.stringMatching(/^fd00::/)]);
    expect(await refusal(patch('a', { spec: { clusterIPs: [clusterIP!] } }))).toContain(
      `spec.ipFamilyPolicy: Invalid value: "PreferDualStack": must be 'SingleStack' to release the secondary cluster IP`,
    );
    const one = await patch('a', { spec: { ipFamilyPolicy: 'SingleStack' } });
    expect(one).toMatchObject({ clusterIPs: [clusterIP], ipFamilies: ['IPv4'] });
    expect(await reserved(world)).toEqual([`${clusterIP} ns/a`]);
  });

  test('an address in another notation is the same one', async () => {
    const world = dual();
    const { create } = services(world);
    await create('a', { clusterIP: 'fd00::77' });
    expect(await refusal(create('b', { clusterIP: 'FD00:0:0::0077' }))).toContain('provided IP is already allocated');
  });
});

describe('a deleted Service', () => {
  test.each<[string, (world: InProcess) => Promise<unknown>]>([
    ['by delete', (world) => services(world).remove('a')],
    ['with its collection', (world) => services(world).removeAll()],
  ])('%s releases everything', async (_how, go) => {
    const world = inProcess();
    await services(world).create('a', { type: 'LoadBalancer', externalTrafficPolicy: 'Local' });
    expect(await reserved(world)).toHaveLength(3);
    await go(world);
    expect(await reserved(world)).toEqual([]);
  });

  test('a Service keeps its values until its last finalizer is removed', async () => {
    const world = inProcess();
    const { create, patch, remove } = services(world);
    await create('a', { clusterIP: '10.0.0.5' });
    await patch('a', { metadata: { finalizers: ['example.com/wait'] } });
    await remove('a');
    expect(await reserved(world)).toEqual(['10.0.0.5 ns/a']);
    await patch('a', { metadata: { finalizers: null } });
    expect(await reserved(world)).toEqual([]);
  });

  test("a deletion does not release a successor's values", async () => {
    const world = inProcess();
    const { create, remove } = services(world);
    await create('a', { clusterIP: '10.0.0.5' });
    const key = { resource: 'internal/serviceips', namespace: '', name: '10.0.0.5' };
    const reservation = (await world.store.get(key, { kind: 'any' }))!;
    await world.store.write({ kind: 'delete', key, expectedRevision: reservation.revision, value: reservation.bytes });
    const value = Buffer.from(
      '{"kind":"x","metadata":{},"owner":{"resource":"/services","namespace":"ns","name":"b","uid":"other"}}',
    );
    await world.store.write({ kind: 'create', key, uid: 'u', value });
    await remove('a');
    expect(await reserved(world)).toEqual(['10.0.0.5 ns/b']);
  });

  test('a Service stays when its addresses cannot be released: both go or none', async () => {
    const world = inProcess();
    const { create, remove } = services(world);
    await create('a', { clusterIP: '10.0.0.5' });
    world.store.beforeWrite = async ({ key }) => {
      if (key.resource === 'internal/serviceips') throw new Error('connection lost');
    };
    await expect(remove('a')).rejects.toThrow();
    world.store.beforeWrite = undefined;
    expect(await reserved(world)).toEqual(['10.0.0.5 ns/a']);
    await remove('a');
    expect(await reserved(world)).toEqual([]);
  });
});
