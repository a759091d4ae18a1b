import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Precondition } from '../../src/meta/precondition.js';
import type { StoredObject } from '../../src/meta/stored-object.js';
import type { Store, WriteOperation, WriteResult } from '../../src/storage/store.js';
import { waitFor } from '../support/wait-for.js';
import { type StoreUnderTest, storeParts, committed, value, Recorder } from './store-parts.js';
import { storeReads } from './store-reads.suite.js';

/** The promises of the Store port, for any implementation. */
export function storeSuite(name: string, make: () => Promise<StoreUnderTest>): void {
  describe(`store contract: ${name}`, () => {
    const parts = storeParts(make);
    const { key, create, update, remove, names } = parts;
    let store: Store;
    let resource: string;

    beforeEach(() => {
      ({ store, resource } = parts);
    });

    test('the first object of a resource is reported, again after it was empty', async () => {
      const calls: string[] = [];
      const end = store.onFirstObject((one) => void (one === resource && calls.push(one)));
      expect(store.hasObjects(resource)).toBe(false);
      const first = await create('a');
      await waitFor('the first object', () => store.hasObjects(resource) && calls.length === 1);
      const second = await create('b');
      await remove(first);
      await remove(second);
      await waitFor('the resource to be empty', () => !store.hasObjects(resource));
      await create('c');
      await waitFor('another first object', () => store.hasObjects(resource) && calls.length === 2);
      end();
      await remove((await store.get(key('c'), { kind: 'latest' }))!);
      await waitFor('the resource to be empty again', () => !store.hasObjects(resource));
      await create('d');
      await waitFor('the last object', () => store.hasObjects(resource));
      expect(calls).toHaveLength(2);
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

      test('a second create of a key fails with exists and changes nothing', async () => {
        const object = await create('a');
        expect(
          await store.write({ kind: 'create', key: key('a'), uid: randomUUID(), value: value('a', { other: 1 }) }),
        ).toEqual({ kind: 'exists' });
        expect((await store.get(key('a'), { kind: 'latest' }))?.revision).toBe(object.revision);
      });

      test('update and delete at another revision are conflicts that name the current one', async () => {
        const first = await create('a');
        const second = await update(first, { labels: { x: '1' } });
        expect(second.uid).toBe(first.uid);
        for (const kind of ['update', 'delete'] as const) {
          expect(
            await store.write({ kind, key: key('a'), expectedRevision: first.revision, value: value('a') }),
          ).toEqual({ kind: 'conflict', currentRevision: second.revision });
        }
      });

      test('update and delete of a missing key fail with missing', async () => {
        for (const kind of ['update', 'delete'] as const) {
          expect(await store.write({ kind, key: key('a'), expectedRevision: 1, value: value('a') })).toEqual({
            kind: 'missing',
          });
        }
      });

      test('a deleted key can be created again, as a different object', async () => {
        const first = await create('a');
        const gone = await remove(first);
        expect(gone.uid).toBe(first.uid);
        expect(await store.get(key('a'), { kind: 'latest' })).toBeUndefined();
        const again = await create('a');
        expect(again.uid).not.toBe(first.uid);
        expect(again.revision).toBeGreaterThan(gone.revision);
      });

      test('the same name in other namespaces and resources is a different object', async () => {
        await create('a', 'ns1');
        await create('a', 'ns2');
        await create('a', '');
        expect(await names()).toEqual(['a', 'a', 'a']);
        expect(
          await store.get({ resource: `${resource}x`, namespace: 'ns1', name: 'a' }, { kind: 'latest' }),
        ).toBeUndefined();
      });

      test('exactly one of many writers that expect the same revision succeeds each time', async () => {
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

      test('concurrent read-modify-write loops on one key lose nothing', async () => {
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

      test('groups are committed atomically, at consecutive revisions', async () => {
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

      test('groups fail as a whole when one write fails, and name it', async () => {
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

      test('of two groups racing for one key, one is applied as a whole and the other not at all', async () => {
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

      test('preconditions that hold let a write through', async () => {
        const one = await create('one');
        const result = await createIf('two', about('one', one.revision), about('absent', 0));
        expect(result.kind).toBe('committed');
      });

      test.each(['changed', 'deleted', 'created'])(
        'preconditions reject a write when the object was %s',
        async (how) => {
          const one = await create('one');
          if (how === 'changed') await update(one);
          if (how === 'deleted') await remove(one);
          const needed = how === 'created' ? about('one', 0) : about('one', one.revision);
          expect(await createIf('two', about('absent', 0), needed)).toEqual({
            kind: 'precondition-failed',
            precondition: needed,
          });
          expect(await store.get(key('two'), { kind: 'latest' })).toBeUndefined();
        },
      );

      test('failed preconditions come after the reason of the write itself', async () => {
        await create('one');
        expect(await createIf('one', about('absent', 7))).toEqual({ kind: 'exists' });
      });

      test('under load nothing is written into a parent after the change that ends it', async () => {
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

    storeReads(parts);

    test('revisions grow with every write, and the newest one is known', async () => {
      const a = await create('a');
      const b = await create('b');
      expect(b.revision).toBeGreaterThan(a.revision);
      expect(await store.currentRevision()).toBeGreaterThanOrEqual(b.revision);
      await waitFor('health', async () => (await store.health()).ok);
    });
  });
}
