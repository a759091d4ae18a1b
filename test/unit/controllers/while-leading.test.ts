import { describe, expect, test } from '@jest/globals';
import type { LeadershipHolder } from '../../../src/client/leadership.js';
import { whileLeading } from '../../../src/controllers/while-leading.js';

/** Controllers that record their callbacks, and a lease controlled by the test. */
function setUp() {
  const story: string[] = [];
  let holder: LeadershipHolder | undefined;
  let released = 0;
  const controllers = whileLeading({
    leadership: {
      contend: (name, wished) => {
        story.push(`wish ${name}`);
        holder = wished;
        return { release: async () => void (released += 1) };
      },
    },
    name: 'work',
    make: (fence) => [
      {
        start: () => void story.push(`start ${fence.kind === 'lease' ? fence.token : ''}`),
        stop: async () => {
          await new Promise((resolve) => setImmediate(resolve));
          story.push(`stop ${fence.kind === 'lease' ? fence.token : ''}`);
        },
      },
    ],
  });
  return { controllers, story, holder: () => holder!, released: () => released };
}

/** Some turns of the event loop; a timer may come before what waits for the next turn. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

describe('controllers of the leading server', () => {
  test('controllers run while the lease is held, each time with its token, and never twice at once', async () => {
    const { controllers, story, holder } = setUp();
    controllers.start();
    expect(story).toEqual(['wish work']);
    holder().acquired(4);
    await settle();
    holder().lost();
    holder().acquired(6);
    await settle();
    expect(story).toEqual(['wish work', 'start 4', 'stop 4', 'start 6']);
  });

  test('controllers are stopped before the lease is released, and do not start afterwards', async () => {
    const { controllers, story, holder, released } = setUp();
    controllers.start();
    holder().acquired(1);
    await settle();
    const stopped = controllers.stop();
    expect(released()).toBe(0);
    await stopped;
    expect([story.at(-1), released()]).toEqual(['stop 1', 1]);
    holder().acquired(2);
    await settle();
    expect(story.at(-1)).toBe('stop 1');
  });
});
