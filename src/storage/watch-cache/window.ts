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

/**
 * The recent changes of one resource, in order. It is the queue of every watcher of the resource at once: a watcher that
 * pauses only remembers its place in it. When the place falls out at the old end, the watcher has been too slow.
 *
 * Example: `floor` 5 with events 7 and 9 (other resources changed at 6 and 8). Who has seen 5 or 6 gets 7 and 9; who has
 * seen only 4 may have missed 5 and can't be served from here.
 */
export class Window {
  readonly #limits: WindowLimits;
  #items: EventItem[] = [];
  #times: number[] = [];
  /** Where the kept part of the arrays begins; cut off now and then. */
  #start = 0;
  #bytes = 0;
  #floor: number;

  constructor(floor: number, limits: WindowLimits) {
    this.#floor = floor;
    this.#limits = limits;
  }

  /** Every event of the resource after this revision is here. */
  get floor(): number {
    return this.#floor;
  }

  get length(): number {
    return this.#items.length - this.#start;
  }

  /** Adds an event that is newer than all others. */
  push(item: EventItem, now: number): void {
    this.#items.push(item);
    this.#times.push(now);
    this.#bytes += item.event.object.bytes.length;
    while (this.length > this.#limits.events || (this.#bytes > this.#limits.bytes && this.length > 1)) this.#shift();
  }

  /** Lets go of what is too old. */
  expire(now: number): void {
    while (this.length > 0 && this.#times[this.#start]! < now - this.#limits.ageMs) this.#shift();
  }

  /** The events after a revision at or above `floor`, at most `most` of them. */
  after(revision: number, most = Infinity): readonly EventItem[] {
    let low = this.#start;
    let high = this.#items.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#items[middle]!.event.revision <= revision) low = middle + 1;
      else high = middle;
    }
    return this.#items.slice(low, Math.min(this.#items.length, low + most));
  }

  #shift(): void {
    const { event } = this.#items[this.#start]!;
    this.#floor = event.revision;
    this.#bytes -= event.object.bytes.length;
    this.#start += 1;
    if (this.#start > 1024 && this.#start * 2 > this.#items.length) {
      this.#items = this.#items.slice(this.#start);
      this.#times = this.#times.slice(this.#start);
      this.#start = 0;
    }
  }
}
