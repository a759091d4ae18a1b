import type { PersistentVolumeClaim, PersistentVolumeClaimSpec } from '../../../../generated/types/api__v1.js';
import { equalJson } from '../../../json/equal.js';
import type { JsonObject } from '../../../json/types.js';
import { type FieldError, forbiddenValue, invalidValue } from '../../../meta/field-errors.js';
import type { KubeObject } from '../../../meta/object.js';
import type { NamingProfile } from '../../../naming/profile.js';
import type { Strategy, StrategyContext, Typed } from '../../strategy.js';
import {
  has,
  mapAt,
  objectAt,
  textAt,
  withChanged,
  withMember,
  withOrWithout,
  withoutMember,
  type Of,
} from '../members.js';
import { passingOver, selectorValues } from '../ratcheting.js';
import { claimStatusFaults, isUnjudgedStatus } from './claim-status.js';
import { claimWarnings } from './claim-warnings.js';
import { changedPaths } from './pod-rules/changed-paths.js';
import { accessModesCell, phaseCell, storageCell, storageClassCell } from './volume-cells.js';
import { claimSpecFaults, isLess, storageIn } from './volume-validation.js';

const FIXED =
  'spec is immutable after creation except resources.requests and volumeAttributesClassName for bound claims';

/** What `dataSource` may refer to, by group and kind; anything else belongs in `dataSourceRef`. */
function isOldSource(source: JsonObject | undefined): boolean {
  const [group, kind] = [textAt(source, 'apiGroup'), textAt(source, 'kind')];
  const snapshot = group.startsWith('snapshot.storage.') && kind === 'VolumeSnapshot';
  return snapshot || (group === '' && kind === 'PersistentVolumeClaim');
}

/** The two data source members have equal values. */
function withBothSources(spec: Of<PersistentVolumeClaimSpec>, stored?: JsonObject): JsonObject {
  const [given, ref] = [objectAt(spec, 'dataSource'), objectAt(spec, 'dataSourceRef')];
  const free = ref !== undefined || has(stored, 'dataSource') || has(stored, 'dataSourceRef') || isOldSource(given);
  const source = free ? given : undefined;
  if (source !== undefined && ref === undefined) return withMember(spec, 'dataSourceRef', source);
  if (source === undefined && ref !== undefined && textAt(ref, 'namespace') === '') {
    return withMember(spec, 'dataSource', withoutMember(ref, 'namespace'));
  }
  return withOrWithout(spec, 'dataSource', source);
}

/** The class of a claim in its old form, an annotation; undefined when absent. */
function annotatedClass(claim: KubeObject, { labelDomain }: NamingProfile): string | undefined {
  return claim.metadata.annotations?.[`volume.beta.${labelDomain}/storage-class`];
}

/** Whether an update moves the class from its old form to its member; the annotation may stay. */
function movesClass(object: Typed<PersistentVolumeClaim>, stored: KubeObject, naming: NamingProfile): boolean {
  const [now, before] = [annotatedClass(object, naming), annotatedClass(stored, naming)];
  if (before === undefined || has(mapAt(stored, 'spec'), 'storageClassName')) return false;
  return (now === undefined || now === before) && mapAt(object, 'spec')['storageClassName'] === before;
}

/** The spec of an update with its mutable members reset. `classed`: a claim without a class may get one. */
function fixedPart(
  spec: Of<PersistentVolumeClaimSpec>,
  stored: JsonObject,
  { bound, classed }: { readonly bound: boolean; readonly classed: boolean },
): JsonObject {
  const kept = (given: JsonObject, member: string): JsonObject => withOrWithout(given, member, stored[member]);
  let fixed = textAt(stored, 'volumeName') === '' ? kept(spec, 'volumeName') : spec;
  if (classed && !has(stored, 'storageClassName')) fixed = kept(fixed, 'storageClassName');
  if (!bound) return fixed;
  const before = mapAt(objectAt(stored, 'resources'), 'requests')['storage'];
  fixed = withChanged(fixed, 'resources', (resources) =>
    withChanged(resources, 'requests', (requests) => withOrWithout(requests, 'storage', before)),
  );
  return kept(fixed, 'volumeAttributesClassName');
}

function validateUpdate(
  object: Typed<PersistentVolumeClaim>,
  storedObject: KubeObject,
  { subresource, naming }: StrategyContext,
): readonly FieldError[] {
  if (subresource !== '') return [];
  const faults: FieldError[] = [];
  const [spec, status] = [mapAt(object, 'spec'), mapAt(storedObject, 'status')];
  // Any update sets the second data source member of an old claim.
  const stored = withBothSources(mapAt(storedObject, 'spec'), mapAt(storedObject, 'spec'));
  const [now, before] = [annotatedClass(object, naming), annotatedClass(storedObject, naming)];
  const moves = movesClass(object, storedObject, naming);
  const bound = textAt(status, 'phase') === 'Bound';
  const fixed = fixedPart(spec, stored, { bound, classed: moves || before === undefined });
  if (!moves && (now ?? '') !== (before ?? '')) {
    const at = `metadata.annotations.volume.beta.${naming.labelDomain}/storage-class`;
    faults.push(invalidValue(at, now ?? '', 'field is immutable'));
  }
  if (!equalJson(fixed, stored)) {
    faults.push(forbiddenValue('spec', `${FIXED}\n${changedPaths(stored, fixed, 'spec').join('\n')}`));
  }
  const sizeOf = (of: JsonObject) => storageIn(mapAt(objectAt(of, 'resources'), 'requests'));
  if (isLess(sizeOf(spec), sizeOf(stored)) && !isLess(storageIn(mapAt(status, 'capacity')), sizeOf(spec))) {
    faults.push(forbiddenValue('spec.resources.requests.storage', 'field can not be less than status.capacity'));
  }
  if (spec['volumeMode'] !== stored['volumeMode']) {
    faults.push(invalidValue('volumeMode', spec['volumeMode'] ?? null, 'field is immutable'));
  }
  const current = 'status.currentVolumeAttributesClassName is not nil';
  if (has(status, 'currentVolumeAttributesClassName') && has(stored, 'volumeAttributesClassName')) {
    const at = 'spec.volumeAttributesClassName';
    if (!has(spec, 'volumeAttributesClassName')) {
      faults.push(forbiddenValue(at, `update to nil is forbidden when ${current}`));
    } else if (textAt(spec, 'volumeAttributesClassName') === '') {
      faults.push(forbiddenValue(at, `update to empty string is forbidden when ${current}`));
    }
  }
  return faults;
}

/** PersistentVolumeClaim. Tables show the capacity once it is bound. */
export const strategy: Strategy<PersistentVolumeClaim> = {
  prepareForCreate: (object) => withChanged(object, 'spec', (spec) => withBothSources(spec)),
  prepareForUpdate: (object, stored, { subresource }) =>
    subresource === '' ? withChanged(object, 'spec', (spec) => withBothSources(spec, mapAt(stored, 'spec'))) : object,
  validate(object, { subresource, naming }) {
    const faults: FieldError[] = [];
    if (subresource === '') claimSpecFaults(mapAt(object, 'spec'), 'spec', faults);
    else claimStatusFaults(mapAt(object, 'status'), naming.labelDomain, faults);
    return faults;
  },
  reportsItself: isUnjudgedStatus,
  ratchet: passingOver(selectorValues),
  warnings: claimWarnings,
  validateUpdate,
  cells(object, _now, naming) {
    const bound = textAt(objectAt(object, 'spec'), 'volumeName') !== '';
    const status = bound ? objectAt(object, 'status') : undefined;
    return [phaseCell(object), storageCell(status), accessModesCell(status), storageClassCell(object, naming)];
  },
};
