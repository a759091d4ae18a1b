import type { PriorityClass } from '../../../../generated/types/apis__scheduling.cluster.io__v1.js';
import { type FieldError, forbiddenValue } from '../../../meta/field-errors.js';
import type { Strategy, Typed } from '../../strategy.js';
import { flagAt, numberAt } from '../members.js';
import { belowUnchanged, passingOver } from '../ratcheting.js';

/** Highest priority of user pods. */
const HIGHEST = 1_000_000_000;
/** Prefix of the system's classes. */
const SYSTEM_PREFIX = 'system-';
/** The system's classes with their values, above all user values (10^9). */
export const SYSTEM_PRIORITIES = {
  'system-cluster-critical': 2_000_000_000,
  'system-node-critical': 2_000_001_000,
} as const;

/** PriorityClass: its generation is set on create and never changes; its value and policy are immutable. */
export const strategy: Strategy<PriorityClass> = {
  identify: (object) => ({ ...object, metadata: { ...object.metadata, generation: 1 } }),
  // The value is immutable, so an update need not check it.
  validateCreate: priorityFaults,
  ratchet: passingOver(belowUnchanged('preemptionPolicy'), belowUnchanged('value')),
};

function priorityFaults(object: Typed<PriorityClass>): readonly FieldError[] {
  const { name = '' } = object.metadata;
  const value = numberAt(object, 'value') ?? 0;
  if (!name.startsWith(SYSTEM_PREFIX)) {
    if (value <= HIGHEST) return [];
    return [forbiddenValue('value', `maximum allowed value of a user defined priority is ${HIGHEST}`)];
  }
  const why = systemFault(name, value, flagAt(object, 'globalDefault'));
  if (why === undefined) return [];
  const reserved = `priority class names with '${SYSTEM_PREFIX}' prefix are reserved for system use only. error: ${why}`;
  return [forbiddenValue('metadata.name', reserved)];
}

/** Why a class with a system name is not a system class; undefined when it is. */
function systemFault(name: string, value: number, globalDefault: boolean): string | undefined {
  const known = Object.entries(SYSTEM_PRIORITIES).find(([each]) => each === name)?.[1];
  if (known === undefined) return `${name} is not a known system priority class`;
  if (value !== known) return `value of ${name} PriorityClass must be ${known}`;
  return globalDefault ? `globalDefault of ${name} PriorityClass must be false` : undefined;
}
