import type { ByteBudget } from '../../meta/byte-budget.js';
import { startOf } from '../../meta/sorted.js';
import type { StoreEvent } from '../../meta/watch-event.js';

/** A watch item that holds an event; made once and shared by all watchers. */
export interface EventItem {
  readonly kind: 'event';
  readonly event: StoreEvent;
}

/** Bounds of a window. */
export interface WindowLimits {
  readonly events: number;
  readonly bytes: number;
  readonly ageMs: number;
}

/** What an event takes besides object bytes: the event, its item, two objects with their parts. */
const EVENT_OVERHEAD = 512;

/** An entry whose event was evicted; it keeps no reference. */
interface Entry {
  readonly item: EventItem;
  /** When it may be evicted, on the cache's clock. */
  readonly at: number;
  readonly bytes: number;
}

/**
 * The memory freed when an event is evicted. The newest state of a live object belongs to the index; what only the
 * window keeps is the state before the change and, of a deletion, the last one.
 */
function bytesOf({ kind, object, previous }: StoreEvent): number {
  return EVENT_OVERHEAD + (previous?.memory ?? 0) + (kind === 'deleted' ? object.memory : 0);
}

/**
 * The recent changes of one resource, in order. It is the queue of every watcher of the resource at once: a paused
 * watcher only remembers its place in it. When the place falls out at the old end, the watcher has been too slow.
 *
 * Example: `floor` 5 with events 7 and 9 (other resources changed at 6 and 8). A watcher that has seen 5 or 6 gets 7
 * and 9; one that has seen only 4 may have missed 5 and can't be served from here.
 */
export class Window {
  readonly #limits: WindowLimits;
  /** Undefined after `dispose`, so that a read of the history that ends later is not charged to the budget. */
  #budget: ByteBudget | undefined;
  #entries: (Entry | undefined)[] = [];
  /** Where the kept part of the array begins; the empty places before are cut off now and then. */
  #start = 0;
  #bytes = 0;
  #floor: number;

  /** @param budget shared with the other windows; `dispose` returns this one's share */
  constructor(floor: number, limits: WindowLimits, budget?: ByteBudget) {
    this.#floor = floor;
    this.#limits = limits;
    this.#budget = budget;
    budget?.join(this);
  }

  /** Every event of the resource after this revision is here. */
  get floor(): number {
    return this.#floor;
  }

  get length(): number {
    return this.#entries.length - this.#start;
  }

  /** Bytes that would be freed if the window were empty. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Adds an event that is newer than all others. */
  push(item: EventItem, now: number): void {
    const bytes = bytesOf(item.event);
    this.#entries.push({ item, at: now, bytes });
    this.#changed(bytes);
    while (this.length > this.#limits.events || (this.#bytes > this.#limits.bytes && this.length > 1)) this.#shift();
  }

  /**
   * Adds events before all others, in order: all of the resource in (`floor`, the present floor]. The newest of them that
   * fit stay, and the floor is as low as they reach.
   */
  prepend(events: readonly StoreEvent[], floor: number, now: number): void {
    const present = this.#entries.slice(this.#start);
    const older: Entry[] = [];
    let room = Math.max(0, this.#limits.bytes - this.#bytes);
    let reached = floor;
    let added = 0;
    for (let at = events.length - 1; at >= 0; at -= 1) {
      const event = events[at]!;
      // Read from the database, so both states take memory here.
      const bytes = EVENT_OVERHEAD + event.object.memory + (event.previous?.memory ?? 0);
      if (bytes > room || present.length + older.length >= this.#limits.events) {
        reached = event.revision;
        break;
      }
      room -= bytes;
      added += bytes;
      older.push({ item: { kind: 'event', event }, at: now, bytes });
    }
    this.#entries = [...older.reverse(), ...present];
    this.#start = 0;
    this.#floor = reached;
    this.#changed(added);
  }

  /** Evicts what is too old. */
  expire(now: number): void {
    while (this.length > 0 && this.#entries[this.#start]!.at < now - this.#limits.ageMs) this.#shift();
  }

  /** Evicts the oldest events, roughly that many bytes; the newest one stays. */
  shrink(bytes: number): void {
    const target = this.#bytes - bytes;
    while (this.#bytes > target && this.length > 1) this.#shift();
  }

  /** Disposes of the window. */
  dispose(): void {
    this.#budget?.leave(this);
    this.#budget = undefined;
    this.#entries = [];
    this.#start = 0;
    this.#bytes = 0;
  }

  /** The events after a revision at or above `floor`, at most `most` of them. */
  after(revision: number, most = Infinity): readonly EventItem[] {
    const first = startOf(this.#entries, (entry) => entry!.item.event.revision <= revision, this.#start);
    const items: EventItem[] = [];
    const end = Math.min(this.#entries.length, first + most);
    for (let at = first; at < end; at += 1) items.push(this.#entries[at]!.item);
    return items;
  }

  #changed(by: number): void {
    this.#bytes += by;
    this.#budget?.changed(by);
  }

  #shift(): void {
    const { item, bytes } = this.#entries[this.#start]!;
    this.#floor = item.event.revision;
    this.#entries[this.#start] = undefined;
    this.#start += 1;
    if (this.#start > 1024 && this.#start * 2 > this.#entries.length) {
      this.#entries = this.#entries.slice(this.#start);
      this.#start = 0;
    }
    this.#changed(-bytes);
  }
}
