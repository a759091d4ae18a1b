import type { BudgetMember, ByteBudget } from '../../meta/byte-budget.js';
import { startOf } from '../../meta/sorted.js';
import type { StoredObject } from '../../meta/stored-object.js';
import type { FilterKey, FilterName } from '../store.js';
import { addToGroup, type GroupedChange, type GroupedObjects, Groups } from './groups.js';
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
  /** What all chosen objects have in common; only objects with it are tested. Needs `each`. */
  readonly key?: FilterKey | undefined;
  /** Visits each object of the list; a promise when there are many. */
  readonly each?: (list: List, visit: (object: StoredObject) => void) => Promise<void> | undefined;
}

/** A selection or groups in the making, and of what. */
interface Running<Made> {
  readonly owner: object;
  readonly list: List;
  readonly made: Promise<Made>;
}

interface Selection {
  readonly owner: object;
  /** The number of changes when it was last updated. */
  readonly seen: number;
  readonly items: List;
}

/**
 * Caches which objects of one resource match a filter. Controllers ask with the same few selectors again and again, and
 * testing each object costs more than all the rest of such a list. Of a list that has changed since, only the changed
 * objects are tested. Bounded by count, time and bytes; what is evicted is computed again.
 */
export class Selections implements BudgetMember {
  /** Undefined after `dispose`, so that what is finished later is not charged to the budget. */
  #budget: ByteBudget | undefined;
  readonly #known = new Map<string, Selection>();
  readonly #groups = new Groups();
  #changes: GroupedChange[] = [];
  /** How many selections are in the making: changes count for them, too. */
  #making = 0;
  /** Groups in the making, likewise. */
  readonly #grouping = new Map<string, Running<GroupedObjects>>();
  /** Selections in the making, so that many callers of one at the same time do not each test all objects. */
  readonly #running = new Map<string, Running<List>>();
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
   * @param choice how they are chosen when they are not known
   * @param now of the cache's clock
   */
  of(list: List, namespace: string, { owner, text }: FilterName, choice: Choice, now: number): List | Promise<List> {
    const { passes, choose, flow = '' } = choice;
    if (text.length > LONGEST_TEXT) return choose(list);
    this.#lastUse = now;
    const key = `${namespace}\n${text}`;
    const known = this.#known.get(key);
    const seen = this.#changes.length;
    const forgotten = this.#forgotten;
    const items = known?.owner === owner ? this.#upToDate(known, list.length, namespace, passes) : undefined;
    this.#known.delete(key);
    const runningKey = `${flow.length}\n${flow}${key}`;
    const running = items === undefined ? this.#running.get(runningKey) : undefined;
    // It fails when the client that began it leaves.
    if (running?.owner === owner && running.list === list) return running.made.catch(() => choose(list));
    const candidates = items === undefined ? this.#candidates(list, namespace, choice) : list;
    const kept = items ?? (candidates instanceof Promise ? candidates.then(choose) : choose(candidates));
    if (!(kept instanceof Promise)) {
      // Grouping may have gone over the budget.
      if (forgotten === this.#forgotten) this.#keep(key, { owner, seen, items: kept });
      return kept;
    }
    const made = this.#whenMade(kept, (all) => this.#keep(key, { owner, seen, items: all }));
    return whileRunning(this.#running, runningKey, { owner, list, made });
  }

  /** The objects that are to be tested: those with the value of the key. */
  #candidates(list: List, namespace: string, { key, each, flow = '' }: Choice): List | Promise<List> {
    if (key === undefined || each === undefined) return list;
    const known = this.#groups.of(namespace, key, list.length, this.#changes);
    if (known !== undefined) return known;
    const place = `${flow.length}\n${flow}${namespace}\n${key.field}`;
    const running = this.#grouping.get(place);
    const inGroup = (groups: GroupedObjects): List => groups.get(key.value) ?? [];
    // It fails when the client that began it leaves.
    if (running?.owner === key.owner && running.list === list) return running.made.then(inGroup, () => list);
    const groups = new Map<string, StoredObject[]>();
    const seen = this.#changes.length;
    const over = each(list, (object) => addToGroup(groups, key, object));
    const keep = (): void => this.#keepGroups(namespace, key, groups, list.length, seen);
    if (over === undefined) {
      keep();
      return inGroup(groups);
    }
    const making = this.#whenMade(
      over.then(() => groups),
      keep,
    );
    return whileRunning(this.#grouping, place, { owner: key.owner, list, made: making }).then(inGroup);
  }

  #keepGroups(...kept: Parameters<Groups['keep']>): void {
    const before = this.#groups.bytes;
    this.#groups.keep(...kept);
    const grown = this.#groups.bytes - before;
    this.#bytes += grown;
    this.#budget?.changed(grown);
  }

  async #whenMade<Made>(making: Promise<Made>, keep: (made: Made) => void): Promise<Made> {
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
    if (this.#known.size === 0 && this.#groups.empty && this.#making === 0) return;
    if (this.#changes.length === MOST_CHANGES) return this.forget();
    this.#changes.push({ namespace, name, object, previous });
    if (previous === undefined) return;
    this.#bytes += previous.memory;
    this.#budget?.changed(previous.memory);
  }

  /** Evicts everything that was not used for long. */
  expire(now: number): void {
    if ((this.#known.size > 0 || !this.#groups.empty || this.#changes.length > 0) && this.#lastUse + IDLE <= now)
      this.forget();
  }

  shrink(): void {
    this.forget();
  }

  forget(): void {
    this.#known.clear();
    this.#groups.forget();
    this.#changes = [];
    this.#forgotten += 1;
    const bytes = this.#bytes;
    this.#bytes = 0;
    this.#budget?.changed(-bytes);
  }

  dispose(): void {
    this.#budget?.leave(this);
    this.#budget = undefined;
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

function whileRunning<Made>(all: Map<string, Running<Made>>, key: string, running: Running<Made>): Promise<Made> {
  all.set(key, running);
  const end = (): void => {
    if (all.get(key) === running) all.delete(key);
  };
  void running.made.then(end, end);
  return running.made;
}

function isAt(object: StoredObject | undefined, { namespace, name }: GroupedChange): boolean {
  return object !== undefined && object.name === name && object.namespace === namespace;
}
