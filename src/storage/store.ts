import type { Awaitable } from '../meta/awaitable.js';
import type { KubeObject } from '../meta/object.js';
import type { Precondition } from '../meta/precondition.js';
import type { StoredObject } from '../meta/stored-object.js';
import type { StoreEvent } from '../meta/watch-event.js';

/** Names one object. `resource` is `<group>/<plural>` of the storage version, for example `apps/deployments`, `/pods`. */
export interface StoreKey {
  readonly resource: string;
  /** Empty for cluster-scoped objects. */
  readonly namespace: string;
  readonly name: string;
}

/** One write with its precondition. */
export type WriteOperation = WrittenValue &
  (
    | { readonly kind: 'create'; readonly key: StoreKey; readonly uid: string }
    | { readonly kind: 'update'; readonly key: StoreKey; readonly expectedRevision: number }
    | { readonly kind: 'delete'; readonly key: StoreKey; readonly expectedRevision: number }
  );

/** The new state; of a delete the last one, as watchers will see it. */
interface WrittenValue {
  /** Storage bytes: JSON in the storage version without resourceVersion. */
  readonly value: Buffer;
  /** The same parsed, if the writer has it: it saves parsing for the answer and for watchers. */
  readonly parsed?: KubeObject;
}

/** The answer to one operation. Only `committed` changed anything. */
export type WriteResult =
  | { readonly kind: 'committed'; readonly object: StoredObject }
  /** create: the key is taken. */
  | { readonly kind: 'exists' }
  /** update, delete: the object is at another revision. */
  | { readonly kind: 'conflict'; readonly currentRevision: number }
  /** update, delete: there is no such object. */
  | { readonly kind: 'missing' }
  /** The operation was possible, but this precondition does not hold. */
  | { readonly kind: 'precondition-failed'; readonly precondition: Precondition };

/** Why one operation could not be done. */
export type WriteRefusal = Exclude<WriteResult, { readonly kind: 'committed' | 'precondition-failed' }>;

/** The answer to several operations that are done all or none. */
export type GroupResult =
  /** In the order of the operations. */
  | { readonly kind: 'committed'; readonly objects: readonly StoredObject[] }
  /** Nothing was done. */
  | {
      readonly kind: 'refused';
      /** In the order of the operations; undefined for those that were not the reason. */
      readonly reasons: readonly (WriteRefusal | undefined)[];
      /** The first precondition that does not hold; undefined when all do. */
      readonly failed: Precondition | undefined;
    };

/** Limit of operations in one group: more than a range of node ports has. */
export const MOST_IN_GROUP = 4096;

/** How new an answer must be (spec 1, "Version semantics"). */
export type Freshness =
  /** Whatever is in memory. */
  | { readonly kind: 'any' }
  /** At least as new as the database when the call began: a consistent read. */
  | { readonly kind: 'latest' }
  | { readonly kind: 'not-older-than'; readonly revision: number };

/** How long a call may take; past it the store throws StorageError `aborted`, or `too-new` while waiting for a revision. */
export interface CallLimits {
  /** Read only by calls that have to wait, so a lazily created signal is not created for the others. */
  readonly signal?: AbortSignal;
  /** The same as `signal.aborted`, for callers that know it without a signal. */
  readonly aborted?: boolean;
  /** The flow of the call. When many come together, different flows take turns. */
  readonly flow?: string;
}

/** What a list asks for. */
export interface StoreListOptions extends CallLimits {
  readonly resource: string;
  /** Empty or absent: all namespaces (or a cluster-scoped resource). */
  readonly namespace?: string;
  /** Only the object of this name. */
  readonly name?: string;
  /** `exact` reads the state at that very revision. */
  readonly at: Freshness | { readonly kind: 'exact'; readonly revision: number };
  /** Most items to return; absent: all. */
  readonly limit?: number;
  /** Start after this key (order: namespace, then name, by bytes). */
  readonly after?: { readonly namespace: string; readonly name: string };
  /** Keeps an object in the result. */
  readonly filter?: (object: StoredObject) => boolean;
  /** The identity of the filter, when it may be used again: its result is then cached. */
  readonly filterName?: FilterName;
  /** What all objects that pass the filter have in common. */
  readonly filterKey?: FilterKey;
}

/** Filters of the same owner and text select the same objects. */
export interface FilterName {
  readonly owner: object;
  readonly text: string;
}

/**
 * A property that an object must have to pass a filter, so that not every object (or, for an event, not every watcher)
 * needs to be tested.
 */
export interface FilterKey {
  /** Keys of the same owner and field are about the same property. */
  readonly owner: object;
  readonly field: string;
  readonly value: string;
  /** The value of an object. */
  of(object: StoredObject): string;
}

/** What a list returns. */
export interface StoreListResult {
  /** May be the same array as long as nothing changes in it; never modified once returned. */
  readonly items: readonly StoredObject[];
  /** The revision that the list shows. */
  readonly revision: number;
  /** Whether more objects would follow the last item. */
  readonly more: boolean;
  /** How many keys follow, unfiltered; meaningful only without a filter. */
  readonly remaining: number;
}

/** What a watch asks for. */
export interface StoreWatchOptions {
  readonly resource: string;
  readonly namespace?: string;
  readonly name?: string;
  /**
   * `after`: changes after that revision only; StorageError `expired` when the window no longer reaches it.
   * `state`: all present objects as `initial` first, then changes. Freshness as for a list.
   */
  readonly start:
    { readonly kind: 'after'; readonly revision: number } | { readonly kind: 'state'; readonly at: Freshness };
  /** The receiver needs no change of objects that have another value before and after it. */
  readonly filterKey?: FilterKey;
  readonly signal?: AbortSignal;
}

/** What a watcher gets, in order. */
export type WatchItem =
  /** An object that was there at the start. */
  | { readonly kind: 'initial'; readonly object: StoredObject }
  /** All initial objects were sent; they show this revision. Sent once, for `state` starts only. */
  | { readonly kind: 'synced'; readonly revision: number }
  | { readonly kind: 'event'; readonly event: StoreEvent }
  /** Everything up to this revision was delivered. Sent now and then (about each minute, and when idle). */
  | { readonly kind: 'progress'; readonly revision: number }
  /** The watch is over: it fell too far behind (`expired`), the database history was lost, or the store is closing. */
  | { readonly kind: 'end'; readonly reason: 'slow' | 'expired' | 'closing' };

/**
 * A running watch. The store calls `onItems` with batches in revision order, each event exactly once and without gaps.
 * The receiver returns false when it cannot keep up, and calls `resume()` later. Meanwhile the store keeps a bounded
 * queue for it, and ends the watch with reason `slow` when the bound is passed.
 */
export interface StoreWatch {
  /** Continues delivery after the receiver returned false. */
  resume(): void;
  /** Sends a progress item with the present revision, unless other items have to be delivered first. */
  sendProgress(): void;
  /** Ends the watch; no item follows. Idempotent. */
  close(): void;
}

/**
 * The port that the registry reads and writes through (house rule 3). Ordering promises: revisions grow with every
 * committed write over all resources; a list at revision R plus the watch after R shows every change once; a write
 * answered `committed` is durable, and seen by every later call with freshness `latest` on any server.
 */
export interface Store {
  /** The object, or undefined. @throws StorageError */
  get(key: StoreKey, at: Freshness, limits?: CallLimits): Awaitable<StoredObject | undefined>;
  /** @throws StorageError `expired`, `too-new`, `unavailable`, `aborted` */
  list(options: StoreListOptions): Promise<StoreListResult>;
  /**
   * Answers after the commit.
   *
   * @throws StorageError `unavailable` when certainly nothing was written, `unknown-outcome` when looking the outcome
   * up failed until the deadline
   */
  write(operation: WriteOperation, preconditions?: readonly Precondition[]): Promise<WriteResult>;
  /**
   * As `write`, for several operations on different keys: all are committed at once, or none. Their revisions are
   * consecutive.
   *
   * @throws RangeError for a repeated key or more than `MOST_IN_GROUP` operations
   */
  writeGroup(operations: readonly WriteOperation[], preconditions?: readonly Precondition[]): Promise<GroupResult>;
  /**
   * Resolves when it is certain of every write answered so far whether it was committed. One answered with
   * `unknown-outcome` may be committed later than that.
   *
   * @throws StorageError `unavailable` when the store is closed first
   */
  outcomesKnown(): Promise<void>;
  /** Starts a watch; resolves when the start point is known. @throws StorageError `expired`, `too-new`, `unavailable` */
  watch(options: StoreWatchOptions, onItems: (items: readonly WatchItem[]) => boolean): Promise<StoreWatch>;
  /** Whether a resource has objects, as far as this server knows. */
  hasObjects(resource: string): boolean;
  /**
   * Calls `listener` with each resource that gets its first object, before its watchers are notified; the returned
   * function unsubscribes.
   */
  onFirstObject(listener: (resource: string) => void): () => void;
  /** The newest committed revision, read from the database. @throws StorageError `unavailable` */
  currentRevision(limits?: CallLimits): Promise<number>;
  /** Whether the database answers and the cache follows it, else the reason. Never throws. */
  health(): Promise<{ readonly ok: boolean; readonly reason?: string }>;
  /** Ends every watch and closes connections. */
  close(): Promise<void>;
}
