import type { GroupVersionResource } from '../meta/gvk.js';
import type { KubeObject } from '../meta/object.js';
import { fromStore } from '../registry/errors.js';
import type { ObjectLookup } from '../request/lookup.js';
import type { Catalogue } from '../resources/catalogue.js';
import type { Freshness, Store } from '../storage/store.js';

/** Reads single objects straight from the store, in the stored version. Its errors are those of a read over the API. */
export function objectLookup(store: Store, catalogue: Catalogue): ObjectLookup {
  const find = async (
    { group, version, resource }: GroupVersionResource,
    namespace: string,
    name: string,
    at: Freshness,
  ): Promise<KubeObject | undefined> => {
    const served = catalogue.find(group, version, resource);
    if (served === undefined) return undefined;
    const object = await fromStore('get', () => store.get({ resource: served.storageResource, namespace, name }, at));
    return object?.parsed;
  };
  return {
    cached: (type, namespace, name) => find(type, namespace, name, { kind: 'any' }),
    newest: (type, namespace, name) => find(type, namespace, name, { kind: 'latest' }),
  };
}
