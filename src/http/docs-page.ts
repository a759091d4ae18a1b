import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Door } from './door.js';

/** What the documentation page shows. */
export interface DocsPage {
  readonly title: string;
  /** The OpenAPI document of all operations as JSON, asked for when a browser does. */
  document(): Promise<Buffer>;
}

/** Where the page lives; its assets are below. */
const PREFIX = '/docs';

/** Scripts and styles only from here: the page needs nothing else, and nothing else gets in. */
const CONTENT_SECURITY_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; " +
  "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Serves Swagger UI on the generated OpenAPI document. It works for everybody, also without a client certificate, and
 * shows only what the schemas say, never what is stored. The document is made when it is first asked for.
 */
export async function registerDocsPage(app: FastifyInstance, docs: DocsPage, door: Door): Promise<void> {
  // Loaded here: only servers with the page need them, and they are large.
  const { default: swagger } = await import('@fastify/swagger');
  const { default: swaggerUi } = await import('@fastify/swagger-ui');
  // What was read last; the plugin takes its document without waiting, so it is made ready before.
  let ready: Buffer | undefined;
  const admit = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const admitted = await door.admit(request.raw as IncomingMessage, reply.raw as ServerResponse);
    if (!admitted) reply.hijack();
    else if (/^\/docs\/(?:json|yaml)/.test(request.url)) ready = await docs.document();
  };
  // The page's script asks for `/docs/json`; the plugin of that route wants an object, the transformation gives bytes.
  const document = (_object: unknown, request: FastifyRequest, reply: FastifyReply): Record<string, unknown> => {
    const bytes = ready ?? Buffer.from('{}');
    if (request.url.startsWith(`${PREFIX}/yaml`)) return JSON.parse(bytes.toString('utf8')) as Record<string, unknown>;
    reply.type('application/json');
    return bytes as unknown as Record<string, unknown>;
  };
  await app.register(async (scope) => {
    await scope.register(swagger, {
      mode: 'static',
      specification: { document: { openapi: '3.0.3', info: { title: docs.title, version: '' }, paths: {} } },
    });
    await scope.register(swaggerUi, {
      routePrefix: PREFIX,
      staticCSP: CONTENT_SECURITY_POLICY,
      theme: { title: docs.title },
      uiConfig: { docExpansion: 'list', deepLinking: true, validatorUrl: null },
      transformSpecification: document,
      transformSpecificationClone: false,
      uiHooks: {
        onRequest: (request, reply, next) => {
          admit(request, reply).then(() => {
            if (!reply.sent) next();
          }, next);
        },
      },
    });
  });
}
