import type { JsonObject } from '../../../../json/types.js';
import { type FieldError, forbiddenValue } from '../../../../meta/field-errors.js';
import { FieldPath } from '../../../../meta/field-path.js';
import { annotationFaults } from '../../../../meta/metadata-faults.js';
import { labelFaults } from '../../../../meta/selectors/label-object.js';
import type { PodContext } from './pod-check.js';
import { mapAt, objectAt, objectsAt } from '../../members.js';
import { appArmorMatchFaults } from './app-armor.js';
import { podAnnotationFaults } from './pod-annotations.js';
import { podSpecFaults } from './pod-spec-validation.js';

/** Every fault of a pod template at `path` (`spec.template`): its labels and annotations, and its pod spec. */
export function podTemplateFaults(template: JsonObject, path: string, context: PodContext, faults: FieldError[]): void {
  const metadata = objectAt(template, 'metadata');
  const labels = objectAt(metadata, 'labels');
  // The public API names these without `metadata`.
  if (labels !== undefined) faults.push(...labelFaults(labels, FieldPath.of(`${path}.labels`)));
  const annotations = mapAt(metadata, 'annotations') as Readonly<Record<string, string>>;
  faults.push(...annotationFaults(annotations, FieldPath.of(`${path}.annotations`)));
  const spec = mapAt(template, 'spec');
  const { labelDomain } = context.naming;
  podAnnotationFaults(annotations, spec, `${path}.annotations`, labelDomain, faults);
  appArmorMatchFaults(annotations, spec, `${path}.spec`, labelDomain, faults);
  podSpecFaults(spec, `${path}.spec`, false, context, faults);
  if (objectsAt(spec, 'ephemeralContainers').length > 0) {
    const why = 'ephemeral containers not allowed in pod template';
    faults.push(forbiddenValue(`${path}.spec.ephemeralContainers`, why));
  }
}
