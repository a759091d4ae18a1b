import { describe, expect, test } from '@jest/globals';
import type { WriteOperation } from '../../../src/storage/store.js';
import { WriteQueue } from '../../../src/storage/postgres/write-queue.js';
import type { PendingWrite } from '../../../src/storage/postgres/write-queue.js';

const operation = (name: string, size = 1): WriteOperation => ({
  kind: 'update',
  key: { resource: 'r', namespace: 'n', name },
  expectedRevision: 1,
  value: Buffer.alloc(size),
});

const write = (keys: string, more: Partial<PendingWrite> = {}, size = 1): PendingWrite => ({
  operations: [...keys].map((name) => operation(name, size)),
  preconditions: [],
  bytes: keys.length * size,
  since: 0,
  deadline: 100,
  resolve: () => undefined,
  reject: () => undefined,
  settled: false,
  alone: false,
  ...more,
});

/** A write of one key that names another in a precondition. */
const guarded = (key: string, by: string): PendingWrite =>
  write(key, { preconditions: [{ kind: 'object', resource: 'r', namespace: 'n', name: by, revision: 1 }] });

const names = (writes: readonly PendingWrite[]): string =>
  writes.map(({ operations }) => operations.map(({ key }) => key.name).join('')).join('');
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
    ['a write larger than a batch is alone', 'ab', { writes: 100, bytes: 0 }, ['a', 'b']],
  ])('%s', (_what, keys, most, expected) => {
    expect(batches(queueOf(...[...keys].map((name) => write(name))), most)).toEqual(expected);
  });

  test('a write marked alone has its own batch and is not overtaken by its key', () => {
    expect(batches(queueOf(write('a'), write('b', { alone: true }), write('b'), write('c')))).toEqual(['a', 'b', 'bc']);
  });

  test('requeued writes come first', () => {
    const queue = queueOf(write('a'), write('b'), write('c'));
    const taken = queue.take({ writes: 2, bytes: 100 });
    queue.pushFront(taken);
    expect(batches(queue)).toEqual(['abc']);
  });

  test('it accepts no more than its bounds', () => {
    const queue = new WriteQueue({ writes: 2, bytes: 10 });
    const accepts = (bytes: number, writes = 1): boolean => queue.accepts({ writes, bytes });
    expect([accepts(10), accepts(11), accepts(1, 3)]).toEqual([true, false, false]);
    queue.push(write('a', {}, 6));
    expect([accepts(4), accepts(5)]).toEqual([true, false]);
    queue.push(write('b', {}, 1));
    expect(accepts(0)).toBe(false);
    queue.take(BIG);
    expect(accepts(10)).toBe(true);
  });

  test.each([
    ['keep together and count each operation', [write('abc'), write('d'), write('e')], 3, ['abc', 'de']],
    ['wait until all their keys are free', [write('a'), write('ba'), write('b'), write('c')], 9, ['ac', 'ba', 'b']],
  ])('groups %s', (_what, writes, most, expected) => {
    expect(batches(queueOf(...writes), { writes: most, bytes: 1000 })).toEqual(expected);
  });

  test.each([
    ['waits for a write of that key that came before', [write('x'), guarded('a', 'x'), write('b')], ['xb', 'a']],
    ['shares a batch with one that came after', [guarded('a', 'x'), write('x')], ['ax']],
  ])('a write with a precondition on a key %s', (_what, writes, expected) => {
    expect(batches(queueOf(...writes))).toEqual(expected);
  });

  test('expired writes are returned', () => {
    const queue = queueOf(write('a', { deadline: 5 }), write('b', { deadline: 20 }), write('c', { deadline: 10 }));
    expect(names(queue.takeExpired(10))).toBe('ac');
    expect(names(queue.clear())).toBe('b');
  });
});
