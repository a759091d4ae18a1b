import type { KubeObject } from '../../../meta/object.js';
import {
  nodeNameOf,
  type Reference,
  reference,
  referencesOfPod,
  referencesOfVolume,
} from '../../../request/pod-references.js';

/** Kinds in the graph. */
export type NodeGraphResource =
  'pods' | 'persistentvolumes' | 'volumeattachments' | 'resourceslices' | 'podcertificaterequests';

/**
 * Which objects relate to which node: a pod to its node, what a pod references to the pod, a volume to its claim, a
 * volume's secrets to the volume. It gets every change, in order; a query takes a few look-ups.
 */
export class NodeGraph {
  readonly #mirrorAnnotation: string;
  /** For each object the nodes that need it directly, with the number of objects that say so. */
  readonly #nodes = new Map<Reference, Map<string, number>>();
  /** For each volume its claim, for each secret the claims of its volumes, with the number of volumes that say so. */
  readonly #claims = new Map<Reference, Map<Reference, number>>();

  /** @param mirrorAnnotation the annotation that marks a mirror pod */
  constructor(mirrorAnnotation: string) {
    this.#mirrorAnnotation = mirrorAnnotation;
  }

  /** An object was created (`previous` undefined), changed, or deleted (`object` undefined). */
  take(resource: NodeGraphResource, object: KubeObject | undefined, previous: KubeObject | undefined): void {
    if (previous !== undefined) this.#count(resource, previous, -1);
    if (object !== undefined) this.#count(resource, object, 1);
  }

  /** Whether the node needs the object, for one of its pods or directly. */
  leads(from: Reference, node: string): boolean {
    if (this.#nodes.get(from)?.has(node) === true) return true;
    for (const claim of this.#claims.get(from)?.keys() ?? []) {
      if (this.#nodes.get(claim)?.has(node) === true) return true;
    }
    return false;
  }

  #count(resource: NodeGraphResource, object: KubeObject, by: 1 | -1): void {
    if (resource === 'persistentvolumes') {
      const found = referencesOfVolume(object);
      if (found === undefined) return;
      const own = reference('volume', '', object.metadata.name ?? '');
      for (const from of [own, ...found.secrets]) add(this.#claims, from, found.claim, by);
      return;
    }
    const node = nodeNameOf(object);
    if (node === '') return;
    for (const from of this.#referencesOf(resource, object)) add(this.#nodes, from, node, by);
  }

  #referencesOf(resource: Exclude<NodeGraphResource, 'persistentvolumes'>, object: KubeObject): readonly Reference[] {
    if (resource === 'pods') return referencesOfPod(object, this.#mirrorAnnotation);
    const { namespace = '', name = '' } = object.metadata;
    return [reference(OF_NODES[resource], namespace, name)];
  }
}

/** Kinds whose objects name their node directly. */
const OF_NODES = {
  volumeattachments: 'attachment',
  resourceslices: 'slice',
  podcertificaterequests: 'podcertificate',
} as const;

function add<To>(edges: Map<Reference, Map<To, number>>, from: Reference, to: To, by: 1 | -1): void {
  let counts = edges.get(from);
  if (counts === undefined) edges.set(from, (counts = new Map()));
  const count = (counts.get(to) ?? 0) + by;
  if (count > 0) counts.set(to, count);
  else counts.delete(to);
  if (counts.size === 0) edges.delete(from);
}
