import { setMaxListeners } from 'node:events';

/**
 * A controller whose signal may have many listeners: the requests of one controller, the deletions of one collection.
 * Node warns of a leak above ten listeners; here each is removed with its wait.
 */
export function sharedAbort(): AbortController {
  const controller = new AbortController();
  setMaxListeners(0, controller.signal);
  return controller;
}
