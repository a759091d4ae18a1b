import { type FieldError, invalidValue, required, tooLong } from '../../../meta/field-errors.js';
import { dnsSubdomainFaults } from '../../../meta/names.js';

/** Faults of the name of a CSI driver: a DNS subdomain in letters of any case, of 63 bytes at most. */
export function driverNameFaults(name: string, path: string, faults: FieldError[]): void {
  if (name === '') {
    faults.push(required(path));
    return;
  }
  if (Buffer.byteLength(name) > 63) faults.push(tooLong(path, 63));
  for (const fault of dnsSubdomainFaults(name.toLowerCase())) faults.push(invalidValue(path, name, fault));
}
