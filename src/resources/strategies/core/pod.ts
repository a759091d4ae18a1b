import type { Pod, PodStatus } from '../../../../generated/types/api__v1.js';
import { equalJson } from '../../../json/equal.js';
import type { JsonObject, JsonValue } from '../../../json/types.js';
import { ageOf, humanDuration } from '../../../meta/duration.js';
import { type FieldError, forbiddenValue, invalidValue } from '../../../meta/field-errors.js';
import type { KubeObject } from '../../../meta/object.js';
import type { NamingProfile } from '../../../naming/profile.js';
import type { Strategy, StrategyContext, Typed } from '../../strategy.js';
import { NONE } from '../cells.js';
import { listAt, mapAt, numberAt, objectAt, objectsAt, textAt, withChanged, withMember, type Of } from '../members.js';
import { knownTexts, passingOver } from '../ratcheting.js';
import { appArmorMatchFaults, appArmorWarnings } from './pod-rules/app-armor.js';
import { podAnnotationFaults } from './pod-rules/pod-annotations.js';
import { bindPod } from './pod-rules/pod-binding.js';
import { preparePodForCreate, preparePodForUpdate } from './pod-rules/pod-preparation.js';
import { ratchetPods } from './pod-rules/pod-ratcheting.js';
import { podResizeFaults } from './pod-rules/pod-resize-validation.js';
import { withPodLevelResources } from './pod-rules/pod-resources.js';
import { withPodOnlyDefaults, withPodSpecDefaults } from './pod-rules/pod-spec-defaults.js';
import { podSpecFaults } from './pod-rules/pod-spec-validation.js';
import { isFinalPhase, summarisePod } from './pod-rules/pod-status-cell.js';
import { isUnjudgedPodStatus, podStatusFaults } from './pod-rules/pod-status-validation.js';
import { ephemeralUpdateFaults, podStatusUpdateFaults, podUpdateFaults } from './pod-rules/pod-update-validation.js';
import { hostnameWarnings, podWarnings } from './pod-rules/pod-warnings.js';
import { claimNameFaults } from './pod-rules/volume-validation.js';
import { addressFault, ipFamily } from './service-rules/ip-address.js';
import { reportsPodFault } from './volume-sources.js';

/** `podIP` is the first of `podIPs`; where they differ, the single one wins. */
function withMirroredIps(pod: Typed<Pod>): KubeObject {
  return withChanged(pod, 'status', (status) => {
    const single = textAt(status, 'podIP');
    const first = textAt(objectsAt(status, 'podIPs')[0], 'ip');
    if (single === first) return status;
    return single === '' ? withMember(status, 'podIP', first) : withMember(status, 'podIPs', [{ ip: single }]);
  });
}

function applyDefaults(pod: Typed<Pod>): KubeObject {
  const defaulted = withChanged(pod, 'spec', (spec) =>
    withPodLevelResources(withPodOnlyDefaults(withPodSpecDefaults(spec))),
  );
  return withMirroredIps(defaulted);
}

/** Addresses must be valid, and of different families. */
function addressFaults(status: Of<PodStatus>, member: 'podIPs' | 'hostIPs', faults: FieldError[]): void {
  const addresses = objectsAt(status, member);
  const families = addresses.map((one) => ipFamily(textAt(one, 'ip')));
  for (const [index, address] of addresses.entries()) {
    const fault = addressFault(textAt(address, 'ip'));
    if (fault !== undefined) faults.push(invalidValue(`status.${member}[${index}]`, textAt(address, 'ip'), fault));
  }
  if (families.length < 2) return;
  const unknown = families.indexOf(undefined);
  if (unknown >= 0) {
    const why = `failed to check for dual stack with error:invalid IP[${unknown}]: ${textAt(addresses[unknown], 'ip')}`;
    faults.push({ reason: 'InternalError', field: `status.${member}`, message: `Internal error: ${why}` });
  }
  if (unknown >= 0 || families.length > 2 || families[0] === families[1]) {
    const why = 'may specify no more than one IP for each IP family';
    faults.push(invalidValue(`status.${member}`, addresses, why));
  }
}

/** Stored addresses keep their form. */
const knownAddresses = passingOver(
  knownTexts(
    ({ status }) => [...objectsAt(status, 'podIPs'), ...objectsAt(status, 'hostIPs')].map((one) => textAt(one, 'ip')),
    addressFault,
  ),
);

function statusFaults(pod: Typed<Pod>, labelDomain: string): readonly FieldError[] {
  const faults: FieldError[] = [];
  const status = mapAt(pod, 'status');
  addressFaults(status, 'podIPs', faults);
  const [first] = objectsAt(status, 'hostIPs');
  if (first !== undefined && textAt(first, 'ip') !== textAt(status, 'hostIP')) {
    faults.push(invalidValue('status.hostIPs[0].ip', textAt(first, 'ip'), 'must be equal to `hostIP`'));
  }
  addressFaults(status, 'hostIPs', faults);
  podStatusFaults(pod, labelDomain, faults);
  return faults;
}

function validate(pod: Typed<Pod>, context: StrategyContext): readonly FieldError[] {
  const { subresource, naming } = context;
  const faults: FieldError[] = [];
  const spec = mapAt(pod, 'spec');
  podAnnotationFaults(mapAt(pod.metadata, 'annotations'), spec, 'metadata.annotations', naming.labelDomain, faults);
  if (subresource === 'status') return [...faults, ...statusFaults(pod, naming.labelDomain)];
  podSpecFaults(spec, 'spec', true, context, faults);
  claimNameFaults(pod, faults);
  return faults;
}

function validateCreate(pod: Typed<Pod>, { naming }: StrategyContext): readonly FieldError[] {
  const faults: FieldError[] = [];
  const spec = mapAt(pod, 'spec');
  appArmorMatchFaults(mapAt(pod.metadata, 'annotations'), spec, 'spec', naming.labelDomain, faults);
  if (listAt(spec, 'ephemeralContainers').length > 0) {
    faults.push(forbiddenValue('spec.ephemeralContainers', 'cannot be set on create'));
  }
  if (textAt(spec, 'nodeName') !== '' && listAt(spec, 'schedulingGates').length > 0) {
    faults.push(forbiddenValue('spec.nodeName', 'cannot be set until all schedulingGates have been cleared'));
  }
  return faults;
}

function validateUpdate(pod: Typed<Pod>, stored: Typed<Pod>, context: StrategyContext): readonly FieldError[] {
  const { labelDomain } = context.naming;
  switch (context.subresource) {
    case 'status':
      return podStatusUpdateFaults(pod, stored, labelDomain);
    case 'ephemeralcontainers':
      return ephemeralUpdateFaults(pod, stored, labelDomain);
    case 'resize':
      return podResizeFaults(pod, stored, labelDomain);
    default:
      return podUpdateFaults(pod, stored, labelDomain);
  }
}

/**
 * The grace period of a deleted pod, in seconds. A pod that was never scheduled, or has ended, needs none; a negative
 * one becomes one second.
 */
function gracePeriod(pod: Typed<Pod>, asked: number | undefined): number {
  const spec = objectAt(pod, 'spec');
  if (textAt(spec, 'nodeName') === '' || isFinalPhase(textAt(objectAt(pod, 'status'), 'phase'))) return 0;
  const seconds = asked ?? numberAt(spec, 'terminationGracePeriodSeconds') ?? 0;
  return seconds < 0 ? 1 : seconds;
}

function gatesCell(pod: Typed<Pod>): string {
  const gates = objectsAt(objectAt(pod, 'spec'), 'readinessGates');
  if (gates.length === 0) return NONE;
  const conditions = new Map<string, string>();
  for (const condition of objectsAt(objectAt(pod, 'status'), 'conditions')) {
    const type = textAt(condition, 'type');
    if (!conditions.has(type)) conditions.set(type, textAt(condition, 'status'));
  }
  const open = gates.filter((gate) => conditions.get(textAt(gate, 'conditionType')) === 'True');
  return `${open.length}/${gates.length}`;
}

function cells(pod: Typed<Pod>, now: number): readonly JsonValue[] {
  const summary = summarisePod(pod);
  const status = objectAt(pod, 'status');
  const { restarts, lastRestart } = summary;
  const ago = lastRestart === undefined ? '' : ` (${humanDuration(now - lastRestart)} ago)`;
  return [
    `${summary.readyContainers}/${summary.totalContainers}`,
    summary.status,
    restarts === 0 ? '0' : `${restarts}${ago}`,
    ageOf(textAt(pod.metadata, 'creationTimestamp'), now),
    textAt(objectsAt(status, 'podIPs')[0], 'ip') || NONE,
    textAt(objectAt(pod, 'spec'), 'nodeName') || NONE,
    textAt(status, 'nominatedNodeName') || NONE,
    gatesCell(pod),
  ];
}

const COMPLETED = new Map([
  ['Succeeded', 'The pod has completed successfully.'],
  ['Failed', 'The pod failed.'],
]);

/** Clients that list running pods omit rows marked as completed. */
function rowConditions(pod: Typed<Pod>): readonly JsonObject[] {
  const reason = textAt(objectAt(pod, 'status'), 'phase');
  const message = COMPLETED.get(reason);
  return message === undefined ? [] : [{ type: 'Completed', status: 'True', reason, message }];
}

function warnings(pod: Typed<Pod>, stored: Typed<Pod> | undefined, naming: NamingProfile): readonly string[] {
  const spec = mapAt(pod, 'spec');
  const same = stored !== undefined && equalJson(spec, mapAt(stored, 'spec'));
  const subject = { spec, metadata: pod.metadata, template: false, naming };
  return [
    ...hostnameWarnings(pod, stored),
    ...(stored === undefined ? appArmorWarnings(pod, naming.labelDomain) : []),
    ...(same ? [] : podWarnings(subject, '')),
  ];
}

/** Pod, with its subresources status, binding, ephemeralcontainers and resize. */
export const strategy: Strategy<Pod> = {
  applyDefaults,
  prepareForCreate: (pod, context) => preparePodForCreate(pod, context),
  prepareForUpdate: (pod, stored, { subresource }) => preparePodForUpdate(pod, stored, subresource),
  validate,
  reportsItself: (fault) => reportsPodFault(fault) || isUnjudgedPodStatus(fault),
  ratchet: (faults, update) => knownAddresses(ratchetPods(faults, update), update),
  validateCreate,
  validateUpdate,
  warnings,
  gracePeriod,
  cells,
  rowConditions,
  createSubresource: { binding: bindPod },
};
