import type { Container, Pod, PodSpec } from '../../../../../generated/types/api__v1.js';
import { equalJson } from '../../../../json/equal.js';
import type { JsonObject } from '../../../../json/types.js';
import { type FieldError, forbiddenValue } from '../../../../meta/field-errors.js';
import type { KubeObject } from '../../../../meta/object.js';
import type { Typed } from '../../../strategy.js';
import { mapAt, objectAt, textAt, withItems, withMember, type Of } from '../../members.js';
import { CONTAINER_LISTS, containersOf } from './containers.js';
import { appArmorFaults } from './security-context-validation.js';

const LOCALHOST = 'localhost/';
const MEMBER = 'appArmorProfile';

/** The annotation's key for a container, without the container's name. It is the old form of a member. */
export function appArmorPrefix(labelDomain: string): string {
  return `container.apparmor.security.beta.${labelDomain}/`;
}

/** Whether a text has the form of the annotation. */
export function isAppArmorText(text: string): boolean {
  return ['', 'runtime/default', 'unconfined'].includes(text) || text.startsWith(LOCALHOST);
}

/** The profile that an annotation means; undefined when it means no valid one. */
function profileIn(text: string): JsonObject | undefined {
  if (text === 'unconfined') return { type: 'Unconfined' };
  if (text === 'runtime/default') return { type: 'RuntimeDefault' };
  if (!text.startsWith(LOCALHOST)) return undefined;
  const profile = { type: 'Localhost', localhostProfile: text.slice(LOCALHOST.length) };
  const faults: FieldError[] = [];
  appArmorFaults({ [MEMBER]: profile }, '', faults);
  return faults.length === 0 ? profile : undefined;
}

function isWindows(spec: Of<PodSpec>): boolean {
  return textAt(objectAt(spec, 'os'), 'name') === 'windows';
}

function profileAt(holder: JsonObject): JsonObject | undefined {
  return objectAt(objectAt(holder, 'securityContext'), MEMBER);
}

/** The new pod with the profiles of its annotations in containers without one, unless it is the pod's own. */
export function withAppArmorProfiles(pod: Typed<Pod>, labelDomain: string): KubeObject {
  const annotations = mapAt(pod.metadata, 'annotations');
  const prefix = appArmorPrefix(labelDomain);
  const spec = mapAt(pod, 'spec');
  if (isWindows(spec) || !Object.keys(annotations).some((key) => key.startsWith(prefix))) return pod;
  const withProfile = (container: Of<Container>): JsonObject => {
    const profile = profileIn(textAt(annotations, `${prefix}${textAt(container, 'name')}`));
    if (profile === undefined || profileAt(container) !== undefined || equalJson(profile, profileAt(spec) ?? null)) {
      return container;
    }
    const context = withMember(mapAt(container, 'securityContext') as JsonObject, MEMBER, profile);
    return withMember(container, 'securityContext', context);
  };
  return withMember(
    pod,
    'spec',
    CONTAINER_LISTS.reduce<JsonObject>((next, list) => withItems(next, list, withProfile), spec),
  );
}

/** Warnings about annotations of a new pod that mean no profile; those that do are copied. */
export function appArmorWarnings(pod: Typed<Pod>, labelDomain: string): readonly string[] {
  const annotations = mapAt(pod.metadata, 'annotations');
  const spec = mapAt(pod, 'spec');
  if (isWindows(spec) || Object.keys(annotations).length === 0) return [];
  return [...containersOf(spec, '')].flatMap(([container]) => {
    const key = `${appArmorPrefix(labelDomain)}${textAt(container, 'name')}`;
    if (!Object.hasOwn(annotations, key) || profileIn(textAt(annotations, key)) !== undefined) return [];
    return [`metadata.annotations[${key}]: deprecated since v1.30; use the "appArmorProfile" field instead`];
  });
}

function matchFault(profile: JsonObject, text: string, path: string): FieldError | undefined {
  const type = textAt(profile, 'type');
  const wanted: Readonly<Record<string, string>> = { Unconfined: 'unconfined', RuntimeDefault: 'runtime/default' };
  const fits = type === 'Localhost' ? text.startsWith(LOCALHOST) : text === (wanted[type] ?? text);
  if (!fits) return forbiddenValue(`${path}.type`, 'apparmor type in annotation and field must match');
  if (type !== 'Localhost' || text.slice(LOCALHOST.length) === textAt(profile, 'localhostProfile')) return undefined;
  return forbiddenValue(`${path}.localhostProfile`, 'apparmor profile in annotation and field must match');
}

/** Faults of containers whose annotation contradicts their profile, which may be the pod's. `path` is of the spec. */
export function appArmorMatchFaults(
  annotations: JsonObject,
  spec: Of<PodSpec>,
  path: string,
  labelDomain: string,
  faults: FieldError[],
): void {
  if (Object.keys(annotations).length === 0 || isWindows(spec)) return;
  for (const [container, here] of containersOf(spec, path)) {
    const key = `${appArmorPrefix(labelDomain)}${textAt(container, 'name')}`;
    const profile = profileAt(container) ?? profileAt(spec);
    if (profile === undefined || !Object.hasOwn(annotations, key)) continue;
    const fault = matchFault(profile, textAt(annotations, key), `${here}.securityContext.${MEMBER}`);
    if (fault !== undefined) faults.push(fault);
  }
}
