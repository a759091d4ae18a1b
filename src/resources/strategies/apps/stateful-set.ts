import type { StatefulSet, StatefulSetSpec } from '../../../../generated/types/apis__apps__v1.js';
import { equalJson } from '../../../json/equal.js';
import type { JsonObject } from '../../../json/types.js';
import { type FieldError, forbiddenValue, invalidValue, required } from '../../../meta/field-errors.js';
import { isIntOrString, scaledValue } from '../../../meta/int-or-string.js';
import { lazily } from '../../../meta/lazily.js';
import { dnsLabelFaults } from '../../../meta/names.js';
import type { KubeObject } from '../../../meta/object.js';
import type { NamingProfile } from '../../../naming/profile.js';
import type { Strategy, Typed } from '../../strategy.js';
import { claimSpecWarnings } from '../core/claim-warnings.js';
import { ratchetPods } from '../core/pod-rules/pod-ratcheting.js';
import { withTemplateDefaults } from '../core/pod-rules/pod-spec-defaults.js';
import { templateWarnings } from '../core/pod-rules/pod-warnings.js';
import { reportsPodFault } from '../core/volume-sources.js';
import { claimSpecFaults } from '../core/volume-validation.js';
import {
  mapAt,
  numberAt,
  objectAt,
  objectsAt,
  textAt,
  withChanged,
  withItems,
  withMember,
  withoutMember,
  type Of,
} from '../members.js';
import { passingOver, type PassingRule } from '../ratcheting.js';
import {
  collisionFaults,
  countFaults,
  isOfUnusedUpdate,
  lastingPodFaults,
  podControllerFaults,
} from './pod-controller-validation.js';
import { templateCells } from './template-cells.js';

/** Each claim template has its apiVersion and kind. */
function withClaimKind(claim: JsonObject): JsonObject {
  return withMember(withMember(claim, 'apiVersion', 'v1'), 'kind', 'PersistentVolumeClaim');
}

/** Defaults of the update strategy: rolling updates with their settings; an explicit type need not have them. */
function withRollingUpdate(spec: Of<StatefulSetSpec>, gatesOff: ReadonlySet<string> | undefined): JsonObject {
  const update = mapAt(spec, 'updateStrategy');
  if (textAt(update, 'type') !== '') return spec;
  const most = gatesOff?.has('MaxUnavailableStatefulSet') ? {} : { maxUnavailable: 1 };
  const rollingUpdate = { partition: 0, ...most, ...mapAt(update, 'rollingUpdate') };
  return withMember(spec, 'updateStrategy', { type: 'RollingUpdate', rollingUpdate });
}

function applyDefaults(object: Typed<StatefulSet>, _naming: NamingProfile, gatesOff?: ReadonlySet<string>): KubeObject {
  return withChanged(withTemplateDefaults(object), 'spec', (spec) =>
    withItems(withRollingUpdate(spec, gatesOff), 'volumeClaimTemplates', withClaimKind),
  );
}

const WORDS = { selector: 'statefulset', deadline: 'StatefulSet', malformed: '' } as const;

/** The mutable members of the spec. */
const CHANGEABLE = [
  'replicas',
  'template',
  'updateStrategy',
  'minReadySeconds',
  'ordinals',
  'revisionHistoryLimit',
  'persistentVolumeClaimRetentionPolicy',
] as const;

/** The template as pods get it: with a volume for each claim, and without the names that the controller sets. */
function templateOfPods(spec: Of<StatefulSetSpec>): JsonObject {
  return withChanged(mapAt(spec, 'template'), 'spec', (podSpec) => {
    const names = new Set(
      objectsAt(spec, 'volumeClaimTemplates').map((claim) => textAt(objectAt(claim, 'metadata'), 'name')),
    );
    const own = objectsAt(podSpec, 'volumes').filter((volume) => !names.has(textAt(volume, 'name')));
    const claimed = [...names].map((name): JsonObject => ({
      name,
      persistentVolumeClaim: { claimName: name },
    }));
    const unnamed = withoutMember(withoutMember(podSpec, 'hostname'), 'subdomain');
    return claimed.length === 0 ? unnamed : withMember(unnamed, 'volumes', [...claimed, ...own]);
  });
}

/** The pods' volumes for claims are named after them. */
function claimNameFaults(spec: Of<StatefulSetSpec>, faults: FieldError[]): void {
  const names = new Set(
    objectsAt(spec, 'volumeClaimTemplates').map((claim) => textAt(objectAt(claim, 'metadata'), 'name')),
  );
  for (const [index, name] of [...names].entries()) {
    const path = `spec.template.spec.volumes[${index}]`;
    if (name === '') faults.push(required(`${path}.name`), required(`${path}.persistentVolumeClaim.claimName`));
    else for (const fault of dnsLabelFaults(name)) faults.push(invalidValue(`${path}.name`, name, fault));
  }
}

function fixedFaults(object: Typed<StatefulSet>, stored: Typed<StatefulSet>): readonly FieldError[] {
  const fixed = (of: KubeObject): JsonObject =>
    CHANGEABLE.reduce<JsonObject>((spec, member) => withoutMember(spec, member), mapAt(of, 'spec'));
  if (equalJson(fixed(object), fixed(stored))) return [];
  return [
    forbiddenValue(
      'spec',
      "updates to statefulset spec for fields other than 'replicas', 'ordinals', 'template', 'updateStrategy', 'revisionHistoryLimit', 'persistentVolumeClaimRetentionPolicy' and 'minReadySeconds' are forbidden",
    ),
  ];
}

function rollingUpdateFaults(rollingUpdate: JsonObject, type: string, faults: FieldError[]): void {
  const path = 'spec.updateStrategy.rollingUpdate';
  if (type === 'OnDelete') {
    faults.push(invalidValue(path, rollingUpdate, "only allowed for updateStrategy 'RollingUpdate'"));
  }
  const most = rollingUpdate['maxUnavailable'];
  if (type !== 'RollingUpdate' || !isIntOrString(most)) return;
  const amount = scaledValue(most, 100, true) ?? 1;
  if (amount === 0) faults.push(invalidValue(`${path}.maxUnavailable`, most, 'cannot be 0'));
  if (typeof most === 'string' && amount > 100) {
    faults.push(invalidValue(`${path}.maxUnavailable`, most, 'must not be greater than 100%'));
  }
}

/** Claims and the service's name are immutable, so stored ones are not validated again. */
function isFixedPart({ field }: FieldError): boolean {
  return field.startsWith('spec.volumeClaimTemplates[') || field.startsWith('spec.serviceName');
}

/** When the stored set was invalid, its pods are not validated again, except for their lifetime. */
const podsOfBrokenSet: PassingRule = ({ object, before }) => {
  const lasting: FieldError[] = [];
  lastingPodFaults(mapAt(mapAt(object, 'spec'), 'template'), WORDS, lasting);
  const isLasting = (fault: FieldError): boolean =>
    lasting.some(({ field, message }) => field === fault.field && message === fault.message);
  const wasBroken = lazily(() => before().some((one) => !isFixedPart(one)));
  return (fault) => fault.field.startsWith('spec.template.spec') && !isLasting(fault) && wasBroken();
};

function warnings(set: KubeObject, stored: Typed<StatefulSet> | undefined, naming: NamingProfile): readonly string[] {
  const spec = mapAt(set, 'spec');
  // The two paths are those of kube-apiserver.
  const below = stored === undefined ? '' : '.Spec';
  const ofClaims = objectsAt(spec, 'volumeClaimTemplates').flatMap((claim, index) =>
    claimSpecWarnings(mapAt(claim, 'spec'), `spec.volumeClaimTemplates[${index}]${below}`),
  );
  const kept = numberAt(spec, 'revisionHistoryLimit') ?? 0;
  const history =
    'spec.revisionHistoryLimit: a negative value retains all historical revisions; a value >= 0 is recommended';
  return [...templateWarnings(set, stored, naming), ...ofClaims, ...(kept < 0 ? [history] : [])];
}

const STATUS_PARTS = [
  ['readyReplicas', 'replicas', 'status.replicas'],
  ['currentReplicas', 'replicas', 'status.replicas'],
  ['updatedReplicas', 'replicas', 'status.replicas'],
  ['availableReplicas', 'replicas', 'status.replicas'],
  ['availableReplicas', 'readyReplicas', 'status.readyReplicas'],
] as const;

/** StatefulSet. */
export const strategy: Strategy<StatefulSet> = {
  applyDefaults,
  validate(object, context) {
    const faults: FieldError[] = [];
    if (context.subresource === 'status') countFaults(mapAt(object, 'status'), STATUS_PARTS, faults);
    if (context.subresource !== '') return faults;
    const spec = mapAt(object, 'spec');
    claimNameFaults(spec, faults);
    podControllerFaults(spec, context, WORDS, faults, templateOfPods(spec));
    const update = mapAt(spec, 'updateStrategy');
    const rollingUpdate = objectAt(update, 'rollingUpdate');
    if (rollingUpdate !== undefined) rollingUpdateFaults(rollingUpdate, textAt(update, 'type'), faults);
    return faults;
  },
  validateCreate(object) {
    const faults: FieldError[] = [];
    for (const [index, claim] of objectsAt(object['spec'], 'volumeClaimTemplates').entries()) {
      claimSpecFaults(mapAt(claim, 'spec'), `spec.volumeClaimTemplates[${index}].spec`, faults);
    }
    return faults;
  },
  reportsItself: (fault, _stored, object) =>
    reportsPodFault(fault) || isOfUnusedUpdate(fault, object, 'updateStrategy'),
  ratchet: (faults, update) => ratchetPods(passingOver(() => isFixedPart, podsOfBrokenSet)(faults, update), update),
  validateUpdate: (object, stored, context) =>
    context.subresource === '' ? fixedFaults(object, stored) : collisionFaults(object, stored, context),
  warnings,
  cells(object) {
    const ready = numberAt(objectAt(object, 'status'), 'readyReplicas') ?? 0;
    const wanted = numberAt(objectAt(object, 'spec'), 'replicas') ?? 0;
    const [names, images] = templateCells(object);
    return [`${ready}/${wanted}`, names, images];
  },
};
