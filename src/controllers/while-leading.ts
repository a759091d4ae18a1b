import type { Leadership } from '../client/leadership.js';
import type { Precondition } from '../meta/precondition.js';
import type { Controller } from './controller.js';

/**
 * Controllers that run on one server at a time: made and started when this server acquires the lease, stopped when it
 * loses it, and made again the next time.
 *
 * A server that was frozen may continue for a moment without knowing that another one has taken over. So all writes of
 * controllers must carry the fence that they are made with; the store rejects them then.
 */
export function whileLeading(options: {
  readonly leadership: Leadership;
  /** Of the lease. */
  readonly name: string;
  readonly make: (fence: Precondition) => readonly Controller[];
}): Controller {
  const { leadership, name, make } = options;
  let running: readonly Controller[] = [];
  let stopping = false;
  let turn: Promise<void> = Promise.resolve();
  let wish: { release(): Promise<void> } | undefined;

  const stopAll = async (): Promise<void> => {
    const stopped = running;
    running = [];
    await Promise.all(stopped.map((controller) => controller.stop()));
  };
  return {
    start() {
      wish ??= leadership.contend(name, {
        acquired(token) {
          turn = turn.then(() => {
            if (stopping) return;
            running = make({ kind: 'lease', name, token });
            for (const controller of running) controller.start();
          });
        },
        lost() {
          turn = turn.then(stopAll);
        },
      });
    },
    async stop() {
      stopping = true;
      turn = turn.then(stopAll);
      await turn;
      await wish?.release();
    },
  };
}
