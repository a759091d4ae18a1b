import type { Client, ObjectAddress } from '../../client/client.js';
import type { Reconciled } from '../../client/control-loop.js';
import { StatusError } from '../../meta/errors.js';
import type { KubeObject, OwnerReference } from '../../meta/object.js';
import type { PropagationPolicy } from '../../meta/options.js';
import { FOREGROUND, type Node, ORPHAN, type OwnerGraph, orphansDependents, waitsForDependents } from './graph.js';
import { find, ImpossibleOwner, type Owners, type Standing } from './owners.js';

/** What one pass needs. */
export interface CollectParts {
  readonly client: Client;
  readonly graph: OwnerGraph;
  readonly owners: Owners;
  /** Has another object looked at. */
  readonly look: (uid: string) => void;
}

/** Dependents that are let go of at once. */
const ORPHANS_AT_ONCE = 20;

const SETTLED: Reconciled = { kind: 'settled' };
const RETRY: Reconciled = { kind: 'retry' };

/** One look at an object: deletes it when no owner keeps it, or moves its own deletion on. */
export async function collect(parts: CollectParts, uid: string, signal: AbortSignal): Promise<Reconciled> {
  const node = parts.graph.get(uid);
  if (node === undefined) return SETTLED;
  try {
    if (orphansDependents(node)) return await orphan(parts, node, signal);
    if (waitsForDependents(node)) return await finishForeground(parts, node, signal);
    if (node.terminating || node.owners.length === 0) return SETTLED;
    return await deleteUnlessOwned(parts, node, signal);
  } catch (error) {
    if (error instanceof ImpossibleOwner) return SETTLED;
    // Changed or gone since it was read: what holds now is seen in the next look.
    if (error instanceof StatusError && (error.code === 409 || error.code === 404)) return RETRY;
    throw error;
  }
}

function addressOf({ type, namespace, name }: Node): ObjectAddress {
  return namespace === '' ? { type, name } : { type, namespace, name };
}

/** The object as the API has it now; undefined when it is another one or gone. */
async function live({ client }: CollectParts, node: Node, signal: AbortSignal): Promise<KubeObject | undefined> {
  const object = await find(client, addressOf(node), signal);
  return object?.metadata.uid === node.uid ? object : undefined;
}

async function patchMetadata(
  { client }: CollectParts,
  node: Node,
  object: KubeObject,
  change: { readonly finalizers: readonly string[] } | { readonly ownerReferences: readonly OwnerReference[] },
  signal: AbortSignal,
): Promise<void> {
  const { uid = '', resourceVersion = '' } = object.metadata;
  const patch = { metadata: { uid, resourceVersion, ...change } } as never;
  await client.patch(addressOf(node), { mediaType: 'application/merge-patch+json', patch }, { signal });
}

async function deleteUnlessOwned(parts: CollectParts, node: Node, signal: AbortSignal): Promise<Reconciled> {
  const { client, graph, owners } = parts;
  const object = await live(parts, node, signal);
  if (object === undefined || object.metadata.deletionTimestamp !== undefined) return SETTLED;
  const references = ownersOf(object);
  if (references.length === 0) return SETTLED;
  const standings: Standing[] = [];
  for (const reference of references) standings.push(await owners.standing(node, reference, signal));

  if (standings.includes('solid')) {
    const kept = references.filter((_reference, at) => standings[at] === 'solid');
    if (kept.length < references.length) await patchMetadata(parts, node, object, { ownerReferences: kept }, signal);
    return SETTLED;
  }
  const dependents = [...graph.dependentsOf(node.uid)];
  let propagationPolicy = policyOf(object);
  if (standings.includes('waiting') && dependents.length > 0) {
    propagationPolicy = 'Foreground';
    // Two that wait for each other would wait for ever.
    if (dependents.some(waitsForDependents)) {
      const unblocked = references.map((reference) => ({ ...reference, blockOwnerDeletion: false }));
      await patchMetadata(parts, node, object, { ownerReferences: unblocked }, signal);
      const again = await live(parts, node, signal);
      if (again === undefined) return SETTLED;
      await remove(client, node, again, propagationPolicy, signal);
      return SETTLED;
    }
  }
  await remove(client, node, object, propagationPolicy, signal);
  return SETTLED;
}

/** Pinned to the state that was judged: an owner may have been added meanwhile. */
async function remove(
  client: Client,
  node: Node,
  { metadata }: KubeObject,
  propagationPolicy: PropagationPolicy,
  signal: AbortSignal,
): Promise<void> {
  const { uid = '', resourceVersion = '' } = metadata;
  await client.delete(addressOf(node), { propagationPolicy, uid, resourceVersion, signal });
}

/** An object that was given a finalizer of the collector before keeps to what that asks for. */
function policyOf({ metadata: { finalizers = [] } }: KubeObject): PropagationPolicy {
  if (finalizers.includes(ORPHAN)) return 'Orphan';
  return finalizers.includes(FOREGROUND) ? 'Foreground' : 'Background';
}

/** Lets the object go once nothing that blocks its deletion is left; until then its dependents are deleted. */
async function finishForeground(parts: CollectParts, node: Node, signal: AbortSignal): Promise<Reconciled> {
  const blocking = [...parts.graph.dependentsOf(node.uid)].filter(({ owners }) =>
    owners.some(({ uid, blockOwnerDeletion }) => uid === node.uid && blockOwnerDeletion === true),
  );
  if (blocking.length === 0) return withoutFinalizer(parts, node, FOREGROUND, signal);
  for (const dependent of blocking) if (!waitsForDependents(dependent)) parts.look(dependent.uid);
  return SETTLED;
}

/** Takes the reference to the object out of each dependent, then lets it go. */
async function orphan(parts: CollectParts, node: Node, signal: AbortSignal): Promise<Reconciled> {
  const dependents = [...parts.graph.dependentsOf(node.uid)].values();
  const work = async (): Promise<void> => {
    for (const dependent of dependents) await letGo(parts, dependent, node.uid, signal);
  };
  await Promise.all(Array.from({ length: ORPHANS_AT_ONCE }, work));
  return withoutFinalizer(parts, node, ORPHAN, signal);
}

async function letGo(parts: CollectParts, dependent: Node, owner: string, signal: AbortSignal): Promise<void> {
  const object = await live(parts, dependent, signal);
  if (object === undefined) return;
  const references = ownersOf(object);
  const kept = references.filter(({ uid }) => uid !== owner);
  if (kept.length < references.length) await patchMetadata(parts, dependent, object, { ownerReferences: kept }, signal);
}

async function withoutFinalizer(
  parts: CollectParts,
  node: Node,
  finalizer: string,
  signal: AbortSignal,
): Promise<Reconciled> {
  const object = await live(parts, node, signal);
  const finalizers = object?.metadata.finalizers ?? [];
  if (object === undefined || !finalizers.includes(finalizer)) return SETTLED;
  const kept = finalizers.filter((name) => name !== finalizer);
  await patchMetadata(parts, node, object, { finalizers: kept }, signal);
  return SETTLED;
}

function ownersOf(object: KubeObject): readonly OwnerReference[] {
  return (object.metadata['ownerReferences'] as readonly OwnerReference[] | undefined) ?? [];
}
