import { createControlLoop, type Reconciled } from '../client/control-loop.js';
import { StatusError } from '../meta/errors.js';
import type { KubeObject } from '../meta/object.js';
import { formatTime } from '../meta/time.js';
import { withCondition } from '../resources/strategies/apiextensions/custom-resource-definition-rules/conditions.js';
import {
  type DefinitionController,
  type DefinitionControllerParts,
  definitionType,
  followDefinitions,
} from './conditions-controller.js';
import type { DefinitionRecord } from './definition.js';

/** Page size when searching namespaces. */
const PAGE = 500;
/** Pause between two checks of objects with finalizers, in milliseconds. */
const AGAIN = { first: 100, longest: 5_000 };

/**
 * Deletes the objects of terminating definitions, waits until all are gone, and then removes the definition's
 * finalizer.
 */
export function createInstanceFinalizer(parts: DefinitionControllerParts): DefinitionController {
  const { definitions } = parts;
  const loop = createControlLoop({
    name: 'definition-finalizer',
    reconcile: (name, signal) => reconcile(parts, name, signal),
    onError: parts.onError,
    backoff: AGAIN,
  });
  return followDefinitions(loop, definitions, (name) => {
    const record = definitions.get(name);
    if (record?.terminating === true) loop.enqueue(name);
  });
}

async function reconcile(parts: DefinitionControllerParts, name: string, signal: AbortSignal): Promise<Reconciled> {
  const record = parts.definitions.get(name);
  const { naming } = parts;
  const finalizer = `customresourcecleanup.apiextensions.${naming.groupDomain}`;
  if (record?.terminating !== true || !record.finalizers.includes(finalizer)) return { kind: 'settled' };
  try {
    if (!record.established) {
      await letGo(parts, record.source.parsed, finalizer, 'NeverEstablished', 'resource was never established');
      return { kind: 'settled' };
    }
    const begun = await markInProgress(parts, record.source.parsed);
    if (!(await removeInstances(parts, record, signal))) return { kind: 'retry' };
    await letGo(parts, begun, finalizer, 'InstanceDeletionCompleted', 'removed all instances');
  } catch (error) {
    if (error instanceof StatusError && (error.code === 409 || error.code === 404)) return { kind: 'retry' };
    throw error;
  }
  return { kind: 'settled' };
}

/** Sets the condition that the objects are being deleted, which may take a while. */
async function markInProgress(
  { client, naming, clock }: DefinitionControllerParts,
  object: KubeObject,
): Promise<KubeObject> {
  const condition = {
    type: 'Terminating',
    status: 'True',
    reason: 'InstanceDeletionInProgress',
    message: 'CustomResource deletion is in progress',
  } as const;
  const marked = withCondition(object, condition, formatTime(clock()));
  if (marked === object) return object;
  const name = object.metadata.name ?? '';
  return client.update({ type: definitionType(naming), name, subresource: 'status' }, marked);
}

/** Removes the finalizer, which deletes the definition unless another finalizer holds it. */
async function letGo(
  { client, naming, clock }: DefinitionControllerParts,
  object: KubeObject,
  finalizer: string,
  reason: string,
  message: string,
): Promise<void> {
  const marked = withCondition(object, { type: 'Terminating', status: 'False', reason, message }, formatTime(clock()));
  const finalizers = (marked.metadata.finalizers ?? []).filter((one) => one !== finalizer);
  const { finalizers: _before, ...metadata } = marked.metadata;
  const name = object.metadata.name ?? '';
  await client.update(
    { type: definitionType(naming), name, subresource: 'status' },
    { ...marked, metadata: finalizers.length === 0 ? metadata : { ...metadata, finalizers } },
  );
}

/** Deletes all objects; true when none is left. */
async function removeInstances(
  { client, definitions }: DefinitionControllerParts,
  record: DefinitionRecord,
  signal: AbortSignal,
): Promise<boolean> {
  // Objects of another owner of the same path are not the definition's to delete.
  if (!definitions.hasObjects(record.source.name)) return true;
  // A terminating definition serves the stored version, so that no conversion is needed.
  const version = record.versions.find(({ storage }) => storage)?.name ?? '';
  const type = { group: record.group, version, resource: record.accepted.plural };
  const list = (continueToken = '') =>
    client.list({ type }, { limit: PAGE, signal, ...(continueToken === '' ? {} : { continueToken }) });
  if (!record.namespaced) {
    await client.deleteCollection({ type }, { propagationPolicy: 'Background', signal });
  } else {
    const namespaces = new Set<string>();
    let continueToken = '';
    do {
      const page = await list(continueToken);
      for (const { metadata } of page.items) namespaces.add(metadata.namespace ?? '');
      ({ continueToken } = page);
    } while (continueToken !== '');
    for (const namespace of namespaces) {
      await client.deleteCollection({ type, namespace }, { propagationPolicy: 'Background', signal });
    }
  }
  return (await list()).items.length === 0;
}
