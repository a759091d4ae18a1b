import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from '../request-handler.js';

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
 * shows only what the schemas say, never what is stored. Page and document are made when they are first asked for, so
 * that start-up does not pay for them.
 */
export function registerDocsPage(app: FastifyInstance, docs: DocsPage, requests: RequestHandler): void {
  let page: Promise<FastifyInstance> | undefined;
  const handler = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.hijack();
    const incoming = request.raw as IncomingMessage;
    const outgoing = reply.raw as ServerResponse;
    if (!(await requests.admit(incoming, outgoing))) return;
    page ??= createPage(docs, requests);
    (await page).routing(incoming, outgoing);
  };
  app.route({ method: ['GET', 'HEAD'], url: PREFIX, handler });
  app.route({ method: ['GET', 'HEAD'], url: `${PREFIX}/*`, handler });
  app.addHook('onClose', async () => {
    await (await page)?.close();
  });
}

const NOTHING = Buffer.from('{}');

/** An application of its own, which only answers what the edge hands to it. */
async function createPage(docs: DocsPage, requests: RequestHandler): Promise<FastifyInstance> {
  const { default: swagger } = await import('@fastify/swagger');
  const { default: swaggerUi } = await import('@fastify/swagger-ui');
  let document: Buffer = NOTHING;
  const page = fastify();
  // the plugin takes the document without waiting, so it is made ready before
  page.addHook('onRequest', async (request) => {
    if (/^\/docs\/(?:json|yaml)/.test(request.url)) document = await docs.document();
  });
  await page.register(swagger, {
    mode: 'static',
    specification: { document: { openapi: '3.0.3', info: { title: docs.title, version: '' }, paths: {} } },
  });
  await page.register(swaggerUi, {
    routePrefix: PREFIX,
    staticCSP: CONTENT_SECURITY_POLICY,
    theme: { title: docs.title },
    uiConfig: { docExpansion: 'list', deepLinking: true, validatorUrl: null },
    // The page's script asks for `/docs/json`; the plugin of that route wants an object, this gives the bytes.
    transformSpecification: (_object, request, reply) => {
      if (request.url.startsWith(`${PREFIX}/yaml`)) {
        return JSON.parse(document.toString('utf8')) as Record<string, unknown>;
      }
      reply.type('application/json');
      return document as unknown as Record<string, unknown>;
    },
    transformSpecificationClone: false,
  });
  page.setNotFoundHandler((request, reply) => {
    reply.hijack();
    requests.handle(request.raw, reply.raw);
  });
  await page.ready();
  return page;
}
