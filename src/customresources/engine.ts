import { type FieldError, type FieldErrorReason, invalidValue, MAX_FIELD_ERRORS } from '../meta/field-errors.js';
import type { KubeObject } from '../meta/object.js';
import type { Steps } from '../meta/steps.js';
import type { ResourceDefinition } from '../resources/definition.js';
import type { Environment } from '../schema/cel/environment.js';
import { objectRules } from '../schema/cel/rules.js';
import { compileEmbeddedChecks } from '../schema/custom/embedded-objects.js';
import { type JsonSchema, propertyOf } from '../schema/custom/json-schema.js';
import { compileListChecks } from '../schema/custom/list-uniqueness.js';
import { customNormaliser } from '../schema/custom/normalise.js';
import { createValueCaches } from '../schema/custom/value-caches.js';
import { structuralForm } from '../schema/custom/structural-form.js';
import { checkValue, fieldBelow } from '../schema/custom/value-check.js';
import type { Normaliser } from '../schema/normalise.js';
import type { StructuralSchema } from '../schema/structural.js';
import { scaleErrors } from './scale-checks.js';

/** What one version's schema does to objects. */
export interface Engine {
  /** The schema for intents and ownership (`treeOfOwners`), with apiVersion, kind and standard metadata. */
  readonly tree: StructuralSchema;
  /** Prunes and applies defaults. */
  readonly normalise: Normaliser;
  /** The same for a stored object: nothing rejects it. */
  readonly normaliseStored: Normaliser;
  /** The same for the result of an intent: disallowed nulls are left for validation. */
  readonly normaliseMerged: Normaliser;
  /** Prunes only: the form of a conversion's result. */
  readonly prune: Normaliser;
  /** @param warn called for broken rules of unchanged values */
  validate(
    object: KubeObject,
    stored: KubeObject | undefined,
    subresource: string,
    warn?: (text: string) => void,
  ): Steps<readonly FieldError[]>;
}

/** Faults that prevent the evaluation of rules. */
const BLOCKING: ReadonlySet<FieldErrorReason> = new Set([
  'FieldValueNotSupported',
  'FieldValueRequired',
  'FieldValueTooLong',
  'FieldValueTooMany',
  'FieldValueTypeInvalid',
]);

const UNCHECKED_RULES = invalidValue(
  '<nil>',
  null,
  'some validation rules were not checked because the object was invalid; correct the existing errors to complete validation',
);

const TEXT: StructuralSchema = { type: 'string' };

/** What engines share. */
export interface EngineParts {
  /** Schema of ObjectMeta. */
  readonly metadata: StructuralSchema;
  /** The environment of rules. */
  readonly expressions: Environment;
}

/** Makes the engine of one version. */
export function createEngine(
  definition: ResourceDefinition,
  schema: JsonSchema,
  { metadata, expressions }: EngineParts,
): Engine {
  const own = structuralForm(schema);
  const tree: StructuralSchema = {
    ...own,
    type: 'object',
    properties: {
      ...treeOfOwners(own, metadata).properties,
      apiVersion: TEXT,
      kind: TEXT,
      metadata,
    },
  };
  const options = { kind: definition.kind, version: definition.version, metadata };
  const lists = compileListChecks(own);
  const embedded = compileEmbeddedChecks(own);
  const caches = createValueCaches();
  const most = MAX_FIELD_ERRORS;
  const status = propertyOf(schema, 'status');
  const rules = objectRules(schema, expressions);

  const schemaErrors = (object: KubeObject, stored: KubeObject | undefined, subresource: string) => {
    if (subresource !== 'status') return checkValue(schema, object, stored, { caches, most });
    const value = object['status'];
    if (value === undefined || status === undefined) return [];
    // Messages about a status validated alone have paths relative to it; only the field has the whole path.
    return checkValue(status, value, stored?.['status'], { caches, most }).map((error) => ({
      ...error,
      field: fieldBelow('status', error.field),
    }));
  };
  /**
   * A write of the status validates the embedded objects of the status alone, unless the stored ones were invalid
   * already.
   */
  const embeddedErrors = (object: KubeObject, stored: KubeObject | undefined, subresource: string) => {
    if (subresource !== 'status') return embedded(object);
    const inStatus = (one: KubeObject) => (one['status'] === undefined ? [] : embedded({ status: one['status'] }));
    return stored === undefined || inStatus(stored).length === 0 ? inStatus(object) : [];
  };
  return {
    tree,
    normalise: customNormaliser(own, options),
    normaliseStored: customNormaliser(own, { ...options, mistyped: 'drop' }),
    normaliseMerged: customNormaliser(own, { ...options, keepsNulls: true }),
    prune: customNormaliser(own, { ...options, fill: false, mistyped: 'drop' }),
    *validate(object, stored, subresource, warn) {
      const errors = [...schemaErrors(object, stored, subresource), ...scaleErrors(definition, object, subresource)];
      yield;
      errors.push(...embeddedErrors(object, stored, subresource));
      yield;
      // Repeated items that the list had before are not reported to a client that changes something else.
      if (stored === undefined || lists(stored).length === 0) errors.push(...lists(object));
      if (rules === undefined) return errors;
      // Rules may rely on types, required members and sizes.
      const blocked = hasNoName(object) || errors.some(({ reason }) => BLOCKING.has(reason));
      if (blocked) return [...errors, UNCHECKED_RULES];
      yield;
      const found = yield* rules.evaluate(object, stored);
      if (warn !== undefined) for (const text of found.warnings) warn(text);
      return [...errors, ...found.errors];
    },
  };
}

/**
 * The schema for intents and ownership. It differs from the validation schema in two ways. Embedded objects have the
 * members of every object, so that their ownership is tracked. And every object below one that preserves unknown
 * members preserves them, too, as in the schema that the public API types intents with; the normaliser, which follows
 * the validation schema, prunes them afterwards.
 */
function treeOfOwners(tree: StructuralSchema, metadata: StructuralSchema, isOpen = false): StructuralSchema {
  const { properties, items, additionalProperties } = tree;
  const open = isOpen || tree.preserveUnknownFields === true;
  const inside = Object.entries(properties ?? {}).map(
    ([name, child]) => [name, treeOfOwners(child, metadata, open)] as const,
  );
  const members = tree.embeddedResource === true ? { apiVersion: TEXT, kind: TEXT, metadata } : {};
  const changed = inside.some(([name, child]) => child !== properties?.[name]) || tree.embeddedResource === true;
  const below = items && treeOfOwners(items, metadata, open);
  const values = additionalProperties && treeOfOwners(additionalProperties, metadata, open);
  const opened = open && tree.type === 'object' && tree.preserveUnknownFields !== true;
  if (!changed && !opened && below === items && values === additionalProperties) return tree;
  return {
    ...tree,
    ...(opened && { preserveUnknownFields: true }),
    ...(changed && { properties: { ...Object.fromEntries(inside), ...members } }),
    ...(below && { items: below }),
    ...(values && { additionalProperties: values }),
  };
}

/** Its name is validated elsewhere, and rules are not evaluated without it. */
function hasNoName({ metadata }: KubeObject): boolean {
  return (metadata.name ?? '') === '';
}
