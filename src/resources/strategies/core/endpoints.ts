import type { Endpoints } from '../../../../generated/types/api__v1.js';
import type { JsonObject } from '../../../json/types.js';
import { type FieldError, invalidValue, MAX_FIELD_ERRORS, required } from '../../../meta/field-errors.js';
import { hostPort } from '../../../meta/host-port.js';
import { dnsSubdomainFaults } from '../../../meta/names.js';
import type { Strategy, Typed } from '../../strategy.js';
import { FEW, firstFewOf, NONE } from '../cells.js';
import { has, numberAt, objectsAt, textAt } from '../members.js';
import { belowUnchanged, passingOver } from '../ratcheting.js';
import { addressWarnings } from './service-rules/address-warnings.js';
import { protocolFaults } from './service-rules/app-protocol.js';
import { addressFault, isAddress, specialAddressFaults } from './service-rules/ip-address.js';

/** Ready addresses, with each of their ports. */
function addressesCell(object: Typed<Endpoints>): string {
  const subsets = objectsAt(object, 'subsets');
  if (subsets.length === 0) return NONE;
  const shown: string[] = [];
  let count = 0;
  for (const subset of subsets) {
    const addresses = objectsAt(subset, 'addresses');
    const ports = objectsAt(subset, 'ports');
    count += addresses.length * Math.max(1, ports.length);
    // There may be many millions of pairs.
    for (const port of ports.length === 0 ? [undefined] : ports.slice(0, FEW)) {
      for (const address of addresses.slice(0, FEW)) {
        if (shown.length === FEW) break;
        const ip = textAt(address, 'ip');
        shown.push(port === undefined ? ip : hostPort(ip, numberAt(port, 'port') ?? 0));
      }
    }
  }
  return firstFewOf(shown, count);
}

function addressFaults(address: JsonObject, path: string, faults: FieldError[]): void {
  const ip = textAt(address, 'ip');
  const malformed = addressFault(ip);
  if (malformed !== undefined) faults.push(invalidValue(`${path}.ip`, ip, malformed));
  if (!isAddress(ip)) {
    faults.push(invalidValue(`${path}.ip`, ip, 'must be a valid IP address'));
  }
  for (const fault of specialAddressFaults(ip)) faults.push(invalidValue(`${path}.ip`, ip, fault));
  if (!has(address, 'nodeName')) return;
  const nodeName = textAt(address, 'nodeName');
  for (const fault of dnsSubdomainFaults(nodeName)) faults.push(invalidValue(`${path}.nodeName`, nodeName, fault));
}

function subsetFaults(subset: JsonObject, path: string, faults: FieldError[]): void {
  let addresses = 0;
  for (const member of ['addresses', 'notReadyAddresses']) {
    for (const [index, address] of objectsAt(subset, member).entries()) {
      addresses++;
      if (faults.length < MAX_FIELD_ERRORS) addressFaults(address, `${path}.${member}[${index}]`, faults);
    }
  }
  if (addresses === 0) faults.push(required(path, 'must specify `addresses` or `notReadyAddresses`'));
  const ports = objectsAt(subset, 'ports');
  for (const [index, port] of ports.entries()) {
    const here = `${path}.ports[${index}]`;
    if (ports.length > 1 && textAt(port, 'name') === '') faults.push(required(`${here}.name`));
    protocolFaults(port, here, faults);
  }
}

function validate(object: Typed<Endpoints>): readonly FieldError[] {
  const faults: FieldError[] = [];
  for (const [index, subset] of objectsAt(object, 'subsets').entries()) {
    subsetFaults(subset, `subsets[${index}]`, faults);
  }
  return faults;
}

/** Warnings about addresses in another form than usual. */
function warnings(object: Typed<Endpoints>): readonly string[] {
  return objectsAt(object, 'subsets').flatMap((subset, index) =>
    (['addresses', 'notReadyAddresses'] as const).flatMap((member) =>
      objectsAt(subset, member).flatMap((address, at) =>
        addressWarnings(textAt(address, 'ip'), `subsets[${index}].${member}[${at}].ip`),
      ),
    ),
  );
}

/** Endpoints. */
export const strategy: Strategy<Endpoints> = {
  cells: (object) => [addressesCell(object)],
  validate,
  warnings,
  // Addresses stored under older rules stay valid.
  ratchet: passingOver(belowUnchanged('subsets')),
};
