import { forbidden, type StatusCause, StatusError } from '../../meta/errors.js';
import type { AdmissionAttributes } from '../../request/ports.js';

/** 403 `pods "x" is forbidden: <why>`, the form in which plugins reject. A generated name is not known yet. */
export function refuse(attributes: AdmissionAttributes, why: string, causes: readonly StatusCause[] = []): StatusError {
  const { metadata } = attributes.object ?? {};
  const name = attributes.name || metadata?.name || metadata?.generateName || 'Unknown';
  const plain = forbidden({ group: attributes.group, resource: attributes.resource }, name, why);
  if (causes.length === 0) return plain;
  return new StatusError(plain.code, plain.reason, plain.message, { details: { ...plain.details, causes } });
}
