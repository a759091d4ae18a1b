import { expect, test } from '@jest/globals';
import { StoredObject } from '../../../src/meta/stored-object.js';
import type { BackingEvent } from '../../../src/storage/backing-store.js';
import { PrimaryHosts } from '../../../src/storage/postgres/primary.js';
import { Tail } from '../../../src/storage/postgres/tail.js';
import { SILENT_LOG } from '../../../src/telemetry/log.js';

const MIB = 1024 * 1024;

function change(revision: number, size: number): BackingEvent {
  const value = Buffer.from(JSON.stringify({ metadata: {}, x: 'x'.repeat(size) }));
  return {
    resource: 'things',
    kind: 'updated',
    revision,
    object: StoredObject.fromStorage('ns', 'a', 'u', revision, value),
  };
}

/** The revisions that are delivered once the missing one comes, after which own changes of a size were offered. */
function deliveredAfter(changes: number, size: number): readonly number[] {
  const tail = new Tail({ hosts: new PrimaryHosts({ host: 'unused' }), log: SILENT_LOG, isOwnWriter: () => true });
  const delivered: number[] = [];
  tail.follow(1, { onEvents: (events) => delivered.push(...events.map(({ revision }) => revision)), onGap() {} });
  for (let at = 0; at < changes; at += 1) tail.offer([change(3 + at, size)]);
  tail.offer([change(2, size)]);
  return delivered;
}

test('own changes wait for missing earlier ones up to a number of bytes, then are left to be read', () => {
  expect(deliveredAfter(7, 4 * MIB)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  expect(deliveredAfter(8, 4 * MIB)).toEqual([2]);
  // What is delivered no longer counts.
  const tail = new Tail({ hosts: new PrimaryHosts({ host: 'unused' }), log: SILENT_LOG, isOwnWriter: () => true });
  let last = 1;
  tail.follow(1, { onEvents: (events) => (last = events.at(-1)!.revision), onGap() {} });
  for (let revision = 2; revision <= 40; revision += 2) {
    tail.offer([change(revision + 1, 4 * MIB)]);
    tail.offer([change(revision, 4 * MIB)]);
  }
  expect(last).toBe(41);
});
