import type { Lease } from '../../../../generated/types/apis__coordination.cluster.io__v1.js';
import { ageOf } from '../../../meta/duration.js';
import { type FieldError, forbiddenValue } from '../../../meta/field-errors.js';
import type { Strategy, Typed } from '../../strategy.js';
import { objectAt, textAt } from '../members.js';
import { strategyFaults } from './lease-strategy.js';

/**
 * A preferred holder requires a strategy. An empty holder is valid: client-go's leader election releases a lease that
 * way.
 */
function validate(object: Typed<Lease>): readonly FieldError[] {
  const spec = objectAt(object, 'spec');
  const faults = typeof spec?.['strategy'] === 'string' ? [...strategyFaults(spec['strategy'])] : [];
  if (textAt(spec, 'preferredHolder') !== '' && textAt(spec, 'strategy') === '') {
    faults.push(forbiddenValue('spec.preferredHolder', 'may only be specified if `strategy` is defined'));
  }
  return faults;
}

/** Lease. */
export const strategy: Strategy<Lease> = {
  validate,
  cells: (object, now) => [ageOf(textAt(object.metadata, 'creationTimestamp'), now)],
};
