import { parseAccept } from '../../codec/negotiate.js';
import { notAcceptable } from '../../meta/errors.js';
import type { PublishedDocument } from '../../publishing/cached.js';
import type { Publisher } from '../../publishing/publisher.js';
import { inTurns } from '../../publishing/turns.js';
import { acceptedType, ANY_METHOD, JSON_TYPE, keptForms, NOTHING, tagged } from './document-answers.js';
import type { Page } from './page.js';

const ONE_YEAR = 365 * 24 * 3600;

/** The OpenAPI documents at their paths. */
export function createOpenApiPages(publisher: Publisher): readonly Page[] {
  return [openApiV2Page(publisher), openApiV3Page(publisher)];
}

/** The media type of the binary form in answers; clients ask with `@`, which media types may not contain. */
function binaryTypes(version: 'v2' | 'v3'): readonly [string, string] {
  const head = `application/com.github.proto-openapi.spec.${version}`;
  return [`${head}.v1.0+protobuf`, `${head}@v1.0+protobuf`];
}
const BINARY_V2 = binaryTypes('v2');
const BINARY_V3 = binaryTypes('v3');
/** Limit of cached binary forms, in bytes of the version 3 documents. */
const MOST_BINARY = 16 * 1024 * 1024;

/** `/openapi/v2` as JSON, or in the binary form of gnostic, which kubectl requires. */
function openApiV2Page(publisher: Publisher): Page {
  // One entry: the binary form of the current document. The protobuf library is loaded on demand.
  const inBinary = keptForms({ maxCost: 1, costOf: () => 1 }, async (json) => {
    const { encodeOpenApiV2 } = await import('../../publishing/openapi-v2-binary.js');
    return inTurns(encodeOpenApiV2(json));
  });
  return {
    paths: ['/openapi/v2'],
    async answer(request) {
      if (request.path !== '/openapi/v2') return undefined;
      const contentType = openApiType(request.header('accept'), BINARY_V2);
      const document = await publisher.openapi.v2();
      if (contentType === JSON_TYPE) return tagged(request, document, contentType, {});
      return tagged(request, asBinary(document, await inBinary(document)), contentType, {});
    },
  };
}

/** Another form of a document, with a tag of its own. */
function asBinary({ hash }: PublishedDocument, bytes: Buffer): PublishedDocument {
  return { bytes, hash: `${hash}-PB` };
}

/** @throws StatusError 406 */
function openApiType(accept: string | undefined, binary: readonly [string, string]): string {
  const wish = wishedForm(accept, [JSON_TYPE, ...binary]);
  if (wish === undefined) throw notAcceptable([JSON_TYPE, binary[0]]);
  return wish === JSON_TYPE ? JSON_TYPE : binary[0];
}

/**
 * `/openapi/v3`: an index of one document per group version. Links contain the hash of the document, so a client may
 * cache it for ever; a link with an old hash redirects to the new one.
 */
function openApiV3Page(publisher: Publisher): Page {
  const root = '/openapi/v3';
  const kept = { maxCost: MOST_BINARY, costOf: ({ bytes }: PublishedDocument) => 2 * bytes.length };
  const inBinary = keptForms(kept, async (json) => {
    const { encodeOpenApiV3 } = await import('../../publishing/openapi-v3-binary.js');
    return inTurns(encodeOpenApiV3(json));
  });
  return {
    paths: [root],
    async answer(request) {
      const at = request.path;
      if (at === root) return tagged(request, await publisher.openapi.v3Index(), JSON_TYPE, {});
      if (!at.startsWith(`${root}/`)) return undefined;
      const path = at.slice(root.length + 1);
      const document = await publisher.openapi.v3(path);
      if (document === undefined) return undefined;
      const contentType = openApiType(request.header('accept'), BINARY_V3);
      const asked = request.query.get('hash');
      if (asked !== undefined && asked !== document.hash) {
        const location = `${root}/${path}?hash=${document.hash}`;
        return { status: 301, contentType: JSON_TYPE, body: NOTHING, headers: { location }, ...ANY_METHOD };
      }
      const lasting = { 'cache-control': `public, immutable, max-age=${ONE_YEAR}` };
      const inForm = contentType === JSON_TYPE ? document : asBinary(document, await inBinary(document));
      return tagged(request, inForm, contentType, asked === undefined ? {} : lasting);
    },
  };
}

/** The first supported form of an `Accept` header, if any; without a header, the first form. */
function wishedForm(accept: string | undefined, forms: readonly string[]): string | undefined {
  if (accept === undefined || accept.trim() === '') return forms[0]!;
  for (const entry of parseAccept(accept)) {
    const form = acceptedType(entry, forms);
    if (form !== undefined) return form;
  }
  return undefined;
}
