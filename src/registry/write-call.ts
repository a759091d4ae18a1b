import type { RequestOptions } from '../meta/options.js';
import type { RequestContext } from '../request/context.js';
import type { Precondition } from '../meta/precondition.js';
import type { ResourceTarget } from './registry.js';

/** What every step of one write needs. */
export interface WriteCall {
  readonly context: RequestContext;
  readonly target: ResourceTarget;
  /** What admission asks to hold at the commit; absent where nothing may be asked. */
  readonly preconditions?: Precondition[];
  readonly options: RequestOptions;
}
