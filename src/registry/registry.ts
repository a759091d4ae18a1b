import type { PlacesOf } from '../json/exact-parser.js';
import type { ParsedJson } from '../json/parse.js';
import type { JsonObject } from '../json/types.js';
import type { WrittenNumbers } from '../json/written-numbers.js';
import type { StatusDetails } from '../meta/errors.js';
import type { Awaitable } from '../meta/awaitable.js';
import type { KubeObject } from '../meta/object.js';
import type { DeleteOptions, GetOptions, ListOptions, WriteOptions } from '../meta/options.js';
import type { WatchEventType } from '../meta/watch-event.js';
import type { RequestContext } from '../request/context.js';
import type { ServedResource } from '../resources/catalogue.js';

/** The target of a call. `namespace` is empty for cluster-scoped resources and for all namespaces. */
export interface ResourceTarget {
  readonly resource: ServedResource;
  readonly namespace: string;
  /** Empty for collections. */
  readonly name: string;
  /** Empty for the main resource. */
  readonly subresource: string;
}

/**
 * An object in the requested version. A StoredObject is one unchanged when the requested version is the stored one;
 * other versions and subresource bodies (Scale) have their own bytes.
 */
export interface ServedObject {
  readonly namespace: string;
  readonly name: string;
  readonly revision: number;
  /** JSON, serialised once. */
  readonly bytes: Buffer;
  /** About the length of `bytes`, known without unpacking or encoding anything. */
  readonly size: number;
  readonly parsed: KubeObject;
  /** The parsed form if it is in memory. */
  readonly parsedBefore?: KubeObject | undefined;
  /** `StoredObject.outline`. */
  readonly outline?: Buffer | undefined;
  /** An encoded form made once and shared (`StoredObject.encoded`). */
  encoded(form: string, make: () => Buffer): Buffer;
}

/** A decoded request body. */
export interface DecodedBody {
  readonly object: JsonObject;
  /** Paths of repeated members (`spec.replicas`), for field validation. */
  readonly duplicateFields: readonly string[];
  /** Keys repeated in YAML, each in words with its line; `duplicateFields` is then absent. */
  readonly repeatedKeys?: readonly string[];
  /** Positions of members in the body, for the order of faults; absent without repeated members. */
  readonly placesOf?: PlacesOf;
  /** Faults of the form of the patch that produced the object, in words, for field validation. */
  readonly formFaults?: readonly string[];
  /** The members are ordered by name, since the object was made from several; for the order of faults. */
  readonly byName?: boolean;
  /** The object was made in memory and never was JSON text, so that its errors are worded differently. */
  readonly fromTree?: boolean;
  /** JSON numbers whose text differs from their printed form, such as `3.0`. */
  readonly written?: WrittenNumbers | undefined;
}

/** A patch as received. `mediaType` has no parameters. */
export interface PatchBody {
  readonly mediaType: string;
  readonly bytes: Buffer;
  /** Keys repeated in an intent, each in words with its line. */
  readonly repeatedKeys?: readonly string[];
  /** The parsed intent, when it has been read. */
  readonly parsed?: ParsedJson;
}

/** Result of list; `items` may be iterated repeatedly. */
export interface ListOutcome {
  readonly items: readonly ServedObject[];
  readonly revision: number;
  /** Empty when the list is complete. */
  readonly continueToken: string;
  readonly remainingItemCount: number | undefined;
}

/** Result of create, update and patch. */
export interface WriteOutcome {
  readonly object: ServedObject;
  /** True when the object is new (201 instead of 200). */
  readonly created: boolean;
}

/**
 * Result of delete: the object that remains for now (it has finalizers or a grace period), or a Status Success. Some
 * kinds show the object although it is `gone`.
 */
export type DeleteOutcome =
  | { readonly kind: 'object'; readonly object: ServedObject; readonly gone?: true }
  | { readonly kind: 'status'; readonly details: StatusDetails };

/** One watch event. A bookmark has no object but a revision. */
export type ServedEvent =
  | { readonly type: Exclude<WatchEventType, 'BOOKMARK' | 'ERROR'>; readonly object: ServedObject }
  | { readonly type: 'BOOKMARK'; readonly revision: number; readonly initialEventsEnd: boolean }
  /** The last event: the watch ended for this reason (410 Expired and so on). */
  | { readonly type: 'ERROR'; readonly error: Error };

/** A running watch; see StoreWatch for the meaning of the receiver's answer. */
export interface ServedWatch {
  resume(): void;
  /** Sends a bookmark with the present version, when the client allows bookmarks and has received everything before. */
  sendProgress(): void;
  close(): void;
}

/** Receives batches of events; false asks to pause until `resume()`. `ended` is called after the last one. */
export interface WatchReceiver {
  events(batch: readonly ServedEvent[]): boolean;
  ended(): void;
}

/** The generic verbs on every kind (house: one file per verb). All throw StatusError. */
export interface Registry {
  get(context: RequestContext, target: ResourceTarget, options: GetOptions): Awaitable<ServedObject>;
  list(context: RequestContext, target: ResourceTarget, options: ListOptions): Promise<ListOutcome>;
  watch(
    context: RequestContext,
    target: ResourceTarget,
    options: ListOptions,
    receiver: WatchReceiver,
  ): Promise<ServedWatch>;
  create(
    context: RequestContext,
    target: ResourceTarget,
    body: DecodedBody,
    options: WriteOptions,
  ): Promise<WriteOutcome>;
  update(
    context: RequestContext,
    target: ResourceTarget,
    body: DecodedBody,
    options: WriteOptions,
  ): Promise<WriteOutcome>;
  patch(
    context: RequestContext,
    target: ResourceTarget,
    patch: PatchBody,
    options: WriteOptions,
  ): Promise<WriteOutcome>;
  delete(context: RequestContext, target: ResourceTarget, options: DeleteOptions): Promise<DeleteOutcome>;
  deleteCollection(
    context: RequestContext,
    target: ResourceTarget,
    list: ListOptions,
    options: DeleteOptions,
  ): Promise<ListOutcome>;
}
