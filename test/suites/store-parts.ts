import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach } from '@jest/globals';
import type { StoredObject } from '../../src/meta/stored-object.js';
import type { Store, StoreKey, StoreWatchOptions, WatchItem, WriteResult } from '../../src/storage/store.js';
import { waitFor } from '../support/wait-for.js';

/** A store under test. */
export interface StoreUnderTest {
  /** The store; a new one after `compact` if dropping history requires a restart. */
  readonly store: Store;
  /** Drops history so that revisions below this one are no longer readable. */
  compact(revision: number): Promise<void>;
  dispose(): Promise<void>;
}

/** Collects the events of a watch; `answer` is the receiver's return value. */
export class Recorder {
  readonly items: WatchItem[] = [];
  answer = true;

  readonly receive = (items: readonly WatchItem[]): boolean => {
    this.items.push(...items);
    return this.answer;
  };

  /** The changes so far, as `created a 5`. */
  get events(): string[] {
    return this.items.flatMap((item) =>
      item.kind === 'event' ? [`${item.event.kind} ${item.event.object.name} ${item.event.revision}`] : [],
    );
  }

  async until(count: number): Promise<void> {
    await waitFor(`${count} events`, () => this.events.length >= count, { lastSeen: () => this.events.join(', ') });
  }

  get end(): string | undefined {
    const last = this.items.at(-1);
    return last?.kind === 'end' ? last.reason : undefined;
  }
}

/** Storage bytes of a small object. */
export function value(name: string, more: Record<string, unknown> = {}): Buffer {
  return Buffer.from(JSON.stringify({ kind: 'Thing', apiVersion: 'v1', metadata: { name, ...more } }));
}

/** The object of a committed write. */
export function committed(result: WriteResult): StoredObject {
  if (result.kind !== 'committed') throw new Error(`the write was answered ${JSON.stringify(result)}`);
  return result.object;
}

/** Fixtures of the store suites: a new store and resource for each test. */
export interface StoreParts {
  readonly under: StoreUnderTest;
  readonly store: Store;
  readonly resource: string;
  key(object: string, namespace?: string): StoreKey;
  create(object: string, namespace?: string, more?: object): Promise<StoredObject>;
  update(object: StoredObject, more?: object): Promise<StoredObject>;
  remove(object: StoredObject): Promise<StoredObject>;
  names(options?: Partial<Parameters<Store['list']>[0]>): Promise<string[]>;
  watch(
    recorder: Recorder,
    options: Partial<StoreWatchOptions> & Pick<StoreWatchOptions, 'start'>,
  ): ReturnType<Store['watch']>;
}

/** Fixtures for the tests of the calling block. */
export function storeParts(make: () => Promise<StoreUnderTest>): StoreParts {
  let under: StoreUnderTest;
  let resource: string;

  const key = (object: string, namespace = 'ns'): StoreKey => ({ resource, namespace, name: object });
  const create = async (object: string, namespace = 'ns', more = {}): Promise<StoredObject> =>
    committed(
      await under.store.write({
        kind: 'create',
        key: key(object, namespace),
        uid: randomUUID(),
        value: value(object, more),
      }),
    );
  const update = async (object: StoredObject, more = {}): Promise<StoredObject> =>
    committed(
      await under.store.write({
        kind: 'update',
        key: key(object.name, object.namespace),
        expectedRevision: object.revision,
        value: value(object.name, more),
      }),
    );
  const remove = async (object: StoredObject): Promise<StoredObject> =>
    committed(
      await under.store.write({
        kind: 'delete',
        key: key(object.name, object.namespace),
        expectedRevision: object.revision,
        value: value(object.name, { gone: true }),
      }),
    );
  const names = async (options: Partial<Parameters<Store['list']>[0]> = {}): Promise<string[]> => {
    const list = await under.store.list({ resource, at: { kind: 'latest' }, ...options });
    return list.items.map((object) => object.name);
  };
  const watch = async (recorder: Recorder, options: Partial<StoreWatchOptions> & Pick<StoreWatchOptions, 'start'>) =>
    under.store.watch({ resource, ...options }, recorder.receive);

  beforeEach(async () => {
    under = await make();
    // A unique resource, so that a shared database does not matter.
    resource = `suite.example.com/r${randomUUID().slice(0, 8)}`;
  });

  afterEach(async () => under.dispose());

  return {
    get under() {
      return under;
    },
    get store() {
      return under.store;
    },
    get resource() {
      return resource;
    },
    ...{ key, create, update, remove, names, watch },
  };
}
