import type { PodSpec } from '../../../../../generated/types/api__v1.js';
import type { JsonObject } from '../../../../json/types.js';
import { labelValueFaults } from '../../../../meta/names.js';
import type { NamingProfile } from '../../../../naming/profile.js';
import { has, listAt, mapAt, objectAt, objectsAt, textAt, type Of } from '../../members.js';
import { containersOf } from './containers.js';
import { expressionWarnings, oldLabel } from './node-labels.js';

/** Warnings about deprecated or removed volume sources. */
const OLD_VOLUME_SOURCES: Readonly<Record<string, string>> = {
  photonPersistentDisk: 'deprecated in v1.11, non-functional in v1.16+',
  gitRepo: 'deprecated in v1.11, and disabled by default in v1.33+',
  scaleIO: 'deprecated in v1.16, non-functional in v1.22+',
  flocker: 'deprecated in v1.22, non-functional in v1.25+',
  storageos: 'deprecated in v1.22, non-functional in v1.25+',
  quobyte: 'deprecated in v1.22, non-functional in v1.25+',
  glusterfs: 'deprecated in v1.25, non-functional in v1.26+',
  cephfs: 'deprecated in v1.28, non-functional in v1.31+',
  rbd: 'deprecated in v1.28, non-functional in v1.31+',
};

/** Volume sources whose name in messages differs from the member. */
const PRINTED_SOURCES: Readonly<Record<string, string>> = { storageos: 'storageOS' };

/** Values that no node label has: such a term never matches. */
function valueWarnings(term: JsonObject | undefined, path: string): string[] {
  return objectsAt(term, 'matchExpressions').flatMap((expression, index) =>
    listAt(expression, 'values').flatMap((value, at) =>
      labelValueFaults(String(value)).map(
        (fault) => `${path}.matchExpressions[${index}].values[${at}]: ${String(value)} is invalid, ${fault}`,
      ),
    ),
  );
}

function labelWarnings(spec: Of<PodSpec>, path: string, naming: NamingProfile, warnings: string[]): void {
  for (const key of Object.keys(mapAt(spec, 'nodeSelector'))) {
    const notice = oldLabel(key, naming);
    if (notice !== undefined) warnings.push(`${path}.nodeSelector[${key}]: ${notice}`);
  }
  const node = objectAt(objectAt(spec, 'affinity'), 'nodeAffinity');
  const here = `${path}.affinity.nodeAffinity`;
  const ofTerm = (term: JsonObject | undefined, termPath: string): void => {
    for (const warning of expressionWarnings(term, termPath, naming)) warnings.push(warning);
  };
  const required = 'requiredDuringSchedulingIgnoredDuringExecution';
  for (const [index, term] of objectsAt(objectAt(node, required), 'nodeSelectorTerms').entries()) {
    ofTerm(term, `${here}.${required}.nodeSelectorTerms[${index}]`);
  }
  const preferred = 'preferredDuringSchedulingIgnoredDuringExecution';
  for (const [index, term] of objectsAt(node, preferred).entries()) {
    const at = `${here}.${preferred}[${index}].preference`;
    ofTerm(objectAt(term, 'preference'), at);
    // One by one: a preference may have more values than a call takes arguments.
    for (const warning of valueWarnings(objectAt(term, 'preference'), at)) warnings.push(warning);
  }
  for (const [index, constraint] of objectsAt(spec, 'topologySpreadConstraints').entries()) {
    const key = textAt(constraint, 'topologyKey');
    const notice = oldLabel(key, naming);
    if (notice === undefined) continue;
    warnings.push(`${path}.topologySpreadConstraints[${index}].topologyKey: ${key} is ${notice}`);
  }
}

/** Annotations replaced by members, of a pod or of a template. */
function annotationWarnings(subject: PodSubject, path: string, warnings: string[]): void {
  const { spec, metadata, naming } = subject;
  const annotations = mapAt(metadata, 'annotations');
  if (Object.keys(annotations).length === 0) return;
  const domain = naming.labelDomain;
  const warn = (key: string, why: string): void => {
    if (has(annotations, key)) warnings.push(`${path}[${key}]: ${why}`);
  };
  const sysctls = 'non-functional in v1.11+; use the "sysctls" field instead';
  warn(`scheduler.alpha.${domain}/critical-pod`, 'non-functional in v1.16+; use the "priorityClassName" field instead');
  warn(`security.alpha.${domain}/sysctls`, sysctls);
  warn(`security.alpha.${domain}/unsafe-sysctls`, sysctls);
  const seccomp = 'non-functional in v1.27+; use the "seccompProfile" field instead';
  const security = objectAt(spec, 'securityContext');
  if (!has(security, 'seccompProfile')) warn(`seccomp.security.alpha.${domain}/pod`, seccomp);
  for (const [container] of containersOf(spec, '')) {
    const name = textAt(container, 'name');
    const own = objectAt(container, 'securityContext');
    if (!has(own, 'seccompProfile')) warn(`container.seccomp.security.alpha.${domain}/${name}`, seccomp);
    if (!subject.template || has(own, 'appArmorProfile') || has(security, 'appArmorProfile')) continue;
    const key = `container.apparmor.security.beta.${domain}/${name}`;
    warn(key, 'deprecated since v1.30; use the "appArmorProfile" field instead');
  }
}

/** A pod spec with its metadata. */
export interface PodSubject {
  readonly spec: JsonObject;
  readonly metadata: JsonObject;
  /** Whether it is a template. */
  readonly template: boolean;
  readonly naming: NamingProfile;
}

/** The warning about a deprecated or removed volume source at `path`; none for others. */
export function sourceWarning(source: string, path: string): readonly string[] {
  const notice = Object.hasOwn(OLD_VOLUME_SOURCES, source) ? OLD_VOLUME_SOURCES[source] : undefined;
  return notice === undefined ? [] : [`${path}.${PRINTED_SOURCES[source] ?? source}: ${notice}`];
}

/** Warnings about deprecated labels, annotations and volume sources; `prefix` is empty or ends in a dot. */
export function deprecationWarnings(subject: PodSubject, prefix: string, warnings: string[]): void {
  const path = `${prefix}spec`;
  labelWarnings(subject.spec, path, subject.naming, warnings);
  annotationWarnings(subject, `${prefix}metadata.annotations`, warnings);
  for (const [index, volume] of objectsAt(subject.spec, 'volumes').entries()) {
    for (const source of Object.keys(volume)) warnings.push(...sourceWarning(source, `${path}.volumes[${index}]`));
  }
}
