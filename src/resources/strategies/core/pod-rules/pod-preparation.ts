import type { Pod, PodSpec } from '../../../../../generated/types/api__v1.js';
import { printJson } from '../../../../json/print.js';
import type { JsonObject, JsonValue } from '../../../../json/types.js';
import { KEPT_METADATA } from '../../../../meta/kept-metadata.js';
import type { KubeObject } from '../../../../meta/object.js';
import { formatTime } from '../../../../meta/time.js';
import type { StrategyContext, Typed } from '../../../strategy.js';
import {
  listAt,
  mapAt,
  objectAt,
  objectsAt,
  textAt,
  withChanged,
  withItems,
  withMember,
  withOrWithout,
  type Of,
} from '../../members.js';
import { withAppArmorProfiles } from './app-armor.js';
import { withKeptStatus } from './kept-status.js';
import { qosClassOf } from './pod-resources.js';

const NEEDED = 'requiredDuringSchedulingIgnoredDuringExecution';
const PREFERRED = 'preferredDuringSchedulingIgnoredDuringExecution';

/**
 * A term's selector with one more expression for each of its keys that the pod has a label for.
 *
 * @param again whether they were added before admission, so that only missing ones are
 */
function withLabelKeys(term: JsonObject, labels: JsonObject, again: boolean): JsonObject {
  const selector = objectAt(term, 'labelSelector');
  if (selector === undefined) return term;
  const expressions = listAt(selector, 'matchExpressions');
  const identity = (expression: JsonObject): string =>
    printJson([textAt(expression, 'key'), textAt(expression, 'operator'), listAt(expression, 'values')]);
  const present = new Set(again ? objectsAt(selector, 'matchExpressions').map(identity) : []);
  const added: JsonValue[] = [];
  for (const [member, operator] of [
    ['matchLabelKeys', 'In'],
    ['mismatchLabelKeys', 'NotIn'],
  ] as const) {
    for (const key of listAt(term, member)) {
      const value = typeof key === 'string' && Object.hasOwn(labels, key) ? labels[key] : undefined;
      if (value === undefined) continue;
      const expression = { key, operator, values: [value] };
      if (!present.has(identity(expression))) added.push(expression);
    }
  }
  if (added.length === 0) return term;
  return withMember(term, 'labelSelector', withMember(selector, 'matchExpressions', [...expressions, ...added]));
}

/** The pod's own labels fill `matchLabelKeys` and `mismatchLabelKeys` of its affinity and spreading. */
function withOwnLabels(spec: Of<PodSpec>, labels: JsonObject, again: boolean): JsonObject {
  const fill = (term: JsonObject): JsonObject => withLabelKeys(term, labels, again);
  let next = withItems(spec, 'topologySpreadConstraints', fill);
  next = withChanged(next, 'affinity', (affinity) => {
    let changed = affinity;
    for (const kind of ['podAffinity', 'podAntiAffinity']) {
      changed = withChanged(changed, kind, (rules) =>
        withItems(withItems(rules, NEEDED, fill), PREFERRED, (one) => withChanged(one, 'podAffinityTerm', fill)),
      );
    }
    return changed;
  });
  return next;
}

/** A new pod: Pending, with its QoS class, and held back while it has scheduling gates. */
export function preparePodForCreate(
  given: Typed<Pod>,
  { now, naming, readmitted = false }: StrategyContext,
): KubeObject {
  const pod = withAppArmorProfiles(given, naming.labelDomain);
  const spec = withOwnLabels(mapAt(pod, 'spec'), mapAt(pod.metadata, 'labels'), readmitted);
  const gated = objectsAt(spec, 'schedulingGates').length > 0;
  const condition = {
    type: 'PodScheduled',
    status: 'False',
    lastTransitionTime: formatTime(now),
    reason: 'SchedulingGated',
    message: 'Scheduling is blocked due to non-empty scheduling gates',
  };
  const status = { phase: 'Pending', ...(gated ? { conditions: [condition] } : {}), qosClass: qosClassOf(spec) };
  return { ...pod, spec, status };
}

function withStoredMetadata(pod: Typed<Pod>, stored: Typed<Pod>, spec: Of<PodSpec>): KubeObject {
  const metadata = KEPT_METADATA.reduce(
    (kept, member) => (pod.metadata[member] === undefined ? kept : withMember(kept, member, pod.metadata[member])),
    stored.metadata,
  );
  return { ...stored, metadata, spec };
}

/** A write through `ephemeralcontainers` changes that list and nothing else. */
function onlyEphemeralContainers(pod: Typed<Pod>, stored: Typed<Pod>): KubeObject {
  const list = listAt(objectAt(pod, 'spec'), 'ephemeralContainers');
  const before = mapAt(stored, 'spec');
  if (list.length === 0 && !Object.hasOwn(before, 'ephemeralContainers'))
    return withStoredMetadata(pod, stored, before);
  return withStoredMetadata(pod, stored, withMember(before, 'ephemeralContainers', list));
}

/**
 * A write through `resize` changes only resources, of containers and of the pod as a whole. Containers that differ from
 * the stored ones stay as given, to be rejected.
 */
function onlyResources(pod: Typed<Pod>, stored: Typed<Pod>): KubeObject {
  const after = mapAt(pod, 'spec');
  let spec = withOrWithout(mapAt(stored, 'spec'), 'resources', after['resources']);
  for (const list of ['containers', 'initContainers']) {
    const given = objectsAt(after, list);
    const before = objectsAt(spec, list);
    const same = (at: number): boolean => textAt(given[at], 'name') === textAt(before[at], 'name');
    const known = given.length === before.length && given.every((_container, at) => same(at));
    const resized = before.map((container, at) =>
      RESIZED.reduce((made, member) => withOrWithout(made, member, given[at]?.[member]), container),
    );
    if (known && before.length > 0) spec = withMember(spec, list, resized);
    else if (!known) spec = withOrWithout(spec, list, given.length === 0 ? undefined : given);
  }
  return withStoredMetadata(pod, stored, spec);
}

const RESIZED = ['resources', 'resizePolicy'];

/** What each endpoint of a pod may write. */
export function preparePodForUpdate(pod: Typed<Pod>, stored: Typed<Pod>, subresource: string): KubeObject {
  switch (subresource) {
    case 'ephemeralcontainers':
      return onlyEphemeralContainers(pod, stored);
    case 'resize':
      return onlyResources(pod, stored);
    case 'status':
      return withKeptStatus(pod, stored);
    default:
      return pod;
  }
}
