import { getOwn, isJsonArray, isJsonObject } from '../../json/own-property.js';
import type { JsonObject, JsonValue } from '../../json/types.js';
import type { FieldError } from '../field-errors.js';
import { forbiddenValue, invalidValue, MAX_FIELD_ERRORS, required } from '../field-errors.js';
import { FieldPath } from '../field-path.js';
import { labelKeyFaults, labelValueFaults } from '../names.js';
import {
  EVERY_LABEL,
  NO_LABEL,
  labelRequirement,
  type LabelOperator,
  type LabelRequirement,
  type LabelSelector,
} from './label.js';

const OPERATORS: ReadonlyMap<JsonValue | undefined, LabelOperator> = new Map<JsonValue | undefined, LabelOperator>([
  ['In', 'in'],
  ['NotIn', 'notin'],
  ['Exists', 'exists'],
  ['DoesNotExist', '!'],
]);

function strings(value: JsonValue | undefined): string[] {
  return isJsonArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
}

/**
 * The selector of a LabelSelector object (`matchLabels`, `matchExpressions`): an absent object matches nothing, an
 * empty one everything.
 *
 * @returns the first fault as text when the object is invalid
 */
export function labelSelectorOf(object: JsonObject | undefined | null): LabelSelector | string {
  if (object === undefined || object === null) return NO_LABEL;
  const requirements: LabelRequirement[] = [];
  const add = (key: string, operator: LabelOperator, values: readonly string[]): string | undefined => {
    const made = labelRequirement(key, operator, values);
    if (typeof made === 'string') return made;
    requirements.push(made);
    return undefined;
  };
  const labels = getOwn(object, 'matchLabels');
  if (isJsonObject(labels)) {
    for (const [key, value] of Object.entries(labels)) {
      const fault = add(key, '=', [typeof value === 'string' ? value : '']);
      if (fault !== undefined) return fault;
    }
  }
  const expressions = getOwn(object, 'matchExpressions');
  for (const expression of isJsonArray(expressions) ? expressions : []) {
    if (!isJsonObject(expression)) return 'a match expression must be an object';
    const operator = OPERATORS.get(getOwn(expression, 'operator'));
    const key = getOwn(expression, 'key');
    if (operator === undefined)
      return `"${String(getOwn(expression, 'operator'))}" is not a valid label selector operator`;
    const fault = add(typeof key === 'string' ? key : '', operator, strings(getOwn(expression, 'values')));
    if (fault !== undefined) return fault;
  }
  if (requirements.length === 0) return EVERY_LABEL;
  const order = (left: LabelRequirement, right: LabelRequirement): number =>
    left.key < right.key ? -1 : left.key > right.key ? 1 : 0;
  return { requirements: requirements.sort(order), nothing: false };
}

/** Every fault of a LabelSelector object at `path`, as a kind's validation reports them. */
export function labelSelectorFaults(object: JsonObject, path: FieldPath = FieldPath.root): FieldError[] {
  const faults: FieldError[] = [];
  const labels = getOwn(object, 'matchLabels');
  if (isJsonObject(labels)) faults.push(...labelFaults(labels, path.child('matchLabels')));
  const expressions = getOwn(object, 'matchExpressions');
  for (const [index, expression] of (isJsonArray(expressions) ? expressions : []).entries()) {
    if (faults.length > MAX_FIELD_ERRORS) break;
    if (isJsonObject(expression)) {
      faults.push(...requirementFaults(expression, path.child('matchExpressions').index(index)));
    }
  }
  return faults;
}

/** Every fault of a map of labels at `path`. */
export function labelFaults(labels: JsonObject, path: FieldPath): FieldError[] {
  const faults: FieldError[] = [];
  for (const [key, value] of Object.entries(labels)) {
    if (faults.length > MAX_FIELD_ERRORS) break;
    for (const fault of labelKeyFaults(key)) faults.push(invalidValue(path, key, fault));
    if (typeof value !== 'string') continue;
    for (const fault of labelValueFaults(value)) faults.push(invalidValue(path, value, fault));
  }
  return faults;
}

/**
 * Every fault of one requirement at `path`.
 *
 * @param options `unknownOperators`: whether unknown operators are tolerated
 */
export function requirementFaults(
  expression: JsonObject,
  path: FieldPath,
  { unknownOperators = false }: { readonly unknownOperators?: boolean } = {},
): FieldError[] {
  const faults: FieldError[] = [];
  const operator = getOwn(expression, 'operator');
  const values = strings(getOwn(expression, 'values'));
  const known = OPERATORS.get(operator);
  if (known === 'in' || known === 'notin') {
    if (values.length === 0) {
      faults.push(required(path.child('values'), "must be specified when `operator` is 'In' or 'NotIn'"));
    }
  } else if (known === undefined) {
    if (!unknownOperators)
      faults.push(invalidValue(path.child('operator'), operator ?? '', 'not a valid selector operator'));
  } else if (values.length > 0) {
    faults.push(
      forbiddenValue(path.child('values'), "may not be specified when `operator` is 'Exists' or 'DoesNotExist'"),
    );
  }
  const key = getOwn(expression, 'key');
  for (const fault of labelKeyFaults(typeof key === 'string' ? key : '')) {
    faults.push(invalidValue(path.child('key'), key ?? '', fault));
  }
  for (const [index, value] of values.entries()) {
    if (faults.length > MAX_FIELD_ERRORS) break;
    for (const fault of labelValueFaults(value)) {
      faults.push(invalidValue(path.child('values').index(index), value, fault));
    }
  }
  return faults;
}
