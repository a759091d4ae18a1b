import { FOREGROUND_FINALIZER, ORPHAN_FINALIZER } from '../../meta/finalizers.js';
import type { Client, ObjectAddress } from '../../client/client.js';
import type { Reconciled } from '../../client/control-loop.js';
import { forEachConcurrently } from '../../client/for-each-concurrently.js';
import { StatusError } from '../../meta/errors.js';
import type { KubeObject, OwnerReference } from '../../meta/object.js';
import type { PropagationPolicy } from '../../meta/options.js';
import { type Node, type OwnerGraph, orphansDependents, waitsForDependents } from './graph.js';
import { find, ImpossibleOwner, type Owners, type Standing } from './owners.js';

/** What one pass needs. */
export interface CollectParts {
  readonly client: Client;
  readonly graph: OwnerGraph;
  readonly owners: Owners;
  /** Enqueues another object. */
  readonly look: (uid: string) => void;
  /** Owners that wait for their dependents, in the state in which those were enqueued. */
  readonly announced: WeakSet<Node>;
}

/** What a decision is based on: an object as in the graph, or as read. */
interface Judged {
  readonly resourceVersion: string;
  readonly owners: readonly OwnerReference[];
  readonly finalizers: readonly string[];
  readonly terminating: boolean;
}

/** Concurrency of orphaning dependents. */
const ORPHANS_AT_ONCE = 40;

const SETTLED: Reconciled = { kind: 'settled' };
const RETRY: Reconciled = { kind: 'retry' };

/** Processes an object: deletes it when no owner is left, or advances its own deletion. */
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
    // Changed or deleted since it was read: the next pass sees the new state.
    if (error instanceof StatusError && (error.code === 409 || error.code === 404)) return RETRY;
    throw error;
  }
}

function addressOf({ type, namespace, name }: Node): ObjectAddress {
  return namespace === '' ? { type, name } : { type, namespace, name };
}

/** The current object in the API; undefined when deleted or replaced. */
async function live({ client }: CollectParts, node: Node, signal: AbortSignal): Promise<KubeObject | undefined> {
  const object = await find(client, addressOf(node), signal);
  return object?.metadata.uid === node.uid ? object : undefined;
}

async function patchMetadata(
  { client }: CollectParts,
  node: Node,
  { resourceVersion }: Judged,
  change: { readonly finalizers: readonly string[] } | { readonly ownerReferences: readonly OwnerReference[] },
  signal: AbortSignal,
): Promise<void> {
  const patch = { metadata: { uid: node.uid, resourceVersion, ...change } } as never;
  await client.patch(addressOf(node), { mediaType: 'application/merge-patch+json', patch }, { signal });
}

/**
 * Runs `act` on the state of the graph, and again on the one read when that differs: every write is pinned to the state
 * it was decided on.
 */
async function onNewest<T>(
  parts: CollectParts,
  node: Node,
  gone: T,
  signal: AbortSignal,
  act: (judged: Judged) => Promise<T>,
): Promise<T> {
  try {
    return await act(node);
  } catch (error) {
    if (!(error instanceof StatusError) || error.code !== 409) throw error;
  }
  const object = await live(parts, node, signal);
  if (object === undefined) return gone;
  const { resourceVersion = '', finalizers = [], deletionTimestamp } = object.metadata;
  return act({ resourceVersion, finalizers, owners: ownersOf(object), terminating: deletionTimestamp !== undefined });
}

async function deleteUnlessOwned(parts: CollectParts, node: Node, signal: AbortSignal): Promise<Reconciled> {
  return onNewest(parts, node, SETTLED, signal, (judged) => deleteOrKeep(parts, node, judged, signal));
}

async function deleteOrKeep(parts: CollectParts, node: Node, judged: Judged, signal: AbortSignal): Promise<Reconciled> {
  const { client, graph, owners } = parts;
  const references = judged.owners;
  if (judged.terminating || references.length === 0) return SETTLED;
  const standings: Standing[] = [];
  for (const reference of references) standings.push(await owners.standing(node, reference, signal));

  if (standings.includes('solid')) {
    const kept = references.filter((_reference, at) => standings[at] === 'solid');
    if (kept.length < references.length) await patchMetadata(parts, node, judged, { ownerReferences: kept }, signal);
    return SETTLED;
  }
  let propagationPolicy = policyOf(judged);
  const dependents = graph.dependentsOf(node.uid);
  if (standings.includes('waiting') && dependents.size > 0) {
    propagationPolicy = 'Foreground';
    // Two that wait for each other would wait for ever.
    if (some(dependents, waitsForDependents)) {
      const unblocked = references.map((reference) => ({ ...reference, blockOwnerDeletion: false }));
      await patchMetadata(parts, node, judged, { ownerReferences: unblocked }, signal);
      const again = await live(parts, node, signal);
      if (again === undefined) return SETTLED;
      await remove(client, node, again.metadata.resourceVersion ?? '', propagationPolicy, signal);
      return SETTLED;
    }
  }
  await remove(client, node, judged.resourceVersion, propagationPolicy, signal);
  return SETTLED;
}

/** Whether one of them matches; stops at the first. */
function some(nodes: ReadonlySet<Node>, is: (node: Node) => boolean): boolean {
  for (const node of nodes) if (is(node)) return true;
  return false;
}

/** Pinned to that state: an owner may have been added meanwhile. */
async function remove(
  client: Client,
  node: Node,
  resourceVersion: string,
  propagationPolicy: PropagationPolicy,
  signal: AbortSignal,
): Promise<void> {
  await client.delete(addressOf(node), { propagationPolicy, uid: node.uid, resourceVersion, signal });
}

/** A finalizer of the collector that the object already has decides. */
function policyOf({ finalizers }: Judged): PropagationPolicy {
  if (finalizers.includes(ORPHAN_FINALIZER)) return 'Orphan';
  return finalizers.includes(FOREGROUND_FINALIZER) ? 'Foreground' : 'Background';
}

/** Removes the finalizer once no blocking dependent is left; until then its dependents are deleted. */
async function finishForeground(parts: CollectParts, node: Node, signal: AbortSignal): Promise<Reconciled> {
  const blocks = ({ owners }: Node): boolean =>
    owners.some(({ uid, blockOwnerDeletion }) => uid === node.uid && blockOwnerDeletion === true);
  const dependents = parts.graph.dependentsOf(node.uid);
  if (!some(dependents, blocks)) return withoutFinalizer(parts, node, FOREGROUND_FINALIZER, signal);
  // Once for each state of the owner: every deleted dependent triggers this again.
  if (parts.announced.has(node)) return SETTLED;
  parts.announced.add(node);
  for (const dependent of dependents) {
    if (blocks(dependent) && !waitsForDependents(dependent)) parts.look(dependent.uid);
  }
  return SETTLED;
}

/** Removes the owner reference from each dependent, then the finalizer. */
async function orphan(parts: CollectParts, node: Node, signal: AbortSignal): Promise<Reconciled> {
  const dependents = [...parts.graph.dependentsOf(node.uid)];
  await forEachConcurrently(dependents, { most: ORPHANS_AT_ONCE, signal }, (each) =>
    letGo(parts, each, node.uid, signal),
  );
  return withoutFinalizer(parts, node, ORPHAN_FINALIZER, signal);
}

async function letGo(parts: CollectParts, dependent: Node, owner: string, signal: AbortSignal): Promise<void> {
  try {
    await onNewest(parts, dependent, undefined, signal, async (judged) => {
      const kept = judged.owners.filter(({ uid }) => uid !== owner);
      if (kept.length === judged.owners.length) return;
      await patchMetadata(parts, dependent, judged, { ownerReferences: kept }, signal);
    });
  } catch (error) {
    // Dependents that are gone need no orphaning.
    if (!(error instanceof StatusError) || error.code !== 404) throw error;
  }
}

async function withoutFinalizer(
  parts: CollectParts,
  node: Node,
  finalizer: string,
  signal: AbortSignal,
): Promise<Reconciled> {
  return onNewest(parts, node, SETTLED, signal, async (judged) => {
    if (!judged.finalizers.includes(finalizer)) return SETTLED;
    const kept = judged.finalizers.filter((name) => name !== finalizer);
    await patchMetadata(parts, node, judged, { finalizers: kept }, signal);
    return SETTLED;
  });
}

function ownersOf(object: KubeObject): readonly OwnerReference[] {
  return (object.metadata['ownerReferences'] as readonly OwnerReference[] | undefined) ?? [];
}
