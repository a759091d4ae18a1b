import { isJsonObject } from '../../json/own-property.js';
import type { JsonValue } from '../../json/types.js';

/** Where a request is handed on to. */
export interface Destination {
  readonly scheme: 'http' | 'https';
  readonly host: string;
  readonly port: number;
  /** Path and query, as they are sent. */
  readonly path: string;
  /** The other end is a node agent: our client certificate is shown, and its certificate checked by its own authority. */
  readonly nodeAgent: boolean;
  /** What it is asked for: a log, a stream that needs another protocol, or whatever it has behind `proxy`. */
  readonly asked: 'log' | 'stream' | ProxyRoot;
}

/** The path here, up to and with `proxy`, that stands for the root of the other end. */
export interface ProxyRoot {
  readonly path: string;
  /** The request named it without a slash behind it. */
  readonly bare: boolean;
}

/** `[scheme:]name[:port]`, as proxy paths name pods, services and nodes. */
export interface ProxyName {
  readonly scheme: 'http' | 'https' | '';
  readonly name: string;
  readonly port: string;
}

/** Reads `[scheme:]name[:port]`; undefined when it is none. */
export function proxyName(text: string): ProxyName | undefined {
  const parts = text.split(':');
  if (parts.length === 1) return { scheme: '', name: text, port: '' };
  if (parts.length === 2) return { scheme: '', name: parts[0]!, port: parts[1]! };
  const [scheme, name, port] = parts;
  if (parts.length !== 3 || (scheme !== 'http' && scheme !== 'https' && scheme !== '')) return undefined;
  return { scheme, name: name!, port: port! };
}

/** Parts between slashes up to `proxy`, the empty one before the first slash included. */
const CLUSTER_WIDE = '/api/v1/nodes/name/proxy'.split('/').length;
const IN_NAMESPACE = '/api/v1/namespaces/namespace/pods/name/proxy'.split('/').length;

/** What stands behind `/proxy` in the path and query of a request, as it came; at least a slash. */
export function behindProxy(url: string, namespaced: boolean): string {
  const cut = url.indexOf('?');
  const path = cut < 0 ? url : url.slice(0, cut);
  const rest = path.split('/').slice(namespaced ? IN_NAMESPACE : CLUSTER_WIDE);
  return `/${rest.join('/')}${cut < 0 ? '' : url.slice(cut)}`;
}

/** The path of a request up to `proxy`, as it came. */
export function proxyRoot(url: string, namespaced: boolean): ProxyRoot {
  const segments = url.split('?', 1)[0]!.split('/');
  const length = namespaced ? IN_NAMESPACE : CLUSTER_WIDE;
  return { path: segments.slice(0, length).join('/'), bare: segments.length === length };
}

/** Members of objects that were read from the store, which validation holds to their types. */
export function member(from: JsonValue | undefined, name: string): JsonValue | undefined {
  return isJsonObject(from) ? from[name] : undefined;
}
