import { describe, expect, test } from '@jest/globals';
import type { Client, ClientWatcher, ReadWatchOptions } from '../../../src/client/client.js';
import { createInformer, type Informer } from '../../../src/client/informer.js';
import { expired } from '../../../src/meta/errors.js';
import type { KubeObject } from '../../../src/meta/object.js';
import { waitFor } from '../../support/wait-for.js';

const TYPE = { group: '', version: 'v1', resource: 'configmaps' };

function object(name: string, resourceVersion: string): KubeObject {
  return { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name, namespace: 'n', resourceVersion } };
}

/** A client whose watches are controlled by the test. */
function played(): {
  client: Client;
  watches: { options: ReadWatchOptions; watcher: ClientWatcher; closed: boolean }[];
} {
  const watches: { options: ReadWatchOptions; watcher: ClientWatcher; closed: boolean }[] = [];
  const client = {
    async watch(_address: unknown, options: ReadWatchOptions, watcher: ClientWatcher) {
      const watch = { options, watcher, closed: false };
      watches.push(watch);
      return { close: () => (watch.closed = true) };
    },
  } as unknown as Client;
  return { client, watches };
}

function following(informer: Informer): string[] {
  const seen: string[] = [];
  informer.listen({
    changed(now, before) {
      const version = (one: KubeObject | undefined): string => one?.metadata.resourceVersion ?? '-';
      seen.push(`${(now ?? before)?.metadata.name} ${version(before)}>${version(now)}`);
    },
  });
  return seen;
}

describe('the informer', () => {
  test('it starts with the whole state, then follows; after a break it resumes from the last version', async () => {
    const { client, watches } = played();
    const informer = createInformer(client, { type: TYPE });
    const seen = following(informer);
    informer.start();
    const first = await waitFor('a watch', () => watches[0]);
    expect(first.options).toEqual({});
    first.watcher.event({ type: 'ADDED', object: object('a', '2') });
    first.watcher.event({ type: 'BOOKMARK', resourceVersion: '3', initialEventsEnd: true });
    await informer.synced;
    first.watcher.event({ type: 'MODIFIED', object: object('a', '5') });
    first.watcher.ended();
    const second = await waitFor('another watch', () => watches[1]);
    expect(second.options).toEqual({ from: '5' });
    second.watcher.event({ type: 'DELETED', object: object('a', '6') });
    expect(seen).toEqual(['a ->2', 'a 2>5', 'a 6>-']);
    expect(informer.list()).toEqual([]);
    informer.stop();
    expect(second.closed).toBe(true);
  });

  test('after a 410 it lists again and reports only the difference', async () => {
    const { client, watches } = played();
    const informer = createInformer(client, { type: TYPE });
    informer.start();
    const first = await waitFor('a watch', () => watches[0]);
    for (const name of ['a', 'b', 'c']) first.watcher.event({ type: 'ADDED', object: object(name, '2') });
    first.watcher.event({ type: 'BOOKMARK', resourceVersion: '2', initialEventsEnd: true });
    const seen = following(informer);
    expect(seen).toEqual(['a ->2', 'b ->2', 'c ->2']);
    first.watcher.event({ type: 'ERROR', error: expired('too old') });
    first.watcher.ended();
    const second = await waitFor('another watch', () => watches[1]);
    expect(second.options).toEqual({});
    second.watcher.event({ type: 'ADDED', object: object('a', '2') });
    second.watcher.event({ type: 'ADDED', object: object('b', '8') });
    expect(informer.get('n', 'c')).toBeDefined();
    second.watcher.event({ type: 'BOOKMARK', resourceVersion: '9', initialEventsEnd: true });
    expect(seen.slice(3)).toEqual(['b 2>8', 'c 2>-']);
    expect(informer.get('n', 'c')).toBeUndefined();
    informer.stop();
  });

  test('a break before the initial state is complete starts over', async () => {
    const { client, watches } = played();
    const informer = createInformer(client, { type: TYPE });
    informer.start();
    const first = await waitFor('a watch', () => watches[0]);
    first.watcher.event({ type: 'ADDED', object: object('a', '7') });
    first.watcher.ended();
    const second = await waitFor('another watch', () => watches[1]);
    expect(second.options).toEqual({});
    informer.stop();
  });

  test('failed attempts are reported and retried', async () => {
    const errors: unknown[] = [];
    let attempts = 0;
    const client = {
      watch: async () => {
        attempts += 1;
        throw new Error('no server');
      },
    } as unknown as Client;
    const informer = createInformer(client, { type: TYPE, onError: (error) => errors.push(error) });
    informer.start();
    await waitFor('a second attempt', () => attempts >= 2);
    informer.stop();
    expect(errors.length).toBeGreaterThanOrEqual(2);
  });

  test('no callback is called after stop', async () => {
    const { client, watches } = played();
    const informer = createInformer(client, { type: TYPE });
    const seen = following(informer);
    informer.start();
    const watch = await waitFor('a watch', () => watches[0]);
    informer.stop();
    watch.watcher.event({ type: 'ADDED', object: object('a', '2') });
    watch.watcher.ended();
    expect(seen).toEqual([]);
  });
});
