import { pathNotFound } from '../../meta/errors.js';
import type { RequestInfo } from '../../request/info.js';
import type { Catalogue } from '../../resources/catalogue.js';
import type { Stage } from '../chain.js';

/** A request about a resource. */
export type ResourceInfo = Extract<RequestInfo, { kind: 'resource' }>;

const UNAUTHENTICATED = 'system:unauthenticated';

/**
 * Answers 404 to paths of the wrong scope before authorization, so that a rule in one namespace never reaches a
 * cluster-scoped kind (known fault BL-117). Unauthenticated requests go on to authorization, so that they do not reveal
 * which kinds exist.
 *
 * @throws StatusError 404
 */
export function scopeStage(catalogue: Catalogue): Stage {
  return {
    name: 'scope',
    run(call, next) {
      const { info, user } = call;
      if (info.kind === 'resource' && isWrongScope(catalogue, info) && !user.groups.includes(UNAUTHENTICATED)) {
        throw pathNotFound();
      }
      return next(call);
    },
  };
}

/** A namespaced kind named without namespace, or a cluster-scoped one below a namespace. Unknown kinds are neither. */
export function isWrongScope(catalogue: Catalogue, info: ResourceInfo): boolean {
  const resource = catalogue.find(info.group, info.version, info.resource);
  if (resource === undefined) return false;
  if (resource.definition.namespaced) return info.namespace === '' && isNamed(info);
  return info.namespace !== '' && !isNamespaceItself(info);
}

/** Whether the path itself names an object (a field selector may put a name into `info` as well). */
export function isNamed(info: ResourceInfo): boolean {
  if (info.name === '' || info.verb === 'list' || info.verb === 'deletecollection') return false;
  if (info.verb !== 'watch') return true;
  return segmentsBelowVersion(info) > (info.namespace !== '' && !isNamespaceItself(info) ? 3 : 1);
}

/** `namespaces/<name>` and its subresources: the namespace of the request is the object itself. */
function isNamespaceItself(info: ResourceInfo): boolean {
  if (info.group !== '' || info.resource !== 'namespaces') return false;
  // `namespaces/a/namespaces` would be a namespaced kind, and does not exist.
  const segments = segmentsBelowVersion(info);
  return segments <= 2 || (segments === 3 && info.subresource !== '');
}

/** The number of path segments after the group version, without the legacy `watch`. */
function segmentsBelowVersion(info: ResourceInfo): number {
  const segments = info.path.split('/').filter((segment) => segment !== '');
  const prefix = segments[0] === 'api' ? 2 : 3;
  return segments.length - prefix - (segments[prefix] === 'watch' && segments.length > prefix + 1 ? 1 : 0);
}
