import { type FieldError, forbiddenValue, invalidValue, MAX_FIELD_ERRORS, required } from '../meta/field-errors.js';
import { FieldPath } from '../meta/field-path.js';
import { FOREGROUND_FINALIZER, ORPHAN_FINALIZER } from '../meta/finalizers.js';
import { annotationFaults, managerFaults, ownerFaults, propagationFaults } from '../meta/metadata-faults.js';
import {
  configKeyFaults,
  dns1035LabelFaults,
  dnsLabelFaults,
  dnsSubdomainFaults,
  type NameFaults,
  pathSegmentFaults,
  pathSegmentPrefixFaults,
  prefixFaults,
  qualifiedNameFaults,
} from '../meta/names.js';
import type { KubeObject, ObjectMeta, OwnerReference } from '../meta/object.js';
import { quote } from '../meta/quote.js';
import { labelFaults } from '../meta/selectors/label-object.js';
import type { NamingProfile } from '../naming/profile.js';
import type { NameRule, ResourceDefinition, SubresourceDefinition } from '../resources/definition.js';

const METADATA = FieldPath.of('metadata');
const NAME = METADATA.child('name');
const GENERATE_NAME = METADATA.child('generateName');
const NAMESPACE = METADATA.child('namespace');
const LABELS = METADATA.child('labels');
const ANNOTATIONS = METADATA.child('annotations');
const OWNERS = METADATA.child('ownerReferences');
const FINALIZERS = METADATA.child('finalizers');
const MANAGED_FIELDS = METADATA.child('managedFields');
/** Longest `generateName` of kinds with unlimited names; what exceeds 58 characters is cut off. */
const MAX_GENERATE_NAME = 253;
const LONG_GENERATE_NAME = `must be no more than ${MAX_GENERATE_NAME} characters`;
const NO_ERRORS: readonly FieldError[] = Object.freeze([]);

const NAME_FAULTS: Readonly<Record<NameRule, (name: string) => NameFaults>> = {
  'dns-subdomain': dnsSubdomainFaults,
  'dns-label': dnsLabelFaults,
  'dns-1035-label': dns1035LabelFaults,
  'path-segment': pathSegmentFaults,
  'config-key': configKeyFaults,
};

/**
 * Every fault of an object's metadata that does not depend on the stored object.
 *
 * @param updated the subresource that an update writes, empty for the main resource; absent for a create
 */
export function metadataErrors(
  object: KubeObject,
  definition: ResourceDefinition,
  naming: NamingProfile,
  updated?: string,
): readonly FieldError[] {
  const { metadata } = object;
  const { generateName: base = '' } = metadata;
  const part = updated === undefined || updated === '' ? undefined : subresourceIn(definition, updated);
  const strict = part === undefined ? definition.looseGenerateName !== true : part.strictGenerateName === true;
  const bare = definition.custom || definition.bareFinalizers === true || part?.bareFinalizers === true;
  return [
    ...(updated === undefined ? newBaseErrors(base, definition) : baseErrors(base, strict ? definition : undefined)),
    ...nameErrors(metadata, definition),
    ...namespaceErrors(metadata, definition),
    ...labelFaults(metadata.labels ?? {}, LABELS),
    ...annotationFaults(metadata.annotations ?? {}, ANNOTATIONS),
    ...ownerFaults((metadata['ownerReferences'] as readonly OwnerReference[] | undefined) ?? [], OWNERS),
    ...finalizerErrors(metadata.finalizers ?? [], bare, naming),
    ...generationErrors(metadata.generation ?? 0),
    ...managerFaults(metadata['managedFields'], MANAGED_FIELDS),
  ];
}

function subresourceIn({ subresources }: ResourceDefinition, wanted: string): SubresourceDefinition | undefined {
  return subresources.find(({ name }) => name === wanted);
}

/** Faults of a `generateName` in a create that generates its name. */
function newBaseErrors(base: string, { nameRule }: ResourceDefinition): readonly FieldError[] {
  if (base === '') return NO_ERRORS;
  const faults = prefixFaults(base, NAME_FAULTS[nameRule]);
  // Kinds with names of any length have a limit here.
  const shown = faults.length === 0 && base.length > MAX_GENERATE_NAME ? [LONG_GENERATE_NAME] : faults;
  return shown.map((fault) => invalidValue(GENERATE_NAME, base, fault));
}

/** Faults of a `generateName` in an update. @param strict the kind whose name rule applies; absent: none */
function baseErrors(base: string, strict: ResourceDefinition | undefined): readonly FieldError[] {
  if (base === '') return NO_ERRORS;
  const rule = strict === undefined || strict.nameRule === 'path-segment' ? undefined : NAME_FAULTS[strict.nameRule];
  const faults = [...(rule === undefined ? [] : prefixFaults(base, rule)), ...pathSegmentPrefixFaults(base)];
  return faults.map((fault) => invalidValue(GENERATE_NAME, base, fault));
}

/** The server counts generations. A kind without them drops the client's value, but rejects a negative one. */
function generationErrors(generation: number): readonly FieldError[] {
  if (generation >= 0) return NO_ERRORS;
  return [invalidValue(METADATA.child('generation'), generation, 'must be greater than or equal to 0')];
}

function nameErrors(metadata: ObjectMeta, definition: ResourceDefinition): readonly FieldError[] {
  const name = metadata.name ?? '';
  if (name === '') return [required(NAME, 'name or generateName is required')];
  const faults = NAME_FAULTS[definition.nameRule](name);
  return (faults.length > 0 ? faults : keyFaults(name)).map((fault) => invalidValue(NAME, name, fault));
}

/** What no name may contain, whatever the rule of its kind: characters not allowed in a key or URL (BL-115). */
function keyFaults(name: string): NameFaults {
  const faults: string[] = [];
  if (/[\u0000-\u001f\u007f]/.test(name)) faults.push('may not contain control characters');
  if (Buffer.byteLength(name) > 253) faults.push('must be no more than 253 bytes');
  return faults;
}

function namespaceErrors(metadata: ObjectMeta, definition: ResourceDefinition): FieldError[] {
  const namespace = metadata.namespace ?? '';
  if (!definition.namespaced) return namespace === '' ? [] : [forbiddenValue(NAMESPACE, 'not allowed on this type')];
  if (namespace === '') return [required(NAMESPACE)];
  return dnsLabelFaults(namespace).map((fault) => invalidValue(NAMESPACE, namespace, fault));
}

function finalizerErrors(finalizers: readonly string[], bare: boolean, naming: NamingProfile): FieldError[] {
  const path = FINALIZERS;
  const errors: FieldError[] = [];
  for (const [index, name] of finalizers.entries()) {
    if (errors.length > MAX_FIELD_ERRORS) break;
    for (const fault of qualifiedNameFaults(name)) errors.push(invalidValue(path, name, fault));
    if (bare || name.includes('/') || isStandardFinalizer(name, naming)) continue;
    errors.push(invalidValue(path.index(index), name, UNQUALIFIED_FINALIZER));
  }
  return [...errors, ...propagationFaults(finalizers, path)];
}

const UNQUALIFIED_FINALIZER = 'name is neither a standard finalizer name nor is it fully qualified';

/** Finalizers without a domain that the server knows. */
function isStandardFinalizer(name: string, naming: NamingProfile): boolean {
  return name === ORPHAN_FINALIZER || name === FOREGROUND_FINALIZER || name === naming.namespaceFinalizer;
}

/** Immutable members of metadata. The creation time is restored before (`metadata.ts`). */
const IMMUTABLE = ['name', 'namespace', 'uid', 'deletionTimestamp', 'deletionGracePeriodSeconds'] as const;

/** Every fault of an update's metadata compared with the stored object. */
export function metadataUpdateErrors(object: KubeObject, stored: KubeObject): readonly FieldError[] {
  const errors: FieldError[] = [];
  for (const member of IMMUTABLE) {
    const value = object.metadata[member] ?? '';
    if (value === (stored.metadata[member] ?? '')) continue;
    errors.push(invalidValue(METADATA.child(member), value, 'field is immutable'));
  }
  const added = addedFinalizers(object, stored);
  if (stored.metadata.deletionTimestamp !== undefined && added.length > 0) {
    const found = `[]string{${[...new Set(added)].sort().map(quote).join(', ')}}`;
    const why = `no new finalizers can be added if the object is being deleted, found new finalizers ${found}`;
    errors.push(forbiddenValue(METADATA.child('finalizers'), why));
  }
  return errors;
}

function addedFinalizers(object: KubeObject, stored: KubeObject | undefined): readonly string[] {
  const { finalizers = NONE } = object.metadata;
  if (finalizers.length === 0) return NONE;
  const before = new Set(stored?.metadata.finalizers);
  return finalizers.filter((name) => !before.has(name));
}

const NONE: readonly string[] = Object.freeze([]);

/** Warnings for added finalizers without a domain, which could collide with another writer's. */
export function finalizerWarnings(
  object: KubeObject,
  stored: KubeObject | undefined,
  naming: NamingProfile,
): readonly string[] {
  return addedFinalizers(object, stored)
    .filter((name) => !name.includes('/') && !isStandardFinalizer(name, naming))
    .map(
      (name) =>
        `metadata.finalizers: ${quote(name)}: prefer a domain-qualified finalizer name ` +
        `${name.includes('.') ? 'including a path (/) ' : ''}to avoid accidental conflicts with other finalizer writers`,
    );
}
