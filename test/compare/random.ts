/** Pseudo-random choices, determined by the seed. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** An integer from 0 to `bound`, exclusive. */
  below(bound: number): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound;
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)]!;
  }

  /** Up to `count` of the items, without repeats, in order. */
  some<Item>(items: readonly Item[], count: number): readonly Item[] {
    if (items.length <= count) return items;
    const chosen = new Set<number>();
    while (chosen.size < count) chosen.add(this.below(items.length));
    return items.filter((_, at) => chosen.has(at));
  }
}
