import { beforeEach, describe, expect, test } from '@jest/globals';
import { waitFor } from '../support/wait-for.js';
import type { StoredObject } from '../../src/meta/stored-object.js';
import type { Store } from '../../src/storage/store.js';
import { StorageError } from '../../src/storage/errors.js';
import { Recorder, type StoreParts, type StoreUnderTest } from './store-parts.js';

/** The promises of the Store port for lists and watches. */
export function storeReads(parts: StoreParts): void {
  const { key, create, update, remove, names, watch } = parts;
  let under: StoreUnderTest;
  let store: Store;
  let resource: string;

  beforeEach(() => {
    ({ under, store, resource } = parts);
  });

  describe('lists', () => {
    test('lists are in order of bytes, namespace before name', async () => {
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

    test('pages of a list show one state whatever happens meanwhile', async () => {
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

    test('pages with a filter are full, and the last one is not empty', async () => {
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

    test('lists at each past revision show that very state', async () => {
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

    test('lists at a future revision fail as too new, with both revisions', async () => {
      const { revision } = await create('a');
      for (const kind of ['exact', 'not-older-than'] as const) {
        await expect(store.list({ resource, at: { kind, revision: revision + 1000 } })).rejects.toMatchObject({
          kind: 'too-new',
          asked: revision + 1000,
          current: expect.any(Number),
        });
      }
    });

    test('lists at a dropped revision fail as expired', async () => {
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

    test('lists without changes share their objects, and what was derived from them', async () => {
      await create('a');
      const first = await store.list({ resource, at: { kind: 'latest' } });
      const second = await store.list({ resource, at: { kind: 'latest' } });
      expect(second.items[0]).toBe(first.items[0]);
    });
  });

  describe('watches', () => {
    test('a watch from a revision delivers each later change once, in order, with the state before', async () => {
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

    test('a watch from an earlier revision catches up first', async () => {
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

    test('a watch from the current state sends that state, then synced, then changes', async () => {
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
      const delivered = recorder.items
        .filter((item) => item.kind !== 'progress')
        .map((item) =>
          item.kind === 'initial' ? item.object.name : item.kind === 'event' ? item.event.object.name : item.kind,
        );
      expect(delivered).toEqual(['a', 'b', 'synced', 'a', 'e']);
      expect(recorder.events.at(-1)).toBe(`created e ${e.revision}`);
      running.close();
    });

    test('a watch of one name or one namespace sends only that', async () => {
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
        'all delivered',
        () => ofNamespace.events.length === 2 && ofName.events.length === 2 && ofBoth.events.length === 1,
      );
      for (const running of runs) running.close();
    });

    test('closed watches get nothing more', async () => {
      const recorder = new Recorder();
      const running = await watch(recorder, { start: { kind: 'after', revision: await store.currentRevision() } });
      await create('a');
      await recorder.until(1);
      running.close();
      running.close();
      await create('b');
      expect(recorder.events).toHaveLength(1);
    });

    test('a receiver with backpressure gets nothing until it resumes, then everything once', async () => {
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

    test('a list and the watch after it deliver every change once, under load', async () => {
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
          // A slow watcher continues where it was, or lists again when that is no longer available.
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
                if (state.get(object.name) !== previous?.revision) problems.push(`${revision} replaces another state`);
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

    test('a watch from a dropped revision fails as expired before any event', async () => {
      const first = await create('a');
      const second = await update(first, { x: 1 });
      const third = await update(second, { x: 2 });
      await under.compact(third.revision);
      store = under.store;
      await expect(
        watch(new Recorder(), { start: { kind: 'after', revision: first.revision - 1 } }),
      ).rejects.toMatchObject({ kind: 'expired' });
    });

    test('closing the store ends watches and says so', async () => {
      const recorder = new Recorder();
      await watch(recorder, { start: { kind: 'after', revision: await store.currentRevision() } });
      await store.close();
      await waitFor('the end', () => recorder.end === 'closing');
    });
  });
}
