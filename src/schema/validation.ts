import { isJsonObject } from '../json/own-property.js';
import type { JsonObject, JsonValue } from '../json/types.js';
import { type FieldError, MAX_FIELD_ERRORS } from '../meta/field-errors.js';
import type { FieldPath } from '../meta/field-path.js';
import { labelSelectorFaults } from '../meta/selectors/label-object.js';
import { duplicateItems, isUniqueList } from './list-types.js';
import { hasCheckedRules, ruleErrors } from './rules.js';
import type { StructuralSchema } from './structural.js';
import { fieldErrorsOf, type ValidateFunction } from './validator-errors.js';
import { compileWalk } from './walk.js';

/** The label selector of all kinds, which has its own rules and words. */
function isLabelSelector(node: StructuralSchema): boolean {
  return node.model?.endsWith('.meta.v1.LabelSelector') === true;
}

function faultsOf(
  node: StructuralSchema,
  value: JsonValue,
  before: JsonValue | undefined,
  path: FieldPath,
): readonly FieldError[] {
  if (isUniqueList(node)) return duplicateItems(node, value, path);
  if (isLabelSelector(node)) return isJsonObject(value) ? labelSelectorFaults(value, path) : NONE;
  return ruleErrors(node, value, before, path);
}

/** Every fault of an object in normal form; `stored` is the object before an update. */
export type Validation = (object: JsonObject, stored: JsonObject | undefined) => readonly FieldError[];

/** Limit of examined ajv errors; a choice yields several for one fault. */
const MAX_VALIDATOR_ERRORS = 10 * MAX_FIELD_ERRORS;

const NONE: readonly FieldError[] = Object.freeze([]);

/**
 * Compiles the schema's checks: first ajv's (`validator`: generated for a built-in kind, compiled at run time for a
 * custom one), then repeated keys and items of lists, then the declarative rules.
 */
export function compileValidation(schema: StructuralSchema, validator: ValidateFunction): Validation {
  const interesting = (node: StructuralSchema): boolean =>
    isUniqueList(node) || hasCheckedRules(node) || isLabelSelector(node);
  const walk = compileWalk(schema, interesting);
  return (object, stored) => {
    const errors: FieldError[] = [];
    if (!validator(object)) {
      const found = validator.errors ?? [];
      errors.push(...fieldErrorsOf(found.slice(0, MAX_VALIDATOR_ERRORS), object, schema));
    }
    walk(object, stored, (node, value, before, path) => {
      if (errors.length > MAX_FIELD_ERRORS) return;
      for (const error of faultsOf(node, value, before, path)) errors.push(error);
    });
    return errors.length === 0 ? NONE : errors;
  };
}
