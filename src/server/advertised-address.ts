import { isIPv6 } from 'node:net';
import type { ServeOptions } from '../config/options.js';
import type { ServerAddress } from '../controllers/apiserver-endpoints/identity-lease.js';
import { isForeignAddress } from '../http/forward/forwarder.js';
import { servingNames } from './serving-names.js';

/**
 * Where clients inside the cluster reach this server: what the flags say, or an address of this machine when it listens on
 * all of them. A server that only its own machine reaches does not publish its address. undefined when the flags turn
 * endpoints off.
 */
export function advertisedAddress(
  options: Pick<ServeOptions, 'advertiseAddress' | 'bindAddress' | 'endpointReconcilerType'>,
  port: number,
): ServerAddress | undefined {
  if (options.endpointReconcilerType === 'none') return undefined;
  const { bindAddress, advertiseAddress } = options;
  const isAny = bindAddress === '0.0.0.0' || bindAddress === '::';
  const own = isAny ? servingNames(bindAddress).filter((name) => isAddress(name, bindAddress)) : [bindAddress];
  const ip = advertiseAddress ?? own.find(isForeignAddress);
  return ip !== undefined && isForeignAddress(ip)
    ? { ip, port, published: true }
    : { ip: bindAddress, port, published: false };
}

function isAddress(name: string, like: string): boolean {
  return isIPv6(like) ? isIPv6(name) : /^[\d.]+$/.test(name);
}
