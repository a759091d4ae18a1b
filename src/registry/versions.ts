import { printJson } from '../json/print.js';
import type { JsonObject } from '../json/types.js';
import { apiVersionOf } from '../meta/gvk.js';
import type { KubeObject } from '../meta/object.js';
import type { StoredObject } from '../meta/stored-object.js';
import type { NamingProfile } from '../naming/profile.js';
import type { ServedResource } from '../resources/catalogue.js';
import { storageGroupOf, type ResourceDefinition } from '../resources/definition.js';
import type { ServedObject } from './registry.js';

/** `apiVersion` of the version that the definition describes. */
export function servedApiVersion(definition: ResourceDefinition): string {
  return apiVersionOf(definition.group, definition.version);
}

/** `apiVersion` of the version in which its objects are stored. */
export function storageApiVersion(definition: ResourceDefinition): string {
  return apiVersionOf(storageGroupOf(definition), definition.storageVersion);
}

/** The object in another version of its kind. Without a conversion of its own, a kind differs in apiVersion only. */
type Convert = (resource: ServedResource, object: KubeObject, apiVersion: string) => KubeObject;

function converter(naming: NamingProfile): Convert {
  return (resource, object, apiVersion) => {
    if (object.apiVersion === apiVersion) return object;
    const converted = resource.strategy.convert?.(object, apiVersion, naming) ?? object;
    return { ...converted, apiVersion, kind: resource.definition.kind };
  };
}

/** The object as bytes, in the order of members that stored ones have, and with its resourceVersion. */
function printObject(object: JsonObject): Buffer {
  const { kind, apiVersion, metadata, ...rest } = object;
  return Buffer.from(printJson({ kind, apiVersion, metadata: metadata ?? {}, ...rest }));
}

/** An object that is served and not stored as such: a dry run's result, or the body of a subresource. */
export function transientObject(object: KubeObject, revision: number): ServedObject {
  return new OwnBytes(object, revision);
}

class OwnBytes implements ServedObject {
  readonly namespace: string;
  readonly name: string;
  readonly revision: number;
  readonly parsed: KubeObject;
  readonly bytes: Buffer;
  readonly #forms = new Map<string, Buffer>();

  constructor(object: KubeObject, revision: number) {
    this.namespace = object.metadata.namespace ?? '';
    this.name = object.metadata.name ?? '';
    this.revision = revision;
    this.parsed = object;
    this.bytes = printObject(object);
  }

  encoded(form: string, make: () => Buffer): Buffer {
    let bytes = this.#forms.get(form);
    if (bytes === undefined) this.#forms.set(form, (bytes = make()));
    return bytes;
  }
}

/** A stored object seen in another version; its forms are kept with the stored object and shared like its own. */
class OtherVersion implements ServedObject {
  readonly #stored: StoredObject;
  readonly #apiVersion: string;
  readonly #convert: () => KubeObject;
  #parsed: KubeObject | undefined;

  constructor(stored: StoredObject, apiVersion: string, convert: () => KubeObject) {
    this.#stored = stored;
    this.#apiVersion = apiVersion;
    this.#convert = convert;
  }

  get namespace(): string {
    return this.#stored.namespace;
  }

  get name(): string {
    return this.#stored.name;
  }

  get revision(): number {
    return this.#stored.revision;
  }

  get parsed(): KubeObject {
    return (this.#parsed ??= this.#convert());
  }

  get bytes(): Buffer {
    return this.encoded('json', () => printObject(this.parsed));
  }

  encoded(form: string, make: () => Buffer): Buffer {
    return this.#stored.encoded(`${this.#apiVersion}|${form}`, make);
  }
}

/** Objects between the version that a client asked for and the one that is stored. */
export interface Versions {
  /** The stored object itself when it is in the requested version already, and a converted view otherwise. */
  serve(resource: ServedResource, stored: StoredObject): ServedObject;
  /** `serve` for a whole list; the list itself when all are in the requested version already. */
  serveAll(resource: ServedResource, list: readonly StoredObject[]): readonly ServedObject[];
  /** From the requested version to the one that is stored. */
  toStorage(resource: ServedResource, object: KubeObject): KubeObject;
}

/** A loop, as a call into native code would cost more than these few bytes. */
function startsWith(bytes: Buffer, prefix: Buffer): boolean {
  if (bytes.length <= prefix.length) return false;
  for (let at = 0; at < prefix.length; at += 1) if (bytes[at] !== prefix[at]) return false;
  return true;
}

/** Makes the conversions of one registry. They remember one prefix per served version. */
export function createVersions(naming: NamingProfile): Versions {
  const prefixes = new WeakMap<ServedResource, Buffer>();
  /** Lists that hold nothing but objects of the requested version; lists of the store are often asked for again. */
  const uniform = new WeakMap<ServedResource, WeakSet<readonly StoredObject[]>>();
  const convert = converter(naming);
  const prefixOf = (resource: ServedResource): Buffer => {
    let prefix = prefixes.get(resource);
    if (prefix === undefined) {
      const { kind } = resource.definition;
      const head = printJson({ kind, apiVersion: servedApiVersion(resource.definition) });
      prefixes.set(resource, (prefix = Buffer.from(`${head.slice(0, -1)},`)));
    }
    return prefix;
  };
  const serve = (resource: ServedResource, stored: StoredObject): ServedObject => {
    // Whether the stored version is the requested one shows in the first bytes, without a parse.
    if (startsWith(stored.bytes, prefixOf(resource))) return stored;
    const apiVersion = servedApiVersion(resource.definition);
    return new OtherVersion(stored, apiVersion, () => convert(resource, stored.parsed, apiVersion));
  };
  return {
    serve,
    serveAll(resource, list) {
      let known = uniform.get(resource);
      if (known === undefined) uniform.set(resource, (known = new WeakSet()));
      if (known.has(list)) return list;
      const prefix = prefixOf(resource);
      if (!list.every((stored) => startsWith(stored.bytes, prefix)))
        return list.map((stored) => serve(resource, stored));
      known.add(list);
      return list;
    },
    toStorage: (resource, object) => convert(resource, object, storageApiVersion(resource.definition)),
  };
}
