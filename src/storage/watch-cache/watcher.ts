import type { Log } from '../../telemetry/log.js';
import type { LoopShare } from '../../meta/loop-share.js';
import type { StoredObject } from '../../meta/stored-object.js';
import type { FilterKey, StoreWatch, WatchItem } from '../store.js';
import type { EventItem, Window } from './window.js';

/** Items in one call while a watcher catches up; between calls the event loop goes on. */
const CHUNK = 500;
/** Byte limit of objects in one piece. */
const CHUNK_BYTES = 512 * 1024;

/** The scope of a watcher. */
export interface WatchScope {
  readonly namespace: string | undefined;
  readonly name: string | undefined;
  /** Live, it gets only the changes of objects with this value; before, also others. */
  readonly key?: FilterKey | undefined;
}

/** What a watcher needs of the resource it watches. */
export interface WatchSource {
  readonly window: Window;
  /** Everything up to here is in the window; live watchers have it or are about to get it. */
  revision(): number;
  /** Delivers now what live watchers are about to get. */
  deliverPending(): void;
  /** The watcher has caught up: from now on it gets each change at once. */
  goLive(watcher: Watcher): void;
  /** The watcher is no longer live. */
  leave(watcher: Watcher): void;
  /** Watchers that catch up take turns. */
  readonly share: LoopShare<object>;
}

/** What a watcher gets before it follows the window. */
export interface WatchOpening {
  /** Present objects, then `synced`; or changes from the history. In order. */
  readonly items: Iterator<WatchItem>;
  /** The revision that the watcher has seen after these items. */
  readonly position: number;
}

/**
 * One watch. It is in one of three states: catching up (reads the window from its position), live (the fan-out delivers
 * each change at once), paused (the receiver asked for a pause; only the position is kept).
 *
 * No change is copied into a queue per watcher: position and window are the queue, so a paused watcher costs nothing
 * and is ended as `slow` when the window has moved past its position.
 */
export class Watcher implements StoreWatch {
  readonly scope: WatchScope;
  /** When the next progress item is due, on the cache's clock. */
  nextProgress: number;
  readonly #source: WatchSource;
  readonly #receive: (items: readonly WatchItem[]) => boolean;
  readonly #log: Log;
  #opening: WatchOpening | undefined;
  #position: number;
  #state: 'catching-up' | 'live' | 'paused' | 'ended' = 'catching-up';
  #scheduled = false;
  #sending = false;
  #resumed = false;

  constructor(options: {
    readonly scope: WatchScope;
    readonly source: WatchSource;
    readonly opening: WatchOpening;
    readonly nextProgress: number;
    readonly receive: (items: readonly WatchItem[]) => boolean;
    readonly log: Log;
  }) {
    this.scope = options.scope;
    this.#source = options.source;
    this.#opening = options.opening;
    this.#position = options.opening.position;
    this.nextProgress = options.nextProgress;
    this.#receive = options.receive;
    this.#log = options.log;
  }

  /** Whether it has ended. */
  get ended(): boolean {
    return this.#state === 'ended';
  }

  /** Starts in a later turn, when the caller has the handle. */
  start(): void {
    this.#schedule();
  }

  resume(): void {
    if (this.#sending) {
      this.#resumed = true;
      return;
    }
    if (this.#state !== 'paused') return;
    this.#state = 'catching-up';
    this.#catchUp();
  }

  sendProgress(): void {
    if (this.#state !== 'live') return;
    this.#source.deliverPending();
    this.progress({ kind: 'progress', revision: this.#source.revision() });
  }

  close(): void {
    if (this.#state === 'ended') return;
    this.#state = 'ended';
    this.#opening = undefined;
    this.#source.leave(this);
  }

  /** Ends it with a last item, even when paused. */
  end(reason: 'slow' | 'expired' | 'closing'): void {
    if (this.#state === 'ended') return;
    this.close();
    try {
      this.#receive([{ kind: 'end', reason }]);
    } catch (error) {
      this.#log.error({ error }, 'a watcher failed at its end');
    }
  }

  /**
   * Called by the fan-out for live watchers: changes in its scope up to `revision`. Some may have been read from the
   * window already, if it went live after they were applied and before they were delivered.
   */
  deliver(items: readonly EventItem[], revision: number): void {
    const seen = this.#position;
    if (this.#state !== 'live' || seen >= revision) return;
    this.#position = revision;
    const fresh = items[0]!.event.revision > seen ? items : items.filter(({ event }) => event.revision > seen);
    if (fresh.length > 0 && !this.#send(fresh)) this.#pause();
  }

  /** Called by the ticker for live watchers: everything up to `revision` was delivered. */
  progress(item: WatchItem & { readonly kind: 'progress' }): void {
    if (this.#state !== 'live' || this.#position > item.revision) return;
    this.#position = item.revision;
    if (!this.#send([item])) this.#pause();
  }

  /** Ends a watcher that is not live when the window no longer holds its next change. */
  checkReach(): void {
    if (this.#state !== 'ended' && this.#state !== 'live' && this.#position < this.#source.window.floor)
      this.end('slow');
  }

  /** The source has moved on: a watcher that waits for a future revision may start. */
  wake(): void {
    if (this.#state === 'catching-up' && this.#position <= this.#source.revision()) this.#schedule();
  }

  #schedule(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    const goOn = (): void => {
      this.#scheduled = false;
      if (this.#state === 'catching-up') this.#catchUp();
    };
    setImmediate(() => void this.#source.share.pass(this, goOn));
  }

  #catchUp(): void {
    const opening = this.#opening;
    if (opening !== undefined) {
      const { items, over } = take(opening.items);
      if (over) this.#opening = undefined;
      if (items.length > 0 && !this.#send(items)) return this.#pause();
      if (this.ended) return;
      if (this.#opening !== undefined) return this.#schedule();
    }
    const { window } = this.#source;
    if (this.#position < window.floor) return this.end('slow');
    // A start in the future waits until the source has reached it; `wake` calls again.
    if (this.#position > this.#source.revision()) return;
    const { items: events, over: complete } = take(window.after(this.#position, CHUNK + 1).values());
    this.#position = complete ? this.#source.revision() : events.at(-1)!.event.revision;
    if (complete) {
      this.#state = 'live';
      this.#source.goLive(this);
    }
    const wanted = events.filter((item) => this.wants(item));
    if (wanted.length > 0 && !this.#send(wanted)) return this.#pause();
    if (!complete && !this.ended) this.#schedule();
  }

  /** Whether a change is in the watcher's scope. */
  wants({ event: { object } }: EventItem): boolean {
    return inScope(this.scope, object);
  }

  #pause(): void {
    if (this.#state === 'ended') return;
    const wasLive = this.#state === 'live';
    this.#state = 'paused';
    if (wasLive) this.#source.leave(this);
  }

  /** Calls the receiver; true when it can take more. */
  #send(items: readonly WatchItem[]): boolean {
    this.#sending = true;
    this.#resumed = false;
    try {
      return this.#receive(items) || this.#resumed;
    } catch (error) {
      this.#log.error({ error }, 'a watcher failed; it is ended');
      this.#sending = false;
      this.end('closing');
      return false;
    } finally {
      this.#sending = false;
    }
  }
}

/** Whether an object belongs to a scope. */
function inScope(scope: WatchScope, object: StoredObject): boolean {
  if (scope.namespace !== undefined && object.namespace !== scope.namespace) return false;
  return scope.name === undefined || object.name === scope.name;
}

/** The next piece, and whether nothing comes after it. */
function take<Item extends WatchItem>(iterator: Iterator<Item>): { readonly items: Item[]; readonly over: boolean } {
  const items: Item[] = [];
  let bytes = 0;
  while (items.length < CHUNK && bytes < CHUNK_BYTES) {
    const next = iterator.next();
    if (next.done === true) return { items, over: true };
    const item: WatchItem = next.value;
    items.push(next.value);
    if (item.kind === 'event') bytes += item.event.object.size;
    else if (item.kind === 'initial') bytes += item.object.size;
  }
  return { items, over: false };
}

/** The first items of a watch that begins with the present state: its objects, then their revision. */
export function* stateItems(
  objects: Iterable<StoredObject>,
  scope: WatchScope,
  revision: number,
): Generator<WatchItem, undefined> {
  for (const object of objects) if (inScope(scope, object)) yield { kind: 'initial', object };
  yield { kind: 'synced', revision };
}
