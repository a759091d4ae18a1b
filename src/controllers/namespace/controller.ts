import { find, isStatus } from '../../client/find.js';
import { createControlLoop, type Reconciled } from '../../client/control-loop.js';
import { createInformer } from '../../client/informer.js';
import type { Controller, ControllerParts } from '../controller.js';
import { fedBy } from '../fed-by.js';
import { isEmpty, nextStep, withConditions, withoutFinalizer } from './reconcile.js';
import { sweepNamespace } from './sweep.js';

const NAMESPACES = { group: '', version: 'v1', resource: 'namespaces' };
/** Pause between two sweeps of a namespace that is not empty yet, in milliseconds. */
const BACKOFF = { first: 100, longest: 5_000 };

/**
 * Empties terminating namespaces: deletes all content, waits for objects with finalizers, reports in
 * `status.conditions` what is left, and finally removes its finalizer through `finalize`, upon which the registry
 * deletes the namespace.
 */
export function createNamespaceController(parts: ControllerParts): Controller {
  const { client } = parts;
  const informer = createInformer(client, {
    type: NAMESPACES,
    onError: (error) => parts.onError(error, 'watch of namespaces'),
  });
  const loop = createControlLoop({
    name: 'namespace',
    reconcile: (name, signal) => reconcileNamespace(parts, name, signal),
    onError: parts.onError,
    workers: 5,
    backoff: BACKOFF,
  });
  informer.listen({
    changed(object) {
      if (object?.metadata.deletionTimestamp !== undefined) loop.enqueue(object.metadata.name ?? '');
    },
  });
  return fedBy([informer], loop);
}

async function reconcileNamespace(parts: ControllerParts, name: string, signal: AbortSignal): Promise<Reconciled> {
  const { client, catalogue, naming, clock } = parts;
  const address = { type: NAMESPACES, name };
  const finalizer = naming.namespaceFinalizer;
  const namespace = await find(client, address, { signal });
  if (namespace === undefined || nextStep(namespace, finalizer).kind === 'leave') return { kind: 'settled' };

  const sweep = await sweepNamespace(client, catalogue, name, signal);
  const marked = withConditions(namespace, sweep, clock());
  try {
    const current =
      marked === undefined ? namespace : await client.update({ ...address, subresource: 'status' }, marked, { signal });
    if (!isEmpty(sweep)) return { kind: 'retry' };
    await client.update({ ...address, subresource: 'finalize' }, withoutFinalizer(current, finalizer), { signal });
  } catch (error) {
    // Changed or deleted meanwhile: the next pass sees the new state.
    if (isStatus(error, 409, 404)) return { kind: 'retry' };
    throw error;
  }
  return { kind: 'settled' };
}
