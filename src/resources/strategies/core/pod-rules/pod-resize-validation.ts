import { equalJson } from '../../../../json/equal.js';
import type { JsonObject } from '../../../../json/types.js';
import { type FieldError, forbiddenValue, invalidValue } from '../../../../meta/field-errors.js';
import type { KubeObject } from '../../../../meta/object.js';
import { mapAt, objectAt, objectsAt, textAt, withOrWithout } from '../../members.js';
import { qosClassOf } from './pod-resources.js';
import { isSidecar } from './pod-status-cell.js';
import { isMirrorPod } from './pod-update-validation.js';

const RESIZABLE = ['cpu', 'memory'] as const;

/** Limits and requests of cpu and memory may change, not vanish. */
function removalFaults(after: JsonObject, before: JsonObject, path: string, faults: FieldError[]): void {
  for (const [side, what] of [
    ['limits', 'limits'],
    ['requests', 'requests'],
  ] as const) {
    for (const name of RESIZABLE) {
      if (!Object.hasOwn(mapAt(before, side), name) || Object.hasOwn(mapAt(after, side), name)) continue;
      faults.push(forbiddenValue(`${path}.${side}[${name}]`, `resource ${what} cannot be removed`));
    }
  }
}

/** The resources without what a resize may change. */
function fixedPart(resources: JsonObject): JsonObject {
  let rest = resources;
  for (const side of ['limits', 'requests']) {
    let list = mapAt(resources, side);
    for (const name of RESIZABLE) list = withOrWithout(list, name, undefined);
    rest = withOrWithout(rest, side, Object.keys(list).length === 0 ? undefined : list);
  }
  return rest;
}

function resizeFaults(after: JsonObject, before: JsonObject, path: string, faults: FieldError[]): void {
  removalFaults(after, before, path, faults);
  if (!equalJson(fixedPart(after), fixedPart(before))) {
    faults.push(forbiddenValue('spec', `only cpu and memory resources are mutable\nchanged: ${path}`));
  }
}

/** What a resize may not do: touch other resources, take cpu or memory back altogether, or change the quality class. */
export function podResizeFaults(pod: KubeObject, stored: KubeObject, labelDomain: string): readonly FieldError[] {
  if (isMirrorPod(stored, labelDomain)) return [forbiddenValue('[]', 'static pods cannot be resized')];
  if (textAt(objectAt(mapAt(stored, 'spec'), 'os'), 'name') === 'windows') {
    return [forbiddenValue('[]', 'windows pods cannot be resized')];
  }
  const faults: FieldError[] = [];
  const after = mapAt(pod, 'spec');
  const before = mapAt(stored, 'spec');
  for (const list of ['containers', 'initContainers']) {
    const now = objectsAt(after, list);
    for (const [index, container] of objectsAt(before, list).entries()) {
      const path = `spec.${list}[${index}].resources`;
      const changed = mapAt(now[index], 'resources');
      const then = mapAt(container, 'resources');
      if (equalJson(changed, then)) continue;
      if (list === 'initContainers' && !isSidecar(container)) {
        faults.push(forbiddenValue(path, 'resources of non-restartable init containers cannot be resized'));
      } else resizeFaults(changed, then, path, faults);
    }
  }
  resizeFaults(mapAt(after, 'resources'), mapAt(before, 'resources'), 'spec.resources', faults);
  const kept = textAt(objectAt(stored, 'status'), 'qosClass') || qosClassOf(before);
  if (qosClassOf(after) !== kept) {
    faults.push(invalidValue('spec', kept, 'Pod QOS Class may not change as a result of resizing'));
  }
  if (!nodeResizes(stored)) faults.push(forbiddenValue('spec', 'Pod running on node without support for resize'));
  return faults;
}

/** Whether the node that runs the pod tells resources of running containers, as those do that can resize them. */
function nodeResizes(stored: KubeObject): boolean {
  const running = objectsAt(stored['status'], 'containerStatuses').find(
    (status) => objectAt(objectAt(status, 'state'), 'running') !== undefined,
  );
  return running === undefined || objectAt(running, 'resources') !== undefined;
}
