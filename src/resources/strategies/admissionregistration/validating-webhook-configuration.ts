import type { ValidatingWebhookConfiguration } from '../../../../generated/types/apis__admissionregistration.cluster.io__v1.js';
import type { Strategy } from '../../strategy.js';
import { listAt } from '../members.js';
import { ratchetWebhooks, reportsServiceFault, webhooksFaults } from './webhook-validation.js';

/** ValidatingWebhookConfiguration. */
export const strategy: Strategy<ValidatingWebhookConfiguration> = {
  cells: (object) => [listAt(object, 'webhooks').length],
  validate: (object, { expressions }) => webhooksFaults(object, expressions),
  reportsItself: reportsServiceFault,
  ratchet: ratchetWebhooks,
};
