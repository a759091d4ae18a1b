import { getOwn, isJsonObject } from '../json/own-property.js';
import type { JsonObject, JsonValue } from '../json/types.js';

/** The address of a webhook, and its expected identity. */
export interface WebhookTarget {
  /** Name or address to connect to. */
  readonly host: string;
  readonly port: number;
  /** Path with a leading slash. */
  readonly path: string;
  /** The name expected in its certificate. */
  readonly serverName: string;
  /** Host and port as shown in errors, when they differ from the address. */
  readonly shownAs?: string;
  /** PEM of the trusted authorities; absent: the system's. */
  readonly ca?: string;
  /** The caller's own certificate and key, in PEM. */
  readonly client?: { readonly certificate: string; readonly privateKey: string };
  /** Its certificate is not verified. */
  readonly insecure?: boolean;
  /** Returns the headers of a call, such as credentials, which may be rotated; names in lower case. */
  readonly headers?: () => Readonly<Record<string, string>>;
}

/** A port of a service of the cluster. */
export interface ServiceReference {
  readonly namespace: string;
  readonly name: string;
  readonly port: number;
}

/** Resolves a service. @throws Error when it cannot; the message is fit for clients */
export type ServiceLookup = (service: ServiceReference) => Promise<{ readonly host: string; readonly port: number }>;

const DEFAULT_PORT = 443;

/** The URL of a target as errors show it. */
export function shownUrl({
  shownAs,
  host,
  port,
  path,
}: Pick<WebhookTarget, 'shownAs' | 'host' | 'port' | 'path'>): string {
  return `https://${shownAs ?? `${host}:${port}`}${path}`;
}

/** The target of an https URL. @throws Error for another URL */
export function urlTarget(url: string): WebhookTarget {
  if (!URL.canParse(url) || new URL(url).protocol !== 'https:') throw new Error(`"${url}" is not an https URL`);
  const { hostname, port, pathname, search } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  return { host, port: port === '' ? DEFAULT_PORT : Number(port), path: pathname + search, serverName: host };
}

/**
 * The target of a validated `clientConfig` (`url` or `service`, `caBundle`).
 *
 * @throws Error when it has none, or a service that cannot be found; the message is fit for clients
 */
export async function webhookTarget(config: JsonObject, lookup: ServiceLookup): Promise<WebhookTarget> {
  const bundle = textOf(config, 'caBundle');
  const pem = bundle === '' ? '' : Buffer.from(bundle, 'base64').toString('utf8').trim();
  const ca = pem === '' ? {} : { ca: pem };
  const url = textOf(config, 'url');
  if (url !== '') return { ...urlTarget(url), ...ca };
  const service = getOwn(config, 'service');
  if (!isJsonObject(service)) throw new Error('a webhook names neither a url nor a service');
  const [name, namespace, given] = [textOf(service, 'name'), textOf(service, 'namespace'), textOf(service, 'path')];
  const port = typeof service['port'] === 'number' ? service['port'] : DEFAULT_PORT;
  const serverName = `${name}.${namespace}.svc`;
  const path = given.startsWith('/') ? given : `/${given}`;
  const shownAs = `${serverName}:${port}`;
  try {
    return { ...(await lookup({ namespace, name, port })), path, serverName, shownAs, ...ca };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`Post "https://${shownAs}${path}": ${why}`, { cause: error });
  }
}

function textOf(object: JsonObject, member: string): string {
  const value: JsonValue | undefined = getOwn(object, member);
  return typeof value === 'string' ? value : '';
}
