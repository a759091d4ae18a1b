import { invalid, type StatusError } from '../../meta/errors.js';
import type { KubeObject } from '../../meta/object.js';
import type { StoredObject } from '../../meta/stored-object.js';
import type { ServedResource } from '../../resources/catalogue.js';
import type { Claim } from '../../resources/claims.js';
import type { Freshness, StoreKey, WriteResult } from '../../storage/store.js';
import { fromStore } from '../errors.js';
import { pickValue, type PoolView } from './pick.js';
import { POOL_FULL, type Pool } from './pool.js';
import { type ClaimOwner, ownerOf, type PoolValue, type ReservationParts, reserve, unreserve } from './reservations.js';

/** What allocations are made of. */
export interface AllocationParts extends ReservationParts {
  readonly pools: readonly Pool[];
  /** A random integer in [0, bound). */
  readonly randomInteger: (bound: number) => number;
  /** Told of a reservation that could not be given back; the repair pass finds it. */
  readonly onError: (error: unknown, about: string) => void;
}

/** One write of an object whose kind has claims. */
export interface ClaimingWrite {
  readonly resource: ServedResource;
  readonly owner: ClaimOwner;
  /** What an update starts from. */
  readonly stored: KubeObject | undefined;
}

/**
 * What one write takes and gives back. Nothing is written before `around`, so that a refusal or a dry run costs
 * nothing; `end` must follow in any case.
 */
export interface Allocation {
  /** The object with the values that it asked for. */
  readonly object: KubeObject;
  /**
   * Reserves what is new, writes, and gives back what the write no longer needs: the new values when it was refused, those
   * that the old object had alone when it was committed. A write whose outcome is unknown keeps both until the repair
   * pass.
   *
   * @returns undefined when another server took a value that was picked: begin again
   * @throws StatusError 422 or 500 when a value that the client named is taken; what `write` throws
   */
  around(write: () => Promise<WriteResult>): Promise<WriteResult | undefined>;
  /** Lets other writes of this server pick the values again. */
  end(): void;
}

/** Gives and takes back the values that claims name. */
export interface Allocations {
  /** Names of the pools. */
  readonly pools: readonly string[];
  /**
   * Fills in what a valid object asks for, from memory: no value is taken yet.
   *
   * @throws StatusError 422 or 500 when a value cannot be had
   */
  plan(write: ClaimingWrite, object: KubeObject): Promise<Allocation>;
  /** After the object is gone: gives back all that it held. Never throws. */
  release(resource: ServedResource, gone: StoredObject): Promise<void>;
}

/** A value that a write has to reserve. */
interface Wanted extends PoolValue {
  readonly claim: Claim;
  readonly pool: Pool;
}

const idOf = ({ resource, value }: PoolValue): string => `${resource}/${value}`;

/** Makes the allocations of one registry. */
export function createAllocations(parts: AllocationParts): Allocations {
  return new PoolAllocations(parts);
}

class PoolAllocations implements Allocations {
  readonly pools: readonly string[];
  readonly #parts: AllocationParts;
  readonly #byName: ReadonlyMap<string, Pool>;
  /** Picked by writes in flight, so that two of this server do not pick the same. */
  readonly #picked = new Set<string>();

  constructor(parts: AllocationParts) {
    this.#parts = parts;
    this.pools = parts.pools.map(({ name }) => name);
    this.#byName = new Map(parts.pools.map((pool) => [pool.name, pool]));
  }

  async plan(write: ClaimingWrite, object: KubeObject): Promise<Allocation> {
    const { resource, owner, stored } = write;
    const before = stored === undefined ? [] : this.#held(resource.strategy.claims?.(stored) ?? []);
    const old = new Map(before.map((value) => [idOf(value), value]));
    const wanted: Wanted[] = [];
    const kept = new Set<string>();
    const picked: string[] = [];
    const end = (): void => {
      for (const id of picked) this.#picked.delete(id);
    };
    let filled = object;
    try {
      for (const claim of namedFirst(resource.strategy.claims?.(object, stored) ?? [])) {
        const pool = this.#byName.get(claim.pool);
        if (pool === undefined) {
          if (claim.value !== undefined && claim.put !== undefined) filled = claim.put(filled, claim.value);
          continue;
        }
        const value = claim.value === undefined ? await this.#pick(pool, picked) : pool.canonical(claim.value);
        if (value === undefined) {
          if (claim.value === undefined) throw refused(write, claim, POOL_FULL);
          const id = idOf({ resource: pool.resource, value: claim.value });
          // A value from before the range was changed stays with its owner.
          if (!old.has(id)) throw refused(write, claim, pool.outside);
          kept.add(id);
          continue;
        }
        const one: Wanted = { claim, pool, resource: pool.resource, value };
        const id = idOf(one);
        if (kept.has(id)) throw refused(write, claim, pool.taken);
        kept.add(id);
        if (!old.has(id)) {
          if (claim.value !== undefined && (await this.#isTaken(one, owner))) throw refused(write, claim, pool.taken);
          wanted.push(one);
        }
        if (claim.put !== undefined) filled = claim.put(filled, value);
      }
    } catch (error) {
      end();
      throw error;
    }
    const dropped = before.filter((value) => !kept.has(idOf(value)));
    return {
      object: filled,
      around: (writing) => this.#around(write, wanted, dropped, writing),
      end,
    };
  }

  async release(resource: ServedResource, gone: StoredObject): Promise<void> {
    const held = this.#held(resource.strategy.claims?.(gone.parsed) ?? []);
    await this.#giveBack(held, gone.uid);
  }

  async #around(
    write: ClaimingWrite,
    wanted: readonly Wanted[],
    dropped: readonly PoolValue[],
    writing: () => Promise<WriteResult>,
  ): Promise<WriteResult | undefined> {
    const { owner } = write;
    const lost = await this.#reserveAll(wanted, owner);
    if (lost !== undefined) {
      if (lost.claim.value !== undefined) throw refused(write, lost.claim, lost.pool.taken);
      return undefined;
    }
    const result = await fromStore('write', writing());
    await this.#giveBack(result.kind === 'committed' ? dropped : wanted, owner.uid);
    return result;
  }

  /** Reserves all or nothing; the first value that somebody else has, preferring one that the client named. */
  async #reserveAll(wanted: readonly Wanted[], owner: ClaimOwner): Promise<Wanted | undefined> {
    if (wanted.length === 0) return undefined;
    const results = await Promise.allSettled(wanted.map((one) => this.#reserve(one, owner)));
    const failed = results.find((result) => result.status === 'rejected');
    const lost = wanted.filter((_, at) => results[at]?.status === 'fulfilled' && !isTrue(results[at]));
    if (failed === undefined && lost.length === 0) return undefined;
    await this.#giveBack(
      wanted.filter((_, at) => isTrue(results[at])),
      owner.uid,
    );
    if (failed !== undefined) return fromStore('write', Promise.reject(failed.reason as Error));
    return lost.find(({ claim }) => claim.value !== undefined) ?? lost[0];
  }

  async #reserve(one: Wanted, owner: ClaimOwner): Promise<boolean> {
    const result = await reserve(this.#parts, one, owner);
    // What an earlier write of the same object could not give back is its own.
    return result.kind === 'committed' || (await this.#read(one, 'latest', owner.uid)) !== undefined;
  }

  #pick(pool: Pool, picked: string[]): Promise<string | undefined> {
    const { store, randomInteger } = this.#parts;
    const { resource } = pool;
    const view: PoolView = {
      isTaken: async (value) => {
        if (this.#picked.has(idOf({ resource, value }))) return true;
        return (await fromStore('write', store.get(keyOf({ resource, value }), ANY))) !== undefined;
      },
      taken: async () => {
        const { items } = await fromStore('write', store.list({ resource, at: ANY }));
        return new Set(items.map(({ name }) => name));
      },
      hold: (value) => {
        const id = idOf({ resource, value });
        if (this.#picked.has(id)) return false;
        this.#picked.add(id);
        picked.push(id);
        return true;
      },
    };
    return pickValue(pool, view, randomInteger);
  }

  /** Whether somebody else holds the value. What memory shows as taken is asked of the database before it is believed. */
  async #isTaken(one: Wanted, owner: ClaimOwner): Promise<boolean> {
    if (one.pool.isReserved(one.value)) return true;
    const get = (at: Freshness): Promise<StoredObject | undefined> =>
      fromStore('write', this.#parts.store.get(keyOf(one), at));
    if ((await get(ANY)) === undefined) return false;
    const found = await get(LATEST);
    return found !== undefined && ownerOf(found)?.uid !== owner.uid;
  }

  /** The values that claims of a stored object name, in the form of their reservations. */
  #held(claims: readonly Claim[]): PoolValue[] {
    return claims.flatMap(({ pool: name, value }) => {
      const pool = this.#byName.get(name);
      if (pool === undefined || value === undefined) return [];
      return [{ resource: pool.resource, value: pool.canonical(value) ?? value }];
    });
  }

  async #read(one: PoolValue, kind: 'any' | 'latest', uid: string): Promise<StoredObject | undefined> {
    const found = await this.#parts.store.get(keyOf(one), { kind });
    return found !== undefined && ownerOf(found)?.uid === uid ? found : undefined;
  }

  /** Gives values back as far as they are that owner's. A failure is told and left to the repair pass. */
  async #giveBack(values: readonly PoolValue[], uid: string): Promise<void> {
    await Promise.all(
      values.map(async (one) => {
        try {
          const found = (await this.#read(one, 'any', uid)) ?? (await this.#read(one, 'latest', uid));
          if (found !== undefined) await unreserve(this.#parts.store, one.resource, found);
        } catch (error) {
          this.#parts.onError(error, idOf(one));
        }
      }),
    );
  }
}

const ANY: Freshness = { kind: 'any' };
const LATEST: Freshness = { kind: 'latest' };

/** What the client named is settled first, so that nothing is picked that it names further on. */
function namedFirst(claims: readonly Claim[]): readonly Claim[] {
  const isNamed = ({ value }: Claim): boolean => value !== undefined;
  return [...claims.filter(isNamed), ...claims.filter((claim) => !isNamed(claim))];
}

function isTrue(result: PromiseSettledResult<boolean> | undefined): boolean {
  return result?.status === 'fulfilled' && result.value;
}

function keyOf({ resource, value }: PoolValue): StoreKey {
  return { resource, namespace: '', name: value };
}

function refused({ resource, owner }: ClaimingWrite, claim: Claim, reason: string): StatusError {
  const { group, kind } = resource.definition;
  return invalid(group, kind, owner.name, [claim.refusal(reason)]);
}
