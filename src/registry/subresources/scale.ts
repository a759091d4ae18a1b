import { isJsonObject } from '../../json/own-property.js';
import { getIn, memberPath, setIn } from '../../json/path-update.js';
import type { JsonObject, JsonValue } from '../../json/types.js';
import { writtenAt } from '../../json/written-numbers.js';
import { badRequest, conflict, invalid, notFound, STALE_OBJECT, type StatusError } from '../../meta/errors.js';
import { invalidValue } from '../../meta/field-errors.js';
import { isInt32 } from '../../meta/int-or-string.js';
import type { KubeObject } from '../../meta/object.js';
import type { WriteOptions } from '../../meta/options.js';
import { labelSelectorOf } from '../../meta/selectors/label-object.js';
import { printLabelSelector } from '../../meta/selectors/label.js';
import { type Managers, storedManagers } from '../../patch/apply/managed-fields.js';
import { type OwnedWrite, updateManagers } from '../../patch/apply/updater.js';
import type { AdmissionAttributes } from '../../request/ports.js';
import { jsonTypeName } from '../../schema/go-type-names.js';
import { compileNormaliser } from '../../schema/normalise.js';
import type { StructuralSchema } from '../../schema/structural.js';
import type { SubresourceDefinition } from '../../resources/definition.js';
import { checkNameOnUrl, inRequestNamespace, withExpectedKind } from '../body.js';
import { FieldFaults } from '../field-validation.js';
import { type Attempt, optimistically } from '../optimistic.js';
import { metadataErrors } from '../metadata-validation.js';
import { ownedWrite, withManagers } from '../ownership.js';
import type { RegistryServices } from '../parts.js';
import type { DecodedBody, ResourceTarget, WriteOutcome } from '../registry.js';
import { storeKeyOf, subresourceOf } from '../resource-checks.js';
import { servedApiVersion, transientObject } from '../versions.js';
import { managersAfterScale, managersOfScale, SCALE_KIND, SCALE_VERSION } from './scale-ownership.js';
import { admissionAttributes, type AdmissionView } from '../admission-view.js';
import { currentObject } from '../commit.js';
import { attemptUpdate } from '../write-path.js';
import type { WriteCall } from '../write-call.js';

const SCALE = { group: 'autoscaling', version: 'v1', kind: 'Scale' };

type ScalePaths = NonNullable<SubresourceDefinition['scale']>;

function scalePaths(target: ResourceTarget): ScalePaths | undefined {
  return target.subresource === '' ? undefined : subresourceOf(target).scale;
}

/** The Scale of an object when the target is its `scale` subresource; otherwise undefined. */
export function scaleOf(target: ResourceTarget, object: KubeObject): KubeObject | undefined {
  const paths = scalePaths(target);
  if (paths === undefined) return undefined;
  const { name, namespace, uid, resourceVersion, creationTimestamp } = object.metadata;
  const wanted = count(getIn(object, memberPath(paths.specReplicasPath)));
  const selector = selectorText(object, paths.labelSelectorPath);
  return {
    kind: SCALE.kind,
    apiVersion: `${SCALE.group}/${SCALE.version}`,
    metadata: {
      ...(name === undefined ? {} : { name }),
      ...(namespace === undefined ? {} : { namespace }),
      ...(uid === undefined ? {} : { uid }),
      ...(resourceVersion === undefined ? {} : { resourceVersion }),
      ...(creationTimestamp === undefined ? {} : { creationTimestamp }),
    },
    spec: wanted === 0 ? {} : { replicas: wanted },
    status: {
      replicas: count(getIn(object, memberPath(paths.statusReplicasPath))),
      ...(selector === '' ? {} : { selector }),
    },
  };
}

/** Why the Scale of an object cannot be shown; undefined when it can, or for other targets. */
export function scaleFault(target: ResourceTarget, object: KubeObject): string | undefined {
  const paths = scalePaths(target);
  // Built-in kinds default their replicas, or need none.
  if (paths === undefined || !target.resource.definition.custom) return undefined;
  if (getIn(object, memberPath(paths.specReplicasPath)) !== undefined) return undefined;
  return `the spec replicas field ".${paths.specReplicasPath}" does not exist`;
}

function count(value: JsonValue | undefined): number {
  return typeof value === 'number' ? value : 0;
}

/** The selector as text, from a text or a LabelSelector; empty when it matches nothing. */
function selectorText(object: KubeObject, path: string | undefined): string {
  if (path === undefined) return '';
  const value = getIn(object, memberPath(path));
  if (typeof value === 'string') return value;
  if (!isJsonObject(value)) return '';
  const isMap = !('matchLabels' in value) && !('matchExpressions' in value);
  const selector = labelSelectorOf(isMap ? { matchLabels: value } : value);
  return typeof selector === 'string' ? '' : printLabelSelector(selector);
}

/** PUT of a Scale: sets the replicas of the object. */
export function updateScale(
  services: RegistryServices,
  call: WriteCall,
  body: DecodedBody,
  options: WriteOptions,
): Promise<WriteOutcome> {
  const scale = placeScale(readScale(call, body, options), call.target);
  return changeScale(services, call, () => Promise.resolve({ scale }));
}

/**
 * A Scale body in normal form.
 *
 * @throws StatusError 400 for another kind or wrong types, or unknown fields at level Strict
 */
export function readScale(call: WriteCall, body: DecodedBody, options: WriteOptions): KubeObject {
  const given = withExpectedKind(body.object, SCALE);
  const faults = new FieldFaults(options.fieldValidation, body);
  const { metadata, spec, status } = readParts(call.target, given, faults);
  faults.settle(call.context, SCALE);
  const replicas = readCount(spec['replicas'], 'ScaleSpec.spec.replicas', writtenAt(body.written, 'spec', 'replicas'));
  readCount(status['replicas'], 'ScaleStatus.status.replicas', writtenAt(body.written, 'status', 'replicas'));
  const selector = status['selector'] ?? '';
  if (typeof selector !== 'string') throw wrongType(jsonTypeName(selector), 'ScaleStatus.status.selector', 'string');
  const { kind, apiVersion } = SCALE_NAMES;
  const scale = { kind, apiVersion, metadata, spec: { replicas }, status };
  call.context.audit?.requestObject(scale);
  return scale;
}

function readCount(value: JsonValue | undefined, place: string, literal: unknown): number {
  const given = value ?? 0;
  if (isInt32(given) && literal === undefined) return given;
  const isNumber = typeof given === 'number' || typeof given === 'bigint';
  throw wrongType(isNumber ? `number ${String(literal ?? given)}` : jsonTypeName(given), place, 'int32');
}

function wrongType(shown: string, place: string, type: string): StatusError {
  return badRequest(
    `Scale in version "v1" cannot be handled as a Scale: json: cannot unmarshal ${shown} into Go struct field ` +
      `${place} of type ${type}`,
  );
}

/** The Scale in the namespace and under the name of the URL. @throws StatusError 400 when it names others */
export function placeScale(scale: KubeObject, target: ResourceTarget): KubeObject {
  const placed = inRequestNamespace(scale, target);
  checkNameOnUrl(placed, target.name);
  return placed;
}

const SCALE_NAMES = { kind: SCALE.kind, apiVersion: `${SCALE.group}/${SCALE.version}` };

function part(object: JsonObject, member: string): JsonObject {
  const value = object[member] ?? {};
  if (isJsonObject(value)) return value;
  throw badRequest(`Scale in version "v1" cannot be handled as a Scale: ${member} must be an object`);
}

/** Metadata as of every kind, in normal form, without the managers of the scaled object. @throws StatusError 400 for wrong types */
function readMetadata({ resource }: ResourceTarget, given: JsonObject, faults: FieldFaults): KubeObject['metadata'] {
  const { metadata } = resource.compiled.schema.properties ?? {};
  const schema: StructuralSchema = { type: 'object', ...(metadata !== undefined && { properties: { metadata } }) };
  const { managedFields: _of, ...own } = part(
    compileNormaliser(schema, SCALE)({ metadata: given }, faults),
    'metadata',
  );
  return own;
}

interface ScaleParts {
  readonly metadata: KubeObject['metadata'];
  readonly spec: JsonObject;
  readonly status: JsonObject;
}

/** Member by member, so that unknown ones are reported in the order of the body. */
function readParts(target: ResourceTarget, given: JsonObject, faults: FieldFaults): ScaleParts {
  let metadata: KubeObject['metadata'] = {};
  let spec: JsonObject = {};
  let status: JsonObject = {};
  for (const member of Object.keys(given)) {
    if (member === 'metadata') metadata = readMetadata(target, part(given, member), faults);
    else if (member === 'spec') spec = pick(part(given, member), ['replicas'], member, faults);
    else if (member === 'status') status = pick(part(given, member), ['replicas', 'selector'], member, faults);
    else if (member !== 'kind' && member !== 'apiVersion') faults.unknownField(member);
  }
  return { metadata, spec, status };
}

function pick(object: JsonObject, known: readonly string[], path: string, faults: FieldFaults): JsonObject {
  const kept: Record<string, JsonValue | undefined> = {};
  for (const [key, value] of Object.entries(object)) {
    if (known.includes(key)) kept[key] = value;
    else faults.unknownField(`${path}.${key}`);
  }
  return kept;
}

/**
 * The replicas of a custom object that has none, as a patch finds them: a number that no object has, so that a patch
 * that leaves it is noticed. That of the public API.
 */
const UNSET_REPLICAS = -(2 ** 31);

/** The Scale that a patch changes. */
export function patchedScale(current: CurrentScale): KubeObject {
  return current.isUnset ? { ...current.scale, spec: { replicas: UNSET_REPLICAS } } : current.scale;
}

/** The Scale of an object before a change. */
export interface CurrentScale {
  readonly scale: KubeObject;
  /** The object is of a custom kind and has no replicas, which the Scale shows as 0. */
  readonly isUnset: boolean;
}

/**
 * Runs a change of the Scale through the path of every update. Admission sees Scales; the object is stored with another
 * count.
 *
 * @param change the desired Scale, made from the current one
 * @throws StatusError 400 when a custom object without replicas would get none, and as an update of the object
 */
export function changeScale(
  services: RegistryServices,
  call: WriteCall,
  change: (current: CurrentScale, managers: Managers) => Promise<ScaleChange>,
): Promise<WriteOutcome> {
  const { target } = call;
  const { definition } = target.resource;
  const paths = subresourceOf(target).scale!;
  return optimistically<WriteOutcome>(services, storeKeyOf(target), definition, call.context, async (stored) => {
    if (stored === undefined) throw notFound(definition, target.name);
    const current = await currentObject(services, target, stored);
    const before = scaleOf(target, current.object)!;
    const managers = storedManagers(current.object.metadata['managedFields']);
    const owners = managersOfScale(services, target, managers);
    const isUnset = scaleFault(target, current.object) !== undefined;
    const made = await change({ scale: before, isUnset }, owners);
    const wanted = made.scale;
    if (definition.custom && replicasOf(wanted) === UNSET_REPLICAS) {
      throw badRequest(`the spec replicas field ".${paths.specReplicasPath}" cannot be empty`);
    }
    checkScale(services, target, wanted, before);
    const admission = scaleAdmission(services, call, paths, before);
    const replicas = withReplicas(current.object, paths, wanted);
    const after = made.managers ?? (await trackScale(services, call, { before, wanted, owners }));
    const scaled = managersAfterScale(services, target, servedApiVersion(definition), { managers, scale: after });
    const changed = withManagers(replicas, scaled);
    const attempt = await attemptUpdate(services, call, current, changed, admission);
    return asScale(target, attempt);
  });
}

/** The result of changing a Scale. */
interface ScaleChange {
  readonly scale: KubeObject;
  /** The managers of the replicas; absent when they follow from the change. */
  readonly managers?: Managers;
}

/** A write of a Scale, as ownership sees it. */
export function ownedScaleWrite(
  services: RegistryServices,
  call: WriteCall,
  operation: 'Apply' | 'Update',
  managers: Managers,
): OwnedWrite {
  const write = ownedWrite(services, call, operation, managers);
  return { ...write, kind: SCALE_KIND, manager: { ...write.manager, apiVersion: SCALE_VERSION } };
}

/** Untracked replicas stay untracked until the first apply. */
async function trackScale(
  services: RegistryServices,
  call: WriteCall,
  { before, wanted, owners }: { before: KubeObject; wanted: KubeObject; owners: Managers },
): Promise<Managers> {
  if (owners.size === 0) return owners;
  const [was, is] = [before, wanted].map((scale) => ({ spec: { replicas: replicasOf(scale) } }));
  return updateManagers(ownedScaleWrite(services, call, 'Update', owners), was!, is!);
}

function checkScale(services: RegistryServices, target: ResourceTarget, wanted: KubeObject, before: KubeObject): void {
  const { definition } = target.resource;
  const version = wanted.metadata.resourceVersion ?? '';
  // 0 means no particular version.
  const asks = version !== '' && (definition.custom || version !== '0');
  if (asks && version !== before.metadata.resourceVersion) {
    throw conflict(definition, target.name, STALE_OBJECT);
  }
  const uid = wanted.metadata.uid ?? '';
  if (uid !== '' && uid !== before.metadata.uid) {
    const both = `UID in precondition: ${uid}, UID in object meta: ${before.metadata.uid ?? ''}`;
    throw conflict(definition, target.name, `Precondition failed: ${both}`);
  }
  // The count of a custom object is validated with the object.
  if (definition.custom) return;
  const replicas = replicasOf(wanted);
  const faults = [...metadataErrors(wanted, definition, services.naming)];
  if (replicas < 0) faults.push(invalidValue('spec.replicas', replicas, 'must be greater than or equal to 0'));
  if (faults.length > 0) throw invalid(SCALE.group, SCALE.kind, target.name, faults);
}

/** The desired replicas of a Scale, which omits 0. */
export function replicasOf(scale: KubeObject): number {
  return count(getIn(scale, ['spec', 'replicas']));
}

function withReplicas(object: KubeObject, paths: ScalePaths, scale: KubeObject): KubeObject {
  return setIn(object, memberPath(paths.specReplicasPath), replicasOf(scale));
}

function scaleAdmission(
  services: RegistryServices,
  call: WriteCall,
  paths: ScalePaths,
  before: KubeObject,
): AdmissionView {
  const attributes = (object: KubeObject): AdmissionAttributes => ({
    ...admissionAttributes(call, 'UPDATE', scaleOf(call.target, object), before),
    kind: SCALE,
  });
  return {
    async mutate(object) {
      const mutated = await services.admission.mutate(call.context, attributes(object));
      return mutated === undefined ? object : withReplicas(object, paths, mutated);
    },
    validate: (object) => services.admission.validate(call.context, attributes(object)),
  };
}

function asScale(target: ResourceTarget, attempt: Attempt<WriteOutcome>): Attempt<WriteOutcome> {
  if (attempt.kind === 'lost-race') return attempt;
  const { object } = attempt.result;
  const scale = transientObject(scaleOf(target, object.parsed)!, object.revision);
  return { kind: attempt.kind, result: { object: scale, created: false } };
}
