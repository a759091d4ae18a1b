import { apiVersionOf } from '../meta/gvk.js';
import type { NamingProfile } from '../naming/profile.js';
import { isWrongScope, type ResourceInfo } from '../pipeline/authorization/scope.js';
import type { RequestContext } from '../request/context.js';
import type { Catalogue } from '../resources/catalogue.js';
import { findTarget } from './connection/target.js';

/** What the warning needs: the served kinds, and the domain of audit annotations. */
export interface VersionNoticeParts {
  readonly catalogue: Catalogue;
  readonly naming: NamingProfile;
}

/**
 * Warns users of deprecated versions, in kube-apiserver's words, whatever the result of the request: for a custom kind
 * on all its paths, for a built-in kind on supported paths and methods.
 */
export function warnOfVersion(
  { catalogue, naming }: VersionNoticeParts,
  context: RequestContext,
  info: ResourceInfo,
  method: string | undefined,
): void {
  const definition = catalogue.find(info.group, info.version, info.resource)?.definition;
  if (definition === undefined) return;
  const { warning, deprecated, removed, replacement } = definition.lifecycle;
  if (warning === undefined && deprecated === undefined) return;
  if (definition.custom ? isWrongScope(catalogue, info) : !isThere(catalogue, info, method)) return;
  if (warning !== undefined) context.warn(warning);
  if (deprecated === undefined) return;
  const { auditDomain } = naming;
  context.annotate(`${auditDomain}/deprecated`, 'true');
  if (removed !== undefined) context.annotate(`${auditDomain}/removed-release`, removed);
  const gone = removed === undefined ? '' : `, unavailable in v${removed}+`;
  const instead = replacement === undefined ? '' : `; use ${replacement}`;
  const name = `${apiVersionOf(definition.group, definition.version)} ${definition.kind}`;
  context.warn(`${name} is deprecated in v${deprecated}+${gone}${instead}`);
}

function isThere(catalogue: Catalogue, info: ResourceInfo, method: string | undefined): boolean {
  if (method === 'HEAD') return false;
  try {
    findTarget(catalogue, info);
    return true;
  } catch {
    return false;
  }
}
