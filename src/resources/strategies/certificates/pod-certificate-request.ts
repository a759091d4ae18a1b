import type {
  PodCertificateRequest,
  PodCertificateRequestSpec,
} from '../../../../generated/types/apis__certificates.cluster.io__v1beta1.js';
import type { JsonObject } from '../../../json/types.js';
import { type FieldError, invalidValue, MAX_FIELD_ERRORS, required, tooLong } from '../../../meta/field-errors.js';
import { MAX_ANNOTATION_BYTES } from '../../../meta/metadata-faults.js';
import { dnsSubdomainFaults, labelKeyFaults } from '../../../meta/names.js';
import type { Strategy, StrategyContext, Typed } from '../../strategy.js';
import { pairsCell } from '../cells.js';
import { mapAt, numberAt, objectAt, objectsAt, textAt, type Of } from '../members.js';
import { podCertificateStatusFaults } from './pod-certificate-status.js';
import { podKeyFault } from './pod-key.js';
import { signerNameFaults } from './signer-name.js';

const OUTCOMES = ['Issued', 'Denied', 'Failed'];

/** The state of the request, and the pod author's annotations. */
function cells(object: Typed<PodCertificateRequest>): readonly [string, string] {
  const outcome = objectsAt(objectAt(object, 'status'), 'conditions').find((condition) =>
    OUTCOMES.includes(textAt(condition, 'type')),
  );
  return [
    outcome === undefined ? 'Pending' : textAt(outcome, 'type'),
    pairsCell(mapAt(objectAt(object, 'spec'), 'unverifiedUserAnnotations')),
  ];
}

/** Longest identity of a pod, an account or a node, in bytes. */
const LONGEST_IDENTITY = 128;
/** Shortest and longest requested lifetimes, in seconds; those of built-in signers are shorter. */
const SHORTEST = 3600;
const LONGEST = 91 * 86_400;
const LONGEST_OWN = 86_400;

/** User annotations are validated like annotations, and their keys need domains. */
function noteFaults(notes: JsonObject, faults: FieldError[]): void {
  const path = 'spec.unverifiedUserAnnotations';
  let bytes = 0;
  for (const [key, value] of Object.entries(notes)) {
    bytes += Buffer.byteLength(key) + Buffer.byteLength(String(value));
    if (faults.length > MAX_FIELD_ERRORS) continue;
    const name = key.toLowerCase();
    const wrong = name === '' ? [] : labelKeyFaults(name);
    if (name === '') faults.push(required(path));
    for (const fault of wrong) faults.push(invalidValue(path, name, fault));
    if (name === '' || wrong.length > 0 || name.includes('/')) continue;
    faults.push(invalidValue(path, name, 'must be a domain-prefixed key (such as "acme.io/foo")'));
  }
  if (bytes > MAX_ANNOTATION_BYTES) faults.push(tooLong(path, MAX_ANNOTATION_BYTES));
}

/** The requesting objects: each has a name and a uid. */
function partyFaults(spec: Of<PodCertificateRequestSpec>, faults: FieldError[]): void {
  for (const party of ['pod', 'serviceAccount', 'node'] as const) {
    const [name, identity] = [textAt(spec, `${party}Name`), textAt(spec, `${party}UID`)];
    for (const fault of dnsSubdomainFaults(name)) faults.push(invalidValue(`spec.${party}Name`, name, fault));
    if (identity === '') faults.push(invalidValue(`spec.${party}UID`, identity, 'must not be empty'));
    if (Buffer.byteLength(identity) > LONGEST_IDENTITY) faults.push(tooLong(`spec.${party}UID`, LONGEST_IDENTITY));
  }
}

function validate(
  object: Typed<PodCertificateRequest>,
  { subresource, naming }: StrategyContext,
  stored?: Typed<PodCertificateRequest>,
): readonly FieldError[] {
  // The request is immutable, so it is validated once.
  if (subresource !== '' || stored !== undefined) return [];
  const spec = mapAt(object, 'spec');
  const signer = textAt(spec, 'signerName');
  const faults: FieldError[] = [...signerNameFaults('spec.signerName', signer)];
  noteFaults(mapAt(spec, 'unverifiedUserAnnotations'), faults);
  partyFaults(spec, faults);
  const seconds = numberAt(spec, 'maxExpirationSeconds') ?? 0;
  const [domain = ''] = signer.split('/');
  const isOwn = domain === naming.labelDomain || domain.endsWith(`.${naming.labelDomain}`);
  const longest = isOwn ? LONGEST_OWN : LONGEST;
  if (seconds < SHORTEST || seconds > longest) {
    const why = `must be in the range [${SHORTEST}, ${longest}]`;
    faults.push(invalidValue('spec.maxExpirationSeconds', seconds, why));
  }
  const fault = podKeyFault(spec);
  return fault === undefined ? faults : [...faults, fault];
}

/** PodCertificateRequest. */
export const strategy: Strategy<PodCertificateRequest> = {
  validate,
  validateUpdate: (object, stored, { subresource, now }) =>
    subresource === '' ? [] : podCertificateStatusFaults(object, stored, now),
  cells,
};
