import { ageOf } from '../../../meta/duration.js';
import { type FieldError, invalidValue, notSupported } from '../../../meta/field-errors.js';
import { qualifiedNameFaults } from '../../../meta/names.js';
import type { KubeObject } from '../../../meta/object.js';
import type { Strategy } from '../../strategy.js';
import { objectAt, textAt } from '../members.js';

const KNOWN_STRATEGIES = ['OldestEmulationVersion'] as const;

/** A lease strategy without a domain is one that we know; others carry the domain of who defines them. */
function validate(object: KubeObject): readonly FieldError[] {
  const faults: FieldError[] = [];
  const spec = objectAt(object, 'spec');
  const holder = spec !== undefined && Object.hasOwn(spec, 'holderIdentity') ? spec['holderIdentity'] : undefined;
  if (holder === '') faults.push(invalidValue('spec.holderIdentity', '', 'must not be empty'));
  const chosen = textAt(spec, 'strategy');
  if (chosen === '') return faults;
  if (chosen.includes('/')) {
    for (const fault of qualifiedNameFaults(chosen)) faults.push(invalidValue('spec.strategy', chosen, fault));
  } else if (!KNOWN_STRATEGIES.some((known) => known === chosen)) {
    faults.push(notSupported('spec.strategy', chosen, KNOWN_STRATEGIES));
  }
  return faults;
}

/** Lease. */
export const strategy: Strategy = {
  validate,
  cells: (object, now) => [ageOf(textAt(object.metadata, 'creationTimestamp'), now)],
};
