import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RequestHandler } from './request-handler.js';

/**
 * Registers the catch-all route to the request handler: kinds, built-in and custom, documents, unknown paths. The
 * handler parses method and path itself, so a route for each of the 1,100 operations on built-in kinds would be useless,
 * and cost each start a third of its time.
 */
export function registerRoutes(app: FastifyInstance, requests: RequestHandler): void {
  const handler = (request: FastifyRequest, reply: FastifyReply): void => {
    reply.hijack();
    requests.handle(request.raw as IncomingMessage, reply.raw as ServerResponse);
  };
  app.register((scope, _options, done) => {
    // The request handler reads bodies, after authentication and only where needed.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, parsed) => parsed(null, undefined));
    scope.setErrorHandler((_error, request, reply) => handler(request, reply));
    // Taken over at the first hook: fastify's later steps are not needed.
    scope.addHook('onRequest', (request, reply, _next) => handler(request, reply));
    scope.all('/*', handler);
    done();
  });
  app.setNotFoundHandler(handler);
  app.setErrorHandler((_error, request, reply) => handler(request, reply));
}
