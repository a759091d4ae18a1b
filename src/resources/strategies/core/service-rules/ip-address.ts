import { isIPv4, isIPv6 } from 'node:net';

/** The two families of addresses, as the public API names them. */
export type IpFamily = 'IPv4' | 'IPv6';

/** How a text that should be an address is refused. */
export const IP_FAULT = 'must be a valid IP address, (e.g. 10.9.8.7 or 2001:db8::ffff)';

/** How a text that should be a network is refused. */
export const CIDR_FAULT = 'must be a valid CIDR value, (e.g. 10.9.8.0/24 or 2001:db8::/64)';

/** The family of an address; undefined when the text is none. Zones (`fe80::1%eth0`) are not taken. */
export function ipFamily(text: string): IpFamily | undefined {
  if (isIPv4(text)) return 'IPv4';
  return isIPv6(text) && !text.includes('%') ? 'IPv6' : undefined;
}

/** The family of a network such as `10.0.0.0/8`; undefined when the text is none. */
export function cidrFamily(text: string): IpFamily | undefined {
  const match = /^([^/]+)\/(\d{1,3})$/.exec(text);
  const family = match === null ? undefined : ipFamily(match[1] ?? '');
  if (family === undefined || match === null) return undefined;
  return Number(match[2]) <= (family === 'IPv4' ? 32 : 128) ? family : undefined;
}

/** Whether the second network lies in the first and is smaller. Both must be networks. */
export function holdsNetwork(outer: string, inner: string): boolean {
  const [outerFamily, innerFamily] = [cidrFamily(outer), cidrFamily(inner)];
  if (outerFamily === undefined || outerFamily !== innerFamily) return false;
  const [[outerIp = '', outerBits = ''], [innerIp = '', innerBits = '']] = [outer.split('/'), inner.split('/')];
  if (Number(outerBits) >= Number(innerBits)) return false;
  const width = outerFamily === 'IPv4' ? 8 : 16;
  const bitsOf = (ip: string): string =>
    groupsOf(ip, outerFamily)
      .map((group) => group.toString(2).padStart(width, '0'))
      .join('')
      .slice(0, Number(outerBits));
  return bitsOf(outerIp) === bitsOf(innerIp);
}

/** The eight groups of an IPv6 address, or the four bytes of an IPv4 one. The text must be an address. */
function groupsOf(text: string, family: IpFamily): readonly number[] {
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
 * Why an address cannot be reached from elsewhere: unspecified, loopback, link-local or link-local multicast. An
 * empty list means that it can. The text must be an address.
 */
export function specialAddressFaults(text: string): readonly string[] {
  const family = ipFamily(text);
  if (family === undefined) return [];
  const groups = groupsOf(text, family);
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
