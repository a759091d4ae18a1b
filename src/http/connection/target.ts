import { methodNotSupported, notFound, pathNotFound, StatusError } from '../../meta/errors.js';
import { NO_SUCH_METHOD } from '../../meta/refusal-words.js';
import { type ResourceInfo, isNamed, isWrongScope } from '../../pipeline/authorization/scope.js';
import type { Catalogue, ServedResource } from '../../resources/catalogue.js';
import type { ResourceVerb, SubresourceDefinition } from '../../resources/definition.js';

/** The served resource of a request, and whether it supports the verb. */
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

/** Verbs of a path with a name. */
const OF_NAMES: ReadonlySet<ResourceVerb> = new Set(['get', 'update', 'patch', 'delete']);

/**
 * Finds the target of a request.
 *
 * @throws StatusError 404 unknown resource, subresource or wrong scope; 405 for an unsupported verb
 */
export function findTarget(catalogue: Catalogue, info: ResourceInfo): FoundTarget {
  const resource = catalogue.find(info.group, info.version, info.resource);
  if (resource === undefined || isWrongScope(catalogue, info)) throw pathNotFound();
  const { definition } = resource;
  const verb = VERBS[info.verb];
  // Resources without watch have no legacy watch paths.
  if (isOldWatch(info) && !definition.custom && (info.subresource !== '' || !definition.verbs.includes('watch'))) {
    throw pathNotFound();
  }
  if (info.subresource !== '') {
    const subresource = definition.subresources.find((one) => one.name === info.subresource);
    // Collections have no subresources. For custom kinds the error names the kind.
    if (!isNamed(info)) throw pathNotFound();
    if (subresource === undefined) throw definition.custom ? notFound(definition, info.name) : pathNotFound();
    if (verb === undefined || !subresource.verbs.includes(verb)) {
      throw definition.custom ? methodNotSupported(definition, info.verb) : methodNotAllowed();
    }
    return { resource, subresource, namespace: definition.namespaced ? info.namespace : '' };
  }
  const named = isNamed(info);
  // Kinds that are not stored (reviews) have no path with a name.
  if (named && !definition.verbs.some((one) => OF_NAMES.has(one))) throw pathNotFound();
  const allNamespaces = definition.namespaced && info.namespace === '';
  // Nor one for all namespaces, unless they can be listed; custom kinds have it for listing only.
  if (allNamespaces && !definition.verbs.includes('list')) throw pathNotFound();
  if (allNamespaces && definition.custom && verb !== 'list' && verb !== 'watch') throw pathNotFound();
  const wantsName = verb === 'get' || verb === 'update' || verb === 'patch' || verb === 'delete';
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

/** Whether the path is a legacy watch path, which supports no other verb. */
function isOldWatch({ verb, path }: ResourceInfo): boolean {
  return (verb === 'watch' || verb === 'connect') && OLD_WATCH.test(path);
}

const OLD_WATCH = /^\/(?:api|apis\/[^/]+)\/[^/]+\/watch\//;

/** 405 for a method that the path does not support. */
export function methodNotAllowed(): StatusError {
  return new StatusError(405, 'MethodNotAllowed', NO_SUCH_METHOD, { details: {} });
}
