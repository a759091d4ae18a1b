import { constants, createPublicKey, verify, type KeyObject } from 'node:crypto';
import { type AlternativeNames, alternativeNamesIn, type GENERAL_NAME } from './alternative-names.js';
import { unknownCurve } from './curves.js';
import { derInside, derValues, oidText, type DerValue } from './der.js';
import { readPem } from './pem.js';
import { subjectOfName, type Subject } from './subject.js';

/** A certificate request (PKCS #10, RFC 2986) with a verified signature. */
export interface SigningRequest {
  readonly subject: Subject;
  /** The subject of the request, unchanged, in DER. */
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
const OID = 0x06;
const ATTRIBUTES = 0xa0;
const EXTENSION_REQUEST = '1.2.840.113549.1.9.14';

/** Digests by signature algorithm; null for those with a built-in one. Digests older than SHA-1 prove nothing. */
const DIGESTS: Readonly<Record<string, string | null>> = {
  '1.2.840.113549.1.1.5': 'sha1',
  '1.2.840.113549.1.1.11': 'sha256',
  '1.2.840.113549.1.1.12': 'sha384',
  '1.2.840.113549.1.1.13': 'sha512',
  '1.2.840.10045.4.1': 'sha1',
  '1.2.840.10045.4.3.2': 'sha256',
  '1.2.840.10045.4.3.3': 'sha384',
  '1.2.840.10045.4.3.4': 'sha512',
  '1.3.101.112': null,
};

/** RSASSA-PSS (RFC 8017), whose digest is in its parameters; the salt is as long as the digest. */
const PSS = '1.2.840.113549.1.1.10';
const PSS_DIGESTS: Readonly<Record<string, string>> = {
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};
const PSS_DIGEST = 0xa0;

/**
 * Reads the first block of a PEM text, which must be a certificate request, and verifies that its sender has the key.
 *
 * @throws Error in words for the sender
 */
export function parseSigningRequest(pem: string): SigningRequest {
  const [block] = readPem(pem);
  if (block?.label !== 'CERTIFICATE REQUEST') throw new Error('PEM block type must be CERTIFICATE REQUEST');
  let request: Parsed;
  try {
    request = parse(block.der);
  } catch (error) {
    throw new Error(`malformed certificate request: ${(error as Error).message}`);
  }
  if (request.digest === undefined) throw new Error('the signature algorithm of the request is not supported');
  const fault = keyFault(request.publicKey);
  if (fault !== undefined) throw new Error(fault);
  if (!isProven(request)) throw new Error('the signature of the request does not fit its key');
  return request;
}

/**
 * The key in a certificate request in DER, and whether its sender has it.
 *
 * @throws Error when it is not such a request
 */
export function requestedKey(der: Buffer): { readonly publicKey: KeyObject; readonly isProven: boolean } {
  const request = parse(der);
  return { publicKey: request.publicKey, isProven: isProven(request) };
}

/** Length of an RSA key in bits. */
const SHORTEST_RSA = 1024;

/** Why a key is rejected: the public API supports the NIST curves only, and no weak RSA keys. */
function keyFault(key: KeyObject): string | undefined {
  const bits = key.asymmetricKeyDetails?.modulusLength;
  if (bits !== undefined && bits < SHORTEST_RSA)
    return `a key of ${bits} bits is insecure: use at least ${SHORTEST_RSA}`;
  const curve = unknownCurve(key);
  return curve === undefined ? undefined : `the elliptic curve ${curve} is not supported`;
}

/** Size limit of a subject, in bytes, all of which is read: thousands of groups. */
const LONGEST_SUBJECT = 64 * 1024;

interface Parsed extends SigningRequest {
  readonly signed: Buffer;
  /** Undefined for an unknown algorithm, null for a built-in digest. */
  readonly digest: string | null | undefined;
  readonly isPss: boolean;
  readonly signature: Buffer;
}

function isProven({ digest, isPss, signed, publicKey, signature }: Parsed): boolean {
  if (digest === undefined) return false;
  const padding = isPss
    ? { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: constants.RSA_PSS_SALTLEN_DIGEST }
    : {};
  try {
    return verify(digest, signed, { key: publicKey, ...padding }, signature);
  } catch {
    return false;
  }
}

/** The digest of a signature, by its AlgorithmIdentifier. */
function digestOf([type, parameters]: readonly DerValue[]): Pick<Parsed, 'digest' | 'isPss'> {
  const algorithm = oidOf(type);
  if (algorithm !== PSS) return { digest: DIGESTS[algorithm], isPss: false };
  const hash = derInside(parameters, SEQUENCE).find(({ tag }) => tag === PSS_DIGEST);
  const [named] = hash === undefined ? [] : derInside(derInside(hash, PSS_DIGEST)[0], SEQUENCE);
  return { digest: named === undefined ? undefined : PSS_DIGESTS[oidOf(named)], isPss: true };
}

function parse(der: Buffer): Parsed {
  const outer = derValues(der);
  if (outer.length !== 1) throw new Error('trailing data');
  const [info, algorithm, signature] = derInside(outer[0], SEQUENCE);
  const [version, name, key, attributes] = derInside(info, SEQUENCE);
  if (version?.tag !== INTEGER || name === undefined || key === undefined) throw new Error('unexpected value');
  if (name.whole.length > LONGEST_SUBJECT) throw new Error('the subject is too long');
  if (signature?.tag !== BIT_STRING || signature.content[0] !== 0) throw new Error('unexpected value');
  return {
    signed: info!.whole,
    ...digestOf(derInside(algorithm, SEQUENCE)),
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
  const names = attributes === undefined ? undefined : namesIn(attributes);
  const count = (form: keyof typeof GENERAL_NAME): number => names?.of(form).length ?? 0;
  const counts = { email: count('email'), dns: count('dns'), uri: count('uri'), ip: count('ip') };
  return { ...counts, der: names?.isEmpty === false ? names.der : undefined };
}

/** The names in the request's extensions; undefined without any. */
function namesIn(attributes: DerValue): AlternativeNames | undefined {
  for (const attribute of derInside(attributes, ATTRIBUTES)) {
    const [type, values] = derInside(attribute, SEQUENCE);
    if (oidOf(type) !== EXTENSION_REQUEST) continue;
    const found = alternativeNamesIn(derInside(derInside(values, SET)[0], SEQUENCE));
    if (found !== undefined) return found;
  }
  return undefined;
}
