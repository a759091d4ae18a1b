import { expect, test } from '@jest/globals';
import type { ServedEvent, WatchReceiver } from '../../../src/registry/registry.js';
import { watchEvents } from '../../../src/rpc/watch-stream.js';

test('a watch that times out ends with a bookmark of the current version', async () => {
  const mark: ServedEvent = { type: 'BOOKMARK', revision: 7, initialEventsEnd: false };
  let closed = false;
  const open = (receiver: WatchReceiver) =>
    Promise.resolve({
      resume() {},
      sendProgress: () => void receiver.events([mark]),
      close: () => void (closed = true),
    });
  const seen: ServedEvent[] = [];
  for await (const event of watchEvents(open, 5, new AbortController().signal, new AbortController().signal))
    seen.push(event);
  expect([seen, closed]).toEqual([[mark], true]);
});
