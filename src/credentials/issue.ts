import { createHash, createPublicKey, sign, type KeyObject } from 'node:crypto';
import { isIP } from 'node:net';
import type forge from 'node-forge';
import { asn1, util } from './asn1.js';
import { ipToBytes } from './ip-bytes.js';
import { derValues } from './der.js';
import { toPem } from './pem.js';
import type { SigningRequest } from './signing-request.js';
import { sequence, subjectToAsn1, type Subject } from './subject.js';
import type { CertificateUsages } from './usages.js';

/** Key usages of a certificate (RFC 5280 section 4.2.1). */
export type CertificateUse = 'ca' | 'server' | 'client';

/** A certificate to issue. Times in milliseconds since the epoch. */
export interface CertificateTemplate {
  readonly subject: Subject;
  /** SubjectPublicKeyInfo. */
  readonly publicKey: KeyObject;
  readonly use: CertificateUse;
  readonly notBefore: number;
  readonly notAfter: number;
  /** 16 random bytes. */
  readonly serial: Buffer;
  /** DNS names and IP addresses. */
  readonly alternativeNames?: readonly string[];
}

/** The issuer. For a self-signed certificate: its own subject and key. */
export interface Issuer {
  readonly subject: Subject;
  /** The subject as in the issuer's certificate, when it was not issued here. */
  readonly subjectDer?: Buffer;
  /** The key identifier in it. */
  readonly keyId?: Buffer;
  readonly privateKey: KeyObject;
}

/**
 * Issues an X.509 v3 certificate as PEM. node-forge builds the ASN.1; keys and signatures are node:crypto's, so that
 * RSA, ECDSA (P-256, P-384) and Ed25519 issuers all work (RFC 5280, RFC 5758, RFC 8410).
 */
export function issueCertificate(template: CertificateTemplate, issuer: Issuer): string {
  return signCertificate(
    { ...template, subject: subjectToAsn1(template.subject), extensions: extensions(template, issuer) },
    issuer,
  );
}

/** A certificate for a request. Times in milliseconds since the epoch. */
export interface RequestedCertificate {
  readonly request: SigningRequest;
  readonly usages: CertificateUsages;
  readonly notBefore: number;
  readonly notAfter: number;
  /** 16 random bytes. */
  readonly serial: Buffer;
}

/** Issues the certificate of a request: its subject, key and alternative names, for these usages, never a CA. */
export function issueRequested({ request, usages, ...rest }: RequestedCertificate, issuer: Issuer): string {
  const { keyUsage, extended } = usages;
  const names = request.alternativeNames.der;
  const purposes = extended.map(objectIdentifier);
  const list = [
    ...(keyUsage === undefined ? [] : [extension('2.5.29.15', true, bits(keyUsage))]),
    ...(purposes.length === 0 ? [] : [extension('2.5.29.37', false, sequence(purposes))]),
    extension('2.5.29.19', true, sequence([])),
    extension(
      '2.5.29.35',
      false,
      sequence([contextBytes(0, issuer.keyId ?? keyIdentifier(createPublicKey(issuer.privateKey)))]),
    ),
    ...(names === undefined ? [] : [extension('2.5.29.17', hasNoSubject(request), fromDer(names))]),
  ];
  const subject = fromDer(request.subjectDer);
  return signCertificate({ ...rest, publicKey: request.publicKey, subject, extensions: list }, issuer);
}

/** With an empty subject the names are critical: they are the only identity. */
function hasNoSubject(request: SigningRequest): boolean {
  return derValues(request.subjectDer)[0]?.content.length === 0;
}

interface CertificateContent {
  readonly subject: forge.asn1.Asn1;
  readonly publicKey: KeyObject;
  readonly extensions: forge.asn1.Asn1[];
  readonly notBefore: number;
  readonly notAfter: number;
  readonly serial: Buffer;
}

function signCertificate(content: CertificateContent, issuer: Issuer): string {
  const algorithm = signatureAlgorithm(issuer.privateKey);
  const body = sequence([
    asn1.create(asn1.Class.CONTEXT_SPECIFIC, 0, true, [integer(Buffer.from([2]))]),
    integer(positive(content.serial)),
    algorithmIdentifier(algorithm),
    issuer.subjectDer === undefined ? subjectToAsn1(issuer.subject) : fromDer(issuer.subjectDer),
    sequence([time(content.notBefore), time(content.notAfter)]),
    content.subject,
    fromDer(content.publicKey.export({ type: 'spki', format: 'der' })),
    asn1.create(asn1.Class.CONTEXT_SPECIFIC, 3, true, [sequence(content.extensions)]),
  ]);
  const signed = Buffer.from(asn1.toDer(body).getBytes(), 'latin1');
  const signature = sign(algorithm.digest, signed, issuer.privateKey);
  const whole = sequence([body, algorithmIdentifier(algorithm), bitString(signature)]);
  return toPem('CERTIFICATE', Buffer.from(asn1.toDer(whole).getBytes(), 'latin1'));
}

interface SignatureAlgorithm {
  readonly oid: string;
  readonly digest: string | null;
  /** RSA identifiers carry an explicit NULL, the others nothing. */
  readonly nullParameter: boolean;
}

function signatureAlgorithm(key: KeyObject): SignatureAlgorithm {
  switch (key.asymmetricKeyType) {
    case 'rsa':
      return { oid: '1.2.840.113549.1.1.11', digest: 'sha256', nullParameter: true };
    case 'ec':
      return key.asymmetricKeyDetails?.namedCurve === 'secp384r1'
        ? { oid: '1.2.840.10045.4.3.3', digest: 'sha384', nullParameter: false }
        : { oid: '1.2.840.10045.4.3.2', digest: 'sha256', nullParameter: false };
    case 'ed25519':
      return { oid: '1.3.101.112', digest: null, nullParameter: false };
    default:
      throw new Error(`keys of type ${key.asymmetricKeyType ?? 'unknown'} cannot sign certificates`);
  }
}

function extensions(template: CertificateTemplate, issuer: Issuer): forge.asn1.Asn1[] {
  const ca = template.use === 'ca';
  // keyUsage bits: digitalSignature 0x80, keyEncipherment 0x20, keyCertSign 0x04, cRLSign 0x02
  const usage = ca ? 0x80 | 0x04 | 0x02 : template.publicKey.asymmetricKeyType === 'rsa' ? 0x80 | 0x20 : 0x80;
  const unused = ca ? 1 : usage === 0x80 ? 7 : 5;
  const list = [
    extension('2.5.29.15', true, bits(Buffer.from([unused, usage]))),
    extension('2.5.29.19', true, sequence(ca ? [boolean(true)] : [])),
    extension('2.5.29.14', false, octets(keyIdentifier(template.publicKey))),
    extension('2.5.29.35', false, sequence([contextBytes(0, keyIdentifier(createPublicKey(issuer.privateKey)))])),
  ];
  if (!ca) {
    const purpose = template.use === 'server' ? '1.3.6.1.5.5.7.3.1' : '1.3.6.1.5.5.7.3.2';
    list.push(extension('2.5.29.37', false, sequence([objectIdentifier(purpose)])));
  }
  const names = template.alternativeNames ?? [];
  if (names.length > 0) {
    const entries = names.map((name) =>
      isIP(name) === 0 ? contextBytes(2, Buffer.from(name, 'latin1')) : contextBytes(7, ipToBytes(name)),
    );
    list.push(extension('2.5.29.17', false, sequence(entries)));
  }
  return list;
}

function extension(oid: string, critical: boolean, value: forge.asn1.Asn1): forge.asn1.Asn1 {
  const wrapped = octets(Buffer.from(asn1.toDer(value).getBytes(), 'latin1'));
  return sequence([objectIdentifier(oid), ...(critical ? [boolean(true)] : []), wrapped]);
}

/** RFC 5280 section 4.2.1.2, method 1: SHA-1 of the key bits, as a name and not for security. */
function keyIdentifier(key: KeyObject): Buffer {
  const info = fromDer(key.export({ type: 'spki', format: 'der' }));
  const bitField = (info.value as forge.asn1.Asn1[])[1]!.value as string;
  return createHash('sha1')
    .update(Buffer.from(bitField.slice(1), 'latin1'))
    .digest();
}

function algorithmIdentifier(algorithm: SignatureAlgorithm): forge.asn1.Asn1 {
  const none = asn1.create(asn1.Class.UNIVERSAL, asn1.Type.NULL, false, '');
  return sequence([objectIdentifier(algorithm.oid), ...(algorithm.nullParameter ? [none] : [])]);
}

/** UTCTime until 2049, GeneralizedTime after (RFC 5280 section 4.1.2.5). */
function time(at: number): forge.asn1.Asn1 {
  const date = new Date(at);
  return date.getUTCFullYear() < 2050
    ? asn1.create(asn1.Class.UNIVERSAL, asn1.Type.UTCTIME, false, asn1.dateToUtcTime(date) as string)
    : asn1.create(asn1.Class.UNIVERSAL, asn1.Type.GENERALIZEDTIME, false, asn1.dateToGeneralizedTime(date) as string);
}

/** Bit strings stay bytes: key bits may look like ASN.1 and must not be parsed. The typings know only the short form. */
function fromDer(der: Buffer): forge.asn1.Asn1 {
  const options = { strict: true, decodeBitStrings: false } as unknown as boolean;
  return asn1.fromDer(util.createBuffer(der.toString('latin1')), options);
}

function integer(bytes: Buffer): forge.asn1.Asn1 {
  return asn1.create(asn1.Class.UNIVERSAL, asn1.Type.INTEGER, false, bytes.toString('latin1'));
}

/** A serial number is positive and at most 20 bytes: the top bit is cleared and the next one set. */
function positive(serial: Buffer): Buffer {
  const bytes = Buffer.from(serial);
  bytes[0] = (bytes[0]! & 0x7f) | 0x40;
  return bytes;
}

function objectIdentifier(oid: string): forge.asn1.Asn1 {
  return asn1.create(asn1.Class.UNIVERSAL, asn1.Type.OID, false, asn1.oidToDer(oid).getBytes());
}

function boolean(value: boolean): forge.asn1.Asn1 {
  return asn1.create(asn1.Class.UNIVERSAL, asn1.Type.BOOLEAN, false, value ? '\xff' : '\x00');
}

function octets(bytes: Buffer): forge.asn1.Asn1 {
  return asn1.create(asn1.Class.UNIVERSAL, asn1.Type.OCTETSTRING, false, bytes.toString('latin1'));
}

function bits(bytes: Buffer): forge.asn1.Asn1 {
  return asn1.create(asn1.Class.UNIVERSAL, asn1.Type.BITSTRING, false, bytes.toString('latin1'));
}

function bitString(bytes: Buffer): forge.asn1.Asn1 {
  return bits(Buffer.concat([Buffer.from([0]), bytes]));
}

function contextBytes(tag: number, bytes: Buffer): forge.asn1.Asn1 {
  return asn1.create(asn1.Class.CONTEXT_SPECIFIC, tag as forge.asn1.Type, false, bytes.toString('latin1'));
}
