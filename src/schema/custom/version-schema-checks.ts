import type { JsonValue } from '../../json/types.js';
import { type FieldError, forbiddenValue, invalidValue, MOST_LOOKED_FOR } from '../../meta/field-errors.js';
import type { FieldPath } from '../../meta/field-path.js';
import { pushAll } from '../../meta/push-all.js';
import type { Steps } from '../../meta/steps.js';
import { checkRules } from '../cel/rule-checks.js';
import { defaultErrors } from './default-checks.js';
import type { DefinitionAllowance } from './definition-allowance.js';
import { hasRules, type JsonSchema, someSchema } from './json-schema.js';
import { type PlainSchemas, plainSchemas } from './plain-schemas.js';
import { schemaErrors } from './schema-checks.js';
import { structuralErrors, unsupportedKeyword } from './structural-checks.js';

/** Keywords of a schema's root when `status` is written separately, as the public API names them in its message. */
const ROOT_KEYWORDS: ReadonlyMap<string, string> = new Map([
  ['description', 'Description'],
  ['type', 'Type'],
  ['format', 'Format'],
  ['title', 'Title'],
  ['maximum', 'Maximum'],
  ['exclusiveMaximum', 'ExclusiveMaximum'],
  ['minimum', 'Minimum'],
  ['exclusiveMinimum', 'ExclusiveMinimum'],
  ['maxLength', 'MaxLength'],
  ['minLength', 'MinLength'],
  ['pattern', 'Pattern'],
  ['maxItems', 'MaxItems'],
  ['minItems', 'MinItems'],
  ['uniqueItems', 'UniqueItems'],
  ['multipleOf', 'MultipleOf'],
  ['required', 'Required'],
  ['items', 'Items'],
  ['properties', 'Properties'],
  ['externalDocs', 'ExternalDocs'],
  ['example', 'Example'],
  ['x-kubernetes-preserve-unknown-fields', 'XPreserveUnknownFields'],
  ['x-kubernetes-validations', 'XValidations'],
]);

/** What is known of a version besides its schema. */
export interface VersionSchemaOptions {
  /** Objects have a `status` subresource, which is validated by the schema alone as well. */
  readonly statusEnabled: boolean;
  /** The same schema is stored already, so its rules were compiled and their cost was accepted. */
  readonly rulesKnown: boolean;
  /** Of the whole definition. */
  readonly allowance: DefinitionAllowance;
}

/**
 * Every fault of one version's schema, found in steps.
 *
 * @param path of the schema (`spec.versions[0].schema.openAPIV3Schema`)
 */
export function* versionSchemaErrors(
  schema: JsonSchema,
  path: FieldPath,
  { statusEnabled, rulesKnown, allowance }: VersionSchemaOptions,
): Steps<readonly FieldError[]> {
  const errors: FieldError[] = statusEnabled ? rootErrors(schema, path) : [];
  if (schema.nullable === true) {
    errors.push(forbiddenValue(path.child('nullable'), 'nullable cannot be true at the root'));
  }
  const plain = yield* plainSchemas(schema);
  const unsupported = firstUnsupported(schema, plain);
  let isSound = unsupported === undefined;
  if (unsupported === undefined) {
    const structure = yield* structuralErrors(schema, path, allowance, plain);
    yield;
    const faults = structure.length > 0 ? structure : yield* defaultErrors(schema, path, allowance, plain);
    isSound = faults.length === 0;
    pushAll(errors, faults);
  }
  yield;
  const ofSchema = schemaErrors(schema, path, plain);
  yield;
  pushAll(errors, ofSchema);
  if (errors.length === 0 && unsupported !== undefined) {
    errors.push(invalidValue(path, '', `OpenAPIV3Schema ${unsupported}`));
  }
  // Rules come last, and excess faults are cut off at the end.
  if (!isSound || rulesKnown || errors.length >= MOST_LOOKED_FOR || !hasRules(schema, plain)) return errors;
  const faulty = ofSchema.map(({ field }) => field);
  return [...errors, ...(yield* checkRules(schema, { path, environment: allowance.environment, allowance, faulty }))];
}

function rootErrors(schema: JsonSchema, path: FieldPath): FieldError[] {
  if ((schema.type ?? 'object') !== 'object') {
    const why = 'only "object" is allowed as the type at the root of the schema if the status subresource is enabled';
    return [invalidValue(path.child('type'), schema.type, why)];
  }
  if (Object.keys(schema).every((keyword) => ROOT_KEYWORDS.has(keyword))) return [];
  const allowed = [...ROOT_KEYWORDS.values()].join(' ');
  const why = `only [${allowed}] fields are allowed at the root of the schema if the status subresource is enabled`;
  return [invalidValue(path, schema as unknown as JsonValue, why)];
}

/** The first keyword in a schema that no structural schema may have. */
function firstUnsupported(root: JsonSchema, plain: PlainSchemas): string | undefined {
  let found: string | undefined;
  const isUnsupported = (schema: JsonSchema): boolean => {
    found = unsupportedKeyword(schema);
    if (found === undefined && schema['x-kubernetes-preserve-unknown-fields'] === false) {
      found = "'x-kubernetes-preserve-unknown-fields' must be true or undefined";
    }
    return found !== undefined;
  };
  someSchema(root, isUnsupported, plain);
  return found;
}
