import type {
  PodCertificateRequest,
  PodCertificateRequestSpec,
  PodCertificateRequestStatus,
} from '../../../../generated/types/apis__certificates.cluster.io__v1beta1.js';
import { alternativeNamesOf, keyAlgorithmOf } from '../../../credentials/certificate-parts.js';
import { unknownCurve } from '../../../credentials/curves.js';
import { derValues } from '../../../credentials/der.js';
import { type PemBlock, readPem } from '../../../credentials/pem.js';
import { equalJson } from '../../../json/equal.js';
import {
  type FieldError,
  invalidValue,
  MAX_FIELD_ERRORS,
  notSupported,
  required,
  tooLong,
  unfitting,
} from '../../../meta/field-errors.js';
import { formatTime } from '../../../meta/time.js';
import { isMailAddress } from '../../../schema/mail-address.js';
import type { Typed } from '../../strategy.js';
import { conditionFaults } from '../condition-validation.js';
import { isConditionTrue } from '../conditions.js';
import { has, mapAt, numberAt, objectsAt, textAt, type Of } from '../members.js';
import { podKeyOf } from './pod-key.js';
import { KeyObject, X509Certificate } from 'node:crypto';

const CHAIN = 'status.certificateChain';
/** Most bytes of a chain. */
const LONGEST_CHAIN = 100 * 1024;
const OUTCOMES = ['Issued', 'Denied', 'Failed'];
const MINUTE = 60_000;
/** Tolerances of a certificate's start, and of the renewal time from both ends. */
const NEAR = 5 * MINUTE;
const MARGIN = 10 * MINUTE;
const SHORTEST = 60 * MINUTE;

/** There is at most one outcome, and its status is True. */
function outcomeFaults(object: Typed<PodCertificateRequest>): readonly FieldError[] {
  const faults: FieldError[] = [];
  let outcomes = 0;
  for (const [index, condition] of objectsAt(mapAt(object, 'status'), 'conditions').entries()) {
    if (faults.length > MAX_FIELD_ERRORS) return faults;
    const [type, status] = [textAt(condition, 'type'), textAt(condition, 'status')];
    const path = `status.conditions.[${index}]`;
    if (!OUTCOMES.includes(type)) {
      faults.push(notSupported(`${path}.type`, type, OUTCOMES));
      continue;
    }
    outcomes += 1;
    if (outcomes > 1) {
      const why = 'There may be at most one condition with type "Issued", "Denied", or "Failed"';
      faults.push(invalidValue(`${path}.type`, type, why));
    }
    if (status !== 'True') faults.push(notSupported(`${path}.status`, status, ['True']));
  }
  return [...faults, ...conditionFaults(object)];
}

function isOver(object: Typed<PodCertificateRequest>): boolean {
  return OUTCOMES.some((type) => isConditionTrue(object, type));
}

/** Supported key algorithms: RSA, DSA, elliptic curves, X25519 and Ed25519. */
const KEY_ALGORITHMS: ReadonlySet<string> = new Set([
  '1.2.840.113549.1.1.1',
  '1.2.840.10040.4.1',
  '1.2.840.10045.2.1',
  '1.3.101.110',
  '1.3.101.112',
]);

interface ReadCertificate {
  readonly certificate: X509Certificate;
  readonly names: ReturnType<typeof alternativeNamesOf>;
  /** undefined: its algorithm is not supported, which is no fault of the certificate. */
  readonly key: KeyObject | undefined;
}

/**
 * The certificate in a block; undefined when there is none, or trailing data. Names and key are read here, as in
 * kube-apiserver: Node reads them lazily, and throws then when they are malformed.
 */
function certificateIn({ der }: PemBlock): ReadCertificate | undefined {
  try {
    if (derValues(der).length !== 1) return undefined;
    const certificate = new X509Certificate(der);
    const key = KEY_ALGORITHMS.has(keyAlgorithmOf(der)) ? certificate.publicKey : undefined;
    if (key !== undefined && unknownCurve(key) !== undefined) return undefined;
    return { certificate, names: alternativeNamesOf(der), key };
  } catch {
    return undefined;
  }
}

function nameFaults({ dns, email }: ReadCertificate['names']): readonly FieldError[] {
  return [
    ...dns.flatMap((name) => [
      ...(name === '' ? [invalidValue(CHAIN, name, 'leaf certificate should not contain empty DNSName')] : []),
      ...(name.includes('..') ? [invalidValue(CHAIN, name, "leaf certificate's DNSName should not contain '..'")] : []),
      ...(name.startsWith('.') || name.endsWith('.')
        ? [invalidValue(CHAIN, name, "leaf certificate's DNSName should not start or end with '.'")]
        : []),
    ]),
    ...email
      .filter((address) => !isMailAddress(address))
      .map((address) => invalidValue(CHAIN, address, 'leaf certificate should not contain invalid EmailAddress')),
  ];
}

/** The times of a status match its certificate, which is valid now, and for as long as requested. */
function timeFault(
  spec: Of<PodCertificateRequestSpec>,
  status: Of<PodCertificateRequestStatus>,
  leaf: X509Certificate,
  now: number,
): FieldError | undefined {
  const at = (member: string): number => Date.parse(textAt(status, member));
  const report = (member: string, why: string): FieldError =>
    invalidValue(`status.${member}`, formatTime(at(member)), why);
  const [from, to, refresh] = [at('notBefore'), at('notAfter'), at('beginRefreshAt')];
  const [validFrom, validTo] = [Date.parse(leaf.validFrom), Date.parse(leaf.validTo)];
  const encoded = (name: string): string => `must be set to the ${name} time encoded in the leaf certificate`;
  if (from !== validFrom) return report('notBefore', encoded('NotBefore'));
  if (Math.abs(from - now) >= NEAR) {
    return report('notBefore', "must be set to within 5 minutes of kube-apiserver's current time");
  }
  if (to !== validTo) return report('notAfter', encoded('NotAfter'));
  const [lifetime, most] = [validTo - validFrom, numberAt(spec, 'maxExpirationSeconds') ?? 0];
  const lifetimeFault = (why: string): FieldError =>
    invalidValue(CHAIN, lifetime * 1_000_000, `leaf certificate lifetime must be ${why}`);
  if (lifetime < SHORTEST) return lifetimeFault('>= 1 hour');
  if (lifetime > most * 1000) return lifetimeFault(`<= spec.maxExpirationSeconds (${most})`);
  if (refresh < from + MARGIN) return report('beginRefreshAt', 'must be at least 10 minutes after status.notBefore');
  if (refresh > to - MARGIN) return report('beginRefreshAt', 'must be at least 10 minutes before status.notAfter');
  return undefined;
}

/** The chain starts with a certificate for the pod's key, followed by intermediates. */
function issuedFaults(
  object: Typed<PodCertificateRequest>,
  stored: Typed<PodCertificateRequest>,
  now: number,
): readonly FieldError[] {
  const [spec, status] = [mapAt(stored, 'spec'), mapAt(object, 'status')];
  const chain = textAt(status, 'certificateChain');
  if (Buffer.byteLength(chain) > LONGEST_CHAIN) return [tooLong(CHAIN, LONGEST_CHAIN)];
  const [first, ...others] = readPem(chain);
  const report = (why: string): readonly FieldError[] => [invalidValue(CHAIN, chain, why)];
  if (first === undefined) return report('issued certificate chain must contain at least one certificate');
  if (first.label !== 'CERTIFICATE') {
    return report('issued certificate chain must consist entirely of CERTIFICATE PEM blocks');
  }
  const leaf = certificateIn(first);
  if (leaf === undefined) return report('leaf certificate does not parse as valid X.509');
  const names = nameFaults(leaf.names);
  const key = podKeyOf(spec);
  if (!(key instanceof KeyObject)) return [...names, key];
  if (leaf.key === undefined || !key.equals(leaf.key)) {
    return [...names, ...report('leaf certificate was not issued to the requested public key')];
  }
  const missing = Object.entries({
    notBefore: 'must be present and consistent with the issued certificate',
    notAfter: 'must be present and consistent with the issued certificate',
    beginRefreshAt: 'must be present and in the range [notbefore+10min, notafter-10min]',
  })
    .filter(([member]) => !has(status, member))
    .map(([member, why]) => required(`status.${member}`, why));
  if (names.length + missing.length > 0) return [...names, ...missing];
  const fault = timeFault(spec, status, leaf.certificate, now);
  if (fault !== undefined) return [fault];
  for (const block of others) {
    if (block.label !== 'CERTIFICATE') {
      return report('issued certificate chain must consist entirely of CERTFICATE PEM blocks');
    }
    if (certificateIn(block) === undefined) return report('intermediate certificate does not parse as valid X.509');
  }
  return [];
}

/** Faults of the outcome of a pod's request: it is issued, denied or failed, once. `now` in milliseconds. */
export function podCertificateStatusFaults(
  object: Typed<PodCertificateRequest>,
  stored: Typed<PodCertificateRequest>,
  now: number,
): readonly FieldError[] {
  const faults = outcomeFaults(object);
  if (faults.length > 0) return faults;
  const [status, before] = [mapAt(object, 'status'), mapAt(stored, 'status')];
  const faultUnless = (isFit: boolean, why: string): readonly FieldError[] => (isFit ? [] : [unfitting('status', why)]);
  if (isOver(stored)) {
    const why = 'immutable after PodCertificateRequest is issued, denied, or failed';
    return faultUnless(equalJson(status, before), why);
  }
  if (isConditionTrue(object, 'Denied') || isConditionTrue(object, 'Failed')) {
    const why = 'non-condition status fields must be empty when denying or failing the PodCertificateRequest';
    return faultUnless(
      Object.keys(status).every((member) => member === 'conditions'),
      why,
    );
  }
  if (isConditionTrue(object, 'Issued')) return issuedFaults(object, stored, now);
  const why = 'status is immutable unless transitioning to "Issued", "Denied", or "Failed"';
  return faultUnless(equalJson(status, before), why);
}
