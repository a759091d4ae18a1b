import type { JsonValue } from '../json/types.js';
import type { GroupVersionResource } from '../meta/gvk.js';
import type { KubeObject } from '../meta/object.js';
import type { PropagationPolicy } from '../meta/options.js';
import type { StatusError } from '../meta/errors.js';

/** A collection: all objects of a type, or those in one namespace. */
export interface CollectionAddress {
  readonly type: GroupVersionResource;
  /** Absent or empty: cluster-scoped, or all namespaces. */
  readonly namespace?: string;
}

/** One object, or a subresource of it. */
export interface ObjectAddress extends CollectionAddress {
  readonly name: string;
  readonly subresource?: string;
}

/** Common options of calls: the abort signal. */
export interface CallOptions {
  readonly signal?: AbortSignal;
}

/** Reading one object. `resourceVersion` '0' allows the cache; absent: the newest. */
export interface ReadOptions extends CallOptions {
  readonly resourceVersion?: string;
}

/** Which objects of a collection. */
export interface SelectOptions extends CallOptions {
  readonly labelSelector?: string;
  readonly fieldSelector?: string;
}

/** How a list is read: version, limit and page. */
export interface ReadListOptions extends SelectOptions {
  readonly resourceVersion?: string;
  readonly limit?: number;
  readonly continueToken?: string;
}

/** A page, or all, of a collection. */
export interface ObjectList {
  readonly items: readonly KubeObject[];
  readonly resourceVersion: string;
  /** Empty on the last page. */
  readonly continueToken: string;
}

/**
 * Watching. With `from` set, changes after that version; without, first all present objects, then a bookmark with
 * `initialEventsEnd`, then changes.
 */
export interface ReadWatchOptions extends SelectOptions {
  readonly from?: string;
  /** Objects contain only their identity and lifetime (`meta/identity.ts`). */
  readonly identityOnly?: boolean;
}

/** One event of a watch. */
export type ClientEvent =
  | { readonly type: 'ADDED' | 'MODIFIED' | 'DELETED'; readonly object: KubeObject }
  | { readonly type: 'BOOKMARK'; readonly resourceVersion: string; readonly initialEventsEnd: boolean }
  /** The last event: why the watch ended. */
  | { readonly type: 'ERROR'; readonly error: StatusError };

/** Receives events in order. `ended` is called once, after the last one. Must not throw. */
export interface ClientWatcher {
  event(event: ClientEvent): void;
  ended(): void;
}

/** A running watch. */
export interface ClientWatch {
  /** No event follows. Idempotent. */
  close(): void;
}

/** Options of a write: field manager and dry run. */
export interface ChangeOptions extends CallOptions {
  readonly fieldManager?: string;
  readonly dryRun?: boolean;
  /** Only for an apply: take fields from other managers. */
  readonly force?: boolean;
}

/** A patch in one of the media types of the API. */
export interface ObjectPatch {
  readonly mediaType:
    | 'application/merge-patch+json'
    | 'application/json-patch+json'
    | 'application/strategic-merge-patch+json'
    | 'application/apply-patch+yaml';
  readonly patch: JsonValue;
}

/** Options of a delete: grace period, propagation, and preconditions. */
export interface RemoveOptions extends CallOptions {
  readonly gracePeriodSeconds?: number;
  readonly propagationPolicy?: PropagationPolicy;
  readonly uid?: string;
  readonly resourceVersion?: string;
}

/**
 * The API for everything inside the server: the same requests as any client's, on parsed objects, through the same
 * pipeline, answered in process. Objects are readonly and shared; changes make new ones. All calls reject with
 * StatusError.
 */
export interface Client {
  get(address: ObjectAddress, options?: ReadOptions): Promise<KubeObject>;
  list(address: CollectionAddress, options?: ReadListOptions): Promise<ObjectList>;
  watch(address: CollectionAddress, options: ReadWatchOptions, watcher: ClientWatcher): Promise<ClientWatch>;
  create(address: CollectionAddress, object: KubeObject, options?: ChangeOptions): Promise<KubeObject>;
  /** Replaces the object; its `metadata.resourceVersion`, when set, must be the current one. */
  update(address: ObjectAddress, object: KubeObject, options?: ChangeOptions): Promise<KubeObject>;
  patch(address: ObjectAddress, patch: ObjectPatch, options?: ChangeOptions): Promise<KubeObject>;
  delete(address: ObjectAddress, options?: RemoveOptions): Promise<void>;
  /** Deletes every object of the selection; objects with finalizers stay for now. */
  deleteCollection(address: CollectionAddress, options?: SelectOptions & RemoveOptions): Promise<void>;
}
