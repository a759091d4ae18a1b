import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { RequestVerb } from '../request/info.js';
import type { RequestHandler } from './request-handler.js';

/** One generated route (generated/routes, one array per group version), in cluster naming. */
export interface RouteStub {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** `/apis/apps/v1/namespaces/{namespace}/deployments/{name}`; `:name` segments are understood as well. */
  readonly path: string;
  readonly operationId: string;
  readonly group: string;
  readonly version: string;
  readonly resource: string;
  readonly subresource: string;
  readonly verb: RequestVerb;
  readonly namespaced: boolean;
  readonly kind: string;
}

/**
 * Registers the generated routes, then one open route for all that has none: custom kinds, documents, unknown paths.
 * All of them lead to the same handler, which reads method and path by itself, so both kinds are served by the same lines.
 */
export function registerRoutes(
  app: FastifyInstance,
  stubs: readonly RouteStub[],
  renamePath: (path: string) => string,
  requests: RequestHandler,
): void {
  const handler = (request: FastifyRequest, reply: FastifyReply): void => {
    reply.hijack();
    requests.handle(request.raw as IncomingMessage, reply.raw as ServerResponse);
  };
  app.register((scope, _options, done) => {
    // Bodies are read by the request handler, after the caller is known and only as far as they are wanted.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, parsed) => parsed(null, undefined));
    scope.setErrorHandler((_error, request, reply) => handler(request, reply));
    // Taken over at the first hook: none of what fastify does between here and a handler is wanted.
    scope.addHook('onRequest', (request, reply, _next) => handler(request, reply));
    for (const [url, methods] of methodsByPath(stubs, renamePath)) scope.route({ method: [...methods], url, handler });
    scope.all('/*', handler);
    done();
  });
  app.setNotFoundHandler(handler);
  app.setErrorHandler((_error, request, reply) => handler(request, reply));
}

/** One route for all that a path takes: each costs a start a quarter of a millisecond, however many methods it has. */
function methodsByPath(
  stubs: readonly RouteStub[],
  renamePath: (path: string) => string,
): ReadonlyMap<string, ReadonlySet<HTTPMethods>> {
  const paths = new Map<string, Set<HTTPMethods>>();
  for (const stub of stubs) {
    const url = renamePath(stub.path).replace(/\{(\w+)\}/g, ':$1');
    let methods = paths.get(url);
    if (methods === undefined) paths.set(url, (methods = new Set()));
    methods.add(stub.method);
    if (stub.method === 'GET') methods.add('HEAD');
  }
  return paths;
}
