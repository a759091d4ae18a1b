import type { BudgetMember, ByteBudget } from '../../meta/byte-budget.js';
import { startOf } from '../../meta/sorted.js';
import type { StoredObject } from '../../meta/stored-object.js';
import type { FilterName } from '../store.js';
import { sortKey } from './key-index.js';

/** Limit of cached filters of one resource; beyond it, the least recently used one is evicted. */
const MOST_FILTERS = 16;
/** Longest text of a cached filter, in characters. */
const LONGEST_TEXT = 1024;
/** Limit of changes kept to update selections; with more, testing every object again is as quick. */
const MOST_CHANGES = 1024;
/** Selections that are not used for this long are evicted, in ms. */
const IDLE = 60_000;

type List = readonly StoredObject[];
type Filter = (object: StoredObject) => boolean;

/** How objects are chosen. */
interface Choice {
  readonly passes: Filter;
  readonly choose: (list: List) => List | Promise<List>;
  /** The caller's flow: calls of one flow wait for each other, as they share one turn anyway. */
  readonly flow?: string | undefined;
}

/** A selection in the making, and of what. */
interface Running {
  readonly owner: object;
  readonly list: List;
  readonly made: Promise<List>;
}

interface Selection {
  readonly owner: object;
  /** The number of changes when it was last updated. */
  readonly seen: number;
  readonly items: List;
}

/** A key that changed, and its present object, if any. */
interface Change {
  readonly namespace: string;
  readonly name: string;
  readonly object: StoredObject | undefined;
}

/**
 * Caches which objects of one resource match a filter. Controllers ask with the same few selectors again and again, and
 * testing each object costs more than all the rest of such a list. Of a list that has changed since, only the changed
 * objects are tested. Bounded by count, time and bytes; what is evicted is computed again.
 */
export class Selections implements BudgetMember {
  readonly #budget: ByteBudget | undefined;
  readonly #known = new Map<string, Selection>();
  #changes: Change[] = [];
  /** How many selections are in the making: changes count for them, too. */
  #making = 0;
  /** Selections in the making, so that many callers of one at the same time do not each test all objects. */
  readonly #running = new Map<string, Running>();
  /** How often everything was evicted. */
  #forgotten = 0;
  #bytes = 0;
  #lastUse = 0;

  /** @param budget shared with the other caches; `dispose` returns the share of these selections */
  constructor(budget?: ByteBudget) {
    this.#budget = budget;
    budget?.join(this);
  }

  /** Roughly how many bytes of past states only these selections keep alive. */
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
      // Later changes are known only as long as none was evicted.
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

  /** Evicts everything that was not used for long. */
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

  /** Undefined when so much changed that testing the whole list costs no more. */
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
