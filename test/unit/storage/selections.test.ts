import { describe, expect, test } from '@jest/globals';
import { ByteBudget } from '../../../src/meta/byte-budget.js';
import { StoredObject } from '../../../src/meta/stored-object.js';
import fc from '../../support/property.js';
import { IndexedSelections } from './indexed-selections.js';

function object(name: string, revision: number, namespace = 'a'): StoredObject {
  const text = JSON.stringify({ kind: 'Thing', apiVersion: 'v1', metadata: { name, namespace } });
  return StoredObject.fromStorage(namespace, name, 'uid', revision, Buffer.from(text));
}

/** A hundred objects and the selected ones; `looks` counts the filter's calls. */
function selected(budget?: ByteBudget) {
  const objects = new IndexedSelections(budget);
  const { index, selections } = objects;
  const owner = {};
  let revision = 0;
  const state = {
    selections,
    looks: 0,
    /** How many slow selections have begun. */
    begun: 0,
    write(name: string, namespace = 'a'): void {
      objects.put(object(name, (revision += 1), namespace));
    },
    remove: (name: string, namespace = 'a') => objects.remove(namespace, name),
    ask(
      text = 'even',
      { of = owner, namespace = '', now = 0, passes = (one: StoredObject) => one.revision % 2 === 0 } = {},
    ): readonly StoredObject[] {
      const filter = (one: StoredObject): boolean => {
        state.looks += 1;
        return passes(one);
      };
      const choice = { passes: filter, choose: (list: readonly StoredObject[]) => list.filter(filter) };
      return selections.of(index.objects(namespace), namespace, { owner: of, text }, choice, now) as never;
    },
    /** Like `ask` for a slow selection; `goOn` completes it, `leave` cancels it. */
    askSlowly(flow = 'me') {
      let goOn = (): void => undefined;
      let leave = (): void => undefined;
      const choose = async (objects: readonly StoredObject[]) => {
        state.begun += 1;
        const chosen = objects.filter((one) => one.revision % 2 === 0);
        await new Promise<void>((resolve, reject) => {
          goOn = resolve;
          leave = () => reject(new Error('gone'));
        });
        return chosen;
      };
      const choice = { passes: (one: StoredObject) => one.revision % 2 === 0, choose, flow };
      const made = selections.of(index.objects(''), '', { owner, text: 'even' }, choice, 0);
      return { made: made as Promise<readonly StoredObject[]>, goOn: () => goOn(), leave: () => leave() };
    },
    expected: (namespace = '') => index.objects(namespace).filter((one) => one.revision % 2 === 0),
  };
  for (let at = 0; at < 100; at += 1) state.write(`o${at}`);
  return state;
}

describe('results of a filter', () => {
  test('the array is the same while nothing changes, or only objects that do not match', () => {
    const state = selected();
    const first = state.ask();
    expect(first).toEqual(state.expected());
    expect(state.looks).toBe(100);
    expect(state.ask()).toBe(first);
    state.write('new');
    state.remove('new');
    expect(state.ask()).toBe(first);
    expect(state.looks).toBe(101);
  });

  test('it is updated from the changes since, however objects were written, moved or removed', () => {
    const change = fc.record({
      at: fc.nat(150),
      namespace: fc.constantFrom('a', 'b'),
      removes: fc.boolean(),
    });
    const rounds = fc.array(fc.record({ changes: fc.array(change), asked: fc.constantFrom('', 'a', 'b') }));
    fc.assert(
      fc.property(rounds, (all) => {
        const state = selected();
        for (const { changes, asked } of all) {
          for (const { at, namespace, removes } of changes) {
            if (removes) state.remove(`o${at}`, namespace);
            else state.write(`o${at}`, namespace);
          }
          expect(state.ask('even', { namespace: asked })).toEqual(state.expected(asked));
        }
      }),
    );
  });

  test('it is never changed once returned', () => {
    const state = selected();
    const first = state.ask();
    const copy = [...first];
    state.remove(first[3]!.name);
    expect(state.ask()).toEqual(copy.filter((one) => one !== copy[3]));
    expect(first).toEqual(copy);
  });

  test('results are keyed by text, namespace and owner', () => {
    const state = selected();
    state.write('x', 'b');
    const names = (text: string, options: object): readonly string[] =>
      state.ask(text, options).map(({ name }) => name);
    const named = (wanted: string) => ({ passes: ({ name }: StoredObject) => name === wanted });
    expect(names('s', named('o1'))).toEqual(['o1']);
    expect(names('t', named('o2'))).toEqual(['o2']);
    expect(names('s', { namespace: 'b', ...named('x') })).toEqual(['x']);
    expect(names('s', { of: {}, ...named('o3') })).toEqual(['o3']);
  });

  test('it is selected again after too many changes', () => {
    const state = selected();
    state.ask();
    state.looks = 0;
    for (let at = 0; at < 13; at += 1) state.write(`o${at}`);
    expect(state.ask()).toEqual(state.expected());
    expect(state.looks).toBe(100);
  });

  test('results of the sixteen most recent filters are kept, and none for very long filters', () => {
    const state = selected();
    for (let at = 0; at < 17; at += 1) state.ask(`s${at}`);
    state.looks = 0;
    state.ask('s16');
    state.ask('s1');
    expect(state.looks).toBe(0);
    state.ask('s0');
    expect(state.looks).toBe(100);
    for (let count = 0; count < 2; count += 1) state.ask('x'.repeat(2000));
    expect(state.looks).toBe(300);
  });
});

describe('the memory of selections', () => {
  test('it is counted in the budget, and released when that is used up', () => {
    const budget = new ByteBudget(20_000);
    const state = selected(budget);
    state.ask();
    for (let at = 0; at < 500; at += 1) {
      state.write(`o${at % 100}`);
      expect(budget.used).toBe(state.selections.bytes);
      expect(budget.used).toBeLessThanOrEqual(20_000);
    }
    expect(state.ask()).toEqual(state.expected());
  });

  test('it is released after many changes, after a minute without use, and at the end', () => {
    const budget = new ByteBudget();
    const state = selected(budget);
    state.ask();
    for (let at = 0; at < 1024; at += 1) state.write('o1');
    expect(budget.used).toBeGreaterThan(1024);
    state.write('o1');
    expect(budget.used).toBe(0);

    state.ask('even', { now: 5000 });
    state.write('o1');
    state.selections.expire(64_999);
    expect(budget.used).toBeGreaterThan(0);
    state.selections.expire(65_000);
    expect(budget.used).toBe(0);
    expect(state.ask()).toEqual(state.expected());

    state.write('o1');
    state.selections.dispose();
    expect(budget.used).toBe(0);
  });
});

describe('results of a filter in turns', () => {
  test('they are the state at the start, and are kept for the next request with the changes since', async () => {
    const state = selected();
    const before = state.expected();
    const { made, goOn } = state.askSlowly();
    for (let at = 0; at < 10; at += 1) state.write(`o${at}`);
    state.remove('o50');
    goOn();
    expect(await made).toEqual(before);
    expect(state.ask()).toEqual(state.expected());
    expect(state.looks).toBe(10);
  });

  test('they are not kept when they were evicted meanwhile', async () => {
    const state = selected();
    const { made, goOn } = state.askSlowly();
    state.write('o1');
    state.selections.forget();
    state.write('o2');
    goOn();
    await made;
    expect(state.ask()).toEqual(state.expected());
    expect(state.looks).toBe(100);
  });

  test('requests of the same flow for the same objects wait for them', async () => {
    const state = selected();
    const before = state.expected();
    const [first, second] = [state.askSlowly(), state.askSlowly()];
    expect(state.begun).toBe(1);
    const other = state.askSlowly('other');
    expect(state.begun).toBe(2);
    state.remove('o1');
    const later = state.askSlowly();
    expect(state.begun).toBe(3);
    for (const { goOn } of [first, other, later]) goOn();
    expect(await second.made).toBe(await first.made);
    expect([await first.made, await other.made, await later.made]).toEqual([before, before, state.expected()]);
    state.selections.forget();
    state.askSlowly();
    expect(state.begun).toBe(4);
  });

  test('waiting requests start again when the first client leaves', async () => {
    const state = selected();
    const [first, second] = [state.askSlowly(), state.askSlowly()];
    first.leave();
    await expect(first.made).rejects.toThrow('gone');
    await new Promise(setImmediate);
    expect(state.begun).toBe(2);
    second.goOn();
    expect(await second.made).toEqual(state.expected());
  });

  test('they leave no memory behind', async () => {
    const state = selected();
    const { made, goOn } = state.askSlowly();
    state.selections.forget();
    state.write('o2');
    expect(state.selections.bytes).toBeGreaterThan(0);
    goOn();
    await made;
    state.selections.expire(60_000);
    expect(state.selections.bytes).toBe(0);
  });

  test('groups that are finished after `dispose` take nothing of the budget', async () => {
    const budget = new ByteBudget();
    const { selections, expected } = selected(budget);
    let goOn = (): void => undefined;
    const owner = {};
    const made = selections.of(
      expected(),
      '',
      { owner, text: 'of one' },
      {
        passes: () => true,
        choose: (list) => list,
        key: { owner, field: 'name', value: 'o1', of: ({ name }) => name },
        each: (list, visit) => {
          list.forEach(visit);
          return new Promise((resolve) => (goOn = resolve));
        },
      },
      0,
    );
    selections.dispose();
    goOn();
    expect((await made).map(({ name }) => name)).toEqual(['o1']);
    expect(budget.used).toBe(0);
  });
});
