import { conflict } from '../meta/errors.js';
import type { Precondition } from '../meta/precondition.js';
import type { RequestContext } from '../request/context.js';
import type { GroupResult, WriteOperation } from '../storage/store.js';
import { fromStore } from './errors.js';
import type { RegistryServices } from './parts.js';
import type { ResourceTarget } from './registry.js';

/** Something that admission had relied on changed before the commit. Whoever admitted the object does so again. */
export class Overtaken extends Error {
  readonly precondition: Precondition;

  constructor(precondition: Precondition) {
    super('what admission had relied on has changed');
    this.precondition = precondition;
  }
}

/**
 * The one way from the registry to the store: the operation on the object, and with it those on what goes with it, all or
 * nothing, and only while what the request relies on holds.
 *
 * @param also operations on other keys
 * @returns `refused` for reasons of the operations alone
 * @throws Overtaken; StatusError 409 when the lease of the controller that calls has passed on; 503, 504 from the store
 */
export async function writeObject(
  services: RegistryServices,
  call: {
    readonly context: RequestContext;
    readonly target: ResourceTarget;
    readonly preconditions?: readonly Precondition[];
  },
  operation: WriteOperation,
  also: readonly WriteOperation[] = [],
): Promise<GroupResult> {
  const { fence } = call.context;
  const needed = call.preconditions ?? [];
  const preconditions = fence === undefined ? needed : [...needed, fence];
  const result = await fromStore('write', services.store.writeGroup([operation, ...also], preconditions));
  if (result.kind === 'committed' || result.failed === undefined) return result;
  // The name is taken or the object changed: that says more than what else does not hold.
  if (result.reasons[0] !== undefined) return result;
  if (result.failed.kind === 'lease') {
    const { definition } = call.target.resource;
    throw conflict(definition, operation.key.name, `the lease ${result.failed.name} has passed to another server`);
  }
  throw new Overtaken(result.failed);
}
