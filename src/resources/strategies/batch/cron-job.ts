import type { Strategy } from '../../strategy.js';
import { UNSET } from '../cells.js';
import { templateCells } from '../apps/template-cells.js';
import { withTemplateDefaults } from '../core/pod-rules/pod-spec-defaults.js';
import { flagAt, has, listAt, mapAt, objectAt, withChanged } from '../members.js';

/** CronJob. */
export const strategy: Strategy = {
  applyDefaults: (object) =>
    withChanged(object, 'spec', (spec) => withChanged(spec, 'jobTemplate', withTemplateDefaults)),
  cells(object) {
    const spec = objectAt(object, 'spec');
    const suspended = has(spec, 'suspend') ? (flagAt(spec, 'suspend') ? 'True' : 'False') : UNSET;
    const job = { ...object, spec: mapAt(objectAt(spec, 'jobTemplate'), 'spec') };
    return [suspended, listAt(objectAt(object, 'status'), 'active').length, ...templateCells(job)];
  },
};
