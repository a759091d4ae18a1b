import type { KeyIndex } from './key-index.js';

interface Entry {
  readonly index: KeyIndex;
  readonly until: number;
}

/**
 * States of resources at past revisions, kept so that the pages of one list show one state. Bounded by count and time;
 * the one used longest ago goes first, and can be made again from the history.
 */
export class Snapshots {
  readonly #most: number;
  readonly #ttlMs: number;
  /** In order of last use. */
  readonly #entries = new Map<string, Entry>();

  constructor(limits: { readonly count: number; readonly ttlMs: number }) {
    this.#most = limits.count;
    this.#ttlMs = limits.ttlMs;
  }

  get size(): number {
    return this.#entries.size;
  }

  get(resource: string, revision: number, now: number): KeyIndex | undefined {
    const key = `${resource} ${revision}`;
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    this.#entries.delete(key);
    if (entry.until <= now) return undefined;
    this.#entries.set(key, entry);
    return entry.index;
  }

  /** Keeps a state unless it is kept already; what `make` gives must not change any more. */
  keep(resource: string, revision: number, make: () => KeyIndex, now: number): void {
    const key = `${resource} ${revision}`;
    if (this.#entries.has(key)) return;
    this.#entries.set(key, { index: make(), until: now + this.#ttlMs });
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.#most) break;
      this.#entries.delete(oldest);
    }
  }

  /** Lets go of what is past its time. */
  expire(now: number): void {
    for (const [key, entry] of this.#entries) if (entry.until <= now) this.#entries.delete(key);
  }

  clear(): void {
    this.#entries.clear();
  }
}
