import { indentJson } from '../../codec/json.js';
import { type AcceptEntry, asksForView, parseAccept, prettyWish } from '../../codec/negotiate.js';
import { yamlText } from '../../codec/yaml.js';
import { noRepresentation, notAcceptable } from '../../meta/errors.js';
import { withoutTrailing } from '../../meta/without-trailing.js';
import { RecentCache } from '../../meta/recent-cache.js';
import type { NamingProfile } from '../../naming/profile.js';
import { UPSTREAM } from '../../naming/upstream.js';
import type { AggregatedVersion } from '../../publishing/aggregated-discovery.js';
import type { PublishedDocument } from '../../publishing/cached.js';
import type { Publisher } from '../../publishing/publisher.js';
import { inTurns } from '../../publishing/turns.js';
import { prettyOf } from '../request/query.js';
import { isForPeople } from '../response/views.js';
import type { Page, PageAnswer, PageRequest } from './page.js';

const JSON_TYPE = 'application/json';
const YAML_TYPE = 'application/yaml';
const ONE_YEAR = 365 * 24 * 3600;

/** Paths that the root document lists besides groups and versions. */
const OTHER_PATHS = ['/docs', '/healthz', '/livez', '/metrics', '/openapi/v2', '/openapi/v3', '/readyz', '/version'];

/** Discovery, OpenAPI and the version at their paths. */
export function createPublishedPages(publisher: Publisher, naming: NamingProfile): readonly Page[] {
  return [discoveryPage(publisher, naming), openApiV2Page(publisher), openApiV3Page(publisher)];
}

/** `/`, `/version`, `/api`, `/apis`, `/api/v1`, `/apis/<group>`, `/apis/<group>/<version>`. */
function discoveryPage(publisher: Publisher, naming: NamingProfile): Page {
  const plain = (path: string): PublishedDocument | undefined => {
    const [root, first, second, more] = path.split('/').slice(1);
    if (path === '/version') return publisher.version();
    if (root === 'api' && second === undefined) {
      return first === undefined ? publisher.legacyVersions() : publisher.resourceList('', first);
    }
    if (root !== 'apis' || more !== undefined) return undefined;
    if (first === undefined) return publisher.groupList();
    if (first === '') return undefined;
    return second === undefined ? publisher.group(first) : publisher.resourceList(first, second);
  };
  const forms = [...new Set([JSON_TYPE, YAML_TYPE, naming.binaryMediaType, UPSTREAM.binaryMediaType])];
  return {
    answer(request) {
      const path = request.path === '/' ? '/' : withoutTrailing(request.path, '/');
      // Any number of slashes may follow, but for lists of groups, which come from another layer in kube-apiserver.
      if (path === '/apis' && request.path.length > path.length + 1) return undefined;
      if (path === '/api' || path === '/apis') {
        const wish = aggregatedWish(request.header('accept'), naming);
        if (wish !== undefined) {
          const document = publisher.aggregated(path === '/api' ? 'legacy' : 'named', wish.group, wish.version);
          return tagged(request, document, wish.contentType, { 'cache-control': 'public' });
        }
      }
      if (path === '/') {
        return { status: 200, contentType: JSON_TYPE, body: indentJson(rootPaths(publisher)), anyMethod: true };
      }
      const document = plain(path);
      if (document === undefined) return undefined;
      // Their contents change, and they come from another layer there as well.
      const ofGroups = /^\/apis(\/[^/]+)?$/.test(path);
      const ofVersion = path === '/version';
      const offered = ofVersion ? [JSON_TYPE] : forms;
      const wish = wishedForm(request.header('accept'), offered, (entry) => ofVersion || !asksForView(entry));
      if (wish === undefined) throw (ofGroups ? notAcceptable : noRepresentation)(offered);
      const wished = wish.entry && prettyWish(wish.entry);
      const pretty = ofVersion || (wished ?? prettyOf(request.query) ?? isForPeople(request.header('user-agent')));
      return { ...inForm(wish.form, document, pretty), ...(ofGroups ? ANY_METHOD : {}) };
    },
  };
}

function rootPaths(publisher: Publisher): Buffer {
  const paths = new Set(['/api', '/apis', ...OTHER_PATHS]);
  const core = JSON.parse(publisher.legacyVersions().bytes.toString('utf8')) as { versions: readonly string[] };
  for (const version of core.versions) paths.add(`/api/${version}`);
  const { groups } = JSON.parse(publisher.groupList().bytes.toString('utf8')) as {
    groups: readonly { name: string; versions: readonly { groupVersion: string }[] }[];
  };
  for (const { name, versions } of groups) {
    paths.add(`/apis/${name}`);
    for (const { groupVersion } of versions) paths.add(`/apis/${groupVersion}`);
  }
  return Buffer.from(JSON.stringify({ paths: [...paths].sort() }), 'utf8');
}

/** The aggregated form that a client asked for. */
interface AggregatedWish {
  readonly group: string;
  readonly version: AggregatedVersion;
  /** What the client compares the answer with. */
  readonly contentType: string;
}

const AGGREGATED_KIND = 'APIGroupDiscoveryList';
/** The best wish of an `Accept` header when it is the aggregated form in a version we know; else undefined. */
function aggregatedWish(accept: string | undefined, naming: NamingProfile): AggregatedWish | undefined {
  if (accept === undefined || !accept.includes(AGGREGATED_KIND)) return undefined;
  const groups = [`apidiscovery.${naming.groupDomain}`, UPSTREAM.discoveryGroup];
  for (const { type, subtype, parameters } of parseAccept(accept)) {
    if (type !== 'application' || subtype !== 'json') continue;
    if (!parameters.has('as')) return undefined;
    const group = groups.find((known) => known === parameters.get('g'));
    const version = parameters.get('v');
    if (group === undefined || parameters.get('as') !== AGGREGATED_KIND) continue;
    if (version !== 'v2' && version !== 'v2beta1') continue;
    return { group, version, contentType: `${JSON_TYPE};g=${group};v=${version};as=${AGGREGATED_KIND}` };
  }
  return undefined;
}

/** How the binary form is called in answers; `@` is no character of a media type, though clients ask with it. */
function binaryTypes(version: 'v2' | 'v3'): readonly [string, string] {
  const head = `application/com.github.proto-openapi.spec.${version}`;
  return [`${head}.v1.0+protobuf`, `${head}@v1.0+protobuf`];
}
const BINARY_V2 = binaryTypes('v2');
const BINARY_V3 = binaryTypes('v3');
/** Bytes of documents of version 3 that are kept with their binary forms, which are shorter. */
const MOST_BINARY = 16 * 1024 * 1024;
/** A binary form that nobody asked for in this time is let go, in ms. */
const IDLE = 10 * 60_000;

/** Makes the binary forms of documents, each once for all who ask; they are kept as long as they are asked for. */
function binaryForms(
  { maxCost, costOf }: { readonly maxCost: number; readonly costOf: (document: PublishedDocument) => number },
  encode: (json: string) => Promise<Buffer>,
): (document: PublishedDocument) => Promise<PublishedDocument> {
  const kept = new RecentCache<PublishedDocument, Promise<PublishedDocument>>({ maxCost, idle: IDLE });
  return (document) => {
    const known = kept.get(document);
    if (known !== undefined) return known;
    const made = encode(document.bytes.toString('utf8')).then((bytes) => ({ bytes, hash: `${document.hash}-PB` }));
    kept.set(document, made, costOf(document));
    made.catch(() => kept.delete(document));
    return made;
  };
}

/** `/openapi/v2` as JSON, or in the binary form of gnostic, which kubectl insists on. */
function openApiV2Page(publisher: Publisher): Page {
  // One entry: the binary form of the document that is current. With it comes the protobuf library, which a start can do
  // without.
  const inBinary = binaryForms({ maxCost: 1, costOf: () => 1 }, async (json) => {
    const { encodeOpenApiV2 } = await import('../../publishing/openapi-v2-binary.js');
    return inTurns(encodeOpenApiV2(json));
  });
  return {
    async answer(request) {
      if (request.path !== '/openapi/v2') return undefined;
      const contentType = openApiType(request.header('accept'), BINARY_V2);
      const document = await publisher.openapi.v2();
      if (contentType === JSON_TYPE) return tagged(request, document, contentType, {});
      return tagged(request, await inBinary(document), contentType, {});
    },
  };
}

/** @throws StatusError 406 */
function openApiType(accept: string | undefined, binary: readonly [string, string]): string {
  const wish = wishedForm(accept, [JSON_TYPE, ...binary]);
  if (wish === undefined) throw notAcceptable([JSON_TYPE, binary[0]]);
  return wish.form === JSON_TYPE ? JSON_TYPE : binary[0];
}

/**
 * `/openapi/v3`: an index of one document per group version. Links carry the hash of the document, so a client may keep
 * what it got through one for ever; a link with an old hash leads to the new one.
 */
function openApiV3Page(publisher: Publisher): Page {
  const root = '/openapi/v3';
  const kept = { maxCost: MOST_BINARY, costOf: ({ bytes }: PublishedDocument) => 2 * bytes.length };
  const inBinary = binaryForms(kept, async (json) => {
    const { encodeOpenApiV3 } = await import('../../publishing/openapi-v3-binary.js');
    return inTurns(encodeOpenApiV3(json));
  });
  return {
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
      const inForm = contentType === JSON_TYPE ? document : await inBinary(document);
      return tagged(request, inForm, contentType, asked === undefined ? {} : lasting);
    },
  };
}

const NOTHING = Buffer.alloc(0);

/** kube-apiserver does not look at the method of most documents. */
const ANY_METHOD = { anyMethod: true } as const;

/** The document, or 304 for a client that has it already. */
function tagged(
  request: PageRequest,
  { bytes, hash }: PublishedDocument,
  contentType: string,
  more: Readonly<Record<string, string>>,
): PageAnswer {
  const headers = { etag: `"${hash}"`, vary: 'Accept', ...more };
  const answer = { contentType, headers, ...ANY_METHOD };
  if (isHeld(request.header('if-none-match'), headers.etag)) return { ...answer, status: 304, body: NOTHING };
  return { ...answer, status: 200, body: bytes };
}

/** Whether an `If-None-Match` header names the tag, as one of several, as a weak one, or with `*` (RFC 9110 §13.1.2). */
function isHeld(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((each) => [tag, '*'].includes(each.trim().replace(/^W\//, '')));
}

/** A form of a document, and what the client asked for it with. */
interface Wish {
  readonly form: string;
  readonly entry?: AcceptEntry;
}

/**
 * The first form of an `Accept` header that there is, if any; without a header, the first one there is.
 *
 * @param isMeant whether an entry may mean the document at all
 */
function wishedForm(
  accept: string | undefined,
  forms: readonly string[],
  isMeant: (entry: AcceptEntry) => boolean = () => true,
): Wish | undefined {
  if (accept === undefined || accept.trim() === '') return { form: forms[0]! };
  for (const entry of parseAccept(accept)) {
    if (!isMeant(entry)) continue;
    const wish = `${entry.type}/${entry.subtype}`;
    if (wish === '*/*' || wish === 'application/*') return { form: forms[0]!, entry };
    if (forms.includes(wish)) return { form: wish, entry };
  }
  return undefined;
}

/** Discovery has no binary form here; clients that ask for one take JSON. */
function inForm(form: string, { bytes }: PublishedDocument, pretty: boolean): PageAnswer {
  if (form === YAML_TYPE) {
    return { status: 200, contentType: YAML_TYPE, body: Buffer.from(yamlText(JSON.parse(bytes.toString('utf8')))) };
  }
  const body = pretty ? indentJson(bytes) : bytes;
  return { status: 200, contentType: JSON_TYPE, body, headers: { vary: 'Accept' } };
}
