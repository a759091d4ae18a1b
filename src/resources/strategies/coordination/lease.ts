import { ageOf } from '../../../meta/duration.js';
import { type FieldError, forbiddenValue, invalidValue, notSupported } from '../../../meta/field-errors.js';
import { qualifiedNameFaults } from '../../../meta/names.js';
import type { KubeObject } from '../../../meta/object.js';
import type { Strategy } from '../../strategy.js';
import { objectAt, textAt } from '../members.js';

const STRATEGY = 'spec.strategy';
const KNOWN_STRATEGIES = ['OldestEmulationVersion'] as const;

/**
 * A lease strategy without a domain is one that we know; others carry the domain of who defines them, and a preferred
 * holder goes with a strategy only. An empty holder is no fault: so client-go's leader election gives a lease back.
 */
function validate(object: KubeObject): readonly FieldError[] {
  const spec = objectAt(object, 'spec');
  const faults = typeof spec?.['strategy'] === 'string' ? [...strategyFaults(spec['strategy'])] : [];
  if (textAt(spec, 'preferredHolder') !== '' && textAt(spec, 'strategy') === '') {
    faults.push(forbiddenValue('spec.preferredHolder', 'may only be specified if `strategy` is defined'));
  }
  return faults;
}

function strategyFaults(chosen: string): readonly FieldError[] {
  if (chosen.includes('/')) return qualifiedNameFaults(chosen).map((fault) => invalidValue(STRATEGY, chosen, fault));
  return KNOWN_STRATEGIES.some((known) => known === chosen) ? [] : [notSupported(STRATEGY, chosen, KNOWN_STRATEGIES)];
}

/** Lease. */
export const strategy: Strategy = {
  validate,
  cells: (object, now) => [ageOf(textAt(object.metadata, 'creationTimestamp'), now)],
};
