import type { RuntimeClass } from '../../../../generated/types/apis__node.cluster.io__v1.js';
import { duplicate, type FieldError, MAX_FIELD_ERRORS } from '../../../meta/field-errors.js';
import { FieldPath } from '../../../meta/field-path.js';
import { labelFaults } from '../../../meta/selectors/label-object.js';
import type { Strategy } from '../../strategy.js';
import { oldLabel } from '../core/pod-rules/node-labels.js';
import { resourceRequirementsFaults } from '../core/pod-rules/resource-requirements-validation.js';
import { tolerationFaults } from '../core/pod-rules/scheduling-validation.js';
import { mapAt, objectsAt, textAt } from '../members.js';

const NO_CLAIMS: ReadonlySet<string> = new Set();
/** What distinguishes tolerations; not how long they last. */
const IDENTITY = ['key', 'operator', 'value', 'effect'];
const NODE_SELECTOR = FieldPath.of('scheduling', 'nodeSelector');

/** RuntimeClass. */
export const strategy: Strategy<RuntimeClass> = {
  validate(object, { naming }) {
    const scheduling = mapAt(object, 'scheduling');
    const faults: FieldError[] = [];
    // The pod overhead is validated like container limits.
    const scope = { podLevel: false, labelDomain: naming.labelDomain, claims: NO_CLAIMS };
    resourceRequirementsFaults({ limits: mapAt(mapAt(object, 'overhead'), 'podFixed') }, 'overhead', scope, faults);
    faults.push(...labelFaults(mapAt(scheduling, 'nodeSelector'), NODE_SELECTOR));
    const tolerations = objectsAt(scheduling, 'tolerations');
    const seen = new Set<string>();
    for (const [index, toleration] of tolerations.entries()) {
      if (faults.length > MAX_FIELD_ERRORS) break;
      const text = JSON.stringify(IDENTITY.map((member) => textAt(toleration, member)));
      if (seen.has(text)) faults.push(duplicate(`scheduling.tolerations[${index}]`, toleration));
      seen.add(text);
    }
    tolerationFaults(tolerations, 'scheduling.tolerations', faults);
    return faults;
  },
  warnings: (object, _stored, naming) =>
    Object.keys(mapAt(mapAt(object, 'scheduling'), 'nodeSelector')).flatMap((key) => {
      const notice = oldLabel(key, naming);
      return notice === undefined ? [] : [`scheduling.nodeSelector: ${notice}`];
    }),
};
