import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from '@jest/globals';
import { StoredObject } from '../../../src/meta/stored-object.js';
import type { StoreEvent } from '../../../src/meta/watch-event.js';
import { createDepartures } from '../../../src/registry/departures.js';
import { waitFor } from '../../support/wait-for.js';

setFlagsFromString('--expose-gc');
const MIB = 1024 * 1024;

function state(revision: number, size: number): StoredObject {
  const value = Buffer.from(JSON.stringify({ metadata: { name: 'a' }, x: 'x'.repeat(size) }));
  return StoredObject.fromStorage('ns', 'a', 'u', revision, value);
}

test('watchers of an event share the last state, which has the revision of the event', () => {
  const departures = createDepartures();
  const previous = state(2, 10);
  const event: StoreEvent = { kind: 'updated', revision: 7, object: state(7, 10), previous };
  const last = departures.of(event, previous);
  expect(departures.of(event, previous)).toBe(last);
  expect(JSON.parse(last.bytes.toString())).toEqual({
    metadata: { resourceVersion: '7', name: 'a' },
    x: 'x'.repeat(10),
  });
});

test('events that stay in memory keep no last states', async () => {
  const collect = runInNewContext('gc') as () => void;
  const held = (): number => {
    collect();
    return process.memoryUsage().arrayBuffers;
  };
  const departures = createDepartures();
  const previous = state(2, MIB);
  const before = held();
  const events = Array.from({ length: 20 }, (_none, at): StoreEvent => {
    const event: StoreEvent = { kind: 'updated', revision: 3 + at, object: state(3 + at, 1), previous };
    departures.of(event, previous);
    return event;
  });
  await waitFor('freed memory', () => held() < before + 2 * MIB);
  expect(events).toHaveLength(20);
});
