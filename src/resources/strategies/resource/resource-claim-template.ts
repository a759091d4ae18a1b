import type { Strategy } from '../../strategy.js';
import { withChanged } from '../members.js';
import { versionOf, withRequests } from './request-forms.js';

/** ResourceClaimTemplate. */
export const strategy: Strategy = {
  convert: (object, to) => ({
    ...withChanged(object, 'spec', (template) =>
      withChanged(template, 'spec', (spec) =>
        withChanged(spec, 'devices', (devices) => withRequests(devices, versionOf(to))),
      ),
    ),
    apiVersion: to,
  }),
};
