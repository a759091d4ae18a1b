import { randomInt, randomUUID } from 'node:crypto';
import type { Leadership } from '../client/leadership.js';
import { createCodecs } from '../codec/codecs.js';
import { createProtobufCodec } from '../codec/protobuf.js';
import type { ServeOptions } from '../config/options.js';
import { hiddenDefinitions, isBehindGate } from '../config/api-enablement.js';
import { gatesOff, resolveFeatureGates } from '../config/feature-gates.js';
import { chosenControllers } from '../controllers/list.js';
import { createTokenUse } from '../controllers/legacy-tokens/use.js';
import { definitionType } from '../customresources/conditions-controller.js';
import { OUTSIDE_OUTLINE } from '../customresources/definition.js';
import { createHttpApp } from '../http/app.js';
import { DEFAULT_LIMITS } from '../http/limits.js';
import { type HttpFeatures, knownListOptions } from '../http/features.js';
import { createRpcPlugin } from '../rpc/plugin.js';
import { createMetricsObserver } from '../http/observe/metrics-observer.js';
import { ByteBudget } from '../meta/byte-budget.js';
import type { Precondition } from '../meta/precondition.js';
import { namingProfile } from '../naming/profile.js';
import { createAdmissionChain } from '../pipeline/admission/chain.js';
import { createStatusRights } from '../pipeline/admission/status-rights.js';
import { createPlugins } from '../pipeline/admission/plugins.js';
import { createPublisher } from '../publishing/publisher.js';
import { createBaseEnvironment, type Environment } from '../schema/cel/environment.js';
import { versionDocument } from '../publishing/version.js';
import { createAllocationRepair } from '../registry/allocation/repair.js';
import { builtinActs } from '../registry/acts/builtin.js';
import { Slices } from '../registry/slices.js';
import { createContinueTokens } from '../registry/continue-token.js';
import { createRegistry } from '../registry/create-registry.js';
import type { User } from '../request/user.js';
import { builtinRenamer, builtinResources } from '../resources/builtin.js';
import { createCatalogue } from '../resources/create-catalogue.js';
import { offeredCatalogue } from '../resources/offered-catalogue.js';
import type { BackingStore } from '../storage/backing-store.js';
import { createWatchCache } from '../storage/watch-cache/cache.js';
import type { Log } from '../telemetry/log.js';
import { formatTime } from '../meta/time.js';
import { createMetrics } from '../telemetry/metrics.js';
import { allocationPools } from './allocation-pools.js';
import { createAccessControl } from './access-control.js';
import { allowedOrigins } from './allowed-origins.js';
import { descriptorLimit, RESERVED_DESCRIPTORS } from './descriptors.js';
import { reconcileRbac } from './bootstrap-rbac/apply.js';
import { ensureAll } from './bootstrap/ensure.js';
import { standardNamespaces, standardObjects } from './bootstrap/standard-objects.js';
import { clientAuthorities } from './client-authorities.js';
import type { PreparedAudit } from './audit.js';
import { createAuthorization } from './create-authorization.js';
import { startCustomKinds } from './custom-kinds.js';
import { createControllers } from './create-controllers.js';
import { createHandlerChain } from './handler-chain.js';
import type { ServerCredentials } from './credentials.js';
import { keepCertificates } from './kept-certificates.js';
import { listen } from './listen.js';
import { nodeAgentOptions } from './node-agents.js';
import { createLoopbackClient } from './loopback-client.js';
import { namespaceLookup } from './namespace-lookup.js';
import { readOpenApi } from './openapi-files.js';
import { createPages } from './pages.js';
import type { Phases } from './phases.js';
import { followNodes, followRbac } from './follow-access.js';
import { productVersion } from './product-version.js';
import { ReadinessState } from './readiness.js';
import { signingAuthority } from './signing-authority.js';
import type { TlsMaterial } from './tls-files.js';
import { timerDelay } from '../meta/timer.js';

/**
 * A server that runs longer than this starts accepting several connections at once, which briefly takes a process; ms.
 */
const ACCEPT_MORE_AFTER = 3_000;

/** A running server. */
export interface Server {
  readonly url: string;
  readonly kubeconfig: string;
  /** Fails `/readyz`, waits `delayMs`, then ends watches and lets requests in flight finish. */
  drain(delayMs: number): Promise<void>;
}

/** The server as its own client: its name, and the user. */
const AGENT = 'cluster-apiserver';
const SELF: User = {
  name: 'system:apiserver',
  uid: '',
  groups: ['system:masters', 'system:authenticated'],
  extra: {},
};

/** What `serve` has opened before. */
export interface ServerParts {
  readonly options: ServeOptions;
  /** Absolute. */
  readonly dataDir: string;
  readonly credentials: ServerCredentials;
  readonly tls: TlsMaterial;
  readonly backing: BackingStore;
  /** Signs continue tokens; the same for all servers on the database. */
  readonly continueTokenKey: Buffer;
  /** Elects, among all servers on the database, the one that runs the controllers. */
  readonly leadership: Leadership;
  /** Absent: no request is recorded. */
  readonly audit: PreparedAudit | undefined;
  readonly log: Log;
  readonly phases: Phases;
  /** Clean-up steps of everything opened, run in reverse order. */
  readonly undo: (() => void | Promise<void>)[];
}

/** Builds and starts every part of the server in order, from the store up. */
export async function assemble(parts: ServerParts): Promise<Server> {
  const { options, dataDir, credentials, tls, backing, leadership, log, phases, undo } = parts;
  const clock = (): number => Date.now();
  const warnThat = (message: string) => (error: unknown, about: string) => log.warn({ about, error }, message);
  const naming = namingProfile(options.naming);
  const readiness = new ReadinessState(naming);
  const gates = resolveFeatureGates(options.featureGates);
  const budget = new ByteBudget();

  const { group, resource } = definitionType(naming);
  const definitionsResource = `${group}/${resource}`;
  const store = await phases.run('cache', () =>
    createWatchCache(backing, {
      log,
      historyRetentionMs: options.historyRetention,
      budget,
      packed: new Map([[definitionsResource, OUTSIDE_OUTLINE]]),
    }),
  );
  undo.push(() => store.close());
  readiness.done('cache');

  const off = gatesOff(gates);
  const builtin = builtinResources(naming);
  const known = builtin.filter(({ definition }) => !isBehindGate(definition, off));
  const hidden = hiddenDefinitions(
    known.map(({ definition }) => definition),
    options.runtimeConfig,
  );
  const catalogue = createCatalogue(known, naming, { gatesOff: off, hidden });
  const offered = offeredCatalogue(catalogue, hidden);

  let language: Environment | undefined;
  const expressions = (): Environment => (language ??= createBaseEnvironment());
  const kinds = await phases.run('custom-kinds', () =>
    startCustomKinds({
      store,
      catalogue,
      naming,
      log,
      toEndpoints: options.aggregatorRouting,
      expressions,
      manager: AGENT,
    }),
  );
  undo.push(() => kinds.stop());
  readiness.done('customKinds');

  const pools = allocationPools(options, naming);
  const repair = createAllocationRepair({
    store,
    catalogue,
    pools,
    clock,
    randomUid: randomUUID,
    onError: warnThat('reservations and objects do not agree yet; they are compared again'),
  });
  // Before the first write: values of existing objects are not allocated again.
  await phases.run('allocation', () => repair.pass());
  repair.start();
  undo.push(() => repair.stop());
  readiness.done('allocation');

  const authorities = clientAuthorities(options, tls.ownClientAuthorities, log);
  undo.push(() => authorities.stop());
  const metrics = createMetrics();
  const tokenUse = createTokenUse({
    client: () => loopback('token-use'),
    naming,
    clock,
    onError: warnThat('the use of a token cannot be noted yet; it is tried again'),
  });
  const access = await createAccessControl({
    options,
    credentials,
    authorities,
    store,
    catalogue,
    naming,
    secretUsed: (secret) => tokenUse.note(secret),
    metrics: metrics.access,
    log,
    clock,
    undo,
  });
  const lookup = namespaceLookup(store);
  const pluginChoice = { enabled: options.enabledAdmissionPlugins, disabled: options.disabledAdmissionPlugins };
  const plugins = createPlugins(pluginChoice, {
    namespaces: lookup,
    naming,
    authorizer: access.authorizer,
  });
  const rights = createStatusRights({ authorizer: access.authorizer, namespaces: lookup, naming, gatesOff: off });
  const chosen = chosenControllers(options.controllers);
  const slices = new Slices();
  const registry = createRegistry({
    slices,
    store,
    continueTokens: createContinueTokens(parts.continueTokenKey),
    catalogue,
    admission: createAdmissionChain([...plugins, ...access.guards, rights]),
    authorizeCreate: createAuthorization(access.authorizer),
    clock,
    randomUid: randomUUID,
    randomInteger: (bound) => randomInt(bound),
    naming,
    acts: new Map([...builtinActs(catalogue, clock, naming), ...access.acts]),
    maxObjectBytes: options.maxObjectBytes,
    pools,
    deciders: new Map([[definitionsResource, kinds.names]]),
    expressions,
    gatesOff: off,
  });

  const audit = parts.audit?.({ log, counts: metrics.audit, clock });
  undo.push(() => audit?.sink.close());
  const chain = createHandlerChain({ ...access, catalogue, kinds, naming, audit, log });
  const loopback = (name: string, fence?: Precondition): ReturnType<typeof createLoopbackClient> =>
    createLoopbackClient({
      chain,
      registry,
      catalogue,
      user: SELF,
      userAgent: `${AGENT}/${name}`,
      ...(fence !== undefined && { fence }),
    });

  let serverAddress = '';
  const keysUrl = (): string => options.serviceAccountJwksUri ?? `https://${serverAddress}/openid/v1/jwks`;
  const renamer = builtinRenamer(naming);
  const publisher = createPublisher({
    catalogue: offered,
    naming,
    renamer,
    readGenerated: readOpenApi,
    version: versionDocument({
      productVersion: productVersion(),
      nodeVersion: process.version,
      platform: `${process.platform}/${process.arch}`,
    }),
    serverAddress: () => serverAddress,
  });
  const protobuf = createProtobufCodec();
  const observer = createMetricsObserver(metrics);
  const limits = {
    ...DEFAULT_LIMITS,
    requestTimeout: options.requestTimeout,
    minWatchTimeout: options.minRequestTimeout,
    maxBodyBytes: options.maxRequestBodyBytes,
    maxStreamsPerConnection: options.http2MaxStreams,
    maxConnections: Math.min(DEFAULT_LIMITS.maxConnections, descriptorLimit() - RESERVED_DESCRIPTORS),
  };
  const features: HttpFeatures = {
    compression: gates.APIResponseCompression,
    listChunking: gates.APIListChunking,
    watchList: gates.WatchList,
  };
  const services = createRpcPlugin({
    registry,
    catalogue: offered,
    chain,
    codec: protobuf,
    slices,
    naming,
    log,
    observer,
    renameGroup: renamer.group,
    requestTimeout: limits.requestTimeout,
    minWatchTimeout: limits.minWatchTimeout,
    knownListOptions: (asked) => knownListOptions(features, asked, naming.metaGroup),
    maxMessageBytes: limits.maxBodyBytes,
    patience: limits.patience,
    clock,
  });
  const pages = createPages({
    store,
    readiness,
    log,
    options,
    naming,
    publisher,
    codec: protobuf,
    issuer: { ...access.issuer, keysUrl },
    metrics,
    clock,
  });
  const app = await phases.run('http', () =>
    createHttpApp({
      registry,
      slices,
      catalogue: offered,
      chain,
      codecs: createCodecs(naming, protobuf),
      naming,
      pages,
      observer,
      services,
      forwarding: nodeAgentOptions(options),
      docs: {
        title: 'cluster-apiserver',
        paths: publisher.openapi.builtinPaths,
        document: async (path) =>
          publisher.openapi.builtinPaths().includes(path) ? (await publisher.openapi.v3(path))?.bytes : undefined,
      },
      tls: { cert: tls.certificate, key: tls.privateKey, clientCa: authorities.trusted() },
      limits,
      allowedOrigin: allowedOrigins(options.corsAllowedOrigins),
      transportSecurity: options.transportSecurity.join('; '),
      features,
      log,
      clock,
      budget,
    }),
  );
  undo.push(() => app.close());
  authorities.follow(() => app.trustClients(authorities.trusted()));
  readiness.done('routes');
  const url = await phases.run('listen', () => listen(app, options));
  serverAddress = new URL(url).host;
  const acceptMore = setTimeout(() => {
    app.acceptMore().catch((error: unknown) => log.info({ error }, 'connections are let in one at a time'));
  }, ACCEPT_MORE_AFTER);
  undo.push(() => clearTimeout(acceptMore));

  const namespaces = standardNamespaces(naming);
  const standard = standardObjects({
    naming,
    serviceNetworks: options.serviceClusterIpRanges,
    port: Number(new URL(url).port || 443),
    now: formatTime(clock()),
  });
  await phases.run('bootstrap', async () => {
    await ensureAll(loopback('bootstrap'), namespaces);
    await ensureAll(loopback('bootstrap'), standard);
  });
  readiness.done('standardObjects');
  await phases.run('rbac', async () => {
    const onError = warnThat('roles and bindings cannot be followed; it is tried again');
    const informers = followRbac(loopback('rbac'), access.grants, access.rbacGroup, onError);
    undo.push(() => informers.stop());
    await reconcileRbac(loopback('bootstrap'), naming, off);
    await informers.synced;
  });
  if (access.nodes !== undefined) {
    const onError = warnThat('what nodes need cannot be followed; it is tried again');
    const informers = followNodes(
      loopback('node-authorizer'),
      access.nodes,
      naming,
      gates.PodCertificateRequest,
      onError,
    );
    undo.push(() => informers.stop());
    await phases.run('nodes', () => informers.synced);
  }
  readiness.done('access');

  const certificates = await keepCertificates({
    options,
    dataDir,
    credentials,
    shown: { certificate: tls.certificate, privateKey: tls.privateKey },
    url,
    show: ({ certificate: cert, privateKey: key }) => app.show({ cert, key }),
    log,
    clock,
  });
  undo.push(() => certificates.stop());
  readiness.done('kubeconfig');

  const controllers = createControllers({
    options,
    chosen,
    shared: {
      catalogue,
      contents: store,
      naming,
      clock,
      rootCa: tls.authority,
      issueToken: access.issue,
      signing: signingAuthority(options, credentials, naming),
      eventTtl: options.eventTtl,
      unusedTokenPeriod: options.legacyTokenCleanUpPeriod,
    },
    client: loopback,
    leadership,
    kinds,
    tokenUse,
    standard: [...namespaces, ...standard],
    port: Number(new URL(url).port),
    log,
  });
  for (const controller of controllers) {
    controller.start();
    undo.push(() => controller.stop());
  }
  readiness.done('controllers');

  return {
    url,
    kubeconfig: certificates.kubeconfig,
    async drain(delayMs) {
      readiness.stopping = true;
      await new Promise((resolve) => setTimeout(resolve, timerDelay(delayMs)));
      await app.close();
    },
  };
}
