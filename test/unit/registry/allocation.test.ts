import { describe, expect, test } from '@jest/globals';
import type { JsonObject } from '../../../src/json/types.js';
import { createRegistry } from '../../../src/registry/create-registry.js';
import type { StoreKey } from '../../../src/storage/store.js';
import { body, inProcess, refusal, servicePools, settle, writing, rejecting } from '../../support/in-process.js';
import { PORT, reserved, services } from './services.js';

describe('a new Service', () => {
  test('it gets an address from the upper band, reserved for it', async () => {
    const world = inProcess();
    const spec = await services(world).create('a');
    expect(spec.clusterIPs).toEqual([spec.clusterIP]);
    expect(spec).toMatchObject({ ipFamilies: ['IPv4'], ipFamilyPolicy: 'SingleStack' });
    expect(Number(spec.clusterIP?.split('.')[3])).toBeGreaterThan(16);
    expect(await reserved(world)).toEqual([`${spec.clusterIP} ns/a`]);
  });

  test('it costs one more write than another kind', async () => {
    const world = inProcess();
    await services(world).create('a');
    expect(world.store.writes).toBe(2);
    const configMap = { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'a' } };
    await world.registry.create(world.context, world.target('configmaps'), body(configMap), writing());
    expect(world.store.writes).toBe(3);
  });

  test('it gets requested values', async () => {
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
  ])('%s allocates nothing', async (_what, spec) => {
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
      'an address outside the range',
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
  ])('it is rejected %s, and allocates nothing', async (_what, spec, message) => {
    const world = inProcess();
    const { create } = services(world);
    await create('a', { type: 'NodePort', clusterIP: '10.0.0.5', ports: [{ ...PORT, nodePort: 30_080 }] });
    const before = await reserved(world);
    for (const dryRun of [true, false]) expect(await refusal(create('b', spec, dryRun))).toMatch(message);
    expect(await reserved(world)).toEqual(before);
  });

  test('an invalid one is rejected before anything is written', async () => {
    const world = inProcess();
    expect(await refusal(services(world).create('a', { ports: [] }))).toContain('spec.ports: Required value');
    expect(world.store.writes).toBe(0);
  });

  test('one with a name in use allocates nothing', async () => {
    const world = inProcess();
    const { create } = services(world);
    await create('a');
    expect(await refusal(create('a'))).toBe('409 AlreadyExists: services "a" already exists');
    expect(world.store.writes).toBe(2);
  });

  test('a name taken at the last moment releases its values', async () => {
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

  test('a failed write leaves no reservation', async () => {
    const world = inProcess();
    world.store.beforeWrite = async ({ key }) => {
      if (key.resource === '/services') throw new Error('connection lost');
    };
    await expect(services(world).create('a', { clusterIP: '10.0.0.8' })).rejects.toThrow();
    expect(await reserved(world)).toEqual([]);
  });

  test('after a lost race it gets other values, and requested ones are refused', async () => {
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

  test('many concurrent ones get distinct addresses and ports', async () => {
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

  test('two servers on one store allocate nothing twice', async () => {
    const world = inProcess({ pools: servicePools('10.0.0.0/27', [30_000, 30_029]) });
    const servers = [services(world), services({ ...world, registry: rejecting(createRegistry(world.parts)) })];
    // The same sequence of random numbers for both, and writes that wait for each other: they keep picking the same
    // values.
    world.store.beforeWrite = () => settle();
    const specs = await Promise.all(
      Array.from({ length: 28 }, (_, at) => servers[at % 2]!.create(`s${at}`, { type: 'NodePort' })),
    );
    expect(new Set(specs.map(({ clusterIP }) => clusterIP)).size).toBe(28);
    expect(new Set(specs.map(({ ports }) => ports[0]?.nodePort)).size).toBe(28);
    expect(await reserved(world)).toHaveLength(56);
  });

  test('protocols with the same port number share a node port', async () => {
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
  test('a dry run shows possible values, and allocates none', async () => {
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

  test('a dry run reserves nothing for the next write', async () => {
    const world = inProcess({ pools: servicePools('10.0.0.0/24', [30_000, 30_000]) });
    const { create } = services(world);
    await create('a', { type: 'NodePort' }, true);
    expect((await create('b', { type: 'NodePort' })).ports[0]?.nodePort).toBe(30_000);
  });
});
