import type { JsonObject } from '../json/types.js';
import { type FieldError, MAX_FIELD_ERRORS } from '../meta/field-errors.js';
import { duplicateItems, isUniqueList } from './list-types.js';
import { hasCheckedRules, ruleErrors } from './rules.js';
import type { StructuralSchema } from './structural.js';
import { fieldErrorsOf, type ValidateFunction } from './validator-errors.js';
import { compileWalk } from './walk.js';

/** Every fault of an object in normal form; `stored` is the object before an update. */
export type Validation = (object: JsonObject, stored: JsonObject | undefined) => readonly FieldError[];

/** Most of ajv's errors that are looked at; a choice yields several for one fault. */
const MAX_VALIDATOR_ERRORS = 10 * MAX_FIELD_ERRORS;

const NONE: readonly FieldError[] = Object.freeze([]);

/**
 * Compiles the schema's checks: first what ajv knows (`validator`: generated for a built-in kind, compiled at run time
 * for a custom one), then repeated keys and items of lists, then the declarative rules.
 */
export function compileValidation(schema: StructuralSchema, validator: ValidateFunction): Validation {
  const interesting = (node: StructuralSchema): boolean => isUniqueList(node) || hasCheckedRules(node);
  const walk = compileWalk(schema, interesting);
  return (object, stored) => {
    const errors: FieldError[] = [];
    if (!validator(object)) {
      const found = validator.errors ?? [];
      errors.push(...fieldErrorsOf(found.slice(0, MAX_VALIDATOR_ERRORS), object, schema));
    }
    walk(object, stored, (node, value, before, path) => {
      if (errors.length > MAX_FIELD_ERRORS) return;
      const found = isUniqueList(node) ? duplicateItems(node, value, path) : ruleErrors(node, value, before, path);
      for (const error of found) errors.push(error);
    });
    return errors.length === 0 ? NONE : errors;
  };
}
