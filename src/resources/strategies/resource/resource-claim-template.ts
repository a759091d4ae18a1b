import type { ResourceClaimTemplate } from '../../../../generated/types/apis__resource.cluster.io__v1.js';
import type { FieldError } from '../../../meta/field-errors.js';
import { FieldPath } from '../../../meta/field-path.js';
import { annotationFaults } from '../../../meta/metadata-faults.js';
import { labelFaults } from '../../../meta/selectors/label-object.js';
import type { Strategy } from '../../strategy.js';
import { mapAt, withChanged } from '../members.js';
import { claimFaults, reportsClaimFault } from './claim-validation.js';
import { versionOf, withDefaultedRequests, withRequests } from './request-forms.js';
import { SelectorExpressions } from './selector-expressions.js';

const PATH = FieldPath.of('spec', 'metadata');

/** ResourceClaimTemplate. */
export const strategy: Strategy<ResourceClaimTemplate> = {
  applyDefaults: (object) =>
    withChanged(object, 'spec', (template) =>
      withChanged(template, 'spec', (spec) =>
        withChanged(spec, 'devices', (devices) => withDefaultedRequests(devices, versionOf(object.apiVersion))),
      ),
    ),
  convert: (object, to) => ({
    ...withChanged(object, 'spec', (template) =>
      withChanged(template, 'spec', (spec) =>
        withChanged(spec, 'devices', (devices) => withRequests(devices, versionOf(to))),
      ),
    ),
    apiVersion: to,
  }),
  validate(object, { expressions, gatesOff }) {
    const faults: FieldError[] = [];
    const spec = mapAt(mapAt(object, 'spec'), 'spec');
    const metadata = mapAt(mapAt(object, 'spec'), 'metadata');
    faults.push(...labelFaults(mapAt(metadata, 'labels'), PATH.child('labels')));
    const annotations = mapAt(metadata, 'annotations') as Readonly<Record<string, string>>;
    faults.push(...annotationFaults(annotations, PATH.child('annotations')));
    claimFaults(
      withRequests(mapAt(spec, 'devices'), 'v1'),
      'spec.spec.devices',
      new SelectorExpressions(expressions, gatesOff),
      faults,
    );
    return faults;
  },
  reportsItself: reportsClaimFault,
};
