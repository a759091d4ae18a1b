import type { Container } from '../../../../../generated/types/api__v1.js';
import type { JsonObject } from '../../../../json/types.js';
import {
  duplicate,
  forbiddenMember,
  forbiddenValue,
  invalidValue,
  required,
  valueNotFound,
} from '../../../../meta/field-errors.js';
import { flagAt, has, listAt, mapAt, numberAt, objectAt, objectsAt, textAt, type Of } from '../../members.js';
import { environmentFaults } from './environment-validation.js';
import type { PodCheck } from './pod-check.js';
import { isSidecar } from './pod-status-cell.js';
import { resourceRequirementsFaults } from './resource-requirements-validation.js';
import { appArmorFaults, seccompFaults, windowsFaults } from './security-context-validation.js';
import { volumeMountFaults } from './volume-mounts-validation.js';

const PROBES = ['livenessProbe', 'readinessProbe', 'startupProbe'] as const;
const SIDECAR_ONLY = 'may not be set for init containers without restartPolicy=Always';
/** Members that ephemeral containers must not have: nothing waits for them, and they get no resources. */
const NOT_EPHEMERAL = ['ports', ...PROBES, 'lifecycle', 'resizePolicy', 'restartPolicy', 'restartPolicyRules'] as const;
const EPHEMERAL_FAULT = 'cannot be set for an Ephemeral Container';

function securityFaults(container: Of<Container>, path: string, { faults, spec }: PodCheck): void {
  const context = objectAt(container, 'securityContext');
  if (context === undefined) return;
  const here = `${path}.securityContext`;
  if (has(context, 'allowPrivilegeEscalation') && !flagAt(context, 'allowPrivilegeEscalation')) {
    if (flagAt(context, 'privileged')) {
      const why = 'cannot set `allowPrivilegeEscalation` to false and `privileged` to true';
      faults.push(invalidValue(here, context, why));
    }
    if (listAt(objectAt(context, 'capabilities'), 'add').includes('CAP_SYS_ADMIN')) {
      const why = 'cannot set `allowPrivilegeEscalation` to false and `capabilities.Add` CAP_SYS_ADMIN';
      faults.push(invalidValue(here, context, why));
    }
  }
  seccompFaults(context, here, faults);
  appArmorFaults(context, here, faults);
  windowsFaults(context, here, faults);
  const ownUsers = has(spec, 'hostUsers') && !flagAt(spec, 'hostUsers');
  const procMount = textAt(context, 'procMount');
  if (procMount === 'Unmasked' && !ownUsers) {
    faults.push(invalidValue(`${here}.procMount`, procMount, '`hostUsers` must be false to use `Unmasked`'));
  }
}

function portNameFaults(container: Of<Container>, path: string, { faults }: PodCheck): void {
  const names = new Set<string>();
  for (const [index, port] of objectsAt(container, 'ports').entries()) {
    const name = textAt(port, 'name');
    if (name === '') continue;
    if (names.has(name)) faults.push(duplicate(`${path}.ports[${index}].name`, name));
    names.add(name);
  }
}

/** White space at either end as defined in Go: U+0085 is white space, a byte order mark (U+FEFF) is not. */
const SPACE_AROUND = /^(?!\ufeff)[\s\u0085]|(?!\ufeff)[\s\u0085]$/;

function commonFaults(container: Of<Container>, path: string, check: PodCheck): void {
  const { faults, isPod, naming, claims } = check;
  const image = textAt(container, 'image');
  if (isPod && SPACE_AROUND.test(image)) {
    const why = 'must not have leading or trailing whitespace';
    faults.push(invalidValue(`${path}.image`, image, why));
  }
  portNameFaults(container, path, check);
  environmentFaults(container, path, check);
  volumeMountFaults(container, path, check);
  const resources = mapAt(container, 'resources');
  const scope = { labelDomain: naming.labelDomain, claims, podLevel: false };
  resourceRequirementsFaults(resources, `${path}.resources`, scope, faults);
  const resized = new Set<string>();
  for (const [index, policy] of objectsAt(container, 'resizePolicy').entries()) {
    const name = textAt(policy, 'resourceName');
    if (resized.has(name)) faults.push(duplicate(`${path}.resizePolicy[${index}]`, name));
    resized.add(name);
  }
  securityFaults(container, path, check);
  if (objectsAt(container, 'restartPolicyRules').length > 0 && !has(container, 'restartPolicy')) {
    faults.push(required(`${path}.restartPolicy`, 'must specify restartPolicy when restart rules are used'));
  }
}

function probeFaults(container: Of<Container>, path: string, { faults, spec }: PodCheck): void {
  for (const probe of PROBES) {
    const given = objectAt(container, probe);
    if (given === undefined) continue;
    if (probe === 'readinessProbe') {
      const seconds = numberAt(given, 'terminationGracePeriodSeconds');
      if (seconds === undefined) continue;
      const why = 'must not be set for readinessProbes';
      faults.push(invalidValue(`${path}.${probe}.terminationGracePeriodSeconds`, seconds, why));
    } else {
      const threshold = numberAt(given, 'successThreshold') ?? 1;
      if (threshold !== 1) faults.push(invalidValue(`${path}.${probe}.successThreshold`, threshold, 'must be 1'));
    }
  }
  const lifecycle = objectAt(container, 'lifecycle');
  if (lifecycle === undefined) return;
  const grace = numberAt(spec, 'terminationGracePeriodSeconds') ?? 0;
  for (const hook of ['postStart', 'preStop']) {
    const seconds = numberAt(objectAt(objectAt(lifecycle, hook), 'sleep'), 'seconds');
    if (seconds === undefined || (seconds >= 0 && seconds <= grace)) continue;
    const why = `must be non-negative and less than terminationGracePeriodSeconds (${grace})`;
    faults.push(invalidValue(`${path}.lifecycle.${hook}.sleep`, seconds, why));
  }
}

function initContainerFaults(container: Of<Container>, path: string, check: PodCheck): void {
  if (isSidecar(container)) {
    probeFaults(container, path, check);
    return;
  }
  for (const member of ['lifecycle', ...PROBES]) {
    if (has(container, member)) check.faults.push(forbiddenMember(`${path}.${member}`, SIDECAR_ONLY));
  }
}

function ephemeralContainerFaults(container: Of<Container>, path: string, { faults }: PodCheck): void {
  for (const member of NOT_EPHEMERAL) {
    const given = has(container, member) && !(Array.isArray(container[member]) && container[member].length === 0);
    if (given) faults.push(forbiddenValue(`${path}.${member}`, EPHEMERAL_FAULT));
  }
  if (Object.keys(mapAt(container, 'resources')).length > 0) {
    faults.push(forbiddenValue(`${path}.resources`, EPHEMERAL_FAULT));
  }
  for (const [index, mount] of objectsAt(container, 'volumeMounts').entries()) {
    for (const member of ['subPath', 'subPathExpr']) {
      if (textAt(mount, member) === '') continue;
      faults.push(forbiddenValue(`${path}.volumeMounts[${index}].${member}`, EPHEMERAL_FAULT));
    }
  }
}

/** An ephemeral container may target one of the others, which are all known by then. */
function targetFaults(containers: readonly JsonObject[], others: ReadonlySet<string>, check: PodCheck): void {
  for (const [index, container] of containers.entries()) {
    const target = textAt(container, 'targetContainerName');
    if (target === '' || others.has(target)) continue;
    check.faults.push(valueNotFound(`${check.path}.ephemeralContainers[${index}].targetContainerName`, target));
  }
}

/** Host ports claimed by two containers of one list, and those that differ under `hostNetwork`. */
function hostPortFaults(containers: readonly JsonObject[], path: string, { faults, spec, isPod }: PodCheck): void {
  const hostNetwork = flagAt(spec, 'hostNetwork');
  const claimed = new Set<string>();
  for (const [index, container] of containers.entries()) {
    for (const [portIndex, port] of objectsAt(container, 'ports').entries()) {
      const here = `${path}[${index}].ports[${portIndex}].hostPort`;
      const hostPort = numberAt(port, 'hostPort') ?? 0;
      if (hostNetwork && (isPod || hostPort !== 0) && hostPort !== numberAt(port, 'containerPort')) {
        faults.push(invalidValue(here, hostPort, 'must match `containerPort` when `hostNetwork` is true'));
      }
      if (hostPort === 0) continue;
      const key = `${textAt(port, 'protocol')}/${textAt(port, 'hostIP')}/${hostPort}`;
      if (claimed.has(key)) faults.push(duplicate(here, key));
      claimed.add(key);
    }
  }
}

/** Every container of the three lists; names are unique. */
export function containerFaults(check: PodCheck): void {
  const { spec, path, faults } = check;
  const names = new Set<string>();
  const lists = [
    ['containers', probeFaults],
    ['initContainers', initContainerFaults],
    ['ephemeralContainers', ephemeralContainerFaults],
  ] as const;
  for (const [list, ownFaults] of lists) {
    const containers = objectsAt(spec, list);
    if (list === 'ephemeralContainers') targetFaults(containers, names, check);
    for (const [index, container] of containers.entries()) {
      const here = `${path}.${list}[${index}]`;
      const name = textAt(container, 'name');
      if (name !== '' && names.has(name)) faults.push(duplicate(`${here}.name`, name));
      names.add(name);
      commonFaults(container, here, check);
      ownFaults(container, here, check);
    }
    if (list !== 'ephemeralContainers') hostPortFaults(containers, `${path}.${list}`, check);
  }
}
