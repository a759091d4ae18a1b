import type { FieldError } from '../../../../meta/field-errors.js';
import type { JsonObject } from '../../../../json/types.js';
import type { NamingProfile } from '../../../../naming/profile.js';
import type { StrategyContext } from '../../../strategy.js';

/** What a walk over a pod spec needs. */
export type PodContext = Pick<StrategyContext, 'naming' | 'reported'>;

/** One walk over a pod spec: its path, its context, and the faults so far. */
export interface PodCheck {
  /** Path of the spec: `spec`, or `spec.template.spec`. */
  readonly path: string;
  readonly spec: JsonObject;
  /** A pod itself, not a template: it has the defaults that only pods get. */
  readonly isPod: boolean;
  readonly naming: NamingProfile;
  /** The volumes without faults of their own, by name. */
  readonly volumes: ReadonlyMap<string, JsonObject>;
  /** The first volume of a name, whatever its faults. */
  readonly volumeNamed: (name: string) => JsonObject | undefined;
  readonly claims: ReadonlySet<string>;
  readonly faults: FieldError[];
}
