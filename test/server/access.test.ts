import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DescService } from '@bufbuild/protobuf';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { SERVICE_PACKAGES } from '../../generated/proto/packages.js';
import { namingProfile } from '../../src/naming/profile.js';
import { builtinResources } from '../../src/resources/builtin.js';
import { meaningOf } from '../../src/rpc/methods.js';
import { Api } from '../support/api.js';
import { type AskedReview, type ReviewService, startReviewService } from '../support/review-service.js';
import { GrpcClient } from '../support/grpc-client.js';
import { builtinOperations, type Operation } from '../support/operations.js';
import { makeScratch } from '../support/scratch.js';
import { type ServerProcess, startServer } from '../support/server-process.js';

/** Time for thousands of requests on a busy machine, in ms. */
const LONGEST = 1_200_000;
/** Concurrent requests. */
const AT_ONCE = 16;
/** A user whom the authorizer denies everything, and one whom it allows exactly what the routes require. */
const DENIED = 'denied';
const ALLOWED = 'allowed';
const ANONYMOUS = 'system:anonymous';
/** Reads that everybody may do, as in `pipeline/authorization/always.ts`. */
const OPEN = /^\/(healthz|livez|readyz|version|docs)(\/|$)/;

/** One request, and its attributes for the authorizer. */
interface Access {
  readonly title: string;
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly type?: string;
  /** The same method over gRPC, with the length before its message. */
  readonly grpc?: Buffer;
  readonly attributes: Readonly<Record<string, string>>;
}

let webhook: ReviewService;
let server: ServerProcess;
let admin: Api;
let stranger: Api;
let grpc: GrpcClient;
let operations: readonly Operation[] = [];
let routes: readonly Access[] = [];
const allowed = new Set<string>();

beforeAll(async () => {
  webhook = await startReviewService();
  webhook.answer = ({ spec }) => ({ allowed: spec['user'] === ALLOWED && allowed.has(asText(attributesOf(spec))) });
  const folder = makeScratch('access');
  const config = join(folder, 'webhook.kubeconfig');
  const tokens = join(folder, 'tokens.csv');
  writeFileSync(config, webhook.kubeconfig());
  writeFileSync(tokens, `${DENIED},${DENIED},1\n${ALLOWED},${ALLOWED},2\n`);
  server = await startServer({
    flags: [
      '--runtime-config=api/all=true',
      '--feature-gates=ClusterTrustBundle=true,PodCertificateRequest=true,StorageVersionMigrator=true,GenericWorkload=true',
      `--token-auth-file=${tokens}`,
      '--authorization-mode=Webhook',
      `--authorization-webhook-config-file=${config}`,
      '--authorization-webhook-version=v1',
      '--authorization-webhook-cache-authorized-ttl=0',
      '--authorization-webhook-cache-unauthorized-ttl=0',
    ],
  });
  admin = new Api(server.kubeconfig);
  stranger = new Api(server.kubeconfig, { anonymous: true });
  grpc = new GrpcClient(server.kubeconfig);
  operations = await builtinOperations();
  routes = [...resourceRoutes(), ...(await pathRoutes()), ...(await serviceRoutes())];
  for (const { attributes } of routes) allowed.add(asText(attributes));
});

afterAll(async () => {
  grpc.close();
  await server.stop();
  await webhook.close();
});

function asText(attributes: Readonly<Record<string, string>>): string {
  return JSON.stringify(Object.entries(attributes).sort(([left], [right]) => (left < right ? -1 : 1)));
}

function attributesOf(spec: AskedReview['spec']): Readonly<Record<string, string>> {
  return { ...(spec['resourceAttributes'] ?? spec['nonResourceAttributes']) };
}

function present(attributes: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== ''));
}

/** Every operation of every kind, also by the query form of watches. */
function resourceRoutes(): Access[] {
  const watched = operations
    .filter(({ verb }) => verb === 'list')
    .map((route) => ({ ...route, verb: 'watch' as const }));
  return [...operations, ...watched].map((route) => {
    const { method, group, version, resource, subresource, verb, operationId } = route;
    const path = route.path.replace(':namespace', 'default').replace(':name', 'none');
    const named = /:name(?:\/|$)/.test(route.path);
    const ofSpaces = resource === 'namespaces' && group === '' && named;
    const inNamespace = route.path.includes(':namespace') && !ofSpaces;
    const query = method === 'GET' ? (verb === 'watch' ? '?watch=1&timeoutSeconds=1' : '') : '?dryRun=All';
    return {
      title: `${operationId} (${verb})`,
      method,
      path: path + query,
      ...(method === 'PATCH' && { type: 'application/merge-patch+json' }),
      ...(['POST', 'PUT', 'PATCH'].includes(method) && { body: {} }),
      attributes: present({
        verb,
        group,
        version,
        resource,
        subresource,
        namespace: inNamespace ? 'default' : ofSpaces ? 'none' : '',
        name: named ? 'none' : '',
      }),
    };
  });
}

/** Every non-resource path, listed by the server or not. */
async function pathRoutes(): Promise<Access[]> {
  const { paths } = (await admin.get('/')).json as { paths: string[] };
  const more = ['/', '/nowhere', '/debug/pprof/', '/debug/flags/v', '/logs', '/openid/v1/jwks', '/docs'];
  const all = new Set([...paths, ...more, '/.well-known/openid-configuration']);
  return [...all].flatMap((path) =>
    ['GET', 'HEAD', 'POST'].map((method) => ({
      title: `${method} ${path}`,
      method,
      path,
      attributes: { verb: method.toLowerCase(), path },
    })),
  );
}

/** Every method of every service, in Connect's and in gRPC's framing. */
async function serviceRoutes(): Promise<Access[]> {
  const definitions = builtinResources(namingProfile('cluster')).map(({ definition }) => definition);
  const found: Access[] = [];
  for (const [name, { group, version, load }] of Object.entries(SERVICE_PACKAGES)) {
    for (const service of Object.values((await load()) as Record<string, DescService>)) {
      if (service.kind !== 'service') continue;
      const kind = service.name.slice(0, -'Service'.length);
      const definition = definitions.find(
        (each) => each.group === group && each.version === version && each.kind === kind,
      )!;
      for (const method of service.methods) {
        const { verb, subresource } = meaningOf(method, definition)!;
        const has = (member: string): boolean => method.input.fields.some(({ name: field }) => field === member);
        const namespace = definition.namespaced && has('namespace') ? 'default' : '';
        const object = (verb !== 'create' || subresource !== '') && has('name') ? 'none' : '';
        const message = JSON.stringify(present({ namespace, name: object }));
        const stream = method.methodKind !== 'unary';
        const title = `${name}.${service.name}/${method.name}`;
        const about = {
          method: 'POST',
          path: `/${title}`,
          attributes: present({
            verb,
            group,
            version,
            resource: definition.resource,
            subresource,
            namespace,
            name: object,
          }),
        };
        const type = stream ? 'application/connect+json' : 'application/json';
        found.push({ ...about, title, type, body: stream ? enveloped(message) : message });
        found.push({ ...about, title: `${title} (gRPC)`, grpc: enveloped(message) });
      }
    }
  }
  return found;
}

/** One message of a stream, with flags and length. */
function enveloped(message: string): Buffer {
  return Buffer.concat([Buffer.from([0, 0, 0, 0, message.length]), Buffer.from(message)]);
}

/** `unauthenticated` and `permission_denied` as HTTP statuses. */
const GRPC_REFUSALS: ReadonlyMap<number, number> = new Map([
  [16, 401],
  [7, 403],
]);

/**
 * Status of the answer; for streams that of the error at their end.
 *
 * @param watchMs when to end watches over gRPC and Connect, which do not end on their own; refusals need longer
 */
async function ask(api: Api, access: Access, headers: Record<string, string>, watchMs = 20_000): Promise<number> {
  if (access.grpc !== undefined) {
    const ended = await grpc.call(access.path, access.grpc, {
      'grpc-timeout': access.attributes['verb'] === 'watch' ? `${watchMs}m` : '20S',
      ...headers,
    });
    return GRPC_REFUSALS.get(ended) ?? 200;
  }
  const answer = await api.send(access.method, access.path, {
    ...(access.body !== undefined && { body: access.body }),
    headers: {
      ...(access.type !== undefined && { 'content-type': access.type }),
      ...(access.type === 'application/connect+json' && { 'connect-timeout-ms': String(watchMs) }),
      ...headers,
    },
  });
  if (answer.status !== 200 || access.type !== 'application/connect+json') return answer.status;
  if (answer.text.includes('"code":"permission_denied"')) return 403;
  return answer.text.includes('"code":"unauthenticated"') ? 401 : 200;
}

async function inTurns<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let item = items[next++]; item !== undefined; item = items[next++]) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** Differences of a route's answer and authorization from the expected ones, as text. */
async function wrongAnswers(api: Api, wanted: number, headers: Record<string, string> = {}): Promise<string[]> {
  const wrong: string[] = [];
  await inTurns(routes, async (access) => {
    if (isOpen(access)) return;
    const status = await ask(api, access, headers);
    if (status !== wanted) wrong.push(`${access.title}: ${status}`);
  });
  return wrong;
}

function isOpen({ method, path }: Access): boolean {
  return (method === 'GET' || method === 'HEAD') && OPEN.test(path);
}

describe('every route', () => {
  test('every path of the published documents is in the table', async () => {
    const { paths } = (await admin.get('/openapi/v3')).json as { paths: Record<string, { serverRelativeURL: string }> };
    const known = new Set(
      operations.map(({ path }) =>
        path.replace(':namespace', '{namespace}').replace(':name', '{name}').replace(/\/$/, ''),
      ),
    );
    const unknown: string[] = [];
    for (const { serverRelativeURL } of Object.values(paths)) {
      const document = (await admin.get(serverRelativeURL)).json as { paths: Record<string, Record<string, unknown>> };
      for (const [path, item] of Object.entries(document.paths)) {
        const acts = Object.values(item).some((each) => Object.hasOwn(each as object, 'x-kubernetes-action'));
        const plain = path.replace(/\/$/, '').replace('/{path}', '');
        if (acts && !known.has(plain)) unknown.push(path);
      }
    }
    expect(unknown).toEqual([]);
    expect(routes.length).toBeGreaterThan(1500);
  });

  test(
    'every route refuses unknown credentials',
    async () => {
      expect(await wrongAnswers(stranger, 401, { authorization: 'Bearer nonsense' })).toEqual([]);
    },
    LONGEST,
  );

  test.each<[string, Record<string, string>]>([
    [DENIED, { authorization: `Bearer ${DENIED}` }],
    [ANONYMOUS, {}],
  ])(
    'every route requires exactly its own permission, and refuses %s',
    async (user, headers) => {
      webhook.asked.length = 0;
      expect(await wrongAnswers(stranger, 403, headers)).toEqual([]);
      const asked = new Set(
        webhook.asked.filter(({ spec }) => spec['user'] === user).map(({ spec }) => asText(attributesOf(spec))),
      );
      const closed = routes.filter((access) => !isOpen(access));
      expect(closed.filter(({ attributes }) => !asked.has(asText(attributes))).map(({ title }) => title)).toEqual([]);
      // No other attributes were authorized.
      const meant = new Set(closed.map(({ attributes }) => asText(attributes)));
      expect([...asked].filter((text) => !meant.has(text))).toEqual([]);
    },
    LONGEST,
  );

  test(
    'every route serves a user with just that permission',
    async () => {
      const refused: string[] = [];
      await inTurns(routes, async (access) => {
        const status = await ask(stranger, access, { authorization: `Bearer ${ALLOWED}` }, 500);
        if (status === 401 || status === 403) refused.push(`${access.title}: ${status}`);
      });
      expect(refused).toEqual([]);
    },
    LONGEST,
  );
});
