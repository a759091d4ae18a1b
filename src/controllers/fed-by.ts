import type { ControlLoop } from '../client/control-loop.js';
import type { Informer } from '../client/informer.js';
import type { Controller } from './controller.js';

/**
 * The controller whose loop works off what informers let it enqueue. It begins when all of them know the whole state, so
 * that nothing is taken for missing; they stop first, so that nothing new comes.
 */
export function fedBy(informers: readonly Informer[], loop: ControlLoop): Controller {
  let stopped = false;
  return {
    start() {
      for (const informer of informers) informer.start();
      void Promise.all(informers.map(({ synced }) => synced)).then(() => {
        if (!stopped) loop.start();
      });
    },
    async stop() {
      stopped = true;
      for (const informer of informers) informer.stop();
      await loop.stop();
    },
  };
}
