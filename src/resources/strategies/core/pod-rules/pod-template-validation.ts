import type { JsonObject } from '../../../../json/types.js';
import { type FieldError, forbiddenValue, invalidValue } from '../../../../meta/field-errors.js';
import { FieldPath } from '../../../../meta/field-path.js';
import { qualifiedNameFaults } from '../../../../meta/names.js';
import { labelFaults } from '../../../../meta/selectors/label-object.js';
import type { PodContext } from './pod-check.js';
import { mapAt, objectAt, objectsAt } from '../../members.js';
import { podSpecFaults } from './pod-spec-validation.js';

/** Every fault of a pod template at `path` (`spec.template`): its labels and annotations, and its pod spec. */
export function podTemplateFaults(template: JsonObject, path: string, context: PodContext, faults: FieldError[]): void {
  const metadata = objectAt(template, 'metadata');
  const labels = objectAt(metadata, 'labels');
  // The public API names these without `metadata`.
  if (labels !== undefined) faults.push(...labelFaults(labels, FieldPath.of(`${path}.labels`)));
  for (const key of Object.keys(mapAt(metadata, 'annotations'))) {
    // Annotation keys are validated in lower case, as in the public API.
    for (const fault of qualifiedNameFaults(key.toLowerCase())) {
      faults.push(invalidValue(`${path}.annotations`, key, fault));
    }
  }
  const spec = mapAt(template, 'spec');
  podSpecFaults(spec, `${path}.spec`, false, context, faults);
  if (objectsAt(spec, 'ephemeralContainers').length > 0) {
    const why = 'ephemeral containers not allowed in pod template';
    faults.push(forbiddenValue(`${path}.spec.ephemeralContainers`, why));
  }
}
