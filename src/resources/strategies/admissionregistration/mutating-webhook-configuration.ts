import type { MutatingWebhookConfiguration } from '../../../../generated/types/apis__admissionregistration.cluster.io__v1.js';
import type { Strategy } from '../../strategy.js';
import { listAt } from '../members.js';
import { ratchetWebhooks, reportsServiceFault, webhooksFaults } from './webhook-validation.js';

/** MutatingWebhookConfiguration. */
export const strategy: Strategy<MutatingWebhookConfiguration> = {
  cells: (object) => [listAt(object, 'webhooks').length],
  validate: (object, { expressions }) => webhooksFaults(object, expressions),
  reportsItself: reportsServiceFault,
  ratchet: ratchetWebhooks,
};
