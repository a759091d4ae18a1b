import { createHash } from 'node:crypto';
import type { JsonObject, JsonValue } from '../json/types.js';
import { RecentCache } from '../meta/recent-cache.js';
import type { Steps } from '../meta/steps.js';
import { clusterGroup, type Renamer } from '../naming/renamer.js';
import type { NamingProfile } from '../naming/profile.js';
import type { Catalogue } from '../resources/catalogue.js';
import type { ServedResource } from '../resources/catalogue.js';
import { publish, publishText, type PublishedDocument } from './cached.js';
import { type DiscoveryDocuments, discoveryDocuments } from './discovery-openapi.js';
import { type OpenApiTemplate, sharedSchemas } from './custom-openapi.js';
import { customMembers, membersOf, printedObject, printWith } from './document-text.js';
import { referencedTypes } from './referenced-types.js';
import { inTurns } from './turns.js';

/** Reads one generated document below `generated/openapi/`; undefined when there is none of that name. */
export type ReadGenerated = (name: string) => Promise<string | undefined>;

/** The OpenAPI documents of all served kinds. */
export interface OpenApi {
  /** `/openapi/v2`. */
  v2(): Promise<PublishedDocument>;
  /** `/openapi/v3`: the path of each group version's document, with its hash. */
  v3Index(): Promise<PublishedDocument>;
  /**
   * `/openapi/v3/{path}`, path being `api/v1` or `apis/{group}/{version}`, or that of a discovery document; undefined
   * when it is not served.
   */
  v3(path: string): Promise<PublishedDocument | undefined>;
  /** The paths of the built-in kinds' documents, without those of discovery. */
  builtinPaths(): readonly string[];
}

interface Document {
  readonly paths: { readonly [path: string]: JsonValue };
  /** Types of version 3. */
  readonly components?: { readonly schemas: { readonly [name: string]: JsonValue } };
  /** Types of version 2. */
  readonly definitions?: { readonly [name: string]: JsonValue };
}

/**
 * Serves the generated documents in the naming of the profile. They are read, renamed and hashed on first use and
 * cached for ever: built-in kinds do not change. Operations on disabled resources are left out. Documents of custom
 * group versions are made on demand; a change of one does not affect the others.
 */
export function createOpenApi(parts: {
  readonly catalogue: Catalogue;
  readonly naming: NamingProfile;
  /** For all built-in groups, also disabled ones: documents refer to them, too. */
  readonly renamer: Renamer;
  readonly read: ReadGenerated;
}): OpenApi {
  const { catalogue, naming, renamer, read } = parts;
  // Stored custom kinds may be served already; built-in ones stay the same from now on.
  const builtin = new Set(v3Paths(catalogue).filter((path) => isBuiltin(catalogue, path)));
  const generated = new Map<string, Promise<PublishedDocument | undefined>>();
  const custom = new CustomDocuments();
  const groups = new Set([...builtin].flatMap((path) => (path.startsWith('apis/') ? [path.split('/')[1]!] : [])));
  const discovery = discoveryDocuments(naming, [...groups]);
  const load = async (name: string): Promise<Document | undefined> => {
    const text = await read(name);
    return text === undefined ? undefined : (JSON.parse(renamer.text(text)) as Document);
  };
  const generatedDocument = (path: string): Promise<PublishedDocument | undefined> => {
    let document = generated.get(path);
    if (document === undefined) {
      const own = discovery.at(path);
      if (own !== undefined) document = Promise.resolve(publish(own));
      else {
        const name = `v3/${clusterPath(path).replaceAll('/', '__')}.json`;
        document = load(name).then(async (one) => one && publish(await inTurns(served(catalogue, one))));
      }
      generated.set(path, document);
      // A file that could not be read now may be readable for the next request.
      document.catch(() => generated.delete(path));
    }
    return document;
  };
  const v3 = (path: string): Promise<PublishedDocument | undefined> => {
    if (builtin.has(path) || discovery.paths.includes(path)) return generatedDocument(path);
    const resources = resourcesAt(catalogue, path);
    return resources.length === 0
      ? Promise.resolve(undefined)
      : custom.document(path, resources, () => load(TEMPLATE_V3));
  };
  // One entry: the document of the current revision.
  const v2 = new RecentCache<number, Promise<PublishedDocument>>({ maxCost: 1, idle: IDLE });

  return {
    v2() {
      const { revision } = catalogue;
      const known = v2.get(revision);
      if (known !== undefined) return known;
      const document = load('v2.json').then((one) => publishV2(one, catalogue, discovery));
      v2.set(revision, document, 1);
      document.catch(() => v2.delete(revision));
      return document;
    },
    v3,
    builtinPaths: () => [...builtin],
    async v3Index() {
      const paths: Record<string, { serverRelativeURL: string }> = {};
      for (const path of [...discovery.paths, ...v3Paths(catalogue)].sort()) {
        // Nothing is made without a request: the hash of a custom group version comes from its definitions.
        const hash =
          builtin.has(path) || discovery.paths.includes(path)
            ? (await generatedDocument(path))?.hash
            : hashOf(resourcesAt(catalogue, path));
        if (hash !== undefined) paths[path] = { serverRelativeURL: `/openapi/v3/${path}?hash=${hash}` };
      }
      return publish({ paths });
    },
  };
}

/** The generated document whose Deployments are the template of custom kinds. */
const TEMPLATE_V3 = 'v3/apis__apps__v1.json';
/** A document unused for this long is evicted, in ms. */
const IDLE = 10 * 60_000;
/** Limit of cached documents of custom group versions, in bytes. */
const MOST_KEPT = 32 * 1024 * 1024;

/** Documents of custom group versions, made on demand. */
class CustomDocuments {
  readonly #kept = new RecentCache<string, PublishedDocument>({ maxCost: MOST_KEPT, idle: IDLE });
  /** Those in the making, so that each is made once for all requests. */
  readonly #making = new Map<string, Promise<PublishedDocument>>();
  #template: Promise<OpenApiTemplate & { readonly rest: Document }> | undefined;

  document(
    path: string,
    resources: readonly ServedResource[],
    load: () => Promise<Document | undefined>,
  ): Promise<PublishedDocument> {
    const hash = hashOf(resources);
    const known = this.#kept.get(path);
    if (known?.hash === hash) return Promise.resolve(known);
    const key = `${path} ${hash}`;
    let making = this.#making.get(key);
    if (making === undefined) {
      making = this.#make(resources, hash, load)
        .then((document) => {
          this.#kept.set(path, document, document.bytes.length);
          return document;
        })
        .finally(() => this.#making.delete(key));
      this.#making.set(key, making);
    }
    return making;
  }

  async #make(
    resources: readonly ServedResource[],
    hash: string,
    load: () => Promise<Document | undefined>,
  ): Promise<PublishedDocument> {
    this.#template ??= load().then((document) => ({ ...templateOf(document), rest: document! }));
    const template = await this.#template.catch((error: unknown) => {
      this.#template = undefined;
      throw error;
    });
    const { paths, schemas } = await inTurns(customMembers(template, resources, 'v3'));
    const components = printWith(
      { ...template.rest.components, schemas: {} },
      { schemas: printedObject(membersOf(sharedSchemas(template)), schemas) },
    );
    const text = printWith({ ...template.rest } as JsonObject, { paths: printedObject(paths), components });
    return { bytes: Buffer.from(text), hash };
  }
}

function templateOf(document: Document | undefined): OpenApiTemplate {
  if (document === undefined) throw new Error('generated documents are missing; run npm run generate');
  const paths = Object.entries(document.paths).filter(([path]) =>
    /\/apis\/apps\/v1\/(.*\/)?deployments(\/|$)/.test(path),
  );
  return { paths: Object.fromEntries(paths), schemas: document.components?.schemas ?? document.definitions ?? {} };
}

/** The document of version 2 contains everything, so it is rebuilt on demand after each change. */
async function publishV2(
  document: Document | undefined,
  catalogue: Catalogue,
  discovery: DiscoveryDocuments,
): Promise<PublishedDocument> {
  const read = discovery.versionTwo();
  const template = templateOf(document);
  const builtinTypes = { ...(read.definitions as Document['paths']), ...template.schemas };
  const resources = catalogue.resources.filter(({ definition }) => definition.custom);
  const { paths, schemas } = await inTurns(customMembers({ ...template, schemas: builtinTypes }, resources, 'v2'));
  const builtin = document && (await inTurns(served(catalogue, document)));
  const text = printWith({ ...document, paths: {}, definitions: {} } as JsonObject, {
    paths: printedObject(membersOf({ ...(read.paths as Document['paths']), ...builtin?.paths }), paths),
    definitions: printedObject(
      membersOf({ ...(read.definitions as Document['paths']), ...builtin?.definitions }),
      schemas,
    ),
  });
  return publishText(text);
}

/** Resources of `api/<version>` or `apis/<group>/<version>`; none of any other path. */
function resourcesAt(catalogue: Catalogue, path: string): readonly ServedResource[] {
  const [, core, group, version] = /^(?:api\/([^/]+)|apis\/([^/]+)\/([^/]+))$/.exec(path) ?? [];
  if (core !== undefined) return catalogue.resourcesOf('', core);
  return group === undefined || version === undefined ? [] : catalogue.resourcesOf(group, version);
}

/** Whether a group version has a generated document. */
function isBuiltin(catalogue: Catalogue, path: string): boolean {
  return resourcesAt(catalogue, path).some(({ definition }) => !definition.custom);
}

/** The same on every server, without making the documents: the generations and accepted names of the definitions. */
function hashOf(resources: readonly ServedResource[]): string {
  const identity = resources.map(
    ({ definition, forms }) => `${forms?.id ?? ''} ${definition.resource} ${definition.kind}`,
  );
  return createHash('sha512').update(identity.join('\n')).digest('hex').toUpperCase();
}

function v3Paths(catalogue: Catalogue): readonly string[] {
  return catalogue.groups.flatMap(({ group, versions }) =>
    versions.map((version) => (group === '' ? `api/${version}` : `apis/${group}/${version}`)),
  );
}

function clusterPath(path: string): string {
  const [prefix, ...rest] = path.split('/');
  return prefix === 'apis' ? ['apis', clusterGroup(rest[0]!), ...rest.slice(1)].join('/') : path;
}

/** A generated document without operations on disabled resources, and without types used only there. */
function* served(catalogue: Catalogue, document: Document): Steps<Document> {
  const kept = Object.entries(document.paths).filter(([path]) => isServed(catalogue, path));
  if (kept.length === Object.keys(document.paths).length) return document;
  const paths = Object.fromEntries(kept);
  const types = document.components?.schemas ?? document.definitions ?? {};
  const named = yield* referencedTypes(paths, types);
  const left = Object.fromEntries(Object.entries(types).filter(([name]) => named.has(name)));
  return document.components === undefined
    ? { ...document, paths, definitions: left }
    : { ...document, paths, components: { ...document.components, schemas: left } };
}

/** Paths without a resource (`/apis/apps/v1/`, `/version/`) are served as long as their group version is. */
function isServed(catalogue: Catalogue, path: string): boolean {
  const match = /^\/(?:api|apis\/([^/]+))\/([^/]+)\/(?:watch\/)?(?:namespaces\/\{namespace\}\/)?([^/]*)/.exec(path);
  if (match === null) return true;
  const [, group = '', version = '', resource = ''] = match;
  if (resource === '')
    return catalogue.resources.some(({ definition }) => definition.group === group && definition.version === version);
  return catalogue.find(group, version, resource) !== undefined;
}
