import type { CSINode } from '../../../../generated/types/apis__storage.cluster.io__v1.js';
import { equalJson } from '../../../json/equal.js';
import type { JsonObject } from '../../../json/types.js';
import { duplicate, type FieldError, invalidValue, MAX_FIELD_ERRORS, required } from '../../../meta/field-errors.js';
import { qualifiedNameFaults } from '../../../meta/names.js';
import type { Strategy, Typed } from '../../strategy.js';
import { driverNameFaults } from '../core/driver-name.js';
import { listAt, numberAt, objectAt, objectsAt, textAt } from '../members.js';

/** Longest identifier of a node, in bytes. */
const LONGEST_ID = 256;

function validate(object: Typed<CSINode>): readonly FieldError[] {
  const faults: FieldError[] = [];
  const names = new Set<string>();
  for (const [index, driver] of objectsAt(object['spec'], 'drivers').entries()) {
    const path = `spec.drivers[${index}]`;
    const [name, id] = [textAt(driver, 'name'), textAt(driver, 'nodeID')];
    if (names.has(name)) faults.push(duplicate(`${path}.name`, name));
    names.add(name);
    driverNameFaults(name, `${path}.name`, faults);
    if (Buffer.byteLength(id) > LONGEST_ID) {
      faults.push(invalidValue(`${path}.nodeID`, id, `must be ${LONGEST_ID} characters or less`));
    }
    const count = numberAt(objectAt(driver, 'allocatable'), 'count');
    if (count !== undefined && count < 0) {
      faults.push(invalidValue(`${path}.allocatable.count`, count, 'must be greater than or equal to 0'));
    }
    const keys = new Set<string>();
    for (const key of listAt(driver, 'topologyKeys').map(String)) {
      if (faults.length > MAX_FIELD_ERRORS) return faults;
      if (key === '') faults.push(required(path));
      if (keys.has(key)) faults.push(duplicate(path, key));
      keys.add(key);
      for (const fault of qualifiedNameFaults(key)) faults.push(invalidValue(path, key, fault));
    }
  }
  return faults;
}

/** A registered driver of a node is immutable, except for its volume limit. */
function changedDriverFaults(object: Typed<CSINode>, stored: Typed<CSINode>): readonly FieldError[] {
  const fixed = ({ allocatable: _allocatable, ...driver }: JsonObject): JsonObject => driver;
  const before = new Map(
    objectsAt(stored['spec'], 'drivers').map((driver) => [textAt(driver, 'name'), fixed(driver)] as const),
  );
  return objectsAt(object['spec'], 'drivers').flatMap((driver) => {
    const known = before.get(textAt(driver, 'name'));
    if (known === undefined || equalJson(known, fixed(driver))) return [];
    return [invalidValue('spec.drivers', fixed(driver), 'field is immutable')];
  });
}

/** CSINode. */
export const strategy: Strategy<CSINode> = {
  cells: (object) => [listAt(objectAt(object, 'spec'), 'drivers').length],
  validate,
  reportsItself: ({ field }) => /^spec\.drivers\[\d+\]\.name$/.test(field),
  validateUpdate: changedDriverFaults,
};
