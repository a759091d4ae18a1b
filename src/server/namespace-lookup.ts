import type { KubeObject } from '../meta/object.js';
import type { NamespaceLookup } from '../pipeline/admission/plugins/namespace-lifecycle.js';
import { fromStore } from '../registry/errors.js';
import type { Freshness, Store } from '../storage/store.js';

const RESOURCE = '/namespaces';

/** Finds namespaces for admission: straight from the store, since every write needs one. */
export function namespaceLookup(store: Store): NamespaceLookup {
  const find = async (name: string, at: Freshness): Promise<KubeObject | undefined> => {
    const object = await fromStore('get', () => store.get({ resource: RESOURCE, namespace: '', name }, at));
    return object?.parsed;
  };
  return {
    cached: (name) => find(name, { kind: 'any' }),
    newest: (name) => find(name, { kind: 'latest' }),
    unchanged: ({ metadata: { name = '', resourceVersion } }) => ({
      kind: 'object',
      resource: RESOURCE,
      namespace: '',
      name,
      revision: Number(resourceVersion),
    }),
  };
}
