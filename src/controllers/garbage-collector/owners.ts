import { FOREGROUND_FINALIZER } from '../../meta/finalizers.js';
import type { Client } from '../../client/client.js';
import { StatusError } from '../../meta/errors.js';
import type { KubeObject, OwnerReference } from '../../meta/object.js';
import type { Catalogue } from '../../resources/catalogue.js';
import { isOwner, type Node, type OwnerGraph, waitsForDependents } from './graph.js';

/** Owners that were found to be absent; asked again when they are pushed out. */
const MOST_ABSENT = 500;

/** How an owner that an object names stands. */
export type Standing =
  /** It is there. */
  | 'solid'
  /** It goes after its dependents. */
  | 'waiting'
  /** There is no such object where the reference can mean one. */
  | 'absent';

/** A reference that no later look will make any better: a cluster-scoped object names an owner in a namespace. */
export class ImpossibleOwner extends Error {}

/** Finds out how owners stand: from the graph where it knows them, else from the API. */
export class Owners {
  readonly #client: Client;
  readonly #catalogue: Catalogue;
  readonly #graph: OwnerGraph;
  /** In order of finding. A uid never comes back. */
  readonly #absent = new Set<string>();

  constructor(client: Client, catalogue: Catalogue, graph: OwnerGraph) {
    this.#client = client;
    this.#catalogue = catalogue;
    this.#graph = graph;
  }

  /**
   * @throws ImpossibleOwner; Error for a kind that nobody serves (it may come yet); StatusError when the API fails
   */
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
    this.#absent.add(absent);
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
