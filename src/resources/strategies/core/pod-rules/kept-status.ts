import type { Pod } from '../../../../../generated/types/api__v1.js';
import type { KubeObject } from '../../../../meta/object.js';
import type { Typed } from '../../../strategy.js';
import { mapAt, mapItems, numberAt, objectAt, objectsAt, textAt, withMember } from '../../members.js';

/**
 * What a write of a status cannot clear keeps its stored value: the QoS class, and the observed generation of the pod and
 * of each condition. Of several conditions of one type, the first keeps the generation of the first, and so on.
 */
export function withKeptStatus(pod: Typed<Pod>, stored: Typed<Pod>): KubeObject {
  const before = objectAt(stored, 'status');
  const written = mapAt(pod, 'status');
  let status = written;
  const qosClass = textAt(before, 'qosClass');
  if (textAt(status, 'qosClass') === '' && qosClass !== '') status = withMember(status, 'qosClass', qosClass);
  const observed = numberAt(before, 'observedGeneration') ?? 0;
  if (!numberAt(status, 'observedGeneration') && observed !== 0) {
    status = withMember(status, 'observedGeneration', observed);
  }
  // By type, the last one first.
  const generations = new Map<string, number[]>();
  for (const condition of [...objectsAt(before, 'conditions')].reverse()) {
    const generation = numberAt(condition, 'observedGeneration') ?? 0;
    const ofType = generations.get(textAt(condition, 'type'));
    if (ofType === undefined) generations.set(textAt(condition, 'type'), [generation]);
    else ofType.push(generation);
  }
  const given = objectsAt(status, 'conditions');
  const conditions = mapItems(given, (condition) => {
    const kept = generations.get(textAt(condition, 'type'))?.pop() ?? 0;
    const isOpen = !numberAt(condition, 'observedGeneration') && kept !== 0;
    return isOpen ? withMember(condition, 'observedGeneration', kept) : condition;
  });
  if (conditions !== given) status = withMember(status, 'conditions', [...conditions]);
  return status === written ? pod : withMember(pod, 'status', status);
}
