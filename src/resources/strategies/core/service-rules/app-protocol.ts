import type { ServicePort } from '../../../../../generated/types/api__v1.js';
import { type FieldError, invalidValue } from '../../../../meta/field-errors.js';
import { qualifiedNameFaults } from '../../../../meta/names.js';
import { has, textAt, type Of } from '../../members.js';

/** Faults of the application protocol of a port at `path`: a name, with or without a domain. */
export function protocolFaults(port: Of<ServicePort>, path: string, faults: FieldError[]): void {
  if (!has(port, 'appProtocol')) return;
  const protocol = textAt(port, 'appProtocol');
  for (const fault of qualifiedNameFaults(protocol)) faults.push(invalidValue(`${path}.appProtocol`, protocol, fault));
}
