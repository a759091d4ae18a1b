import { describe, expect, test } from '@jest/globals';
import { WriteQueue } from '../../../src/storage/postgres/write-queue.js';
import type { PendingWrite } from '../../../src/storage/postgres/write-queue.js';

const write = (name: string, more: Partial<PendingWrite> = {}, size = 1): PendingWrite => ({
  operation: {
    kind: 'update',
    key: { resource: 'r', namespace: 'n', name },
    expectedRevision: 1,
    value: Buffer.alloc(size),
  },
  deadline: 100,
  resolve: () => undefined,
  reject: () => undefined,
  settled: false,
  alone: false,
  ...more,
});

const names = (writes: readonly PendingWrite[]): string => writes.map(({ operation }) => operation.key.name).join('');
const BIG = { writes: 100, bytes: 1000 };

/** Takes batches until the queue is empty. */
function batches(queue: WriteQueue, most = BIG): string[] {
  const all: string[] = [];
  while (queue.length > 0) all.push(names(queue.take(most)));
  return all;
}

function queueOf(...writes: PendingWrite[]): WriteQueue {
  const queue = new WriteQueue(BIG);
  for (const each of writes) queue.push(each);
  return queue;
}

describe('the write queue', () => {
  test.each([
    ['different keys share a batch', 'abc', BIG, ['abc']],
    ['a key is in a batch once and keeps its order', 'aabaca', BIG, ['abc', 'a', 'a', 'a']],
    ['a batch ends at its count', 'abcde', { writes: 2, bytes: 1000 }, ['ab', 'cd', 'e']],
    ['a batch ends at its bytes', 'abcde', { writes: 100, bytes: 3 }, ['abc', 'de']],
    ['a write bigger than a batch goes by itself', 'ab', { writes: 100, bytes: 0 }, ['a', 'b']],
  ])('%s', (_what, keys, most, expected) => {
    expect(batches(queueOf(...[...keys].map((name) => write(name))), most)).toEqual(expected);
  });

  test('a write marked alone has a batch to itself and is not overtaken by its key', () => {
    expect(batches(queueOf(write('a'), write('b', { alone: true }), write('b'), write('c')))).toEqual(['a', 'b', 'bc']);
  });

  test('what is put back comes first', () => {
    const queue = queueOf(write('a'), write('b'), write('c'));
    const taken = queue.take({ writes: 2, bytes: 100 });
    queue.pushFront(taken);
    expect(batches(queue)).toEqual(['abc']);
  });

  test('takes no more than its bounds', () => {
    const queue = new WriteQueue({ writes: 2, bytes: 10 });
    expect([queue.accepts(10), queue.accepts(11)]).toEqual([true, false]);
    queue.push(write('a', {}, 6));
    expect([queue.accepts(4), queue.accepts(5)]).toEqual([true, false]);
    queue.push(write('b', {}, 1));
    expect(queue.accepts(0)).toBe(false);
    queue.take(BIG);
    expect(queue.accepts(10)).toBe(true);
  });

  test('gives out what is past its deadline', () => {
    const queue = queueOf(write('a', { deadline: 5 }), write('b', { deadline: 20 }), write('c', { deadline: 10 }));
    expect(names(queue.takeExpired(10))).toBe('ac');
    expect(names(queue.clear())).toBe('b');
  });
});
