import type { JsonObject } from '../../../json/types.js';
import { type FieldError, invalidValue } from '../../../meta/field-errors.js';
import { dnsSubdomainFaults, pathSegmentFaults } from '../../../meta/names.js';
import type { KubeObject } from '../../../meta/object.js';
import type { Strategy } from '../../strategy.js';
import { NONE } from '../cells.js';
import { IP_FAULT, ipFamily } from '../core/service-rules/ip-address.js';
import { objectAt, textAt } from '../members.js';

/** Who has the address, as `resource.group/namespace/name`. */
function parentCell(object: KubeObject): string {
  const parent = objectAt(objectAt(object, 'spec'), 'parentRef');
  if (parent === undefined) return NONE;
  const [group, resource] = [textAt(parent, 'group'), textAt(parent, 'resource')];
  const place = [textAt(parent, 'namespace'), textAt(parent, 'name')].filter((part) => part !== '').join('/');
  return `${group === '' ? resource : `${resource}.${group}`}/${place}`.toLowerCase();
}

/** Faults of the names by which the owner of the address is found. */
function parentFaults(parent: JsonObject | undefined): readonly FieldError[] {
  return ['group', 'resource', 'name', 'namespace'].flatMap((member) => {
    const value = textAt(parent, member);
    if (value === '') return [];
    const faults = member === 'group' ? dnsSubdomainFaults(value) : pathSegmentFaults(value);
    return faults.map((fault) => invalidValue(`spec.parentRef.${member}`, value, fault));
  });
}

/** IPAddress. */
export const strategy: Strategy = {
  validate: (object) => parentFaults(objectAt(objectAt(object, 'spec'), 'parentRef')),
  cells: (object) => [parentCell(object)],
  validateCreate(object) {
    const { name = '' } = object.metadata;
    return name === '' || ipFamily(name) !== undefined ? [] : [invalidValue('metadata.name', name, IP_FAULT)];
  },
};
