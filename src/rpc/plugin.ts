import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DescService } from '@bufbuild/protobuf';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SERVICE_PACKAGES } from '../../generated/proto/packages.js';
import type { Credentials } from '../request/ports.js';
import type { KindServiceParts } from './kind-service.js';
import { forgetLongDeadline } from './call-deadline.js';
import type { CutOff, NodeHandler, ReceiveBody } from './node-handler.js';
import { sharedAbort } from '../meta/shared-abort.js';
import { timerDelay } from '../meta/timer.js';

/** What the services need. */
export interface RpcParts extends Omit<KindServiceParts, 'credentialsOf' | 'signedIn' | 'stopping'> {
  /** Turns an API group in cluster naming into the running profile's (`naming/renamer.ts`). */
  readonly renameGroup: (group: string) => string;
  /** Most bytes of one request message. */
  readonly maxMessageBytes: number;
  /** How long a client may leave written bytes unread before it is cut off, in milliseconds. */
  readonly patience: number;
}

/** Callers and their connections. */
export interface Callers {
  readonly credentialsOf: (request: IncomingMessage) => Credentials;
  /** Called when a request has been authenticated, so that its connection no longer counts as a stranger's. */
  readonly signedIn: (request: IncomingMessage) => void;
  /** Reads the body of a call within the limits of all bodies of the port; `leave` ends the work on it. */
  readonly receive: ReceiveBody;
  readonly cut: CutOff;
}

/** The services on the secure port. */
export interface RpcPlugin {
  /** Adds the route of all services. */
  register(app: FastifyInstance, callers: Callers): void;
  /**
   * Ends streams, so that their clients go to another server, and waits for unanswered calls, at most `limit`
   * milliseconds; resolves with whether there were any.
   */
  drain(limit: number): Promise<boolean>;
}

/**
 * A service per kind over Connect, gRPC and gRPC-web: `/cluster.api.<group>.<version>.<Kind>Service/<Method>` (design
 * §2.2). One route serves all of them; descriptors and their packages are loaded with the first call.
 */
export function createRpcPlugin(parts: RpcParts): RpcPlugin {
  const handlers = new Map<string, Promise<NodeHandler | undefined>>();
  const stopping = sharedAbort();
  const running = new Set<ServerResponse>();
  let settled: (() => void) | undefined;

  /** Counts a call until its answer is sent or given up. */
  const follow = (response: ServerResponse): void => {
    if (response.closed || response.destroyed) return;
    running.add(response);
    if (stopping.signal.aborted) beLast(response);
    response.once('close', () => {
      running.delete(response);
      if (running.size === 0) settled?.();
    });
  };

  const handlerOf = (name: string, callers: Callers) => {
    let handler = handlers.get(name);
    if (handler === undefined) {
      handler = createHandler({ ...parts, stopping: stopping.signal }, name, callers);
      // Only existing services are cached, so the map has at most one entry per kind.
      if (isServiceName(name)) handlers.set(name, handler);
      void handler.then(
        (made) => made ?? handlers.delete(name),
        () => handlers.delete(name),
      );
    }
    return handler;
  };

  return {
    register(app, callers) {
      void app.register((scope, _options, done) => {
        // The service reads bodies itself.
        scope.removeAllContentTypeParsers();
        scope.addContentTypeParser('*', (_request, _payload, parsed) => parsed(null));
        scope.post(
          '/:service(^cluster\\.api\\..+Service$)/:method',
          async (request: FastifyRequest, reply: FastifyReply) => {
            follow(reply.raw as unknown as ServerResponse);
            const { service } = request.params as { readonly service: string };
            const handler = await handlerOf(service, callers);
            if (handler === undefined) return reply.code(404).send();
            reply.hijack();
            const response = reply.raw as unknown as ServerResponse;
            cutWhenUnread(response, parts.patience, callers.cut);
            forgetLongDeadline(request.raw.headers);
            handler(request.raw as IncomingMessage, response);
            return undefined;
          },
        );
        done();
      });
    },
    async drain(limit) {
      stopping.abort();
      for (const response of running) beLast(response);
      if (running.size === 0) return false;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, timerDelay(limit));
        settled = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      return true;
    },
  };
}

/** Over HTTP/1.1 this call must be the last on its connection; HTTP/2 sends GOAWAY itself. */
function beLast(response: ServerResponse): void {
  if (response.req.httpVersionMajor < 2) response.shouldKeepAlive = false;
}

function isServiceName(name: string): boolean {
  return Object.hasOwn(SERVICE_PACKAGES, packageOf(name).name);
}

function packageOf(service: string): { readonly name: string; readonly kind: string } {
  const cut = service.lastIndexOf('.');
  return { name: service.slice(0, cut), kind: service.slice(cut + 1, -'Service'.length) };
}

/** The request listener of one service; undefined when there is no such service. */
async function createHandler(
  parts: RpcParts & Pick<KindServiceParts, 'stopping'>,
  name: string,
  callers: Callers,
): Promise<NodeHandler | undefined> {
  const { name: packageName, kind } = packageOf(name);
  const pack = Object.hasOwn(SERVICE_PACKAGES, packageName) ? SERVICE_PACKAGES[packageName] : undefined;
  if (pack === undefined) return undefined;
  const exported = (await pack.load()) as Readonly<Record<string, DescService | undefined>>;
  const service = Object.hasOwn(exported, `${kind}Service`) ? exported[`${kind}Service`] : undefined;
  if (service === undefined) return undefined;
  const { createContextKey, createContextValues } = await import('@connectrpc/connect');
  const { createNodeHandler } = await import('./node-handler.js');
  const { createKindService } = await import('./kind-service.js');
  const caller = createContextKey<Credentials>({});
  const incoming = createContextKey<IncomingMessage | undefined>(undefined);
  const group = parts.renameGroup(pack.group);
  const implementation = createKindService(
    {
      ...parts,
      credentialsOf: (context) => context.values.get(caller),
      signedIn: (context) => callers.signedIn(context.values.get(incoming)!),
    },
    service,
    () => parts.catalogue.findKind(group, pack.version, kind),
  );
  return createNodeHandler(parts, {
    service,
    implementation,
    contextValues: (request) =>
      createContextValues().set(caller, callers.credentialsOf(request)).set(incoming, request),
    receive: callers.receive,
    cut: callers.cut,
  });
}

/** Cuts off an answer of which nothing was read for `patience` milliseconds. */
function cutWhenUnread(response: ServerResponse, patience: number, cut: CutOff): void {
  // The client may have left while the service was loading.
  if (response.closed || response.destroyed) return;
  let unread = 0;
  const timer = setInterval(
    () => {
      if (response.writableLength > 0 && response.writableLength >= unread && unread > 0) cut(response);
      unread = response.writableLength;
    },
    timerDelay(patience / 2),
  );
  timer.unref();
  response.once('drain', () => (unread = 0));
  response.once('close', () => clearInterval(timer));
}
