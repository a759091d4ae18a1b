import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { ByteBudget } from '../../../src/meta/byte-budget.js';
import { StoredObject } from '../../../src/meta/stored-object.js';
import type { FilterKey, WatchItem } from '../../../src/storage/store.js';
import { createWatchCache, type WatchCache } from '../../../src/storage/watch-cache/cache.js';
import { type GroupedChange, Groups } from '../../../src/storage/watch-cache/groups.js';
import { SILENT_LOG } from '../../../src/telemetry/log.js';
import fc from '../../support/property.js';
import { waitFor } from '../../support/wait-for.js';
import { IndexedSelections } from './indexed-selections.js';
import { createMemoryBacking, type MemoryBacking } from './memory-backing.js';

const OWNER = {};

/** The color of an object, of which `looks` counts the readings. */
const color = {
  looks: 0,
  key: (value: string, owner: object = OWNER): FilterKey => ({
    owner,
    field: 'color',
    value,
    of: (object) => {
      color.looks += 1;
      return colorOf(object);
    },
  }),
};

function colorOf({ labels }: StoredObject): string {
  return String(labels['color'] ?? '');
}

function object(name: string, revision: number, of: string, namespace = 'a'): StoredObject {
  const metadata = { name, namespace, labels: { color: of } };
  const text = JSON.stringify({ kind: 'Thing', apiVersion: 'v1', metadata });
  return StoredObject.fromStorage(namespace, name, 'uid', revision, Buffer.from(text));
}

beforeEach(() => {
  color.looks = 0;
});

describe('lists whose filter has a key', () => {
  /** A hundred objects of ten colors; `tested` counts the objects that the filter has tested. */
  function colored(budget?: ByteBudget) {
    const objects = new IndexedSelections(budget);
    const { index, selections } = objects;
    let revision = 0;
    const state = {
      selections,
      tested: 0,
      /** Ends visits that are in turns. */
      goOn: (): void => undefined,
      write(name: string, of: string, namespace = 'a'): void {
        objects.put(object(name, (revision += 1), of, namespace));
      },
      remove: (name: string, namespace = 'a') => objects.remove(namespace, name),
      ask(of: string, { namespace = '', inTurns = false, owner = OWNER } = {}) {
        const passes = (one: StoredObject): boolean => {
          state.tested += 1;
          return colorOf(one) === of;
        };
        const choice = {
          passes,
          choose: (list: readonly StoredObject[]) => list.filter(passes),
          key: color.key(of, owner),
          each: (list: readonly StoredObject[], visit: (one: StoredObject) => void) => {
            for (const one of list) visit(one);
            return inTurns ? new Promise<void>((resolve) => (state.goOn = resolve)) : undefined;
          },
        };
        return selections.of(index.objects(namespace), namespace, { owner, text: `color=${of}` }, choice, 0);
      },
      expected: (of: string, namespace = '') => index.objects(namespace).filter((one) => colorOf(one) === of),
    };
    for (let at = 0; at < 100; at += 1) state.write(`o${at}`, `c${at % 10}`);
    return state;
  }

  test('the objects are grouped once; then only those of the value are tested', () => {
    const state = colored();
    for (let at = 0; at < 10; at += 1) expect(state.ask(`c${at}`)).toEqual(state.expected(`c${at}`));
    expect([state.tested, color.looks]).toEqual([100, 100]);
    expect(state.ask('none')).toEqual([]);
    expect([state.tested, color.looks]).toEqual([100, 100]);
  });

  test('groups follow the changes since, however objects were written, changed their value or were removed', () => {
    const change = fc.record({
      at: fc.nat(120),
      namespace: fc.constantFrom('a', 'b'),
      of: fc.constantFrom('c1', 'c2', 'new', ''),
      removes: fc.boolean(),
    });
    const asked = fc.record({
      of: fc.constantFrom('c1', 'c2', 'new', ''),
      namespace: fc.constantFrom('', 'a', 'b'),
      inTurns: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(fc.record({ changes: fc.array(change), asked })), (rounds) => {
        const state = colored();
        for (const {
          changes,
          asked: { of, namespace, inTurns },
        } of rounds) {
          for (const { at, of: next, namespace: place, removes } of changes) {
            if (removes) state.remove(`o${at}`, place);
            else state.write(`o${at}`, next, place);
          }
          const found = state.ask(of, { namespace, inTurns });
          if (!(found instanceof Promise)) expect(found).toEqual(state.expected(of, namespace));
        }
      }),
    );
  });

  test('what is grouped in turns shows the state at the start, for those who wait as well', async () => {
    const state = colored();
    const before = [state.expected('c1'), state.expected('c2')];
    const first = state.ask('c1', { inTurns: true });
    const second = state.ask('c2', { inTurns: true });
    expect(color.looks).toBe(100);
    state.write('o1', 'c2');
    state.remove('o2');
    state.goOn();
    expect(await Promise.all([first, second])).toEqual(before);
    color.looks = 0;
    expect(state.ask('c2')).toEqual(state.expected('c2'));
    expect(state.ask('c1')).toEqual(state.expected('c1'));
    expect(color.looks).toBeLessThan(10);
  });

  test('a group that was returned stays as it is when objects change', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((name, at) => object(name, at, 'red')) as [
      StoredObject,
      StoredObject,
      StoredObject,
    ];
    const groups = new Groups();
    const changes: GroupedChange[] = [];
    const change = (before: StoredObject | undefined, after: StoredObject | undefined): void => {
      const { namespace, name } = (after ?? before)!;
      changes.push({ namespace, name, object: after, previous: before });
    };
    const ask = (value: string) => groups.of('', color.key(value), 1000, changes);
    groups.keep('', color.key('red'), new Map([['red', [a, b]]]), 2, 0);
    const first = ask('red');
    const blue = object('b', 9, 'blue');
    change(a, undefined);
    change(undefined, c);
    change(b, blue);
    expect(ask('red')).toEqual([c]);
    expect(ask('blue')).toEqual([blue]);
    expect(first).toEqual([a, b]);
    change(c, undefined);
    expect(ask('red')).toEqual([]);
    change(undefined, a);
    expect(ask('red')).toEqual([a]);
  });

  test('a change to or from a state that cannot be read makes them group the objects again', () => {
    const [whole, broken, other] = [object('a', 1, 'red'), object('a', 2, 'none'), object('b', 3, 'red')];
    const groups = new Groups();
    const key: FilterKey = {
      ...color.key('red'),
      of(one) {
        if (one === broken) throw new Error('broken');
        return colorOf(one);
      },
    };
    const changes: GroupedChange[] = [];
    const change = (after: StoredObject, before?: StoredObject): void => {
      changes.push({ namespace: 'a', name: after.name, object: after, previous: before });
    };
    const keep = (...all: readonly StoredObject[]): void =>
      groups.keep('', key, new Map([['red', all]]), all.length, changes.length);
    keep(whole);
    change(broken, whole);
    expect(groups.of('', key, 1000, changes)).toBeUndefined();
    keep();
    change(whole, broken);
    expect(groups.of('', key, 1000, changes)).toBeUndefined();
    keep(whole);
    change(other);
    expect(groups.of('', key, 1000, changes)).toEqual([whole, other]);
  });

  test('long values count for the memory of groups', () => {
    const bytes = (value: string): number => {
      const groups = new Groups();
      groups.keep('', color.key(value), new Map([[value, [object('a', 1, value)]]]), 1, 0);
      return groups.bytes;
    };
    expect(bytes('x'.repeat(1_000_000)) - bytes('x')).toBeGreaterThan(999_000);
  });

  test('groups belong to their owner', () => {
    const state = colored();
    void state.ask('c1');
    expect(state.ask('c1', { owner: {} })).toEqual(state.expected('c1'));
    expect(color.looks).toBe(200);
  });

  test('their memory is counted in the budget, and released when that is used up', () => {
    const budget = new ByteBudget(20_000);
    const state = colored(budget);
    for (let at = 0; at < 500; at += 1) {
      state.write(`o${at % 100}`, `c${at % 7}`);
      expect(state.ask(`c${at % 5}`)).toEqual(state.expected(`c${at % 5}`));
      expect(budget.used).toBe(state.selections.bytes);
      expect(budget.used).toBeLessThanOrEqual(20_000);
    }
    state.selections.forget();
    expect(budget.used).toBe(0);
  });

  test('a budget that is too small for groups leaves nothing behind, and every answer is right', () => {
    const budget = new ByteBudget(100);
    const state = colored(budget);
    for (let at = 0; at < 20; at += 1) {
      expect(state.ask('c1')).toEqual(state.expected('c1'));
      state.write(`o${at}`, 'c1');
    }
    expect(budget.used).toBeLessThanOrEqual(100);
  });
});

describe('watches whose filter has a key', () => {
  let backing: MemoryBacking;
  let cache: WatchCache;

  beforeEach(async () => {
    backing = createMemoryBacking();
    cache = await createWatchCache(backing, { log: SILENT_LOG, clock: { now: () => 0 } });
  });

  afterEach(async () => {
    jest.restoreAllMocks();
    await cache.close();
  });

  /** A watch of the objects of one name part, as text, that has caught up. */
  async function watch(
    value: string,
    { namespace = '', field = 'first', of = (one: StoredObject) => one.name[0]!, got = (): void => undefined } = {},
  ) {
    const seen: string[] = [];
    const batches: (readonly WatchItem[])[] = [];
    const watching = await cache.watch(
      {
        resource: 'things',
        namespace,
        start: { kind: 'state', at: { kind: 'any' } },
        filterKey: { owner: OWNER, field, value, of },
      },
      (items) => {
        batches.push(items);
        for (const item of items) {
          seen.push(item.kind === 'event' ? `${item.event.kind} ${item.event.object.name}` : item.kind);
          if (item.kind === 'event') got();
        }
        return true;
      },
    );
    await waitFor('the watch to catch up', async () => seen.includes('synced'));
    await new Promise(setImmediate);
    seen.length = 0;
    batches.length = 0;
    return { seen, batches, watching };
  }

  test('only watchers of the value before or after a change are called, and those of one value share its array', async () => {
    const [x, again, y] = [await watch('x'), await watch('x'), await watch('y')];
    backing.change('created', 'x1');
    backing.change('created', 'y1');
    backing.change('updated', 'x1');
    backing.change('deleted', 'x1');
    expect(x.seen).toEqual(['created x1', 'updated x1', 'deleted x1']);
    expect(y.seen).toEqual(['created y1']);
    expect(again.batches.map((batch, at) => batch === x.batches[at])).toEqual([true, true, true]);
  });

  test('an object that changes its value is seen by the watchers of both', async () => {
    const values = new Map([
      [2, 'x'],
      [3, 'y'],
    ]);
    const of = ({ revision }: StoredObject): string => values.get(revision) ?? '';
    const [x, y, z] = [await watch('x', { of }), await watch('y', { of }), await watch('z', { of })];
    backing.change('created', 'o');
    backing.change('updated', 'o');
    expect([x.seen, y.seen, z.seen]).toEqual([['created o', 'updated o'], ['updated o'], []]);
  });

  test('a watcher of one namespace gets no changes of others', async () => {
    const [here, everywhere] = [await watch('x', { namespace: 'ns' }), await watch('x')];
    backing.change('created', 'x1', { namespace: 'ns' });
    backing.change('created', 'x2', { namespace: 'other' });
    expect(here.seen).toEqual(['created x1']);
    expect(everywhere.seen).toEqual(['created x1', 'created x2']);
  });

  test('an object that cannot be read goes to every watcher', async () => {
    const of = (): string => {
      throw new Error('broken');
    };
    const [x, y] = [await watch('x', { of }), await watch('y', { of })];
    backing.change('created', 'o');
    expect([x.seen, y.seen]).toEqual([['created o'], ['created o']]);
  });

  test('it begins with the present objects of the value only, at the revision from which it continues', async () => {
    for (const name of ['x1', 'y1', 'x2']) backing.change('created', name);
    backing.change('created', 'x3', { namespace: 'other' });
    const seen: string[] = [];
    let tested = 0;
    const open = (value: string): Promise<unknown> =>
      cache.watch(
        {
          resource: 'things',
          namespace: 'ns',
          start: { kind: 'state', at: { kind: 'any' } },
          filterKey: {
            owner: OWNER,
            field: 'first',
            value,
            of: ({ name }) => {
              tested += 1;
              return name[0]!;
            },
          },
        },
        (items) => {
          for (const item of items) {
            if (item.kind === 'initial') seen.push(item.object.name);
            else seen.push(item.kind === 'synced' ? `synced ${item.revision}` : item.kind);
          }
          return true;
        },
      );
    await open('x');
    await waitFor('the first state', async () => seen.includes('synced 5'));
    expect(seen).toEqual(['x1', 'x2', 'synced 5']);
    seen.length = 0;
    tested = 0;
    await open('y');
    await waitFor('the second state', async () => seen.includes('synced 5'));
    expect(seen).toEqual(['y1', 'synced 5']);
    expect(tested).toBe(1);
  });

  test('a watcher that leaves with its first event takes none from those of other fields', async () => {
    const leaving = { got: (): void => undefined };
    const first = await watch('x', { got: () => leaving.got() });
    const other = await watch('x', { field: 'other' });
    leaving.got = () => first.watching.close();
    backing.change('created', 'x1');
    backing.change('updated', 'x1');
    expect([first.seen, other.seen]).toEqual([['created x1'], ['created x1', 'updated x1']]);
  });

  test('a watch does not begin with the objects of a database that went back meanwhile', async () => {
    for (let at = 0; at < 100; at += 1) backing.change('created', `x${at}`);
    // Each look at the clock ends a turn.
    let time = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => (time += 1_000));
    let looks = 0;
    const of = ({ name }: StoredObject): string => {
      if ((looks += 1) === 1) backing.goBack(50);
      return name[0]!;
    };
    await expect(watch('x', { of })).rejects.toMatchObject({ kind: 'unavailable' });
  });

  test('a watcher that has left is not called', async () => {
    const [x, other] = [await watch('x'), await watch('x')];
    x.watching.close();
    backing.change('created', 'x1');
    other.watching.close();
    backing.change('updated', 'x1');
    expect([x.seen, other.seen]).toEqual([[], ['created x1']]);
  });
});
