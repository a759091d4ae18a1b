import { describe, expect, test } from '@jest/globals';
import { FairQueue, type Leave } from '../../../src/http/fair-queue.js';

/** Adds jobs that stay until released; returns the names of running ones in the order of their start. */
function recorder(queue: FairQueue) {
  const inside: string[] = [];
  const leaves = new Map<string, Leave>();
  return {
    inside,
    bring: (name: string, client: string, weight = 1): Promise<string> =>
      queue.enter(client, weight).then(
        (leave) => {
          inside.push(name);
          leaves.set(name, leave);
          return 'in';
        },
        (error: { code: number }) => String(error.code),
      ),
    leave: (name: string) => leaves.get(name)!(),
  };
}

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('a fair queue', () => {
  test('each client gets one job per round', async () => {
    const { inside, bring, leave } = recorder(new FairQueue({ running: 1, waiting: 9, waitingWeight: 9 }));
    for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'c1']) void bring(name, name[0]!);
    for (let i = 0; i < 6; i++) {
      await settle();
      leave(inside[i]!);
    }
    expect(inside).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4']);
  });

  test('jobs start up to a weight, and a heavier one alone', async () => {
    const { inside, bring, leave } = recorder(new FairQueue({ running: 10, waiting: 9, waitingWeight: 99 }));
    for (const [name, weight] of [
      ['a', 6],
      ['b', 4],
      ['heavy', 50],
      ['c', 1],
    ] as const) {
      void bring(name, name, weight);
    }
    await settle();
    expect(inside).toEqual(['a', 'b']);
    leave('a');
    await settle();
    expect(inside).toEqual(['a', 'b']);
    leave('b');
    await settle();
    expect(inside).toEqual(['a', 'b', 'heavy']);
    leave('heavy');
    leave('heavy');
    await settle();
    expect(inside).toEqual(['a', 'b', 'heavy', 'c']);
  });

  test('a cancelled job is dropped and its place freed', async () => {
    const queue = new FairQueue({ running: 1, waiting: 1, waitingWeight: 9 });
    const leave = await queue.enter('a', 1);
    const controller = new AbortController();
    const waiting = queue.enter('b', 1, () => controller.signal);
    await expect(queue.enter('c', 1)).rejects.toMatchObject({ code: 429 });
    controller.abort(new Error('gone'));
    await expect(waiting).rejects.toThrow('gone');
    const other = queue.enter('c', 1);
    leave();
    (await other)();
    (await queue.enter('d', 1))();
  });

  test("jobs beyond the queue's count or weight are rejected", async () => {
    const { bring } = recorder(new FairQueue({ running: 1, waiting: 2, waitingWeight: 10 }));
    void bring('a', 'a');
    void bring('b', 'b', 100);
    expect(await bring('c', 'c')).toBe('429');
    const other = recorder(new FairQueue({ running: 1, waiting: 2, waitingWeight: 10 }));
    for (const name of ['a', 'b', 'c']) void other.bring(name, name);
    expect(await other.bring('d', 'd')).toBe('429');
  });
});
