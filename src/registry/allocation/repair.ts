import { setImmediate } from 'node:timers/promises';
import type { Precondition } from '../../meta/precondition.js';
import type { StoredObject } from '../../meta/stored-object.js';
import type { Catalogue, ServedResource } from '../../resources/catalogue.js';
import type { Freshness } from '../../storage/store.js';
import type { Pool } from './pool.js';
import {
  type ClaimOwner,
  ownerOf,
  type PoolValue,
  type ReservationParts,
  reservation,
  withdrawal,
} from './reservations.js';

/** How long a reservation may lack its owner before it is removed, in ms. A write takes seconds. */
const PATIENCE_MS = 60_000;
/** Between two passes, in ms (as in Kubernetes). */
const INTERVAL_MS = 180_000;
/** Objects examined, and writes sent, between two turns of others. */
const SLICE = 256;

const LATEST: Freshness = { kind: 'latest' };

/** What the repair needs. */
export interface RepairParts extends ReservationParts {
  readonly pools: readonly Pool[];
  readonly catalogue: Catalogue;
  /** Called for a failed pass, and for values with two owners. */
  readonly onError: (error: unknown, about: string) => void;
}

/** Reconciles reservations with the objects that own values. */
export interface AllocationRepair {
  /**
   * One pass. An owned value without a reservation gets one. A reservation without its owner is remembered, and removed
   * when a pass a minute later finds it again: the owner may be about to be written.
   *
   * @throws StorageError
   */
  pass(): Promise<void>;
  /** A pass every three minutes from now on. */
  start(): void;
  /** Resolves when no pass runs any more. */
  stop(): Promise<void>;
}

/** An owner of a value, as its stored object says. */
interface Holder extends PoolValue {
  readonly owner: ClaimOwner;
  /** The path of the value in the object. */
  readonly revision: number;
}

/** Makes the repair of one server; several servers on one database may run it at once. */
export function createAllocationRepair(parts: RepairParts): AllocationRepair {
  const pass = passes(parts);
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  return {
    pass,
    start() {
      timer ??= setInterval(() => {
        running = running.then(pass).catch((error: unknown) => parts.onError(error, 'repair of allocations'));
      }, INTERVAL_MS);
    },
    async stop() {
      clearInterval(timer);
      timer = undefined;
      await running;
    },
  };
}

function passes(parts: RepairParts): () => Promise<void> {
  /** Reservations without an owner by id, with their revision and the time at which they were first found so. */
  let suspects = new Map<string, { readonly revision: number; readonly since: number }>();

  return async () => {
    // Reservations first: an object created meanwhile is then not found without its reservation twice.
    const reservations = await readReservations(parts);
    const claiming = claimingResources(parts.catalogue);
    const holders = await readHolders(parts, claiming);

    const reserved = new Set(reservations.map(({ resource, stored }) => idOf({ resource, value: stored.name })));
    const first = new Map<string, Holder>();
    const held = new Set<string>();
    for (const holder of holders) {
      const id = idOf(holder);
      const other = first.get(id);
      if (other === undefined) first.set(id, holder);
      else parts.onError(new Error(`${nameOf(holder)} and ${nameOf(other)} both hold it`), id);
      held.add(`${holder.owner.uid} ${id}`);
    }
    const missing = [...first].filter(([id]) => !reserved.has(id)).map(([, holder]) => holder);

    const seen = new Set(claiming.map(({ storageResource }) => storageResource));
    const now = parts.clock();
    const next: typeof suspects = new Map();
    const orphans: typeof reservations = [];
    for (const candidate of reservations) {
      const { resource, stored } = candidate;
      const owner = ownerOf(stored);
      const id = idOf({ resource, value: stored.name });
      // Owners of kinds that this server does not serve are unknown to it.
      if (owner !== undefined && (!seen.has(owner.resource) || held.has(`${owner.uid} ${id}`))) continue;
      const before = suspects.get(id);
      const since = before?.revision === stored.revision ? before.since : now;
      if (now - since >= PATIENCE_MS) orphans.push(candidate);
      else next.set(id, { revision: stored.revision, since });
    }
    suspects = next;

    await inSlices(missing, (holder) => {
      const { resource: of, namespace, name } = holder.owner;
      const unchanged: Precondition = { kind: 'object', resource: of, namespace, name, revision: holder.revision };
      return parts.store.write(reservation(parts, holder, holder.owner), [unchanged]);
    });
    await inSlices(orphans, ({ resource, stored }) => parts.store.write(withdrawal(resource, stored)));
  };
}

async function readReservations(
  parts: RepairParts,
): Promise<{ readonly resource: string; readonly stored: StoredObject }[]> {
  const resources = [...new Set(parts.pools.map(({ resource }) => resource))];
  const lists = await Promise.all(resources.map((resource) => parts.store.list({ resource, at: LATEST })));
  return lists.flatMap(({ items }, at) => items.map((stored) => ({ resource: resources[at] ?? '', stored })));
}

/** One served version of each kind with claims; the stored one where it is served. */
function claimingResources(catalogue: Catalogue): readonly ServedResource[] {
  const found = new Map<string, ServedResource>();
  for (const resource of catalogue.resources) {
    if (resource.strategy.claims === undefined) continue;
    const { version, storageVersion } = resource.definition;
    if (version === storageVersion || !found.has(resource.storageResource)) {
      found.set(resource.storageResource, resource);
    }
  }
  return [...found.values()];
}

async function readHolders(parts: RepairParts, claiming: readonly ServedResource[]): Promise<readonly Holder[]> {
  const pools = new Map(parts.pools.map((pool) => [pool.name, pool]));
  const holders: Holder[] = [];
  for (const { storageResource: resource, strategy } of claiming) {
    const { items } = await parts.store.list({ resource, at: LATEST });
    for (const [at, stored] of items.entries()) {
      if (at % SLICE === SLICE - 1) await setImmediate();
      const { namespace, name, uid, revision } = stored;
      for (const claim of strategy.claims?.(stored.parsed) ?? []) {
        const pool = pools.get(claim.pool);
        if (pool === undefined || claim.value === undefined) continue;
        const value = pool.canonical(claim.value) ?? claim.value;
        holders.push({ resource: pool.resource, value, owner: { resource, namespace, name, uid }, revision });
      }
    }
  }
  return holders;
}

async function inSlices<T>(items: readonly T[], act: (item: T) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < items.length; at += SLICE) await Promise.all(items.slice(at, at + SLICE).map(act));
}

function idOf({ resource, value }: PoolValue): string {
  return `${resource}/${value}`;
}

function nameOf({ owner }: Holder): string {
  return `${owner.namespace}/${owner.name}`;
}
