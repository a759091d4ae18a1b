import { clusterGroup, createRenamer, type Renamer } from '../naming/apply.js';
import type { NamingProfile } from '../naming/profile.js';
import type { Catalogue } from '../resources/catalogue.js';
import { RevisionCache, publish, publishText, type PublishedDocument } from './cached.js';

/** Reads one generated document below `generated/openapi/`; undefined when there is none of that name. */
export type ReadGenerated = (name: string) => Promise<string | undefined>;

/** The OpenAPI documents of what is served. */
export interface OpenApi {
  /** `/openapi/v2`. */
  v2(): Promise<PublishedDocument>;
  /** `/openapi/v3`: where the document of each group version is, with its hash. */
  v3Index(): Promise<PublishedDocument>;
  /** `/openapi/v3/{path}`, path being `api/v1` or `apis/{group}/{version}`; undefined when it is not served. */
  v3(path: string): Promise<PublishedDocument | undefined>;
  /** The paths of the built-in kinds' documents. */
  builtinPaths(): readonly string[];
}

interface Document {
  readonly paths: { readonly [path: string]: unknown };
}

/**
 * Serves the generated documents in the naming of the profile. They are read, renamed and hashed on first use and kept
 * until the catalogue changes. Operations on resources that are turned off are left out.
 */
export function createOpenApi(parts: {
  readonly catalogue: Catalogue;
  readonly naming: NamingProfile;
  readonly read: ReadGenerated;
}): OpenApi {
  const { catalogue, naming, read } = parts;
  const documents = new RevisionCache<Promise<PublishedDocument | undefined>>(catalogue);
  const load = async (name: string): Promise<PublishedDocument | undefined> => {
    const text = await read(name);
    if (text === undefined) return undefined;
    const renamed = renamerOf(catalogue, naming).text(text);
    const document = JSON.parse(renamed) as Document;
    const served = servedPaths(catalogue, document);
    return served === document ? publishText(renamed) : publish(served);
  };
  const v3 = (path: string): Promise<PublishedDocument | undefined> =>
    v3Paths(catalogue).includes(path)
      ? documents.get(path, () => load(`v3/${clusterPath(path).replaceAll('/', '__')}.json`))
      : Promise.resolve(undefined);

  // At this moment nothing else is served yet.
  const builtin = v3Paths(catalogue);

  return {
    async v2() {
      const document = await documents.get('v2', () => load('v2.json'));
      if (document === undefined) throw new Error('generated/openapi/v2.json is missing; run npm run generate');
      return document;
    },
    v3,
    builtinPaths: () => builtin,
    async v3Index() {
      const paths: Record<string, { serverRelativeURL: string }> = {};
      for (const path of v3Paths(catalogue)) {
        const document = await v3(path);
        if (document !== undefined) {
          paths[path] = { serverRelativeURL: `/openapi/v3/${path}?hash=${document.hash}` };
        }
      }
      return publish({ paths });
    },
  };
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

function renamerOf(catalogue: Catalogue, naming: NamingProfile): Renamer {
  return createRenamer(
    naming,
    catalogue.groups.map(({ group }) => clusterGroup(group)),
  );
}

/** Leaves out paths of resources that are not in the catalogue; the same document when nothing is to be left out. */
function servedPaths(catalogue: Catalogue, document: Document): Document {
  const kept = Object.entries(document.paths).filter(([path]) => isServed(catalogue, path));
  return kept.length === Object.keys(document.paths).length
    ? document
    : { ...document, paths: Object.fromEntries(kept) };
}

/** Paths that name no resource (`/apis/apps/v1/`, `/version/`) are served as long as their group version is. */
function isServed(catalogue: Catalogue, path: string): boolean {
  const match = /^\/(?:api|apis\/([^/]+))\/([^/]+)\/(?:watch\/)?(?:namespaces\/\{namespace\}\/)?([^/]*)/.exec(path);
  if (match === null) return true;
  const [, group = '', version = '', resource = ''] = match;
  if (resource === '')
    return catalogue.resources.some(({ definition }) => definition.group === group && definition.version === version);
  return catalogue.find(group, version, resource) !== undefined;
}
