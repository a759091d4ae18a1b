import type { IpFamily } from './ip-address.js';

/** The pool of ports that every node opens, for node ports and health checks. */
export const NODE_PORTS = 'node-ports';

const SERVICE_IPS = 'service-ips/';

/** The pool of service addresses of one family. */
export function serviceIpPool(family: IpFamily): string {
  return `${SERVICE_IPS}${family}`;
}

/** The families in which this server gives addresses, the default one first, from the names of its pools. */
export function configuredFamilies(pools: readonly string[]): readonly IpFamily[] {
  return pools.filter((pool) => pool.startsWith(SERVICE_IPS)).map((pool) => pool.slice(SERVICE_IPS.length) as IpFamily);
}
