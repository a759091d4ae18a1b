/**
 * Waiting items by lane; lanes are served round-robin, so that one with a thousand items waits behind itself and not
 * before others. Within a lane items come in the order in which they were added, each once. Empty lanes are removed.
 *
 * Example: a and b are added to one lane and c to another: next gives a, then c, then b.
 */
export class RoundRobin<Lane, Item> {
  /** In the order of their turns. */
  readonly #lanes = new Map<Lane, Set<Item>>();

  get empty(): boolean {
    return this.#lanes.size === 0;
  }

  /** Whether an item of the lane is waiting. */
  has(lane: Lane): boolean {
    return this.#lanes.has(lane);
  }

  add(lane: Lane, item: Item): void {
    const items = this.#lanes.get(lane);
    if (items === undefined) this.#lanes.set(lane, new Set([item]));
    else items.add(item);
  }

  /** Removes an item; does nothing when it is not waiting. */
  remove(lane: Lane, item: Item): void {
    const items = this.#lanes.get(lane);
    if (items?.delete(item) === true && items.size === 0) this.#lanes.delete(lane);
  }

  /** The next item, which stays in the queue; undefined when empty. */
  first(): Item | undefined {
    for (const items of this.#lanes.values()) for (const item of items) return item;
    return undefined;
  }

  /** Removes the next item; its lane moves behind the others. */
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
