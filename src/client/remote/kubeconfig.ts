import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parse } from 'yaml';
import { isJsonArray, isJsonObject } from '../../json/own-property.js';
import type { JsonObject, JsonValue } from '../../json/types.js';

/** A server and the credentials for it. */
export interface Connection {
  /** `https://host:port`, with a path before every request's when there is one. */
  readonly server: string;
  /** Name of the server in its certificate, when it differs from the host of `server`. */
  readonly serverName?: string;
  readonly ca?: Buffer;
  readonly certificate?: Buffer;
  readonly key?: Buffer;
  readonly token?: string;
  /** The file of `token`, if any; its content may be replaced at any time. */
  readonly tokenFile?: string;
  readonly basic?: { readonly username: string; readonly password: string };
  /** The server's certificate is not to be checked. */
  readonly insecure?: boolean;
  /** Namespace of the context; `default` without one. */
  readonly namespace: string;
}

/**
 * Reads the current context of a kubeconfig, or another one by name: server, authority, client certificate or token,
 * embedded or in files.
 *
 * @throws Error that names what is missing, or an unsupported member: a call that ignored it would have another
 * user, or reach another server
 */
export function readKubeconfig(path: string, context?: string): Connection {
  const config = parse(readFileSync(path, 'utf8')) as JsonValue;
  const kind = textOf(config, 'kind');
  if (!['', 'Config'].includes(kind)) throw new Error(`${path}: it is of kind ${kind}, not Config`);
  const name = context ?? textOf(config, 'current-context');
  const chosen = entry(config, 'contexts', 'context', name);
  const cluster = entry(config, 'clusters', 'cluster', textOf(chosen, 'cluster'));
  const as = textOf(chosen, 'user');
  // A context without a user is for servers that require no credentials.
  const user = as === '' ? {} : entry(config, 'users', 'user', as);
  for (const [what, from, members] of [
    [`user "${as}"`, user, UNKNOWN_OF_USERS],
    [`cluster of context "${name}"`, cluster, ['proxy-url']],
  ] as const) {
    const unknown = members.find((member) => !isEmpty(from[member]));
    if (unknown !== undefined) throw new Error(`${path}: ${unknown} of the ${what} is not supported`);
  }
  const bytes = (from: JsonObject, member: string): Buffer | undefined => {
    const data = textOf(from, `${member}-data`);
    if (data !== '') {
      if (!BASE64.test(data)) throw new Error(`${path}: ${member}-data is no base64`);
      return Buffer.from(data, 'base64');
    }
    const file = textOf(from, member);
    return file === '' ? undefined : readFileSync(resolve(dirname(path), file));
  };
  const server = textOf(cluster, 'server');
  if (!server.startsWith('https://')) throw new Error(`${path}: the cluster of context "${name}" has no https server`);
  const username = textOf(user, 'username');
  const named = textOf(user, 'tokenFile');
  const tokenFile = named && resolve(dirname(path), named);
  // As in Kubernetes clients, the file takes precedence.
  const token = tokenFile ? readFileSync(tokenFile, 'utf8').trim() : textOf(user, 'token');
  if (NOT_IN_HEADERS.test(token))
    throw new Error(`${path}: the token of the user "${as}" has a character that no header may have`);
  return {
    server: server.replace(/\/$/, ''),
    namespace: textOf(chosen, 'namespace') || 'default',
    ...present('serverName', textOf(cluster, 'tls-server-name')),
    ...present('ca', bytes(cluster, 'certificate-authority')),
    ...present('certificate', bytes(user, 'client-certificate')),
    ...present('key', bytes(user, 'client-key')),
    ...present('token', token),
    ...present('tokenFile', tokenFile),
    ...present('basic', username === '' ? undefined : { username, password: textOf(user, 'password') }),
    ...present('insecure', cluster['insecure-skip-tls-verify'] === true ? true : undefined),
  };

  /** The entry called `name` in a list of named entries. */
  function entry(from: JsonValue, list: string, member: string, wanted: string): JsonObject {
    const entries = isJsonObject(from) ? from[list] : undefined;
    const found = isJsonArray(entries) ? entries.find((each) => textOf(each, 'name') === wanted) : undefined;
    // A missing entry has no members: a user without credentials, for example.
    const value = isJsonObject(found) ? (found[member] ?? {}) : undefined;
    if (!isJsonObject(value)) throw new Error(`${path}: no ${member} named "${wanted}"`);
    return value;
  }
}

/** Credential plugins, and impersonation. */
const UNKNOWN_OF_USERS = ['exec', 'auth-provider', 'as', 'as-uid', 'as-groups', 'as-user-extra'] as const;
/** Lines may break anywhere. */
const BASE64 = /^[A-Za-z0-9+/\s]+(?:=+\s*)?$/;
/** A character that Node allows in no header. */
const NOT_IN_HEADERS = /[^\t\x20-\x7e\x80-\xff]/;

function isEmpty(value: JsonValue | undefined): boolean {
  return value === undefined || value === null || value === '' || (isJsonArray(value) && value.length === 0);
}

function textOf(from: JsonValue | undefined, member: string): string {
  const value = isJsonObject(from) ? from[member] : undefined;
  return typeof value === 'string' ? value : '';
}

function present<K extends string, V>(name: K, value: V | undefined | ''): { readonly [name in K]?: V } {
  return value === undefined || value === '' ? {} : ({ [name]: value } as { readonly [name in K]: V });
}
