import { quote } from '../../../meta/quote.js';
import { ipv6Text } from '../../../meta/ipv6-text.js';
import { addressFault, blockFault } from './address-faults.js';
import { BOOL, INT, opaqueType, STRING } from '../cel-type.js';
import { celFunction, member, overload, type CelFunction } from '../functions.js';
import { CelError, Opaque, type Value } from '../values.js';

/** An IP address. */
export const IP_TYPE = opaqueType('net.IP');
/** A block of IP addresses. */
export const CIDR_TYPE = opaqueType('net.CIDR');

const OCTET = /^(?:0|[1-9]\d{0,2})$/;
const GROUP = /^[0-9a-fA-F]{1,4}$/;
/** Longest text of an address: eight groups, or six and an IPv4 address. */
const MAX_TEXT = 45;

/** An address as its bytes: 4 of IPv4 or 16 of IPv6. */
type Bytes = readonly number[];

function parseV4(text: string): Bytes | undefined {
  const parts = text.split('.');
  if (parts.length !== 4 || !parts.every((part) => OCTET.test(part) && Number(part) <= 255)) return undefined;
  return parts.map(Number);
}

function groupsOf(half: string, last: boolean): Bytes | undefined {
  if (half === '') return [];
  const parts = half.split(':');
  const bytes: number[] = [];
  for (const [position, part] of parts.entries()) {
    if (GROUP.test(part)) {
      const group = parseInt(part, 16);
      bytes.push(group >> 8, group & 0xff);
      continue;
    }
    const embedded = last && position === parts.length - 1 ? parseV4(part) : undefined;
    if (embedded === undefined) return undefined;
    bytes.push(...embedded);
  }
  return bytes;
}

function parseV6(text: string): Bytes | undefined {
  const halves = text.split('::');
  if (halves.length > 2) return undefined;
  const [head, tail] = halves.map((half, index) => groupsOf(half, index === halves.length - 1));
  if (head === undefined || (halves.length === 2 && tail === undefined)) return undefined;
  if (halves.length === 1) return head.length === 16 ? head : undefined;
  const missing = 16 - head.length - (tail?.length ?? 0);
  return missing < 2 ? undefined : [...head, ...Array<number>(missing).fill(0), ...(tail ?? [])];
}

function parseBytes(text: string): Bytes | undefined {
  if (text.length > MAX_TEXT) return undefined;
  return text.includes(':') ? parseV6(text) : parseV4(text);
}

/** An address that may have a zone (`fe80::1%eth0`); no bytes when it is invalid. */
function parseZoned(text: string): { readonly bytes: Bytes | undefined; readonly zoned: boolean } {
  const zone = text.includes(':') ? text.indexOf('%') : -1;
  if (zone < 0) return { bytes: parseBytes(text), zoned: false };
  return { bytes: zone === text.length - 1 ? undefined : parseBytes(text.slice(0, zone)), zoned: true };
}

/** Whether it is an IPv4-mapped IPv6 address (`::ffff:1.2.3.4`). */
function isMapped(bytes: Bytes): boolean {
  return (
    bytes.length === 16 && bytes.slice(0, 10).every((byte) => byte === 0) && bytes[10] === 255 && bytes[11] === 255
  );
}

function printV6(bytes: Bytes): string {
  return ipv6Text(
    Array.from({ length: 8 }, (_none, index) => ((bytes[index * 2] ?? 0) << 8) | (bytes[index * 2 + 1] ?? 0)),
  );
}

/** An IP address without a zone. */
class Ip extends Opaque {
  readonly typeName = IP_TYPE.name;
  readonly bytes: Bytes;

  constructor(bytes: Bytes) {
    super();
    this.bytes = bytes;
  }

  /** @returns the reason when the text is invalid */
  static parse(text: string): Ip | string {
    const { bytes, zoned } = parseZoned(text);
    if (bytes === undefined) {
      return `IP Address ${quote(text)} parse error during conversion from string: ${addressFault(text)}`;
    }
    if (zoned) return `IP address ${quote(text)} with zone value is not allowed`;
    if (isMapped(bytes)) return `IPv4-mapped IPv6 address ${quote(text)} is not allowed`;
    return new Ip(bytes);
  }

  override toString(): string {
    return this.bytes.length === 4 ? this.bytes.join('.') : printV6(this.bytes);
  }

  override size(): number {
    return this.bytes.length;
  }

  equals(other: Opaque): boolean {
    return other instanceof Ip && other.toString() === this.toString();
  }

  get isV4(): boolean {
    return this.bytes.length === 4;
  }

  isUnspecified(): boolean {
    return this.bytes.every((byte) => byte === 0);
  }

  isLoopback(): boolean {
    return this.isV4 ? this.bytes[0] === 127 : this.toString() === '::1';
  }

  isLinkLocalUnicast(): boolean {
    const [first = 0, second = 0] = this.bytes;
    return this.isV4 ? first === 169 && second === 254 : first === 0xfe && (second & 0xc0) === 0x80;
  }

  isLinkLocalMulticast(): boolean {
    const [first = 0, second = 0, third = 0] = this.bytes;
    return this.isV4 ? first === 224 && second === 0 && third === 0 : first === 0xff && (second & 0x0f) === 0x02;
  }

  isMulticast(): boolean {
    const [first = 0] = this.bytes;
    return this.isV4 ? (first & 0xf0) === 0xe0 : first === 0xff;
  }

  isGlobalUnicast(): boolean {
    if (this.isV4 && this.bytes.every((byte) => byte === 255)) return false;
    return !this.isUnspecified() && !this.isLoopback() && !this.isMulticast() && !this.isLinkLocalUnicast();
  }
}

/** A block of addresses. */
class Cidr extends Opaque {
  readonly typeName = CIDR_TYPE.name;
  readonly address: Ip;
  readonly prefix: number;

  constructor(address: Ip, prefix: number) {
    super();
    this.address = address;
    this.prefix = prefix;
  }

  /** @returns the reason when the text is invalid */
  static parse(text: string): Cidr | string {
    const slash = text.lastIndexOf('/');
    const [head, length] = [text.slice(0, slash), text.slice(slash + 1)];
    const { bytes, zoned } = parseZoned(slash < 0 ? '' : head);
    const fault = 'network address parse error during conversion from string: ';
    if (bytes === undefined || zoned || !OCTET.test(length) || Number(length) > bytes.length * 8) {
      return `${fault}${blockFault(text, bytes !== undefined)}`;
    }
    if (isMapped(bytes)) return `IPv4-mapped IPv6 address ${quote(text)} is not allowed`;
    return new Cidr(new Ip(bytes), Number(length));
  }

  override toString(): string {
    return `${this.address.toString()}/${this.prefix}`;
  }

  override size(): number {
    return Math.ceil(this.prefix / 8);
  }

  equals(other: Opaque): boolean {
    return other instanceof Cidr && other.toString() === this.toString();
  }

  /** The block with all host bits cleared. */
  masked(): Cidr {
    return new Cidr(new Ip(this.address.bytes.map((byte, index) => byte & maskAt(this.prefix, index))), this.prefix);
  }

  contains(ip: Ip): boolean {
    const { bytes } = this.address;
    return (
      bytes.length === ip.bytes.length &&
      bytes.every((byte, index) => ((byte ^ (ip.bytes[index] ?? 0)) & maskAt(this.prefix, index)) === 0)
    );
  }

  containsBlock(other: Cidr): boolean {
    return this.prefix <= other.prefix && this.contains(other.address);
  }
}

/** The prefix bits of one byte. */
function maskAt(prefix: number, index: number): number {
  const bits = Math.min(8, Math.max(0, prefix - index * 8));
  return (0xff << (8 - bits)) & 0xff;
}

function orFault<T extends Value>(parsed: T | string): T | CelError {
  return typeof parsed === 'string' ? new CelError(parsed) : parsed;
}

function parseCidr(text: string): Cidr | CelError {
  const parsed = Cidr.parse(text);
  return typeof parsed === 'string'
    ? new CelError(`network address parse error during conversion from string: ${parsed}`)
    : parsed;
}

function ipTest(name: string, id: string, test: (ip: Ip) => boolean): CelFunction {
  return celFunction(
    name,
    member(id, [IP_TYPE], BOOL, (ip) => test(ip as Ip)),
  );
}

function isCanonical(text: string): Value {
  const ip = Ip.parse(text);
  return typeof ip === 'string' ? new CelError(ip) : ip.toString() === text;
}

function within<T extends Opaque>(parsed: T | CelError, test: (value: T) => boolean): Value {
  return parsed instanceof CelError ? parsed : test(parsed);
}

/** Kubernetes' functions on IP addresses and blocks of them. */
export function addresses(): readonly CelFunction[] {
  return [
    celFunction(
      'ip',
      overload('string_to_ip', [STRING], IP_TYPE, (text) => orFault(Ip.parse(text as string))),
      member('cidr_ip', [CIDR_TYPE], IP_TYPE, (cidr) => (cidr as Cidr).address),
    ),
    celFunction(
      'isIP',
      overload('is_ip', [STRING], BOOL, (text) => Ip.parse(text as string) instanceof Ip),
    ),
    celFunction(
      'ip.isCanonical',
      overload('ip_is_canonical', [STRING], BOOL, (text) => isCanonical(text as string)),
    ),
    celFunction(
      'family',
      member('ip_family', [IP_TYPE], INT, (ip) => ((ip as Ip).isV4 ? 4n : 6n)),
    ),
    ipTest('isUnspecified', 'ip_is_unspecified', (ip) => ip.isUnspecified()),
    ipTest('isLoopback', 'ip_is_loopback', (ip) => ip.isLoopback()),
    ipTest('isLinkLocalMulticast', 'ip_is_link_local_multicast', (ip) => ip.isLinkLocalMulticast()),
    ipTest('isLinkLocalUnicast', 'ip_is_link_local_unicast', (ip) => ip.isLinkLocalUnicast()),
    ipTest('isGlobalUnicast', 'ip_is_global_unicast', (ip) => ip.isGlobalUnicast()),
    celFunction(
      'cidr',
      overload('string_to_cidr', [STRING], CIDR_TYPE, (text) => parseCidr(text as string)),
    ),
    celFunction(
      'isCIDR',
      overload('is_cidr', [STRING], BOOL, (text) => Cidr.parse(text as string) instanceof Cidr),
    ),
    celFunction(
      'containsIP',
      member('cidr_contains_ip_string', [CIDR_TYPE, STRING], BOOL, (cidr, text) =>
        within(orFault(Ip.parse(text as string)), (ip) => (cidr as Cidr).contains(ip)),
      ),
      member('cidr_contains_ip_ip', [CIDR_TYPE, IP_TYPE], BOOL, (cidr, ip) => (cidr as Cidr).contains(ip as Ip)),
    ),
    celFunction(
      'containsCIDR',
      member('cidr_contains_cidr_string', [CIDR_TYPE, STRING], BOOL, (cidr, text) =>
        within(parseCidr(text as string), (other) => (cidr as Cidr).containsBlock(other)),
      ),
      member('cidr_contains_cidr', [CIDR_TYPE, CIDR_TYPE], BOOL, (cidr, other) =>
        (cidr as Cidr).containsBlock(other as Cidr),
      ),
    ),
    celFunction(
      'prefixLength',
      member('cidr_prefix_length', [CIDR_TYPE], INT, (cidr) => BigInt((cidr as Cidr).prefix)),
    ),
    celFunction(
      'masked',
      member('cidr_masked', [CIDR_TYPE], CIDR_TYPE, (cidr) => (cidr as Cidr).masked()),
    ),
    celFunction(
      'string',
      overload('ip_to_string', [IP_TYPE], STRING, (ip) => (ip as Ip).toString()),
      overload('cidr_to_string', [CIDR_TYPE], STRING, (cidr) => (cidr as Cidr).toString()),
    ),
  ];
}
