import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from '../request-handler.js';
import { DOCS_SCRIPT, DOCS_STYLE } from './docs-script.js';

/** What the documentation page needs. */
export interface DocsPage {
  readonly title: string;
  /** Where the OpenAPI documents of the built-in kinds are: `api/v1`, `apis/<group>/<version>`. */
  paths(): readonly string[];
  /** One of them as JSON; undefined when there is none. */
  document(path: string): Promise<Buffer | undefined>;
}

/** Where the page lives; its assets are below. */
const PREFIX = '/docs';
/** Where the documents are that everybody may read. */
const DOCUMENTS = `${PREFIX}/openapi/`;

/** Scripts and styles from this server only: the page needs nothing else. */
const CONTENT_SECURITY_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; " +
  "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Serves Swagger UI on the OpenAPI documents, one per group version. It works for everybody, also without a client
 * certificate, and then shows the built-in kinds: schemas only, never stored data. The page is built on the first
 * request, not at start-up.
 */
export function registerDocsPage(app: FastifyInstance, docs: DocsPage, requests: RequestHandler): void {
  let page: Promise<FastifyInstance> | undefined;
  const handler = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.hijack();
    const incoming = request.raw as IncomingMessage;
    const outgoing = reply.raw as ServerResponse;
    if (!(await requests.admit(incoming, outgoing))) return;
    page ??= createPage(docs, requests);
    const made = await page.catch(() => undefined);
    if (made !== undefined) return made.routing(incoming, outgoing);
    // Its files could not be read, perhaps for want of descriptors; the next request tries again.
    page = undefined;
    outgoing.writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '1' });
    outgoing.end('The page cannot be shown now. Try again.\n');
  };
  app.route({ method: ['GET', 'HEAD'], url: PREFIX, handler });
  app.route({ method: ['GET', 'HEAD'], url: `${PREFIX}/*`, handler });
  app.addHook('onClose', async () => {
    await (await page?.catch(() => undefined))?.close();
  });
}

/** A separate application, called only by the HTTP layer. */
async function createPage(docs: DocsPage, requests: RequestHandler): Promise<FastifyInstance> {
  const { default: swagger } = await import('@fastify/swagger');
  const { default: swaggerUi } = await import('@fastify/swagger-ui');
  const page = fastify();
  page.addHook('onRequest', async (request, reply) => {
    const path = request.url.replace(/[?#].*/s, '');
    if (path === `${PREFIX}/static/swagger-initializer.js`) {
      return reply.type('application/javascript; charset=utf-8').send(DOCS_SCRIPT);
    }
    // The plugin's routes are for a single document; here is one per group version.
    if (path === `${PREFIX}/json` || path === `${PREFIX}/yaml`) reply.callNotFound();
    return undefined;
  });
  await page.register(swagger, {
    mode: 'static',
    specification: { document: { openapi: '3.0.3', info: { title: docs.title, version: '' }, paths: {} } },
  });
  await page.register(swaggerUi, {
    routePrefix: PREFIX,
    staticCSP: CONTENT_SECURITY_POLICY,
    theme: { title: docs.title, css: [{ filename: 'docs.css', content: DOCS_STYLE }] },
  });
  page.get(`${PREFIX}/documents`, () => {
    const entries = docs.paths().map((path) => [path, { serverRelativeURL: `${DOCUMENTS}${path}` }] as const);
    return { paths: Object.fromEntries(entries) };
  });
  page.get(`${DOCUMENTS}*`, async (request, reply) => {
    const document = await docs.document((request.params as Record<string, string>)['*'] ?? '');
    if (document === undefined) return reply.callNotFound();
    return reply.type('application/json').send(document);
  });
  page.setNotFoundHandler((request, reply) => {
    reply.hijack();
    requests.handle(request.raw, reply.raw);
  });
  await page.ready();
  return page;
}
