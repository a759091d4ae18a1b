import type { Api } from '../../support/api.js';
import { collectionOf, type Target } from './watch-requests.js';

/**
 * Deletes the objects of a round, including those that finalizers hold, and its namespace. Needs no controller, as the
 * reference runs without.
 */
export async function removeObjects(api: Api, target: Target): Promise<void> {
  const { kind, tag, namespace } = target;
  const collection = collectionOf(target);
  const { items = [] } = (await api.get(collection)).json as { items?: { metadata: { name: string } }[] };
  for (const { metadata } of items.filter((item) => item.metadata.name.startsWith(tag))) {
    if (kind.name === 'namespaces') await removeNamespaceOf(api, metadata.name);
    else await removeObject(api, `${collection}/${metadata.name}`);
  }
  if (kind.namespaced) await removeNamespaceOf(api, namespace);
}

async function removeObject(api: Api, path: string): Promise<void> {
  await api.patch(path, 'merge', { metadata: { finalizers: null } });
  await api.delete(path, { gracePeriodSeconds: 0, propagationPolicy: 'Background' });
}

/** Deletes a namespace at once, whatever is left in it. */
export async function removeNamespaceOf(api: Api, name: string): Promise<void> {
  const path = `/api/v1/namespaces/${name}`;
  await removeObject(api, path);
  await api.put(`${path}/finalize`, { apiVersion: 'v1', kind: 'Namespace', metadata: { name }, spec: {} });
}
