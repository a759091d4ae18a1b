import { type FieldError, invalidValue, tooLong } from '../../../meta/field-errors.js';
import { driverNameFaults } from '../core/driver-name.js';

/** Longest name of an attribute without its domain, in bytes. */
const LONGEST_NAME = 32;
const IDENTIFIER = /^[A-Za-z_][A-Za-z0-9_]*$/;
const IDENTIFIER_WORDS =
  "a valid C identifier must start with alphabetic character or '_', followed by a string of alphanumeric characters or '_' (e.g. 'my_name',  or 'MY_NAME',  or 'MyName', regex used for validation is '[A-Za-z_][A-Za-z0-9_]*')";

function identifierFaults(name: string, path: string, faults: FieldError[]): void {
  if (Buffer.byteLength(name) > LONGEST_NAME) faults.push(tooLong(path, LONGEST_NAME));
  if (!IDENTIFIER.test(name)) faults.push(invalidValue(path, name, IDENTIFIER_WORDS));
}

/** Faults of the name of an attribute or capacity of one device: `name` or `domain/name`. */
export function memberNameFaults(name: string, path: string, faults: FieldError[]): void {
  const parts = name.split('/');
  const [domain = '', local = ''] = parts;
  if (parts.length === 1) identifierFaults(name, path, faults);
  else if (parts.length === 2) {
    if (domain === '') faults.push(invalidValue(path, '', 'the domain must not be empty'));
    else driverNameFaults(domain, path, faults);
    if (local === '') faults.push(invalidValue(path, '', 'the name must not be empty'));
    else identifierFaults(local, path, faults);
  }
}

/** Faults of the name of an attribute of all devices: `domain/name`. */
export function attributeNameFaults(name: string, path: string, faults: FieldError[]): void {
  memberNameFaults(name, path, faults);
  if (!name.includes('/')) {
    faults.push(invalidValue(path, name, 'a fully qualified name must be a domain and a name separated by a slash'));
  }
}
