import type { BudgetMember, ByteBudget } from '../../meta/byte-budget.js';
import { startOf } from '../../meta/sorted.js';
import type { StoredObject } from '../../meta/stored-object.js';
import type { FilterName } from '../store.js';
import { sortKey } from './key-index.js';

/** Filters remembered of one resource; beyond, the one used longest ago goes. */
const MOST_FILTERS = 16;
/** Longest text of a filter that is remembered, in characters. */
const LONGEST_TEXT = 1024;
/** Changes that are kept to bring selections up to date; with more, looking at each object again is as quick. */
const MOST_CHANGES = 1024;
/** Selections that nobody asked for in this time are let go, in ms. */
const IDLE = 60_000;

type List = readonly StoredObject[];
type Filter = (object: StoredObject) => boolean;

/** How objects are chosen. */
interface Choice {
  readonly passes: Filter;
  readonly choose: (list: List) => List | Promise<List>;
  /** Whose call it is: calls of one flow wait for each other, as they take turns as one anyway. */
  readonly flow?: string | undefined;
}

/** A selection that is being made, and of what. */
interface Running {
  readonly owner: object;
  readonly list: List;
  readonly made: Promise<List>;
}

interface Selection {
  readonly owner: object;
  /** How many changes there had been when it was last brought up to date. */
  readonly seen: number;
  readonly items: List;
}

/** One key that changed: the object that it holds since then, if any. */
interface Change {
  readonly namespace: string;
  readonly name: string;
  readonly object: StoredObject | undefined;
}

/**
 * What filters chose from the objects of one resource. Controllers ask with the same few selectors again and again, and
 * looking at each label of each object costs more than all the rest of such a list. Of a list that has changed since,
 * only the changed objects are looked at. Bounded by count, time and bytes; what is let go is chosen anew.
 */
export class Selections implements BudgetMember {
  readonly #budget: ByteBudget | undefined;
  readonly #known = new Map<string, Selection>();
  #changes: Change[] = [];
  /** How many selections are being made: changes count for them, too. */
  #making = 0;
  /** Those that are being made, so that many who ask for one at the same time do not each test all objects. */
  readonly #running = new Map<string, Running>();
  /** How often everything was let go. */
  #forgotten = 0;
  #bytes = 0;
  #lastUse = 0;

  /** @param budget shared with the other caches; `dispose` gives back what these selections have of it */
  constructor(budget?: ByteBudget) {
    this.#budget = budget;
    budget?.join(this);
  }

  /** Bytes of past states that may live for these selections only, about. */
  get bytes(): number {
    return this.#bytes;
  }

  /**
   * The objects of `list` that pass the filter, in order: the same array until one of them changes.
   *
   * @param choose tests each object of the list; a promise when there are many
   * @param now of the cache's clock
   */
  of(
    list: List,
    namespace: string,
    { owner, text }: FilterName,
    { passes, choose, flow = '' }: Choice,
    now: number,
  ): List | Promise<List> {
    if (text.length > LONGEST_TEXT) return choose(list);
    this.#lastUse = now;
    const key = `${namespace}\n${text}`;
    const known = this.#known.get(key);
    const seen = this.#changes.length;
    const items = known?.owner === owner ? this.#upToDate(known, list.length, namespace, passes) : undefined;
    this.#known.delete(key);
    const runningKey = `${flow.length}\n${flow}${key}`;
    const running = items === undefined ? this.#running.get(runningKey) : undefined;
    // It fails when the client that began it leaves.
    if (running?.owner === owner && running.list === list) return running.made.catch(() => choose(list));
    const kept = items ?? choose(list);
    if (!(kept instanceof Promise)) {
      this.#keep(key, { owner, seen, items: kept });
      return kept;
    }
    const made = this.#whenMade(kept, (all) => this.#keep(key, { owner, seen, items: all }));
    return this.#whileRunning(runningKey, { owner, list, made });
  }

  #whileRunning(key: string, running: Running): Promise<List> {
    this.#running.set(key, running);
    const end = (): void => {
      if (this.#running.get(key) === running) this.#running.delete(key);
    };
    void running.made.then(end, end);
    return running.made;
  }

  async #whenMade(making: Promise<List>, keep: (made: List) => void): Promise<List> {
    const forgotten = this.#forgotten;
    this.#making += 1;
    try {
      const made = await making;
      // What has changed since is known only as long as nothing was forgotten.
      if (forgotten === this.#forgotten) keep(made);
      return made;
    } finally {
      this.#making -= 1;
    }
  }

  #keep(key: string, selection: Selection): void {
    this.#known.delete(key);
    this.#known.set(key, selection);
    if (this.#known.size > MOST_FILTERS) this.#known.delete(this.#known.keys().next().value!);
  }

  /** A key holds another object than before, or none. */
  changed(
    { namespace, name }: StoredObject,
    object: StoredObject | undefined,
    previous: StoredObject | undefined,
  ): void {
    if (this.#known.size === 0 && this.#making === 0) return;
    if (this.#changes.length === MOST_CHANGES) return this.forget();
    this.#changes.push({ namespace, name, object });
    if (previous === undefined) return;
    this.#bytes += previous.memory;
    this.#budget?.changed(previous.memory);
  }

  /** Lets go of everything when nobody asked for long. */
  expire(now: number): void {
    if ((this.#known.size > 0 || this.#changes.length > 0) && this.#lastUse + IDLE <= now) this.forget();
  }

  shrink(): void {
    this.forget();
  }

  forget(): void {
    this.#known.clear();
    this.#changes = [];
    this.#forgotten += 1;
    const bytes = this.#bytes;
    this.#bytes = 0;
    this.#budget?.changed(-bytes);
  }

  dispose(): void {
    this.#budget?.leave(this);
  }

  /** Undefined when so much changed that looking at the whole list costs no more. */
  #upToDate({ items, seen }: Selection, length: number, namespace: string, passes: Filter): List | undefined {
    if (this.#changes.length - seen > length / 8) return undefined;
    let changed: StoredObject[] | undefined;
    for (let at = seen; at < this.#changes.length; at += 1) {
      const change = this.#changes[at]!;
      if (namespace !== '' && change.namespace !== namespace) continue;
      const now = changed ?? items;
      const key = sortKey(change.namespace, change.name);
      const place = startOf(now, ({ namespace, name }) => sortKey(namespace, name) < key);
      const there = isAt(now[place], change) ? 1 : 0;
      const chosen = change.object !== undefined && passes(change.object) ? [change.object] : [];
      if (there === 0 && chosen.length === 0) continue;
      changed ??= [...items];
      changed.splice(place, there, ...chosen);
    }
    return changed ?? items;
  }
}

function isAt(object: StoredObject | undefined, { namespace, name }: Change): boolean {
  return object !== undefined && object.name === name && object.namespace === namespace;
}
