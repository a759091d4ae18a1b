import type { Container, Pod } from '../../../../../generated/types/api__v1.js';
import { equalJson } from '../../../../json/equal.js';
import type { JsonObject } from '../../../../json/types.js';
import { type FieldError, forbiddenValue, invalidValue } from '../../../../meta/field-errors.js';
import type { Typed } from '../../../strategy.js';
import { has, listAt, mapAt, objectAt, objectsAt, textAt, withOrWithout, type Of } from '../../members.js';
import { qosClassOf } from './pod-resources.js';
import { isSidecar } from './pod-status-cell.js';
import { isMirrorPod } from './pod-annotations.js';

const RESIZABLE = ['cpu', 'memory'] as const;

/** Limits and requests may change, not be removed. */
function removalFaults(after: JsonObject, before: JsonObject, path: string, what: string, faults: FieldError[]): void {
  for (const side of ['requests', 'limits'] as const) {
    const left = mapAt(after, side);
    if (Object.keys(mapAt(before, side)).every((name) => Object.hasOwn(left, name))) continue;
    faults.push(forbiddenValue(`${path}.${side}`, `${what} ${side} cannot be removed`));
  }
}

/** The resources without those that a resize may change. */
function fixedPart(resources: JsonObject): JsonObject {
  let rest = resources;
  for (const side of ['limits', 'requests']) {
    let list = mapAt(resources, side);
    for (const name of RESIZABLE) list = withOrWithout(list, name, undefined);
    rest = withOrWithout(rest, side, Object.keys(list).length === 0 ? undefined : list);
  }
  return rest;
}

/** Resources of the pod as a whole. */
function podLevelFaults(after: JsonObject, before: JsonObject, faults: FieldError[]): void {
  if (has(before, 'resources') && !has(after, 'resources')) {
    faults.push(forbiddenValue('spec.resources', 'pod-level resources cannot be removed'));
    return;
  }
  const [now, then] = [mapAt(after, 'resources'), mapAt(before, 'resources')];
  removalFaults(now, then, 'spec.resources', 'pod-level resource', faults);
  if (equalJson(fixedPart(now), fixedPart(then))) return;
  faults.push(forbiddenValue('spec', 'only cpu and memory resources are mutable at pod-level'));
}

/** Containers keep their identity and place. @returns whether they do */
function orderFaults(after: JsonObject, before: JsonObject, list: string, faults: FieldError[]): boolean {
  const [now, then] = [objectsAt(after, list), objectsAt(before, list)];
  if (now.length !== then.length) {
    faults.push(forbiddenValue(`spec.${list}`, `${list} may not be added or removed on resize`));
    return false;
  }
  const moved = then.flatMap((container, index) =>
    textAt(now[index], 'name') === textAt(container, 'name') ? [] : [index],
  );
  for (const index of moved) {
    faults.push(forbiddenValue(`spec.${list}[${index}].name`, `${list} may not be renamed or reordered on resize`));
  }
  return moved.length === 0;
}

/** Whether two containers differ in what a resize may not change. */
function differs(container: Of<Container> | undefined, stored: JsonObject): boolean {
  return (
    !equalJson(fixedPart(mapAt(container, 'resources')), fixedPart(mapAt(stored, 'resources'))) ||
    !equalJson(listAt(container, 'resizePolicy'), listAt(stored, 'resizePolicy'))
  );
}

function containerFaults(after: JsonObject, before: JsonObject, faults: FieldError[]): void {
  for (const list of ['initContainers', 'containers']) {
    const now = objectsAt(after, list);
    for (const [index, stored] of objectsAt(before, list).entries()) {
      const [changed, then] = [mapAt(now[index], 'resources'), mapAt(stored, 'resources')];
      removalFaults(changed, then, `spec.${list}[${index}].resources`, 'resource', faults);
    }
  }
  for (const [index, stored] of objectsAt(before, 'containers').entries()) {
    if (!differs(objectsAt(after, 'containers')[index], stored)) continue;
    faults.push(forbiddenValue('spec', 'only cpu and memory resources are mutable'));
  }
  for (const [index, stored] of objectsAt(before, 'initContainers').entries()) {
    const container = objectsAt(after, 'initContainers')[index];
    const path = `spec.initContainers[${index}]`;
    if (differs(container, stored)) {
      const why = 'only cpu and memory resources for init or sidecar containers are mutable';
      faults.push(forbiddenValue(path, why));
    }
    if (isSidecar(stored) || (equalJson(container?.['resources'], stored['resources']) && !differs(container, stored)))
      continue;
    const restarts = objectsAt(container, 'resizePolicy').some(
      (policy) => textAt(policy, 'restartPolicy') === 'RestartContainer',
    );
    const why = 'non-sidecar init containers with a resize policy of RestartContainer cannot be resized';
    if (restarts) faults.push(forbiddenValue(path, why));
  }
}

/**
 * What a resize must not do: change resources other than cpu and memory, remove resources, add, remove, rename or move
 * containers, or change the QoS class.
 */
export function podResizeFaults(pod: Typed<Pod>, stored: Typed<Pod>, labelDomain: string): readonly FieldError[] {
  if (isMirrorPod(stored, labelDomain)) return [forbiddenValue('[]', 'static pods cannot be resized')];
  if (textAt(objectAt(mapAt(stored, 'spec'), 'os'), 'name') === 'windows') {
    return [forbiddenValue('[]', 'windows pods cannot be resized')];
  }
  const faults: FieldError[] = [];
  const after = mapAt(pod, 'spec');
  const before = mapAt(stored, 'spec');
  const kept = textAt(objectAt(stored, 'status'), 'qosClass') || qosClassOf(before);
  if (qosClassOf(after) !== kept) {
    faults.push(invalidValue('spec', kept, 'Pod QOS Class may not change as a result of resizing'));
  }
  if (!nodeResizes(stored)) faults.push(forbiddenValue('spec', 'Pod running on node without support for resize'));
  podLevelFaults(after, before, faults);
  const inOrder = ['containers', 'initContainers'].map((list) => orderFaults(after, before, list, faults));
  if (inOrder.every(Boolean)) containerFaults(after, before, faults);
  return faults;
}

/** Whether the pod's node reports the resources of running containers, as nodes that support resizing do. */
function nodeResizes(stored: Typed<Pod>): boolean {
  const running = objectsAt(stored['status'], 'containerStatuses').find(
    (status) => objectAt(objectAt(status, 'state'), 'running') !== undefined,
  );
  return running === undefined || objectAt(running, 'resources') !== undefined;
}
