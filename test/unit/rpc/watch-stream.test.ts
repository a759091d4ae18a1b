import { expect, test } from '@jest/globals';
import type { ServedEvent, ServedObject, WatchReceiver } from '../../../src/registry/registry.js';
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

test.each([
  ['many', 10, 256],
  ['large', 100_000, 3],
])(
  'a watch pauses when its client leaves %s events unread, and goes on when it takes them',
  async (_what, size, most) => {
    const object = { size } as unknown as ServedObject;
    const event: ServedEvent = { type: 'ADDED', object };
    let taken = 0;
    let resumed = 0;
    const open = (receiver: WatchReceiver) => {
      const fill = (): void => {
        while (receiver.events([event])) taken += 1;
        taken += 1;
      };
      fill();
      return Promise.resolve({
        resume() {
          resumed += 1;
          if (resumed === 1) fill();
        },
        sendProgress() {},
        close() {},
      });
    };
    const events = watchEvents(open, 60_000, new AbortController().signal, new AbortController().signal);
    await events.next();
    expect([taken, resumed]).toEqual([2 * most, 1]);
    await events.return(undefined);
  },
);
