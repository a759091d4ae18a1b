import { EventEmitter } from 'node:events';
import { describe, expect, test } from '@jest/globals';
import { listenForStop } from '../../../src/server/stop-signal.js';

function listening() {
  const source = new EventEmitter();
  const state = { now: 0, ended: 0, source };
  const stop = listenForStop(
    source,
    () => state.now,
    () => (state.ended += 1),
  );
  return { ...stop, state, at: (now: number, name: string) => ((state.now = now), source.emit(name, name)) };
}

describe('signals to stop', () => {
  test('the first one requests a graceful stop', async () => {
    const { asked, at, state } = listening();
    at(0, 'SIGTERM');
    expect(await asked).toBe('SIGTERM');
    expect(state.ended).toBe(0);
  });

  test('copies of it, from npm and the terminal, do not end the server', async () => {
    const { asked, at, state } = listening();
    at(0, 'SIGINT');
    at(1, 'SIGINT');
    at(900, 'SIGTERM');
    expect(await asked).toBe('SIGINT');
    expect(state.ended).toBe(0);
  });

  test('a later one ends it at once', () => {
    const { at, state } = listening();
    at(0, 'SIGTERM');
    at(1500, 'SIGTERM');
    expect(state.ended).toBe(1);
  });

  test('signals are ignored after restore', () => {
    const { at, state, restore } = listening();
    restore();
    expect(at(0, 'SIGTERM')).toBe(false);
    expect(state.source.listenerCount('SIGINT')).toBe(0);
  });
});
