/**
 * Items that wait, by lane; lanes are served in turn, so that one with a thousand items waits for itself and not before
 * others. Within a lane items come in the order in which they were added, each once. A lane without items is not kept.
 *
 * Example: a and b are added to one lane and c to another: next gives a, then c, then b.
 */
export class RoundRobin<Lane, Item> {
  /** In the order of their turns. */
  readonly #lanes = new Map<Lane, Set<Item>>();

  get empty(): boolean {
    return this.#lanes.size === 0;
  }

  /** Whether an item of the lane waits. */
  has(lane: Lane): boolean {
    return this.#lanes.has(lane);
  }

  add(lane: Lane, item: Item): void {
    const items = this.#lanes.get(lane);
    if (items === undefined) this.#lanes.set(lane, new Set([item]));
    else items.add(item);
  }

  /** Takes an item out; does nothing when it does not wait any more. */
  remove(lane: Lane, item: Item): void {
    const items = this.#lanes.get(lane);
    if (items?.delete(item) === true && items.size === 0) this.#lanes.delete(lane);
  }

  /** The item whose turn it is, which goes on waiting; undefined when none waits. */
  first(): Item | undefined {
    for (const items of this.#lanes.values()) for (const item of items) return item;
    return undefined;
  }

  /** Takes out the item whose turn it is; its lane is behind the others then. */
  next(): Item | undefined {
    for (const [lane, items] of this.#lanes) {
      this.#lanes.delete(lane);
      for (const item of items) {
        items.delete(item);
        if (items.size > 0) this.#lanes.set(lane, items);
        return item;
      }
    }
    return undefined;
  }

  clear(): void {
    this.#lanes.clear();
  }
}
