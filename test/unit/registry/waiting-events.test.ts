import { expect, test } from '@jest/globals';
import { createWaitingEvents, type WaitingEvents } from '../../../src/registry/waiting-events.js';
import type { WatchItem } from '../../../src/storage/store.js';

const progress = (revision: number): WatchItem => ({ kind: 'progress', revision });
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A watch whose batches are converted when `convert` is called, and its results. */
function start(takes: () => boolean = () => true) {
  const delivered: (number | string)[] = [];
  const pending: (() => void)[] = [];
  const state = {
    resumed: 0,
    failed: undefined as unknown,
    sync: false,
    events: undefined as unknown as WaitingEvents,
  };
  state.events = createWaitingEvents({
    prepare: () => (state.sync ? undefined : new Promise<void>((resolve) => pending.push(resolve))),
    deliver(items) {
      for (const item of items) delivered.push(item.kind === 'progress' ? item.revision : item.kind);
      return takes();
    },
    goOn: () => (state.resumed += 1),
    failed: (error) => (state.failed = error),
  });
  return { delivered, pending, state };
}

test('the store pauses while a batch is converted, and continues after its delivery', async () => {
  const { delivered, pending, state } = start();
  expect(state.events.push([progress(1)])).toBe(false);
  expect([delivered, state.resumed]).toEqual([[], 0]);
  pending[0]!();
  await settled();
  expect([delivered, state.resumed]).toEqual([[1], 1]);
});

test('a batch without conversion is delivered at once', () => {
  const { delivered, state } = start();
  state.sync = true;
  expect(state.events.push([progress(1)])).toBe(true);
  expect(delivered).toEqual([1]);
});

test('a receiver with backpressure is waited for before the store continues', async () => {
  const { pending, state } = start(() => false);
  state.events.push([progress(1)]);
  pending[0]!();
  await settled();
  expect(state.resumed).toBe(0);
  state.events.resume();
  expect(state.resumed).toBe(1);
});

test('a resume during a delivery is not lost', async () => {
  const { pending, state } = start(() => {
    state.events.resume();
    return false;
  });
  state.events.push([progress(1)]);
  pending[0]!();
  await settled();
  expect(state.resumed).toBe(1);
});

test('a resume during a conversion does not overtake it', async () => {
  const { delivered, pending, state } = start();
  state.events.push([progress(1)]);
  state.events.resume();
  expect(state.resumed).toBe(0);
  pending[0]!();
  await settled();
  expect([delivered, state.resumed]).toEqual([[1], 1]);
});

test('the end of the watch follows the batch before it', async () => {
  const { delivered, pending, state } = start();
  state.events.push([progress(1)]);
  state.events.push([{ kind: 'end', reason: 'closing' }]);
  state.sync = true;
  pending[0]!();
  await settled();
  expect(delivered).toEqual([1, 'end']);
});

test('a failed conversion ends the watch', async () => {
  const delivered: unknown[] = [];
  const events = createWaitingEvents({
    prepare: () => Promise.reject(new Error('no answer')),
    deliver: () => true,
    goOn: () => undefined,
    failed: (error) => delivered.push((error as Error).message),
  });
  events.push([progress(1)]);
  await settled();
  expect(delivered).toEqual(['no answer']);
  expect(events.push([progress(2)])).toBe(true);
});

test('a batch that cannot be delivered after its conversion ends only its own watch', async () => {
  const delivered: unknown[] = [];
  const unheard: unknown[] = [];
  const listen = (error: unknown): void => void unheard.push(error);
  process.on('unhandledRejection', listen);
  const events = createWaitingEvents({
    prepare: () => Promise.resolve(),
    deliver: () => {
      throw new Error('no form for it');
    },
    goOn: () => delivered.push('on'),
    failed: (error) => delivered.push((error as Error).message),
  });
  events.push([progress(1)]);
  await settled();
  process.off('unhandledRejection', listen);
  expect([delivered, unheard]).toEqual([['no form for it'], []]);
  expect(events.push([progress(2)])).toBe(true);
  expect(delivered).toEqual(['no form for it']);
});

test('nothing is delivered after the watch was closed', async () => {
  const { delivered, pending, state } = start();
  state.events.push([progress(1)]);
  state.events.close();
  pending[0]!();
  await settled();
  expect([delivered, state.resumed]).toEqual([[], 0]);
});
