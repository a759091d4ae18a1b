import { pathNotFound, StatusError } from '../meta/errors.js';
import type { RequestInfo } from '../request/info.js';
import type { Catalogue, ServedResource } from '../resources/catalogue.js';
import type { ResourceVerb, SubresourceDefinition } from '../resources/definition.js';

/** A request about a resource. */
export type ResourceInfo = Extract<RequestInfo, { kind: 'resource' }>;

/** The served resource that a request is about, and whether its verb exists there. */
export interface FoundTarget {
  readonly resource: ServedResource;
  readonly subresource: SubresourceDefinition | undefined;
  /** Empty for cluster-scoped resources and all namespaces. */
  readonly namespace: string;
}

const VERBS: Readonly<Record<string, ResourceVerb>> = {
  get: 'get',
  list: 'list',
  watch: 'watch',
  create: 'create',
  update: 'update',
  patch: 'patch',
  delete: 'delete',
  deletecollection: 'deletecollection',
};

/**
 * Whether a path has the wrong scope for its kind: a namespaced kind named without namespace, or a cluster-scoped one
 * below a namespace. That is 404 whatever the authorizer says (known fault BL-117).
 */
export function isWrongScope(catalogue: Catalogue, info: ResourceInfo): boolean {
  const resource = catalogue.find(info.group, info.version, info.resource);
  if (resource === undefined) return false;
  if (resource.definition.namespaced) return info.namespace === '' && isNamed(info);
  return info.namespace !== '' && !isNamespaceItself(info);
}

/**
 * Finds what a request is about.
 *
 * @throws StatusError 404 unknown resource, subresource or wrong scope; 405 for a verb that is not there
 */
export function findTarget(catalogue: Catalogue, info: ResourceInfo): FoundTarget {
  const resource = catalogue.find(info.group, info.version, info.resource);
  if (resource === undefined || isWrongScope(catalogue, info)) throw pathNotFound();
  const { definition } = resource;
  const verb = VERBS[info.verb];
  if (info.subresource !== '') {
    const subresource = definition.subresources.find((one) => one.name === info.subresource);
    // Collections have no subresources.
    if (subresource === undefined || !isNamed(info)) throw pathNotFound();
    if (verb === undefined || !subresource.verbs.includes(verb)) throw methodNotAllowed();
    return { resource, subresource, namespace: definition.namespaced ? info.namespace : '' };
  }
  const named = isNamed(info);
  const wantsName = verb === 'get' || verb === 'update' || verb === 'patch' || verb === 'delete';
  const allNamespaces = definition.namespaced && info.namespace === '';
  if (
    verb === undefined ||
    !definition.verbs.includes(verb) ||
    (wantsName && !named) ||
    (verb === 'create' && (named || allNamespaces)) ||
    (verb === 'deletecollection' && allNamespaces)
  ) {
    throw methodNotAllowed();
  }
  return { resource, subresource: undefined, namespace: definition.namespaced ? info.namespace : '' };
}

/** 405 for a method that a known path does not have. */
export function methodNotAllowed(): StatusError {
  return new StatusError(405, 'MethodNotAllowed', 'the server does not allow this method on the requested resource');
}

/** Whether the path itself names an object (a field selector may put a name into `info` as well). */
function isNamed(info: ResourceInfo): boolean {
  if (info.name === '' || info.verb === 'list' || info.verb === 'deletecollection') return false;
  if (info.verb !== 'watch') return true;
  const below = segmentsBelowVersion(info);
  return below > (info.namespace !== '' && !isNamespaceItself(info) ? 3 : 1);
}

/** `namespaces/<name>`: the namespace of the request is the object itself. */
function isNamespaceItself(info: ResourceInfo): boolean {
  // Four segments or more is a kind in a namespace, `namespaces/a/namespaces/a`.
  return info.group === '' && info.resource === 'namespaces' && segmentsBelowVersion(info) < 4;
}

/** How many path segments stand behind the group version, `watch` of the old form not counted. */
function segmentsBelowVersion(info: ResourceInfo): number {
  const segments = info.path.split('/').filter((segment) => segment !== '');
  const prefix = segments[0] === 'api' ? 2 : 3;
  return segments.length - prefix - (segments[prefix] === 'watch' && segments.length > prefix + 1 ? 1 : 0);
}
