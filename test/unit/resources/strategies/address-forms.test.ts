import { describe, expect, it } from '@jest/globals';
import type { JsonObject } from '../../../../src/json/types.js';
import type { KubeObject } from '../../../../src/meta/object.js';
import type { Strategy } from '../../../../src/resources/strategy.js';
import { strategy as endpoints } from '../../../../src/resources/strategies/core/endpoints.js';
import { strategy as nodes } from '../../../../src/resources/strategies/core/node.js';
import { strategy as pods } from '../../../../src/resources/strategies/core/pod.js';
import { strategy as services } from '../../../../src/resources/strategies/core/service.js';
import { strategy as slices } from '../../../../src/resources/strategies/discovery/endpoint-slice.js';
import { strategy as ingresses } from '../../../../src/resources/strategies/networking/ingress.js';
import { strategy as addresses } from '../../../../src/resources/strategies/networking/ip-address.js';
import { strategy as policies } from '../../../../src/resources/strategies/networking/network-policy.js';
import { strategy as ranges } from '../../../../src/resources/strategies/networking/service-cidr.js';
import { context, faultsOnCreate, KUBERNETES, object, texts } from './support.js';

// The answers of kube-apiserver 1.36.

const PADDED = 'must not have leading 0s';
const MAPPED = 'must not be an IPv4-mapped IPv6 address';
const NETWORK_PADDED = 'must not have leading 0s in IP or prefix length';
const HOST_BITS = 'must not have bits set beyond the prefix length';
const NETWORK_MAPPED = 'must not have an IPv4-mapped IPv6 address';
const NO_NETWORK = 'must be a valid CIDR value, (e.g. 10.9.8.0/24 or 2001:db8::/64)';

const about = (path: string, value: string, why: string): string => `${path}: Invalid value: "${value}": ${why}`;

describe('the form of networks', () => {
  const node = (range: string) => object('Node', { spec: { podCIDRs: [range] } });
  const range = (cidr: string) => object('ServiceCIDR', { spec: { cidrs: [cidr] } });
  const policy = (cidr: string) =>
    object('NetworkPolicy', { spec: { podSelector: {}, ingress: [{ from: [{ ipBlock: { cidr } }] }] } });

  it.each([
    ['10.0.0.0/08', NETWORK_PADDED],
    ['010.0.0.0/8', NETWORK_PADDED],
    ['10.0.0.1/8', HOST_BITS],
    ['::ffff:1.2.3.0/120', NETWORK_MAPPED],
    ['10.0.0.0/8/9', NO_NETWORK],
    ['10.0.0.0', NO_NETWORK],
  ])('%s is invalid everywhere', (text, why) => {
    expect(faultsOnCreate(nodes, node(text))).toEqual([about('spec.podCIDRs[0]', text, why)]);
    expect(faultsOnCreate(ranges, range(text))).toEqual([about('spec.cidrs[0]', text, why)]);
    const ofPolicy = texts(policies.validate!(policy(text), context()));
    expect(ofPolicy).toEqual([about('spec.ingress[0].from[0].ipBlock.cidr', text, why)]);
  });

  it('only ranges of services are canonical', () => {
    expect(faultsOnCreate(nodes, node('FD00::/64'))).toEqual([]);
    expect(faultsOnCreate(ranges, range('FD00::/112'))).toEqual([
      about('spec.cidrs[0]', 'FD00::/112', 'must be in canonical form ("fd00::/112")'),
    ]);
  });

  it('a stored node keeps its networks', () => {
    const stored = node('10.0.0.1/8');
    const faults = nodes.validate!(stored, context(), stored);
    expect(nodes.ratchet!(faults, { object: stored, stored, before: () => faults })).toEqual([]);
    expect(nodes.ratchet!(faults, { object: stored, stored: node('x'), before: () => [] })).toEqual(faults);
  });
});

describe('the form of addresses', () => {
  const pod = (ip: string) => object('Pod', { spec: {}, status: { hostIP: ip, hostIPs: [{ ip }], podIPs: [{ ip }] } });
  const BALANCER = { spec: { type: 'LoadBalancer' } };
  const entry = (members: JsonObject): JsonObject => ({ status: { loadBalancer: { ingress: [members] } } });
  const service = (members: JsonObject) => object('Service', { ...BALANCER, ...entry({ ipMode: 'VIP', ...members }) });
  const statusFaults = (strategy: Strategy, given: KubeObject): string[] =>
    texts(strategy.validate!(given, context('status'), given));

  it.each([
    ['010.0.0.1', PADDED],
    ['::ffff:1.2.3.4', MAPPED],
  ])('%s is invalid in statuses, unless stored', (ip, why) => {
    expect(statusFaults(pods, pod(ip))).toEqual([
      about('status.podIPs[0]', ip, why),
      about('status.hostIPs[0]', ip, why),
    ]);
    const ofEntry = [about('status.loadBalancer.ingress[0].ip', ip, why)];
    const ingress = object('Ingress', entry({ ip }));
    expect(statusFaults(services, service({ ip }))).toEqual(ofEntry);
    expect(statusFaults(ingresses, ingress)).toEqual(ofEntry);
    for (const [strategy, stored] of [
      [pods, pod(ip)],
      [services, service({ ip })],
      [ingresses, ingress],
    ] as const) {
      const faults = strategy.validate!(stored, context('status'), stored);
      const update = { object: stored, before: () => faults };
      expect(strategy.ratchet!(faults, { ...update, stored })).toEqual([]);
      expect(strategy.ratchet!(faults, { ...update, stored: object('Any') })).toEqual(faults);
    }
  });

  it.each([
    ['010.1.0.0', PADDED],
    ['::ffff:10.1.0.0', MAPPED],
    ['fd00:0::1', 'must be in canonical form ("fd00::1")'],
    ['x', 'must be a valid IP address, (e.g. 10.9.8.7 or 2001:db8::ffff)'],
  ])('an address object is not named %s', (name, why) => {
    const spec = { parentRef: { resource: 'services', namespace: 'ns', name: 'x' } };
    const given = { ...object('IPAddress', { spec }), metadata: { name } };
    expect(faultsOnCreate(addresses, given)).toEqual([about('metadata.name', name, why)]);
  });

  it('a padded address is an address, not a name', () => {
    const host = '010.0.0.1';
    const ingress = object('Ingress', { spec: { rules: [{ host }] } });
    expect(faultsOnCreate(ingresses, ingress)).toEqual([
      about('spec.rules[0].host', host, 'must be a DNS name, not an IP address'),
    ]);
    expect(statusFaults(services, object('Service', { ...BALANCER, ...entry({ hostname: host }) }))).toEqual([
      about('status.loadBalancer.ingress[0].hostname', host, 'must be a DNS name, not an IP address'),
    ]);
    const old = object('Endpoints', { subsets: [{ addresses: [{ ip: host }] }] });
    expect(faultsOnCreate(endpoints, old)).toEqual([about('subsets[0].addresses[0].ip', host, PADDED)]);
  });

  it('addresses of a slice for IPv6 are canonical', () => {
    const slice = (address: string) => ({
      ...object('EndpointSlice', { addressType: 'IPv6', endpoints: [{ addresses: [address] }] }),
    });
    expect(faultsOnCreate(slices, slice('fd00::1'))).toEqual([]);
    expect(faultsOnCreate(slices, slice('FD00::1'))).toEqual([
      about('endpoints[0].addresses[0]', 'FD00::1', 'must be in canonical form ("fd00::1")'),
    ]);
  });

  it('other forms than the canonical one get warnings', () => {
    const warning = (path: string): string =>
      `${path}: IPv6 address "FD00::1" should be in RFC 5952 canonical format ("fd00::1")`;
    const ip = 'FD00::1';
    const subsets = [{ addresses: [{ ip }], notReadyAddresses: [{ ip }] }];
    expect(endpoints.warnings!(object('Endpoints', { subsets }), undefined, KUBERNETES)).toEqual(
      ['addresses', 'notReadyAddresses'].map((member) => warning(`subsets[0].${member}[0].ip`)),
    );
    const spec = { dnsConfig: { nameservers: [ip] }, hostAliases: [{ ip, hostnames: ['a'] }] };
    expect(pods.warnings!(object('Pod', { spec }), undefined, KUBERNETES)).toEqual([
      warning('spec.dnsConfig.nameservers[0]'),
      warning('spec.hostAliases[0].ip'),
    ]);
  });
});
