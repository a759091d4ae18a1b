import { describe, expect, jest, test } from '@jest/globals';
import { backoff } from '../../../src/client/backoff.js';
import { createControlLoop } from '../../../src/client/control-loop.js';
import { createWorkQueue } from '../../../src/client/work-queue.js';
import { settle } from '../../support/in-process.js';

describe('the work queue', () => {
  test('the queue holds a key once, and returns it again when it was added while held', async () => {
    const queue = createWorkQueue();
    queue.add('a');
    queue.add('b');
    queue.add('a');
    expect([await queue.take(), await queue.take()]).toEqual(['a', 'b']);
    const next = queue.take();
    queue.add('a');
    queue.add('a');
    let early: string | undefined | 'none' = 'none';
    void next.then((key) => (early = key));
    await settle();
    // a is still being worked on, so no other worker gets it.
    expect(early).toBe('none');
    queue.done('b');
    queue.done('a');
    expect(await next).toBe('a');
  });

  test('keys of different lanes take turns, also when they are added again', async () => {
    const queue = createWorkQueue();
    for (let at = 0; at < 5; at += 1) queue.add(`many-${at}`, 'many');
    queue.add('few-0', 'few');
    queue.add('few-1', 'few');
    queue.add('alone');
    const taken: (string | undefined)[] = [];
    for (let at = 0; at < 4; at += 1) taken.push(await queue.take());
    expect(taken).toEqual(['many-0', 'few-0', 'alone', 'many-1']);
    queue.add('many-0', 'many');
    queue.done('many-0');
    for (let at = 0; at < 5; at += 1) taken.push(await queue.take());
    expect(taken.slice(4)).toEqual(['few-1', 'many-2', 'many-3', 'many-4', 'many-0']);
  });

  test('a closed queue returns nothing more to waiting workers', async () => {
    const queue = createWorkQueue();
    const waiting = queue.take();
    queue.close();
    queue.add('a');
    expect([await waiting, await queue.take()]).toEqual([undefined, undefined]);
  });

  test('failed keys are retried with growing delays until they are forgotten', async () => {
    jest.useFakeTimers();
    try {
      const queue = createWorkQueue({ first: 100, longest: 1000 });
      const taken: string[] = [];
      const takeOne = (): void => void queue.take().then((key) => taken.push(key ?? '-'));
      queue.addAfterFailure('a');
      takeOne();
      await jest.advanceTimersByTimeAsync(99);
      expect(taken).toEqual([]);
      await jest.advanceTimersByTimeAsync(1);
      expect(taken).toEqual(['a']);
      queue.addAfterFailure('a');
      queue.done('a');
      takeOne();
      await jest.advanceTimersByTimeAsync(199);
      expect(taken).toHaveLength(1);
      await jest.advanceTimersByTimeAsync(1);
      expect(taken).toHaveLength(2);
      queue.forget('a');
      queue.addAfterFailure('a');
      queue.done('a');
      takeOne();
      await jest.advanceTimersByTimeAsync(100);
      expect(taken).toHaveLength(3);
    } finally {
      jest.useRealTimers();
    }
  });

  test('a failed key returns to its lane, so that many of them do not delay the keys of another', async () => {
    jest.useFakeTimers();
    try {
      const queue = createWorkQueue({ first: 100, longest: 1000 });
      for (const key of ['a', 'b', 'c']) queue.add(key, 'many');
      expect(await queue.take()).toBe('a');
      queue.addAfterFailure('a');
      queue.done('a');
      await jest.advanceTimersByTimeAsync(100);
      for (const key of ['x', 'y']) queue.add(key);
      const taken: (string | undefined)[] = [];
      for (let at = 0; at < 5; at += 1) taken.push(await queue.take());
      expect(taken).toEqual(['b', 'x', 'c', 'y', 'a']);
    } finally {
      jest.useRealTimers();
    }
  });

  test('the delay doubles up to its limit', () => {
    const limits = { first: 50, longest: 1000 };
    expect([1, 2, 3, 5, 6, 10_000].map((failures) => backoff(failures, limits))).toEqual([
      50, 100, 200, 800, 1000, 1000,
    ]);
  });
});

describe('the control loop', () => {
  test('the loop reconciles each key, retries failures, and stops on request', async () => {
    const passes: string[] = [];
    const errors: string[] = [];
    const loop = createControlLoop({
      name: 'test',
      backoff: { first: 1, longest: 5 },
      onError: (error, key) => errors.push(`${key}: ${(error as Error).message}`),
      reconcile: async (key) => {
        passes.push(key);
        if (key === 'b' && passes.filter((one) => one === 'b').length < 3) throw new Error('not yet');
        return { kind: 'settled' };
      },
    });
    loop.start();
    loop.enqueue('a');
    loop.enqueue('b');
    while (passes.length < 4) await new Promise((resolve) => setTimeout(resolve, 2));
    await loop.stop();
    expect(passes.sort()).toEqual(['a', 'b', 'b', 'b']);
    expect(errors).toEqual(['b: not yet', 'b: not yet']);
    loop.enqueue('c');
    await settle();
    expect(passes).toHaveLength(4);
  });
});
