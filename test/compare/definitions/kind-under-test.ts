import type { JsonObject } from '../../../src/json/types.js';
import type { Api } from '../../support/api.js';
import { waitFor } from '../../support/wait-for.js';

export const DEFINITIONS = '/apis/apiextensions.k8s.io/v1/customresourcedefinitions';

interface Spec {
  readonly group: string;
  readonly scope: 'Namespaced' | 'Cluster';
  readonly names: { readonly plural: string; readonly kind: string };
  readonly versions: readonly { readonly name: string; readonly served: boolean }[];
}

/** Where objects of a definition are served. */
export interface KindPlace {
  /** The collection in the version of the object. */
  readonly path: string;
  /** Every served version with its collection. */
  readonly versions: readonly { readonly name: string; readonly apiVersion: string; readonly path: string }[];
}

/** Collections of a definition; `object` determines the version it is written in. */
export function placeOf(definition: JsonObject, object: JsonObject, namespace: string): KindPlace {
  const { group, scope, names, versions } = specOf(definition);
  const inside = scope === 'Cluster' ? '' : `/namespaces/${namespace}`;
  const collection = (apiVersion: string): string => `/apis/${apiVersion}${inside}/${names.plural}`;
  return {
    path: collection(String(object['apiVersion'])),
    versions: versions
      .filter(({ served }) => served)
      .map(({ name }) => ({ name, apiVersion: `${group}/${name}`, path: collection(`${group}/${name}`) })),
  };
}

/** The spec of a complete definition. */
export function specOf(definition: JsonObject): Spec {
  return definition['spec'] as unknown as Spec;
}

/** Waits until the kind is served and published, and creates the namespace. */
export async function serve(api: Api, definition: JsonObject, namespace: string): Promise<void> {
  const { group, versions } = specOf(definition);
  await api.post('/api/v1/namespaces', { apiVersion: 'v1', kind: 'Namespace', metadata: { name: namespace } });
  for (const { path, apiVersion } of placeOf(definition, { apiVersion: `${group}/${versions[0]!.name}` }, namespace)
    .versions) {
    await waitFor(`${path} to be served`, async () => (await api.get(path)).status === 200);
    const published = `/openapi/v3/apis/${apiVersion}`;
    await waitFor(`${published} to be published`, async () => (await api.get(published)).status === 200);
  }
}

/** Removes the kind and waits until it is gone. */
export async function withdraw(api: Api, definition: JsonObject): Promise<void> {
  const path = `${DEFINITIONS}/${String((definition['metadata'] as JsonObject)['name'])}`;
  await api.delete(path);
  await waitFor(`${path} to be gone`, async () => (await api.get(path)).status === 404);
}
