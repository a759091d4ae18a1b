import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Precondition } from '../../src/meta/precondition.js';
import type { StoredObject } from '../../src/meta/stored-object.js';
import type {
  Store,
  StoreKey,
  StoreWatchOptions,
  WatchItem,
  WriteOperation,
  WriteResult,
} from '../../src/storage/store.js';
import { StorageError } from '../../src/storage/errors.js';
import { waitFor } from '../support/wait-for.js';

/** A store under test. */
export interface StoreUnderTest {
  /** The store; another one after `compact`, when forgetting takes a new start. */
  readonly store: Store;
  /** Forgets history so that revisions below this one are no longer readable. */
  compact(revision: number): Promise<void>;
  dispose(): Promise<void>;
}

/** Collects what a watch tells; `answer` is what the receiver says. */
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

/** The object of a write that must have been committed. */
export function committed(result: WriteResult): StoredObject {
  if (result.kind !== 'committed') throw new Error(`the write was answered ${JSON.stringify(result)}`);
  return result.object;
}

/** The promises of the Store port, for any implementation. */
export function storeSuite(name: string, make: () => Promise<StoreUnderTest>): void {
  describe(`store contract: ${name}`, () => {
    let under: StoreUnderTest;
    let store: Store;
    let resource: string;

    const key = (object: string, namespace = 'ns'): StoreKey => ({ resource, namespace, name: object });
    const create = async (object: string, namespace = 'ns', more = {}): Promise<StoredObject> =>
      committed(
        await store.write({
          kind: 'create',
          key: key(object, namespace),
          uid: randomUUID(),
          value: value(object, more),
        }),
      );
    const update = async (object: StoredObject, more = {}): Promise<StoredObject> =>
      committed(
        await store.write({
          kind: 'update',
          key: key(object.name, object.namespace),
          expectedRevision: object.revision,
          value: value(object.name, more),
        }),
      );
    const remove = async (object: StoredObject): Promise<StoredObject> =>
      committed(
        await store.write({
          kind: 'delete',
          key: key(object.name, object.namespace),
          expectedRevision: object.revision,
          value: value(object.name, { gone: true }),
        }),
      );
    const names = async (options: Partial<Parameters<Store['list']>[0]> = {}): Promise<string[]> => {
      const list = await store.list({ resource, at: { kind: 'latest' }, ...options });
      return list.items.map((object) => object.name);
    };
    const watch = async (recorder: Recorder, options: Partial<StoreWatchOptions> & Pick<StoreWatchOptions, 'start'>) =>
      store.watch({ resource, ...options }, recorder.receive);

    beforeEach(async () => {
      under = await make();
      store = under.store;
      // A resource of its own, so that a shared database does not matter.
      resource = `suite.example.com/r${randomUUID().slice(0, 8)}`;
    });

    afterEach(async () => under.dispose());

    test('tells of the first object of a resource, again when it was empty meanwhile', async () => {
      const told: string[] = [];
      const end = store.onFirstObject((one) => void (one === resource && told.push(one)));
      expect(store.hasObjects(resource)).toBe(false);
      const first = await create('a');
      await waitFor('the first object', () => store.hasObjects(resource) && told.length === 1);
      const second = await create('b');
      await remove(first);
      await remove(second);
      await waitFor('the resource to be empty', () => !store.hasObjects(resource));
      await create('c');
      await waitFor('another first object', () => store.hasObjects(resource) && told.length === 2);
      end();
      await remove((await store.get(key('c'), { kind: 'latest' }))!);
      await waitFor('the resource to be empty again', () => !store.hasObjects(resource));
      await create('d');
      await waitFor('the last object', () => store.hasObjects(resource));
      expect(told).toHaveLength(2);
    });

    describe('writes', () => {
      test('a created object is read back by each freshness, with its revision in its bytes', async () => {
        const object = await create('a');
        expect(JSON.parse(object.bytes.toString())).toEqual({
          kind: 'Thing',
          apiVersion: 'v1',
          metadata: { resourceVersion: String(object.revision), name: 'a' },
        });
        for (const at of [
          { kind: 'any' },
          { kind: 'latest' },
          { kind: 'not-older-than', revision: object.revision },
        ] as const) {
          const read = await store.get(key('a'), at);
          expect([read?.revision, read?.uid, read?.bytes.toString()]).toEqual([
            object.revision,
            object.uid,
            object.bytes.toString(),
          ]);
        }
      });

      test('a second create of a key is answered exists and changes nothing', async () => {
        const object = await create('a');
        expect(
          await store.write({ kind: 'create', key: key('a'), uid: randomUUID(), value: value('a', { other: 1 }) }),
        ).toEqual({ kind: 'exists' });
        expect((await store.get(key('a'), { kind: 'latest' }))?.revision).toBe(object.revision);
      });

      test('update and delete at another revision conflict and name the present one', async () => {
        const first = await create('a');
        const second = await update(first, { labels: { x: '1' } });
        expect(second.uid).toBe(first.uid);
        for (const kind of ['update', 'delete'] as const) {
          expect(
            await store.write({ kind, key: key('a'), expectedRevision: first.revision, value: value('a') }),
          ).toEqual({ kind: 'conflict', currentRevision: second.revision });
        }
      });

      test('update and delete of what is not there are answered missing', async () => {
        for (const kind of ['update', 'delete'] as const) {
          expect(await store.write({ kind, key: key('a'), expectedRevision: 1, value: value('a') })).toEqual({
            kind: 'missing',
          });
        }
      });

      test('a deleted key can be created again, as another object', async () => {
        const first = await create('a');
        const gone = await remove(first);
        expect(gone.uid).toBe(first.uid);
        expect(await store.get(key('a'), { kind: 'latest' })).toBeUndefined();
        const again = await create('a');
        expect(again.uid).not.toBe(first.uid);
        expect(again.revision).toBeGreaterThan(gone.revision);
      });

      test('same name in other namespaces and resources is another object', async () => {
        await create('a', 'ns1');
        await create('a', 'ns2');
        await create('a', '');
        expect(await names()).toEqual(['a', 'a', 'a']);
        expect(
          await store.get({ resource: `${resource}x`, namespace: 'ns1', name: 'a' }, { kind: 'latest' }),
        ).toBeUndefined();
      });

      test('of many writers that expect the same revision exactly one wins each time', async () => {
        let current = await create('a');
        for (let round = 0; round < 5; round += 1) {
          const results = await Promise.all(
            Array.from({ length: 20 }, (_, writer) =>
              store.write({
                kind: 'update',
                key: key('a'),
                expectedRevision: current.revision,
                value: value('a', { writer }),
              }),
            ),
          );
          const winners = results.filter((result) => result.kind === 'committed');
          expect(winners).toHaveLength(1);
          current = committed(winners[0]!);
          expect(new Set(results.map((result) => result.kind))).toEqual(new Set(['committed', 'conflict']));
        }
      });

      test('concurrent writes to one key lose nothing when each reads, changes and tries again', async () => {
        await create('a', 'ns', { count: 0 });
        const increment = async (): Promise<void> => {
          for (;;) {
            const now = (await store.get(key('a'), { kind: 'latest' }))!;
            const { count } = now.parsed.metadata as unknown as { count: number };
            const result = await store.write({
              kind: 'update',
              key: key('a'),
              expectedRevision: now.revision,
              value: value('a', { count: count + 1 }),
            });
            if (result.kind === 'committed') return;
          }
        };
        await Promise.all(Array.from({ length: 30 }, increment));
        const end = await store.get(key('a'), { kind: 'latest' });
        expect((end!.parsed.metadata as unknown as { count: number }).count).toBe(30);
      });
    });

    describe('groups of writes', () => {
      const creation = (object: string): WriteOperation => ({
        kind: 'create',
        key: key(object),
        uid: randomUUID(),
        value: value(object),
      });

      test('are committed together, at revisions that follow one another', async () => {
        const [old, gone] = [await create('old'), await create('gone')];
        const recorder = new Recorder();
        await store.watch({ resource, start: { kind: 'after', revision: gone.revision } }, recorder.receive);
        const result = await store.writeGroup([
          creation('new'),
          {
            kind: 'update',
            key: key('old'),
            expectedRevision: old.revision,
            value: value('old', { labels: { a: 'b' } }),
          },
          { kind: 'delete', key: key('gone'), expectedRevision: gone.revision, value: value('gone') },
          creation('new-2'),
        ]);
        if (result.kind !== 'committed') throw new Error(JSON.stringify(result));
        const revisions = result.objects.map(({ revision }) => revision);
        expect(revisions).toEqual(revisions.map((_revision, at) => revisions[0]! + at));
        await recorder.until(4);
        expect(recorder.events).toEqual([
          `created new ${revisions[0]}`,
          `updated old ${revisions[1]}`,
          `deleted gone ${revisions[2]}`,
          `created new-2 ${revisions[3]}`,
        ]);
        expect(result.objects[2]!.uid).toBe(gone.uid);
      });

      test('are not done at all when one of them cannot be, and say which', async () => {
        const old = await create('old');
        const before = await store.currentRevision();
        const result = await store.writeGroup([
          creation('new'),
          { kind: 'update', key: key('old'), expectedRevision: old.revision - 1, value: value('old') },
          { kind: 'delete', key: key('none'), expectedRevision: 5, value: value('none') },
          creation('old-2'),
        ]);
        expect(result).toEqual({
          kind: 'refused',
          reasons: [undefined, { kind: 'conflict', currentRevision: old.revision }, { kind: 'missing' }, undefined],
          failed: undefined,
        });
        expect(await store.currentRevision()).toBe(before);
        expect(await store.get(key('new'), { kind: 'latest' })).toBeUndefined();
      });

      test('that race for one key: one is done as a whole, the others not at all', async () => {
        const results = await Promise.all(
          Array.from({ length: 12 }, (_, at) => store.writeGroup([creation(`own-${at}`), creation('shared')])),
        );
        const winners = results.flatMap((result, at) => (result.kind === 'committed' ? [at] : []));
        expect(winners).toHaveLength(1);
        const { items } = await store.list({ resource, at: { kind: 'latest' } });
        expect(items.map(({ name: one }) => one)).toEqual([`own-${winners[0]}`, 'shared']);
      });
    });

    describe('preconditions', () => {
      const about = (object: string, revision: number): Precondition => ({
        kind: 'object',
        resource,
        namespace: 'ns',
        name: object,
        revision,
      });
      const createIf = (object: string, ...preconditions: Precondition[]): Promise<WriteResult> =>
        store.write({ kind: 'create', key: key(object), uid: randomUUID(), value: value(object) }, preconditions);

      test('let a write through while they hold', async () => {
        const one = await create('one');
        const result = await createIf('two', about('one', one.revision), about('absent', 0));
        expect(result.kind).toBe('committed');
      });

      test.each(['changed', 'deleted', 'created'])('refuse a write when the object was %s', async (how) => {
        const one = await create('one');
        if (how === 'changed') await update(one);
        if (how === 'deleted') await remove(one);
        const needed = how === 'created' ? about('one', 0) : about('one', one.revision);
        expect(await createIf('two', about('absent', 0), needed)).toEqual({
          kind: 'precondition-failed',
          precondition: needed,
        });
        expect(await store.get(key('two'), { kind: 'latest' })).toBeUndefined();
      });

      test('say less than the reason of the write itself', async () => {
        await create('one');
        expect(await createIf('one', about('absent', 7))).toEqual({ kind: 'exists' });
      });

      test('under load: nothing is written into a parent after the change that ends it', async () => {
        const parent = await create('parent');
        const children: Promise<WriteResult>[] = [];
        let ended: Promise<StoredObject> | undefined;
        for (let at = 0; at < 200; at += 1) {
          children.push(createIf(`child-${at}`, about('parent', parent.revision)));
          if (at === 100) ended = update(parent, { labels: { ended: 'yes' } });
          if (at % 10 === 0) await new Promise((resolve) => setImmediate(resolve));
        }
        const end = (await ended!).revision;
        const results = await Promise.all(children);
        const done = results.flatMap((result) => (result.kind === 'committed' ? [result.object.revision] : []));
        expect(done.filter((revision) => revision > end)).toEqual([]);
        expect(done.length).toBeGreaterThan(0);
        expect(results.some(({ kind }) => kind === 'precondition-failed')).toBe(true);
      });
    });

    describe('lists', () => {
      test('are in order of bytes, namespace before name', async () => {
        for (const [namespace, object] of [
          ['b', 'a'],
          ['a-x', 'z'],
          ['a', 'b'],
          ['a', 'B'],
          ['a', 'é'],
          ['a', '\u{1f600}'],
          ['a', '\uff5e'],
          ['', 'm'],
          ['a', 'a-b'],
          ['a', 'a'],
        ] as const) {
          await create(object, namespace);
        }
        const list = await store.list({ resource, at: { kind: 'latest' } });
        expect(list.items.map((object) => `${object.namespace}/${object.name}`)).toEqual([
          '/m',
          'a/B',
          'a/a',
          'a/a-b',
          'a/b',
          'a/é',
          'a/\uff5e',
          'a/\u{1f600}',
          'a-x/z',
          'b/a',
        ]);
        expect(await names({ namespace: 'a' })).toEqual(['B', 'a', 'a-b', 'b', 'é', '\uff5e', '\u{1f600}']);
        expect(await names({ namespace: 'nowhere' })).toEqual([]);
        expect(await names({ namespace: 'a', name: 'b' })).toEqual(['b']);
        expect(await names({ name: 'a' })).toEqual(['a', 'a']);
      });

      test('in pages show one state whatever happens meanwhile', async () => {
        const objects = [];
        for (const object of ['a', 'b', 'c', 'd', 'e']) objects.push(await create(object));
        const first = await store.list({ resource, namespace: 'ns', at: { kind: 'latest' }, limit: 2 });
        expect(first.items.map((object) => object.name)).toEqual(['a', 'b']);
        expect([first.more, first.remaining]).toEqual([true, 3]);
        await remove(objects[2]!);
        await update(objects[3]!, { changed: true });
        await create('bb');
        const pages = [];
        let after = first.items.at(-1)!;
        for (;;) {
          const page = await store.list({
            resource,
            namespace: 'ns',
            at: { kind: 'exact', revision: first.revision },
            limit: 2,
            after,
          });
          pages.push(`${page.items.map((object) => `${object.name}@${object.revision}`).join()} ${page.remaining}`);
          expect(page.revision).toBe(first.revision);
          if (!page.more) break;
          after = page.items.at(-1)!;
        }
        expect(pages).toEqual([`c@${objects[2]!.revision},d@${objects[3]!.revision} 1`, `e@${objects[4]!.revision} 0`]);
        expect(await names()).toEqual(['a', 'b', 'bb', 'd', 'e']);
      });

      test('with a filter and a limit give full pages and no empty last one', async () => {
        for (let index = 0; index < 9; index += 1) await create(`a${index}`);
        const odd = (object: StoredObject): boolean => Number(object.name.slice(1)) % 2 === 1;
        const first = await store.list({ resource, at: { kind: 'latest' }, limit: 3, filter: odd });
        expect([first.items.map((object) => object.name), first.more]).toEqual([['a1', 'a3', 'a5'], true]);
        const second = await store.list({
          resource,
          at: { kind: 'exact', revision: first.revision },
          limit: 3,
          filter: odd,
          after: first.items.at(-1)!,
        });
        expect([second.items.map((object) => object.name), second.more]).toEqual([['a7'], false]);
      });

      test('at each past revision show that very state', async () => {
        const states: [number, string[]][] = [[await store.currentRevision(), []]];
        const note = async (revision: number): Promise<void> => {
          const list = await store.list({ resource, at: { kind: 'not-older-than', revision } });
          states.push([list.revision, list.items.map((object) => `${object.name}@${object.revision}`)]);
        };
        const a = await create('a');
        await note(a.revision);
        const b = await create('b');
        await note(b.revision);
        const a2 = await update(a, { x: 1 });
        await note(a2.revision);
        const gone = await remove(b);
        await note(gone.revision);
        const b2 = await create('b');
        await note(b2.revision);
        for (const [revision, expected] of states) {
          const list = await store.list({ resource, at: { kind: 'exact', revision } });
          expect([revision, list.items.map((object) => `${object.name}@${object.revision}`)]).toEqual([
            revision,
            expected,
          ]);
        }
      });

      test('at a revision of the future fail as too new, with both revisions', async () => {
        const { revision } = await create('a');
        for (const kind of ['exact', 'not-older-than'] as const) {
          await expect(store.list({ resource, at: { kind, revision: revision + 1000 } })).rejects.toMatchObject({
            kind: 'too-new',
            asked: revision + 1000,
            current: expect.any(Number),
          });
        }
      });

      test('at a revision that is no longer kept fail as expired', async () => {
        const first = await create('a');
        const second = await update(first, { x: 1 });
        const third = await update(second, { x: 2 });
        await under.compact(third.revision - 1);
        store = under.store;
        await expect(store.list({ resource, at: { kind: 'exact', revision: first.revision } })).rejects.toMatchObject({
          kind: 'expired',
        });
        expect(await names({ at: { kind: 'exact', revision: third.revision } })).toEqual(['a']);
      });

      test('unchanged hand out the same objects, so that what was made of them is shared', async () => {
        await create('a');
        const first = await store.list({ resource, at: { kind: 'latest' } });
        const second = await store.list({ resource, at: { kind: 'latest' } });
        expect(second.items[0]).toBe(first.items[0]);
      });
    });

    describe('watches', () => {
      test('after a revision tell each later change once, in order, with what was before', async () => {
        const first = await create('a');
        const recorder = new Recorder();
        const running = await watch(recorder, { start: { kind: 'after', revision: first.revision } });
        const second = await update(first, { x: 1 });
        const gone = await remove(second);
        await recorder.until(2);
        expect(recorder.events).toEqual([`updated a ${second.revision}`, `deleted a ${gone.revision}`]);
        const events = recorder.items.flatMap((item) => (item.kind === 'event' ? [item.event] : []));
        expect(events.map((event) => event.previous?.revision)).toEqual([first.revision, second.revision]);
        expect(JSON.parse(events[1]!.object.bytes.toString()).metadata).toMatchObject({
          resourceVersion: String(gone.revision),
          gone: true,
        });
        running.close();
      });

      test('from an earlier revision catch up first', async () => {
        const start = await store.currentRevision();
        const a = await create('a');
        const b = await create('b');
        const recorder = new Recorder();
        const running = await watch(recorder, { start: { kind: 'after', revision: start } });
        const c = await create('c');
        await recorder.until(3);
        expect(recorder.events).toEqual([
          `created a ${a.revision}`,
          `created b ${b.revision}`,
          `created c ${c.revision}`,
        ]);
        running.close();
      });

      test('from the present state tell it, then synced, then changes', async () => {
        await create('b', 'ns1');
        const a = await create('a', 'ns1');
        await create('c', 'ns2');
        const recorder = new Recorder();
        const running = await watch(recorder, { namespace: 'ns1', start: { kind: 'state', at: { kind: 'latest' } } });
        await waitFor('synced', () => recorder.items.some((item) => item.kind === 'synced'));
        await update(a, { x: 1 });
        await create('d', 'ns2');
        const e = await create('e', 'ns1');
        await recorder.until(2);
        const told = recorder.items
          .filter((item) => item.kind !== 'progress')
          .map((item) =>
            item.kind === 'initial' ? item.object.name : item.kind === 'event' ? item.event.object.name : item.kind,
          );
        expect(told).toEqual(['a', 'b', 'synced', 'a', 'e']);
        expect(recorder.events.at(-1)).toBe(`created e ${e.revision}`);
        running.close();
      });

      test('of one name or one namespace tell only that', async () => {
        const start = await store.currentRevision();
        const [all, ofNamespace, ofName, ofBoth] = [new Recorder(), new Recorder(), new Recorder(), new Recorder()];
        const runs = [
          await watch(all, { start: { kind: 'after', revision: start } }),
          await watch(ofNamespace, { namespace: 'n1', start: { kind: 'after', revision: start } }),
          await watch(ofName, { name: 'a', start: { kind: 'after', revision: start } }),
          await watch(ofBoth, { namespace: 'n1', name: 'a', start: { kind: 'after', revision: start } }),
        ];
        await new Promise((resolve) => setTimeout(resolve, 20));
        for (const [object, namespace] of [
          ['a', 'n1'],
          ['b', 'n1'],
          ['a', 'n2'],
          ['b', 'n2'],
        ] as const) {
          await create(object, namespace);
        }
        await all.until(4);
        await waitFor(
          'all told',
          () => ofNamespace.events.length === 2 && ofName.events.length === 2 && ofBoth.events.length === 1,
        );
        for (const running of runs) running.close();
      });

      test('closed ones are told nothing more', async () => {
        const recorder = new Recorder();
        const running = await watch(recorder, { start: { kind: 'after', revision: await store.currentRevision() } });
        await create('a');
        await recorder.until(1);
        running.close();
        running.close();
        await create('b');
        expect(recorder.events).toHaveLength(1);
      });

      test('a receiver that says no gets nothing until it resumes, then everything once', async () => {
        const recorder = new Recorder();
        const running = await watch(recorder, { start: { kind: 'after', revision: await store.currentRevision() } });
        recorder.answer = false;
        await create('a');
        await recorder.until(1);
        await create('b');
        await create('c');
        expect(recorder.events).toHaveLength(1);
        recorder.answer = true;
        running.resume();
        await create('d');
        await recorder.until(4);
        expect(recorder.events.map((event) => event.split(' ')[1])).toEqual(['a', 'b', 'c', 'd']);
        running.close();
      });

      test('a list and the watch after it show every change once, under load', async () => {
        const writers = Array.from({ length: 8 }, async (_, writer) => {
          for (let index = 0; index < 25; index += 1) {
            const object = await create(`w${writer}-${index}`);
            if (index % 3 === 0) await update(object, { again: true });
            if (index % 5 === 0) await remove((await store.get(key(object.name), { kind: 'any' }))!);
          }
        });
        const views = await Promise.all(
          Array.from({ length: 6 }, async (_, viewer) => {
            await new Promise((resolve) => setTimeout(resolve, viewer * 7));
            const state = new Map<string, number>();
            let last = 0;
            const problems: string[] = [];
            const list = async (): Promise<void> => {
              const { items, revision } = await store.list({
                resource,
                at: { kind: viewer % 2 === 0 ? 'latest' : 'any' },
              });
              state.clear();
              for (const object of items) state.set(object.name, object.revision);
              last = revision;
            };
            // A watcher that was too slow goes on where it was, or lists again when that is no longer kept.
            const follow = async (): Promise<void> => {
              for (;;) {
                try {
                  await watchFromLast();
                  return;
                } catch (error) {
                  if (!(error instanceof StorageError) || error.kind !== 'expired') throw error;
                  await list();
                }
              }
            };
            const watchFromLast = async (): Promise<void> => {
              await store.watch({ resource, start: { kind: 'after', revision: last } }, (items) => {
                for (const item of items) {
                  if (item.kind === 'end' && item.reason === 'slow') {
                    follow().catch((error: unknown) => problems.push(String(error)));
                  }
                  if (item.kind !== 'event') continue;
                  const { object, revision, kind, previous } = item.event;
                  if (revision <= last) problems.push(`${revision} after ${last}`);
                  if (state.get(object.name) !== previous?.revision)
                    problems.push(`${revision} replaces another state`);
                  last = revision;
                  if (kind === 'deleted') state.delete(object.name);
                  else state.set(object.name, revision);
                }
                return true;
              });
            };
            await list();
            await follow();
            return { state, problems };
          }),
        );
        await Promise.all(writers);
        const end = await store.list({ resource, at: { kind: 'latest' } });
        const expected = new Map(end.items.map((object) => [object.name, object.revision]));
        const text = (state: ReadonlyMap<string, number>): string => [...state].sort().join(' ');
        for (const view of views) {
          await waitFor('a view that equals the list', () => text(view.state) === text(expected));
          expect(view.problems).toEqual([]);
        }
      });

      test('from a revision that is no longer kept fail as expired before any event', async () => {
        const first = await create('a');
        const second = await update(first, { x: 1 });
        const third = await update(second, { x: 2 });
        await under.compact(third.revision);
        store = under.store;
        await expect(
          watch(new Recorder(), { start: { kind: 'after', revision: first.revision - 1 } }),
        ).rejects.toMatchObject({ kind: 'expired' });
      });

      test('closing the store ends them and says so', async () => {
        const recorder = new Recorder();
        await watch(recorder, { start: { kind: 'after', revision: await store.currentRevision() } });
        await store.close();
        await waitFor('the end', () => recorder.end === 'closing');
      });
    });

    test('revisions grow with every write and the newest one is told', async () => {
      const a = await create('a');
      const b = await create('b');
      expect(b.revision).toBeGreaterThan(a.revision);
      expect(await store.currentRevision()).toBeGreaterThanOrEqual(b.revision);
      await waitFor('health', async () => (await store.health()).ok);
    });
  });
}
