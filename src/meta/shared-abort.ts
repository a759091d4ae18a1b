import { setMaxListeners } from 'node:events';

/**
 * A controller whose signal many may wait on at once: the requests of one controller, the deletions of one collection.
 * Node takes more than ten listeners for a leak and warns; here each one goes with its wait.
 */
export function sharedAbort(): AbortController {
  const controller = new AbortController();
  setMaxListeners(0, controller.signal);
  return controller;
}
