import { describe, expect, test } from '@jest/globals';
import type { JsonObject } from '../../../src/json/types.js';
import type { KubeObject } from '../../../src/meta/object.js';
import { createRegistry } from '../../../src/registry/create-registry.js';
import type { StoreKey } from '../../../src/storage/store.js';
import {
  body,
  deleting,
  type InProcess,
  inProcess,
  listing,
  mergePatch,
  refusal,
  servicePools,
  settle,
  writing,
} from '../../support/in-process.js';

const SELECTOR = { app: 'a' };
const PORT = { port: 80 };

/** Services by short calls. */
function services(world: InProcess) {
  const target = (name = ''): ReturnType<InProcess['target']> => world.target('services', { name });
  const given = (name: string, spec: JsonObject): JsonObject => ({
    apiVersion: 'v1',
    kind: 'Service',
    metadata: { name },
    spec: { selector: SELECTOR, ports: [PORT], ...spec },
  });
  const parsed = async (call: Promise<{ object: { parsed: KubeObject } }>): Promise<Spec> =>
    ((await call).object.parsed as unknown as { spec: Spec }).spec;
  return {
    create: (name: string, spec: JsonObject = {}, dryRun = false) =>
      parsed(world.registry.create(world.context, target(), body(given(name, spec)), writing({ dryRun }))),
    put: (name: string, spec: JsonObject = {}, dryRun = false) =>
      parsed(world.registry.update(world.context, target(name), body(given(name, spec)), writing({ dryRun }))),
    patch: (name: string, patch: JsonObject) =>
      parsed(world.registry.patch(world.context, target(name), mergePatch(patch), writing())),
    remove: (name: string, dryRun = false) => world.registry.delete(world.context, target(name), deleting({ dryRun })),
    removeAll: () => world.registry.deleteCollection(world.context, target(), listing(), deleting()),
  };
}

interface Spec {
  readonly clusterIP?: string;
  readonly clusterIPs?: readonly string[];
  readonly ipFamilies?: readonly string[];
  readonly ipFamilyPolicy?: string;
  readonly healthCheckNodePort?: number;
  readonly ports: readonly { readonly nodePort?: number; readonly port: number }[];
}

/** What is reserved: `10.0.0.7 ns/a`. */
async function reserved(world: InProcess): Promise<string[]> {
  const lists = await Promise.all(
    ['internal/serviceips', 'internal/nodeports'].map((resource) =>
      world.store.list({ resource, at: { kind: 'any' } }),
    ),
  );
  return lists.flatMap(({ items }) =>
    items.map(({ name, parsed }) => {
      const owner = (parsed as JsonObject)['owner'] as JsonObject;
      return `${name} ${String(owner['namespace'])}/${String(owner['name'])}`;
    }),
  );
}

describe('a new Service', () => {
  test('gets an address behind the band, reserved for it', async () => {
    const world = inProcess();
    const spec = await services(world).create('a');
    expect(spec.clusterIPs).toEqual([spec.clusterIP]);
    expect(spec).toMatchObject({ ipFamilies: ['IPv4'], ipFamilyPolicy: 'SingleStack' });
    expect(Number(spec.clusterIP?.split('.')[3])).toBeGreaterThan(16);
    expect(await reserved(world)).toEqual([`${spec.clusterIP} ns/a`]);
  });

  test('costs one write more than another kind', async () => {
    const world = inProcess();
    await services(world).create('a');
    expect(world.store.writes).toBe(2);
    const configMap = { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'a' } };
    await world.registry.create(world.context, world.target('configmaps'), body(configMap), writing());
    expect(world.store.writes).toBe(3);
  });

  test('gets what it asks for', async () => {
    const world = inProcess();
    const spec = await services(world).create('a', {
      type: 'NodePort',
      clusterIP: '10.0.0.5',
      ports: [{ ...PORT, nodePort: 30_080 }],
    });
    expect(spec).toMatchObject({ clusterIPs: ['10.0.0.5'], ports: [{ nodePort: 30_080 }] });
    expect(await reserved(world)).toEqual(['10.0.0.5 ns/a', '30080 ns/a']);
  });

  test.each<[string, JsonObject]>([
    ['an external name', { type: 'ExternalName', externalName: 'example.com', ports: [] }],
    ['a headless one', { clusterIP: 'None' }],
  ])('%s takes nothing', async (_what, spec) => {
    const world = inProcess();
    const created = await services(world).create('a', spec);
    expect(created.clusterIP ?? 'None').toBe('None');
    expect(await reserved(world)).toEqual([]);
    expect(world.store.writes).toBe(1);
  });

  test.each<[string, JsonObject, RegExp]>([
    [
      'a taken address',
      { clusterIP: '10.0.0.5' },
      /^422 Invalid: Service "b" is invalid: spec\.clusterIPs: Invalid value: \["10\.0\.0\.5"\]: failed to allocate IP 10\.0\.0\.5: provided IP is already allocated$/,
    ],
    ['the address of the server', { clusterIP: '10.0.0.1' }, /10\.0\.0\.1: provided IP is already allocated$/],
    [
      'an address of elsewhere',
      { clusterIP: '10.9.0.1' },
      /failed to allocate IP 10\.9\.0\.1: the provided network does not match the current range$/,
    ],
    ['the address of broadcasts', { clusterIP: '10.0.0.255' }, /does not match the current range$/],
    [
      'another family',
      { clusterIP: 'fd00::1' },
      /spec\.clusterIPs\[0\]: Invalid value: \["fd00::1"\]: IPv6 is not configured on this cluster$/,
    ],
    [
      'two families',
      { ipFamilyPolicy: 'RequireDualStack' },
      /^422 Invalid: .*spec\.ipFamilyPolicy: Invalid value: "RequireDualStack": this cluster is not configured for dual-stack services$/,
    ],
    [
      'a taken port',
      { type: 'NodePort', ports: [{ ...PORT, nodePort: 30_080 }] },
      /^422 Invalid: Service "b" is invalid: spec\.ports\[0\]\.nodePort: Invalid value: 30080: provided port is already allocated$/,
    ],
    [
      'a port outside the range',
      { type: 'NodePort', ports: [{ ...PORT, nodePort: 80 }] },
      /spec\.ports\[0\]\.nodePort: Invalid value: 80: provided port is not in the valid range\. The range of valid ports is 30000-32767$/,
    ],
    [
      'a taken health check port',
      { type: 'LoadBalancer', externalTrafficPolicy: 'Local', healthCheckNodePort: 30_080 },
      /^422 Invalid: .*spec\.healthCheckNodePort: Invalid value: 30080: failed to allocate requested HealthCheck NodePort 30080: provided port is already allocated$/,
    ],
    [
      'one port for two purposes',
      {
        type: 'LoadBalancer',
        externalTrafficPolicy: 'Local',
        healthCheckNodePort: 30_090,
        ports: [{ ...PORT, nodePort: 30_090 }],
      },
      /^422 .*HealthCheck NodePort 30090: provided port is already allocated$/,
    ],
  ])('is refused %s, and takes nothing', async (_what, spec, message) => {
    const world = inProcess();
    const { create } = services(world);
    await create('a', { type: 'NodePort', clusterIP: '10.0.0.5', ports: [{ ...PORT, nodePort: 30_080 }] });
    const before = await reserved(world);
    for (const dryRun of [true, false]) expect(await refusal(create('b', spec, dryRun))).toMatch(message);
    expect(await reserved(world)).toEqual(before);
  });

  test('is refused before anything is written when it is not valid', async () => {
    const world = inProcess();
    expect(await refusal(services(world).create('a', { ports: [] }))).toContain('spec.ports: Required value');
    expect(world.store.writes).toBe(0);
  });

  test('whose name is in use takes nothing', async () => {
    const world = inProcess();
    const { create } = services(world);
    await create('a');
    expect(await refusal(create('a'))).toBe('409 AlreadyExists: services "a" already exists');
    expect(world.store.writes).toBe(2);
  });

  test('gives back what it took when its name is taken at the last moment', async () => {
    const world = inProcess();
    const { create } = services(world);
    world.store.beforeWrite = async ({ key }) => {
      if (key.resource !== '/services') return;
      world.store.beforeWrite = undefined;
      await create('a', { clusterIP: '10.0.0.9' });
    };
    expect(await refusal(create('a', { clusterIP: '10.0.0.8' }))).toContain('already exists');
    expect(await reserved(world)).toEqual(['10.0.0.9 ns/a']);
  });

  test('whose write fails leaves nothing reserved', async () => {
    const world = inProcess();
    world.store.beforeWrite = async ({ key }) => {
      if (key.resource === '/services') throw new Error('connection lost');
    };
    await expect(services(world).create('a', { clusterIP: '10.0.0.8' })).rejects.toThrow();
    expect(await reserved(world)).toEqual([]);
  });

  test('picks anew when another server was quicker, and refuses what it was asked for', async () => {
    const world = inProcess();
    const stolen: string[] = [];
    const steal = async ({ kind, key }: { kind: string; key: StoreKey }): Promise<void> => {
      if (kind !== 'create' || key.resource !== 'internal/serviceips' || stolen.length > 0) return;
      stolen.push(key.name);
      const value = Buffer.from(
        `{"kind":"x","metadata":{"name":"${key.name}"},"owner":{"resource":"/services","namespace":"ns","name":"thief","uid":"u"}}`,
      );
      await world.store.write({ kind: 'create', key, uid: 'u', value });
    };
    world.store.beforeWrite = steal;
    const spec = await services(world).create('a');
    expect(stolen).toHaveLength(1);
    expect(spec.clusterIP).not.toBe(stolen[0]);
    expect(await reserved(world)).toHaveLength(2);

    stolen.length = 0;
    const refused = await refusal(
      services(world).create('b', { type: 'NodePort', clusterIP: '10.0.0.9', ports: [{ ...PORT, nodePort: 30_001 }] }),
    );
    expect(refused).toContain('failed to allocate IP 10.0.0.9: provided IP is already allocated');
    expect((await reserved(world)).filter((one) => one.endsWith('/b'))).toEqual([]);
  });

  test('of many at once each gets its own address and port', async () => {
    const world = inProcess({ pools: servicePools('10.0.0.0/27', [30_000, 30_028]) });
    const { create } = services(world);
    const specs = await Promise.all(Array.from({ length: 29 }, (_, at) => create(`s${at}`, { type: 'NodePort' })));
    expect(new Set(specs.map(({ clusterIP }) => clusterIP)).size).toBe(29);
    expect(new Set(specs.map(({ ports }) => ports[0]?.nodePort)).size).toBe(29);
    expect(await refusal(create('one-more'))).toMatch(
      /^422 Invalid: .*spec\.clusterIPs: Forbidden: failed to allocate a serviceIP: range is full$/,
    );
    await services(world).remove('s7');
    expect(await create('one-more', { type: 'NodePort' })).toMatchObject({
      clusterIP: specs[7]?.clusterIP,
      ports: [{ nodePort: specs[7]?.ports[0]?.nodePort }],
    });
  });

  test('two servers on one store give nothing twice', async () => {
    const world = inProcess({ pools: servicePools('10.0.0.0/27', [30_000, 30_029]) });
    const servers = [services(world), services({ ...world, registry: createRegistry(world.parts) })];
    // One sequence of random numbers for both and writes that wait for each other: they keep picking the same.
    world.store.beforeWrite = () => settle();
    const specs = await Promise.all(
      Array.from({ length: 28 }, (_, at) => servers[at % 2]!.create(`s${at}`, { type: 'NodePort' })),
    );
    expect(new Set(specs.map(({ clusterIP }) => clusterIP)).size).toBe(28);
    expect(new Set(specs.map(({ ports }) => ports[0]?.nodePort)).size).toBe(28);
    expect(await reserved(world)).toHaveLength(56);
  });

  test('shares a node port between protocols of one number', async () => {
    const world = inProcess();
    const dns = (name: string, more: JsonObject = {}): JsonObject[] => [
      { name: `${name}-tcp`, port: 53, protocol: 'TCP', ...more },
      { name: `${name}-udp`, port: 53, protocol: 'UDP' },
      { name: `${name}-other`, port: 54, protocol: 'UDP' },
    ];
    for (const [name, more] of [
      ['picked', {}],
      ['named', { nodePort: 30_053 }],
    ] as const) {
      const { ports } = await services(world).create(name, { type: 'NodePort', ports: dns(name, more) });
      expect(ports[0]?.nodePort).toBeGreaterThanOrEqual(30_000);
      expect(ports[1]?.nodePort).toBe(ports[0]?.nodePort);
      expect(ports[2]?.nodePort).not.toBe(ports[0]?.nodePort);
      const again = await services(world).put(name, { type: 'NodePort', ports: dns(name) });
      expect(again.ports).toEqual(ports);
    }
    expect(await reserved(world)).toHaveLength(6);
  });

  test.each<[string, JsonObject, { ports: number; health: boolean }]>([
    ['a load balancer', { type: 'LoadBalancer' }, { ports: 1, health: false }],
    [
      'one that keeps traffic local',
      { type: 'LoadBalancer', externalTrafficPolicy: 'Local' },
      { ports: 1, health: true },
    ],
    [
      'one without node ports',
      { type: 'LoadBalancer', allocateLoadBalancerNodePorts: false },
      { ports: 0, health: false },
    ],
  ])('%s gets the ports it needs', async (_what, spec, wanted) => {
    const world = inProcess();
    const created = await services(world).create('a', spec);
    expect(created.ports.filter(({ nodePort }) => nodePort !== undefined)).toHaveLength(wanted.ports);
    expect(created.healthCheckNodePort !== undefined).toBe(wanted.health);
    expect(await reserved(world)).toHaveLength(1 + wanted.ports + (wanted.health ? 1 : 0));
  });
});

describe('a dry run', () => {
  test('shows values that would do, and takes none', async () => {
    const world = inProcess();
    const { create, put, remove } = services(world);
    const shown = await create('a', { type: 'NodePort' }, true);
    expect(shown.clusterIP).toMatch(/^10\.0\.0\.\d+$/);
    expect(shown.ports[0]?.nodePort).toBeGreaterThanOrEqual(30_000);
    expect(world.store.writes).toBe(0);

    await create('a');
    const before = await reserved(world);
    expect((await put('a', { type: 'NodePort' }, true)).ports[0]?.nodePort).toBeGreaterThanOrEqual(30_000);
    await remove('a', true);
    expect(await reserved(world)).toEqual(before);
  });

  test('holds nothing back from the next write', async () => {
    const world = inProcess({ pools: servicePools('10.0.0.0/24', [30_000, 30_000]) });
    const { create } = services(world);
    await create('a', { type: 'NodePort' }, true);
    expect((await create('b', { type: 'NodePort' })).ports[0]?.nodePort).toBe(30_000);
  });
});

describe('an update', () => {
  test('that leaves out what was allocated changes nothing', async () => {
    const world = inProcess();
    const { create, put } = services(world);
    const created = await create('a', { type: 'NodePort' });
    const { writes } = world.store;
    expect(await put('a', { type: 'NodePort' })).toEqual(created);
    expect(world.store.writes).toBe(writes);
  });

  test('to another type takes and gives back', async () => {
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

  test('changes a node port, and not to a taken one', async () => {
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

  test('that loses a race keeps nothing of the lost attempt', async () => {
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

  test('gives an old Service without address what it lacks', async () => {
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
    ['one when nobody asks for two', {}, ['IPv4']],
    ['the one that was asked for', { ipFamilies: ['IPv6'] }, ['IPv6']],
    ['both when preferred', { ipFamilyPolicy: 'PreferDualStack' }, ['IPv4', 'IPv6']],
    ['both in the order asked for', { ipFamilyPolicy: 'RequireDualStack', ipFamilies: ['IPv6'] }, ['IPv6', 'IPv4']],
    ['the family of the address', { clusterIP: 'fd00::77' }, ['IPv6']],
  ])('a Service gets %s', async (_what, spec, families) => {
    const world = dual();
    const created = await services(world).create('a', spec);
    expect(created.ipFamilies).toEqual(families);
    expect(created.clusterIPs?.map((address) => (address.includes(':') ? 'IPv6' : 'IPv4'))).toEqual(families);
    expect(await reserved(world)).toEqual([...created.clusterIPs!].sort().map((address) => `${address} ns/a`));
  });

  test('preferred ones are one where there is one', async () => {
    const world = inProcess();
    const created = await services(world).create('a', { ipFamilyPolicy: 'PreferDualStack' });
    expect(created).toMatchObject({ ipFamilyPolicy: 'PreferDualStack', ipFamilies: ['IPv4'] });
  });

  test('are asked for with a policy', async () => {
    const { create } = services(dual());
    expect(await refusal(create('a', { ipFamilies: ['IPv4', 'IPv6'] }))).toContain(
      `spec.ipFamilyPolicy: Invalid value: "SingleStack": must be 'RequireDualStack' or 'PreferDualStack' when multiple IP families are specified`,
    );
  });

  test('come and go with the policy', async () => {
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

  test('an address written in another way is the same one', async () => {
    const world = dual();
    const { create } = services(world);
    await create('a', { clusterIP: 'fd00::77' });
    expect(await refusal(create('b', { clusterIP: 'FD00:0:0::0077' }))).toContain('provided IP is already allocated');
  });
});

describe('a Service that goes', () => {
  test.each<[string, (world: InProcess) => Promise<unknown>]>([
    ['by delete', (world) => services(world).remove('a')],
    ['with its collection', (world) => services(world).removeAll()],
  ])('%s gives everything back', async (_how, go) => {
    const world = inProcess();
    await services(world).create('a', { type: 'LoadBalancer', externalTrafficPolicy: 'Local' });
    expect(await reserved(world)).toHaveLength(3);
    await go(world);
    expect(await reserved(world)).toEqual([]);
  });

  test('keeps its values until the last finalizer is gone', async () => {
    const world = inProcess();
    const { create, patch, remove } = services(world);
    await create('a', { clusterIP: '10.0.0.5' });
    await patch('a', { metadata: { finalizers: ['example.com/wait'] } });
    await remove('a');
    expect(await reserved(world)).toEqual(['10.0.0.5 ns/a']);
    await patch('a', { metadata: { finalizers: null } });
    expect(await reserved(world)).toEqual([]);
  });

  test("does not take away what is a successor's by then", async () => {
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

  test('stays when what it held could not be given back: both go or none', async () => {
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
