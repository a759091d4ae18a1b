import type { Kinds } from '../../../generated/types/kinds.js';
import { isJsonArray, isJsonObject } from '../../json/own-property.js';
import type { JsonValue } from '../../json/types.js';
import type { ClusterApiVersion } from '../../naming/cluster-api-version.js';
import { parseApiVersion, type GroupVersionResource } from '../../meta/gvk.js';
import type { KubeObject } from '../../meta/object.js';
import { StatusError } from '../../meta/errors.js';
import type {
  ChangeOptions,
  Client,
  ObjectPatch,
  ReadListOptions,
  ReadOptions,
  RemoveOptions,
  SelectOptions,
} from '../client.js';
import { createInformer, type Informer, type InformerOptions } from '../informer.js';
import { readKubeconfig } from './kubeconfig.js';
import { createRemoteClient } from './remote-client.js';
import { createTransport, type Transport } from './transport.js';
import { watchForever, type TypedEvent } from './watch-forever.js';

export { StatusError };
/** The result type of the verbs. */
export type { Informer, KubeObject };

/** The generated type of a built-in kind, in either naming; `KubeObject` for custom ones. */
export type TypeOf<V extends string, K extends string> =
  ClusterApiVersion<V> extends keyof Kinds
    ? K extends keyof Kinds[ClusterApiVersion<V>]
      ? Kinds[ClusterApiVersion<V>][K]
      : KubeObject
    : KubeObject;

/** The input type of writes: the server fills in the rest. */
export type Draft<T> = T extends readonly (infer Item)[]
  ? readonly Draft<Item>[]
  : T extends object
    ? { readonly [Member in keyof T]?: Draft<T[Member]> }
    : T;

/** The namespace of objects (absent: that of the kubeconfig, or none for a cluster-scoped kind). */
export interface Place {
  readonly namespace?: string;
}

/** The identity of an object. */
export interface Named extends Place {
  readonly name: string;
}

/** A page, or all, of a collection. */
export interface TypedList<T> {
  readonly items: readonly T[];
  readonly resourceVersion: string;
  /** Empty on the last page. */
  readonly continueToken: string;
}

/** The verbs on one kind. All reject with StatusError for error answers. */
export interface KindClient<T> {
  get(object: Named, options?: ReadOptions): Promise<T>;
  /** `namespace: ''` lists all namespaces. */
  list(place?: Place, options?: ReadListOptions): Promise<TypedList<T>>;
  /**
   * Existing objects, then every change, as long as the caller reads: a broken watch is resumed where it ended, and
   * missed changes are sent as differences when the server no longer has the version.
   */
  watch(place?: Place, options?: SelectOptions): AsyncGenerator<TypedEvent<T>>;
  create(object: Draft<T>, options?: ChangeOptions): Promise<T>;
  update(object: Draft<T>, options?: ChangeOptions): Promise<T>;
  patch(object: Named, patch: JsonValue, options?: ChangeOptions & { readonly type?: PatchType }): Promise<T>;
  /** Server-side apply: the intent of one field manager. */
  apply(object: Draft<T>, options: ChangeOptions & { readonly fieldManager: string }): Promise<T>;
  delete(object: Named, options?: RemoveOptions): Promise<void>;
  deleteCollection(place?: Place, options?: SelectOptions & RemoveOptions): Promise<void>;
  /** The same verbs on a subresource with the kind's own form (`status`), or with another one (`scale`). */
  subresource<S = T>(name: string): Pick<KindClient<S>, 'get' | 'update' | 'patch'>;
  /** The cached collection; start it, and await `synced`. */
  informer(options?: Place & Omit<InformerOptions, 'type'>): Promise<Informer>;
}

/** The format of a patch. */
export type PatchType = 'merge' | 'json' | 'strategic';

/** A server, accessed as one user. */
export interface ApiClient {
  /** The verbs on a kind, typed by its schema: `client.resource('apps/v1', 'Deployment')`. */
  resource<V extends keyof Kinds & string, K extends keyof Kinds[V] & string>(
    apiVersion: V,
    kind: K,
  ): KindClient<Kinds[V][K]>;
  resource<V extends string, K extends string>(apiVersion: V, kind: K): KindClient<TypeOf<V, K>>;
  /** A custom kind, with the type that was generated from its definition. */
  resource<T>(apiVersion: string, kind: string): KindClient<T>;
  /** Closes idle connections; requests in flight go on. */
  close(): void;
}

const PATCH_TYPES = {
  merge: 'application/merge-patch+json',
  json: 'application/json-patch+json',
  strategic: 'application/strategic-merge-patch+json',
} as const satisfies Record<PatchType, ObjectPatch['mediaType']>;

/**
 * A typed client of a server, from a kubeconfig: client certificate or token, embedded or in files.
 *
 * @throws Error when the kubeconfig lacks something
 */
export function createClient(
  kubeconfig: string,
  options: { readonly context?: string; readonly userAgent?: string } = {},
): ApiClient {
  const connection = readKubeconfig(kubeconfig, options.context);
  const transport = createTransport(connection, options.userAgent ?? 'cluster-apiserver-client');
  const client = createRemoteClient(transport);
  const find = createResourceFinder(transport);
  return {
    resource: (apiVersion: string, kind: string) =>
      kindClient(client, () => find(apiVersion, kind), { apiVersion, kind }, connection.namespace) as never,
    close: () => transport.close(),
  };
}

interface FoundResource {
  readonly type: GroupVersionResource;
  readonly namespaced: boolean;
}

/** Queries discovery once per group version; again for kinds that are added later. */
function createResourceFinder(transport: Transport): (apiVersion: string, kind: string) => Promise<FoundResource> {
  const known = new Map<string, FoundResource>();
  return async (apiVersion, kind) => {
    const key = `${apiVersion} ${kind}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const parsed = parseApiVersion(apiVersion);
    if (parsed === undefined) throw new Error(`"${apiVersion}" is no apiVersion`);
    const root = parsed.group === '' ? `/api/${parsed.version}` : `/apis/${apiVersion}`;
    const { resources } = await transport.send({ method: 'GET', path: root });
    for (const each of isJsonArray(resources) ? resources : []) {
      if (!isJsonObject(each) || typeof each['name'] !== 'string' || each['name'].includes('/')) continue;
      const type = { ...parsed, resource: each['name'] };
      known.set(`${apiVersion} ${String(each['kind'])}`, { type, namespaced: each['namespaced'] === true });
    }
    const now = known.get(key);
    if (now === undefined) throw new StatusError(404, 'NotFound', `the server has no kind ${kind} in ${apiVersion}`);
    return now;
  };
}

function kindClient(
  client: Client,
  find: () => Promise<FoundResource>,
  typed: { readonly apiVersion: string; readonly kind: string },
  defaultNamespace: string,
  subresource?: string,
): KindClient<KubeObject> {
  const at = async (place: Place | undefined) => {
    const { type, namespaced } = await find();
    const namespace = place?.namespace ?? defaultNamespace;
    return { type, ...(namespaced && namespace !== '' ? { namespace } : {}) };
  };
  const one = async ({ name, namespace }: { readonly name?: string; readonly namespace?: string }) => ({
    ...(await at(namespace === undefined ? {} : { namespace })),
    name: name ?? '',
    ...(subresource === undefined ? {} : { subresource }),
  });
  const whole = (object: Draft<KubeObject>): KubeObject => ({ ...typed, ...object }) as KubeObject;
  return {
    get: async (object, options) => client.get(await one(object), options),
    list: async (place, options) => client.list(await at(place), options),
    async *watch(place, options) {
      yield* watchForever(client, { ...(await at(place)), ...options });
    },
    create: async (object, options) => client.create(await at(placeOf(object)), whole(object), options),
    update: async (object, options) =>
      client.update(
        await one(whole(object).metadata),
        subresource === undefined ? whole(object) : (object as KubeObject),
        options,
      ),
    patch: async (object, patch, options) =>
      client.patch(await one(object), { mediaType: PATCH_TYPES[options?.type ?? 'merge'], patch }, options),
    apply: async (object, options) =>
      client.patch(
        await one(whole(object).metadata),
        { mediaType: 'application/apply-patch+yaml', patch: whole(object) },
        options,
      ),
    delete: async (object, options) => client.delete(await one(object), options),
    deleteCollection: async (place, options) => client.deleteCollection(await at(place), options),
    subresource: (name) => kindClient(client, find, typed, defaultNamespace, name) as never,
    informer: async (options = {}) => createInformer(client, { ...options, ...(await at(options)) }),
  };
}

function placeOf(object: Draft<KubeObject>): Place {
  const namespace = object.metadata?.namespace;
  return namespace === undefined ? {} : { namespace };
}
