import { ipToBytes } from '../../credentials/ip-bytes.js';

/** A network such as `10.0.0.0/24`. */
export interface AddressRange {
  readonly family: 'IPv4' | 'IPv6';
  /** The network address as a number. */
  readonly first: bigint;
  /** How many addresses, the network's own included. */
  readonly size: bigint;
}

/** An address as a number, and its family; undefined when the text is none. */
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

/**
 * The one text of an address (RFC 5952 for IPv6): lower case, no leading zeros, the longest run of zero groups left
 * out, the first of several.
 */
export function addressText(family: AddressRange['family'], number: bigint): string {
  if (family === 'IPv4') return [24n, 16n, 8n, 0n].map((shift) => String((number >> shift) & 0xffn)).join('.');
  const groups = Array.from({ length: 8 }, (_, at) => (number >> BigInt(112 - 16 * at)) & 0xffffn);
  let start = -1;
  let length = 1;
  for (let at = 0; at < 8; at++) {
    let end = at;
    while (end < 8 && groups[end] === 0n) end++;
    if (end - at > length) [start, length] = [at, end - at];
  }
  const text = (part: readonly bigint[]): string => part.map((group) => group.toString(16)).join(':');
  return start < 0 ? text(groups) : `${text(groups.slice(0, start))}::${text(groups.slice(start + length))}`;
}

/**
 * Reads a network. Bits behind the prefix are passed over, as Kubernetes does.
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
