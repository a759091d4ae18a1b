import { expect, test } from '@jest/globals';
import type { Client, ClientWatcher } from '../../../src/client/client.js';
import { watchForever } from '../../../src/client/remote/watch-forever.js';
import type { KubeObject } from '../../../src/meta/object.js';
import { waitFor } from '../../support/wait-for.js';

const MOST_WAITING = 100_000;

function object(name: number, resourceVersion: number): KubeObject {
  const metadata = { name: `a${name}`, resourceVersion: String(resourceVersion) };
  return { apiVersion: 'v1', kind: 'ConfigMap', metadata };
}

/** A watch of so many existing objects, none of which has been read but the first, and its sender. */
async function unread(objects: number) {
  const watchers: ClientWatcher[] = [];
  const client = {
    async watch(_address: unknown, _options: unknown, watcher: ClientWatcher) {
      watchers.push(watcher);
      return { close: () => undefined };
    },
  } as unknown as Client;
  const changes = watchForever(client, { type: { group: '', version: 'v1', resource: 'configmaps' } });
  const first = changes.next();
  const watcher = await waitFor('the watch', () => watchers[0]);
  for (let at = 0; at < objects; at += 1) watcher.event({ type: 'ADDED', object: object(at, at + 1) });
  await first;
  /** How many changes are read until one fails, or all are. */
  const read = async (most: number): Promise<number | string> => {
    for (let count = 0; count < most; count += 1) {
      const failure = await changes.next().then(
        () => undefined,
        (error: unknown) => (error as Error).message,
      );
      if (failure !== undefined) return failure;
    }
    await changes.return(undefined);
    return most;
  };
  return { watcher, read };
}

test('any number of existing objects may wait for their reader', async () => {
  const { read } = await unread(MOST_WAITING + 1000);
  expect(await read(MOST_WAITING + 999)).toBe(MOST_WAITING + 999);
});

test('a reader that falls too far behind gets the buffered changes, then an error', async () => {
  const { watcher, read } = await unread(1);
  for (let at = 0; at <= MOST_WAITING + 1; at += 1) watcher.event({ type: 'MODIFIED', object: object(0, 2 + at) });
  expect(await read(2 * MOST_WAITING)).toBe('the reader of a watch is more than 100001 changes behind');
});
