import type {
  CustomResourceDefinition,
  CustomResourceDefinitionSpec,
  CustomResourceDefinitionStatus,
} from '../../../../../generated/types/apis__apiextensions.cluster.io__v1.js';
import type { JsonObject } from '../../../../json/types.js';
import { type FieldError, invalidValue, required } from '../../../../meta/field-errors.js';
import { FieldPath } from '../../../../meta/field-path.js';
import type { NamingProfile } from '../../../../naming/profile.js';
import { urlFault } from '../../../../schema/cel/library/urls.js';
import { someSchema } from '../../../../schema/custom/json-schema.js';
import type { Typed } from '../../../strategy.js';
import { flagAt, objectAt, objectsAt, textAt, type Of } from '../../members.js';

const SPEC = FieldPath.of('spec');

/** The name of a definition is `<resource>.<group>`. */
export function nameErrors(
  object: Typed<CustomResourceDefinition>,
  spec: Of<CustomResourceDefinitionSpec>,
): readonly FieldError[] {
  const wanted = `${textAt(objectAt(spec, 'names'), 'plural')}.${textAt(spec, 'group')}`;
  // A missing name is reported with the rest of metadata.
  return (['generateName', 'name'] as const).flatMap((member) => {
    const name = object.metadata[member] ?? '';
    if (name === '' || name === wanted) return [];
    return [invalidValue(`metadata.${member}`, name, 'must be spec.names.plural+"."+spec.group')];
  });
}

/** The faults of the member that new definitions must not have. */
export function preserveErrors(spec: Of<CustomResourceDefinitionSpec>): readonly FieldError[] {
  if (!flagAt(spec, 'preserveUnknownFields')) return [];
  const why = 'cannot set to true, set x-kubernetes-preserve-unknown-fields to true in spec.versions[*].schema instead';
  const reasons = hasDefaults(spec) ? ['must be false in order to use defaults in the schema', why] : [why];
  return reasons.map((reason) => invalidValue(SPEC.child('preserveUnknownFields'), true, reason));
}

function hasDefaults(spec: Of<CustomResourceDefinitionSpec>): boolean {
  return objectsAt(spec, 'versions').some((version) => {
    const schema: JsonObject | undefined = objectAt(objectAt(version, 'schema'), 'openAPIV3Schema');
    return schema !== undefined && someSchema(schema, ({ default: value }) => (value ?? null) !== null);
  });
}

/** The faults of the list of versions in which objects may be stored. */
export function storedVersionsErrors(
  status: Of<CustomResourceDefinitionStatus> | undefined,
  spec: Of<CustomResourceDefinitionSpec>,
): readonly FieldError[] {
  const stored = (status?.['storedVersions'] ?? []) as readonly string[];
  const at = FieldPath.of('status', 'storedVersions');
  if (stored.length === 0) return [invalidValue(at, stored, 'must have at least one stored version')];
  const errors: FieldError[] = [];
  const names = new Set<string>();
  const last = new Map(stored.map((name, index) => [name, index]));
  for (const version of objectsAt(spec, 'versions')) {
    const name = textAt(version, 'name');
    names.add(name);
    if (flagAt(version, 'storage') && !last.has(name)) {
      errors.push(invalidValue(at, stored, `must have the storage version ${name}`));
    }
  }
  for (const [index, name] of stored.entries()) {
    if (names.has(name) || last.get(name) !== index) continue;
    const why =
      `missing from spec.versions; ${name} was previously a storage version, and must remain in spec.versions until a ` +
      `storage migration ensures no data remains persisted in ${name} and removes ${name} from status.storedVersions`;
    errors.push(invalidValue(at.index(index), name, why));
  }
  return errors;
}

/** The faults of immutable members: scope and group always, names once objects are served. */
export function immutableErrors(
  spec: Of<CustomResourceDefinitionSpec>,
  stored: JsonObject,
  established: boolean,
): readonly FieldError[] {
  const always = [['group'], ['names', 'plural']];
  const paths = established ? [['scope'], ['names', 'kind'], ...always] : always;
  return paths.flatMap((path) => {
    const read = (from: JsonObject): string => {
      const holder = path.length === 1 ? from : objectAt(from, path[0]!);
      return textAt(holder, path.at(-1)!);
    };
    return read(spec) === read(stored) ? [] : [invalidValue(SPEC.child(...path), read(spec), 'field is immutable')];
  });
}

/** The annotation that a definition in a protected group needs. */
export function approvalAnnotation({ labelDomain }: NamingProfile): string {
  return `api-approved.${labelDomain}`;
}

/** Whether a group is in the project's domain, so that definitions in it need approval. */
export function isProtectedGroup(group: string, { groupDomain, labelDomain }: NamingProfile): boolean {
  return [groupDomain, labelDomain].some((domain) => group === domain || group.endsWith(`.${domain}`));
}

/**
 * The faults of an unapproved group in the project's domain.
 *
 * @param before the annotations of the stored definition; an unchanged state is accepted
 */
export function approvalErrors(
  group: string,
  annotations: JsonObject | undefined,
  before: JsonObject | undefined,
  naming: NamingProfile,
): readonly FieldError[] {
  if (!isProtectedGroup(group, naming)) return [];
  const annotation = approvalAnnotation(naming);
  const given = textAt(annotations, annotation);
  const state = approvalOf(given);
  if (before !== undefined && approvalOf(textAt(before, annotation)) === state) return [];
  const at = FieldPath.of('metadata', 'annotations').key(annotation);
  const see = 'see https://github.com/kubernetes/enhancements/pull/1111';
  const need = `protected groups must have approval annotation "${annotation}"`;
  if (state === 'missing') return [required(at, `${need}, ${see}`)];
  if (state !== 'invalid') return [];
  return [invalidValue(at, given, `${need} with either a URL or a reason starting with "unapproved", ${see}`)];
}

/** A URL with a host. */
const WITH_HOST = /^[A-Za-z][A-Za-z0-9+.-]*:\/\/[^/?#]/;

/** The content of a protected group's approval annotation. */
export function approvalOf(annotation: string): 'missing' | 'bypassed' | 'approved' | 'invalid' {
  if (annotation === '') return 'missing';
  if (annotation.startsWith('unapproved')) return 'bypassed';
  return urlFault(annotation) === undefined && WITH_HOST.test(annotation) ? 'approved' : 'invalid';
}

/** The scope is required; the schema knows the allowed ones. */
export function scopeErrors(spec: Of<CustomResourceDefinitionSpec>): readonly FieldError[] {
  return textAt(spec, 'scope') === '' ? [required(SPEC.child('scope'))] : [];
}

/** Webhook conversion is not allowed while unknown fields are preserved without a schema. */
export function webhookNeedsPruning(spec: Of<CustomResourceDefinitionSpec>): readonly FieldError[] {
  const strategy = textAt(objectAt(spec, 'conversion'), 'strategy');
  if (strategy === 'None' || strategy === '' || !flagAt(spec, 'preserveUnknownFields')) return [];
  const why = 'must be None if spec.preserveUnknownFields is true';
  return [invalidValue(SPEC.child('conversion', 'strategy'), strategy, why)];
}
