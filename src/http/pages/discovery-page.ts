import { indentJson } from '../../codec/json.js';
import { asksForOtherForm, asksForView, parseAccept, prettyWish } from '../../codec/negotiate.js';
import type { ProtobufCodec } from '../../codec/protobuf.js';
import { yamlPieces } from '../../codec/yaml.js';
import type { JsonValue } from '../../json/types.js';
import { noRepresentation, notAcceptable } from '../../meta/errors.js';
import type { Steps } from '../../meta/steps.js';
import { withoutTrailing } from '../../meta/without-trailing.js';
import type { NamingProfile } from '../../naming/profile.js';
import { UPSTREAM } from '../../naming/upstream.js';
import type { PublishedDocument } from '../../publishing/cached.js';
import { encodeDiscovery } from '../../publishing/discovery-binary.js';
import type { Publisher } from '../../publishing/publisher.js';
import { inTurns } from '../../publishing/turns.js';
import { prettyOf } from '../request/query.js';
import { isForPeople } from '../response/views.js';
import { acceptedType, ANY_METHOD, JSON_TYPE, keptForms, tagged, YAML_TYPE } from './document-answers.js';
import type { Page, PageAnswer, PageRequest } from './page.js';

/** Limit of cached YAML and binary forms, in bytes of the JSON documents. */
const MOST_KEPT = 4 * 1024 * 1024;

/** The other forms of a document. */
interface Forms {
  readonly yaml: (document: PublishedDocument) => Promise<Buffer>;
  readonly binary: (document: PublishedDocument) => Promise<Buffer>;
}

/**
 * `/`, `/version`, `/api`, `/apis`, `/api/v1`, `/apis/<group>`, `/apis/<group>/<version>`.
 *
 * @param others pages whose paths the root document lists, too
 */
export function createDiscoveryPage(
  publisher: Publisher,
  naming: NamingProfile,
  codec: ProtobufCodec,
  others: readonly Page[],
): Page {
  const otherPaths = ['/docs', '/version', ...others.flatMap(({ paths }) => paths)];
  /** Lists of groups grow with the kinds and are mostly requested in the aggregated form: these are made on demand. */
  const plain = (path: string): (() => PublishedDocument) | undefined => {
    if (path === '/api') return () => publisher.legacyVersions();
    if (path === '/apis') return () => publisher.groupList();
    const document = ofOne(path);
    return document && (() => document);
  };
  const ofOne = (path: string): PublishedDocument | undefined => {
    const [root, first, second, more] = path.split('/').slice(1);
    if (first === undefined) return undefined;
    if (root === 'api') return second === undefined ? publisher.resourceList('', first) : undefined;
    if (root !== 'apis' || first === '' || more !== undefined) return undefined;
    return second === undefined ? publisher.group(first) : publisher.resourceList(first, second);
  };
  const types = [...new Set([JSON_TYPE, YAML_TYPE, naming.binaryMediaType, UPSTREAM.binaryMediaType])];
  const discoveryGroups = [`apidiscovery.${naming.groupDomain}`, UPSTREAM.discoveryGroup];
  const kept = { maxCost: MOST_KEPT, costOf: ({ bytes }: PublishedDocument) => 2 * bytes.length };
  const forms: Forms = {
    yaml: keptForms(kept, (json) => inTurns(yamlSteps(json))),
    binary: keptForms(kept, (json) => inTurns(encodeDiscovery(codec, json))),
  };
  return {
    paths: [],
    async answer(request) {
      const path = request.path === '/' ? '/' : withoutTrailing(request.path, '/');
      // Any number of slashes may follow, except for lists of groups, which another layer serves in kube-apiserver.
      if (path === '/apis' && request.path.length > path.length + 1) return undefined;
      if (path === '/') {
        return {
          status: 200,
          contentType: JSON_TYPE,
          body: indentJson(rootPaths(publisher, otherPaths)),
          anyMethod: true,
        };
      }
      if (path === '/version') return versionAnswer(request, publisher.version());
      const document = plain(path);
      if (document === undefined) return undefined;
      // Their contents change; kube-apiserver serves them from another layer as well.
      const ofGroups = /^\/apis(\/[^/]+)?$/.test(path);
      const wish = wishOf(request.header('accept'), types, path === '/api' || path === '/apis' ? discoveryGroups : []);
      if (wish === 'none') throw (ofGroups ? notAcceptable : noRepresentation)(types);
      if (wish === 'other-kind') throw notAcceptable(types);
      if (wish.aggregated === undefined) return plainAnswer(request, wish, document(), forms, ofGroups);
      const { group } = wish.aggregated;
      const part = path === '/api' ? 'legacy' : 'named';
      const answer = await aggregatedAnswer(request, wish.type, publisher.aggregated(part, group), forms, group);
      const { anyMethod: _any, ...forReading } = answer;
      return ofGroups ? answer : forReading;
    },
  };
}

function versionAnswer(request: PageRequest, { bytes }: PublishedDocument): PageAnswer {
  if (wishOf(request.header('accept'), [JSON_TYPE], []) === 'none') throw noRepresentation([JSON_TYPE]);
  return { status: 200, contentType: JSON_TYPE, body: indentJson(bytes), headers: VARY };
}

const VARY = { vary: 'Accept' };

async function plainAnswer(
  request: PageRequest,
  { type, pretty: wished }: Wish,
  document: PublishedDocument,
  forms: Forms,
  ofGroups: boolean,
): Promise<PageAnswer> {
  const pretty = wished ?? prettyOf(request.query) ?? isForPeople(request.header('user-agent'));
  const body = type === JSON_TYPE && pretty ? indentJson(document.bytes) : await bodyIn(type, document, forms);
  return { status: 200, contentType: type, body, headers: VARY, ...(ofGroups ? ANY_METHOD : {}) };
}

/** All forms share one tag, that of the JSON, as in kube-apiserver; the `Vary` header distinguishes them. */
async function aggregatedAnswer(
  request: PageRequest,
  type: string,
  document: PublishedDocument,
  forms: Forms,
  group: string,
): Promise<PageAnswer> {
  const contentType = `${type};g=${group};v=v2;as=${AGGREGATED_KIND}`;
  const body = { hash: document.hash, bytes: await bodyIn(type, document, forms) };
  return tagged(request, body, contentType, { 'cache-control': 'public' });
}

function bodyIn(type: string, document: PublishedDocument, { yaml, binary }: Forms): Buffer | Promise<Buffer> {
  if (type === JSON_TYPE) return document.bytes;
  return type === YAML_TYPE ? yaml(document) : binary(document);
}

function* yamlSteps(json: string): Steps<Buffer> {
  const pieces: Buffer[] = [];
  for (const piece of yamlPieces(JSON.parse(json) as JsonValue)) {
    pieces.push(piece);
    yield;
  }
  return Buffer.concat(pieces);
}

function rootPaths(publisher: Publisher, others: readonly string[]): Buffer {
  const paths = new Set(['/api', '/apis', '/apis/', ...others]);
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

/** What a client gets: one of the media types, in the aggregated form if requested. */
interface Wish {
  readonly type: string;
  /** The API group in the client's media type, which it compares with the answer's. */
  readonly aggregated?: { readonly group: string };
  /** Whether the media type asks for indented text, or for compact text. */
  readonly pretty?: boolean;
}

const AGGREGATED_KIND = 'APIGroupDiscoveryList';

/**
 * The form for an `Accept` header. The aggregated form takes precedence, as in kube-apiserver. `none`: no supported
 * media type; `other-kind`: supported ones, but in forms that the document does not have.
 *
 * @param discoveryGroups groups under which the aggregated form may be requested; none: it does not exist
 */
function wishOf(
  accept: string | undefined,
  types: readonly string[],
  discoveryGroups: readonly string[],
): Wish | 'none' | 'other-kind' {
  if (accept === undefined || accept.trim() === '') return { type: types[0]! };
  let plain: Wish | undefined;
  let known = false;
  for (const entry of parseAccept(accept)) {
    const type = acceptedType(entry, types);
    if (type === undefined) continue;
    known = true;
    const { parameters } = entry;
    if (asksForOtherForm(entry, type !== YAML_TYPE)) continue;
    const group = discoveryGroups.find((each) => each === parameters.get('g'));
    if (group !== undefined && parameters.get('v') === 'v2' && parameters.get('as') === AGGREGATED_KIND) {
      return { type, aggregated: { group } };
    }
    if (asksForView(entry)) continue;
    const pretty = prettyWish(entry);
    plain ??= { type, ...(pretty === undefined ? {} : { pretty }) };
  }
  return plain ?? (known ? 'other-kind' : 'none');
}
