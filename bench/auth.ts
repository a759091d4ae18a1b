import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { httpRequest, load, type LoadTarget } from './http-load.js';
import { referenceObject } from './payload.js';
import { type BenchRow, row } from './report.js';
import { effortOfEach, inTurns } from './rounds.js';
import { type BenchServer, startOurs } from './server-process.js';

/** Requests of one measurement. */
const REQUESTS = Number(process.env['BENCH_AUTH_REQUESTS'] ?? 8_000);
const ROUNDS = 7;
const BINDINGS = 10_000;
const MAPS = '/api/v1/namespaces/default/configmaps';
const RBAC = '/apis/rbac.authorization.cluster.io/v1';
const READ = `${MAPS}/object?resourceVersion=0`;
/** Tokens of the token file: one of `system:masters`, one with a role. */
const MASTER = 'token-of-a-master';
const READER = 'token-of-a-reader';

/** The cost of authentication, RBAC and auditing: CPU time of the server for each request. */
export async function run(folder: string): Promise<BenchRow[]> {
  const tokens = join(folder, 'tokens.csv');
  writeFileSync(tokens, `${MASTER},master,1,system:masters\n${READER},reader,2,readers\n`);
  const policy = join(folder, 'policy.json');
  const apiVersion = 'audit.cluster.io/v1';
  writeFileSync(policy, JSON.stringify({ apiVersion, kind: 'Policy', rules: [{ level: 'Metadata' }] }));
  const flags = [`--token-auth-file=${tokens}`];
  const plain = await startOurs(join(folder, 'plain'), { flags });
  const audit = [`--audit-policy-file=${policy}`, `--audit-log-path=${join(folder, 'audit.log')}`];
  const audited = await startOurs(join(folder, 'audited'), { flags: [...flags, ...audit] });
  try {
    for (const { target } of [plain, audited]) {
      await post(target, 1, () => [MAPS, referenceObject('object', 0)]);
    }
    return [...(await rbac(plain)), ...(await recorded(plain, audited))];
  } finally {
    await plain.stop();
    await audited.stop();
  }
}

async function rbac(server: BenchServer): Promise<BenchRow[]> {
  const { target } = server;
  await post(target, 1, () => [`${RBAC}/clusterroles`, role('reader')]);
  await post(target, 1, () => [`${RBAC}/namespaces/default/rolebindings`, binding('reader', 'reader', 'reader')]);
  await post(target, 9, (n) => [`${RBAC}/namespaces/default/rolebindings`, binding(`few-${n}`, 'reader', `few-${n}`)]);
  const read = (token: string): Use => ({ server, request: () => httpRequest('GET', READ, undefined, { token }) });
  const certificate: Use = { server, shows: 'certificate', request: () => httpRequest('GET', READ) };
  const few = await costs(read(READER), read(MASTER));
  const token = await costs(read(MASTER), certificate);
  await post(target, BINDINGS, (n) => [
    `${RBAC}/namespaces/default/rolebindings`,
    binding(`many-${n}`, 'reader', `many-${n}`),
  ]);
  const many = await costs(read(READER), read(MASTER));
  return [
    rowOf('GET by token against by certificate', token, 1.1),
    rowOf('GET through RBAC, 10 bindings, against system:masters', few, 1.05),
    rowOf(`GET through RBAC, ${BINDINGS} bindings, against system:masters`, many, 1.05),
  ];
}

async function recorded(plain: BenchServer, audited: BenchServer): Promise<BenchRow[]> {
  let made = 0;
  const read = (server: BenchServer): Use => ({
    server,
    request: () => httpRequest('GET', READ, undefined, { token: MASTER }),
  });
  const create = (server: BenchServer): Use => ({
    server,
    request: () =>
      httpRequest('POST', MAPS, JSON.stringify(referenceObject(`made-${made}`, made++)), { token: MASTER }),
  });
  return [
    rowOf('GET with audit (Metadata, blocking) against without', await costs(read(audited), read(plain)), 2.5),
    rowOf('create with audit (Metadata, blocking) against without', await costs(create(audited), create(plain)), 1.7),
  ];
}

/** Requests of one kind to one server. */
interface Use {
  readonly server: BenchServer;
  readonly request: () => Buffer;
  /** Absent: the request has its own token. */
  readonly shows?: 'certificate';
}

/** The cost of a request on either side, in ms of CPU time, by round. */
interface Costs {
  readonly ours: readonly number[];
  readonly reference: readonly number[];
}

async function costs(ours: Use, reference: Use): Promise<Costs> {
  const measured = { ours: () => cost(ours), reference: () => cost(reference) };
  for (const warmUp of Object.values(measured)) await warmUp();
  return inTurns(measured, ROUNDS);
}

async function cost({ server, request, shows }: Use): Promise<number> {
  const { cert: _cert, key: _key, ...bare } = server.target;
  const target = shows === 'certificate' ? server.target : bare;
  return effortOfEach({ pid: server.pid, target }, { connections: 16, count: REQUESTS, request });
}

function rowOf(scenario: string, { ours, reference }: Costs, atMost: number): BenchRow {
  return row(scenario, 'processor ms', { ours, reference, budget: { atMost } });
}

async function post(target: LoadTarget, count: number, at: (n: number) => readonly [string, object]): Promise<void> {
  let next = 0;
  const request = (): Buffer => {
    const [path, object] = at(next++);
    return httpRequest('POST', path, JSON.stringify(object));
  };
  await load(target, { connections: Math.min(count, 32), milliseconds: Number.POSITIVE_INFINITY, count, request });
}

function role(name: string): object {
  return { metadata: { name }, rules: [{ apiGroups: [''], resources: ['configmaps'], verbs: ['get', 'list'] }] };
}

function binding(name: string, roleName: string, user: string): object {
  return {
    metadata: { name },
    roleRef: { apiGroup: 'rbac.authorization.cluster.io', kind: 'ClusterRole', name: roleName },
    subjects: [{ apiGroup: 'rbac.authorization.cluster.io', kind: 'User', name: user }],
  };
}
