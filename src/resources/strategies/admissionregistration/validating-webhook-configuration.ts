import type { Strategy } from '../../strategy.js';
import { listAt } from '../members.js';

/** ValidatingWebhookConfiguration. */
export const strategy: Strategy = { cells: (object) => [listAt(object, 'webhooks').length] };
