import type { Precondition } from '../../src/meta/precondition.js';
import { StoredObject } from '../../src/meta/stored-object.js';
import type { StoreEvent } from '../../src/meta/watch-event.js';
import { StorageError } from '../../src/storage/errors.js';
import type {
  Freshness,
  Store,
  StoreKey,
  StoreListOptions,
  StoreListResult,
  StoreWatch,
  StoreWatchOptions,
  WatchItem,
  GroupResult,
  WriteOperation,
  WriteRefusal,
  WriteResult,
} from '../../src/storage/store.js';

/** An in-memory Store with the guarantees of the port: one total order, compare-and-swap, history for exact reads. */
export interface MemoryStore extends Store {
  /** Drops history up to and including `revision`: older versions and watches are then expired. */
  compact(revision: number): void;
  /** Runs before each write, to provoke races; may itself write. */
  beforeWrite: ((operation: WriteOperation) => Promise<void>) | undefined;
  /** The token of each lease, for preconditions. */
  readonly leases: Map<string, number>;
  /** Number of committed writes so far. */
  readonly writes: number;
}

interface Logged {
  readonly resource: string;
  readonly event: StoreEvent;
}

interface Watcher {
  readonly options: StoreWatchOptions;
  readonly deliver: (items: readonly WatchItem[]) => void;
}

const bytewise = (left: string, right: string): number => Buffer.compare(Buffer.from(left), Buffer.from(right));
const inOrder = (a: StoredObject, b: StoredObject): number =>
  bytewise(a.namespace, b.namespace) || bytewise(a.name, b.name);

/** Creates an empty store. Its first write gets revision 2, so that revision 1 is a version without objects. */
export function createMemoryStore(): MemoryStore {
  let revision = 1;
  let compacted = 0;
  const log: Logged[] = [];
  const watchers = new Set<Watcher>();
  const firstObjectListeners = new Set<(resource: string) => void>();

  /** The objects of a kind at a revision, replayed from the log. */
  const stateAt = (resource: string, at: number): Map<string, StoredObject> => {
    const state = new Map<string, StoredObject>();
    for (const entry of log) {
      if (entry.event.revision > at || entry.resource !== resource) continue;
      const { object, kind } = entry.event;
      const key = `${object.namespace}/${object.name}`;
      if (kind === 'deleted') state.delete(key);
      else state.set(key, object);
    }
    return state;
  };

  const reach = (at: Freshness): void => {
    if (at.kind === 'not-older-than' && at.revision > revision) {
      throw new StorageError('too-new', 'not yet', { asked: at.revision, current: revision });
    }
  };

  const concerns = (options: { resource: string; namespace?: string; name?: string }, entry: Logged): boolean =>
    entry.resource === options.resource &&
    (!options.namespace || entry.event.object.namespace === options.namespace) &&
    (options.name === undefined || entry.event.object.name === options.name);

  const commit = (operation: WriteOperation, present: StoredObject | undefined): StoredObject => {
    const { key } = operation;
    const isFirst = stateAt(key.resource, revision).size === 0;
    revision += 1;
    const uid = operation.kind === 'create' ? operation.uid : present!.uid;
    const object = StoredObject.fromStorage(key.namespace, key.name, uid, revision, operation.value);
    const kinds = { create: 'created', update: 'updated', delete: 'deleted' } as const;
    const entry: Logged = {
      resource: key.resource,
      event: { kind: kinds[operation.kind], revision, object, previous: present },
    };
    log.push(entry);
    if (isFirst) for (const listener of firstObjectListeners) listener(key.resource);
    for (const watcher of [...watchers]) {
      if (concerns(watcher.options, entry)) watcher.deliver([{ kind: 'event', event: entry.event }]);
    }
    return object;
  };

  const store: MemoryStore = {
    beforeWrite: undefined,
    leases: new Map<string, number>(),
    get writes() {
      return log.length;
    },
    compact(upTo) {
      compacted = upTo;
    },
    async get(key: StoreKey, at: Freshness) {
      reach(at);
      return stateAt(key.resource, revision).get(`${key.namespace}/${key.name}`);
    },
    async list(options: StoreListOptions): Promise<StoreListResult> {
      const { at, after } = options;
      if (at.kind === 'exact') {
        if (at.revision > revision) {
          throw new StorageError('too-new', 'not yet', { asked: at.revision, current: revision });
        }
        if (at.revision <= compacted) throw new StorageError('expired', 'compacted', { current: compacted });
      } else reach(at);
      const shown = at.kind === 'exact' ? at.revision : revision;
      const candidates = [...stateAt(options.resource, shown).values()]
        .filter((object) => !options.namespace || object.namespace === options.namespace)
        .filter((object) => options.name === undefined || object.name === options.name)
        .filter(
          (object) =>
            after === undefined ||
            (bytewise(object.namespace, after.namespace) || bytewise(object.name, after.name)) > 0,
        )
        .sort(inOrder);
      const matching = candidates.filter((object) => options.filter?.(object) ?? true);
      const items = options.limit === undefined ? matching : matching.slice(0, options.limit);
      return {
        items,
        revision: shown,
        more: matching.length > items.length,
        remaining: candidates.length - items.length,
      };
    },
    async write(operation: WriteOperation, preconditions: readonly Precondition[] = []): Promise<WriteResult> {
      const result = await store.writeGroup([operation], preconditions);
      if (result.kind === 'committed') return { kind: 'committed', object: result.objects[0]! };
      return result.reasons[0] ?? { kind: 'precondition-failed', precondition: result.failed! };
    },
    async writeGroup(operations, preconditions = []): Promise<GroupResult> {
      for (const operation of operations) await store.beforeWrite?.(operation);
      const find = (key: StoreKey): StoredObject | undefined =>
        stateAt(key.resource, revision).get(`${key.namespace}/${key.name}`);
      const reasons = operations.map((operation): WriteRefusal | undefined => {
        const present = find(operation.key);
        if (operation.kind === 'create') return present === undefined ? undefined : { kind: 'exists' };
        if (present === undefined) return { kind: 'missing' };
        if (present.revision === operation.expectedRevision) return undefined;
        return { kind: 'conflict', currentRevision: present.revision };
      });
      const failed = preconditions.find((needed) =>
        needed.kind === 'lease'
          ? store.leases.get(needed.name) !== needed.token
          : (find(needed)?.revision ?? 0) !== needed.revision,
      );
      if (failed !== undefined || reasons.some((reason) => reason !== undefined)) {
        return { kind: 'refused', reasons, failed };
      }
      return { kind: 'committed', objects: operations.map((operation) => commit(operation, find(operation.key))) };
    },
    outcomesKnown: () => Promise.resolve(),
    async watch(options, onItems): Promise<StoreWatch> {
      const { start } = options;
      const first: WatchItem[] = [];
      if (start.kind === 'after') {
        if (start.revision < compacted) throw new StorageError('expired', 'compacted', { current: compacted });
        for (const entry of log) {
          if (entry.event.revision > start.revision && concerns(options, entry)) {
            first.push({ kind: 'event', event: entry.event });
          }
        }
      } else {
        reach(start.at);
        for (const object of [...stateAt(options.resource, revision).values()].sort(inOrder)) {
          if (options.namespace && object.namespace !== options.namespace) continue;
          if (options.name !== undefined && object.name !== options.name) continue;
          first.push({ kind: 'initial', object });
        }
        first.push({ kind: 'synced', revision });
      }
      let paused = false;
      const waiting: WatchItem[] = [];
      const deliver = (items: readonly WatchItem[]): void => {
        waiting.push(...items);
        while (!paused && waiting.length > 0) paused = !onItems(waiting.splice(0));
      };
      const watcher: Watcher = { options, deliver };
      watchers.add(watcher);
      options.signal?.addEventListener('abort', () => watchers.delete(watcher));
      waiting.push(...first);
      queueMicrotask(() => deliver([]));
      return {
        resume() {
          paused = false;
          deliver([]);
        },
        sendProgress() {
          if (!paused && waiting.length === 0) deliver([{ kind: 'progress', revision }]);
        },
        close: () => void watchers.delete(watcher),
      };
    },
    hasObjects: (resource) => stateAt(resource, revision).size > 0,
    onFirstObject(listener) {
      firstObjectListeners.add(listener);
      return () => firstObjectListeners.delete(listener);
    },
    async currentRevision() {
      return revision;
    },
    async health() {
      return { ok: true };
    },
    async close() {
      for (const watcher of [...watchers]) watcher.deliver([{ kind: 'end', reason: 'closing' }]);
      watchers.clear();
    },
  };
  return store;
}
