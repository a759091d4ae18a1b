import { type FieldError, invalidValue, notSupported } from '../../../meta/field-errors.js';
import { qualifiedNameFaults } from '../../../meta/names.js';

/** The path in messages of the public API, which has a superfluous step. */
const PLACE = 'spec.strategy.strategy';

/** The strategy that orders candidates by their emulated version. */
export const OLDEST_EMULATION = 'OldestEmulationVersion';

/** A lease strategy without a domain must be a known one; others are custom. */
export function strategyFaults(chosen: string): readonly FieldError[] {
  if (chosen.includes('/')) return qualifiedNameFaults(chosen).map((fault) => invalidValue(PLACE, chosen, fault));
  return chosen === OLDEST_EMULATION ? [] : [notSupported(PLACE, chosen, [OLDEST_EMULATION])];
}
