import type { Client } from '../../client/client.js';
import { forEachConcurrently } from '../../client/for-each-concurrently.js';
import { StatusError } from '../../meta/errors.js';
import { type GroupVersionResource, qualifiedResource } from '../../meta/gvk.js';
import type { Catalogue } from '../../resources/catalogue.js';
import type { SweepResult } from './reconcile.js';

/** Kinds emptied at once. */
const PARALLEL = 4;
/** Remaining objects examined per kind and pass; more are counted by the list itself. */
const PAGE = 500;

/** The types to empty: each stored kind once, by the first version that can be listed and deleted. */
function namespacedTypes(catalogue: Catalogue): readonly GroupVersionResource[] {
  const types = new Map<string, GroupVersionResource>();
  for (const { definition, storageResource } of catalogue.resources) {
    const { group, version, resource, namespaced, verbs } = definition;
    if (!namespaced || !verbs.includes('list') || !verbs.includes('delete') || types.has(storageResource)) continue;
    types.set(storageResource, { group, version, resource });
  }
  return [...types.values()];
}

/** Deleted before all other kinds: pods may need the rest of their namespace until they have ended. */
function isPods({ group, resource }: GroupVersionResource): boolean {
  return group === '' && resource === 'pods';
}

/**
 * Deletes everything in a namespace and reports what is left: objects with finalizers or a grace period, and kinds that
 * could not be read or deleted. While there are pods, nothing else is touched.
 */
export async function sweepNamespace(
  client: Client,
  catalogue: Catalogue,
  namespace: string,
  signal: AbortSignal,
): Promise<SweepResult> {
  const remaining = new Map<string, number>();
  const finalizers = new Map<string, number>();
  const failures: string[] = [];
  const types = namespacedTypes(catalogue);
  const empty = async (type: GroupVersionResource): Promise<void> => {
    try {
      await sweepType(client, catalogue, { type, namespace, signal }, { remaining, finalizers });
    } catch (error) {
      if (signal.aborted) throw error;
      // The (custom) kind was removed meanwhile: nothing of it is left.
      if (error instanceof StatusError && error.code === 404) return;
      const why = error instanceof Error ? error.message : String(error);
      failures.push(`${qualifiedResource(type.group, type.resource)}: ${why}`);
    }
  };
  for (const type of types.filter(isPods)) await empty(type);
  if (remaining.size === 0) {
    const others = types.filter((type) => !isPods(type));
    await forEachConcurrently(others, { most: PARALLEL, signal }, empty);
  }
  return { remaining, finalizers, failures: failures.sort() };
}

interface Place {
  readonly type: GroupVersionResource;
  readonly namespace: string;
  readonly signal: AbortSignal;
}

async function sweepType(
  client: Client,
  catalogue: Catalogue,
  { type, namespace, signal }: Place,
  counts: { readonly remaining: Map<string, number>; readonly finalizers: Map<string, number> },
): Promise<void> {
  const collection = { type, namespace };
  // Most kinds have no objects in most namespaces: one read shows that.
  if ((await client.list(collection, { limit: 1, signal })).items.length === 0) return;

  const verbs = catalogue.find(type.group, type.version, type.resource)?.definition.verbs ?? [];
  if (verbs.includes('deletecollection')) {
    await client.deleteCollection(collection, { propagationPolicy: 'Background', signal });
  } else {
    await deleteEach(client, { type, namespace, signal });
  }

  let continueToken = '';
  let count = 0;
  do {
    const page = await client.list(collection, { limit: PAGE, signal, ...(continueToken ? { continueToken } : {}) });
    count += page.items.length;
    for (const name of page.items.flatMap((object) => object.metadata.finalizers ?? [])) {
      counts.finalizers.set(name, (counts.finalizers.get(name) ?? 0) + 1);
    }
    ({ continueToken } = page);
  } while (continueToken !== '');
  if (count > 0) counts.remaining.set(`${type.resource}.${type.group}`, count);
}

/** For kinds without deletecollection. */
async function deleteEach(client: Client, { type, namespace, signal }: Place): Promise<void> {
  const { items } = await client.list({ type, namespace }, { signal });
  for (const { metadata } of items) {
    const { name = '', uid } = metadata;
    try {
      await client.delete(
        { type, namespace, name },
        { propagationPolicy: 'Background', signal, ...(uid === undefined ? {} : { uid }) },
      );
    } catch (error) {
      // Gone already, or recreated, which the next pass will see.
      if (!(error instanceof StatusError) || (error.code !== 404 && error.code !== 409)) throw error;
    }
  }
}
