import { FOREGROUND_FINALIZER } from '../../meta/finalizers.js';
import type { Client } from '../../client/client.js';
import { StatusError } from '../../meta/errors.js';
import type { KubeObject, OwnerReference } from '../../meta/object.js';
import type { Catalogue } from '../../resources/catalogue.js';
import { isOwner, type Node, type OwnerGraph, waitsForDependents } from './graph.js';

/** Limit of cached absent owners; evicted ones are looked up again. */
const MOST_ABSENT = 500;
/** Longest reference that is cached, in characters: its parts come from clients, and may be as long as an object. */
const LONGEST_ABSENT = 1024;

/** The state of an object's owner. */
export type Standing =
  /** It exists. */
  | 'solid'
  /** It is in foreground deletion. */
  | 'waiting'
  /** The reference refers to no existing object. */
  | 'absent';

/** A reference that can never become valid: a cluster-scoped object with a namespaced owner. */
export class ImpossibleOwner extends Error {}

/** Determines the state of owners: from the graph if known there, else from the API. */
export class Owners {
  readonly #client: Client;
  readonly #catalogue: Catalogue;
  readonly #graph: OwnerGraph;
  /** Oldest first. A uid is never reused. */
  readonly #absent = new Set<string>();

  constructor(client: Client, catalogue: Catalogue, graph: OwnerGraph) {
    this.#client = client;
    this.#catalogue = catalogue;
    this.#graph = graph;
  }

  /** @throws ImpossibleOwner; Error for an unserved kind (it may come later); StatusError when the API fails */
  async standing(dependent: Node, reference: OwnerReference, signal: AbortSignal): Promise<Standing> {
    const known = this.#graph.get(reference.uid);
    if (known !== undefined && isOwner(known, reference, dependent.namespace)) {
      return waitsForDependents(known) ? 'waiting' : 'solid';
    }
    const { apiVersion, kind, name, uid } = reference;
    const absent = `${uid}/${apiVersion}/${kind}/${dependent.namespace}/${name}`;
    if (this.#absent.has(absent)) return 'absent';
    const slash = apiVersion.indexOf('/');
    const [group, version] = slash < 0 ? ['', apiVersion] : [apiVersion.slice(0, slash), apiVersion.slice(slash + 1)];
    const served = this.#catalogue.findKind(group, version, kind);
    if (served === undefined) throw new Error(`nobody serves the owner ${apiVersion} ${kind}`);
    const { resource, namespaced } = served.definition;
    if (namespaced && dependent.namespace === '') throw new ImpossibleOwner();
    const owner = await find(
      this.#client,
      { type: { group, version, resource }, name, ...(namespaced && { namespace: dependent.namespace }) },
      signal,
    );
    if (owner?.metadata.uid === uid) {
      const { deletionTimestamp, finalizers = [] } = owner.metadata;
      return deletionTimestamp !== undefined && finalizers.includes(FOREGROUND_FINALIZER) ? 'waiting' : 'solid';
    }
    if (absent.length <= LONGEST_ABSENT) this.#absent.add(absent);
    if (this.#absent.size > MOST_ABSENT) this.#absent.delete(this.#absent.values().next().value!);
    return 'absent';
  }
}

/** The object, or undefined. @throws StatusError other than 404 */
export async function find(
  client: Client,
  address: Parameters<Client['get']>[0],
  signal: AbortSignal,
): Promise<KubeObject | undefined> {
  try {
    return await client.get(address, { signal });
  } catch (error) {
    if (error instanceof StatusError && error.code === 404) return undefined;
    throw error;
  }
}
