import type { LeftOut } from '../json/outline.js';
import type { Precondition } from '../meta/precondition.js';
import type { StoredObject } from '../meta/stored-object.js';
import type { StoreEvent } from '../meta/watch-event.js';
import type { CallLimits, GroupResult, WriteOperation } from './store.js';

/**
 * One committed change as a database reports it. A follower that follows from the start knows what was there before.
 */
export interface BackingEvent {
  readonly resource: string;
  readonly kind: StoreEvent['kind'];
  readonly revision: number;
  readonly object: StoredObject;
}

/** What one key held at an asked revision; `object` is undefined when it did not exist. */
export interface PastState {
  readonly namespace: string;
  readonly name: string;
  readonly object: StoredObject | undefined;
}

/** A follower of a backing store. Both calls are synchronous and must not throw. */
export interface Follower {
  /** Changes in revision order, contiguous with all before, each exactly once. */
  onEvents(events: readonly BackingEvent[]): void;
  /**
   * The changes after the last delivered one are gone (or the database went back in time): load again. Following has
   * stopped.
   */
  onGap(): void;
}

/** Resources whose texts are kept packed, and what is left out of the outline of each object. */
export type PackedResources = ReadonlyMap<string, LeftOut>;

/**
 * What the watch cache needs from a database (house rule 3: the two do not see each other; `server/assemble.ts` joins
 * them). Revisions are contiguous: each committed change takes the next number.
 */
export interface BackingStore {
  /**
   * Calls back with every present object of one snapshot, in no order, and returns the snapshot's revision.
   *
   * @param packed resources whose texts are to be packed, with what their outlines leave out
   * @throws StorageError
   */
  load(onObject: (resource: string, object: StoredObject) => void, packed: PackedResources): Promise<number>;
  /** Starts delivering the changes after that revision; a second call replaces the first. */
  follow(after: number, follower: Follower): void;
  /**
   * As `Store.writeGroup`. The follower gets a committed change before the writer is answered, unless an earlier change
   * is missing.
   */
  writeGroup(operations: readonly WriteOperation[], preconditions: readonly Precondition[]): Promise<GroupResult>;
  /** As `Store.outcomesKnown`. */
  outcomesKnown(): Promise<void>;
  /** The newest committed revision, asked now. @throws StorageError `unavailable` */
  currentRevision(): Promise<number>;
  /** Every change after this revision is still kept, as last read from the database. */
  retainedFrom(): number;
  /** Looks for changes now instead of waiting for the next notification. */
  poke(): void;
  /** All changes of a resource in (after, upTo], in order. @throws StorageError `expired` when not all are kept or they are too many */
  changes(resource: string, after: number, upTo: number, limits?: CallLimits): Promise<readonly StoreEvent[]>;
  /**
   * For each key of a resource that changed in (revision, upTo]: what it held at `revision`.
   *
   * @throws StorageError `expired` when not all are kept or they are too much to read
   */
  statesAt(resource: string, revision: number, upTo: number, limits?: CallLimits): Promise<readonly PastState[]>;
  /** Whether the database answers. Never throws. */
  health(): Promise<{ readonly ok: boolean; readonly reason?: string }>;
  /** Stops following and closes connections; waiting writes fail as `unavailable`. Idempotent. */
  close(): Promise<void>;
}
