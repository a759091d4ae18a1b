import { generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { connect, type ClientHttp2Session } from 'node:http2';
import { request as httpsRequest, type RequestOptions } from 'node:https';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { createCodecs } from '../../src/codec/codecs.js';
import { createProtobufCodec } from '../../src/codec/protobuf.js';
import { issueCertificate } from '../../src/credentials/issue.js';
import { trustPool } from '../../src/credentials/trust-pool.js';
import type { Subject } from '../../src/credentials/subject.js';
import { createHttpApp, type HttpApp, type HttpAppParts } from '../../src/http/app.js';
import { BASIC_CHECKS, createHealthPage, type HealthCheck } from '../../src/http/pages/health.js';
import { DEFAULT_LIMITS, type HttpLimits } from '../../src/http/limits.js';
import { createMetricsObserver } from '../../src/http/observe/metrics-observer.js';
import { createMetricsPage } from '../../src/http/pages/metrics-route.js';
import { createDiscoveryPage } from '../../src/http/pages/discovery-page.js';
import { createOpenApiPages } from '../../src/http/pages/openapi-pages.js';
import { namingProfile, type NamingProfileName } from '../../src/naming/profile.js';
import { builtinRenamer } from '../../src/resources/builtin.js';
import { clientCertificateAuthenticator } from '../../src/pipeline/authentication/client-certificate.js';
import { authenticationStage } from '../../src/pipeline/authentication/stage.js';
import { unionAuthenticator } from '../../src/pipeline/authentication/union.js';
import { alwaysAllowPaths } from '../../src/pipeline/authorization/always.js';
import { mastersAuthorizer } from '../../src/pipeline/authorization/masters.js';
import { scopeStage } from '../../src/pipeline/authorization/scope.js';
import { authorizationStage } from '../../src/pipeline/authorization/stage.js';
import { unionAuthorizer } from '../../src/pipeline/authorization/union.js';
import { createChain } from '../../src/pipeline/chain.js';
import { createPublisher } from '../../src/publishing/publisher.js';
import { versionDocument } from '../../src/publishing/version.js';
import type { Registry } from '../../src/registry/registry.js';
import type { Log } from '../../src/telemetry/log.js';
import { createMetrics } from '../../src/telemetry/metrics.js';
import { inProcess, type InProcess } from './in-process.js';

/** A certificate with its key, in PEM. */
export interface Identity {
  readonly cert: string;
  readonly key: string;
}

/** The real HTTPS listener on a real TLS port, over an in-memory registry. */
export interface Edge {
  readonly world: InProcess;
  readonly app: HttpApp;
  readonly url: string;
  readonly ca: string;
  readonly admin: Identity;
  /** A user without permissions. */
  readonly nobody: Identity;
  /** A certificate of another authority. */
  readonly stranger: Identity;
  /** An expired one. */
  readonly expired: Identity;
  /** Errors that the server logged: server faults. */
  readonly faults: string[];
  /** One HTTP/1.1 request, by default as the admin. */
  call(method: string, path: string, options?: CallOptions): Promise<Reply>;
  /** An HTTP/2 connection. */
  http2(identity?: Identity): ClientHttp2Session;
  close(): Promise<void>;
}

/** Parts of a request. */
export interface CallOptions {
  readonly body?: string | Buffer | object;
  readonly headers?: Readonly<Record<string, string>>;
  readonly as?: Identity | 'anonymous';
  readonly tls?: RequestOptions;
}

/** One answer. */
export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly text: string;
  readonly json: any; // eslint-disable-line @typescript-eslint/no-explicit-any -- tests read freely
}

/** Options of a test. */
export interface EdgeOptions {
  readonly naming?: NamingProfileName;
  readonly limits?: Partial<HttpLimits>;
  readonly checks?: readonly HealthCheck[];
  /** With the documentation page; jest cannot load its packages, only Node itself. */
  readonly docs?: boolean;
  /** Wraps the registry. */
  readonly registry?: (registry: Registry) => Registry;
  readonly parts?: Partial<HttpAppParts>;
}

/** Starts one on a free port. */
export async function startEdge(options: EdgeOptions = {}): Promise<Edge> {
  const world = inProcess(options.naming === undefined ? {} : { naming: options.naming });
  const naming = namingProfile(options.naming ?? 'kubernetes');
  const { catalogue } = world;
  const faults: string[] = [];
  const log: Log = {
    debug() {},
    info() {},
    warn() {},
    error: (fields, message) => void faults.push(`${message} ${String((fields as { error?: unknown }).error)}`),
  };
  const authority = makeAuthority('test-ca');
  const serving = authority.issue({ commonName: 'server', organizations: [] }, 'server');
  const metrics = createMetrics();
  const protobuf = createProtobufCodec();
  const publisher = createPublisher({
    catalogue,
    naming,
    renamer: builtinRenamer(naming),
    readGenerated: (file) => readFile(`generated/openapi/${file}`, 'utf8').catch(() => undefined),
    version: versionDocument({ productVersion: '0.1.0', nodeVersion: process.version, platform: 'linux/amd64' }),
    serverAddress: () => '127.0.0.1:6443',
  });
  const otherPages = [
    createHealthPage([...BASIC_CHECKS, ...(options.checks ?? [])], () => {}, undefined),
    ...createOpenApiPages(publisher),
    createMetricsPage(metrics),
  ];
  const now = (): number => Date.now();
  const pool = trustPool([authority.cert]);
  const app = await createHttpApp({
    forwarding: { agents: {}, preferredAddressTypes: ['InternalIP'], isReachable: () => true },
    registry: options.registry?.(world.registry) ?? world.registry,
    catalogue,
    chain: createChain([
      authenticationStage(
        unionAuthenticator(
          [
            clientCertificateAuthenticator({
              now,
              labelDomain: naming.labelDomain,
              pool: () => pool,
            }),
          ],
          { anonymous: true },
        ),
      ),
      scopeStage(catalogue),
      authorizationStage(unionAuthorizer([mastersAuthorizer(), alwaysAllowPaths()])),
    ]),
    codecs: createCodecs(naming, protobuf),
    naming,
    pages: [createDiscoveryPage(publisher, naming, protobuf, otherPages), ...otherPages],
    ...(options.docs === true
      ? {
          docs: {
            title: 'test',
            paths: publisher.openapi.builtinPaths,
            document: async (path: string) => (await publisher.openapi.v3(path))?.bytes,
          },
        }
      : {}),
    tls: { key: serving.key, cert: serving.cert, clientCa: authority.cert },
    limits: { ...DEFAULT_LIMITS, ...options.limits },
    log,
    observer: createMetricsObserver(metrics),
    clock: () => world.clock.now,
    ...options.parts,
  });
  const { port } = await app.listen({ host: '127.0.0.1', port: 0 });
  const url = `https://127.0.0.1:${port}`;
  const admin = authority.issue({ commonName: 'admin', organizations: ['system:masters'] }, 'client');
  const sessions: ClientHttp2Session[] = [];
  return {
    world,
    app,
    url,
    ca: authority.cert,
    admin,
    nobody: authority.issue({ commonName: 'nobody', organizations: ['guests'] }, 'client'),
    stranger: makeAuthority('other-ca').issue({ commonName: 'eve', organizations: ['system:masters'] }, 'client'),
    expired: authority.issue({ commonName: 'old', organizations: ['system:masters'] }, 'client', -1000),
    faults,
    call: (method, path, given = {}) => call(`${url}${path}`, method, given, authority.cert, admin),
    http2(identity = admin) {
      const session = connect(url, { ca: authority.cert, ...identity });
      session.on('error', () => {});
      sessions.push(session);
      return session;
    },
    async close() {
      for (const session of sessions) session.destroy();
      await app.close();
    },
  };
}

function call(url: string, method: string, options: CallOptions, ca: string, admin: Identity): Promise<Reply> {
  const identity = options.as === 'anonymous' ? {} : (options.as ?? admin);
  const object = options.body !== undefined && typeof options.body === 'object' && !Buffer.isBuffer(options.body);
  const body = object ? JSON.stringify(options.body) : (options.body as string | Buffer | undefined);
  return new Promise((resolve, reject) => {
    const sent = httpsRequest(
      url,
      {
        method,
        ca,
        ...identity,
        agent: false,
        headers: {
          ...(object ? { 'content-type': 'application/json' } : {}),
          ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
          ...options.headers,
        },
        ...options.tls,
      },
      (response) => void read(response).then(resolve, reject),
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

async function read(response: IncomingMessage): Promise<Reply> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  const text = bytes.toString('utf8');
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    bytes,
    text,
    get json() {
      return JSON.parse(text);
    },
  };
}

interface Authority {
  readonly cert: string;
  issue(subject: Subject, use: 'server' | 'client', lifetime?: number): Identity;
}

/** A serving certificate for this machine, of an unknown authority. */
export function servingCertificate(): Identity {
  return makeAuthority('another').issue({ commonName: 'agent', organizations: [] }, 'server');
}

const HOUR = 3_600_000;

function makeAuthority(name: string): Authority {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const subject = { commonName: name, organizations: [] };
  const issuer = { subject, privateKey };
  const times = (lifetime: number): { notBefore: number; notAfter: number } => ({
    notBefore: Date.now() - 2 * HOUR,
    notAfter: Date.now() + lifetime,
  });
  return {
    cert: issueCertificate({ subject, publicKey, use: 'ca', ...times(HOUR), serial: randomBytes(16) }, issuer),
    issue(owner, use, lifetime = HOUR) {
      const keys: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const cert = issueCertificate(
        {
          subject: owner,
          publicKey: keys.publicKey,
          use,
          ...times(lifetime),
          serial: randomBytes(16),
          ...(use === 'server' ? { alternativeNames: ['localhost', '127.0.0.1'] } : {}),
        },
        issuer,
      );
      return { cert, key: keys.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string };
    },
  };
}

/** Starts one with the namespace `default`. */
export async function startEdgeWithDefault(options: EdgeOptions = {}): Promise<Edge> {
  const edge = await startEdge(options);
  const body = { apiVersion: 'v1', kind: 'Namespace', metadata: { name: 'default' } };
  await edge.call('POST', '/api/v1/namespaces', { body });
  return edge;
}
