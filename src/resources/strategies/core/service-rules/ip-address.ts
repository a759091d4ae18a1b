import { isIPv4, isIPv6 } from 'node:net';
import { ipv6Text } from '../../../../meta/ipv6-text.js';
import { quote } from '../../../../meta/quote.js';

/** The two families of addresses, as the public API names them. */
export type IpFamily = 'IPv4' | 'IPv6';

/** The error for an invalid address. */
const IP_FAULT = 'must be a valid IP address, (e.g. 10.9.8.7 or 2001:db8::ffff)';

/** The error for an invalid network. */
export const CIDR_FAULT = 'must be a valid CIDR value, (e.g. 10.9.8.0/24 or 2001:db8::/64)';

/** The family of an address; undefined when invalid. Zones (`fe80::1%eth0`) are not accepted. */
export function ipFamily(text: string): IpFamily | undefined {
  if (isIPv4(text)) return 'IPv4';
  return isIPv6(text) && !text.includes('%') ? 'IPv6' : undefined;
}

/** The family of a network such as `10.0.0.0/8`; undefined when invalid. */
export function cidrFamily(text: string): IpFamily | undefined {
  const match = /^([^/]+)\/(\d{1,3})$/.exec(text);
  const family = match === null ? undefined : ipFamily(match[1] ?? '');
  if (family === undefined || match === null) return undefined;
  return Number(match[2]) <= (family === 'IPv4' ? 32 : 128) ? family : undefined;
}

const PADDED = /(^|\.)0+(?=\d)/g;

/**
 * Whether the text would be an address without the leading zeros of its numbers, which other programs read as octal.
 */
function isPadded(text: string): boolean {
  return /^[\d.]+$/.test(text) && isIPv4(text.replace(PADDED, '$1'));
}

/** Whether an IPv6 address embeds an IPv4 one. */
export function isMappedAddress(groups: readonly number[]): boolean {
  return groups.length === 8 && groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
}

/** Why the text is not an address; undefined when it is, in whatever form. */
export function addressFault(text: string): string | undefined {
  const family = ipFamily(text);
  if (family === undefined) return isPadded(text) ? 'must not have leading 0s' : IP_FAULT;
  return isMappedAddress(addressGroups(text, family)) ? 'must not be an IPv4-mapped IPv6 address' : undefined;
}

/** Whether programs that ignore leading zeros take the text for an address. */
export function isAddress(text: string): boolean {
  return addressFault(text) !== IP_FAULT;
}

/** Why the text is not an address in canonical form; undefined when it is. */
export function canonicalAddressFault(text: string): string | undefined {
  const fault = addressFault(text);
  if (fault !== undefined) return fault;
  const canonical = addressText(addressGroups(text, ipFamily(text)!));
  return canonical === text ? undefined : `must be in canonical form (${quote(canonical)})`;
}

/** Why the text is not a network in canonical form; undefined when it is. */
export function canonicalNetworkFault(text: string): string | undefined {
  const fault = networkFault(text);
  if (fault !== undefined) return fault;
  const [address = '', length = ''] = text.split('/');
  const canonical = `${addressText(addressGroups(address, ipFamily(address)!))}/${length}`;
  return canonical === text ? undefined : `must be in canonical form (${quote(canonical)})`;
}

/** Why the text is not a network; undefined when it is, in whatever form. */
export function networkFault(text: string): string | undefined {
  const [address = '', length = '', ...rest] = text.split('/');
  if (rest.length > 0) return CIDR_FAULT;
  const plain = `${isPadded(address) ? address.replace(PADDED, '$1') : address}/${length.replace(/^0+(?=\d)/, '')}`;
  const family = cidrFamily(plain);
  if (family === undefined) return CIDR_FAULT;
  if (plain !== text) return 'must not have leading 0s in IP or prefix length';
  const groups = addressGroups(address, family);
  if (isMappedAddress(groups)) return 'must not have an IPv4-mapped IPv6 address';
  const isWhole = networkGroups(groups, Number(length)).every((group, index) => group === groups[index]);
  return isWhole ? undefined : 'must not have bits set beyond the prefix length';
}

/** The network of an address, with all host bits cleared. */
export function networkGroups(groups: readonly number[], bits: number): readonly number[] {
  const width = groups.length === 4 ? 8 : 16;
  return groups.map((group, index) => {
    const kept = Math.min(Math.max(bits - index * width, 0), width);
    return group & ~((1 << (width - kept)) - 1);
  });
}

/** Whether the second network is a proper subnet of the first. Both must be networks. */
export function holdsNetwork(outer: string, inner: string): boolean {
  const [outerFamily, innerFamily] = [cidrFamily(outer), cidrFamily(inner)];
  if (outerFamily === undefined || outerFamily !== innerFamily) return false;
  const [[outerIp = '', outerBits = ''], [innerIp = '', innerBits = '']] = [outer.split('/'), inner.split('/')];
  if (Number(outerBits) >= Number(innerBits)) return false;
  const width = outerFamily === 'IPv4' ? 8 : 16;
  const bitsOf = (ip: string): string =>
    addressGroups(ip, outerFamily)
      .map((group) => group.toString(2).padStart(width, '0'))
      .join('')
      .slice(0, Number(outerBits));
  return bitsOf(outerIp) === bitsOf(innerIp);
}

/** The eight groups of an IPv6 address, or the four bytes of an IPv4 one. The text must be an address. */
export function addressGroups(text: string, family: IpFamily): readonly number[] {
  if (family === 'IPv4') return text.split('.').map(Number);
  const [head = '', tail] = text.split('::');
  const read = (part: string): number[] =>
    part === ''
      ? []
      : part.split(':').flatMap((group) => {
          if (!group.includes('.')) return [Number.parseInt(group, 16)];
          const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
          return [a * 256 + b, c * 256 + d];
        });
  const left = read(head);
  if (tail === undefined) return left;
  const right = read(tail);
  return [...left, ...Array.from({ length: 8 - left.length - right.length }, () => 0), ...right];
}

/**
 * Why an address is not reachable from other machines: unspecified, loopback, link-local or link-local multicast; empty
 * when it is. The text must be an address.
 */
export function specialAddressFaults(text: string): readonly string[] {
  const family = ipFamily(text);
  if (family === undefined) return [];
  const groups = addressGroups(text, family);
  const first = groups[0] ?? 0;
  const zeroUpTo = (end: number): boolean => groups.slice(0, end).every((group) => group === 0);
  const faults: string[] = [];
  if (zeroUpTo(groups.length)) faults.push(`may not be unspecified (${text})`);
  const loopback = family === 'IPv4' ? first === 127 : zeroUpTo(7) && groups[7] === 1;
  if (loopback) faults.push('may not be in the loopback range (127.0.0.0/8, ::1/128)');
  const linkLocal = family === 'IPv4' ? first === 169 && groups[1] === 254 : (first & 0xffc0) === 0xfe80;
  if (linkLocal) faults.push('may not be in the link-local range (169.254.0.0/16, fe80::/10)');
  const multicast =
    family === 'IPv4' ? first === 224 && groups[1] === 0 && groups[2] === 0 : (first & 0xff0f) === 0xff02;
  if (multicast) faults.push('may not be in the link-local multicast range (224.0.0.0/24, ff02::/10)');
  return faults;
}

/** The canonical text of the address with these groups; an IPv4-mapped one as the IPv4 address. */
export function addressText(groups: readonly number[]): string {
  if (groups.length === 4) return groups.join('.');
  if (isMappedAddress(groups)) {
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  }
  return ipv6Text(groups);
}
