import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Codecs } from '../codec/codecs.js';
import { negotiate } from '../codec/negotiate.js';
import { type Awaitable, onceKnown } from '../meta/awaitable.js';
import { badRequest, pathNotFound, timeout } from '../meta/errors.js';
import type { NamingProfile } from '../naming/profile.js';
import { Call } from '../pipeline/call.js';
import type { Chain } from '../pipeline/chain.js';
import type { Page } from './pages/page.js';
import { checkPatchType } from '../patch/engine.js';
import type { Registry } from '../registry/registry.js';
import type { ByteBudget } from '../meta/byte-budget.js';
import type { Slices } from '../registry/slices.js';
import type { RequestInfo } from '../request/info.js';
import { ANONYMOUS } from '../request/user.js';
import { parseRequestInfo } from '../request/parse-info.js';
import type { Catalogue } from '../resources/catalogue.js';
import { type BodyDecoder, declaresTooMuch, mediaTypeOf } from './request/body.js';
import type { BodyReceiver } from './request/body-receiver.js';
import { dispatch } from './dispatch.js';
import type { Outcome } from './outcome.js';
import { removedRelease } from '../resources/definition.js';
import type { ErrorWriter } from './errors.js';
import type { Forwarder } from './forward/forwarder.js';
import { RecentEventForms } from './watch/event-forms.js';
import { Exchange } from './response/exchange.js';
import type { Leave } from './fair-queue.js';
import { ALL_FEATURES, type HttpFeatures } from './features.js';
import { HeldBytes } from './response/held-bytes.js';
import { JoinedLists } from './response/joined-lists.js';
import { type HttpLimits, LINGER } from './limits.js';
import { type Query, parseQuery, requestTimeout } from './request/query.js';
import { NO_OBSERVER, type RequestObserver } from './observe/request-observer.js';
import { recordAnswer } from './response/record-answer.js';
import { CHUNK, respond, sendBody } from './response/respond.js';
import { SpareBuffers } from './response/spare-buffers.js';
import { findTarget, methodNotAllowed } from './connection/target.js';
import type { Connections } from './connection/connections.js';
import { type ConnectionCredentials, connectionOf } from './connection/tls-server.js';
import { warnOfVersion } from './version-notice.js';
import { createPresenter, createTableRenderers, isForPeople, type Presentation } from './response/views.js';
import { type UpgradableSocket, streamWatchSocket } from './watch/watch-socket.js';
import { refuseStream } from './watch/unfit-stream.js';
import { type RunningStream, streamWatch } from './watch/watch-stream.js';
import { timerDelay } from '../meta/timer.js';

/** What the request handler needs. */
export interface RequestHandlerParts {
  readonly registry: Registry;
  readonly catalogue: Catalogue;
  readonly chain: Chain;
  readonly codecs: Codecs;
  readonly naming: NamingProfile;
  readonly pages: readonly Page[];
  readonly errors: ErrorWriter;
  readonly decoder: BodyDecoder;
  readonly credentials: ConnectionCredentials;
  readonly forwarder: Forwarder;
  readonly connections: Connections;
  readonly limits: HttpLimits;
  /** Absent: all. */
  readonly features?: HttpFeatures;
  readonly observer?: RequestObserver;
  readonly clock: () => number;
  /** The budget of cached bytes; absent: the caches' own limits only. */
  readonly budget?: ByteBudget;
  /** Steps of heavy work, shared with other parts of the server. */
  readonly slices: Slices;
  readonly bodies: BodyReceiver;
}

/** The entry point of all requests of the port. */
export interface RequestHandler {
  /** Answers one request completely. `upgradable`: a watch that asks for WebSocket. Never throws. */
  handle(request: IncomingMessage, response: ServerResponse, upgradable?: UpgradableSocket): void;
  /** Runs the handler chain for a request that another handler answers. False: it was rejected and is answered. */
  admit(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  /**
   * Ends watches properly and waits for requests in flight, at most `limit` milliseconds; resolves with whether there
   * were any.
   */
  drain(limit: number): Promise<boolean>;
}

const TIMED_OUT = 'Timeout: request did not complete within the allotted timeout';
const CLIENT_LEFT = timeout('Timeout: request did not complete within requested timeout - context canceled');
/** The status in logs and metrics for clients that went away before the answer. */
const CLIENT_GONE = 499;

/** Makes the request handler. */
export function createRequestHandler(parts: RequestHandlerParts): RequestHandler {
  const { chain, catalogue, codecs, limits, errors, credentials, connections } = parts;
  const observer = parts.observer ?? NO_OBSERVER;
  const { compression } = parts.features ?? ALL_FEATURES;
  const tables = createTableRenderers(parts.naming);
  const present = createPresenter(codecs, catalogue);
  const { slices } = parts;
  const answers = {
    codecs,
    tables,
    clock: parts.clock,
    events: new RecentEventForms(parts.budget),
    errors,
    joined: new JoinedLists(parts.budget),
    joinedBinary: new JoinedLists(parts.budget),
    spare: new SpareBuffers(CHUNK),
    held: new HeldBytes(),
    slices,
  };
  const streams = new Set<RunningStream>();
  let inFlight = 0;
  let draining: (() => void) | undefined;

  const terms = {
    // A shutdown does not wait long for clients that neither read nor close.
    get patience() {
      return draining === undefined ? limits.patience : Math.min(limits.patience, LINGER);
    },
    last: () => draining !== undefined,
    wrote: (bytes: number) => connections.wrote(bytes),
  };

  function settled(): void {
    if (draining !== undefined && inFlight === 0 && streams.size === 0) draining();
  }

  /** Never throws; undefined when the request was answered at once. */
  function serve(exchange: Exchange, upgradable: UpgradableSocket | undefined): Promise<void> | undefined {
    const { request } = exchange;
    const { path, search } = targetOf(request);
    const method = request.method ?? 'GET';
    let info: RequestInfo = { kind: 'non-resource', verb: method.toLowerCase(), path };
    exchange.info = info;
    try {
      const query = parseQuery(search);
      const parsed = parseRequestInfo(method, path, {
        watch: query.get('watch'),
        fieldSelector: query.get('fieldSelector'),
        labelSelector: query.get('labelSelector'),
      });
      if (parsed.kind === 'bad-path') throw badRequest(parsed.message);
      info = parsed.info;
      exchange.info = info;
      const lasting = (info.kind === 'resource' && info.verb === 'watch') || parts.forwarder.forwards(info);
      const patience = lasting ? undefined : requestTimeout(query, limits.requestTimeout);
      const call = callOf(exchange, info, patience);
      const working = chain.begin(call, (admitted) => {
        if (admitted.user.name !== ANONYMOUS.name) connections.signIn(connectionOf(request));
        return answer(exchange, admitted, query, upgradable);
      });
      return working instanceof Promise ? finish(working, exchange, call, patience) : undefined;
    } catch (error) {
      fail(exchange, error, info);
      return undefined;
    }
  }

  /** Waits for the answer, for at most `patience` milliseconds. Never throws. */
  async function finish(
    working: Promise<void>,
    exchange: Exchange,
    call: Call,
    patience: number | undefined,
  ): Promise<void> {
    const giveUp = (): void => {
      const error = timeout(TIMED_OUT);
      call.abort(error);
      fail(exchange, error, call.info);
    };
    const timer = patience === undefined ? undefined : setTimeout(giveUp, timerDelay(patience));
    try {
      await working;
    } catch (error) {
      fail(exchange, error, call.info);
    } finally {
      clearTimeout(timer);
    }
  }

  function answer(
    exchange: Exchange,
    call: Call,
    query: Query,
    upgradable: UpgradableSocket | undefined,
  ): Awaitable<void> {
    const { info } = call;
    if (info.kind === 'non-resource') return answerPage(exchange, call, info.path, query);
    if (parts.forwarder.forwards(info)) {
      return parts.forwarder
        .serve(exchange, call, info, query, upgradable)
        .then(() => call.streaming(exchange.status ?? CLIENT_GONE));
    }
    const { request } = exchange;
    warnOfVersion(parts, call, info, request.method);
    // The order of kube-apiserver: an unknown resource (404), an unknown method (405), an unsupported patch type (415),
    // and only then the form of the answer (406).
    const found = findTarget(catalogue, info);
    if (request.method === 'HEAD') throw methodNotAllowed();
    const contentType = exchange.header('content-type');
    if (info.verb === 'patch') checkPatchType(mediaTypeOf(contentType), found.resource.definition.custom);
    const how = present(info, exchange, query);
    exchange.presentation = how;
    let leave: Leave | undefined;
    const gone = (): AbortSignal => call.signal;
    const read = async (): Promise<Buffer> => {
      const declared = exchange.header('content-length');
      if (!declaresTooMuch(declared, limits.maxBodyBytes)) exchange.askForBody();
      const received = await parts.bodies.receive(request, exchange.response, limits.maxBodyBytes, gone);
      leave = received.leave;
      if (call.aborted) throw CLIENT_LEFT;
      return received.bytes;
    };
    const body = { contentType, client: connectionOf(request), gone, read };
    const outcome = dispatch(parts, { context: call, info, found, query, body });
    if (!(outcome instanceof Promise)) return deliver(exchange, call, outcome, how, upgradable);
    return outcome.finally(() => leave?.()).then((known) => deliver(exchange, call, known, how, upgradable));
  }

  /** Sends what a verb gave. */
  function deliver(
    exchange: Exchange,
    call: Call,
    outcome: Outcome,
    how: Presentation,
    upgradable: UpgradableSocket | undefined,
  ): Awaitable<void> {
    if (how.unfit !== undefined) {
      if (outcome.kind === 'watch') return refuseStream(outcome, how.unfit);
      throw how.unfit;
    }
    if (outcome.kind === 'watch') return openStream(exchange, call, outcome, how, upgradable);
    if (call.audit !== undefined) recordAnswer(call.audit, answers, outcome, how);
    const held = call.answering(outcome.kind === 'object' ? outcome.status : 200);
    return onceKnown(held, () => respond(answers, exchange, outcome, how));
  }

  async function openStream(
    exchange: Exchange,
    call: Call,
    outcome: Extract<Outcome, { kind: 'watch' }>,
    how: Presentation,
    upgradable: UpgradableSocket | undefined,
  ): Promise<void> {
    const lifetime = outcome.timeout ?? limits.minWatchTimeout * (1 + Math.random());
    const stream =
      upgradable === undefined
        ? await streamWatch(answers, exchange, outcome, how, lifetime)
        : await streamWatchSocket(answers, exchange, upgradable, outcome, how, lifetime);
    streams.add(stream);
    call.streaming(exchange.status ?? 200);
    void stream.over.then(() => {
      streams.delete(stream);
      settled();
    });
    if (draining !== undefined) stream.end();
  }

  async function answerPage(exchange: Exchange, call: Call, path: string, query: Query): Promise<void> {
    const asked = { path, query, header: (name: string) => exchange.header(name) };
    for (const page of parts.pages) {
      const found = await page.answer(asked);
      if (found === undefined) continue;
      const { method } = exchange.request;
      if (found.anyMethod !== true && method !== 'GET' && method !== 'HEAD') throw methodNotAllowed();
      const held = call.answering(found.status);
      if (held !== undefined) await held;
      return sendBody(exchange, found.status, found.contentType, found.body, true, found.headers);
    }
    throw pathNotFound();
  }

  function fail(exchange: Exchange, thrown: unknown, info: RequestInfo): void {
    const error = errors.classify(thrown, { method: exchange.request.method, path: info.path });
    const answered = exchange.gone && exchange.status !== undefined;
    if (answered) return;
    exchange.call?.failed(error, error.code === 500 && error !== thrown);
    // Nobody receives the answer, but the audit record shows what it would have been.
    if (exchange.gone) return exchange.call?.over(error.code);
    if (exchange.response.headersSent) {
      // The answer has been sent partly: breaking it off is the only way to report the error.
      exchange.cut();
      return;
    }
    const agreed = exchange.presentation;
    // A form requested together with a view of objects does not apply to errors, and every error has a binary form.
    const ofRefusal = negotiate(exchange.header('accept'), codecs, ['object']);
    const pretty = agreed?.pretty ?? isForPeople(exchange.header('user-agent'));
    const { code, contentType, body, retryAfter } = errors.answer(error, ofRefusal?.codec, pretty);
    const send = (): void =>
      exchange.sendRefusal(code, contentType, body, retryAfter === undefined ? {} : { 'retry-after': retryAfter });
    const held = exchange.call?.answering(code);
    if (held === undefined) send();
    else void held.then(send);
  }

  function observe(exchange: Exchange): void {
    const { info, started } = exchange;
    if (info === undefined) return;
    const resource = info.kind === 'resource' ? catalogue.find(info.group, info.version, info.resource) : undefined;
    observer.finished({
      info,
      known: resource !== undefined,
      removed: resource === undefined ? undefined : removedRelease(resource.definition),
      code: exchange.status ?? CLIENT_GONE,
      seconds: (performance.now() - started) / 1000,
    });
  }

  /** The context of the request for the chain; `patience` in milliseconds. */
  function callOf(exchange: Exchange, info: RequestInfo, patience: number | undefined): Call {
    const call = new Call({
      info,
      userAgent: exchange.userAgent,
      uri: exchange.request.url,
      credentials: credentials.of(exchange.request),
      deadline: patience === undefined ? undefined : parts.clock() + patience,
      auditId: exchange.header('audit-id'),
    });
    exchange.call = call;
    return call;
  }

  function exchangeOf(request: IncomingMessage, response: ServerResponse): Exchange {
    // With compression off, the client's wish is ignored.
    if (!compression) delete request.headers['accept-encoding'];
    return new Exchange(request, response, performance.now(), terms);
  }

  return {
    handle(request, response, upgradable) {
      inFlight += 1;
      observer.started();
      // Errors of a broken socket also emit `close`; without a listener they would end the process.
      response.on('error', ignore);
      const exchange = exchangeOf(request, response);
      exchange.dropUnwantedBody();
      let working: Promise<void> | undefined = undefined;
      let over = false;
      let counted = true;
      const leave = (): void => {
        if (!counted) return;
        counted = false;
        inFlight -= 1;
        settled();
      };
      // A request ends with its answer, even if lower layers still work for a client that got a 504.
      response.on('close', () => {
        if (over) return;
        over = true;
        // An abort costs tens of microseconds, and after the answer nobody listens any more.
        if (!response.writableEnded) exchange.call?.abort(CLIENT_LEFT);
        // Before an answer, only the work itself knows the outcome; its time is bounded.
        if (exchange.status !== undefined || working === undefined) exchange.call?.over(exchange.status ?? 0);
        else void working.then(() => exchange.call?.over(0));
        observe(exchange);
        leave();
      });
      working = serve(exchange, upgradable);
      // A forwarded session (`exec`) is not waited for: it lasts as long as its client likes.
      if (upgradable !== undefined) void working?.then(() => exchange.upgraded && leave());
    },
    async admit(request, response) {
      const exchange = exchangeOf(request, response);
      const { path } = targetOf(request);
      const info: RequestInfo = { kind: 'non-resource', verb: (request.method ?? 'GET').toLowerCase(), path };
      try {
        const call = callOf(exchange, info, undefined);
        response.once('close', () => call.over(exchange.status ?? 0));
        await chain.run(call, () => Promise.resolve());
        return true;
      } catch (error) {
        fail(exchange, error, info);
        return false;
      }
    },
    drain(limit) {
      const busy = inFlight > 0 || streams.size > 0;
      return new Promise((resolve) => {
        const timer = setTimeout(() => resolve(busy), timerDelay(limit));
        draining = () => {
          clearTimeout(timer);
          resolve(busy);
        };
        for (const stream of [...streams]) stream.end();
        settled();
      });
    },
  };
}

function ignore(): void {}

/** Path and query as they came. */
function targetOf(request: IncomingMessage): { readonly path: string; readonly search: string } {
  const url = request.url ?? '/';
  const cut = url.indexOf('?');
  return cut < 0 ? { path: url, search: '' } : { path: url.slice(0, cut), search: url.slice(cut + 1) };
}
