import { pathSegmentFaults } from '../meta/names.js';
import type { RequestInfo } from './info.js';

type ResourceInfo = Extract<RequestInfo, { readonly kind: 'resource' }>;

/** Verbs with selectors. */
const SELECTING: ReadonlySet<string> = new Set(['list', 'watch', 'deletecollection']);

/**
 * The request info of a collection request with its selectors, for authorizers: both selectors as the client wrote
 * them, and for list and watch the name required by the field selector. Others are returned unchanged.
 */
export function withSelectors(
  info: ResourceInfo,
  fieldSelector: string | undefined,
  labelSelector: string | undefined,
): ResourceInfo {
  if (info.name !== '' || !SELECTING.has(info.verb)) return info;
  if (fieldSelector === undefined && labelSelector === undefined) return info;
  return {
    ...info,
    // As in kube-apiserver: a rule for named objects never allows to delete a collection (BL-093).
    name: info.verb === 'deletecollection' ? '' : nameFromFieldSelector(fieldSelector),
    ...(fieldSelector !== undefined && { fieldSelector }),
    ...(labelSelector !== undefined && { labelSelector }),
  };
}

const CONTROLS = /[\u0000-\u001f\u007f]/;

/** The name that a field selector requires (`metadata.name=x`); empty without one. */
function nameFromFieldSelector(selector: string | undefined): string {
  if (selector === undefined || !selector.includes('metadata.name')) return '';
  for (const term of selector.split(/(?<!\\),/)) {
    const match = /^\s*metadata\.name\s*==?([^=].*)$/s.exec(term);
    if (match === null) continue;
    const value = match[1]!.trim();
    if (value !== '' && pathSegmentFaults(value).length === 0 && !CONTROLS.test(value)) return value;
  }
  return '';
}
