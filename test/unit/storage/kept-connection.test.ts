import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { KeptConnection } from '../../../src/storage/postgres/connection.js';
import type { PrimaryHosts } from '../../../src/storage/postgres/primary.js';

/** A client whose connection ends as soon as it is usable. */
class ShortLived extends EventEmitter {
  readonly connection = { stream: { destroy: () => undefined } };
  end(): Promise<void> {
    return Promise.resolve();
  }
}

test('a connection that keeps ending is reopened more and more slowly', async () => {
  let made = 0;
  const hosts = {
    connect() {
      made += 1;
      return Promise.resolve(new ShortLived());
    },
    isOutdated: () => false,
    suspect: () => undefined,
    onMoved: () => undefined,
  } as unknown as PrimaryHosts;
  const log = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };
  const kept = new KeptConnection({ name: 'test', hosts, log, onReady: (client) => void client.emit('end') });
  kept.start();
  await delay(1_000);
  await kept.close();
  // After 0, 20, 50, 100, 200 and 400 ms; with the minimal delay each time there would be more than twenty.
  expect(made).toBeGreaterThan(1);
  expect(made).toBeLessThan(8);
});
