import { quote } from '../meta/quote.js';
import type { RequestInfo, RequestVerb } from './info.js';
import { withSelectors } from './selected-info.js';

/** The content of a path, before checking whether the resource exists. */
export type ParsedPath =
  | { readonly kind: 'info'; readonly info: RequestInfo }
  /** A segment that is not valid in a key: bad percent-encoding, `/`, NUL, `.` or `..` (answered with 400). */
  | { readonly kind: 'bad-path'; readonly message: string };

/** The query parameters that change the verb. Values are decoded; undefined when absent. */
export interface VerbQuery {
  readonly watch: string | undefined;
  readonly fieldSelector: string | undefined;
  readonly labelSelector: string | undefined;
}

const NO_QUERY: VerbQuery = { watch: undefined, fieldSelector: undefined, labelSelector: undefined };

/** Subresources of a namespace itself; anything else below `namespaces/<name>/` is a resource in it. */
const NAMESPACE_SUBRESOURCES = new Set(['status', 'finalize']);

/**
 * Parses method and path (raw, without query) into a RequestInfo, as kube-apiserver's RequestInfoFactory does (spec 1,
 * "Path shapes" and "Verbs"). Segments are percent-decoded one by one, so an encoded slash never makes a new segment.
 * For list and watch a field selector `metadata.name=x` sets `name`, for rules with resourceNames; handlers go by the
 * verb.
 */
export function parseRequestInfo(method: string, path: string, query: VerbQuery = NO_QUERY): ParsedPath {
  const raw = splitPath(path);
  // Fast path: nearly every path is as plain as this.
  if (!NOT_PLAIN.test(path)) return { kind: 'info', info: infoOf(method, path, raw, query) };
  const decoded = raw.map(decodeSegment);
  // Outside /api and /apis, a path with invalid UTF-8 is simply unknown: 404.
  const segments = decoded.map((segment, at) => segment ?? raw[at]!);
  const api = isApiPath(segments);
  if (decoded.includes(undefined) && (api || HALF_ENCODED.test(path))) {
    return { kind: 'bad-path', message: 'the request path holds a malformed percent-encoding' };
  }
  for (const [at, segment] of segments.entries()) {
    if (api && isBehindProxy(segments, at) && !DOTS.test(segment)) continue;
    const fault = api ? pathSegmentFault(segment) : /[\u0000-\u001f\u007f/]/.test(segment) ? NO_PATH : undefined;
    if (fault !== undefined)
      return { kind: 'bad-path', message: `Name parameter invalid: ${quote(segment)}: ${fault}` };
  }
  // Path rules are written with plain letters, so encoded ones must not bypass them.
  return { kind: 'info', info: infoOf(method, `/${segments.join('/')}${trailingSlash(path)}`, segments, query) };
}

/** An empty segment is a missing name: reading it as "all" would be a guess. */
function infoOf(method: string, path: string, segments: readonly string[], query: VerbQuery): RequestInfo {
  const empty = segments.indexOf('');
  const leftOut = empty >= 0 && !isBehindProxy(segments, empty);
  if (!isApiPath(segments) || leftOut) return { kind: 'non-resource', verb: method.toLowerCase(), path };
  return resourceInfo(method, path, segments, query);
}

/** Whether a segment belongs to the target of an object's `proxy`. */
function isBehindProxy(segments: readonly string[], at: number): boolean {
  const first = segments[0] === 'api' ? 2 : 3;
  const proxy = segments[first] === 'namespaces' ? first + 4 : first + 2;
  return segments[proxy] === 'proxy' && at > proxy;
}

/** The segments `.` and `..`, which would change the path. */
const DOTS = /^\.\.?$/;

function trailingSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? '/' : '';
}

/** A percent sign without two hexadecimal digits after it. */
const HALF_ENCODED = /%(?![0-9a-f]{2})/i;

const NO_PATH = "may not contain '/' or control characters";

/** What makes a segment misleading or invalid: an encoding, a control character, a leading dot. */
const NOT_PLAIN = /%|\/\.|[\u0000-\u001f\u007f]/;

/** Why a decoded text is not a valid name in a path; undefined when it is. */
function pathSegmentFault(segment: string): string | undefined {
  if (segment === '.' || segment === '..') return `may not be '${segment}'`;
  if (segment.includes('/')) return "may not contain '/'";
  if (segment.includes('%')) return "may not contain '%'";
  if (/[\u0000-\u001f\u007f]/.test(segment)) return 'may not contain control characters';
  return undefined;
}

/** Whether the path lies below a group version: `/api/v1/...` or `/apis/<group>/<version>/...`, with a resource. */
function isApiPath(segments: readonly string[]): boolean {
  return (segments[0] === 'api' && segments.length >= 3) || (segments[0] === 'apis' && segments.length >= 4);
}

/** The segments between slashes; trailing slashes are ignored, repeated leading ones make empty segments. */
function splitPath(path: string): string[] {
  const start = path.startsWith('/') ? 1 : 0;
  let end = path.length;
  while (end > start && path.charCodeAt(end - 1) === 47) end -= 1;
  return start === end ? [] : path.slice(start, end).split('/');
}

function decodeSegment(segment: string): string | undefined {
  if (!segment.includes('%')) return segment;
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

function resourceInfo(method: string, path: string, segments: readonly string[], query: VerbQuery): RequestInfo {
  const core = segments[0] === 'api';
  const group = core ? '' : segments[1]!;
  const version = core ? segments[1]! : segments[2]!;
  let rest = segments.slice(core ? 2 : 3);
  let legacyWatch = false;
  // The legacy form `/api/v1/watch/...`, still sent by old clients.
  if (rest[0] === 'watch' && rest.length > 1) {
    legacyWatch = true;
    rest = rest.slice(1);
  }
  let namespace = '';
  if (rest[0] === 'namespaces' && rest.length > 1) {
    namespace = rest[1]!;
    if (rest.length > 2 && !NAMESPACE_SUBRESOURCES.has(rest[2]!)) rest = rest.slice(2);
  }
  const resource = rest[0]!;
  const name = rest[1] ?? '';
  // What follows `proxy` belongs to its target.
  const subresource = rest[2] === 'proxy' ? rest[2] : rest.slice(2).join('/');
  const reads = method === 'GET' || method === 'HEAD';
  // A subresource is a single object, so the parameter is meaningless, or meant for the proxied target.
  const watch = legacyWatch || (subresource === '' && isTrue(query.watch));
  const verb = legacyWatch && !reads ? 'connect' : verbOf(method, name, watch);
  const about = { kind: 'resource', verb, group, version, namespace, resource, subresource, name, path } as const;
  // As in kube-apiserver, authorizers do not see selectors in the legacy form.
  return legacyWatch ? about : withSelectors(about, query.fieldSelector, query.labelSelector);
}

function verbOf(method: string, name: string, watch: boolean): RequestVerb {
  switch (method) {
    case 'GET':
    case 'HEAD':
      if (watch) return 'watch';
      return name === '' ? 'list' : 'get';
    case 'POST':
      return 'create';
    case 'PUT':
      return 'update';
    case 'PATCH':
      return 'patch';
    case 'DELETE':
      return name === '' ? 'deletecollection' : 'delete';
    default:
      return 'connect';
  }
}

/** A boolean query parameter as kube-apiserver reads it: present and neither `false` nor `0`. */
export function isTrue(value: string | undefined): boolean {
  return value !== undefined && value.toLowerCase() !== 'false' && value !== '0';
}
