import type { Awaitable } from '../../meta/awaitable.js';
import { LoopShare } from '../../meta/loop-share.js';
import type { Precondition } from '../../meta/precondition.js';
import type { StoredObject } from '../../meta/stored-object.js';
import type { Log } from '../../telemetry/log.js';
import type { BackingEvent, BackingStore } from '../backing-store.js';
import { StorageError } from '../errors.js';
import type {
  CallLimits,
  Freshness as ReadFreshness,
  GroupResult,
  Store,
  StoreKey,
  StoreListOptions,
  StoreListResult,
  StoreWatch,
  StoreWatchOptions,
  WatchItem,
  WriteOperation,
  WriteResult,
} from '../store.js';
import { Freshness, throwIfAborted } from './freshness.js';
import { KeyIndex } from './key-index.js';
import { keyedList, type ListedPage } from './page.js';
import { Pages } from './pages.js';
import { stateAt } from './past-state.js';
import { ResourceCache } from './resource-cache.js';
import { Snapshots } from './snapshots.js';
import { stateItems, Watcher, type WatchOpening, type WatchScope } from './watcher.js';
import { settingsOf, type WatchCacheOptions, type WatchCacheSettings } from './settings.js';

/** How long the answer to a committed write waits for the cache to show it, in ms. */
const REACH_OWN = 3000;
/** A consistent read that waits longer for the database makes the store unhealthy, in ms. */
const MOST_WAIT = 3000;
/** How often old events and snapshots are evicted and progress is sent, in ms. */
const TICK = 500;
/** Pause before a failed load is tried again, in ms. */
const RELOAD_PAUSE = 200;
/** The cache, and its statistics. */
export interface WatchCache extends Store {
  /** How many objects, watchers and resources it holds, and its revision. */
  stats(): Readonly<Record<'objects' | 'watchers' | 'resources' | 'revision', number>>;
}

/**
 * The Store over a backing store: reads and watches from memory, writes through (design §5). Loads everything first.
 *
 * @throws StorageError `unavailable` when the first load fails
 */
export async function createWatchCache(backing: BackingStore, options: WatchCacheOptions): Promise<WatchCache> {
  const cache = new Cache(backing, options);
  await cache.load();
  cache.start();
  return cache;
}

class Cache implements WatchCache {
  readonly #backing: BackingStore;
  readonly #settings: WatchCacheSettings;
  readonly #log: Log;
  readonly #now: () => number;
  readonly #snapshots: Snapshots;
  readonly #freshness: Freshness;
  /** Many lists resume at once when the question they share is answered, and each takes milliseconds. */
  readonly #listShare = new LoopShare<string | undefined>({ pieces: 4, slice: 10 });
  readonly #pages = new Pages();
  readonly #watchShare = new LoopShare<object>({ slice: 10 });
  #resources = new Map<string, ResourceCache>();
  readonly #firstObjectListeners = new Set<(resource: string) => void>();
  /** Reads for several callers are aborted only with the store. */
  readonly #untilClosed: CallLimits;
  #loadedAt = 0;
  /** Until this revision there may have been changes of resources that are no longer cached. */
  #forgottenUpTo = 0;
  #state: 'loading' | 'following' | 'closed' = 'loading';
  #ticker: NodeJS.Timeout | undefined;

  constructor(backing: BackingStore, options: WatchCacheOptions) {
    this.#backing = backing;
    this.#settings = settingsOf(options);
    this.#log = this.#settings.log;
    this.#now = this.#settings.now;
    const isClosed = (): boolean => this.#state === 'closed';
    this.#untilClosed = {
      get aborted() {
        return isClosed();
      },
    };
    this.#snapshots = new Snapshots(this.#settings.snapshots, this.#settings.budget);
    this.#freshness = new Freshness(
      () => backing.currentRevision(),
      () => backing.poke(),
    );
  }

  /** Reads everything and begins to follow. @throws StorageError `unavailable` */
  async load(): Promise<void> {
    const started = performance.now();
    const indexes = new Map<string, KeyIndex>();
    let objects = 0;
    const revision = await this.#backing.load((resource, object) => {
      let index = indexes.get(resource);
      if (index === undefined) indexes.set(resource, (index = new KeyIndex()));
      index.set(object);
      objects += 1;
    }, this.#settings.packed);
    if (this.#state === 'closed') return;
    this.#snapshots.clear();
    this.#endWatches('expired');
    for (const cache of this.#resources.values()) cache.dispose();
    this.#resources = new Map(
      [...indexes].map(([resource, index]) => [resource, this.#newResource(resource, index, revision)]),
    );
    this.#loadedAt = revision;
    this.#forgottenUpTo = 0;
    this.#state = 'following';
    this.#freshness.advance(revision);
    // Listeners that subscribed before a reload may have missed some of them.
    for (const resource of indexes.keys()) this.#notifyFirstObject(resource);
    this.#log.info({ objects, revision, ms: Math.round(performance.now() - started) }, 'objects loaded');
    this.#backing.follow(revision, {
      onEvents: (events) => {
        try {
          this.#apply(events);
        } catch (error) {
          this.#log.error({ error }, 'changes could not be applied; loading the objects again');
          void this.#reload();
        }
      },
      onGap: () => void this.#reload(),
    });
  }

  start(): void {
    this.#ticker = setInterval(() => this.#tick(), TICK);
  }

  get(key: StoreKey, at: ReadFreshness, limits: CallLimits = {}): Awaitable<StoredObject | undefined> {
    this.#throwIfClosed();
    const reached = this.#freshness.until(at, limits);
    return reached === undefined ? this.#present(key) : reached.then(() => this.#present(key));
  }

  #present({ resource, namespace, name }: StoreKey): StoredObject | undefined {
    return this.#resources.get(resource)?.index.get(namespace, name);
  }

  async list(options: StoreListOptions): Promise<StoreListResult> {
    const { resource, at } = options;
    if (at.kind === 'exact') {
      const state = await this.#exact(resource, at.revision, options);
      await this.#listShare.turn(options.flow);
      return this.#page(state, options, at.revision, this.#resource(resource));
    }
    this.#throwIfClosed();
    await this.#freshness.until(at, options);
    await this.#listShare.turn(options.flow);
    const cache = this.#resource(resource);
    return this.#page(cache.index, options, this.#freshness.revision, cache);
  }

  /** One page of a state, which is kept when another page follows. */
  #page(state: KeyIndex, options: StoreListOptions, revision: number, cache: ResourceCache): ListedPage {
    const turn = async (): Promise<void> => {
      throwIfAborted(options);
      await this.#listShare.turn(options.flow);
    };
    const keep = (page: StoreListResult, make: () => KeyIndex): StoreListResult => {
      if (page.more) this.#snapshots.keep(options.resource, revision, make, this.#now());
      return page;
    };
    const page = cache.page(state, options, revision, { pages: this.#pages, turn, now: this.#now() });
    if (!(page instanceof Promise)) return keep(page, () => state.snapshot());
    // While it is being made, the present state may be replaced.
    const kept = state.snapshot();
    return page.then((made) => keep(made, () => kept));
  }

  async write(operation: WriteOperation, preconditions: readonly Precondition[] = []): Promise<WriteResult> {
    return resultOfOne(await this.writeGroup([operation], preconditions));
  }

  async writeGroup(
    operations: readonly WriteOperation[],
    preconditions: readonly Precondition[] = [],
  ): Promise<GroupResult> {
    const result = await this.#backing.writeGroup(operations, preconditions);
    if (result.kind !== 'committed') return result;
    const revision = result.objects.at(-1)?.revision ?? 0;
    if (this.#freshness.revision < revision) await this.#freshness.reach(revision, REACH_OWN);
    return result;
  }

  outcomesKnown(): Promise<void> {
    return this.#backing.outcomesKnown();
  }

  async watch(options: StoreWatchOptions, onItems: (items: readonly WatchItem[]) => boolean): Promise<StoreWatch> {
    const { resource, start, signal } = options;
    throwIfAborted(options);
    const scope: WatchScope = { namespace: options.namespace || undefined, name: options.name, key: options.filterKey };
    const opening = await (start.kind === 'state'
      ? this.#stateOpening(options, start.at, scope)
      : this.#changesOpening(resource, start.revision, options));
    this.#throwIfClosed();
    throwIfAborted(options);
    const cache = this.#resource(resource);
    const onAbort = (): void => watcher.close();
    const watcher = new Watcher({
      scope,
      opening,
      receive: onItems,
      log: this.#log,
      nextProgress: this.#now() + this.#settings.progress.firstMs,
      source: cache.source({
        share: this.#watchShare,
        revision: () => this.#freshness.revision,
        onEnd: () => signal?.removeEventListener('abort', onAbort),
      }),
    });
    cache.add(watcher);
    signal?.addEventListener('abort', onAbort);
    watcher.start();
    return watcher;
  }

  hasObjects(resource: string): boolean {
    return (this.#resources.get(resource)?.index.size ?? 0) > 0;
  }

  onFirstObject(listener: (resource: string) => void): () => void {
    this.#firstObjectListeners.add(listener);
    return () => this.#firstObjectListeners.delete(listener);
  }

  #notifyFirstObject(resource: string): void {
    for (const listener of this.#firstObjectListeners) listener(resource);
  }

  async currentRevision(limits: CallLimits = {}): Promise<number> {
    throwIfAborted(limits);
    return this.#freshness.ask();
  }

  async health(): Promise<{ readonly ok: boolean; readonly reason?: string }> {
    if (this.#state === 'closed') return { ok: false, reason: 'the store is closed' };
    if (this.#state === 'loading') return { ok: false, reason: 'the objects are being loaded again' };
    const trouble = this.#freshness.trouble(MOST_WAIT);
    if (trouble !== undefined) return { ok: false, reason: trouble };
    return this.#backing.health();
  }

  async close(): Promise<void> {
    if (this.#state === 'closed') return;
    this.#state = 'closed';
    clearInterval(this.#ticker);
    this.#endWatches('closing');
    this.#freshness.close();
    await this.#backing.close();
  }

  stats(): { objects: number; watchers: number; resources: number; revision: number } {
    const stats = { objects: 0, watchers: 0, resources: this.#resources.size, revision: this.#freshness.revision };
    for (const cache of this.#resources.values()) {
      stats.objects += cache.index.size;
      stats.watchers += cache.watcherCount;
    }
    return stats;
  }

  #resource(resource: string): ResourceCache {
    const found = this.#resources.get(resource);
    if (found !== undefined) return found;
    const made = this.#newResource(resource, new KeyIndex(), Math.max(this.#loadedAt, this.#forgottenUpTo));
    this.#resources.set(resource, made);
    return made;
  }

  #newResource(resource: string, index: KeyIndex, loadedAt: number): ResourceCache {
    const { window, budget, packed } = this.#settings;
    const onSuperseded = (previous: StoredObject): void => this.#snapshots.superseded(resource, previous);
    return new ResourceCache(index, loadedAt, window, budget, packed.has(resource), onSuperseded);
  }

  /** Applies committed changes, then notifies the watchers, all in one turn: nobody sees half a batch. */
  #apply(events: readonly BackingEvent[]): void {
    if (this.#state !== 'following') return;
    const now = this.#now();
    const touched = new Set<ResourceCache>();
    const begun = new Set<string>();
    for (const event of events) {
      const cache = this.#resource(event.resource);
      if (cache.index.size === 0) begun.add(event.resource);
      cache.apply(event, now);
      touched.add(cache);
    }
    const revision = events.at(-1)!.revision;
    this.#freshness.advance(revision);
    for (const resource of begun) this.#notifyFirstObject(resource);
    for (const cache of touched) cache.notifyWatchers(revision);
  }

  /** The history has a gap: missed changes cannot be delivered, so every watch ends and everything is loaded again. */
  async #reload(): Promise<void> {
    if (this.#state !== 'following') return;
    this.#state = 'loading';
    this.#endWatches('expired');
    while (this.#state === 'loading') {
      try {
        await this.load();
      } catch (error) {
        this.#log.warn({ error }, 'loading the objects again failed; trying on');
        await new Promise((resolve) => setTimeout(resolve, RELOAD_PAUSE));
      }
    }
  }

  #throwIfClosed(): void {
    if (this.#state === 'closed') throw new StorageError('unavailable', 'the store is closing');
  }

  /** The state of a resource at a revision. Callers must not change it. */
  async #exact(resource: string, revision: number, limits: CallLimits): Promise<KeyIndex> {
    await this.#freshness.atLeast(revision, limits);
    this.#throwIfClosed();
    const oldest = this.#backing.retainedFrom();
    if (revision < oldest) {
      throw new StorageError('expired', `revision ${revision} is no longer kept`, { asked: revision, current: oldest });
    }
    const cache = this.#resource(resource);
    if (revision >= cache.lastChange) return cache.index.snapshot();
    const kept = this.#snapshots.get(resource, revision, this.#now());
    if (kept !== undefined) return kept;
    const { state, bytes } = await stateAt(cache, this.#backing, resource, revision, limits);
    this.#snapshots.keep(resource, revision, () => state, this.#now(), bytes);
    return state;
  }

  #endWatches(reason: 'expired' | 'closing'): void {
    for (const cache of this.#resources.values()) cache.endAll(reason);
  }

  /** The present objects that the watch may need, and their revision. */
  async #stateOpening(options: StoreWatchOptions, at: ReadFreshness, scope: WatchScope): Promise<WatchOpening> {
    this.#throwIfClosed();
    await this.#freshness.until(at, options);
    const { resource, namespace = '' } = options;
    const [position, cache, list] = [this.#freshness.revision, this.#resource(resource), keyedList(options, at)];
    const page = list && (await this.#page(cache.index, list, position, cache));
    const objects = page?.items ?? cache.index.snapshot().iterate({ namespace });
    // A database that went back to an earlier state may have other objects at this revision.
    if (cache !== this.#resource(resource)) throw new StorageError('unavailable', 'the objects were loaded again');
    return { items: stateItems(objects, scope, position), position };
  }

  /** The window is extended from the history where needed: once for all watchers that need the same part. */
  async #changesOpening(resource: string, after: number, limits: CallLimits): Promise<WatchOpening> {
    const cache = this.#resource(resource);
    const opening = { items: ([] as WatchItem[]).values(), position: after };
    if (after >= cache.window.floor) return opening;
    if (after < this.#backing.retainedFrom()) {
      throw new StorageError('expired', `the changes after revision ${after} are no longer kept`, {
        asked: after,
        current: this.#backing.retainedFrom(),
      });
    }
    await cache.fill(after, (from, upTo) => this.#backing.changes(resource, from, upTo, this.#untilClosed), this.#now);
    throwIfAborted(limits);
    if (after >= cache.window.floor && cache === this.#resource(resource)) return opening;
    throw new StorageError('expired', `the changes after revision ${after} are too many to be delivered again`, {
      asked: after,
      current: cache.window.floor,
    });
  }

  /** Kinds come and go: the cache of a kind without objects is dropped, and made again on demand. */
  #forget(resource: string, cache: ResourceCache): void {
    cache.dispose();
    this.#resources.delete(resource);
    this.#forgottenUpTo = this.#freshness.revision;
  }

  #tick(): void {
    const now = this.#now();
    this.#snapshots.expire(now);
    const item = { kind: 'progress', revision: this.#freshness.revision } as const;
    for (const [resource, cache] of this.#resources) {
      cache.expire(now);
      if (cache.emptyFor(now) > this.#settings.window.ageMs) this.#forget(resource, cache);
      cache.checkBehind();
      cache.deliverPending();
      for (const watcher of cache.fanOut.watchers()) {
        if (watcher.nextProgress > now) continue;
        watcher.nextProgress = now + this.#settings.progress.everyMs;
        watcher.progress(item);
      }
    }
  }
}

/** The result of a group of one operation as that operation's result. */
function resultOfOne(result: GroupResult): WriteResult {
  if (result.kind === 'committed') return { kind: 'committed', object: result.objects[0]! };
  const [reason] = result.reasons;
  if (reason !== undefined) return reason;
  if (result.failed !== undefined) return { kind: 'precondition-failed', precondition: result.failed };
  throw new Error('the backing store refused a write without a reason');
}
