import { pathSegmentFaults } from '../meta/names.js';
import type { RequestInfo } from './info.js';

type ResourceInfo = Extract<RequestInfo, { readonly kind: 'resource' }>;

/** Verbs that go by selectors. */
const SELECTING: ReadonlySet<string> = new Set(['list', 'watch', 'deletecollection']);

/**
 * What a request for a collection is about together with its selectors, which authorizers may go by: the name that a field
 * selector pins, and both as the client wrote them. Other requests stay as they are.
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
    name: nameFromFieldSelector(fieldSelector),
    ...(fieldSelector !== undefined && { fieldSelector }),
    ...(labelSelector !== undefined && { labelSelector }),
  };
}

const CONTROLS = /[\u0000-\u001f\u007f]/;

/** The name that a field selector pins (`metadata.name=x`); empty when it pins none. */
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
