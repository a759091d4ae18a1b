import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RequestHandler } from './request-handler.js';

/**
 * Registers the open route, by which every path goes to the request handler: kinds, built-in and custom, documents,
 * unknown paths. The handler reads method and path by itself, so a route for each of the 1,500 operations on built-in
 * kinds (`generated/routes`) would serve nothing, and cost each start a third of its time.
 */
export function registerRoutes(app: FastifyInstance, requests: RequestHandler): void {
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
    scope.all('/*', handler);
    done();
  });
  app.setNotFoundHandler(handler);
  app.setErrorHandler((_error, request, reply) => handler(request, reply));
}
