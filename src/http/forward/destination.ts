import { isJsonObject } from '../../json/own-property.js';
import type { JsonValue } from '../../json/types.js';

/** Where a request is forwarded to. */
export interface Destination {
  readonly scheme: 'http' | 'https';
  readonly host: string;
  readonly port: number;
  /** Path and query as sent. */
  readonly path: string;
  /**
   * The destination is a node agent: our client certificate is sent, and its certificate checked by its own authority.
   */
  readonly nodeAgent: boolean;
  /** The purpose: a log, a stream that needs another protocol, or anything behind `proxy`. */
  readonly asked: 'log' | 'stream' | ProxyRoot;
}

/** The path on this server, up to and with `proxy`, that maps to the root of the destination. */
export interface ProxyRoot {
  readonly path: string;
  /** The request had no slash after it. */
  readonly bare: boolean;
}

/** `[scheme:]name[:port]`, as pods, services and nodes are named in proxy paths. */
export interface ProxyName {
  readonly scheme: 'http' | 'https' | '';
  readonly name: string;
  readonly port: string;
}

/** Reads `[scheme:]name[:port]`; undefined when invalid. */
export function proxyName(text: string): ProxyName | undefined {
  const parts = text.split(':');
  if (parts.length === 1) return { scheme: '', name: text, port: '' };
  if (parts.length === 2) return { scheme: '', name: parts[0]!, port: parts[1]! };
  const [scheme, name, port] = parts;
  if (parts.length !== 3 || (scheme !== 'http' && scheme !== 'https' && scheme !== '')) return undefined;
  return { scheme, name: name!, port: port! };
}

/** Path segments up to `proxy`, including the empty one before the first slash. */
const CLUSTER_WIDE = '/api/v1/nodes/name/proxy'.split('/').length;
const IN_NAMESPACE = '/api/v1/namespaces/namespace/pods/name/proxy'.split('/').length;

/** What follows `/proxy` in the path and query of a request, unchanged; at least a slash. */
export function behindProxy(url: string, namespaced: boolean): string {
  const cut = url.indexOf('?');
  const path = cut < 0 ? url : url.slice(0, cut);
  const rest = path.split('/').slice(namespaced ? IN_NAMESPACE : CLUSTER_WIDE);
  return `/${rest.join('/')}${cut < 0 ? '' : url.slice(cut)}`;
}

/** The path of a request up to `proxy`, unchanged. */
export function proxyRoot(url: string, namespaced: boolean): ProxyRoot {
  const segments = url.split('?', 1)[0]!.split('/');
  const length = namespaced ? IN_NAMESPACE : CLUSTER_WIDE;
  return { path: segments.slice(0, length).join('/'), bare: segments.length === length };
}

/** Members of stored objects, whose types validation guarantees. */
export function member(from: JsonValue | undefined, name: string): JsonValue | undefined {
  return isJsonObject(from) ? from[name] : undefined;
}
