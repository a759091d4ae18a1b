import { ipToBytes } from '../../credentials/ip-bytes.js';
import { ipv6Text } from '../../meta/ipv6-text.js';

/** A network such as `10.0.0.0/24`. */
export interface AddressRange {
  readonly family: 'IPv4' | 'IPv6';
  /** The network address as a number. */
  readonly first: bigint;
  /** How many addresses, the network's own included. */
  readonly size: bigint;
}

/** An address as a number, and its family; undefined when the text is not an address. */
export function addressNumber(
  text: string,
): { readonly family: AddressRange['family']; readonly number: bigint } | undefined {
  let bytes: Buffer;
  if (text.includes('%')) return undefined;
  try {
    bytes = ipToBytes(text);
  } catch {
    return undefined;
  }
  return { family: bytes.length === 4 ? 'IPv4' : 'IPv6', number: BigInt(`0x${bytes.toString('hex')}`) };
}

/** The canonical text of an address. */
export function addressText(family: AddressRange['family'], number: bigint): string {
  if (family === 'IPv4') return [24n, 16n, 8n, 0n].map((shift) => String((number >> shift) & 0xffn)).join('.');
  return ipv6Text(Array.from({ length: 8 }, (_, at) => Number((number >> BigInt(112 - 16 * at)) & 0xffffn)));
}

/**
 * Reads a network. Host bits are ignored, as in Kubernetes.
 *
 * @throws RangeError with what is wrong
 */
export function parseAddressRange(text: string): AddressRange {
  const [, address = '', bits = ''] = /^([^/]+)\/(\d{1,3})$/.exec(text) ?? [];
  const parsed = addressNumber(address);
  const length = parsed?.family === 'IPv4' ? 32 : 128;
  if (parsed === undefined || Number(bits) > length) {
    throw new RangeError(`"${text}" is not a network; write it like 10.0.0.0/24 or fd00::/108`);
  }
  const size = 1n << BigInt(length - Number(bits));
  return { family: parsed.family, first: parsed.number - (parsed.number % size), size };
}
