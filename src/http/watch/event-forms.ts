import type { ByteBudget } from '../../meta/byte-budget.js';
import type { ServedEvent, ServedObject } from '../../registry/registry.js';

/**
 * Byte limit of all cached forms: a burst of 20,000 usual events. A longer burst is encoded again for slow watchers.
 */
const MOST_BYTES = 32 * 1024 * 1024;
/** Older forms are evicted, in ms: watchers that are not behind have got them. */
const IDLE = 5000;
/** What a form takes besides its bytes. */
const FORM_OVERHEAD = 256;

/**
 * Caches the bytes of recent watch events, so that an event is encoded once for all watchers of the same form (design
 * §4). They are not cached on the object, which would double its size for ever after its last change.
 */
export interface EventForms {
  /** The bytes named `form` (event type, view, version, media type) of an object, made once by `make`. */
  of(object: ServedObject, form: string, make: () => Buffer): Buffer;
  /** The bytes named `form` of a whole batch that several watchers get as one array. */
  batch(events: readonly ServedEvent[], form: string, make: () => Buffer): Buffer;
}

interface Forms {
  readonly byName: Map<string, Buffer>;
  readonly madeAt: number;
  bytes: number;
}

/** Forms bounded by bytes and time; the oldest are evicted first. Objects themselves are not kept alive. */
export class RecentEventForms implements EventForms {
  readonly #budget: ByteBudget | undefined;
  readonly #now: () => number;
  readonly #ofObject = new WeakMap<ServedObject, Forms>();
  readonly #batches = new WeakMap<readonly ServedEvent[], Map<string, Buffer>>();
  /** Oldest first. */
  readonly #kept = new Set<Forms>();
  #bytes = 0;
  #timer: NodeJS.Timeout | undefined;

  /** @param now milliseconds of a clock that only goes forward */
  constructor(budget?: ByteBudget, now: () => number = () => performance.now()) {
    this.#budget = budget;
    this.#now = now;
    budget?.join(this);
  }

  /** Bytes currently cached. */
  get bytes(): number {
    return this.#bytes;
  }

  batch(events: readonly ServedEvent[], form: string, make: () => Buffer): Buffer {
    let forms = this.#batches.get(events);
    if (forms === undefined) this.#batches.set(events, (forms = new Map<string, Buffer>()));
    let bytes = forms.get(form);
    if (bytes === undefined) forms.set(form, (bytes = make()));
    return bytes;
  }

  of(object: ServedObject, form: string, make: () => Buffer): Buffer {
    let forms = this.#ofObject.get(object);
    if (forms === undefined || !this.#kept.has(forms)) {
      forms = { byName: new Map(), madeAt: this.#now(), bytes: 0 };
      this.#ofObject.set(object, forms);
      this.#kept.add(forms);
      this.#timer ??= setTimeout(() => this.#sweep(), IDLE).unref();
    }
    const known = forms.byName.get(form);
    if (known !== undefined) return known;
    const bytes = make();
    forms.byName.set(form, bytes);
    forms.bytes += bytes.length + FORM_OVERHEAD;
    this.#changed(bytes.length + FORM_OVERHEAD);
    if (this.#bytes > MOST_BYTES) this.shrink(this.#bytes - MOST_BYTES);
    return bytes;
  }

  shrink(bytes: number): void {
    const target = this.#bytes - bytes;
    for (const oldest of this.#kept) {
      if (this.#bytes <= target) return;
      this.#drop(oldest);
    }
  }

  #drop(forms: Forms): void {
    this.#kept.delete(forms);
    forms.byName.clear();
    this.#changed(-forms.bytes);
  }

  #sweep(): void {
    this.#timer = undefined;
    const now = this.#now();
    for (const forms of this.#kept) {
      if (forms.madeAt + IDLE > now) break;
      this.#drop(forms);
    }
    if (this.#kept.size > 0) this.#timer = setTimeout(() => this.#sweep(), IDLE).unref();
  }

  #changed(by: number): void {
    this.#bytes += by;
    this.#budget?.changed(by);
  }
}
