import { type AddressRange, addressNumber, addressText } from './address-range.js';
import { bandSize, type Pool } from './pool.js';

/** 2^47: random whole numbers end at 2^48. A larger range is used up to here; values beyond can still be asked for. */
const MOST_PICKED = 1n << 47n;

/**
 * Addresses of a network, without the network's own and, in IPv4, without that of broadcasts. The first one belongs to
 * the API server's own service and is given to nobody else.
 *
 * @param range of at least 8 addresses
 * @param service who may have the first address, by asking for it
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
