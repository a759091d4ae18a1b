import type { FieldError } from '../../../meta/field-errors.js';
import type { KubeObject } from '../../../meta/object.js';
import type { Strategy } from '../../strategy.js';
import { firstFew } from '../cells.js';
import { mapAt, objectAt, objectsAt, textAt } from '../members.js';
import { ingressFaults } from './ingress-validation.js';

function hostsCell(object: KubeObject): string {
  const hosts = objectsAt(objectAt(object, 'spec'), 'rules')
    .map((rule) => textAt(rule, 'host'))
    .filter((host) => host !== '');
  return hosts.length === 0 ? '*' : firstFew(hosts);
}

function addressCell(object: KubeObject): string {
  const addresses = objectsAt(objectAt(objectAt(object, 'status'), 'loadBalancer'), 'ingress')
    .map((each) => textAt(each, 'ip') || textAt(each, 'hostname'))
    .filter((address) => address !== '');
  return [...new Set(addresses)].sort().join(',');
}

/** Ingress. */
export const strategy: Strategy = {
  validate(object, { subresource }) {
    const faults: FieldError[] = [];
    if (subresource === '') ingressFaults(mapAt(object, 'spec'), faults);
    return faults;
  },
  cells(object) {
    const secure = objectsAt(objectAt(object, 'spec'), 'tls').length > 0;
    return [hostsCell(object), addressCell(object), secure ? '80, 443' : '80'];
  },
};
