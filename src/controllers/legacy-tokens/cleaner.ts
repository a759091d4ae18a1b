import { createControlLoop } from '../../client/control-loop.js';
import type { Controller, ControllerParts } from '../controller.js';
import { cleanLegacyTokens } from './clean.js';
import { DAY } from './labels.js';

/**
 * Deletes tokens that the system once put into Secrets by itself and that nobody uses any more: a token that was not used
 * for the period is marked as invalid first, which whoever still has it finds out, and goes when the period has passed
 * again. Tokens that people asked for, which their account does not list, and those that a pod mounts stay. Looks once a
 * day, and not before uses have been noted for a whole period.
 */
export function createLegacyTokenCleaner(parts: ControllerParts): Controller {
  const loop = createControlLoop({
    name: 'legacy-token-cleaner',
    onError: parts.onError,
    workers: 1,
    async reconcile(_key, signal) {
      await cleanLegacyTokens(parts, signal);
      return { kind: 'wait', milliseconds: DAY };
    },
  });
  return {
    start() {
      loop.start();
      loop.enqueue('all');
    },
    stop: () => loop.stop(),
  };
}
