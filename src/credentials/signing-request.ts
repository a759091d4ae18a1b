import { createPublicKey, verify, type KeyObject } from 'node:crypto';
import { derInside, derValues, oidText, type DerValue } from './der.js';
import { readPem } from './pem.js';
import { subjectOfName, type Subject } from './subject.js';

/** A request for a certificate (PKCS #10, RFC 2986). */
export interface SigningRequest {
  readonly subject: Subject;
  /** The subject as it stands in the request, in DER. */
  readonly subjectDer: Buffer;
  readonly publicKey: KeyObject;
  readonly alternativeNames: {
    readonly dns: number;
    readonly ip: number;
    readonly email: number;
    readonly uri: number;
    /** The content of the extension in DER; undefined without names. */
    readonly der: Buffer | undefined;
  };
}

const SEQUENCE = 0x30;
const SET = 0x31;
const INTEGER = 0x02;
const BIT_STRING = 0x03;
const OCTET_STRING = 0x04;
const OID = 0x06;
const ATTRIBUTES = 0xa0;
const EXTENSION_REQUEST = '1.2.840.113549.1.9.14';
const ALTERNATIVE_NAMES = '2.5.29.17';

/** Digests by signature algorithm; null for those that have one of their own. Older digests are not taken. */
const DIGESTS: Readonly<Record<string, string | null>> = {
  '1.2.840.113549.1.1.11': 'sha256',
  '1.2.840.113549.1.1.12': 'sha384',
  '1.2.840.113549.1.1.13': 'sha512',
  '1.2.840.10045.4.3.2': 'sha256',
  '1.2.840.10045.4.3.3': 'sha384',
  '1.2.840.10045.4.3.4': 'sha512',
  '1.3.101.112': null,
};

/** Older digests, by which a sender may still show that it has the key when nothing is signed of what it says. */
const OLD_DIGESTS: Readonly<Record<string, string>> = {
  '1.2.840.113549.1.1.5': 'sha1',
  '1.2.840.10045.4.1': 'sha1',
};

/**
 * Reads the first block of a PEM text, which must be a certificate request. Whether its sender has the key is for those
 * to ask who sign it (`unprovenFault`): the public API stores what nobody will sign.
 *
 * @throws Error in words for the sender
 */
export function parseSigningRequest(pem: string): ProvableRequest {
  const [block] = readPem(pem);
  if (block?.label !== 'CERTIFICATE REQUEST') throw new Error('PEM block type must be CERTIFICATE REQUEST');
  try {
    return parse(block.der);
  } catch (error) {
    throw new Error(`malformed certificate request: ${(error as Error).message}`);
  }
}

/**
 * Why nobody should sign a request: its signature is of an older kind, or is not made with the key that it asks for.
 * undefined when the sender has the key.
 */
export function unprovenFault(request: ProvableRequest): string | undefined {
  const digest = DIGESTS[request.algorithm];
  if (digest === undefined) return 'the signature algorithm of the request is not supported';
  return signatureFits(digest, request) ? undefined : 'the signature of the request does not fit its key';
}

/**
 * The key in a certificate request in DER, and whether its sender has it.
 *
 * @throws Error when it is no such request
 */
export function requestedKey(der: Buffer): { readonly publicKey: KeyObject; readonly isProven: boolean } {
  const request = parse(der);
  const digest = DIGESTS[request.algorithm] ?? OLD_DIGESTS[request.algorithm];
  const isKnown = digest !== undefined || request.algorithm in DIGESTS;
  return { publicKey: request.publicKey, isProven: isKnown && signatureFits(digest ?? null, request) };
}

/** With what shows that its sender has the key. */
export interface ProvableRequest extends SigningRequest {
  readonly signed: Buffer;
  readonly algorithm: string;
  readonly signature: Buffer;
}

function signatureFits(digest: string | null, { signed, publicKey, signature }: ProvableRequest): boolean {
  try {
    return verify(digest, signed, publicKey, signature);
  } catch {
    return false;
  }
}

function parse(der: Buffer): ProvableRequest {
  const outer = derValues(der);
  if (outer.length !== 1) throw new Error('trailing data');
  const [info, algorithm, signature] = derInside(outer[0], SEQUENCE);
  const [version, name, key, attributes] = derInside(info, SEQUENCE);
  if (version?.tag !== INTEGER || name === undefined || key === undefined) throw new Error('unexpected value');
  if (signature?.tag !== BIT_STRING || signature.content[0] !== 0) throw new Error('unexpected value');
  return {
    signed: info!.whole,
    algorithm: oidOf(derInside(algorithm, SEQUENCE)[0]),
    signature: signature.content.subarray(1),
    subject: subjectOfName(name.whole),
    subjectDer: name.whole,
    publicKey: createPublicKey({ key: key.whole, format: 'der', type: 'spki' }),
    alternativeNames: alternativeNames(attributes),
  };
}

function oidOf(value: DerValue | undefined): string {
  if (value?.tag !== OID) throw new Error('unexpected value');
  return oidText(value.content);
}

function alternativeNames(attributes: DerValue | undefined): SigningRequest['alternativeNames'] {
  const der = attributes === undefined ? undefined : extensionContent(attributes);
  const names = der === undefined ? [] : derInside(derValues(der)[0], SEQUENCE);
  // Context-specific tags of GeneralName (RFC 5280 section 4.2.1.6).
  const count = (number: number): number => names.filter(({ tag }) => (tag & 0xdf) === (0x80 | number)).length;
  return { email: count(1), dns: count(2), uri: count(6), ip: count(7), der: names.length === 0 ? undefined : der };
}

/** The content of the extension with alternative names; undefined when the request has none. */
function extensionContent(attributes: DerValue): Buffer | undefined {
  for (const attribute of derInside(attributes, ATTRIBUTES)) {
    const [type, values] = derInside(attribute, SEQUENCE);
    if (oidOf(type) !== EXTENSION_REQUEST) continue;
    for (const extension of derInside(derInside(values, SET)[0], SEQUENCE)) {
      const parts = derInside(extension, SEQUENCE);
      if (oidOf(parts[0]) !== ALTERNATIVE_NAMES) continue;
      const value = parts.at(-1);
      if (value?.tag !== OCTET_STRING) throw new Error('unexpected value');
      return value.content;
    }
  }
  return undefined;
}
