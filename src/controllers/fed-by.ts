import type { ControlLoop } from '../client/control-loop.js';
import type { Informer } from '../client/informer.js';
import type { Controller } from './controller.js';

/** The controller whose loop works off what an informer lets it enqueue. The informer stops first, so nothing new comes. */
export function fedBy(informer: Informer, loop: ControlLoop): Controller {
  return {
    start() {
      informer.start();
      loop.start();
    },
    async stop() {
      informer.stop();
      await loop.stop();
    },
  };
}
