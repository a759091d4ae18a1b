import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { StoreEvent } from '../../../src/meta/watch-event.js';
import type { WatchItem } from '../../../src/storage/store.js';
import { createWatchCache } from '../../../src/storage/watch-cache/cache.js';
import type { WatchCache } from '../../../src/storage/watch-cache/cache.js';
import type { WatchCacheOptions } from '../../../src/storage/watch-cache/settings.js';
import { SILENT_LOG } from '../../../src/telemetry/log.js';
import { waitFor } from '../../support/wait-for.js';
import { createMemoryBacking } from './memory-backing.js';
import type { MemoryBacking } from './memory-backing.js';

let backing: MemoryBacking;
let cache: WatchCache;
let now: number;

async function open(options: Partial<WatchCacheOptions> = {}): Promise<void> {
  cache = await createWatchCache(backing, { log: SILENT_LOG, clock: { now: () => now }, ...options });
}

beforeEach(() => {
  backing = createMemoryBacking();
  now = 1000;
});

afterEach(async () => cache.close());

/** Several turns of the event loop, which run all postponed work. */
async function turn(): Promise<void> {
  for (let count = 0; count < 5; count += 1) {
    await new Promise((resolve) => setTimeout(resolve, 1));
    await new Promise((resolve) => setImmediate(resolve));
  }
}

describe('freshness', () => {
  test('a get of any version, or of one that has been reached, is answered without a promise', async () => {
    await open();
    const key = { resource: 'things', namespace: 'ns', name: 'a' };
    expect(cache.get(key, { kind: 'any' })).toBeUndefined();
    expect(cache.get(key, { kind: 'not-older-than', revision: cache.stats().revision })).toBeUndefined();
    expect(cache.get(key, { kind: 'latest' })).toBeInstanceOf(Promise);
  });

  test('concurrent reads share one query, and later ones during it share the next', async () => {
    await open();
    backing.delayAnswers = true;
    const key = { resource: 'things', namespace: 'ns', name: 'a' };
    const tenReads = (): unknown[] => Array.from({ length: 10 }, () => cache.get(key, { kind: 'latest' }));
    const reads = tenReads();
    await waitFor('the first question', () => backing.questions > 0);
    reads.push(...tenReads());
    await turn();
    reads.push(...tenReads());
    await turn();
    expect(backing.questions).toBe(1);
    backing.answer();
    await waitFor('the second question', () => backing.questions === 2);
    backing.answer();
    await Promise.all(reads);
    expect(backing.questions).toBe(2);
  });

  test("latest waits until the cache has the database's revision", async () => {
    await open();
    backing.holdBack = true;
    backing.change('created', 'a');
    const read = cache.get({ resource: 'things', namespace: 'ns', name: 'a' }, { kind: 'latest' });
    expect(await cache.get({ resource: 'things', namespace: 'ns', name: 'a' }, { kind: 'any' })).toBeUndefined();
    await turn();
    backing.deliver();
    expect((await read)?.revision).toBe(2);
  });

  test('any never queries', async () => {
    await open();
    await cache.list({ resource: 'things', at: { kind: 'any' } });
    expect(backing.questions).toBe(0);
  });

  test('a wait ends when the client leaves', async () => {
    await open();
    const stop = new AbortController();
    const read = cache.get(
      { resource: 'things', namespace: 'ns', name: 'a' },
      { kind: 'not-older-than', revision: 99 },
      { signal: stop.signal },
    );
    await turn();
    stop.abort();
    await expect(read).rejects.toMatchObject({ kind: 'aborted' });
    await expect(
      cache.get({ resource: 'things', namespace: 'ns', name: 'a' }, { kind: 'latest' }, { signal: stop.signal }),
    ).rejects.toMatchObject({ kind: 'aborted' });
  });
});

describe('past states', () => {
  const at = async (revision: number): Promise<string[]> =>
    (await cache.list({ resource: 'things', at: { kind: 'exact', revision } })).items.map(
      (object) => `${object.name}${object.revision}`,
    );

  test.each([
    ['from the window alone', 100],
    ['from window and history', 2],
    ['from the history alone', 1],
  ])('they are right %s', async (_from, events) => {
    await open({ window: { events } });
    backing.change('created', 'a');
    backing.change('created', 'b');
    backing.change('updated', 'a');
    backing.change('deleted', 'b');
    backing.change('created', 'b');
    backing.change('updated', 'b');
    expect([await at(1), await at(2), await at(3), await at(4), await at(5), await at(6), await at(7)]).toEqual([
      [],
      ['a2'],
      ['a2', 'b3'],
      ['a4', 'b3'],
      ['a4'],
      ['a4', 'b6'],
      ['a4', 'b7'],
    ]);
  });

  test("an unchanged resource's state is the current one at every revision", async () => {
    await open();
    const object = backing.change('created', 'a');
    backing.change('created', 'x', { resource: 'others' });
    expect(await at(3)).toEqual([`a${object.revision}`]);
    await expect(at(4)).rejects.toMatchObject({ kind: 'too-new', asked: 4, current: 3 });
  });

  test('below the floor they are expired even when a snapshot exists', async () => {
    await open();
    for (const name of ['a', 'b', 'c']) backing.change('created', name);
    const page = await cache.list({ resource: 'things', at: { kind: 'any' }, limit: 1 });
    backing.change('created', 'd');
    backing.floor = 5;
    await expect(at(page.revision)).rejects.toMatchObject({ kind: 'expired', asked: 4, current: 5 });
  });
});

describe('lists', () => {
  test('lists of everything are the same array until something changes', async () => {
    await open();
    backing.change('created', 'a');
    const list = () => cache.list({ resource: 'things', at: { kind: 'any' } });
    const first = await list();
    expect((await list()).items).toBe(first.items);
    backing.change('created', 'b');
    expect((await list()).items).toHaveLength(2);
    expect(first.items).toHaveLength(1);
  });

  test('pages with a named filter test each object once, and show the state of the first page', async () => {
    await open();
    for (let at = 10; at < 40; at += 1) backing.change('created', `o${at}`);
    let looks = 0;
    const asked = {
      resource: 'things',
      limit: 4,
      filterName: { owner: {}, text: 'even' },
      filter: ({ name }: { name: string }) => {
        looks += 1;
        return Number(name.slice(1)) % 2 === 0;
      },
    };
    const wanted = Array.from({ length: 15 }, (_, at) => `o${10 + 2 * at}`);
    const walk = async (between: () => void): Promise<readonly string[]> => {
      const names: string[] = [];
      let page = await cache.list({ ...asked, at: { kind: 'any' } });
      for (;;) {
        names.push(...page.items.map(({ name }) => name));
        if (!page.more) return names;
        between();
        const { revision } = page;
        page = await cache.list({ ...asked, at: { kind: 'exact', revision }, after: page.items.at(-1)! });
      }
    };
    expect(await walk(() => undefined)).toEqual(wanted);
    expect(await walk(() => undefined)).toEqual(wanted);
    expect(looks).toBe(30);
    let next = 40;
    expect(await walk(() => void backing.change('created', `o${(next += 2)}`))).toEqual(wanted);
    expect(await walk(() => undefined)).toEqual([...wanted, 'o42', 'o44', 'o46']);
  });

  test('concurrent lists proceed in turn, so that a flow with many does not block the others', async () => {
    await open();
    backing.change('created', 'a');
    const done: string[] = [];
    const list = (flow: string): Promise<unknown> =>
      cache.list({ resource: 'things', at: { kind: 'latest' }, flow }).then(() => done.push(flow));
    await Promise.all([...Array.from({ length: 40 }, () => list('many')), list('one')]);
    expect(done).toHaveLength(41);
    expect(done.indexOf('one')).toBeLessThan(10);
  });
});

describe('a resource with compressed objects', () => {
  const LONG = { resource: 'definitions', note: 'of a setting. '.repeat(2_000) };
  const at = { kind: 'any' } as const;

  /** Memory of an object's text in bytes, and whether it reads back unchanged. */
  async function kept(resource: string, name: string): Promise<[memory: number, whole: boolean]> {
    const object = await cache.get({ resource, namespace: 'ns', name }, at);
    return [object!.memory, (object!.parsed as { note?: string }).note === LONG.note];
  }

  test('they are compressed when loaded and changed; those of other resources are not', async () => {
    backing.change('created', 'loaded', LONG);
    await open({ packed: new Map([['definitions', {}]]) });
    backing.change('created', 'later', LONG);
    backing.change('created', 'thing', { note: LONG.note });
    for (const name of ['loaded', 'later']) expect(await kept('definitions', name)).toEqual([expect.any(Number), true]);
    expect((await kept('definitions', 'loaded'))[0]).toBeLessThan(LONG.note.length / 4);
    await waitFor('a packed text', async () => (await kept('definitions', 'later'))[0] < LONG.note.length / 4);
    expect((await kept('definitions', 'later'))[1]).toBe(true);
    expect((await kept('things', 'thing'))[0]).toBeGreaterThan(LONG.note.length);
  });

  /** What a watcher gets for a change of a compressed object. */
  async function eventOf(change: () => void): Promise<StoreEvent> {
    backing.change('created', 'a', LONG);
    await open({ packed: new Map([['definitions', {}]]) });
    const events: WatchItem[] = [];
    await cache.watch({ resource: 'definitions', start: { kind: 'after', revision: 2 } }, (items) => {
      events.push(...items);
      return true;
    });
    change();
    await waitFor('an event', () => events.length > 0);
    const [item] = events;
    if (item?.kind !== 'event') throw new Error('no event came');
    return item.event;
  }

  test('watchers get them unpacked, also the state before a change', async () => {
    const event = await eventOf(() => backing.change('updated', 'a', { resource: 'definitions', note: 'short' }));
    expect(event.previous?.parsed).toMatchObject({ note: LONG.note });
    expect(event.object.parsed).toMatchObject({ note: 'short' });
  });

  test('a deleted one is compressed before the window counts it', async () => {
    const event = await eventOf(() => backing.change('deleted', 'a', LONG));
    expect(event.kind).toBe('deleted');
    expect(event.object.memory).toBeLessThan(LONG.note.length / 4);
    expect(event.object.parsed).toMatchObject({ note: LONG.note });
  });
});
