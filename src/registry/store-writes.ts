import { conflict } from '../meta/errors.js';
import type { Precondition } from '../meta/precondition.js';
import type { RequestContext } from '../request/context.js';
import type { GroupResult, WriteOperation } from '../storage/store.js';
import { fromStore } from './errors.js';
import type { RegistryServices } from './parts.js';
import type { ResourceTarget } from './registry.js';

/** Something that the write relied on (namespace, definition) changed before the commit; it is prepared again. */
export class Overtaken extends Error {
  readonly precondition: Precondition;

  constructor(precondition: Precondition) {
    super('what the write had relied on has changed');
    this.precondition = precondition;
  }
}

/**
 * The one way from the registry to the store: the operation on the object together with `also`, all or nothing, and
 * only while the preconditions of the request hold.
 *
 * @param also operations on other keys
 * @returns `refused` for reasons of the operations alone
 * @throws Overtaken; StatusError 409 when the lease of the calling controller has a new holder; 503, 504 from the store
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
  const result = await fromStore('write', () => services.store.writeGroup([operation, ...also], preconditions));
  if (result.kind === 'committed' || result.failed === undefined) return result;
  // The name is taken or the object changed: this error is more useful than any other precondition.
  if (result.reasons[0] !== undefined) return result;
  if (result.failed === fence) {
    const { definition } = call.target.resource;
    throw conflict(definition, operation.key.name, `the lease ${fence.name} has passed to another server`);
  }
  throw new Overtaken(result.failed);
}
