import type { ByteBudget } from '../../meta/byte-budget.js';
import type { StoredObject } from '../../meta/stored-object.js';
import type { KeyIndex } from './key-index.js';

/** What a change after a snapshot takes besides the object: tree nodes that are no longer shared. */
const CHANGE_OVERHEAD = 1024;
/** What a snapshot takes when nothing has changed since. */
const ENTRY_OVERHEAD = 512;

/** Bounds of all snapshots together. */
export interface SnapshotLimits {
  readonly count: number;
  readonly ttlMs: number;
}

interface Entry {
  readonly resource: string;
  readonly revision: number;
  readonly index: KeyIndex;
  readonly until: number;
  /** Bytes kept alive for this snapshot only, or for it and older ones. */
  bytes: number;
}

/**
 * States of resources at past revisions, kept so that the pages of one list show one state. Bounded by count, time and
 * bytes; the least recently used one goes first, and can be made again from the history.
 *
 * A snapshot costs nothing until objects in it change: then it keeps their old states alive. Several snapshots of a
 * resource share such a state, so it is counted once, at the newest one that holds it, and passed on when that one
 * goes.
 */
export class Snapshots {
  readonly #most: number;
  readonly #ttlMs: number;
  readonly #budget: ByteBudget | undefined;
  /** Least recently used first. */
  readonly #entries = new Map<string, Entry>();
  /** The newest one of each resource, and the others below it, newest first. */
  readonly #byResource = new Map<string, Entry[]>();
  #bytes = 0;

  constructor(limits: SnapshotLimits, budget?: ByteBudget) {
    this.#most = limits.count;
    this.#ttlMs = limits.ttlMs;
    this.#budget = budget;
    budget?.join(this);
  }

  get size(): number {
    return this.#entries.size;
  }

  /** Roughly the bytes that would be free without snapshots. */
  get bytes(): number {
    return this.#bytes;
  }

  get(resource: string, revision: number, now: number): KeyIndex | undefined {
    const key = keyOf(resource, revision);
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    if (entry.until <= now) {
      this.#drop(entry);
      return undefined;
    }
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.index;
  }

  /**
   * Keeps a state unless it is kept already; the result of `make` must never change.
   *
   * @param ownBytes bytes of objects in it that are past states already
   */
  keep(resource: string, revision: number, make: () => KeyIndex, now: number, ownBytes = 0): void {
    const key = keyOf(resource, revision);
    if (this.#entries.has(key)) return;
    const bytes = ENTRY_OVERHEAD + ownBytes;
    const entry: Entry = { resource, revision, index: make(), until: now + this.#ttlMs, bytes };
    this.#entries.set(key, entry);
    const entries = this.#byResource.get(resource) ?? [];
    entries.push(entry);
    entries.sort((a, b) => b.revision - a.revision);
    this.#byResource.set(resource, entries);
    for (const oldest of this.#entries.values()) {
      if (this.#entries.size <= this.#most) break;
      this.#drop(oldest);
    }
    this.#changed(bytes);
  }

  /** An object of a resource was changed or deleted; `previous` is what it was. */
  superseded(resource: string, previous: StoredObject): void {
    if (this.#entries.size === 0) return;
    const newest = this.#byResource.get(resource)?.[0];
    if (newest === undefined || previous.revision > newest.revision) return;
    const bytes = previous.memory + CHANGE_OVERHEAD;
    newest.bytes += bytes;
    this.#changed(bytes);
  }

  /** Evicts what is past its time. */
  expire(now: number): void {
    for (const entry of [...this.#entries.values()]) if (entry.until <= now) this.#drop(entry);
  }

  /** Evicts the least recently used ones, roughly that many bytes. */
  shrink(bytes: number): void {
    const target = this.#bytes - bytes;
    for (const entry of [...this.#entries.values()]) {
      if (this.#bytes <= target) return;
      this.#drop(entry);
    }
  }

  clear(): void {
    for (const entry of [...this.#entries.values()]) this.#drop(entry);
  }

  #drop(entry: Entry): void {
    this.#entries.delete(keyOf(entry.resource, entry.revision));
    const entries = this.#byResource.get(entry.resource) ?? [];
    const at = entries.indexOf(entry);
    entries.splice(at, 1);
    if (entries.length === 0) this.#byResource.delete(entry.resource);
    // The next older one may hold the same past states; this is not tracked per state.
    const heir = entries[at];
    if (heir === undefined) this.#changed(-entry.bytes);
    else heir.bytes += entry.bytes;
  }

  #changed(by: number): void {
    this.#bytes += by;
    this.#budget?.changed(by);
  }
}

function keyOf(resource: string, revision: number): string {
  return `${resource} ${revision}`;
}
