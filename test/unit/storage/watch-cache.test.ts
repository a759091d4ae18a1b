import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { ByteBudget } from '../../../src/meta/byte-budget.js';
import type { StorageError } from '../../../src/storage/errors.js';
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

/** A watch whose items are shortened to text; `answers` are the receiver's return values, then true. */
async function watch(after: number, answers: boolean[] = [], namespace?: string) {
  const delivered: string[] = [];
  const calls: number[] = [];
  const watching = await cache.watch(
    {
      resource: 'things',
      ...(namespace === undefined ? {} : { namespace }),
      start: { kind: 'after', revision: after },
    },
    (items) => {
      calls.push(items.length);
      delivered.push(...items.map(short));
      return answers.shift() ?? true;
    },
  );
  await turn();
  return { delivered, calls, watching };
}

function short(item: WatchItem): string {
  if (item.kind === 'event') return `${item.event.object.name}${item.event.revision}`;
  if (item.kind === 'initial') return `=${item.object.name}`;
  if (item.kind === 'end') return `end ${item.reason}`;
  return `${item.kind} ${item.revision}`;
}

/** Several turns of the event loop, which run all postponed work. */
async function turn(): Promise<void> {
  for (let count = 0; count < 5; count += 1) {
    await new Promise((resolve) => setTimeout(resolve, 1));
    await new Promise((resolve) => setImmediate(resolve));
  }
}

describe('watchers', () => {
  test('each batch is delivered in one call, in the turn it is applied', async () => {
    await open();
    const { delivered, calls } = await watch(1);
    backing.change('created', 'a');
    expect(delivered).toEqual(['a2']);
    backing.together(() => {
      backing.change('updated', 'a');
      backing.change('created', 'b');
      backing.change('created', 'other', { resource: 'others' });
    });
    expect([delivered, calls]).toEqual([
      ['a2', 'a3', 'b4'],
      [1, 2],
    ]);
  });

  test('watchers of the whole resource share one array of items', async () => {
    await open();
    const seen: (readonly WatchItem[])[] = [];
    for (let index = 0; index < 3; index += 1) {
      await cache.watch({ resource: 'things', start: { kind: 'after', revision: 1 } }, (items) => {
        seen.push(items);
        return true;
      });
    }
    await turn();
    backing.change('created', 'a');
    expect(seen).toHaveLength(3);
    expect(seen[1]).toBe(seen[0]);
    expect(seen[2]).toBe(seen[0]);
  });

  test('many watchers get changes together when delivery is slow, each change once and in order', async () => {
    await open();
    const watchers = await Promise.all(Array.from({ length: 39 }, () => watch(1)));
    await cache.watch({ resource: 'things', start: { kind: 'after', revision: 1 } }, () => {
      const until = performance.now() + 5;
      while (performance.now() < until);
      return true;
    });
    await turn();
    const expected: string[] = [];
    for (let round = 0; round < 30; round += 1) {
      expected.push(`n${round}${round + 2}`);
      backing.change('created', `n${round}`);
      if (round === 0) expect(watchers[0]!.delivered).toEqual(expected);
      // Watchers that start while changes wait have read them already.
      if (round % 5 === 0) watchers.push(await watch(1));
      // Two of three changes follow another one in its turn, so they have to wait on any machine.
      if (round % 3 === 0) await new Promise((resolve) => setTimeout(resolve, 1));
    }
    await waitFor('the last change', () => watchers.every(({ delivered }) => delivered.length === 30));
    for (const { delivered } of watchers) expect(delivered).toEqual(expected);
    expect(watchers[0]!.calls.length).toBeLessThan(30);
  });

  test('a paused watcher is ended as slow when its next change has been dropped', async () => {
    await open({ window: { events: 5 } });
    const { delivered, watching } = await watch(1, [false]);
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) backing.change('created', name);
    expect(delivered).toEqual(['a2']);
    backing.change('created', 'g');
    backing.change('created', 'h');
    expect(delivered).toEqual(['a2', 'end slow']);
    watching.resume();
    backing.change('created', 'i');
    expect(delivered).toEqual(['a2', 'end slow']);
    expect(cache.stats().watchers).toBe(0);
  });

  test('a paused watcher at a progress item is not slow because of changes that do not concern it', async () => {
    await open({ window: { events: 5 }, progress: { firstMs: 1_000, everyMs: 1e9 } });
    const { delivered, watching } = await watch(1, [false], 'mine');
    for (let index = 0; index < 20; index += 1) backing.change('created', `x${index}`, { namespace: 'theirs' });
    now += 1_000;
    await waitFor('progress', () => delivered.length === 1);
    backing.change('created', 'a', { namespace: 'mine' });
    watching.resume();
    expect(delivered).toEqual(['progress 21', 'a22']);
  });

  test('progress is delivered on request, after all waiting events', async () => {
    await open({ progress: { firstMs: 1e9, everyMs: 1e9 } });
    const { delivered, watching } = await watch(1, [true], 'mine');
    backing.change('created', 'a', { namespace: 'mine' });
    backing.change('created', 'b', { namespace: 'theirs' });
    watching.sendProgress();
    expect(delivered).toEqual(['a2', 'progress 3']);
    watching.close();
    watching.sendProgress();
    expect(delivered).toHaveLength(2);
  });

  test('paused watchers get no progress', async () => {
    await open({ progress: { firstMs: 1e9, everyMs: 1e9 } });
    const { delivered, watching } = await watch(1, [false]);
    backing.change('created', 'a');
    await waitFor('the change', () => delivered.length === 1);
    backing.change('created', 'b');
    watching.sendProgress();
    expect(delivered).toEqual(['a2']);
  });

  test('a watcher may resume inside the call that it answers with false', async () => {
    await open();
    const delivered: string[] = [];
    const watching = await cache.watch({ resource: 'things', start: { kind: 'after', revision: 1 } }, (items) => {
      delivered.push(...items.map(short));
      watching.resume();
      return false;
    });
    await turn();
    backing.change('created', 'a');
    backing.change('created', 'b');
    expect(delivered).toEqual(['a2', 'b3']);
  });

  test('watchers may close themselves and each other during a delivery', async () => {
    await open();
    const delivered: string[] = [];
    const second = { close: (): void => undefined };
    const first = await cache.watch({ resource: 'things', start: { kind: 'after', revision: 1 } }, () => {
      delivered.push('first');
      first.close();
      second.close();
      return true;
    });
    const other = await cache.watch({ resource: 'things', start: { kind: 'after', revision: 1 } }, () => {
      delivered.push('second');
      return true;
    });
    second.close = () => other.close();
    await turn();
    backing.change('created', 'a');
    backing.change('created', 'b');
    expect(delivered).toEqual(['first']);
  });

  test('watchers that throw are ended and disturb no others', async () => {
    await open();
    let calls = 0;
    await cache.watch({ resource: 'things', start: { kind: 'after', revision: 1 } }, () => {
      calls += 1;
      throw new Error('broken');
    });
    const { delivered } = await watch(1);
    backing.change('created', 'a');
    backing.change('created', 'b');
    expect(delivered).toEqual(['a2', 'b3']);
    // Once with the event, once with the end.
    expect(calls).toBe(2);
  });

  test('a watch from a future revision gets only later changes', async () => {
    await open();
    const { delivered } = await watch(3);
    backing.change('created', 'a');
    backing.change('created', 'b');
    backing.change('created', 'c');
    await turn();
    backing.change('created', 'd');
    expect(delivered).toEqual(['c4', 'd5']);
  });

  test('watches resumed after a start share one read of the history', async () => {
    for (let at = 0; at < 50; at += 1) backing.change('created', `o${at}`);
    const newest = await backing.currentRevision();
    await open();
    const starts = Array.from({ length: 200 }, (_none, at) => newest - 1 - ((at * 5) % 49));
    const watches = await Promise.all(starts.map((after) => watch(after)));
    backing.change('created', 'last');
    await waitFor('the last change', () => watches.every(({ delivered }) => delivered.at(-1) === `last${newest + 1}`));
    expect(watches.map(({ delivered }) => delivered.length)).toEqual(starts.map((after) => newest - after + 1));
    expect(backing.changesRead).toBe(49);
  });

  test("watches from before the window's bound are expired, without reading the history for each", async () => {
    for (let at = 0; at < 50; at += 1) backing.change('created', `o${at}`);
    await open({ window: { events: 10 } });
    const refused = Array.from({ length: 20 }, () => watch(5).catch((error: { kind: string }) => error.kind));
    expect(new Set(await Promise.all(refused))).toEqual(new Set(['expired']));
    expect(backing.changesRead).toBe(46);
  });

  test('watches from before the window get the history of the database first', async () => {
    backing.change('created', 'a');
    backing.change('updated', 'a');
    await open();
    const { delivered } = await watch(1);
    backing.change('created', 'b');
    expect(delivered).toEqual(['a2', 'a3', 'b4']);
  });

  test("watches from before the database's history are refused", async () => {
    backing.change('created', 'a');
    backing.change('updated', 'a');
    backing.floor = 3;
    await open();
    await expect(watch(2)).rejects.toMatchObject({ kind: 'expired', asked: 2, current: 3 });
  });

  test('progress is delivered soon after the start and then at the interval', async () => {
    await open({ progress: { firstMs: 1000, everyMs: 60_000 } });
    const { delivered } = await watch(1);
    backing.change('created', 'other', { resource: 'others' });
    now += 1000;
    await waitFor('the first', () => delivered.length === 1);
    now += 59_000;
    // longer than the ticker's turn: a premature event would come now
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(delivered).toEqual(['progress 2']);
    now += 1000;
    await waitFor('the second', () => delivered.length === 2);
    expect(delivered).toEqual(['progress 2', 'progress 2']);
  });

  test('a large state is delivered in parts, and may pause in the middle', async () => {
    for (let index = 0; index < 1200; index += 1) backing.change('created', `n${String(index).padStart(4, '0')}`);
    await open();
    const delivered: string[] = [];
    let answer = false;
    const watching = await cache.watch(
      { resource: 'things', start: { kind: 'state', at: { kind: 'any' } } },
      (items) => {
        delivered.push(...items.map(short));
        return answer;
      },
    );
    await turn();
    expect(delivered).toHaveLength(500);
    backing.change('deleted', 'n1199');
    answer = true;
    watching.resume();
    await waitFor('everything', () => delivered.length === 1202);
    expect(delivered.slice(1199)).toEqual(['=n1199', 'synced 1201', 'n11991202']);
  });

  test('watches stop when their signal fires', async () => {
    await open();
    const stop = new AbortController();
    const delivered: string[] = [];
    await cache.watch(
      { resource: 'things', start: { kind: 'after', revision: 1 }, signal: stop.signal },
      (items) => delivered.push(...items.map(short)) > 0,
    );
    await turn();
    stop.abort();
    backing.change('created', 'a');
    expect([delivered, cache.stats().watchers]).toEqual([[], 0]);
  });
});

describe('a gap in the history', () => {
  test('it ends every watch as expired, reloads and continues', async () => {
    await open();
    backing.change('created', 'a');
    const { delivered } = await watch(2);
    const waiting = await watch(2, [false]);
    backing.holdBack = true;
    backing.change('created', 'b');
    backing.gap();
    expect([delivered, waiting.delivered]).toEqual([['end expired'], ['end expired']]);
    await waitFor('b', async () => (await cache.list({ resource: 'things', at: { kind: 'any' } })).items.length === 2);
    expect(await cache.health()).toEqual({ ok: true });
    backing.holdBack = false;
    const next = await watch(3);
    backing.change('created', 'c');
    expect(next.delivered).toEqual(['c4']);
  });

  test('changes that are still being read from the history take nothing of the budget after the reload', async () => {
    const budget = new ByteBudget();
    await open({ budget });
    for (const name of ['a', 'b', 'c']) backing.change('created', name);
    const reload = async (): Promise<void> => {
      backing.gap();
      await turn();
    };
    await reload();
    expect(budget.used).toBe(0);
    const late = cache
      .watch({ resource: 'things', start: { kind: 'after', revision: 1 } }, () => true)
      .catch((error: unknown) => (error as StorageError).kind);
    await reload();
    expect(await late).toBe('expired');
    expect([backing.changesRead, budget.used]).toEqual([3, 0]);
  });

  test('kinds without objects can be watched from an earlier revision to which the database went back', async () => {
    await open({ historyRetentionMs: 1000 });
    for (const name of ['a', 'b', 'c']) {
      backing.change('created', name);
      backing.change('deleted', name);
    }
    await waitFor('the kind to be dropped', () => {
      now += 600;
      return cache.stats().resources === 0;
    });
    backing.goBack(3);
    await waitFor('the earlier state', () => cache.stats().revision === 3);
    const delivered: string[] = [];
    await cache.watch(
      { resource: 'things', start: { kind: 'state', at: { kind: 'any' } } },
      (items) => delivered.push(...items.map(short)) > 0,
    );
    await turn();
    backing.change('created', 'd');
    expect(delivered).toEqual(['synced 3', 'd4']);
  });
});

test('the cache of a kind without objects and watchers is dropped, and a returning watcher misses nothing', async () => {
  await open({ historyRetentionMs: 1000 });
  backing.change('created', 'a');
  backing.change('deleted', 'a');
  backing.change('created', 'other', { resource: 'others' });
  const { watching } = await watch(3);
  const resources = async (count: number): Promise<void> => {
    await waitFor('the tick', () => {
      now += 600;
      return cache.stats().resources === count;
    });
  };
  expect(cache.stats().resources).toBe(2);
  watching.close();
  await resources(1);

  // From the history, which keeps more than the window here.
  const state = await cache.list({ resource: 'things', at: { kind: 'exact', revision: 2 } });
  expect(state.items.map(({ name }) => name)).toEqual(['a']);
  const again = await watch(1);
  backing.change('created', 'b');
  await turn();
  expect(again.delivered).toEqual(['a2', 'a3', 'b5']);
  expect(cache.stats().resources).toBe(2);
});
