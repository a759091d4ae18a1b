import type { StoredObject } from '../../../src/meta/stored-object.js';
import { StoredObject as Stored } from '../../../src/meta/stored-object.js';
import type { StoreEvent } from '../../../src/meta/watch-event.js';
import type { BackingEvent, BackingStore, Follower } from '../../../src/storage/backing-store.js';
import { StorageError } from '../../../src/storage/errors.js';

/** An in-memory backing store whose changes are made and delivered by the test. */
export interface MemoryBacking extends BackingStore {
  /** Makes a change; it is delivered at once unless `holdBack` is set. */
  change(
    kind: StoreEvent['kind'],
    name: string,
    options?: { namespace?: string; resource?: string; note?: string },
  ): StoredObject;
  /** Makes several changes that are delivered together. */
  together(make: () => void): void;
  /** Changes are made but not delivered, as by a late tail. */
  holdBack: boolean;
  /** Delivers the held changes. */
  deliver(): void;
  /** Reports that changes were lost. */
  gap(): void;
  /** As `gap`, of a database that is back at an earlier revision, where it has no objects. */
  goBack(to: number): void;
  floor: number;
  /** How often the current revision was queried. */
  questions: number;
  /** Changes read from the history, in all reads. */
  changesRead: number;
  /** Answers queries only on request. */
  delayAnswers: boolean;
  answer(): void;
}

/** An empty one at revision 1. */
export function createMemoryBacking(): MemoryBacking {
  let revision = 1;
  const objects = new Map<string, Map<string, StoredObject>>();
  const history: { readonly resource: string; readonly event: StoreEvent }[] = [];
  let held: BackingEvent[] = [];
  let follower: Follower | undefined;
  let grouping = false;
  const waiting: (() => void)[] = [];

  const backing: MemoryBacking = {
    holdBack: false,
    floor: 1,
    questions: 0,
    changesRead: 0,
    delayAnswers: false,
    answer: () => waiting.splice(0).forEach((go) => go()),
    change(kind, name, { namespace = 'ns', resource = 'things', note } = {}) {
      revision += 1;
      const state = objects.get(resource) ?? new Map<string, StoredObject>();
      objects.set(resource, state);
      const key = `${namespace}\0${name}`;
      const previous = state.get(key);
      const value = Buffer.from(JSON.stringify({ kind: 'Thing', metadata: { name }, note }));
      const object = Stored.fromStorage(namespace, name, `uid-of-${name}`, revision, value);
      if (kind === 'deleted') state.delete(key);
      else state.set(key, object);
      history.push({ resource, event: { kind, revision, object, previous } });
      held.push({ resource, kind, revision, object });
      if (!backing.holdBack && !grouping) backing.deliver();
      return object;
    },
    together(make) {
      grouping = true;
      make();
      grouping = false;
      backing.deliver();
    },
    deliver() {
      const events = held;
      held = [];
      if (events.length > 0) follower?.onEvents(events);
    },
    gap() {
      held = [];
      const old = follower;
      follower = undefined;
      old?.onGap();
    },
    goBack(to) {
      revision = to;
      objects.clear();
      history.length = 0;
      backing.gap();
    },
    async load(onObject, packed) {
      for (const [resource, state] of objects) {
        for (const object of state.values()) {
          if (packed.has(resource)) object.pack();
          onObject(resource, object);
        }
      }
      held = [];
      return revision;
    },
    follow(_after, next) {
      follower = next;
    },
    async writeGroup() {
      throw new Error('the test makes the changes');
    },
    outcomesKnown: () => Promise.resolve(),
    async currentRevision() {
      backing.questions += 1;
      const answer = revision;
      if (backing.delayAnswers) await new Promise<void>((resolve) => waiting.push(resolve));
      return answer;
    },
    retainedFrom: () => backing.floor,
    poke: () => undefined,
    async changes(resource, after, upTo) {
      if (after < backing.floor)
        throw new StorageError('expired', 'not kept', { asked: after, current: backing.floor });
      await new Promise((resolve) => setTimeout(resolve, 5));
      const found = history.filter(
        ({ resource: of, event }) => of === resource && event.revision > after && event.revision <= upTo,
      );
      backing.changesRead += found.length;
      return found.map(({ event }) => event);
    },
    async statesAt(resource, at, upTo) {
      if (at < backing.floor) throw new StorageError('expired', 'not kept', { asked: at, current: backing.floor });
      const states = new Map<string, { namespace: string; name: string; object: StoredObject | undefined }>();
      for (const { resource: of, event } of history) {
        const { namespace, name } = event.object;
        if (of !== resource || event.revision <= at || event.revision > upTo || states.has(`${namespace}\0${name}`))
          continue;
        states.set(`${namespace}\0${name}`, { namespace, name, object: event.previous });
      }
      return [...states.values()];
    },
    health: async () => ({ ok: true }),
    close: async () => undefined,
  };
  return backing;
}
