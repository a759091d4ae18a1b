import { equalJson } from '../../json/equal.js';
import { isJsonObject, type MutableJsonObject, setOwn } from '../../json/own-property.js';
import type { JsonObject, JsonValue } from '../../json/types.js';
import { type FieldError, invalidValue, MAX_FIELD_ERRORS, printFieldErrors } from '../../meta/field-errors.js';
import type { FieldPath } from '../../meta/field-path.js';
import { lazily } from '../../meta/lazily.js';
import type { Steps } from '../../meta/steps.js';
import { type KnownRules, OBJECT_BUDGET, objectRules } from '../cel/rules.js';
import type { Normaliser } from '../normalise.js';
import type { StructuralSchema } from '../structural.js';
import { compileEmbeddedChecks, type EmbeddedChecks } from './embedded-objects.js';
import type { DefinitionAllowance } from './definition-allowance.js';
import { hasRules, itemsOf, type JsonSchema, ruleCharacters } from './json-schema.js';
import { customNormaliser } from './normalise.js';
import type { PlainSchemas } from './plain-schemas.js';
import { createValueCaches, type ValueCaches } from './value-caches.js';
import { structuralForm } from './structural-form.js';
import { checkValue, fieldBelow } from './value-check.js';

/** Where a schema is: in which whole or embedded object, and how a value there becomes one. */
interface Surroundings {
  readonly whole: WholeObject;
  /** Inside apiVersion, kind or metadata, whose values are decoded with the whole object. */
  readonly inMetadata: boolean;
  readonly wrap: (value: JsonValue) => JsonValue;
}

/** The state of checking all defaults of one schema. */
interface Run {
  readonly caches: ValueCaches;
  readonly allowance: DefaultAllowance;
  readonly plain: PlainSchemas;
  /** Compiled rules, since those of a default are also evaluated with the defaults around it; undefined: none is. */
  readonly rules: KnownRules | undefined;
  /** The remaining rule budget; once it is spent the rest is not checked. */
  budget: number;
}

type DefaultAllowance = Pick<DefinitionAllowance, 'environment' | 'metadata' | 'ruleCharacters'>;

const TYPE_META: JsonObject = { apiVersion: 'validation/v1', kind: 'Validation' };

/**
 * The faults of the defaults of a schema, found in steps: each must contain nothing that the schema would prune, be
 * valid, and satisfy its rules. A default inside metadata must also give valid metadata. The schema must be structural.
 *
 * @param plain its plain parts, which are checked inside metadata only
 */
export function* defaultErrors(
  root: JsonSchema,
  path: FieldPath,
  allowance: DefaultAllowance,
  plain: PlainSchemas,
): Steps<readonly FieldError[]> {
  const run: Run = {
    caches: createValueCaches(),
    allowance,
    plain,
    // A schema with too many of them is rejected for that, without compiling any.
    rules: ruleCharacters(root, plain) > allowance.ruleCharacters ? undefined : new Map(),
    budget: OBJECT_BUDGET,
  };
  const errors: FieldError[] = [];
  // The root is a whole object, so its default is checked like an embedded one: apiVersion and kind are required.
  yield* check({ ...root, 'x-kubernetes-embedded-resource': true }, path, run, errors);
  return errors;
}

function* check(
  schema: JsonSchema,
  path: FieldPath,
  run: Run,
  errors: FieldError[],
  around?: Surroundings,
): Steps<void> {
  const isWhole = schema['x-kubernetes-embedded-resource'] === true;
  const here: Surroundings =
    isWhole || around === undefined
      ? { whole: new WholeObject(schema, run.allowance.metadata), inMetadata: false, wrap: asWholeObject }
      : around;
  if (schema.default !== undefined && schema.default !== null) {
    const at = path.child('default');
    const faults = errorsOfDefault(schema, schema.default, at, run, here);
    errors.push(...faults, ...(faults.length > 0 ? [] : yield* ruleErrors(schema, schema.default, at, run)));
  }
  yield;
  const visit = function* (child: JsonSchema, at: FieldPath, below: Surroundings): Steps<void> {
    if (run.budget < 0 || (!below.inMetadata && run.plain.has(child))) return;
    yield* check(child, at, run, errors, below);
  };
  const items = itemsOf(schema);
  if (items !== undefined) {
    yield* visit(items, path.child('items'), { ...here, wrap: (value) => here.wrap([value]) });
  }
  for (const [name, child] of Object.entries(schema.properties ?? {})) {
    yield* visit(child, path.child('properties').key(name), {
      whole: here.whole,
      inMetadata: here.inMetadata || (isWhole && (name === 'metadata' || Object.hasOwn(TYPE_META, name))),
      wrap: (value) => here.wrap(memberOf(name, value)),
    });
  }
}

function memberOf(name: string, value: JsonValue): JsonObject {
  const object: MutableJsonObject = {};
  setOwn(object, name, value);
  return object;
}

function asWholeObject(value: JsonValue): JsonValue {
  return isJsonObject(value) ? { ...TYPE_META, ...value } : value;
}

function* ruleErrors(schema: JsonSchema, value: JsonValue, path: FieldPath, run: Run): Steps<readonly FieldError[]> {
  if (run.rules === undefined || !hasRules(schema)) return [];
  const isWhole = schema['x-kubernetes-embedded-resource'] === true;
  const rules = objectRules(schema, run.allowance.environment, isWhole, run.rules);
  if (rules === undefined) return [];
  const { errors, left } = yield* rules.evaluateDefault(value, path, run.budget);
  run.budget = left;
  return errors;
}

function errorsOfDefault(
  schema: JsonSchema,
  value: JsonValue,
  path: FieldPath,
  { caches, allowance }: Run,
  { inMetadata, whole, wrap }: Surroundings,
): readonly FieldError[] {
  const errors: FieldError[] = [];
  const at = path.toString();
  if (inMetadata) {
    const { faults } = whole.read(wrap(value));
    const why = `must result in valid metadata: ${printFieldErrors(faults)}`;
    if (faults.length > 0) return [invalidValue(path, value, why)];
  } else {
    const { pruned, faults } = new WholeObject(schema, allowance.metadata).read(value);
    if (!equalJson(pruned, value)) errors.push(invalidValue(path, value, 'must not have unknown fields'));
    if (faults.length > 0) return [...errors, ...faults.map((fault) => ({ ...fault, field: joined(at, fault.field) }))];
  }
  const found = checkValue(schema, value, undefined, { caches, most: MAX_FIELD_ERRORS });
  // Messages name the place inside the default only.
  return [...errors, ...found.map((error) => ({ ...error, field: fieldBelow(at, error.field) }))];
}

function joined(path: string, field: string): string {
  return field.startsWith('[') ? path + field : `${path}.${field}`;
}

/** Reads values of a schema as objects are read: prunes them, and checks the metadata of all objects in them. */
class WholeObject {
  readonly #tree: () => StructuralSchema;
  readonly #prune: () => Normaliser;
  readonly #check: () => EmbeddedChecks;
  /** Of the value that is read. */
  readonly #undecoded: FieldError[] = [];

  constructor(schema: JsonSchema, metadata: StructuralSchema) {
    this.#tree = lazily(() => structuralForm(schema));
    this.#check = lazily(() => compileEmbeddedChecks(this.#tree()));
    const mistyped = (fault: FieldError): void => void this.#undecoded.push(fault);
    this.#prune = lazily(() => {
      const holder: StructuralSchema = { type: 'object', properties: { value: withoutDefaults(this.#tree()) } };
      return customNormaliser(holder, { kind: '', version: '', metadata, mistyped });
    });
  }

  /** The pruned value, without defaults applied, and the faults of metadata: the first that cannot be decoded, or all. */
  read(value: JsonValue): { readonly pruned: JsonValue; readonly faults: readonly FieldError[] } {
    this.#undecoded.length = 0;
    const pruned = this.#prune()({ value })['value'] ?? null;
    const [fault] = this.#undecoded;
    if (fault === undefined) return { pruned, faults: this.#check()(value) };
    return { pruned, faults: [{ ...fault, field: fault.field.replace(/^value\.?/, '') }] };
  }
}

function withoutDefaults(tree: StructuralSchema): StructuralSchema {
  const { default: _default, ...node } = tree;
  return {
    ...node,
    // A null is validated here, not pruned.
    nullable: true,
    ...(node.items === undefined ? {} : { items: withoutDefaults(node.items) }),
    ...(node.properties === undefined
      ? {}
      : {
          properties: Object.fromEntries(
            Object.entries(node.properties).map(([name, child]) => [name, withoutDefaults(child)]),
          ),
        }),
    ...(isJsonObject(node.additionalProperties as JsonValue | undefined)
      ? { additionalProperties: withoutDefaults(node.additionalProperties!) }
      : {}),
  };
}
