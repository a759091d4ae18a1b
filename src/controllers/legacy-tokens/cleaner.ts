import { createControlLoop } from '../../client/control-loop.js';
import type { Controller, ControllerParts } from '../controller.js';
import { cleanLegacyTokens } from './clean.js';
import { DAY } from './labels.js';

/**
 * Deletes unused tokens that the system once created in Secrets: a token unused for the period is first marked as
 * invalid, which users notice, and deleted after another period. Tokens created by users, which their account does not
 * list, and mounted ones stay. Runs once a day, and only after uses have been recorded for a whole period.
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
