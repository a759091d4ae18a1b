import type { Strategy } from '../../strategy.js';
import { templateCells } from '../apps/template-cells.js';
import { withTemplateDefaults } from '../core/pod-rules/pod-spec-defaults.js';
import { objectAt } from '../members.js';
import { completionsCell, durationCell, standingCell } from './job-cells.js';
import { withPodLabels, withTemplateLabelsOfItsOwn } from './job-identity.js';

/** Job. */
export const strategy: Strategy = {
  applyDefaults: (object) => withTemplateLabelsOfItsOwn(withTemplateDefaults(object)),
  identify: withPodLabels,
  cells(object, now) {
    const [spec, status] = [objectAt(object, 'spec'), objectAt(object, 'status')];
    return [standingCell(object), completionsCell(spec, status), durationCell(status, now), ...templateCells(object)];
  },
};
