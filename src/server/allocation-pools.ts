import type { ServeOptions } from '../config/options.js';
import type { NamingProfile } from '../naming/profile.js';
import { createAddressPool } from '../registry/allocation/address-pool.js';
import type { Pool } from '../registry/allocation/pool.js';
import { createPortPool } from '../registry/allocation/port-pool.js';
import { NODE_PORTS, serviceIpPool } from '../resources/strategies/core/service-rules/service-pools.js';

/**
 * The pools of this server. Their store keys have a group without a dot, which no client API group has, so no path
 * reaches the reservations.
 */
export function allocationPools(
  options: Pick<ServeOptions, 'serviceClusterIpRanges' | 'serviceNodePortRange'>,
  naming: NamingProfile,
): readonly Pool[] {
  return [
    ...options.serviceClusterIpRanges.map((range) =>
      createAddressPool(serviceIpPool(range.family), 'internal/serviceips', range, {
        namespace: naming.namespaces.default,
        name: naming.apiserverService,
      }),
    ),
    createPortPool(NODE_PORTS, 'internal/nodeports', options.serviceNodePortRange),
  ];
}
