import type { Pod, PodSpec } from '../../../../../generated/types/api__v1.js';
import type { JsonObject } from '../../../../json/types.js';
import { descendingPathFaults } from '../../../../meta/descending-path.js';
import {
  type FieldError,
  forbiddenValue,
  invalidValue,
  MAX_FIELD_ERRORS,
  notSupported,
} from '../../../../meta/field-errors.js';
import { lazily } from '../../../../meta/lazily.js';
import { quote } from '../../../../meta/quote.js';
import type { Typed } from '../../../strategy.js';
import { mapAt, textAt, type Of } from '../../members.js';
import { annotationItems } from '../annotation-items.js';
import { TAINT_EFFECTS } from '../taints.js';
import { appArmorPrefix, isAppArmorText } from './app-armor.js';
import { containersOf } from './containers.js';
import { tolerationFaults } from './scheduling-validation.js';

/** The annotation of a mirror pod; it cannot be added or removed later. */
function mirrorAnnotation(labelDomain: string): string {
  return `${labelDomain}/config.mirror`;
}

/** Whether the pod is a mirror pod. */
export function isMirrorPod(pod: Typed<Pod>, labelDomain: string): boolean {
  return Object.hasOwn(mapAt(pod.metadata, 'annotations'), mirrorAnnotation(labelDomain));
}

const TOLERATION = {
  name: 'Toleration',
  members: {
    key: 'string',
    operator: 'core.TolerationOperator',
    value: 'string',
    effect: 'core.TaintEffect',
    tolerationSeconds: 'int64',
  },
};
const OPERATORS = ['', 'Equal', 'Exists', 'Lt', 'Gt'];

/** Tolerations in an annotation, the oldest form of them. `path` is of the annotations. */
function oldTolerationFaults(key: string, text: string, path: string, faults: FieldError[]): void {
  const tolerations = annotationItems(text, TOLERATION);
  if (typeof tolerations === 'string') {
    faults.push(invalidValue(path, key, tolerations));
    return;
  }
  tolerationFaults(tolerations, `${path}.${key}`, faults);
  for (const [index, toleration] of tolerations.entries()) {
    if (faults.length > MAX_FIELD_ERRORS) return;
    const [operator, effect] = [textAt(toleration, 'operator'), textAt(toleration, 'effect')];
    const here = `${path}.${key}[${index}]`;
    if (!OPERATORS.includes(operator)) {
      faults.push(notSupported(`${here}.operator`, operator, ['Equal', 'Exists']));
    }
    if (effect !== '' && !TAINT_EFFECTS.includes(effect))
      faults.push(notSupported(`${here}.effect`, effect, TAINT_EFFECTS));
  }
}

/** A number of 32 bits without a plus sign or leading zeros, which controllers read when they delete pods. */
function isDeletionCost(text: string): boolean {
  const value = /^(?:-\d+|0|[1-9]\d*)$/.test(text) ? Number(text) : NaN;
  return value >= -(2 ** 31) && value < 2 ** 31;
}

const SECCOMP_PROFILES = ['runtime/default', 'docker/default', 'unconfined'];
const SECCOMP_FOLDER = 'localhost/';

function seccompFaults(text: string, path: string, faults: FieldError[]): void {
  if (text.startsWith(SECCOMP_FOLDER)) {
    const file = text.slice(SECCOMP_FOLDER.length);
    for (const why of descendingPathFaults(file)) faults.push(invalidValue(path, file, why));
  } else if (!SECCOMP_PROFILES.includes(text)) {
    faults.push(invalidValue(path, text, 'must be a valid seccomp profile'));
  }
}

/**
 * Faults of the annotations of a pod or template that mean something to the system. `path` is of the annotations; some
 * faults have the key after a dot, as in kube-apiserver.
 */
export function podAnnotationFaults(
  annotations: JsonObject,
  spec: Of<PodSpec>,
  path: string,
  labelDomain: string,
  faults: FieldError[],
): void {
  const names = lazily(() => new Set([...containersOf(spec, '')].map(([container]) => textAt(container, 'name'))));
  const appArmor = appArmorPrefix(labelDomain);
  for (const [key, value] of Object.entries(annotations)) {
    if (faults.length > MAX_FIELD_ERRORS) return;
    const text = typeof value === 'string' ? value : '';
    const report = (shown: string, why: string): void => void faults.push(invalidValue(`${path}[${key}]`, shown, why));
    if (key === mirrorAnnotation(labelDomain)) {
      if (textAt(spec, 'nodeName') === '') report(text, 'must set spec.nodeName if mirror pod annotation is set');
    } else if (key === `scheduler.alpha.${labelDomain}/tolerations`) {
      if (text !== '') oldTolerationFaults(key, text, path, faults);
    } else if (key === `controller.${labelDomain}/pod-deletion-cost`) {
      if (!isDeletionCost(text)) report(text, 'must be a 32bit integer');
    } else if (
      key === `seccomp.security.alpha.${labelDomain}/pod` ||
      key.startsWith(`container.seccomp.security.alpha.${labelDomain}/`)
    ) {
      seccompFaults(text, `${path}.${key}`, faults);
    } else if (key.startsWith(appArmor)) {
      const container = key.slice(appArmor.length);
      if (!names().has(container)) report(container, 'container not found');
      if (!isAppArmorText(text)) report(text, `invalid AppArmor profile name: ${quote(text)}`);
    }
  }
}

/** Path of a fault that a stored pod or template may keep. */
export const DELETION_COST = /annotations\[controller\.[^\]/]*\/pod-deletion-cost\]$/;

/** Faults of changed annotations that a running pod depends on: they are immutable. */
export function fixedAnnotationFaults(
  pod: Typed<Pod>,
  stored: Typed<Pod>,
  labelDomain: string,
  faults: FieldError[],
): void {
  const [now, then] = [mapAt(pod.metadata, 'annotations'), mapAt(stored.metadata, 'annotations')];
  const [mirror, appArmor] = [mirrorAnnotation(labelDomain), appArmorPrefix(labelDomain)];
  for (const key of new Set([...Object.keys(then), ...Object.keys(now)])) {
    const isMirror = key === mirror;
    if (faults.length > MAX_FIELD_ERRORS) return;
    if ((!isMirror && !key.startsWith(appArmor)) || now[key] === then[key]) continue;
    const verb = Object.hasOwn(then, key) ? 'remove or update' : 'add';
    const what = isMirror ? 'mirror pod annotation' : 'AppArmor annotations';
    faults.push(forbiddenValue(`metadata.annotations[${key}]`, `may not ${verb} ${what}`));
  }
}
