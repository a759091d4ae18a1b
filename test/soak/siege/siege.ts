import { setTimeout as delay } from 'node:timers/promises';
import { Api } from '../../support/api.js';
import type { ServerProcess } from '../../support/server-process.js';
import type { Target } from '../hostile/connection.js';
import { LARGE_OBJECT, LARGE_OBJECT_KEYS } from '../hostile/kinds.js';
import { identityOf } from '../identity.js';
import { startHostile, type HostileNotes } from './hostile-process.js';
import type { PoliteTarget } from './polite-client.js';
import { GOOD, PoliteClients } from './polite.js';
import { type Memory, memoryOf, settledMemory } from './server-memory.js';

/** Size of a siege. */
export interface SiegeOptions {
  readonly milliseconds: number;
  readonly hostile: number;
  readonly polite: number;
  /** Filter on kinds of hostile clients; absent: all. */
  readonly only?: string;
  /** Folder for files of clients. */
  readonly folder: string;
  /** How long the server rests after all clients have ended, before its memory is checked once more; in ms. */
  readonly rest: number;
}

/** Its results; times in ms, sizes in bytes. */
export interface SiegeResult {
  readonly requests: number;
  /** Requests that were retried after a retry time. */
  readonly retries: number;
  readonly failures: readonly string[];
  readonly median: number;
  readonly p99: number;
  readonly slowest: Readonly<Record<string, number>>;
  readonly events: number;
  /** kubectl commands: processes with many requests. */
  readonly commands: PoliteClients['commands'];
  readonly lost: readonly string[];
  readonly missed: readonly string[];
  readonly before: Memory;
  readonly after: Memory;
  /** After the rest; absent when there was none. */
  readonly rested?: Memory;
  /** The longest delay of the server's event loop in about the last minute. */
  readonly loopDelay: number;
  readonly hostile: HostileNotes;
}

/**
 * Allowed growth of the memory in use: all windows of recent changes together, and 24 MiB of compiled code and pools.
 */
export const MOST_GROWTH = (128 + 24) * 1024 * 1024;

/** Allowed growth once the history of the siege has expired: compiled code, pools, metrics, stored objects. */
export const MOST_GROWTH_AT_REST = 32 * 1024 * 1024;

const BAD = 'hostile';
/** Users of the well-behaved clients. */
const USERS = 4;

/**
 * Runs hostile and well-behaved clients against a server concurrently, for a while, and returns the results of the
 * well-behaved ones.
 * Both are service accounts with tokens, so that no privilege (as of `system:masters`) helps either. The server must
 * collect garbage on request (`COLLECTS_GARBAGE`).
 */
export async function besiege(server: ServerProcess, options: SiegeOptions): Promise<SiegeResult> {
  const { pid } = server;
  const admin = new Api(server.kubeconfig);
  for (const name of [GOOD, BAD]) await created(admin, '/api/v1/namespaces', 'v1', 'Namespace', { metadata: { name } });
  const { hostname: host, port } = new URL(server.url);
  const place = { host, port: Number(port), ca: identityOf(server.kubeconfig).ca.toString() };
  const users: PoliteTarget[] = [];
  for (let at = 0; at < USERS; at += 1) users.push({ ...place, token: await userOf(admin, GOOD, `user-${at}`) });
  const target: Target = { ...place, url: server.url, namespace: BAD, token: await userOf(admin, BAD, 'user') };
  const data = Object.fromEntries(
    Array.from({ length: LARGE_OBJECT_KEYS }, (_, at) => [`key-${at}`, `value: ${at} of so many`.padEnd(80)]),
  );
  await created(admin, `/api/v1/namespaces/${BAD}/configmaps`, 'v1', 'ConfigMap', {
    metadata: { name: LARGE_OBJECT },
    data,
  });
  await admin.get('/metrics');
  await delay(1_000);
  const before = await memoryOf(pid, admin);
  const attack = startHostile(target, options.hostile, options.only ?? '');
  const polite = new PoliteClients(options.polite, users, server.kubeconfig, options.folder);
  await delay(options.milliseconds);
  const loopDelay = await loopDelayOf(admin);
  const { lost, missed } = await polite.stop();
  const hostile = await attack.stop();
  const after = await settledMemory(pid, admin, before.used + MOST_GROWTH);
  if (options.rest > 0) await delay(options.rest);
  const rested = options.rest > 0 ? { rested: await settledMemory(pid, admin, before.used + MOST_GROWTH_AT_REST) } : {};
  const { results, events, commands } = polite;
  return {
    requests: results.requests,
    retries: results.retries,
    failures: results.failures,
    median: results.quantile(0.5),
    p99: results.quantile(0.99),
    slowest: results.slowest,
    events,
    commands,
    lost,
    missed,
    before,
    after,
    ...rested,
    loopDelay,
    hostile,
  };
}

async function created(admin: Api, path: string, apiVersion: string, kind: string, rest: object): Promise<void> {
  const answer = await admin.post(path, { apiVersion, kind, ...rest });
  if (answer.status !== 201) throw new Error(`POST ${path}: ${answer.status} ${answer.text.slice(0, 500)}`);
}

/** Creates a service account with all permissions in its namespace and read access to the others; returns its token. */
async function userOf(admin: Api, namespace: string, name: string): Promise<string> {
  const accounts = `/api/v1/namespaces/${namespace}/serviceaccounts`;
  await created(admin, accounts, 'v1', 'ServiceAccount', { metadata: { name } });
  const group = 'rbac.authorization.k8s.io';
  await created(admin, `/apis/${group}/v1/clusterrolebindings`, `${group}/v1`, 'ClusterRoleBinding', {
    metadata: { name: `${namespace}-${name}` },
    roleRef: { apiGroup: group, kind: 'ClusterRole', name: 'cluster-admin' },
    subjects: [{ kind: 'ServiceAccount', namespace, name }],
  });
  const answer = await admin.post(`${accounts}/${name}/token`, {
    apiVersion: 'authentication.k8s.io/v1',
    kind: 'TokenRequest',
    spec: { expirationSeconds: 7_200 },
  });
  return answer.json['status'].token as string;
}

async function loopDelayOf(admin: Api): Promise<number> {
  const { text } = await admin.get('/metrics');
  const found = /nodejs_eventloop_delay_seconds\{quantile="1"\} (\S+)/.exec(text);
  if (found === null) throw new Error('no event loop delay among the metrics');
  return Number(found[1]) * 1_000;
}
