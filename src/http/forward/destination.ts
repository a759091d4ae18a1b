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

/** What stands behind `/proxy` in the path of a request, as it came; empty without anything. */
export function behindProxy(rawPath: string, name: string): string {
  const marker = `/${name}/proxy`;
  const decodedAt = rawPath.indexOf(marker);
  const at = decodedAt >= 0 ? decodedAt + marker.length : rawPath.indexOf('/proxy') + '/proxy'.length;
  const rest = rawPath.slice(at);
  return rest === '' ? '/' : rest;
}

/** Members of objects that were read from the store, which validation holds to their types. */
export function member(from: JsonValue | undefined, name: string): JsonValue | undefined {
  return isJsonObject(from) ? from[name] : undefined;
}
