import { invalid, type StatusError } from '../../meta/errors.js';
import type { KubeObject } from '../../meta/object.js';
import type { StoredObject } from '../../meta/stored-object.js';
import type { ServedResource } from '../../resources/catalogue.js';
import type { Claim } from '../../resources/claims.js';
import type { Freshness, GroupResult, StoreKey, WriteOperation } from '../../storage/store.js';
import { fromStore } from '../errors.js';
import { createPicker, type Picker } from './pick.js';
import { POOL_FULL, type Pool } from './pool.js';
import {
  type ClaimOwner,
  ownerOf,
  type PoolValue,
  type ReservationParts,
  reservation,
  withdrawal,
} from './reservations.js';

/** What allocations need. */
export interface AllocationParts extends ReservationParts {
  readonly pools: readonly Pool[];
  /** A random integer in [0, bound). */
  readonly randomInteger: (bound: number) => number;
}

/** Writes the object first, then the given operations, all or nothing. */
export type WriteWith = (also: readonly WriteOperation[]) => Promise<GroupResult>;

/** One write of an object whose kind has claims. */
export interface ClaimingWrite {
  readonly resource: ServedResource;
  readonly owner: ClaimOwner;
  /** What an update starts from. */
  readonly stored: KubeObject | undefined;
}

/**
 * What one write allocates and releases. Nothing is written before `around`, so that a rejected request or a dry run
 * costs nothing; `end` must always follow.
 */
export interface Allocation {
  /** The object with its allocated values. */
  readonly object: KubeObject;
  /**
   * Writes the object together with its new reservations and the removal of those it no longer needs: all or nothing,
   * so that no value is ever left without an owner.
   *
   * @returns undefined when another server took a picked value: start over
   * @throws StatusError 422 or 500 when a value requested by the client is taken; what `write` throws
   */
  around(write: WriteWith): Promise<GroupResult | undefined>;
  /** Lets other writes of this server pick the values again. */
  end(): void;
}

/** Allocates and releases the values named in claims. */
export interface Allocations {
  /** Names of the pools. */
  readonly pools: readonly string[];
  /**
   * Fills in what a valid object asks for, from memory: no value is reserved yet.
   *
   * @throws StatusError 422 or 500 when a value is not available
   */
  plan(write: ClaimingWrite, object: KubeObject): Promise<Allocation>;
  /** Removes the object together with the reservations of all its values. @throws what `remove` throws */
  release(resource: ServedResource, gone: StoredObject, write: WriteWith): Promise<GroupResult>;
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
  /** Picked by writes in flight, so that two writes of this server do not pick the same value. */
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
    const pickers = new Map<Pool, Picker>();
    const pick = (pool: Pool): Promise<string | undefined> => {
      let picker = pickers.get(pool);
      if (picker === undefined) pickers.set(pool, (picker = this.#picker(pool, picked)));
      return picker();
    };
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
        const value = claim.value === undefined ? await pick(pool) : pool.canonical(claim.value);
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

  async release(resource: ServedResource, gone: StoredObject, write: WriteWith): Promise<GroupResult> {
    const held = this.#held(resource.strategy.claims?.(gone.parsed) ?? []);
    for (let count = 1; ; count += 1) {
      const result = await write(await this.#withdrawals(held, gone.uid, count === 1 ? ANY : LATEST));
      if (result.kind === 'committed' || result.reasons[0] !== undefined || count === MAX_ATTEMPTS) return result;
    }
  }

  async #around(
    write: ClaimingWrite,
    wanted: readonly Wanted[],
    dropped: readonly PoolValue[],
    writing: WriteWith,
  ): Promise<GroupResult | undefined> {
    const { owner } = write;
    let missing = wanted;
    for (let count = 1; count <= MAX_ATTEMPTS; count += 1) {
      const reservations = missing.map((one) => reservation(this.#parts, one, owner));
      const withdrawals = await this.#withdrawals(dropped, owner.uid, count === 1 ? ANY : LATEST);
      const result = await writing([...reservations, ...withdrawals]);
      if (result.kind === 'committed' || result.reasons[0] !== undefined) return result;
      const taken = missing.filter((_one, at) => result.reasons[at + 1] !== undefined);
      const own = new Set<Wanted>();
      for (const one of taken) if ((await this.#read(one, LATEST, owner.uid)) !== undefined) own.add(one);
      const lost = taken.filter((one) => !own.has(one));
      const named = lost.find(({ claim }) => claim.value !== undefined);
      if (named !== undefined) throw refused(write, named.claim, named.pool.taken);
      if (lost.length > 0) return undefined;
      missing = missing.filter((one) => !own.has(one));
    }
    return undefined;
  }

  #picker(pool: Pool, picked: string[]): Picker {
    const { store, randomInteger } = this.#parts;
    const { resource } = pool;
    return createPicker(
      pool,
      {
        isTaken: async (value) => {
          if (this.#picked.has(idOf({ resource, value }))) return true;
          return (await fromStore('write', () => store.get(keyOf({ resource, value }), ANY))) !== undefined;
        },
        taken: async () => {
          const { items } = await fromStore('write', () => store.list({ resource, at: ANY }));
          return new Set(items.map(({ name }) => name));
        },
        hold: (value) => {
          const id = idOf({ resource, value });
          if (this.#picked.has(id)) return false;
          this.#picked.add(id);
          picked.push(id);
          return true;
        },
      },
      randomInteger,
    );
  }

  /** Whether the value has another owner. A value that is taken by memory is checked in the database. */
  async #isTaken(one: Wanted, owner: ClaimOwner): Promise<boolean> {
    if (one.pool.isReserved(one.value, owner)) return true;
    const get = (at: Freshness): Promise<StoredObject | undefined> =>
      fromStore('write', () => this.#parts.store.get(keyOf(one), at));
    if ((await get(ANY)) === undefined) return false;
    const found = await get(LATEST);
    return found !== undefined && ownerOf(found)?.uid !== owner.uid;
  }

  /** The reservations of the values in the claims of a stored object. */
  #held(claims: readonly Claim[]): PoolValue[] {
    return claims.flatMap(({ pool: name, value }) => {
      const pool = this.#byName.get(name);
      if (pool === undefined || value === undefined) return [];
      return [{ resource: pool.resource, value: pool.canonical(value) ?? value }];
    });
  }

  async #read(one: PoolValue, at: Freshness, uid: string): Promise<StoredObject | undefined> {
    const found = await fromStore('write', () => this.#parts.store.get(keyOf(one), at));
    return found !== undefined && ownerOf(found)?.uid === uid ? found : undefined;
  }

  /** The operations that release values, as far as they belong to that owner. */
  async #withdrawals(values: readonly PoolValue[], uid: string, at: Freshness): Promise<readonly WriteOperation[]> {
    const found = await Promise.all(values.map(async (one) => ({ one, stored: await this.#read(one, at, uid) })));
    return found.flatMap(({ one, stored }) => (stored === undefined ? [] : [withdrawal(one.resource, stored)]));
  }
}

/** Attempts at one write whose reservations differ from this server's memory. */
const MAX_ATTEMPTS = 4;
const ANY: Freshness = { kind: 'any' };
const LATEST: Freshness = { kind: 'latest' };

/** Values requested by the client come first, so that none of them is picked meanwhile. */
function namedFirst(claims: readonly Claim[]): readonly Claim[] {
  const isNamed = ({ value }: Claim): boolean => value !== undefined;
  return [...claims.filter(isNamed), ...claims.filter((claim) => !isNamed(claim))];
}

function keyOf({ resource, value }: PoolValue): StoreKey {
  return { resource, namespace: '', name: value };
}

function refused({ resource, owner }: ClaimingWrite, claim: Claim, reason: string): StatusError {
  const { group, kind } = resource.definition;
  return invalid(group, kind, owner.name, [claim.refusal(reason)]);
}
