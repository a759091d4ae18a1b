import type { PersistentVolume, PersistentVolumeSpec } from '../../../../generated/types/api__v1.js';
import { equalJson } from '../../../json/equal.js';
import type { JsonObject, JsonValue } from '../../../json/types.js';
import { type FieldError, forbiddenValue, invalidValue } from '../../../meta/field-errors.js';
import type { KubeObject } from '../../../meta/object.js';
import { formatTime } from '../../../meta/time.js';
import type { NamingProfile } from '../../../naming/profile.js';
import type { Strategy, StrategyContext, Typed } from '../../strategy.js';
import { has, mapAt, objectAt, objectsAt, textAt, withChanged, withoutMember, type Of } from '../members.js';
import { passingOver, whereWrongBefore } from '../ratcheting.js';
import { changedPaths } from './pod-rules/changed-paths.js';
import { expressionWarnings, newerLabel } from './pod-rules/node-labels.js';
import { sourceWarning } from './pod-rules/pod-deprecations.js';
import { accessModesCell, phaseCell, storageCell, storageClassCell } from './volume-cells.js';
import { reportsVolumeFault } from './volume-sources.js';
import { volumeSpecFaults } from './volume-validation.js';

/** Members of a spec besides the source of the volume. */
const AROUND_SOURCE = [
  'capacity',
  'accessModes',
  'claimRef',
  'persistentVolumeReclaimPolicy',
  'storageClassName',
  'mountOptions',
  'volumeMode',
  'nodeAffinity',
  'volumeAttributesClassName',
] as const;

function claimCell(object: Typed<PersistentVolume>): string {
  const claim = objectAt(objectAt(object, 'spec'), 'claimRef');
  return claim === undefined ? '' : `${textAt(claim, 'namespace')}/${textAt(claim, 'name')}`;
}

/** The source alone; setting an expansion secret for the first time is not a change. */
function sourceOf(spec: Of<PersistentVolumeSpec>, stored: JsonObject): JsonObject {
  const source = AROUND_SOURCE.reduce<JsonObject>((left, member) => withoutMember(left, member), spec);
  const [csi, before] = [objectAt(source, 'csi'), objectAt(stored, 'csi')];
  if (csi === undefined || before === undefined || has(before, 'controllerExpandSecretRef')) return source;
  return { ...source, csi: withoutMember(csi, 'controllerExpandSecretRef') };
}

/** Whether only the label differs: the newer name of it, or none where there is no newer one. */
function isRenewed(test: JsonObject, stored: JsonObject, naming: NamingProfile): boolean {
  const newer = newerLabel(textAt(stored, 'key'), naming) ?? '';
  return textAt(test, 'key') === newer && equalJson(withoutMember(test, 'key'), withoutMember(stored, 'key'));
}

/** Whether the node affinity is as stored, except for renamed labels. */
function isSameAffinity(affinity: JsonObject | undefined, stored: JsonObject, naming: NamingProfile): boolean {
  const termsOf = (one: JsonObject | undefined): readonly JsonObject[] =>
    objectsAt(objectAt(one, 'required'), 'nodeSelectorTerms');
  const [terms, before] = [termsOf(affinity), termsOf(stored)];
  return (
    affinity !== undefined &&
    has(affinity, 'required') === has(stored, 'required') &&
    terms.length === before.length &&
    terms.every((term, index) =>
      (['matchExpressions', 'matchFields'] as const).every((member) => {
        const [tests, old] = [objectsAt(term, member), objectsAt(before[index], member)];
        return (
          tests.length === old.length &&
          tests.every((test, at) => equalJson(test, old[at]!) || isRenewed(test, old[at]!, naming))
        );
      }),
    )
  );
}

function updateFaults(
  spec: Of<PersistentVolumeSpec>,
  stored: JsonObject,
  { naming, gatesOff }: Pick<StrategyContext, 'naming' | 'gatesOff'>,
): readonly FieldError[] {
  const faults: FieldError[] = [];
  const [after, before] = [sourceOf(spec, stored), sourceOf(stored, stored)];
  if (!equalJson(after, before)) {
    const what = changedPaths(before, after, 'spec').join('\n');
    const why = `spec.persistentvolumesource is immutable after creation\n${what}`;
    faults.push(forbiddenValue('spec.persistentvolumesource', why));
  }
  if (spec['volumeMode'] !== stored['volumeMode']) {
    faults.push(invalidValue('volumeMode', spec['volumeMode'] ?? null, 'field is immutable'));
  }
  const [affinity, bound] = [objectAt(spec, 'nodeAffinity'), objectAt(stored, 'nodeAffinity')];
  const fixed = gatesOff.has('MutablePVNodeAffinity');
  if (fixed && bound !== undefined && !isSameAffinity(affinity, bound, naming)) {
    const why = 'field is immutable, except for updating from beta label to GA';
    faults.push(invalidValue('nodeAffinity', affinity, why));
  }
  if (has(stored, 'volumeAttributesClassName') && !has(spec, 'volumeAttributesClassName')) {
    faults.push(forbiddenValue('spec.volumeAttributesClassName', 'update from non-nil value to nil is forbidden'));
  }
  return faults;
}

/** Annotations replaced by members. */
const OLD_ANNOTATIONS = {
  'storage-class': 'deprecated since v1.8; use "storageClassName" attribute instead',
  'mount-options': 'deprecated since v1.31; use "mountOptions" attribute instead',
} as const;
/** Sources warned of here; pods have more. */
const WARNED_SOURCES = ['cephfs', 'photonPersistentDisk', 'scaleIO', 'storageos', 'glusterfs', 'rbd'];

function warnings(
  volume: Typed<PersistentVolume>,
  _stored: Typed<PersistentVolume> | undefined,
  naming: NamingProfile,
): readonly string[] {
  const spec = mapAt(volume, 'spec');
  const found: string[] = [];
  for (const [name, why] of Object.entries(OLD_ANNOTATIONS)) {
    const key = `volume.beta.${naming.labelDomain}/${name}`;
    if (has(mapAt(volume.metadata, 'annotations'), key)) found.push(`metadata.annotations[${key}]: ${why}`);
  }
  if (textAt(spec, 'persistentVolumeReclaimPolicy') === 'Recycle') {
    const instead = 'Instead, the recommended approach is to use dynamic provisioning.';
    found.push(`spec.persistentVolumeReclaimPolicy: The Recycle reclaim policy is deprecated. ${instead}`);
  }
  for (const [index, term] of objectsAt(
    mapAt(mapAt(spec, 'nodeAffinity'), 'required'),
    'nodeSelectorTerms',
  ).entries()) {
    found.push(...expressionWarnings(term, `spec.nodeAffinity.required.nodeSelectorTerms[${index}]`, naming));
  }
  for (const source of WARNED_SOURCES) if (has(spec, source)) found.push(...sourceWarning(source, 'spec'));
  return found;
}

/** A volume object is retained and holds a file system by default; an inline one has no defaults. */
function applyDefaults(object: Typed<PersistentVolume>): KubeObject {
  return withChanged(object, 'spec', (spec) => {
    const policy = textAt(spec, 'persistentVolumeReclaimPolicy');
    return {
      ...spec,
      ...(policy === '' && { persistentVolumeReclaimPolicy: 'Retain' }),
      ...(!has(spec, 'volumeMode') && { volumeMode: 'Filesystem' }),
    };
  });
}

/** The volume with the time of its last phase transition. */
function withPhaseTime(object: Typed<PersistentVolume>, time: JsonValue): KubeObject {
  return withChanged(object, 'status', (status) => ({ ...status, [PHASE_TIME]: time }));
}

const PHASE_TIME = 'lastPhaseTransitionTime';

/** A phase transition gets the present time unless the client sets one; without a transition, the time stays. */
function withPhaseChange(
  object: Typed<PersistentVolume>,
  stored: Typed<PersistentVolume>,
  { now, subresource }: StrategyContext,
): KubeObject {
  if (subresource !== 'status') return object;
  const [given, before] = [mapAt(object, 'status'), mapAt(stored, 'status')];
  const [time, timeBefore] = [textAt(given, PHASE_TIME), textAt(before, PHASE_TIME)];
  if (textAt(given, 'phase') !== textAt(before, 'phase')) {
    return time === '' || time === timeBefore ? withPhaseTime(object, formatTime(now)) : object;
  }
  return time === '' && timeBefore !== '' ? withPhaseTime(object, timeBefore) : object;
}

/** PersistentVolume. */
export const strategy: Strategy<PersistentVolume> = {
  applyDefaults,
  prepareForCreate: (object, { now }) => withPhaseTime(object, formatTime(now)),
  prepareForUpdate: withPhaseChange,
  validate(object, { subresource, naming }) {
    const faults: FieldError[] = [];
    if (subresource === '') volumeSpecFaults(object, naming, faults);
    return faults;
  },
  // Any phase is accepted.
  reportsItself: (fault) => reportsVolumeFault(fault) || fault.field === 'status.phase',
  ratchet: passingOver(whereWrongBefore(/^spec\.nodeAffinity\..*\.matchExpressions\[\d+\]\.values\[\d+\]$/)),
  warnings,
  validateUpdate: (object, stored, context) =>
    context.subresource === '' ? updateFaults(mapAt(object, 'spec'), mapAt(stored, 'spec'), context) : [],
  cells(object, _now, naming) {
    const spec = objectAt(object, 'spec');
    return [
      storageCell(spec),
      accessModesCell(spec),
      phaseCell(object),
      claimCell(object),
      storageClassCell(object, naming),
    ];
  },
};
