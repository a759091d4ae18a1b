import { isIPv6 } from 'node:net';
import type { CollectionAddress } from '../../client/client.js';
import type { JsonObject } from '../../json/types.js';
import { apiVersionOf } from '../../meta/gvk.js';
import type { KubeObject } from '../../meta/object.js';
import type { NamingProfile } from '../../naming/profile.js';

/** The desired content of an object: what is compared and written. */
export interface EndpointObject {
  readonly collection: CollectionAddress;
  readonly object: KubeObject;
}

/**
 * The EndpointSlice of the API server's Service, and its Endpoints for older clients.
 *
 * @param ips of all live servers, of one family and sorted; none: both objects have no address
 */
export function endpointObjects(
  naming: NamingProfile,
  ips: readonly string[],
  port: number,
): readonly EndpointObject[] {
  const name = naming.apiserverService;
  const namespace = naming.namespaces.default;
  const slices = { group: `discovery.${naming.groupDomain}`, version: 'v1', resource: 'endpointslices' };
  const ports = [{ name: 'https', port, protocol: 'TCP' }];
  const addresses = ips.map((ip) => ({ ip }));
  const slice: JsonObject = {
    addressType: ips.some(isIPv6) ? 'IPv6' : 'IPv4',
    endpoints: ips.map((ip) => ({ addresses: [ip], conditions: { ready: true } })),
    ports,
  };
  return [
    {
      collection: { type: slices, namespace },
      object: {
        apiVersion: apiVersionOf(slices.group, slices.version),
        kind: 'EndpointSlice',
        metadata: { name, namespace, labels: { [`${naming.labelDomain}/service-name`]: name } },
        ...slice,
      },
    },
    {
      collection: { type: { group: '', version: 'v1', resource: 'endpoints' }, namespace },
      object: {
        apiVersion: 'v1',
        kind: 'Endpoints',
        // Its slice is written directly, without mirroring.
        metadata: { name, namespace, labels: { [`endpointslice.${naming.labelDomain}/skip-mirror`]: 'true' } },
        subsets: ips.length === 0 ? [] : [{ addresses, ports }],
      },
    },
  ];
}
