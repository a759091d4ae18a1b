import type { Pod, PodSpec } from '../../../../../generated/types/api__v1.js';
import { equalJson } from '../../../../json/equal.js';
import { printJson } from '../../../../json/print.js';
import type { JsonObject, JsonValue } from '../../../../json/types.js';
import { type FieldError, forbiddenValue, invalidValue } from '../../../../meta/field-errors.js';
import { dnsSubdomainFaults } from '../../../../meta/names.js';
import type { Typed } from '../../../strategy.js';
import {
  listAt,
  mapAt,
  numberAt,
  objectAt,
  objectsAt,
  textAt,
  withChanged,
  withItems,
  withMember,
  withOrWithout,
  type Of,
} from '../../members.js';
import { changedPaths } from './changed-paths.js';
import { fixedAnnotationFaults, isMirrorPod } from './pod-annotations.js';
import { restingFaults } from './pod-status-validation.js';

const MUTABLE_FIELDS =
  'pod updates may not change fields other than `spec.containers[*].image`,`spec.initContainers[*].image`,' +
  '`spec.activeDeadlineSeconds`,`spec.tolerations` (only additions to existing tolerations),' +
  '`spec.terminationGracePeriodSeconds` (allow it to be set to 1 if it was previously negative)';
const DEADLINE_MAX = 2 ** 31 - 1;
const NODE_TERMS = 'requiredDuringSchedulingIgnoredDuringExecution';

function deadlineFaults(after: JsonObject, before: JsonObject, faults: FieldError[]): boolean {
  const path = 'spec.activeDeadlineSeconds';
  const now = numberAt(after, 'activeDeadlineSeconds');
  const then = numberAt(before, 'activeDeadlineSeconds');
  if (now === undefined) {
    if (then === undefined) return true;
    faults.push(invalidValue(path, null, 'must not update from a positive integer to nil value'));
  } else if (now < 0 || now > DEADLINE_MAX) {
    faults.push(invalidValue(path, now, `must be between 0 and ${DEADLINE_MAX}, inclusive`));
    return false;
  } else if (then !== undefined && then < now) {
    faults.push(invalidValue(path, now, 'must be less than or equal to previous value'));
    return false;
  }
  return true;
}

/** Each stored toleration still exists; only its seconds may differ. */
function tolerationFaults(after: JsonObject, before: JsonObject, faults: FieldError[]): void {
  const identity = (one: JsonObject): string =>
    printJson(['key', 'operator', 'value', 'effect'].map((member) => textAt(one, member)));
  const now = new Set(objectsAt(after, 'tolerations').map(identity));
  for (const stored of objectsAt(before, 'tolerations')) {
    if (now.has(identity(stored))) continue;
    const why = 'existing toleration can not be modified except its tolerationSeconds';
    faults.push(forbiddenValue('spec.tolerations', why));
    return;
  }
}

function gateFaults(after: JsonObject, before: JsonObject, faults: FieldError[]): void {
  const stored = new Set(objectsAt(before, 'schedulingGates').map((gate) => textAt(gate, 'name')));
  for (const [index, gate] of objectsAt(after, 'schedulingGates').entries()) {
    const name = textAt(gate, 'name');
    if (stored.has(name)) continue;
    const why = `only deletion is allowed, but found new scheduling gate '${name}'`;
    faults.push(forbiddenValue(`spec.schedulingGates[${index}].name`, why));
  }
}

function requiredTerms(spec: Of<PodSpec>): readonly JsonObject[] {
  const affinity = objectAt(objectAt(spec, 'affinity'), 'nodeAffinity');
  return objectsAt(objectAt(affinity, NODE_TERMS), 'nodeSelectorTerms');
}

function startsWith(list: readonly JsonValue[], beginning: readonly JsonValue[]): boolean {
  return beginning.length <= list.length && beginning.every((item, index) => equalJson(item, list[index]));
}

/** A gated pod may be narrowed: more node labels, more conditions in each node term. */
function narrowingFaults(after: JsonObject, before: JsonObject, faults: FieldError[]): void {
  const selector = mapAt(after, 'nodeSelector');
  for (const [key, value] of Object.entries(mapAt(before, 'nodeSelector'))) {
    if (Object.hasOwn(selector, key) && selector[key] === value) continue;
    const why = 'only additions to spec.nodeSelector are allowed (no mutations or deletions)';
    faults.push(invalidValue('spec.nodeSelector', selector, why));
    break;
  }
  const then = requiredTerms(before);
  if (then.length === 0) return;
  const now = requiredTerms(after);
  const path = `spec.affinity.nodeAffinity.${NODE_TERMS}.nodeSelectorTerms`;
  if (now.length !== then.length) {
    const why = 'no additions/deletions to non-empty NodeSelectorTerms list are allowed';
    faults.push(invalidValue(path, now, why));
    return;
  }
  for (const [index, term] of then.entries()) {
    for (const member of ['matchExpressions', 'matchFields']) {
      if (startsWith(listAt(now[index], member), listAt(term, member))) continue;
      const why = 'only additions are allowed (no mutations or deletions)';
      faults.push(invalidValue(`${path}[${index}]`, now[index], why));
      break;
    }
  }
}

/** The new spec with its mutable members reset to the stored ones. */
function withStoredWhereMutable(after: JsonObject, before: JsonObject): JsonObject {
  let spec = after;
  for (const list of ['containers', 'initContainers']) {
    const stored = objectsAt(before, list);
    let index = 0;
    spec = withItems(spec, list, (container) => withOrWithout(container, 'image', stored[index++]?.['image']));
  }
  for (const member of ['activeDeadlineSeconds', 'tolerations', 'schedulingGates']) {
    spec = withOrWithout(spec, member, before[member]);
  }
  const grace = numberAt(before, 'terminationGracePeriodSeconds') ?? 0;
  if (grace < 0 && numberAt(after, 'terminationGracePeriodSeconds') === 1) {
    spec = withMember(spec, 'terminationGracePeriodSeconds', grace);
  }
  if (objectsAt(before, 'schedulingGates').length === 0) return spec;
  spec = withOrWithout(spec, 'nodeSelector', before['nodeSelector']);
  const affinity = objectAt(before, 'affinity');
  // A pod without affinity may get a node affinity, and one with it may have it narrowed.
  if (affinity === undefined) {
    const rest = withOrWithout(mapAt(spec, 'affinity'), 'nodeAffinity', undefined);
    return Object.keys(rest).length === 0 ? withOrWithout(spec, 'affinity', undefined) : spec;
  }
  const node = objectAt(affinity, 'nodeAffinity');
  return withChanged(spec, 'affinity', (changed) => {
    const kept = node === undefined ? undefined : node;
    const preferred = objectAt(changed, 'nodeAffinity')?.['preferredDuringSchedulingIgnoredDuringExecution'];
    const same = equalJson(preferred, node?.['preferredDuringSchedulingIgnoredDuringExecution']);
    return same || node === undefined ? withOrWithout(changed, 'nodeAffinity', kept) : changed;
  });
}

/** What an update of a pod through its main resource must not change: nearly everything in the spec. */
export function podUpdateFaults(pod: Typed<Pod>, stored: Typed<Pod>, labelDomain: string): readonly FieldError[] {
  const faults: FieldError[] = [];
  fixedAnnotationFaults(pod, stored, labelDomain, faults);
  const after = mapAt(pod, 'spec');
  const before = mapAt(stored, 'spec');
  if (equalJson(after, before)) {
    deadlineFaults(after, before, faults);
    return faults;
  }
  for (const list of ['containers', 'initContainers']) {
    if (objectsAt(after, list).length === objectsAt(before, list).length) continue;
    faults.push(forbiddenValue(`spec.${list}`, 'pod updates may not add or remove containers'));
    return faults;
  }
  if (!deadlineFaults(after, before, faults)) return faults;
  tolerationFaults(after, before, faults);
  gateFaults(after, before, faults);
  if (objectsAt(before, 'schedulingGates').length > 0) narrowingFaults(after, before, faults);
  const changed = changedPaths(before, withStoredWhereMutable(after, before), 'spec');
  if (changed.length > 0) {
    faults.push(forbiddenValue('spec', `${MUTABLE_FIELDS}\nchanged: ${changed.join(', ')}`));
  }
  return faults;
}

/** Ephemeral containers can only be added, not removed or changed. */
export function ephemeralUpdateFaults(pod: Typed<Pod>, stored: Typed<Pod>, labelDomain: string): readonly FieldError[] {
  if (isMirrorPod(stored, labelDomain))
    return [forbiddenValue('[]', 'static pods do not support ephemeral containers')];
  const faults: FieldError[] = [];
  const now = new Map(
    objectsAt(objectAt(pod, 'spec'), 'ephemeralContainers').map((one) => [textAt(one, 'name'), one] as const),
  );
  for (const before of objectsAt(objectAt(stored, 'spec'), 'ephemeralContainers')) {
    const name = textAt(before, 'name');
    const after = now.get(name);
    const what = after === undefined ? 'removed' : equalJson(after, before) ? undefined : 'changed';
    if (what === undefined) continue;
    faults.push(
      forbiddenValue('spec.ephemeralContainers', `existing ephemeral containers "${name}" may not be ${what}\n`),
    );
  }
  return faults;
}

/** The nominated node must be a valid name, and a scheduled pod has none. */
function nominationFaults(pod: Typed<Pod>, stored: Typed<Pod>, faults: FieldError[]): void {
  const place = 'status.nominatedNodeName';
  const node = textAt(objectAt(pod, 'status'), 'nominatedNodeName');
  if (node === '' || node === textAt(objectAt(stored, 'status'), 'nominatedNodeName')) return;
  for (const fault of dnsSubdomainFaults(node)) faults.push(invalidValue(place, node, fault));
  if (textAt(objectAt(stored, 'spec'), 'nodeName') === '') return;
  faults.push(forbiddenValue(place, 'may not be set on pods that are already bound to a node'));
}

/**
 * What a status update must not change: the QoS class, the nominated node of a scheduled pod, the end of a container
 * that is not restarted, and some annotations.
 */
export function podStatusUpdateFaults(pod: Typed<Pod>, stored: Typed<Pod>, labelDomain: string): readonly FieldError[] {
  const faults: FieldError[] = [];
  fixedAnnotationFaults(pod, stored, labelDomain, faults);
  const before = textAt(objectAt(stored, 'status'), 'qosClass');
  const after = textAt(objectAt(pod, 'status'), 'qosClass');
  if (before !== '' && before !== after) {
    faults.push(invalidValue('status.qosClass', after, 'field is immutable'));
  }
  nominationFaults(pod, stored, faults);
  restingFaults(pod, stored, faults);
  return faults;
}
