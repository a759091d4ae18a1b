import { printJson } from '../json/print.js';
import type { JsonObject } from '../json/types.js';
import { apiVersionOf } from '../meta/gvk.js';
import type { Awaitable } from '../meta/awaitable.js';
import type { KubeObject } from '../meta/object.js';
import type { StoredObject } from '../meta/stored-object.js';
import type { NamingProfile } from '../naming/profile.js';
import type { ServedResource } from '../resources/catalogue.js';
import type { ObjectForms } from '../resources/forms.js';
import { storageGroupOf, type ResourceDefinition } from '../resources/definition.js';
import { createConvertedObjects } from './converted-objects.js';
import { StorageError } from '../storage/errors.js';
import type { ServedObject } from './registry.js';
import type { Slices } from './slices.js';

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

/** The object as bytes, with members in stored order and its resourceVersion. */
function printObject(object: JsonObject): Buffer {
  const { kind, apiVersion, metadata, ...rest } = object;
  return Buffer.from(printJson({ kind, apiVersion, metadata: metadata ?? {}, ...rest }));
}

/** An object that is served but not stored in this form: a dry run's result, or the body of a subresource. */
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

  get size(): number {
    return this.bytes.length;
  }

  encoded(form: string, make: () => Buffer): Buffer {
    let bytes = this.#forms.get(form);
    if (bytes === undefined) this.#forms.set(form, (bytes = make()));
    return bytes;
  }
}

/** A stored object in another form; its encodings are cached on the stored object and shared like its own. */
class OtherForm implements ServedObject {
  readonly #stored: StoredObject;
  /** Distinguishes this form from the others cached on the stored object. */
  readonly #id: string;
  readonly #convert: () => KubeObject;
  #parsed: KubeObject | undefined;

  constructor(stored: StoredObject, id: string, convert: () => KubeObject) {
    this.#stored = stored;
    this.#id = id;
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

  get size(): number {
    return this.#stored.size;
  }

  encoded(form: string, make: () => Buffer): Buffer {
    return this.#stored.encoded(`${this.#id}|${form}`, make);
  }
}

/** Conversion between the requested version and the stored one; promises come from conversion webhooks. */
export interface Versions {
  /** The stored object itself when it is already in the requested form, otherwise a converted view. */
  serve(resource: ServedResource, stored: StoredObject): Awaitable<ServedObject>;
  /**
   * `serve` for a whole list; the list itself when all are in the requested form. A long one is converted in turns.
   *
   * @param gone whether nobody waits for it any more.
   * @throws StorageError `aborted` then
   */
  serveAll(
    resource: ServedResource,
    list: readonly StoredObject[],
    gone?: () => boolean,
  ): Awaitable<readonly ServedObject[]>;
  /** From the stored version to the requested one. */
  fromStorage(resource: ServedResource, object: KubeObject): Awaitable<KubeObject>;
  /** From the requested version to the stored one. */
  toStorage(resource: ServedResource, object: KubeObject): Awaitable<KubeObject>;
}

/** A loop, since a native call would cost more than these few bytes. */
function startsWith(bytes: Buffer, prefix: Buffer): boolean {
  if (bytes.length <= prefix.length) return false;
  for (let at = 0; at < prefix.length; at += 1) if (bytes[at] !== prefix[at]) return false;
  return true;
}

/** Serves stored objects of one kind; implemented by both halves below. */
interface Serving {
  one(resource: ServedResource, stored: StoredObject): Awaitable<ServedObject>;
  all(
    resource: ServedResource,
    list: readonly StoredObject[],
    gone?: () => boolean,
  ): Awaitable<readonly ServedObject[]>;
}

/**
 * Makes the conversions of one registry. They cache one prefix per served version, which stored objects have the form
 * of a definition, and the results of webhooks.
 */
export function createVersions(naming: NamingProfile, slices: Slices): Versions {
  const convert = converter(naming);
  const plain = servingPlain(convert);
  const formed = servingForms(slices);
  /** Lists whose objects are all in the requested form; lists of the store are often requested again. */
  const uniform = new WeakMap<ServedResource, WeakSet<readonly StoredObject[]>>();
  return {
    serve: (resource, stored) => (resource.forms === undefined ? plain : formed).one(resource, stored),
    serveAll(resource, list, gone) {
      let known = uniform.get(resource);
      if (known === undefined) uniform.set(resource, (known = new WeakSet()));
      if (known.has(list)) return list;
      const served = (resource.forms === undefined ? plain : formed).all(resource, list, gone);
      const note = (objects: readonly ServedObject[]): readonly ServedObject[] => {
        if (objects === list) known.add(list);
        return objects;
      };
      return served instanceof Promise ? served.then(note) : note(served);
    },
    fromStorage(resource, object) {
      const { forms, definition } = resource;
      if (forms === undefined) return convert(resource, object, servedApiVersion(definition));
      const served = forms.toServed([object]);
      return served instanceof Promise ? served.then((objects) => objects[0]!) : served[0]!;
    },
    toStorage: (resource, object) =>
      resource.forms === undefined
        ? convert(resource, object, storageApiVersion(resource.definition))
        : resource.forms.toStored(object),
  };
}

/** Kinds whose stored objects are always in normal form: versions differ in apiVersion only. */
function servingPlain(convert: Convert): Serving {
  const prefixes = new WeakMap<ServedResource, Buffer>();
  const prefixOf = (resource: ServedResource): Buffer => {
    let prefix = prefixes.get(resource);
    if (prefix === undefined) {
      const { kind } = resource.definition;
      const head = printJson({ kind, apiVersion: servedApiVersion(resource.definition) });
      prefixes.set(resource, (prefix = Buffer.from(`${head.slice(0, -1)},`)));
    }
    return prefix;
  };
  const one = (resource: ServedResource, stored: StoredObject): ServedObject => {
    // The first bytes show whether the stored version is the requested one, without parsing.
    if (startsWith(stored.head, prefixOf(resource))) return stored;
    const apiVersion = servedApiVersion(resource.definition);
    return new OtherForm(stored, apiVersion, () => convert(resource, stored.parsed, apiVersion));
  };
  return {
    one,
    all(resource, list) {
      const prefix = prefixOf(resource);
      return list.every((stored) => startsWith(stored.head, prefix))
        ? list
        : list.map((stored) => one(resource, stored));
    },
  };
}

/** Bytes of stored objects that are read and normalised at once. */
const AT_ONCE = 256 * 1024;
/** The same for webhooks, which get many objects in one call. */
const ASKED_AT_ONCE = 4 * 1024 * 1024;

/**
 * Kinds whose stored objects may be older than their definition. Each is read once per definition; one that already has
 * the form of this definition is served unread from then on.
 */
function servingForms(slices: Slices): Serving {
  const normal = new WeakMap<ObjectForms, WeakSet<StoredObject>>();
  const converted = createConvertedObjects();

  const isNormal = (forms: ObjectForms, stored: StoredObject): boolean => normal.get(forms)?.has(stored) ?? false;
  const keyOf = (forms: ObjectForms, { uid, revision }: StoredObject): string => `${forms.id}|${uid}|${revision}`;

  const take = (forms: ObjectForms, stored: StoredObject, before: KubeObject, after: KubeObject): ServedObject => {
    if (after !== before) return new OtherForm(stored, forms.id, () => after);
    let known = normal.get(forms);
    if (known === undefined) normal.set(forms, (known = new WeakSet()));
    known.add(stored);
    return stored;
  };

  const all: Serving['all'] = (resource, list, gone) => {
    const forms = resource.forms!;
    const served: ServedObject[] = [];
    const lagging: number[] = [];
    for (const [index, stored] of list.entries()) {
      const known = isNormal(forms, stored) ? stored : converted.get(keyOf(forms, stored));
      if (known === undefined) lagging.push(index);
      served.push(known ?? stored);
    }
    const convert = (indexes: readonly number[]): Awaitable<void> => {
      const parsed = indexes.map((index) => list[index]!.parsed);
      const place = (results: readonly KubeObject[], keep: boolean): void => {
        for (const [at, index] of indexes.entries()) {
          const stored = list[index]!;
          const object = take(forms, stored, parsed[at]!, results[at]!);
          served[index] = object;
          if (keep && object !== stored) converted.set(keyOf(forms, stored), object, stored.size);
        }
      };
      const results = forms.toServed(parsed);
      return results instanceof Promise ? results.then((answer) => place(answer, true)) : place(results, false);
    };
    const result = (): readonly ServedObject[] =>
      served.every((object, index) => object === list[index]) ? list : served;
    const sizes = lagging.reduce((sum, index) => sum + list[index]!.size, 0);
    if (sizes > AT_ONCE) return inTurns(lagging, (index) => list[index]!.size, convert, gone).then(result);
    const done = lagging.length === 0 ? undefined : convert(lagging);
    return done instanceof Promise ? done.then(result) : result();
  };

  /** Converts for a while, then gives others a turn. */
  const inTurns = async (
    lagging: readonly number[],
    sizeOf: (index: number) => number,
    convert: (indexes: readonly number[]) => Awaitable<void>,
    gone: (() => boolean) | undefined,
  ): Promise<void> => {
    let most = AT_ONCE;
    for (let at = 0; at < lagging.length;) {
      if (gone?.() === true) throw new StorageError('aborted', 'the caller went away');
      const some: number[] = [];
      for (let size = 0; at < lagging.length && (some.length === 0 || size < most); at += 1) {
        some.push(lagging[at]!);
        size += sizeOf(lagging[at]!);
      }
      const done = convert(some);
      if (done instanceof Promise) {
        most = ASKED_AT_ONCE;
        await done;
      }
      await slices.turn();
    }
  };

  return {
    all,
    one(resource, stored) {
      if (isNormal(resource.forms!, stored)) return stored;
      const served = all(resource, [stored]);
      return served instanceof Promise ? served.then((objects) => objects[0]!) : served[0]!;
    },
  };
}
