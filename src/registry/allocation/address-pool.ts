import { type AddressRange, addressNumber, addressText } from './address-range.js';
import { bandSize, type Pool } from './pool.js';

/**
 * 2^47: random integers end at 2^48. In a larger range, only values up to here are picked; clients can still ask for
 * others.
 */
const MOST_PICKED = 1n << 47n;

/**
 * Addresses of a network, without the network's own and, in IPv4, the broadcast address. The first one is reserved for
 * the API server's own service.
 *
 * @param range of at least 8 addresses
 * @param service the one that may ask for the first address
 */
export function createAddressPool(
  name: string,
  resource: string,
  range: AddressRange,
  service: { readonly namespace: string; readonly name: string },
): Pool {
  const { family, first, size } = range;
  const usable = family === 'IPv4' ? size - 2n : size - 1n;
  const picked = Number(usable < MOST_PICKED ? usable : MOST_PICKED);
  const own = addressText(family, first + 1n);
  return {
    name,
    resource,
    size: picked,
    band: bandSize(Number(size < MOST_PICKED ? size : MOST_PICKED), 16, 256),
    at: (index) => addressText(family, first + 1n + BigInt(index)),
    canonical(value) {
      const address = addressNumber(value);
      if (address === undefined || address.family !== family) return undefined;
      const offset = address.number - first;
      return offset >= 1n && offset <= usable ? addressText(family, address.number) : undefined;
    },
    isReserved: (value, owner) =>
      value === own && !(owner?.namespace === service.namespace && owner.name === service.name),
    outside: 'the provided network does not match the current range',
    taken: 'provided IP is already allocated',
  };
}
