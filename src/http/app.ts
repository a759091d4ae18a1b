import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import type { Codecs } from '../codec/codecs.js';
import type { NamingProfile } from '../naming/profile.js';
import type { ByteBudget } from '../meta/byte-budget.js';
import { LoopShare } from '../meta/loop-share.js';
import type { Chain } from '../pipeline/chain.js';
import type { Registry } from '../registry/registry.js';
import { Slices } from '../registry/slices.js';
import type { Credentials } from '../request/ports.js';
import type { Catalogue } from '../resources/catalogue.js';
import type { Log } from '../telemetry/log.js';
import { createBodyDecoder } from './request/body.js';
import { BodyReceiver, type ReceivedBody } from './request/body-receiver.js';
import { dropRest } from './request/unread-body.js';
import { type DocsPage, registerDocsPage } from './pages/docs-page.js';
import { createRequestHandler } from './request-handler.js';
import { createErrorWriter } from './errors.js';
import { createForwarder, type ForwardOptions } from './forward/forwarder.js';
import type { HttpFeatures } from './features.js';
import type { HttpLimits } from './limits.js';
import { createAnswerOrder } from './connection/answer-order.js';
import { createMalformedAnswers } from './connection/malformed.js';
import type { Page } from './pages/page.js';
import { Connections, isGone } from './connection/connections.js';
import { requestsThatCount } from './connection/counted-requests.js';
import { cutOff } from './connection/cut-off.js';
import { ReadShare, readingOf } from './connection/read-share.js';
import { StrangersRate } from './connection/strangers-rate.js';
import { type Acceptors, openAcceptors } from './connection/acceptors.js';
import { checkHeads, isHttp2 } from './connection/request-head.js';
import type { RequestObserver } from './observe/request-observer.js';
import { registerRoutes } from './routes.js';
import {
  type TlsOptions,
  connectionOf,
  createConnectionCredentials,
  createTlsServer,
} from './connection/tls-server.js';
import { createUpgradeListener, type UpgradeListeners } from './connection/upgrade.js';
import { type AllowedOrigin, createBrowserGuard } from './connection/browser-origin.js';
import { createYamlReader } from './request/yaml-reader.js';
import { askForBody } from './response/ask-for-body.js';

/** Routes of another protocol on the same port. */
export interface ServicePlugin {
  register(
    app: FastifyInstance,
    callers: {
      readonly credentialsOf: (request: IncomingMessage) => Credentials;
      /** Called when a request has been authenticated. */
      readonly signedIn: (request: IncomingMessage) => void;
      /** Reads the body of a request within the limits of all bodies. @throws StatusError as `BodyReceiver.receive` */
      readonly receive: (
        request: IncomingMessage,
        response: ServerResponse,
        limit: number,
        gone: () => AbortSignal,
      ) => Promise<ReceivedBody>;
      /** Ends an answer without a proper end. */
      readonly cut: (response: ServerResponse) => void;
    },
  ): void;
  /** Ends streams and waits for calls in flight, at most `limit` milliseconds; resolves with whether there were any. */
  drain(limit: number): Promise<boolean>;
}

/** What the HTTP layer needs. */
export interface HttpAppParts {
  readonly registry: Registry;
  readonly catalogue: Catalogue;
  /** Authentication to authorization, the same for every handler. */
  readonly chain: Chain;
  readonly codecs: Codecs;
  readonly naming: NamingProfile;
  /** Health, discovery, documents and metrics, asked in this order. */
  readonly pages: readonly Page[];
  /** The browsable documentation; absent: no `/docs`. */
  readonly docs?: DocsPage;
  readonly tls: TlsOptions;
  readonly limits: HttpLimits;
  /** Absent: all. */
  readonly features?: HttpFeatures;
  /** Origins whose pages may use the API; absent: only the server's own. */
  readonly allowedOrigin?: AllowedOrigin;
  /** The header `Strict-Transport-Security` of every answer; absent or empty: not sent. */
  readonly transportSecurity?: string;
  readonly log: Log;
  readonly observer?: RequestObserver;
  /** The budget of cached bytes, shared with other parts; absent: only the caches' own limits. */
  readonly budget?: ByteBudget;
  /** Steps of heavy work, shared with other parts of the server; absent: not shared. */
  readonly slices?: Slices;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** How to reach node agents for logs, commands and proxies. */
  readonly forwarding: ForwardOptions;
  /** Other protocols on the same port (Connect and gRPC); absent: none. */
  readonly services?: ServicePlugin;
}

/** The running HTTP layer. */
export interface HttpApp {
  /** Opens the port (0 picks a free one) and returns it. @throws Error with code EADDRINUSE and the like */
  listen(address: {
    readonly host: string;
    readonly port: number;
  }): Promise<{ readonly host: string; readonly port: number }>;
  /** Accepts several connections per turn of the loop from now on; setting that up takes a while. */
  acceptMore(): Promise<void>;
  /** From now on, client certificates of these authorities (PEM) are accepted. */
  trustClients(authorities: readonly string[]): void;
  /** From now on, new connections get this certificate. */
  show(certified: Pick<TlsOptions, 'key' | 'cert'>): void;
  /**
   * Stops gracefully: no new connections, watches end properly, requests in flight finish within the drain timeout,
   * then every connection is closed. Idempotent.
   */
  close(): Promise<void>;
}

/**
 * HTTP/2 delivers up to a hundred requests in one piece, which would all be served before any other client. A short
 * request takes 0.1 ms, and those that wait are answered in one write each: with fewer, each costs a third more.
 */
const REQUESTS_BEGUN = { perLane: 32, slice: 10 };

/** Builds the HTTP layer without listening. */
export async function createHttpApp(parts: HttpAppParts): Promise<HttpApp> {
  const { limits, codecs, log, transportSecurity = '' } = parts;
  const yaml = createYamlReader();
  const slices = parts.slices ?? new Slices();
  const connections = new Connections({ most: limits.maxConnections, patience: limits.patience });
  const bodies = new BodyReceiver(slices, limits.maxBodyBytes);
  const errors = createErrorWriter(codecs, log);
  const credentials = createConnectionCredentials();
  const requests = createRequestHandler({
    ...parts,
    errors,
    credentials,
    forwarder: createForwarder(parts, parts.forwarding),
    connections,
    slices,
    bodies,
    decoder: createBodyDecoder(codecs, yaml, () => slices.turn()),
  });
  const strangers = new StrangersRate();
  const turns = new LoopShare<object>(REQUESTS_BEGUN);
  const strangersTurns = new LoopShare<object>(REQUESTS_BEGUN);
  const newReadShare = (): ReadShare => new ReadShare((party) => readingOf(connections.socketOf(party)));
  // Unauthenticated connections wait for each other only.
  const [reads, strangersReads] = [newReadShare(), newReadShare()];
  const countPart = (party: object): boolean => (connections.isStranger(party) ? strangersReads : reads).count(party);
  const classes = requestsThatCount((request) => countPart(connectionOf(request)));
  const order = createAnswerOrder();
  const malformed = createMalformedAnswers(order);
  const guard = createBrowserGuard(parts.allowedOrigin ?? (() => false), errors, {
    patience: limits.patience,
    last: () => closing !== undefined,
    wrote: (bytes) => connections.wrote(bytes),
  });
  let closing: Promise<void> | undefined;
  let acceptors: Acceptors | undefined;
  let tlsServer: ReturnType<typeof createTlsServer> | undefined;

  /** Requests that began while calls were drained are waited for too, and calls that began while requests were. */
  const drained = async (): Promise<void> => {
    const end = performance.now() + limits.drainTimeout;
    for (let busy = true; busy && performance.now() < end;) {
      const limit = end - performance.now();
      const had = await Promise.all([requests.drain(limit), parts.services?.drain(limit)]);
      busy = had.includes(true);
    }
  };

  const app = fastify({
    serverFactory: (handler) => {
      const inTurn = (request: IncomingMessage, response: ServerResponse, begin: () => void): void => {
        if (transportSecurity !== '') response.setHeader('strict-transport-security', transportSecurity);
        const party = connectionOf(request);
        countPart(party);
        if (!connections.opened(party, request, response)) return;
        const beginUnlessGone = (): void => {
          if (!isGone(request, response)) begin();
        };
        const leaveWhenGone = (leave: (() => void) | undefined): void => {
          if (leave !== undefined) response.once('close', leave);
        };
        if (connections.isStranger(party)) {
          const beginInTurn = (): void => leaveWhenGone(strangersTurns.pass(party, beginUnlessGone));
          leaveWhenGone(strangers.pass(party, beginInTurn));
        } else leaveWhenGone(turns.pass(party, beginUnlessGone));
      };
      const checked = checkHeads((request, response) => {
        if (guard(request, response, false)) return;
        // The only route below these is the catch-all one, which fastify need not find for each request.
        if (OF_RESOURCES.test(request.url ?? '')) requests.handle(request, response);
        else handler(request, response);
      });
      const listener: RequestListener = (request, response) => {
        if (!isHttp2(request)) order.began(request, response);
        inTurn(request, response, () => checked(request, response));
      };
      const watch: UpgradeListeners['watch'] = (request, response, upgradable) =>
        inTurn(request, response, () => {
          if (!guard(request, response, true)) requests.handle(request, response, upgradable);
        });
      tlsServer = createTlsServer(parts.tls, { ...limits, headersTimeout: limits.requestTimeout }, connections, {
        listener,
        order,
        onUpgrade: createUpgradeListener({ plain: listener, watch }, malformed, limits, classes),
        classes,
      });
      return tlsServer.server as never;
    },
    // The query is parsed where it is needed.
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH, ignoreTrailingSlash: true, querystringParser: () => NO_QUERY },
    bodyLimit: limits.maxBodyBytes,
    // Routes have no fastify schemas: bodies are validated later. Its compilers take a tenth of the start-up time to
    // load.
    schemaController: { compilersFactory: { buildValidator: () => noSchemas, buildSerializer: () => noSchemas } },
    exposeHeadRoutes: false,
    clientErrorHandler: (error, socket) => malformed.refuse(error, socket),
    return503OnClosing: false,
    frameworkErrors: (_error, request, reply) => {
      reply.hijack();
      requests.handle(request.raw as IncomingMessage, reply.raw as ServerResponse);
    },
  }) as unknown as FastifyInstance;
  if (parts.docs !== undefined) registerDocsPage(app, parts.docs, requests);
  parts.services?.register(app, {
    credentialsOf: (request) => credentials.of(request),
    signedIn: (request) => connections.signIn(connectionOf(request)),
    receive(request, response, limit, gone) {
      if (request.headers.expect !== undefined) askForBody(response);
      // An answer may come before its time: the message was refused, or took too long.
      response.once('finish', () => dropRest(request));
      return bodies.receive(request, response, limit, gone);
    },
    cut: cutOff,
  });
  registerRoutes(app, requests);
  await app.ready();

  return {
    async listen({ host, port }) {
      await app.listen({ host, port });
      const address = app.server.address() as AddressInfo;
      return { host: address.address, port: address.port };
    },
    async acceptMore() {
      acceptors = await openAcceptors(app.server);
      if (closing !== undefined) acceptors?.close();
    },
    trustClients: (authorities) => tlsServer?.trustClients(authorities),
    show: (certified) => tlsServer?.show(certified),
    close() {
      closing ??= (async () => {
        const { server } = app;
        acceptors?.close();
        const stopped = server.listening ? new Promise<void>((resolve) => server.close(() => resolve())) : undefined;
        tlsServer?.goAway();
        connections.hurry();
        await drained();
        tlsServer?.destroyConnections();
        connections.close();
        await stopped;
        await app.close();
        await yaml.close();
      })();
      return closing;
    },
  };
}

function noSchemas(): never {
  throw new Error('no route of this server has a schema');
}

/** Paths of resources. */
const OF_RESOURCES = /^\/apis?\//;
const NO_QUERY: Record<string, unknown> = Object.freeze({});
/** Names have at most 253 characters; longer ones must reach validation, which reports them. */
const MAX_PARAM_LENGTH = 4096;
