import type { Container, PodSpec, Volume } from '../../../../../generated/types/api__v1.js';
import { isJsonObject } from '../../../../json/own-property.js';
import type { JsonObject } from '../../../../json/types.js';
import {
  flagAt,
  has,
  mapAt,
  numberAt,
  objectAt,
  textAt,
  withChanged,
  withItems,
  withMember,
  type Of,
} from '../../members.js';
import { CONTAINER_LISTS } from './containers.js';
import { pullPolicyFor } from './pull-policy.js';

const MAIN_CONTAINER_LISTS = ['initContainers', 'containers'] as const;

function withPullPolicy(container: Of<Container>): JsonObject {
  if (textAt(container, 'imagePullPolicy') !== '') return container;
  return withMember(container, 'imagePullPolicy', pullPolicyFor(textAt(container, 'image')));
}

function withVolumeDefaults(volume: Of<Volume>): JsonObject {
  let sourced = false;
  // Every member of a volume except its name is a source.
  for (const member in volume) {
    if (member !== 'name' && isJsonObject(volume[member])) {
      sourced = true;
      break;
    }
  }
  if (!sourced) return withMember(volume, 'emptyDir', {});
  const image = objectAt(volume, 'image');
  if (image === undefined || textAt(image, 'pullPolicy') !== '') return volume;
  return withMember(volume, 'image', withMember(image, 'pullPolicy', pullPolicyFor(textAt(image, 'reference'))));
}

/** `serviceAccount` is the old name of `serviceAccountName`: either fills the other, and the new name wins. */
function withServiceAccountMirror(spec: Of<PodSpec>): JsonObject {
  const name = textAt(spec, 'serviceAccountName');
  const old = textAt(spec, 'serviceAccount');
  if (name === old) return spec;
  return name === '' ? withMember(spec, 'serviceAccountName', old) : withMember(spec, 'serviceAccount', name);
}

/**
 * Common conditional defaults of pods and pod templates (facts/defaults.tsv): pull policies from image tags, `emptyDir`
 * for a volume without a source, the old service account name. The same object is returned when nothing is missing.
 */
export function withPodSpecDefaults(spec: Of<PodSpec>): JsonObject {
  let next = spec;
  for (const list of CONTAINER_LISTS) {
    next = withItems(next, list, withPullPolicy);
  }
  next = withItems(next, 'volumes', withVolumeDefaults);
  return withServiceAccountMirror(next);
}

/** The object with the defaults of its `spec.template.spec`. */
export function withTemplateDefaults<T extends JsonObject>(object: T): T {
  return withChanged(object, 'spec', (spec) =>
    withChanged(spec, 'template', (template) => withChanged(template, 'spec', withPodSpecDefaults)),
  );
}

function withHostPorts(container: Of<Container>): JsonObject {
  return withItems(container, 'ports', (port) => {
    const containerPort = port['containerPort'];
    if ((numberAt(port, 'hostPort') ?? 0) !== 0 || containerPort === undefined) return port;
    return withMember(port, 'hostPort', containerPort);
  });
}

/** A request equal to the limit for each resource with a limit and no request. */
function withRequests(container: Of<Container>): JsonObject {
  const limits = objectAt(objectAt(container, 'resources'), 'limits');
  if (limits === undefined) return container;
  return withChanged(container, 'resources', (resources) => {
    const requests = mapAt(resources, 'requests');
    const missing = Object.entries(limits).filter(([name]) => !Object.hasOwn(requests, name));
    if (missing.length === 0) return resources;
    return withMember(resources, 'requests', { ...requests, ...(Object.fromEntries(missing) as JsonObject) });
  });
}

/**
 * Defaults of pods, not of templates: host ports under `hostNetwork`, requests from limits, a second of grace for a
 * negative time, and service links on.
 */
export function withPodOnlyDefaults(spec: Of<PodSpec>): JsonObject {
  let next = spec;
  for (const list of MAIN_CONTAINER_LISTS) next = withItems(next, list, withRequests);
  if (flagAt(next, 'hostNetwork')) {
    for (const list of MAIN_CONTAINER_LISTS) next = withItems(next, list, withHostPorts);
  }
  if ((numberAt(next, 'terminationGracePeriodSeconds') ?? 0) < 0) {
    next = withMember(next, 'terminationGracePeriodSeconds', 1);
  }
  return has(next, 'enableServiceLinks') ? next : withMember(next, 'enableServiceLinks', true);
}
