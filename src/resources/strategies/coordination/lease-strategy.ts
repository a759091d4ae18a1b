import { type FieldError, invalidValue, notSupported } from '../../../meta/field-errors.js';
import { qualifiedNameFaults } from '../../../meta/names.js';

/** The path in messages of the public API; it has one step too many there. */
const PLACE = 'spec.strategy.strategy';

/** The strategy that orders candidates by the version they behave like. */
export const OLDEST_EMULATION = 'OldestEmulationVersion';

/** A lease strategy without a domain must be a known one; others carry the domain of their definer. */
export function strategyFaults(chosen: string): readonly FieldError[] {
  if (chosen.includes('/')) return qualifiedNameFaults(chosen).map((fault) => invalidValue(PLACE, chosen, fault));
  return chosen === OLDEST_EMULATION ? [] : [notSupported(PLACE, chosen, [OLDEST_EMULATION])];
}
