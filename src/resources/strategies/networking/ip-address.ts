import type { IPAddress } from '../../../../generated/types/apis__networking.cluster.io__v1.js';
import { invalidValue } from '../../../meta/field-errors.js';
import type { Strategy, Typed } from '../../strategy.js';
import { NONE } from '../cells.js';
import { canonicalAddressFault } from '../core/service-rules/ip-address.js';
import { objectAt, textAt } from '../members.js';
import { referenceFaults } from '../reference-names.js';

/** The owner of the address, as `resource.group/namespace/name`. */
function parentCell(object: Typed<IPAddress>): string {
  const parent = objectAt(objectAt(object, 'spec'), 'parentRef');
  if (parent === undefined) return NONE;
  const [group, resource] = [textAt(parent, 'group'), textAt(parent, 'resource')];
  const place = [textAt(parent, 'namespace'), textAt(parent, 'name')].filter((part) => part !== '').join('/');
  return `${group === '' ? resource : `${resource}.${group}`}/${place}`.toLowerCase();
}

/** The reference to the owner of the address. */
const NAMES = { group: 'group', segments: ['resource', 'name', 'namespace'] };

/** IPAddress. */
export const strategy: Strategy<IPAddress> = {
  validate: (object) => referenceFaults(objectAt(objectAt(object, 'spec'), 'parentRef'), 'spec.parentRef', NAMES),
  cells: (object) => [parentCell(object)],
  validateCreate({ metadata }) {
    const names = (['generateName', 'name'] as const).map((member) => [member, metadata[member] ?? ''] as const);
    return names.flatMap(([member, name]) => {
      const fault = name === '' ? undefined : canonicalAddressFault(name);
      return fault === undefined ? [] : [invalidValue(`metadata.${member}`, name, fault)];
    });
  },
};
