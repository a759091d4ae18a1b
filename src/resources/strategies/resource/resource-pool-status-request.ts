import type { ResourcePoolStatusRequest } from '../../../../generated/types/apis__resource.cluster.io__v1alpha3.js';
import { equalJson } from '../../../json/equal.js';
import type { JsonObject } from '../../../json/types.js';
import { ageOf } from '../../../meta/duration.js';
import {
  duplicate,
  type FieldError,
  invalidValue,
  MAX_FIELD_ERRORS,
  required,
  tooLong,
} from '../../../meta/field-errors.js';
import { anyCaseSubdomainFaults, dnsSubdomainFaults } from '../../../meta/names.js';
import type { Strategy, Typed } from '../../strategy.js';
import { NONE } from '../cells.js';
import { conditionFaults } from '../condition-validation.js';
import { conditionOf, isConditionTrue } from '../conditions.js';
import { has, mapAt, numberAt, objectAt, objectsAt, textAt } from '../members.js';

const FIGURES = ['totalDevices', 'availableDevices', 'allocatedDevices', 'unavailableDevices'] as const;

function standing(object: Typed<ResourcePoolStatusRequest>): string {
  if (isConditionTrue(object, 'Failed')) return 'Failed';
  if (!isConditionTrue(object, 'Complete')) return 'Pending';
  const status = objectAt(object, 'status');
  const [shown, all] = [objectsAt(status, 'pools').length, numberAt(status, 'poolCount') ?? 0];
  return shown < all ? `Complete (${shown}/${all} pools)` : 'Complete';
}

function cells(object: Typed<ResourcePoolStatusRequest>, now: number): readonly string[] {
  const pools = objectsAt(objectAt(object, 'status'), 'pools');
  const known = object['status'] !== undefined && !isConditionTrue(object, 'Failed');
  const sum = (figure: string): string =>
    known ? String(pools.reduce((total, pool) => total + (numberAt(pool, figure) ?? 0), 0)) : '-';
  const faulty = pools.filter((pool) => textAt(pool, 'validationError') !== '').length;
  const complete = isConditionTrue(object, 'Complete') ? conditionOf(object, 'Complete') : undefined;
  return [
    ...FIGURES.map(sum),
    known ? String(faulty) : '-',
    standing(object),
    complete === undefined ? NONE : ageOf(textAt(complete, 'lastTransitionTime'), now),
  ];
}

/** Longest name of a pool, in bytes. */
const LONGEST_POOL = 253;

/** A driver and its pool; the schema reports an empty name where one is required. */
function namesFaults(of: JsonObject, path: string, faults: FieldError[]): void {
  const driver = textAt(of, 'driver');
  for (const fault of driver === '' ? [] : anyCaseSubdomainFaults(driver)) {
    faults.push(invalidValue(`${path}.driver`, driver, fault));
  }
  if (!has(of, 'poolName')) return;
  const [pool, here] = [textAt(of, 'poolName'), `${path}.poolName`];
  if (Buffer.byteLength(pool) > LONGEST_POOL) faults.push(tooLong(here, LONGEST_POOL));
  for (const [index, segment] of pool.split('/').entries()) {
    if (faults.length > MAX_FIELD_ERRORS) return;
    const report = (value: string, why: string): void =>
      void faults.push(invalidValue(here, value, `segment ${index}: ${why}`));
    if (segment === '') report(pool, 'must not be empty');
    else for (const fault of dnsSubdomainFaults(segment, 'bytes')) report(segment, fault);
  }
}

function specFaults(object: Typed<ResourcePoolStatusRequest>): readonly FieldError[] {
  const faults: FieldError[] = [];
  namesFaults(mapAt(object, 'spec'), 'spec', faults);
  return faults;
}

/** The status of the pools, written once. */
function statusFaults(
  object: Typed<ResourcePoolStatusRequest>,
  stored: Typed<ResourcePoolStatusRequest>,
): readonly FieldError[] {
  const [status, before] = [objectAt(object, 'status'), objectAt(stored, 'status')];
  if (equalJson(status ?? null, before ?? null)) return [];
  const faults: FieldError[] = before === undefined ? [...conditionFaults(object)] : [];
  if (before !== undefined) faults.push(invalidValue('status', object['status'] ?? null, 'field is immutable'));
  const types = new Set<string>();
  for (const [index, condition] of objectsAt(status, 'conditions').entries()) {
    if (types.has(textAt(condition, 'type'))) faults.push(duplicate(`status.conditions[${index}]`, condition));
    types.add(textAt(condition, 'type'));
  }
  for (const [index, pool] of objectsAt(status, 'pools').entries()) {
    if (faults.length > MAX_FIELD_ERRORS) break;
    const path = `status.pools[${index}]`;
    namesFaults(pool, path, faults);
    if ((numberAt(pool, 'generation') ?? 0) === 0) faults.push(required(`${path}.generation`));
    const node = textAt(pool, 'nodeName');
    for (const fault of has(pool, 'nodeName') ? dnsSubdomainFaults(node, 'bytes') : []) {
      faults.push(invalidValue(`${path}.nodeName`, node, fault));
    }
  }
  return faults;
}

/** ResourcePoolStatusRequest. */
export const strategy: Strategy<ResourcePoolStatusRequest> = {
  validate: (object, { subresource }) => (subresource === '' ? specFaults(object) : []),
  validateUpdate: (object, stored, { subresource }) => (subresource === '' ? [] : statusFaults(object, stored)),
  // An immutable status is not validated again.
  reportsItself: ({ field }, stored) =>
    field.startsWith('status.conditions[') && objectAt(stored, 'status') !== undefined,
  cells,
};
