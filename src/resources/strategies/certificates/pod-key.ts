import type { PodCertificateRequestSpec } from '../../../../generated/types/apis__certificates.cluster.io__v1beta1.js';
import { unknownCurve } from '../../../credentials/curves.js';
import { derValues } from '../../../credentials/der.js';
import { requestedKey } from '../../../credentials/signing-request.js';
import { type FieldError, invalidValue, tooLong, unfitting } from '../../../meta/field-errors.js';
import { textAt, type Of } from '../members.js';
import { constants, createPublicKey, type KeyObject, verify } from 'node:crypto';

const REQUEST = 'spec.stubPKCS10Request';
const KEY = 'spec.pkixPublicKey';
const PROOF = 'spec.proofOfPossession';
/** Size limits of a key, of its proof, and of a request, in bytes. */
const LONGEST = 10 * 1024;
const NO_REQUEST = 'must be a valid PKCS#10 CSR';
const NO_KEY = 'must be a valid PKIX-serialized public key';

/** Accepted curves, by the names of OpenSSL. The only other one that is parsed is P-224. */
const CURVES = ['prime256v1', 'secp384r1', 'secp521r1'];
/** Accepted lengths of RSA keys, in bits. */
const LENGTHS = [3072, 4096];

function bytesAt(spec: Of<PodCertificateRequestSpec>, member: string): Buffer {
  return Buffer.from(textAt(spec, member), 'base64');
}

/** Key types that are parsed, though not all are accepted. */
const KNOWN_SORTS = ['ed25519', 'x25519', 'rsa', 'dsa', 'ec'];

/** The key in PKIX form. @throws Error when it is invalid */
function readKey(der: Buffer): KeyObject {
  if (derValues(der).length !== 1) throw new Error('trailing data');
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
  const isKnown = KNOWN_SORTS.includes(key.asymmetricKeyType ?? '') && unknownCurve(key) === undefined;
  if (!isKnown) throw new Error('unknown form');
  return key;
}

/** Why keys of its type are not accepted; the value is how it is shown. */
function sortFault(key: KeyObject, curves: string): { readonly shown?: string; readonly why: string } | undefined {
  switch (key.asymmetricKeyType) {
    case 'ed25519':
      return undefined;
    case 'ec':
      return CURVES.includes(key.asymmetricKeyDetails?.namedCurve ?? '')
        ? undefined
        : { shown: 'curve P-224', why: `elliptic public keys must use curve ${curves}` };
    case 'rsa': {
      const bits = Math.ceil((key.asymmetricKeyDetails?.modulusLength ?? 0) / 8) * 8;
      if (LENGTHS.includes(bits)) return undefined;
      return { shown: `${bits}-bit modulus`, why: 'RSA keys must have modulus size 3072 or 4096' };
    }
    default:
      return { why: 'unknown public key type; supported types are Ed25519, ECDSA, and RSA' };
  }
}

/** Whether the text is signed with the key. */
function hasSigned(key: KeyObject, text: string, signature: Buffer): boolean {
  const data = Buffer.from(text);
  try {
    if (key.asymmetricKeyType === 'ed25519') return verify(null, data, key, signature);
    if (key.asymmetricKeyType === 'ec') return verify('sha256', data, key, signature);
    const padding = constants.RSA_PKCS1_PSS_PADDING;
    return verify('sha256', data, { key, padding, saltLength: constants.RSA_PSS_SALTLEN_AUTO }, signature);
  } catch {
    return false;
  }
}

function requestFault(spec: Of<PodCertificateRequestSpec>): FieldError | undefined {
  const der = bytesAt(spec, 'stubPKCS10Request');
  if (der.length > LONGEST) return tooLong(REQUEST, LONGEST);
  let request: ReturnType<typeof requestedKey>;
  try {
    request = requestedKey(der);
    if (unknownCurve(request.publicKey) !== undefined) return unfitting(REQUEST, NO_REQUEST);
  } catch {
    return unfitting(REQUEST, NO_REQUEST);
  }
  const sort = sortFault(request.publicKey, 'P256, P384, or P521');
  if (sort?.shown !== undefined) return invalidValue(REQUEST, sort.shown, sort.why);
  if (sort !== undefined) return unfitting(REQUEST, sort.why);
  return request.isProven ? undefined : unfitting(REQUEST, 'invalid signature');
}

function provenKeyFault(spec: Of<PodCertificateRequestSpec>): FieldError | undefined {
  const [der, proof] = [bytesAt(spec, 'pkixPublicKey'), bytesAt(spec, 'proofOfPossession')];
  if (der.length > LONGEST) return tooLong(KEY, LONGEST);
  if (proof.length > LONGEST) return tooLong(PROOF, LONGEST);
  let key: KeyObject;
  try {
    key = readKey(der);
  } catch {
    return invalidValue(KEY, textAt(spec, 'pkixPublicKey'), NO_KEY);
  }
  const sort = sortFault(key, 'P256 or P384');
  if (sort !== undefined) return invalidValue(KEY, sort.shown ?? textAt(spec, 'pkixPublicKey'), sort.why);
  if (hasSigned(key, textAt(spec, 'podUID'), proof)) return undefined;
  return unfitting(PROOF, 'could not verify proof-of-possession signature');
}

/** The fault of a pod's key: it comes in a request, or with a signature of the pod's identity. */
export function podKeyFault(spec: Of<PodCertificateRequestSpec>): FieldError | undefined {
  const [request, key, proof] = ['stubPKCS10Request', 'pkixPublicKey', 'proofOfPossession'].map(
    (member) => textAt(spec, member) !== '',
  );
  if (request && !key && !proof) return requestFault(spec);
  if (!request && key && proof) return provenKeyFault(spec);
  const why = 'exactly one of (stubPKCS10Request) or (pkixPublicKey, proofOfPossession) must be set';
  return unfitting('spec', why);
}

/** The pod's key, or the fault of what was stored. */
export function podKeyOf(spec: Of<PodCertificateRequestSpec>): KeyObject | FieldError {
  const isRequest = textAt(spec, 'stubPKCS10Request') !== '';
  try {
    return isRequest
      ? requestedKey(bytesAt(spec, 'stubPKCS10Request')).publicKey
      : readKey(bytesAt(spec, 'pkixPublicKey'));
  } catch {
    return isRequest ? unfitting(REQUEST, NO_REQUEST) : unfitting(KEY, NO_KEY);
  }
}
