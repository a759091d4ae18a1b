import type { StorageVersionMigration } from '../../../../generated/types/apis__storagemigration.cluster.io__v1beta1.js';
import { type FieldError, invalidValue, required } from '../../../meta/field-errors.js';
import { dns1035LabelFaults, dnsSubdomainFaults } from '../../../meta/names.js';
import type { Strategy, Typed } from '../../strategy.js';
import { conditionFaults } from '../condition-validation.js';
import { isConditionTrue } from '../conditions.js';
import { mapAt, objectAt, textAt } from '../members.js';

function resourceCell(object: Typed<StorageVersionMigration>): string {
  const resource = objectAt(objectAt(object, 'spec'), 'resource');
  const group = textAt(resource, 'group');
  return group === '' ? textAt(resource, 'resource') : `${textAt(resource, 'resource')}.${group}`;
}

const RESOURCE = 'spec.resource.resource';

function specFaults(object: Typed<StorageVersionMigration>): readonly FieldError[] {
  const wanted = mapAt(mapAt(object, 'spec'), 'resource');
  const [resource, group] = [textAt(wanted, 'resource'), textAt(wanted, 'group')];
  const faults: FieldError[] = resource === '' ? [required(RESOURCE, 'resource is required to be set')] : [];
  const report = (path: string, text: string, found: readonly string[]): void => {
    if (text !== '' && found.length > 0) faults.push(invalidValue(path, text, found.join(',')));
  };
  report(RESOURCE, resource, dns1035LabelFaults(resource));
  report('spec.resource.group', group, dnsSubdomainFaults(group));
  return faults;
}

/** A condition type has one status, and the version is a number above 0. */
function statusFaults(object: Typed<StorageVersionMigration>): readonly FieldError[] {
  const status = mapAt(object, 'status');
  const version = textAt(status, 'resourceVersion');
  const faults: FieldError[] = [];
  if (version !== '' && !/^[1-9][0-9]*$/.test(version)) {
    const why = `resource version is not well formed: ${version}`;
    faults.push(invalidValue('status.resourceVersion', version, why));
  }
  faults.push(...conditionFaults(object));
  return faults;
}

/** A finished migration is immutable, with its initial version. */
function outcomeFaults(
  object: Typed<StorageVersionMigration>,
  stored: Typed<StorageVersionMigration>,
): readonly FieldError[] {
  const [now, then] = [mapAt(object, 'status'), mapAt(stored, 'status')];
  const faults: FieldError[] = [];
  const [version, before] = [textAt(now, 'resourceVersion'), textAt(then, 'resourceVersion')];
  if (before !== '' && before !== version) {
    faults.push(invalidValue('status.resourceVersion', version, 'field is immutable'));
  }
  const report = (why: string): void =>
    void faults.push(invalidValue('status.conditions', now['conditions'] ?? null, why));
  const ended = (type: string): boolean => isConditionTrue(object, type);
  if (ended('Succeeded') && ended('Failed'))
    report('Both success and failed conditions cannot be true at the same time');
  for (const [type, name] of OUTCOMES) {
    if (isConditionTrue(stored, type) && !ended(type))
      report(`${name} condition cannot be set to false once it is true`);
  }
  return faults;
}

const OUTCOMES = [
  ['Succeeded', 'Success'],
  ['Failed', 'Failed'],
] as const;

/** StorageVersionMigration. */
export const strategy: Strategy<StorageVersionMigration> = {
  validate: (object, { subresource }) => (subresource === 'status' ? statusFaults(object) : specFaults(object)),
  validateUpdate: (object, stored, { subresource }) => (subresource === 'status' ? outcomeFaults(object, stored) : []),
  reportsItself: ({ field }) => field === RESOURCE,
  cells(object) {
    const standing = ['Succeeded', 'Failed', 'Running'].find((type) => isConditionTrue(object, type));
    return [resourceCell(object), standing ?? 'Unknown'];
  },
};
