import type { RequestOptions } from '../meta/options.js';
import type { RequestContext } from '../request/context.js';
import type { Precondition } from '../meta/precondition.js';
import type { ResourceTarget } from './registry.js';
import type { KnownSizes } from './slices.js';

/** What every step of one write needs. */
export interface WriteCall extends KnownSizes {
  readonly context: RequestContext;
  readonly target: ResourceTarget;
  /** Preconditions of the commit, such as those that admission sets; absent where not supported. */
  readonly preconditions?: Precondition[];
  readonly options: RequestOptions;
}
