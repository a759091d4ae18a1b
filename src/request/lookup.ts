import type { GroupVersionResource } from '../meta/gvk.js';
import type { KubeObject } from '../meta/object.js';

/**
 * Reads single objects for authenticators, admission and reviews, without authorization. `namespace` is empty for
 * cluster-scoped kinds; undefined when the object does not exist.
 */
export interface ObjectLookup {
  /** From the cache; possibly slightly outdated. */
  cached(type: GroupVersionResource, namespace: string, name: string): Promise<KubeObject | undefined>;
  /** The newest state. */
  newest(type: GroupVersionResource, namespace: string, name: string): Promise<KubeObject | undefined>;
}

/** From the cache, and the newest state when missing there: a new object is found. */
export async function findObject(
  lookup: ObjectLookup,
  type: GroupVersionResource,
  namespace: string,
  name: string,
): Promise<KubeObject | undefined> {
  return (await lookup.cached(type, namespace, name)) ?? (await lookup.newest(type, namespace, name));
}
