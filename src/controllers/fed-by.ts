import type { ControlLoop } from '../client/control-loop.js';
import type { Informer } from '../client/informer.js';
import type { Controller } from './controller.js';

/**
 * A controller whose loop is fed by informers. It starts when all of them have synced, so that nothing seems missing;
 * they stop first, so that nothing new is enqueued.
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
