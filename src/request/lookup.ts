import type { GroupVersionResource } from '../meta/gvk.js';
import type { KubeObject } from '../meta/object.js';

/**
 * Reads single objects for those who answer requests themselves (authenticators, admission, reviews) and ask nobody for
 * permission. `namespace` is empty for cluster-scoped kinds; undefined when there is no such object.
 */
export interface ObjectLookup {
  /** What is at hand; may be a little old. */
  cached(type: GroupVersionResource, namespace: string, name: string): Promise<KubeObject | undefined>;
  /** The newest state. */
  newest(type: GroupVersionResource, namespace: string, name: string): Promise<KubeObject | undefined>;
}

/** What is at hand, and the newest state when nothing is: an object that was just made is found. */
export async function findObject(
  lookup: ObjectLookup,
  type: GroupVersionResource,
  namespace: string,
  name: string,
): Promise<KubeObject | undefined> {
  return (await lookup.cached(type, namespace, name)) ?? (await lookup.newest(type, namespace, name));
}
