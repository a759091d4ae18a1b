import type { Strategy } from '../../strategy.js';
import { listAt } from '../members.js';
import { ratchetWebhooks, webhooksFaults } from './webhook-validation.js';

/** MutatingWebhookConfiguration. */
export const strategy: Strategy = {
  cells: (object) => [listAt(object, 'webhooks').length],
  validate: webhooksFaults,
  ratchet: ratchetWebhooks,
};
