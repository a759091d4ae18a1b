/** Usual size of the budget of one server: about what 80,000 changes of usual objects take. */
const USUAL_BUDGET = 128 * 1024 * 1024;
/** When the budget is spent, members give back until this share of it is left in use, so that giving back is rare. */
const LOW_WATER = 0.9;
/** A member is asked for at most this share of what it keeps at a time; then the next largest may be another one. */
const MOST_AT_ONCE = 0.25;

/** Something that keeps bytes which can be made or read again. */
export interface BudgetMember {
  /** Bytes that it keeps now. */
  readonly bytes: number;
  /** Lets go of its oldest parts, about that many bytes; what it gives back it reports through `changed`. */
  shrink(bytes: number): void;
}

/**
 * One bound in bytes over everything that a server keeps for speed alone: windows of recent changes, states of lists in
 * pages, encoded events, joined lists. Who keeps most gives back first, so that one busy resource cannot take the memory
 * of all and a hundred quiet ones cost nothing.
 *
 * Example: budget 100, a keeps 70, b keeps 20; b adds 15: the sum is 105, so a gives back 15.
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

  /** A member that keeps nothing yet. */
  join(member: BudgetMember): void {
    this.#members.add(member);
  }

  /** The member is given up together with what it keeps. */
  leave(member: BudgetMember): void {
    if (this.#members.delete(member)) this.#used -= member.bytes;
  }

  /** A member keeps that many bytes more, or less; called after its `bytes` say so. */
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
      // One that keeps its last piece has nothing more to give.
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
