import { describe, expect, it } from '@jest/globals';
import type { JsonObject, JsonValue } from '../../../../../src/json/types.js';
import { strategy } from '../../../../../src/resources/strategies/core/service.js';
import { context, faultsOnCreate, faultsOnUpdate, KUBERNETES, NOW, object } from '../support.js';

const PORT = { port: 80, protocol: 'TCP', targetPort: 80 };
const service = (spec: JsonObject, status: JsonObject = {}) =>
  object('Service', { spec: { type: 'ClusterIP', ...spec }, status });

describe('what a Service must say', () => {
  it.each<[string, JsonObject, string[]]>([
    ['one port needs no name', { ports: [PORT] }, []],
    ['a service needs ports', {}, ['spec.ports: Required value']],
    ['a headless one does not', { clusterIP: 'None', clusterIPs: ['None'] }, []],
    ['an external name does not', { type: 'ExternalName', externalName: 'example.com.' }, []],
    [
      'an external name is not just a dot',
      { type: 'ExternalName', externalName: '.' },
      ['spec.externalName: Required value'],
    ],
    [
      'several ports need distinct names',
      {
        ports: [
          { ...PORT, name: 'a' },
          { ...PORT, port: 81, name: 'a' },
          { ...PORT, port: 82 },
        ],
      },
      ['spec.ports[1].name: Duplicate value: "a"', 'spec.ports[2].name: Required value'],
    ],
    [
      'a port is served once per protocol',
      {
        ports: [
          { ...PORT, name: 'a' },
          { ...PORT, name: 'b' },
          { ...PORT, name: 'c', protocol: 'UDP' },
        ],
      },
      ['spec.ports[1]: Duplicate value: {"protocol":"TCP","port":80}'],
    ],
    [
      'node ports need a type that has them',
      { ports: [{ ...PORT, nodePort: 30000 }] },
      ["spec.ports[0].nodePort: Forbidden: may not be used when `type` is 'ClusterIP'"],
    ],
    [
      'node ports are used once',
      {
        type: 'NodePort',
        ports: [
          { ...PORT, name: 'a', nodePort: 30000 },
          { ...PORT, port: 81, name: 'b', nodePort: 30000 },
        ],
      },
      ['spec.ports[1].nodePort: Duplicate value: 30000'],
    ],
    [
      'a load balancer has an address',
      { type: 'LoadBalancer', ports: [PORT], clusterIP: 'None', clusterIPs: ['None'] },
      ['spec.clusterIPs[0]: Invalid value: "None": may not be set to \'None\' for LoadBalancer services'],
    ],
    [
      'an external name has no address',
      { type: 'ExternalName', externalName: 'example.com', clusterIP: '10.0.0.1', clusterIPs: ['10.0.0.1'] },
      ['spec.clusterIPs: Forbidden: may not be set for ExternalName services'],
    ],
    [
      'twins agree',
      { ports: [PORT], clusterIP: '10.0.0.1', clusterIPs: ['10.0.0.2'] },
      ['spec.clusterIPs[0]: Invalid value: "10.0.0.2": first value of `clusterIPs` must be the same as `clusterIP`'],
    ],
    [
      'addresses fit their families',
      { ports: [PORT], clusterIP: '10.0.0.1', clusterIPs: ['10.0.0.1'], ipFamilies: ['IPv6'] },
      ['spec.clusterIPs[0]: Invalid value: "10.0.0.1": expected an IPv6 value as indicated by `ipFamilies[0]`'],
    ],
    [
      'external addresses must be routable',
      { ports: [PORT], externalIPs: ['127.0.0.1', 'fe80::1', '8.8.8.8', 'x'], externalTrafficPolicy: 'Cluster' },
      [
        'spec.externalIPs[0]: Invalid value: "127.0.0.1": may not be in the loopback range (127.0.0.0/8, ::1/128)',
        'spec.externalIPs[1]: Invalid value: "fe80::1": may not be in the link-local range (169.254.0.0/16, fe80::/10)',
        'spec.externalIPs[3]: Invalid value: "x": must be a valid IP address, (e.g. 10.9.8.7 or 2001:db8::ffff)',
      ],
    ],
    [
      'source ranges are for load balancers',
      { ports: [PORT], loadBalancerSourceRanges: ['10.0.0.0/8'] },
      ["spec.LoadBalancerSourceRanges: Forbidden: may only be used when `type` is 'LoadBalancer'"],
    ],
    [
      'affinity ends after a day',
      { ports: [PORT], sessionAffinity: 'ClientIP', sessionAffinityConfig: { clientIP: { timeoutSeconds: 86401 } } },
      [
        'spec.sessionAffinityConfig.clientIP.timeoutSeconds: Invalid value: 86401: must be greater than 0 and less than 86400',
      ],
    ],
    [
      'external traffic needs a node port or load balancer',
      { ports: [PORT], externalTrafficPolicy: 'Local' },
      ['spec.externalTrafficPolicy: Invalid value: "Local": may only be set for externally-accessible services'],
    ],
  ])('%s', (_what, spec, faults) => expect(faultsOnCreate(strategy, service(spec))).toEqual(faults));
});

describe('what the server adds to a Service', () => {
  it('a plain service has one family, a headless one without selector two', () => {
    const plain = strategy.prepareForCreate?.(service({ ports: [PORT], selector: { a: 'b' } }), context());
    expect(plain?.['spec']).toMatchObject({ ipFamilyPolicy: 'SingleStack', ipFamilies: ['IPv4'] });
    const headless = strategy.prepareForCreate?.(service({ clusterIP: 'None' }), context());
    expect(headless?.['spec']).toMatchObject({
      clusterIPs: ['None'],
      ipFamilyPolicy: 'RequireDualStack',
      ipFamilies: ['IPv4', 'IPv6'],
    });
  });

  it('an external name has no families', () => {
    const spec = { type: 'ExternalName', externalName: 'example.com' };
    expect(strategy.prepareForCreate?.(service(spec), context())?.['spec']).toEqual(spec);
  });

  it('an external name loses its internal traffic policy, if there is one', () => {
    const spec = { type: 'ExternalName', externalName: 'example.com' };
    for (const internalTrafficPolicy of ['Cluster', 'Local']) {
      const given = service({ ...spec, internalTrafficPolicy });
      expect(strategy.prepareForCreate?.(given, context())?.['spec']).toEqual(spec);
      expect(strategy.prepareForUpdate?.(given, service(spec), context())?.['spec']).toEqual(spec);
    }
    const odd = { ...spec, internalTrafficPolicy: 'Other' };
    expect(strategy.prepareForCreate?.(service(odd), context())?.['spec']).toEqual(odd);
  });

  it('unused affinity is dropped and external traffic is allowed', () => {
    const spec = { sessionAffinity: 'None', sessionAffinityConfig: { clientIP: {} }, externalIPs: ['8.8.8.8'] };
    expect(strategy.applyDefaults?.(service(spec), KUBERNETES)['spec']).toEqual({
      type: 'ClusterIP',
      sessionAffinity: 'None',
      externalIPs: ['8.8.8.8'],
      externalTrafficPolicy: 'Cluster',
    });
  });
});

describe('an update of a Service', () => {
  const stored = service({
    type: 'NodePort',
    ports: [{ ...PORT, nodePort: 30000 }],
    clusterIP: '10.0.0.1',
    clusterIPs: ['10.0.0.1'],
    ipFamilies: ['IPv4'],
    ipFamilyPolicy: 'SingleStack',
    externalTrafficPolicy: 'Cluster',
  });
  const update = (spec: JsonObject) => strategy.prepareForUpdate?.(service(spec), stored, context()) ?? stored;

  it('absent allocated values are kept', () => {
    const updated = update({
      type: 'NodePort',
      ports: [PORT, { ...PORT, port: 81, name: 'more' }],
      externalTrafficPolicy: 'Cluster',
    });
    expect(updated['spec']).toEqual({
      ...(stored['spec'] as JsonObject),
      ports: [
        { ...PORT, nodePort: 30000 },
        { ...PORT, port: 81, name: 'more' },
      ],
    });
  });

  it('node ports are released with the type', () => {
    const updated = update({ ...(stored['spec'] as JsonObject), type: 'ClusterIP' });
    expect(updated['spec']).toMatchObject({ ports: [PORT], clusterIP: '10.0.0.1' });
    expect(updated['spec']).not.toHaveProperty('externalTrafficPolicy');
    expect(faultsOnUpdate(strategy, updated, stored)).toEqual([]);
  });

  it.each<[string, JsonObject[]]>([
    [
      'one more',
      [
        { ...PORT, nodePort: 30000 },
        { ...PORT, port: 81, name: 'more' },
      ],
    ],
    ['another one', [{ ...PORT, port: 81 }]],
    [
      'the same ones in another order',
      [
        { ...PORT, port: 81, name: 'x' },
        { ...PORT, nodePort: 30000 },
      ],
    ],
  ])('node ports are released with the type when the ports become %s', (_what, ports) => {
    for (const type of ['ClusterIP', 'ExternalName']) {
      const updated = update({ ...(stored['spec'] as JsonObject), type, externalName: 'a.b', ports });
      const after = (updated['spec'] as { ports: JsonObject[] }).ports;
      expect(after.filter((port) => 'nodePort' in port)).toEqual([]);
      expect(after).toHaveLength(ports.length);
    }
  });

  it('explicit node ports are kept for a type without', () => {
    const two = (type: string, first: JsonObject): JsonObject => ({
      ...(stored['spec'] as JsonObject),
      type,
      ports: [
        { ...PORT, name: 'a', ...first },
        { ...PORT, port: 81, name: 'b', nodePort: 30001 },
      ],
    });
    const before = service(two('LoadBalancer', { nodePort: 30000 }));
    const after = (spec: JsonObject): unknown => {
      const written = service({ ...spec, allocateLoadBalancerNodePorts: false });
      return (strategy.prepareForUpdate?.(written, before, context()) ?? before)['spec'];
    };
    for (const first of [{ nodePort: 30000 }, {}]) {
      const wanted = two('LoadBalancer', first);
      expect(after(wanted)).toEqual({ ...wanted, allocateLoadBalancerNodePorts: false });
    }
  });

  it('a new node port for a type without is kept, for validation to reject', () => {
    const ports = [{ ...PORT, nodePort: 30001 }];
    expect(update({ ...(stored['spec'] as JsonObject), type: 'ClusterIP', ports })['spec']).toMatchObject({ ports });
  });

  it('values of the load balancer are removed with the type', () => {
    const balanced = { ...stored, status: { loadBalancer: { ingress: [{ ip: '1.2.3.4' }] } } };
    const spec = { ...(stored['spec'] as JsonObject), type: 'ClusterIP' };
    expect(strategy.prepareForUpdate?.({ ...balanced, spec }, balanced, context())['status']).toEqual({
      loadBalancer: {},
    });
  });

  it('an external name releases the address', () => {
    const updated = update({ ...(stored['spec'] as JsonObject), type: 'ExternalName', externalName: 'example.com' });
    expect(updated['spec']).toEqual({ type: 'ExternalName', externalName: 'example.com', ports: [PORT] });
  });

  it('the first address is immutable', () => {
    const updated = update({ ...(stored['spec'] as JsonObject), clusterIP: '10.0.0.9' });
    expect(faultsOnUpdate(strategy, updated, stored)).toEqual([
      'spec.clusterIPs[0]: Invalid value: ["10.0.0.9"]: may not change once set',
    ]);
  });
});

describe('the status of a Service', () => {
  const IP = 'status.loadBalancer.ingress[0].ip';
  it.each<[string, JsonObject, string[]]>([
    ['names an entry point by address', { ip: '8.8.8.8', ipMode: 'VIP' }, []],
    ['names an entry point by name', { hostname: 'lb.example.com' }, []],
    [
      'has a valid address',
      { ip: 'x', ipMode: 'VIP' },
      [`${IP}: Invalid value: "x": must be a valid IP address, (e.g. 10.9.8.7 or 2001:db8::ffff)`],
    ],
    [
      'has an address with a mode',
      { ip: '8.8.8.8' },
      [`${IP}Mode: Required value: must be specified when \`ip\` is set`],
    ],
    [
      'has a mode only with an address',
      { hostname: 'a', ipMode: 'VIP' },
      [`${IP}Mode: Forbidden: may not be specified when \`ip\` is not set`],
    ],
    [
      'has a name that is not an address',
      { hostname: '8.8.8.8' },
      ['status.loadBalancer.ingress[0].hostname: Invalid value: "8.8.8.8": must be a DNS name, not an IP address'],
    ],
  ])('%s', (_what, entry, faults) => {
    const updated = service({ type: 'LoadBalancer' }, { loadBalancer: { ingress: [entry] } });
    expect(faultsOnUpdate(strategy, updated, service({ type: 'LoadBalancer' }), 'status')).toEqual(faults);
  });

  it('only a load balancer has entry points', () => {
    const updated = service({}, { loadBalancer: { ingress: [{ hostname: 'a' }] } });
    expect(faultsOnUpdate(strategy, updated, service({}), 'status')).toEqual([
      "status.loadBalancer.ingress: Forbidden: may only be used when `spec.type` is 'LoadBalancer'",
    ]);
  });
});

describe('warnings on a Service', () => {
  it.each<[string, JsonObject, string[]]>([
    ['no warnings', { ports: [PORT] }, []],
    [
      'a headless one ignores how it is reached',
      { clusterIP: 'None', sessionAffinity: 'ClientIP', externalIPs: ['8.8.8.8'], loadBalancerIP: '8.8.8.8' },
      [
        'spec.loadBalancerIP is ignored for headless services',
        'spec.externalIPs is ignored for headless services',
        'spec.SessionAffinity is ignored for headless services',
      ],
    ],
    [
      'external addresses are deprecated',
      { externalIPs: ['8.8.8.8'] },
      ['spec.externalIPs is deprecated and may no longer be implemented in some clusters'],
    ],
    [
      'an external name has no external addresses',
      { type: 'ExternalName', externalName: 'a.b', externalIPs: ['8.8.8.8'] },
      ['spec.externalIPs is ignored when spec.type is "ExternalName"'],
    ],
    [
      'an external name is for its type',
      { externalName: 'a.b' },
      ['spec.externalName is ignored when spec.type is not "ExternalName"'],
    ],
    [
      'a distribution has a new name',
      { trafficDistribution: 'PreferClose' },
      ['spec.trafficDistribution: "PreferClose" is deprecated; use "PreferSameZone"'],
    ],
  ])('%s', (_what, spec, expected) => {
    expect(strategy.warnings?.(service(spec), undefined, KUBERNETES)).toEqual(expected);
  });

  it('they report an annotation by the domain of the naming', () => {
    const old = { annotations: { 'service.kubernetes.io/topology-aware-hints': 'auto' } };
    expect(strategy.warnings?.(object('Service', {}, old), undefined, KUBERNETES)).toEqual([
      'annotation service.kubernetes.io/topology-aware-hints is deprecated, please use service.kubernetes.io/topology-mode instead',
    ]);
  });
});

describe('a Service with very many faults', () => {
  const many = (item: JsonValue): JsonValue[] => Array<JsonValue>(50_000).fill(item);
  it.each<[string, JsonObject]>([
    ['external addresses', { ports: [PORT], externalIPs: many('!') }],
    ['cluster addresses', { ports: [PORT], clusterIP: '!', clusterIPs: many('!') }],
    ['addresses of another family', { ports: [PORT], clusterIP: '::1', clusterIPs: many('::1') }],
    ['sources of its balancer', { type: 'LoadBalancer', ports: [PORT], loadBalancerSourceRanges: many('!') }],
    ['ports', { ports: many(PORT) }],
  ])('it is not validated to its end: %s', (_what, spec) => {
    const asked = service(spec);
    const created = strategy.validateCreate?.(asked, context()) ?? [];
    const found = [...(strategy.validate?.(asked, { ...context(), reported: [] }) ?? []), ...created];
    // The faults that fit into an answer, and the one that says that there are more.
    expect(found.length).toBeGreaterThan(100);
    expect(found.length).toBeLessThan(1_000);
  });
});

describe('a Service in a table', () => {
  it.each<[string, JsonObject, JsonObject, unknown[]]>([
    [
      'inside the cluster',
      { ports: [PORT], clusterIPs: ['10.0.0.1'], selector: { b: '2', a: '1' } },
      {},
      ['10.0.0.1', '<none>', '80/TCP', '60m', 'a=1,b=2'],
    ],
    [
      'waiting for its balancer',
      { type: 'LoadBalancer', ports: [{ ...PORT, nodePort: 30000 }] },
      {},
      ['<none>', '<pending>', '80:30000/TCP', '60m', '<none>'],
    ],
    [
      'with a balancer',
      { type: 'LoadBalancer', externalIPs: ['9.9.9.9'] },
      { loadBalancer: { ingress: [{ hostname: 'lb.example.com' }, { ip: '8.8.8.8' }] } },
      ['<none>', '8.8.8.8,lb.example.com,9.9.9.9', '<none>', '60m', '<none>'],
    ],
    [
      'by another name',
      { type: 'ExternalName', externalName: 'example.com' },
      {},
      ['<none>', 'example.com', '<none>', '60m', '<none>'],
    ],
  ])('it shows %s', (_what, spec, status, cells) => {
    expect(strategy.cells?.(service(spec, status), NOW, KUBERNETES)).toEqual(cells);
  });
});
