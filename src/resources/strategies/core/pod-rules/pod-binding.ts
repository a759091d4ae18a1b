import type { JsonObject } from '../../../../json/types.js';
import { conflict, invalid } from '../../../../meta/errors.js';
import { type FieldError, notSupported, required } from '../../../../meta/field-errors.js';
import type { KubeObject } from '../../../../meta/object.js';
import { formatTime } from '../../../../meta/time.js';
import type { StrategyContext } from '../../../strategy.js';
import { conditionOf } from '../../conditions.js';
import { mapAt, objectAt, objectsAt, textAt, withMember, withoutMember } from '../../members.js';

const BINDING = { group: '', resource: 'pods/binding' } as const;

function bindingFaults(binding: KubeObject): readonly FieldError[] {
  const faults: FieldError[] = [];
  const target = objectAt(binding, 'target');
  const kind = textAt(target, 'kind');
  if (kind !== '' && kind !== 'Node') faults.push(notSupported('target.kind', kind, ['Node', '<empty>']));
  if (textAt(target, 'name') === '') faults.push(required('target.name'));
  return faults;
}

/** The status with PodScheduled True; its transition time stays when it was True before. */
function scheduledStatus(pod: KubeObject, now: number): JsonObject {
  const status = withoutMember(mapAt(pod, 'status'), 'nominatedNodeName');
  const before = conditionOf(pod, 'PodScheduled');
  const kept = textAt(before, 'status') === 'True' ? before?.['lastTransitionTime'] : undefined;
  const condition = { type: 'PodScheduled', status: 'True', lastTransitionTime: kept ?? formatTime(now) };
  const conditions = objectsAt(status, 'conditions');
  const changed = conditions.map((one) => (one === before ? condition : one));
  return withMember(status, 'conditions', before === undefined ? [...changed, condition] : changed);
}

/** The binding's labels and annotations on top of the pod's own. */
function mergedMetadata(pod: KubeObject, binding: KubeObject): KubeObject['metadata'] {
  let metadata = pod.metadata;
  for (const member of ['labels', 'annotations']) {
    const added = mapAt(binding.metadata, member);
    if (Object.keys(added).length === 0) continue;
    metadata = withMember(metadata, member, { ...mapAt(metadata, member), ...added });
  }
  return metadata;
}

/**
 * What `POST pods/<name>/binding` does to the pod: it is assigned to its node, once.
 *
 * @throws StatusError 422 for a target that is not a node, 409 when the pod is bound, gated or being deleted
 */
export function bindPod(pod: KubeObject, binding: KubeObject, { now }: StrategyContext): KubeObject {
  const name = textAt(pod.metadata, 'name');
  const faults = bindingFaults(binding);
  if (faults.length > 0) throw invalid('', 'Binding', name, faults);
  const spec = mapAt(pod, 'spec');
  const node = textAt(spec, 'nodeName');
  if (textAt(pod.metadata, 'deletionTimestamp') !== '') {
    throw conflict(BINDING, name, `pod ${name} is being deleted, cannot be assigned to a host`);
  }
  if (node !== '') throw conflict(BINDING, name, `pod ${name} is already assigned to node "${node}"`);
  if (objectsAt(spec, 'schedulingGates').length > 0) {
    throw conflict(BINDING, name, `pod ${name} has non-empty .spec.schedulingGates`);
  }
  return {
    ...pod,
    metadata: mergedMetadata(pod, binding),
    spec: withMember(spec, 'nodeName', textAt(objectAt(binding, 'target'), 'name')),
    status: scheduledStatus(pod, now),
  };
}
