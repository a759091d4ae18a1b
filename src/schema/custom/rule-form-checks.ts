import { type FieldError, invalidValue, notSupported, required } from '../../meta/field-errors.js';
import type { FieldPath } from '../../meta/field-path.js';
import { type JsonSchema, propertyOf, valuesOf } from './json-schema.js';

const REASONS = ['FieldValueDuplicate', 'FieldValueForbidden', 'FieldValueInvalid', 'FieldValueRequired'];

/**
 * The faults in the form of `x-kubernetes-validations`; expressions are checked when they are compiled.
 *
 * @param isSupported whether each keyword at and below the schema may occur in a structural schema; otherwise it is not
 *   known where a field path leads
 */
export function ruleFormErrors(schema: JsonSchema, path: FieldPath, isSupported: boolean): readonly FieldError[] {
  const errors: FieldError[] = [];
  for (const [index, each] of (schema['x-kubernetes-validations'] ?? []).entries()) {
    const at = path.child('x-kubernetes-validations').index(index);
    const { rule = '', message = '', messageExpression = '', reason, fieldPath = '' } = each;
    if (rule.trim() === '') errors.push(required(at.child('rule'), 'rule is not specified'));
    else if (message !== '' && message.trim() === '') {
      errors.push(invalidValue(at.child('message'), message, 'must be non-empty if specified'));
    } else if (hasLineBreak(message.trim())) {
      errors.push(invalidValue(at.child('message'), message, 'must not contain line breaks'));
    } else if (hasLineBreak(rule.trim()) && message.trim() === '') {
      errors.push(required(at.child('message'), 'message must be specified if rule contains line breaks'));
    }
    if (messageExpression !== '' && messageExpression.trim() === '') {
      errors.push(required(at.child('messageExpression'), 'messageExpression must be non-empty if specified'));
    }
    if (reason !== undefined && !REASONS.includes(reason))
      errors.push(notSupported(at.child('reason'), reason, REASONS));
    if (fieldPath === '') continue;
    if (fieldPath.trim() === '') {
      errors.push(invalidValue(at.child('fieldPath'), fieldPath, 'must be non-empty if specified'));
    }
    if (hasLineBreak(fieldPath))
      errors.push(invalidValue(at.child('fieldPath'), fieldPath, 'must not contain line breaks'));
    if (isSupported && !leadsSomewhere(schema, fieldPath)) {
      errors.push(invalidValue(at.child('fieldPath'), fieldPath, 'must be a valid path'));
    }
  }
  return errors;
}

function hasLineBreak(text: string): boolean {
  return /[\n\r]/.test(text);
}

/** A step of a path: `.name` or `['name']`, with inner quotes escaped. */
const STEP = /\.([^.[\]]+)|\['((?:[^'\\]|\\.)*)'\]/y;

/** Whether a path such as `.spec['a.b'].c` exists in the schema. */
function leadsSomewhere(root: JsonSchema, path: string): boolean {
  let schema: JsonSchema | undefined = root;
  let end = 0;
  for (STEP.lastIndex = 0; end < path.length; end = STEP.lastIndex) {
    const match = STEP.exec(path);
    if (match === null || schema === undefined) return false;
    const name = match[1] ?? match[2]!.replace(/\\(.)/g, '$1');
    schema = schema.properties === undefined ? valuesOf(schema) : propertyOf(schema, name);
    if (schema === undefined) return false;
  }
  return true;
}
