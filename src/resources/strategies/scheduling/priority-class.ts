import { type FieldError, forbiddenValue } from '../../../meta/field-errors.js';
import type { KubeObject } from '../../../meta/object.js';
import type { Strategy } from '../../strategy.js';
import { flagAt, numberAt } from '../members.js';
import { belowUnchanged, passingOver } from '../ratcheting.js';

/** Highest priority of pods that are not of the system. */
const HIGHEST = 1_000_000_000;
/** Names of the classes of the system begin so. */
const SYSTEM_PREFIX = 'system-';
/** The classes of the system with their values, above all that users may give to their own (10^9). */
export const SYSTEM_PRIORITIES = {
  'system-cluster-critical': 2_000_000_000,
  'system-node-critical': 2_000_001_000,
} as const;

/** PriorityClass: its generation is set when it is made and never counts; its value and policy stay as they are. */
export const strategy: Strategy = {
  identify: (object) => ({ ...object, metadata: { ...object.metadata, generation: 1 } }),
  validate: priorityFaults,
  ratchet: passingOver(belowUnchanged('preemptionPolicy'), belowUnchanged('value')),
};

function priorityFaults(object: KubeObject): readonly FieldError[] {
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

/** Why a class with a name of the system is none of its classes; undefined when it is one. */
function systemFault(name: string, value: number, globalDefault: boolean): string | undefined {
  const known = Object.entries(SYSTEM_PRIORITIES).find(([each]) => each === name)?.[1];
  if (known === undefined) return `${name} is not a known system priority class`;
  if (value !== known) return `value of ${name} PriorityClass must be ${known}`;
  return globalDefault ? `globalDefault of ${name} PriorityClass must be false` : undefined;
}
