import type { Strategy } from '../../strategy.js';
import { templateCells } from '../apps/template-cells.js';
import { withTemplateDefaults } from '../core/pod-rules/pod-spec-defaults.js';
import { objectAt, withChanged } from '../members.js';
import { completionsCell, durationCell, standingCell } from './job-cells.js';
import { fixedFaults, withJobDefaults } from './job-defaults.js';
import { withPodLabels, withTemplateLabelsOfItsOwn } from './job-identity.js';

/** Job. */
export const strategy: Strategy = {
  applyDefaults: (object) =>
    withTemplateLabelsOfItsOwn(withChanged(withTemplateDefaults(object), 'spec', withJobDefaults)),
  validateUpdate: (object, stored, { subresource }) => (subresource === '' ? fixedFaults(object, stored) : []),
  identify: withPodLabels,
  cells(object, now) {
    const [spec, status] = [objectAt(object, 'spec'), objectAt(object, 'status')];
    return [standingCell(object), completionsCell(spec, status), durationCell(status, now), ...templateCells(object)];
  },
};
