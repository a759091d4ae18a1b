import { describe, expect, test } from '@jest/globals';
import type { KubeObject } from '../../../src/meta/object.js';
import { serviceLookup, type ServiceLookupParts } from '../../../src/server/service-lookup.js';

const slice = (name: string, addressType: string, endpoints: object[], port = 9443): KubeObject =>
  ({
    apiVersion: 'discovery.k8s.io/v1',
    kind: 'EndpointSlice',
    metadata: { name },
    addressType,
    ports: [{ name: 'https', port }],
    endpoints,
  }) as unknown as KubeObject;

function find(spec: object | undefined, parts: Partial<ServiceLookupParts> = {}, port = 443) {
  const service = { apiVersion: 'v1', kind: 'Service', metadata: { name: 'hook' }, spec } as unknown as KubeObject;
  const found = Promise.resolve(spec === undefined ? undefined : service);
  const lookup = serviceLookup({
    objects: { cached: () => found, newest: () => found },
    slices: () => Promise.resolve([]),
    toEndpoints: false,
    random: () => 0,
    ...parts,
  });
  return lookup({ namespace: 'hooks', name: 'hook', port });
}

const PLAIN = { type: 'ClusterIP', clusterIP: '10.0.0.7', ipFamilies: ['IPv4'], ports: [{ name: 'https', port: 443 }] };

describe('a service', () => {
  test('it is found at its cluster address', async () => {
    expect(await find(PLAIN)).toEqual({ host: '10.0.0.7', port: 443 });
  });

  test('an ExternalName is found at that name', async () => {
    const spec = { type: 'ExternalName', externalName: 'hook.example.com' };
    expect(await find(spec, {}, 8443)).toEqual({ host: 'hook.example.com', port: 8443 });
  });

  test.each<[string, object | undefined, Partial<ServiceLookupParts>, number, string]>([
    ['that is missing', undefined, {}, 443, 'service "hook" not found'],
    ['without the port', PLAIN, {}, 8443, 'no service port 8443 found for service "hook"'],
    ['without an address', { ...PLAIN, clusterIP: 'None' }, {}, 443, 'cannot route to service with ClusterIP "None"'],
    ['without endpoints', PLAIN, { toEndpoints: true }, 443, 'no endpoints available for service "hook"'],
    [
      'of another name has no endpoints',
      { type: 'ExternalName', externalName: 'x' },
      { toEndpoints: true },
      443,
      'unsupported service type "ExternalName"',
    ],
  ])('%s is an error', async (_, spec, parts, port, message) => {
    await expect(find(spec, parts, port)).rejects.toThrow(message);
  });

  test('it is found at a ready endpoint of its first family when cluster addresses are not routed', async () => {
    const slices = [
      slice('six', 'IPv6', [{ addresses: ['fd00::1'], conditions: {} }]),
      slice('none', 'IPv4', []),
      slice('four', 'IPv4', [
        { addresses: ['192.0.2.1'], conditions: { ready: false } },
        { addresses: ['192.0.2.2'], conditions: { ready: true } },
        { addresses: ['192.0.2.3'], conditions: {} },
      ]),
    ];
    const at = (random: number): ReturnType<typeof find> =>
      find(PLAIN, { toEndpoints: true, slices: () => Promise.resolve(slices), random: () => random });
    expect(await at(0)).toEqual({ host: '192.0.2.2', port: 9443 });
    expect(await at(0.9)).toEqual({ host: '192.0.2.3', port: 9443 });
  });
});
