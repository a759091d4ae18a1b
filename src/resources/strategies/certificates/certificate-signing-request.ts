import { X509Certificate } from 'node:crypto';
import type { CertificateSigningRequest } from '../../../../generated/types/apis__certificates.cluster.io__v1.js';
import { derValues } from '../../../credentials/der.js';
import { readPem } from '../../../credentials/pem.js';
import { parseSigningRequest } from '../../../credentials/signing-request.js';
import { KNOWN_USAGES } from '../../../credentials/usages.js';
import type { JsonObject } from '../../../json/types.js';
import { humanDuration } from '../../../meta/duration.js';
import { type FieldError, forbiddenValue, invalidValue, notSupported, required } from '../../../meta/field-errors.js';
import type { KubeObject } from '../../../meta/object.js';
import type { User } from '../../../request/user.js';
import type { Strategy, StrategyContext, Typed } from '../../strategy.js';
import { NONE } from '../cells.js';
import { has, listAt, numberAt, objectAt, textAt } from '../members.js';
import { passingOver, type PassingRule } from '../ratcheting.js';
import { repeatedFaults } from '../repeated-values.js';
import {
  conditionChangeFaults,
  conditionFaults,
  conditionsOf,
  withConditionTimes,
  withStoredDecisions,
} from './request-conditions.js';
import { signerNameFaults } from './signer-name.js';

/** Shortest lifetime that can be requested, in seconds. */
const SHORTEST = 600;

/** The server sets the requester, whatever the body says; a new request is undecided. */
function withRequester(request: Typed<CertificateSigningRequest>, { name, uid, groups, extra }: User): KubeObject {
  const { username: _name, uid: _uid, groups: _groups, extra: _extra, ...spec } = objectAt(request, 'spec') ?? {};
  return {
    ...request,
    spec: {
      ...spec,
      ...(name !== '' && { username: name }),
      ...(uid !== '' && { uid }),
      ...(groups.length > 0 && { groups: [...groups] }),
      ...(Object.keys(extra).length > 0 && { extra: extra as JsonObject }),
    },
    status: {},
  };
}

/** The request is immutable; decisions and certificates have their own endpoints. */
function prepareForUpdate(
  request: Typed<CertificateSigningRequest>,
  stored: Typed<CertificateSigningRequest>,
  context: StrategyContext,
): KubeObject {
  const kept = stored['spec'] === undefined ? request : { ...request, spec: stored['spec'] };
  if (context.subresource === '') return kept;
  const settled = context.subresource === 'status' ? withStoredDecisions(kept, stored) : kept;
  return withConditionTimes(settled, stored, context.now);
}

function validate(request: Typed<CertificateSigningRequest>, { naming }: StrategyContext): readonly FieldError[] {
  const spec = objectAt(request, 'spec');
  const faults: FieldError[] = [];
  const text = textAt(spec, 'request');
  const fault = text === '' ? 'PEM block type must be CERTIFICATE REQUEST' : requestFault(text);
  if (fault !== undefined) faults.push(invalidValue('spec.request', spec?.['request'] ?? null, fault));
  const usages = listAt(spec, 'usages').map(String);
  if (usages.length === 0) faults.push(required('spec.usages'));
  usages.forEach((usage, at) => {
    if (!KNOWN_USAGES.includes(usage)) faults.push(notSupported(`spec.usages[${at}]`, usage, KNOWN_USAGES));
  });
  repeatedFaults(usages, 'spec.usages', faults);
  const signer = textAt(spec, 'signerName');
  if (signer === naming.signers.legacyUnknown) {
    const why = 'the legacy signerName is not allowed via this API version';
    faults.push(invalidValue('spec.signerName', signer, why));
  } else if (signer !== '') {
    faults.push(...signerNameFaults('spec.signerName', signer));
  }
  const seconds = numberAt(spec, 'expirationSeconds');
  if (has(spec, 'expirationSeconds') && seconds !== undefined && seconds < SHORTEST) {
    const why = 'may not specify a duration less than 600 seconds (10 minutes)';
    faults.push(invalidValue('spec.expirationSeconds', seconds, why));
  }
  return [...faults, ...conditionFaults(request)];
}

function requestFault(base64: string): string | undefined {
  try {
    parseSigningRequest(Buffer.from(base64, 'base64').toString('latin1'));
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

function validateUpdate(
  request: Typed<CertificateSigningRequest>,
  stored: Typed<CertificateSigningRequest>,
  { subresource }: StrategyContext,
): readonly FieldError[] {
  const faults = [...conditionChangeFaults(request, stored, subresource)];
  const certificate = textAt(objectAt(request, 'status'), 'certificate');
  const before = textAt(objectAt(stored, 'status'), 'certificate');
  if (certificate === before) return faults;
  const fault = certificateFault(certificate);
  if (fault !== undefined) faults.unshift(invalidValue('status.certificate', '<certificate data>', fault));
  if (before !== '') {
    faults.push(forbiddenValue('status.certificate', 'updates may not modify existing certificate content'));
  }
  return faults;
}

/** Faults of issued certificates: anything but X.509 in blocks without headers. */
function certificateFault(base64: string): string | undefined {
  const text = Buffer.from(base64, 'base64').toString('latin1');
  if (text === '') return undefined;
  const blocks = readPem(text);
  if (blocks.length === 0) return 'must contain at least one CERTIFICATE PEM block';
  for (const { label, headers, der } of blocks) {
    if (label !== 'CERTIFICATE') return `only CERTIFICATE PEM blocks are allowed, found ${JSON.stringify(label)}`;
    if (headers) return 'no PEM block headers are permitted';
    try {
      const { length } = derValues(der).map(({ whole }) => new X509Certificate(whole));
      if (length === 0) return 'found CERTIFICATE PEM block containing 0 certificates';
    } catch {
      return 'x509: malformed certificate';
    }
  }
  return undefined;
}

/** The requested lifetime, and the state of the request. */
function cells(object: Typed<CertificateSigningRequest>): readonly [string, string] {
  const seconds = numberAt(objectAt(object, 'spec'), 'expirationSeconds');
  return [seconds === undefined ? NONE : humanDuration(seconds * 1000), standing(object)];
}

/** `Pending`, `Approved` or `Denied`, with `Failed` and `Issued` appended. */
function standing(object: Typed<CertificateSigningRequest>): string {
  const types = new Set(conditionsOf(object).map((condition) => textAt(condition, 'type')));
  const decision = types.has('Denied') ? 'Denied' : types.has('Approved') ? 'Approved' : 'Pending';
  const failed = types.has('Failed') ? ',Failed' : '';
  return `${decision}${failed}${textAt(objectAt(object, 'status'), 'certificate') === '' ? '' : ',Issued'}`;
}

/** The request is immutable; stored ones may have unknown or repeated usages. */
const usagesOfOnce: PassingRule =
  () =>
  ({ field }) =>
    field.startsWith('spec.usages[');

/** CertificateSigningRequest. */
export const strategy: Strategy<CertificateSigningRequest> = {
  prepareForCreate: (request, { user }) => withRequester(request, user),
  prepareForUpdate,
  validate,
  ratchet: passingOver(usagesOfOnce),
  validateUpdate,
  cells,
};
