import type { Strategy } from '../../strategy.js';
import { listAt } from '../members.js';

/** MutatingWebhookConfiguration. */
export const strategy: Strategy = { cells: (object) => [listAt(object, 'webhooks').length] };
