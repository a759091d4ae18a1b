import { FOREGROUND_FINALIZER, ORPHAN_FINALIZER } from '../../meta/finalizers.js';
import type { GroupVersionResource } from '../../meta/gvk.js';
import type { KubeObject, OwnerReference } from '../../meta/object.js';

/** One object as the collector knows it. */
export interface Node {
  readonly uid: string;
  readonly type: GroupVersionResource;
  readonly apiVersion: string;
  readonly kind: string;
  readonly namespace: string;
  readonly name: string;
  readonly owners: readonly OwnerReference[];
  readonly finalizers: readonly string[];
  /** The version of the object from which this was read. */
  readonly resourceVersion: string;
  /** Its deletion has begun. */
  readonly terminating: boolean;
}

const NO_NODES: ReadonlySet<Node> = new Set();

/** The object as a node. */
export function nodeOf(type: GroupVersionResource, object: KubeObject): Node {
  const { metadata, apiVersion, kind } = object;
  return {
    uid: metadata.uid ?? '',
    type,
    apiVersion,
    kind,
    namespace: metadata.namespace ?? '',
    name: metadata.name ?? '',
    owners: (metadata['ownerReferences'] as readonly OwnerReference[] | undefined) ?? [],
    finalizers: metadata.finalizers ?? [],
    resourceVersion: metadata.resourceVersion ?? '',
    terminating: metadata.deletionTimestamp !== undefined,
  };
}

/** Whether the object is in foreground deletion. */
export function waitsForDependents({ terminating, finalizers }: Node): boolean {
  return terminating && finalizers.includes(FOREGROUND_FINALIZER);
}

/** Whether the object is being deleted and orphans its dependents first. */
export function orphansDependents({ terminating, finalizers }: Node): boolean {
  return terminating && finalizers.includes(ORPHAN_FINALIZER);
}

/** Whether a reference in a dependent of that namespace refers to this object. */
export function isOwner(owner: Node, reference: OwnerReference, namespace: string): boolean {
  const { uid, kind, name } = reference;
  return (
    owner.uid === uid &&
    owner.kind === kind &&
    owner.name === name &&
    (owner.namespace === '' || owner.namespace === namespace)
  );
}

/**
 * The ownership graph of all objects. It gives the objects to check after each change; the decision depends on the
 * API then. References to unknown owners are indexed by uid, so that dependents are found whichever of the two comes
 * first.
 */
export class OwnerGraph {
  readonly #nodes = new Map<string, Node>();
  readonly #dependents = new Map<string, Set<Node>>();

  get size(): number {
    return this.#nodes.size;
  }

  get(uid: string): Node | undefined {
    return this.#nodes.get(uid);
  }

  /** Objects that name this uid as an owner. */
  dependentsOf(uid: string): ReadonlySet<Node> {
    return this.#dependents.get(uid) ?? NO_NODES;
  }

  /** A new object, or a new state of one. @returns uids to check */
  put(node: Node): readonly string[] {
    const before = this.#nodes.get(node.uid);
    if (before !== undefined) this.#unlink(before);
    this.#link(node);
    const look: string[] = [];
    if (waitsForDependents(node) || orphansDependents(node)) look.push(node.uid);
    if (!node.terminating && node.owners.some((reference) => !this.#isThere(node, reference))) look.push(node.uid);
    return before === undefined ? look : [...look, ...this.#waitingOwners(before)];
  }

  /** A deleted object. @returns uids to check */
  remove(uid: string): readonly string[] {
    const node = this.#nodes.get(uid);
    if (node === undefined) return [];
    this.#nodes.delete(uid);
    this.#unlink(node);
    return [...[...this.dependentsOf(uid)].map((dependent) => dependent.uid), ...this.#waitingOwners(node)];
  }

  /** Uids of objects with an unknown owner. */
  withUnknownOwner(): readonly string[] {
    const uids: string[] = [];
    for (const [owner, dependents] of this.#dependents) {
      if (this.#nodes.has(owner)) continue;
      for (const { uid } of dependents) uids.push(uid);
    }
    return uids;
  }

  /** Forgets all objects of a type that is no longer watched; nothing is concluded from that. */
  forget(type: GroupVersionResource): void {
    for (const node of this.#nodes.values()) {
      if (node.type !== type) continue;
      this.#nodes.delete(node.uid);
      this.#unlink(node);
    }
  }

  /** Objects of one type get another one: their kind is served in another version. */
  retype(from: GroupVersionResource, type: GroupVersionResource): void {
    for (const node of this.#nodes.values()) {
      if (node.type !== from) continue;
      this.#unlink(node);
      this.#link({ ...node, type });
    }
  }

  /** All objects of a type were deleted. @returns uids to check */
  removeAll(type: GroupVersionResource): readonly string[] {
    return [...this.#nodes.values()].filter((node) => node.type === type).flatMap(({ uid }) => this.remove(uid));
  }

  /** Whether the owner in a reference exists, matches it, and is not waiting for its dependents. */
  #isThere(node: Node, reference: OwnerReference): boolean {
    const owner = this.#nodes.get(reference.uid);
    return owner !== undefined && isOwner(owner, reference, node.namespace) && !waitsForDependents(owner);
  }

  /** Owners that may have waited for this object. */
  #waitingOwners(node: Node): readonly string[] {
    return node.owners.flatMap(({ uid }) => {
      const owner = this.#nodes.get(uid);
      return owner !== undefined && waitsForDependents(owner) ? [uid] : [];
    });
  }

  #link(node: Node): void {
    this.#nodes.set(node.uid, node);
    for (const { uid } of node.owners) {
      const dependents = this.#dependents.get(uid);
      if (dependents === undefined) this.#dependents.set(uid, new Set([node]));
      else dependents.add(node);
    }
  }

  #unlink(node: Node): void {
    for (const { uid } of node.owners) {
      const dependents = this.#dependents.get(uid);
      if (dependents?.delete(node) === true && dependents.size === 0) this.#dependents.delete(uid);
    }
  }
}
