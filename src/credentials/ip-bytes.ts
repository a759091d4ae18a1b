import { isIPv4, isIPv6 } from 'node:net';

/**
 * An IP address as 4 or 16 bytes in network order, as in certificates.
 *
 * @throws Error when the text is not an address
 */
export function ipToBytes(address: string): Buffer {
  if (isIPv4(address)) return Buffer.from(address.split('.').map(Number));
  if (!isIPv6(address)) throw new Error(`"${address}" is not an IP address`);
  let text = address;
  const embedded = /^(.*:)(\d+\.\d+\.\d+\.\d+)$/.exec(text);
  if (embedded !== null) {
    const [a, b, c, d] = embedded[2]!.split('.').map(Number) as [number, number, number, number];
    text = `${embedded[1]}${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
  }
  const [head = '', tail] = text.split('::');
  const words = (part: string): string[] => (part === '' ? [] : part.split(':'));
  const front = words(head);
  const back = tail === undefined ? [] : words(tail);
  const all = [...front, ...Array<string>(8 - front.length - back.length).fill('0'), ...back];
  const bytes = Buffer.alloc(16);
  all.forEach((word, at) => bytes.writeUInt16BE(Number.parseInt(word, 16), at * 2));
  return bytes;
}
