import type { GroupModel, KindModel, Model, SubresourceModel, TypeModel } from './model.js';
import { kindsOf } from './model.js';

/** One HTTP operation on a built-in kind, in cluster naming. */
export interface Endpoint {
  readonly method: 'DELETE' | 'GET' | 'PATCH' | 'POST' | 'PUT';
  /** With `{namespace}` and `{name}`. */
  readonly path: string;
  readonly operationId: string;
  readonly verb: 'create' | 'delete' | 'deletecollection' | 'get' | 'list' | 'patch' | 'update' | 'watch';
  /** `x-kubernetes-action` of the OpenAPI documents. */
  readonly action:
    'connect' | 'delete' | 'deletecollection' | 'get' | 'list' | 'patch' | 'post' | 'put' | 'watch' | 'watchlist';
  readonly kind: KindModel;
  /** Empty for the main resource. */
  readonly subresource: string;
  readonly subresourceModel?: SubresourceModel;
  /** For a forwarded request: the kind that names its query parameters (`PodExecOptions`). */
  readonly options?: string;
}

type Shape = Pick<Endpoint, 'method' | 'verb' | 'action'> & { readonly word: string };

const COLLECTION: readonly Shape[] = [
  { method: 'GET', verb: 'list', action: 'list', word: 'list' },
  { method: 'POST', verb: 'create', action: 'post', word: 'create' },
  { method: 'DELETE', verb: 'deletecollection', action: 'deletecollection', word: 'delete' },
];

const OBJECT: readonly Shape[] = [
  { method: 'GET', verb: 'get', action: 'get', word: 'read' },
  { method: 'POST', verb: 'create', action: 'post', word: 'create' },
  { method: 'PUT', verb: 'update', action: 'put', word: 'replace' },
  { method: 'PATCH', verb: 'patch', action: 'patch', word: 'patch' },
  { method: 'DELETE', verb: 'delete', action: 'delete', word: 'delete' },
];

/** Every operation of one group version, by path and method. */
export function endpointsOf(model: Model, group: GroupModel, version: string): readonly Endpoint[] {
  return kindsOf(model, group.directory, version).flatMap((kind) => [...kindEndpoints(group, version, kind)]);
}

/** `/api/v1` or `/apis/<group>/<version>`. */
export function basePath(group: GroupModel, version: string): string {
  return group.group === '' ? `/api/${version}` : `/apis/${group.group}/${version}`;
}

function* kindEndpoints(group: GroupModel, version: string, kind: KindModel): Generator<Endpoint> {
  const { plural, namespaced, verbs } = kind.resource;
  const base = basePath(group, version);
  const scope = namespaced ? `${base}/namespaces/{namespace}` : base;
  const prefix = groupWord(group.group) + pascal(version);
  const scoped = `${namespaced ? 'Namespaced' : ''}${kind.name}`;
  const common = { kind, subresource: '' };
  for (const { word, ...shape } of COLLECTION) {
    if (!verbs.includes(shape.verb)) continue;
    const many = shape.verb === 'deletecollection' ? 'Collection' : '';
    yield { ...common, ...shape, path: `${scope}/${plural}`, operationId: word + prefix + many + scoped };
  }
  for (const { word, ...shape } of OBJECT) {
    if (shape.verb === 'create' || !verbs.includes(shape.verb)) continue;
    yield { ...common, ...shape, path: `${scope}/${plural}/{name}`, operationId: word + prefix + scoped };
  }
  for (const subresource of kind.resource.subresources) {
    for (const { word, ...shape } of OBJECT) {
      if (!subresource.verbs.includes(shape.verb)) continue;
      const options = subresource.connects === true ? subresource.body?.kind : undefined;
      const connect = `connect${prefix}${pascal(shape.method.toLowerCase())}`;
      yield {
        kind,
        ...shape,
        ...(options === undefined ? {} : { action: 'connect', options }),
        subresource: subresource.name,
        subresourceModel: subresource,
        path: `${scope}/${plural}/{name}/${subresource.name}`,
        operationId: (options === undefined ? word + prefix : connect) + scoped + pascal(subresource.name),
      };
    }
  }
  const list = { ...common, method: 'GET', verb: 'list', action: 'list' } as const;
  if (namespaced && verbs.includes('list')) {
    yield { ...list, path: `${base}/${plural}`, operationId: `list${prefix}${kind.name}ForAllNamespaces` };
  }
  if (!verbs.includes('watch')) return;
  // The form of watch that is older than the `watch` parameter, which old clients still send.
  const old = { ...common, method: 'GET', verb: 'watch' } as const;
  const watched = `${base}/watch${scope.slice(base.length)}/${plural}`;
  yield { ...old, action: 'watchlist', path: watched, operationId: `watch${prefix}${scoped}List` };
  yield { ...old, action: 'watch', path: `${watched}/{name}`, operationId: `watch${prefix}${scoped}` };
  if (namespaced) {
    const id = `watch${prefix}${kind.name}ListForAllNamespaces`;
    yield { ...old, action: 'watchlist', path: `${base}/watch/${plural}`, operationId: id };
  }
}

/** `rbac.authorization.cluster.io` is `RbacAuthorization`, the core group is `Core`. */
export function groupWord(group: string): string {
  if (group === '') return 'Core';
  return group
    .replace(/\.cluster\.io$/, '')
    .split('.')
    .map(pascal)
    .join('');
}

/** First letter in upper case. */
export function pascal(word: string): string {
  return word === '' ? '' : word[0]!.toUpperCase() + word.slice(1);
}

/** Type of the body of a subresource: its declared kind, or the kind itself; undefined without a body. */
export function bodyOf(model: Model, kind: KindModel, each: SubresourceModel): TypeModel | undefined {
  if (each.connects === true) return undefined;
  if (each.body === undefined) return kind;
  const { group, version, kind: name } = each.body;
  const found = model.groups.find((candidate) => candidate.group === group);
  return found && model.types.get(`${found.directory}/${version}/${name}`);
}
