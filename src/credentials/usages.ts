/** Bits of the key usage extension (RFC 5280 section 4.2.1.3); the first is the highest of the first byte. */
const KEY_USAGES: Readonly<Record<string, number>> = {
  signing: 0,
  'digital signature': 0,
  'content commitment': 1,
  'key encipherment': 2,
  'data encipherment': 3,
  'key agreement': 4,
  'cert sign': 5,
  'crl sign': 6,
  'encipher only': 7,
  'decipher only': 8,
};

/** Purposes of the extended key usage extension. */
const EXTENDED_KEY_USAGES: Readonly<Record<string, string>> = {
  any: '2.5.29.37.0',
  'server auth': '1.3.6.1.5.5.7.3.1',
  'client auth': '1.3.6.1.5.5.7.3.2',
  'code signing': '1.3.6.1.5.5.7.3.3',
  'email protection': '1.3.6.1.5.5.7.3.4',
  's/mime': '1.3.6.1.5.5.7.3.4',
  'ipsec end system': '1.3.6.1.5.5.7.3.5',
  'ipsec tunnel': '1.3.6.1.5.5.7.3.6',
  'ipsec user': '1.3.6.1.5.5.7.3.7',
  timestamping: '1.3.6.1.5.5.7.3.8',
  'ocsp signing': '1.3.6.1.5.5.7.3.9',
  'microsoft sgc': '1.3.6.1.4.1.311.10.3.3',
  'netscape sgc': '2.16.840.1.113730.4.1',
};

/** Every usage that a certificate request may name, sorted. */
export const KNOWN_USAGES: readonly string[] = [...Object.keys(KEY_USAGES), ...Object.keys(EXTENDED_KEY_USAGES)].sort();

/** Usages in their certificate encoding. */
export interface CertificateUsages {
  /** Content of the bit string, with the count of unused bits in front; undefined without key usages. */
  readonly keyUsage: Buffer | undefined;
  /** Object identifiers, sorted. */
  readonly extended: readonly string[];
}

/** Usages of a request in their certificate encoding. @throws Error for an unknown one */
export function certificateUsages(usages: readonly string[]): CertificateUsages {
  const bits = new Set<number>();
  const extended = new Set<string>();
  for (const usage of usages) {
    const bit = KEY_USAGES[usage];
    const purpose = EXTENDED_KEY_USAGES[usage];
    if (bit !== undefined) bits.add(bit);
    else if (purpose !== undefined) extended.add(purpose);
    else throw new Error(`unrecognized usage value: ${JSON.stringify(usage)}`);
  }
  return { keyUsage: bits.size === 0 ? undefined : bitString(bits), extended: [...extended].sort() };
}

/** A named bit list (X.690 section 11.2.2): no zero bits at the end. */
function bitString(bits: ReadonlySet<number>): Buffer {
  const last = Math.max(...bits);
  const bytes = Buffer.alloc(1 + Math.floor(last / 8) + 1);
  bytes[0] = 7 - (last % 8);
  for (const bit of bits) bytes[1 + Math.floor(bit / 8)]! |= 0x80 >> (bit % 8);
  return bytes;
}
