import type { ByteBudget } from '../../meta/byte-budget.js';
import type { StoredObject } from '../../meta/stored-object.js';
import type { StoreEvent } from '../../meta/watch-event.js';
import type { BackingEvent } from '../backing-store.js';
import type { StoreListOptions } from '../store.js';
import { FanOut } from './fan-out.js';
import { filterInTurns } from './filter-in-turns.js';
import type { KeyIndex } from './key-index.js';
import { type ListedPage, pageOf, selectPage } from './page.js';
import type { Pages } from './pages.js';
import { Selections } from './selections.js';
import type { Watcher, WatchSource } from './watcher.js';
import { Pace } from './pace.js';
import { ToPack } from './to-pack.js';
import { Window } from './window.js';
import type { EventItem, WindowLimits } from './window.js';

/** Up to this many watchers get each batch at once: the cost is always small. */
const FEW_WATCHERS = 32;

/** Everything cached of one resource. */
export class ResourceCache {
  readonly index: KeyIndex;
  readonly window: Window;
  readonly selections: Selections;
  readonly fanOut = new FanOut();
  /** Watchers that are not live: catching up or paused. */
  readonly #behind = new Set<Watcher>();
  /** Changes not yet delivered to live watchers. */
  #fresh: EventItem[] = [];
  /** Where the newest batch of changes ends. */
  #freshUpTo = 0;
  readonly #delivery = new Pace(() => this.#deliver());
  #filling: Promise<void> | undefined;
  /** Where the last fill ended for want of room: reading below it is useless until the window has moved on. */
  #fillEnd = 0;
  readonly #onSuperseded: (previous: StoredObject) => void;
  /** The revision of the newest change; until the initial load has finished, the content may be older than this. */
  #lastChange: number;
  /** Caches lists until they change, by namespace. */
  readonly #lists = new Map<string, readonly StoredObject[]>();
  /** Absent when texts are not packed. */
  readonly #toPack: ToPack | undefined;
  /** Since when it is empty, on the cache's clock. */
  #emptySince: number | undefined;

  /**
   * @param packed whether texts of objects are kept compressed
   * @param onSuperseded called with each state that is no longer the present one
   */
  constructor(
    index: KeyIndex,
    loadedAt: number,
    limits: WindowLimits,
    budget: ByteBudget,
    packed: boolean,
    onSuperseded: (previous: StoredObject) => void,
  ) {
    this.index = index;
    this.#toPack = packed ? new ToPack() : undefined;
    this.window = new Window(loadedAt, limits, budget);
    this.selections = new Selections(budget);
    this.#onSuperseded = onSuperseded;
    this.#lastChange = loadedAt;
  }

  /** The present state is that of any revision from here on. */
  get lastChange(): number {
    return this.#lastChange;
  }

  /** How long the cache has been empty and unwatched; to be polled. */
  emptyFor(now: number): number {
    const empty =
      this.index.size === 0 && this.window.length === 0 && this.watcherCount === 0 && this.#filling === undefined;
    this.#emptySince = empty ? (this.#emptySince ?? now) : undefined;
    return now - (this.#emptySince ?? now);
  }

  /** The objects of a namespace, or all ('') of them, in order; the same array until one of them changes. */
  objects(namespace: string): readonly StoredObject[] {
    let list = this.#lists.get(namespace);
    if (list !== undefined) return list;
    list = this.index.objects(namespace);
    if (list.length > 0) this.#lists.set(namespace, list);
    return list;
  }

  /**
   * The items of a list or one page of it, from a state of this resource. Of the present state, the objects of a
   * namespace and the matches of a named filter are the same arrays until one of them changes.
   *
   * @param turn awaited where many objects are tested and others should have a turn
   */
  page(
    state: KeyIndex,
    options: StoreListOptions,
    revision: number,
    { pages, turn, now }: { readonly pages: Pages; readonly turn: () => Promise<void>; readonly now: number },
  ): ListedPage {
    const { namespace = '', name, filter, filterName, filterKey, flow } = options;
    const isPast = revision < this.#lastChange;
    if (!isPast && name === undefined && filter === undefined) {
      return pageOf(this.objects(namespace), options, revision, pages);
    }
    if (isPast || name !== undefined || filterName === undefined || filter === undefined) {
      return selectPage(state, options, revision, { pages, turn });
    }
    const choose = (list: readonly StoredObject[]) => filterInTurns(list, filter, { turn });
    const each = (list: readonly StoredObject[], visit: (object: StoredObject) => void) => {
      const over = filterInTurns(list, (object) => (visit(object), false), { turn });
      return over instanceof Promise ? over.then(() => undefined) : undefined;
    };
    const selected = this.selections.of(
      this.objects(namespace),
      namespace,
      filterName,
      { passes: filter, choose, flow, ...(filterKey === undefined ? {} : { key: filterKey, each }) },
      now,
    );
    return selected instanceof Promise
      ? selected.then((made) => pageOf(made, options, revision, pages))
      : pageOf(selected, options, revision, pages);
  }

  /** Applies one change. `now` is the cache's clock. */
  apply({ kind, revision, object }: BackingEvent, now: number): void {
    const previous = this.index.get(object.namespace, object.name);
    // The window counts the memory of deleted objects and of the states before.
    if (this.#toPack !== undefined) previous?.pack();
    if (kind !== 'deleted') this.#toPack?.add(object);
    else if (this.#toPack !== undefined) object.pack();
    if (kind === 'deleted') this.index.delete(object.namespace, object.name);
    else this.index.set(object);
    const item: EventItem = { kind: 'event', event: { kind, revision, object, previous } };
    this.window.push(item, now);
    if (previous !== undefined) this.#onSuperseded(previous);
    this.selections.changed(object, kind === 'deleted' ? undefined : object, previous);
    this.#fresh.push(item);
    this.#lastChange = revision;
    if (this.#lists.size === 0) return;
    this.#lists.delete('');
    this.#lists.delete(object.namespace);
  }

  /**
   * Notifies the watchers of what was applied since the last call, or soon when notifying takes too much of the time;
   * `revision` is where the whole batch ends.
   */
  notifyWatchers(revision: number): void {
    if (this.#fresh.length === 0) return;
    this.#freshUpTo = revision;
    if (this.fanOut.size <= FEW_WATCHERS) this.#deliver();
    else this.#delivery.ask();
    this.checkBehind();
  }

  #deliver(): void {
    const items = this.#fresh;
    if (items.length === 0) return;
    this.#fresh = [];
    this.fanOut.deliver(items, this.#freshUpTo);
  }

  /** Delivers now what waits for delivery. */
  deliverPending(): void {
    this.#delivery.flush();
  }

  /** Ends watchers that have fallen out of the window, wakes those that wait for a future revision. */
  checkBehind(): void {
    for (const watcher of this.#behind) {
      watcher.checkReach();
      watcher.wake();
    }
  }

  /**
   * Extends the window back to `after`, as far as its limits allow. Callers that come during a fill wait for it and
   * then read only what is missing, so that each change is read once, however many watchers are resumed.
   *
   * @throws what `read` throws
   */
  async fill(
    after: number,
    read: (after: number, upTo: number) => Promise<readonly StoreEvent[]>,
    now: () => number,
  ): Promise<void> {
    while (this.#filling !== undefined) {
      await this.#filling.catch(() => undefined);
      if (after >= this.window.floor) return;
    }
    const upTo = this.window.floor;
    if (after >= upTo || (after < this.#fillEnd && upTo <= this.#fillEnd)) return;
    const filling = (async () => {
      const events = await read(after, upTo);
      // The window may have evicted events meanwhile: then what was read no longer joins it.
      if (this.window.floor === upTo) this.window.prepend(sharing(events, this.index), after, now());
      if (this.window.floor > after) this.#fillEnd = this.window.floor;
    })();
    this.#filling = filling.finally(() => (this.#filling = undefined));
    await this.#filling;
  }

  get watcherCount(): number {
    return this.#behind.size + this.fanOut.size;
  }

  /** What a new watcher of the resource needs; `onEnd` is called when it has ended. */
  source(parts: Pick<WatchSource, 'share' | 'revision'> & { readonly onEnd: () => void }): WatchSource {
    return {
      window: this.window,
      share: parts.share,
      revision: parts.revision,
      deliverPending: () => this.deliverPending(),
      goLive: (watcher) => {
        this.#behind.delete(watcher);
        this.fanOut.add(watcher);
      },
      leave: (watcher) => {
        this.fanOut.remove(watcher);
        if (!watcher.ended) {
          this.#behind.add(watcher);
          return;
        }
        this.#behind.delete(watcher);
        parts.onEnd();
      },
    };
  }

  /** A new watcher, which is not live yet. */
  add(watcher: Watcher): void {
    this.#behind.add(watcher);
  }

  /** Evicts what is past its time, and packs what came since the last call. */
  expire(now: number): void {
    this.#toPack?.packAll();
    this.window.expire(now);
    this.selections.expire(now);
  }

  /** Returns this cache's share of the budget. */
  dispose(): void {
    this.window.dispose();
    this.selections.dispose();
  }

  endAll(reason: 'expired' | 'closing'): void {
    this.deliverPending();
    for (const watcher of [...this.#behind, ...this.fanOut.watchers()]) watcher.end(reason);
  }
}

/** The same events with each state of an object once: the state after one change is that before the next. */
function sharing(events: readonly StoreEvent[], present: KeyIndex): readonly StoreEvent[] {
  const known = new Map<string, StoredObject>();
  const shared = (object: StoredObject): StoredObject => {
    const { namespace, name, revision } = object;
    const now = present.get(namespace, name);
    if (now?.revision === revision) return now;
    const same = known.get(`${namespace}\0${name}`);
    return same?.revision === revision ? same : object;
  };
  return events.map((event) => {
    const previous = event.previous === undefined ? undefined : shared(event.previous);
    const object = event.kind === 'deleted' ? event.object : shared(event.object);
    known.set(`${object.namespace}\0${object.name}`, object);
    return { ...event, object, previous };
  });
}
