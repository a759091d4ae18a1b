import type { Api } from '../support/api.js';

/** One resource that both servers serve. */
export interface ComparedKind {
  readonly group: string;
  readonly version: string;
  readonly resource: string;
  readonly kind: string;
  readonly namespaced: boolean;
  readonly verbs: readonly string[];
  readonly subresources: readonly string[];
}

interface ResourceEntry {
  readonly name: string;
  readonly kind: string;
  readonly namespaced: boolean;
  readonly verbs: readonly string[];
}

interface Serving {
  readonly groupVersion: string;
  readonly resources: readonly ResourceEntry[];
}

async function servedBy(api: Api): Promise<ReadonlyMap<string, Serving>> {
  const groups = (await api.get('/apis')).json['groups'] as { versions: { groupVersion: string }[] }[];
  const paths = ['/api/v1', ...groups.flatMap(({ versions }) => versions.map((one) => `/apis/${one.groupVersion}`))];
  const found = new Map<string, Serving>();
  for (const path of paths) {
    const answer = await api.get(path);
    // A deleted definition may remove its version in between.
    if (answer.status !== 200) continue;
    const list = answer.json;
    const resources = list['resources'] as ResourceEntry[] | undefined;
    if (resources !== undefined) found.set(path, { groupVersion: list['groupVersion'] as string, resources });
  }
  return found;
}

/** The kinds in the discovery documents of both servers, as the reference describes them. */
export async function kindsOfBoth(reference: Api, ours: Api): Promise<readonly ComparedKind[]> {
  const [theirs, own] = await Promise.all([servedBy(reference), servedBy(ours)]);
  const kinds: ComparedKind[] = [];
  for (const [path, { groupVersion, resources }] of theirs) {
    const known = new Set(own.get(path)?.resources.map(({ name }) => name));
    const cut = groupVersion.indexOf('/');
    for (const one of resources) {
      if (one.name.includes('/') || !known.has(one.name)) continue;
      kinds.push({
        group: cut < 0 ? '' : groupVersion.slice(0, cut),
        version: groupVersion.slice(cut + 1),
        resource: one.name,
        kind: one.kind,
        namespaced: one.namespaced,
        verbs: one.verbs,
        subresources: resources
          .filter(({ name }) => name.startsWith(`${one.name}/`) && known.has(name))
          .map(({ name }) => name.slice(one.name.length + 1)),
      });
    }
  }
  return kinds;
}

/** The path of the kind's collection in a namespace, or of the cluster's. */
export function collectionPath(kind: ComparedKind, namespace: string): string {
  const root = kind.group === '' ? `/api/${kind.version}` : `/apis/${kind.group}/${kind.version}`;
  return kind.namespaced ? `${root}/namespaces/${namespace}/${kind.resource}` : `${root}/${kind.resource}`;
}
