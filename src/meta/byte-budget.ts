/** Default size of the budget of one server: about 80,000 changes of usual objects. */
const USUAL_BUDGET = 128 * 1024 * 1024;
/** When the budget is exceeded, members evict until this share of it is in use, so that eviction is rare. */
const LOW_WATER = 0.9;
/** A member evicts at most this share of its bytes at a time; then the next largest may be another one. */
const MOST_AT_ONCE = 0.25;

/** A cache, whose bytes can be computed or read again. */
export interface BudgetMember {
  /** Its current bytes. */
  readonly bytes: number;
  /** Evicts its oldest parts, about that many bytes; it reports the freed bytes through `changed`. */
  shrink(bytes: number): void;
}

/**
 * One byte limit for all caches of a server: windows of recent changes, states of paged lists, encoded events, joined
 * lists. The largest evicts first, so that one busy resource cannot take the memory of all and a hundred idle ones cost
 * nothing.
 *
 * Example: budget 100, a keeps 70, b keeps 20; b adds 15: the sum is 105, so a evicts 15.
 */
export class ByteBudget {
  readonly #most: number;
  readonly #members = new Set<BudgetMember>();
  #used = 0;
  #shrinking = false;

  /** @param most bytes that all members may keep together */
  constructor(most: number = USUAL_BUDGET) {
    this.#most = most;
  }

  /** Bytes that all members keep now. */
  get used(): number {
    return this.#used;
  }

  /** Registers an empty member. */
  join(member: BudgetMember): void {
    this.#members.add(member);
  }

  /** Unregisters a member with its bytes. */
  leave(member: BudgetMember): void {
    if (this.#members.delete(member)) this.#used -= member.bytes;
  }

  /** A member grew or shrank by that many bytes; called after its `bytes` changed. */
  changed(by: number): void {
    this.#used += by;
    if (this.#used <= this.#most || this.#shrinking) return;
    this.#shrinking = true;
    try {
      this.#shrink();
    } finally {
      this.#shrinking = false;
    }
  }

  #shrink(): void {
    const target = this.#most * LOW_WATER;
    const spent = new Set<BudgetMember>();
    while (this.#used > target) {
      const largest = this.#largest(spent);
      if (largest === undefined) return;
      const before = this.#used;
      largest.shrink(Math.ceil(Math.min(this.#used - target, largest.bytes * MOST_AT_ONCE)));
      // A member with a single piece cannot evict more.
      if (this.#used >= before) spent.add(largest);
    }
  }

  #largest(spent: ReadonlySet<BudgetMember>): BudgetMember | undefined {
    let largest: BudgetMember | undefined;
    for (const member of this.#members) {
      if (member.bytes > (largest?.bytes ?? 0) && !spent.has(member)) largest = member;
    }
    return largest;
  }
}
