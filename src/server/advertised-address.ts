import { isIPv6 } from 'node:net';
import type { ServeOptions } from '../config/options.js';
import type { AdvertisedAddress } from '../controllers/apiserver-endpoints/identity-lease.js';
import { isForeignAddress } from '../http/forward/forwarder.js';
import { servingNames } from './serving-names.js';

/**
 * Where clients inside the cluster reach this server: what the flags say, or an address of this machine when it listens
 * on all of them. undefined when nobody else can reach it, or when the flags turn its endpoints off.
 */
export function advertisedAddress(
  options: Pick<ServeOptions, 'advertiseAddress' | 'bindAddress' | 'endpointReconcilerType'>,
  port: number,
): AdvertisedAddress | undefined {
  if (options.endpointReconcilerType === 'none') return undefined;
  const { bindAddress } = options;
  const isAny = bindAddress === '0.0.0.0' || bindAddress === '::';
  const own = isAny ? servingNames(bindAddress).filter((name) => isAddress(name, bindAddress)) : [bindAddress];
  const ip = options.advertiseAddress ?? own.find(isForeignAddress);
  return ip === undefined || !isForeignAddress(ip) ? undefined : { ip, port };
}

function isAddress(name: string, like: string): boolean {
  return isIPv6(like) ? isIPv6(name) : /^[\d.]+$/.test(name);
}
